/** Wrong hands: whatever is not on a seat's list is refused, whoever sends it, and nothing changes. */

import type { AnyGame, Arg, Decision, Seat } from '../contract.ts';
import { range } from '../list.ts';
import { act, type Match, seqOf } from '../match.ts';
import {
  attempt,
  count,
  type Property,
  pickOf,
  type Report,
  type Run,
  type Size,
  sampled,
  type Trouble,
  trouble,
} from './common.ts';
import { type MatchVisitor, walkMatch } from './matches.ts';
import { refusalTrouble } from './messages.ts';
import { difference } from './random-games.ts';

/** A click somebody sends: seat and decision may be anything that JSON can say. */
interface Probe {
  readonly seat: unknown;
  readonly verb: unknown;
  readonly arg: unknown;
  readonly seq: number | null;
}

const NO_ARGS: readonly unknown[] = [
  ...[0, -1, 1, 2, 1e9, 1e308, -0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
  ...['', ' ', '0', '-1', 'NaN', 'null', 'tile:999', 'tile:', ':', 'card:-1', 'seat:0', 'seat:99', 'x'.repeat(5000)],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0,0', 'cell:0,0', '\u0000', '\ud800'],
  ...[true, false, [], {}, ['card:1'], { verb: 'x' }, [[[]]], undefined, null],
];
const NO_VERBS: readonly unknown[] = [
  ...['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', '', ' ', 'undo', 'PASS', 'x'.repeat(5000)],
  ...[null, undefined, 0, 1, true, [], {}, ['stop']],
];
const NO_SEATS: readonly unknown[] = [-1, 99, 0.5, Number.NaN, '0', '', null, [], [0], {}, true];
const NO_SEQS: readonly number[] = [-1, 1e9, 0.5, Number.NaN];

/** How many probes are sent at one position, if not all. */
const AT_ONCE = 60;
/** How many of the junk and the strange arguments are tried at one position. */
const STRANGE = 24;

export const wrongHandsProperty: Property = {
  name: 'wrong hands',
  unit: 'probes',
  rate: 0.1,
  trial(run) {
    const things = new Set<Arg>();
    let late: Decision | null = null;
    const visitor: MatchVisitor = {
      position(match) {
        for (const seat of match.world.waiting)
          for (const { decision } of sampled(run) ? run.engine.candidates(match.world, seat) : [])
            if (decision.arg !== null && things.size < 500) things.add(decision.arg);
        return sampled(run) ? refused(run, match, probesOf(run, match, [...things])) : null;
      },
      step(match, made, seq) {
        // The same click once more, as it was made: its table is gone.
        const twice = { seat: made.seat, verb: made.decision.verb, arg: made.decision.arg };
        const before = late;
        late = made.decision;
        if (!sampled(run)) return null;
        const probes: Probe[] = [
          { ...twice, seq },
          { ...twice, seq: null },
        ];
        if (before) for (const seat of range(run.setup.seats)) probes.push({ ...before, seat, seq: null });
        return refused(run, match, probes);
      },
      end: (match) =>
        refused(
          run,
          match,
          [...things, null].flatMap((arg) => afterTheEnd(run, arg, late)),
        ),
    };
    return walkMatch(run, visitor);
  },
};

export const wrongHands = (game: AnyGame, size: Size): Report => attempt(wrongHandsProperty, game, size);

function afterTheEnd({ setup }: Run, arg: Arg | null, late: Decision | null): Probe[] {
  return range(setup.seats).map((seat) => ({ seat, verb: late?.verb ?? 'stop', arg, seq: null }));
}

function probesOf(run: Run, match: Match, things: readonly Arg[]): Probe[] {
  const { rng, engine, setup } = run;
  const { world } = match;
  const probes: Probe[] = [];
  const seats: unknown[] = [...range(setup.seats), ...NO_SEATS];
  const verbs = new Set<string>();
  const some = (junk: readonly unknown[]): unknown =>
    things.length > 0 && rng(2) === 0 ? pickOf(things, rng) : junk[rng(junk.length)];
  for (const asked of world.waiting) {
    for (const { verb, arg } of engine.legal(world, asked)) {
      verbs.add(verb);
      for (const seat of seats) if (seat !== asked) probes.push({ seat, verb, arg, seq: null });
      probes.push({ seat: asked, verb, arg, seq: pickOf(NO_SEQS, rng) });
      probes.push({ seat: asked, verb, arg: some(NO_ARGS), seq: null });
    }
    for (const { decision, refusal } of engine.candidates(world, asked))
      if (refusal) probes.push({ seat: asked, ...decision, seq: seqOf(match, asked) });
  }
  const junk = run.rate >= 1 ? NO_ARGS : range(STRANGE).map(() => some(NO_ARGS));
  for (const seat of world.waiting) {
    for (const arg of junk) probes.push({ seat, verb: pickOf([...verbs], rng), arg, seq: null });
    for (const verb of NO_VERBS) probes.push({ seat, verb, arg: some(NO_ARGS), seq: null });
  }
  // Rather a few at many positions than all at a few.
  return run.rate >= 1 || probes.length <= AT_ONCE ? probes : range(AT_ONCE).map(() => pickOf(probes, rng));
}

/** Sends the probes that are not legal; all must be refused with a reason, and the match stay as it is. */
function refused(run: Run, match: Match, probes: readonly Probe[]): Trouble | null {
  const { engine } = run;
  const { world } = match;
  const text = JSON.stringify(world);
  const entries = match.entries.length;
  const legal = new Map(world.waiting.map((seat) => [seat, new Set(engine.legal(world, seat).map(nameOf))]));
  for (const probe of probes) {
    const { seat, verb, arg, seq } = probe;
    const stale = seq !== null && seq !== match.clocks[seat as Seat];
    if (!stale && legal.get(seat as Seat)?.has(nameOf({ verb, arg }))) continue;
    count(run, 'probes');
    const what = (): string =>
      `${verbOf(verb)} by seat ${JSON.stringify(seat)}: ${JSON.stringify({ ...probe, arg: brief(arg) })}`;
    const answer = act(match, seat as Seat, { verb, arg } as Decision, seq);
    if (answer.ok) return trouble(`accepted from wrong hands: ${verbOf(verb)}`, what());
    if (stale && answer.refusal.code !== 'stale') return trouble('a stale click is not called stale', what());
    const bad = refusalTrouble(engine.game, answer.refusal);
    if (bad) return trouble(bad.kind, `${bad.detail} (${what()})`);
  }
  if (match.world !== world || match.entries.length !== entries || JSON.stringify(world) !== text)
    return trouble('a refused decision changes the match', difference(text, match.world));
  return null;
}

const verbOf = (verb: unknown): string => (typeof verb === 'string' ? verb.slice(0, 40) : typeof verb);
const brief = (arg: unknown): unknown => (typeof arg === 'string' && arg.length > 100 ? `${arg.slice(0, 97)}...` : arg);

/** A decision's name: equal only if verb and argument are the same and of the same type. */
function nameOf({ verb, arg }: { readonly verb: unknown; readonly arg: unknown }): string {
  if (typeof arg === 'number' || typeof arg === 'string') return `${typeof verb} ${verb} ${typeof arg} ${arg}`;
  return arg === null ? `${typeof verb} ${verb}` : `${typeof verb} ${verb} ${typeof arg}!`;
}
