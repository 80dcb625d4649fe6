/**
 * Non-interference: what a seat cannot see must not show. Whatever is hidden from some eyes is scrambled by the game's
 * `reimagine`; what these eyes get stays byte-identical, now and after anybody's next decision, unless the kernel has
 * set an undo barrier there.
 */

import { type Chance, chanceOf, rngOf } from '../chance.ts';
import type { AnyGame, Arg, Decision, Eyes, GameEvent, Seat } from '../contract.ts';
import { eyesOf, SPECTATOR, sees } from '../contract.ts';
import type { AnyEngine } from '../engine.ts';
import { range } from '../list.ts';
import { visibleTo } from '../match.ts';
import { windowAt } from '../standing.ts';
import { labelIn, questionIn } from '../text.ts';
import {
  type AnyWorld,
  attempt,
  count,
  type Offer,
  offersOf,
  type Property,
  pickOf,
  type Report,
  type Run,
  type Size,
  sampled,
  type Trouble,
  trouble,
  walk,
} from './common.ts';
import { difference, invariantTrouble } from './random-games.ts';

/** A computer player, as far as the suite is concerned: must choose the same whatever it cannot see. */
export type Mind = (engine: AnyEngine, world: AnyWorld, seat: Seat, seed: string) => Decision | null;

export interface Interference {
  readonly mind?: Mind;
  /**
   * By default a log line may say no more than the view afterwards lets one know (else `reimagine`, which keeps to the
   * view, forgets it). True for a game that shows things and hides them again; by default as the game says.
   */
  readonly logOutlivesView?: boolean;
  /**
   * By default the same eyes and the same numbers must make the same world wherever they start, or a mind could tell the
   * truth from what it is given. True to let that pass.
   */
  readonly reimagineMayDiffer?: boolean;
}

const FOREIGN = 12;
const PLAYOUT = 20;

export function nonInterferenceProperty(how: Interference = {}): Property {
  return {
    name: 'non-interference',
    unit: 'scrambles',
    rate: 0.15,
    trial(run) {
      const things = new Set<Arg>();
      return walk(run, {
        position(world, offers) {
          if (!sampled(run)) return null;
          for (const seat of world.waiting)
            for (const { decision } of run.engine.candidates(world, seat))
              if (decision.arg !== null && things.size < 500) things.add(decision.arg);
          const foreign = things.size > 0 ? range(FOREIGN).map(() => pickOf([...things], run.rng)) : [];
          for (let n = run.rate >= 1 ? 4 : 1; n > 0; n--) {
            const found = scramble(run, world, offers, foreign, how);
            if (found) return found;
          }
          return null;
        },
      });
    },
  };
}

export const nonInterference = (game: AnyGame, size: Size, how: Interference = {}): Report =>
  attempt(nonInterferenceProperty(how), game, size);

/** Every seat, the spectator, and somebody who holds several seats. */
function eyesAt({ setup, rng }: Run): Eyes[] {
  return [SPECTATOR, ...range(setup.seats).map(eyesOf), 1 + rng(2 ** setup.seats - 1)];
}

function scramble(
  run: Run,
  world: AnyWorld,
  offers: readonly Offer[],
  foreign: readonly Arg[],
  how: Interference,
): Trouble | null {
  const { engine, rng } = run;
  const move = pickOf(offers, rng);
  const next = move.legal.length > 0 ? { seat: move.seat, decision: pickOf(move.legal, rng) } : null;
  const original = JSON.stringify(world);
  for (const eyes of eyesAt(run)) {
    count(run, 'scrambles');
    const seed = `${rng(2 ** 30)}`;
    const other = engine.copy(world);
    engine.game.reimagine(engine.table(other), other, eyes, rngOf(seed));
    const text = JSON.stringify(other);
    if (text !== original) count(run, 'scrambles that changed something');
    const found =
      sanity(run, world, other, eyes, text) ??
      same(run, world, other, eyes, foreign) ??
      (how.reimagineMayDiffer ? null : canonical(run, other, eyes, seed, text)) ??
      choices(run, world, other, eyes, seed, how) ??
      (next ? afterwards(run, world, other, eyes, next, how) : null) ??
      playout(run, other);
    if (found) return found;
  }
  if (JSON.stringify(world) !== original)
    return trouble('reimagining changes the original', difference(original, world));
  return null;
}

const name = (run: Run, eyes: Eyes): string =>
  eyes === SPECTATOR
    ? 'a spectator'
    : `seat ${range(run.setup.seats)
        .filter((seat) => sees(eyes, seat))
        .join(' and ')}`;

/** A reimagined world is a world of the game, with the same question. */
function sanity(run: Run, world: AnyWorld, other: AnyWorld, eyes: Eyes, text: string): Trouble | null {
  const adopted = run.engine.adopt(JSON.parse(text));
  if (!adopted.ok) return trouble('a reimagined world is malformed', JSON.stringify(adopted.problems));
  if (JSON.stringify([world.waiting, world.sealed]) !== JSON.stringify([other.waiting, other.sealed]))
    return trouble(
      'a reimagined world asks others',
      `${other.waiting} instead of ${world.waiting} for ${name(run, eyes)}`,
    );
  const broken = invariantTrouble(run, other);
  if (broken) return trouble(`reimagined: ${broken.kind}`, `${broken.detail} (for ${name(run, eyes)})`);
  for (const { seat, legal } of offersOf(run.engine, other))
    if (legal.length === 0) return trouble('reimagined: dead end', `seat ${seat} (for ${name(run, eyes)})`);
  return null;
}

/** What the eyes get of a position, by name. */
function seen(run: Run, world: AnyWorld, eyes: Eyes, foreign: readonly Arg[]): Record<string, string> {
  const { engine, setup } = run;
  const parts: Record<string, string> = { view: viewOf(engine, world, eyes), asked: JSON.stringify(world.waiting) };
  for (const seat of range(setup.seats)) {
    if (!sees(eyes, seat) || !world.waiting.includes(seat)) continue;
    const candidates = engine.candidates(world, seat);
    const [table, frame] = [engine.table(world), engine.frameOf(world, seat)];
    const labels = candidates.map(({ decision }) => labelIn(engine.game, table, frame, seat, decision));
    parts['prompt'] = `${parts['prompt'] ?? ''}${JSON.stringify(questionIn(engine.game, table, frame, seat))}`;
    parts['labels'] = `${parts['labels'] ?? ''}${JSON.stringify(labels)}`;
    parts['offers'] = `${parts['offers'] ?? ''}${JSON.stringify(engine.legal(world, seat))}`;
    parts['refusals'] = `${parts['refusals'] ?? ''}${JSON.stringify(candidates)}`;
    const grounds = windowAt(engine, frame)?.grounds ?? {};
    const held = Object.entries(grounds).filter(([, ground]) => ground.holds(table, frame, seat));
    parts['grounds'] = `${parts['grounds'] ?? ''}${held.map(([ground]) => ground)}`;
    const verbs = [...new Set(candidates.filter((c) => c.decision.arg !== null).map((c) => c.decision.verb))];
    const strange = verbs.flatMap((verb) => foreign.map((arg) => engine.check(world, seat, { verb, arg })));
    const last = parts['refusals of what is not offered'] ?? '';
    parts['refusals of what is not offered'] = `${last}${JSON.stringify(strange)}`;
  }
  return parts;
}

const viewOf = (engine: AnyEngine, world: AnyWorld, eyes: Eyes): string =>
  JSON.stringify(engine.game.view(engine.table(world), world, eyes));

function same(run: Run, world: AnyWorld, other: AnyWorld, eyes: Eyes, foreign: readonly Arg[]): Trouble | null {
  const [mine, theirs] = [seen(run, world, eyes, foreign), seen(run, other, eyes, foreign)];
  for (const part of new Set([...Object.keys(mine), ...Object.keys(theirs)]))
    if (mine[part] !== theirs[part])
      return trouble(
        `the ${part} shows what is hidden`,
        `to ${name(run, eyes)}, ${difference(mine[part] ?? '', theirs[part] ?? '')}`,
      );
  return null;
}

function canonical(run: Run, other: AnyWorld, eyes: Eyes, seed: string, text: string): Trouble | null {
  const { engine } = run;
  const again = engine.copy(other);
  engine.game.reimagine(engine.table(again), again, eyes, rngOf(seed));
  if (JSON.stringify(again) === text) return null;
  return trouble('reimagine depends on what is hidden', `from ${name(run, eyes)}, ${difference(text, again)}`);
}

function choices(
  run: Run,
  world: AnyWorld,
  other: AnyWorld,
  eyes: Eyes,
  seed: string,
  how: Interference,
): Trouble | null {
  const { mind } = how;
  if (!mind) return null;
  for (const seat of world.waiting) {
    if (eyes !== eyesOf(seat)) continue;
    count(run, 'choices of a mind');
    const [mine, theirs] = [world, other].map((w) => JSON.stringify(mind(run.engine, run.engine.copy(w), seat, seed)));
    if (mine !== theirs)
      return trouble('the choice of a mind shows what is hidden', `seat ${seat}: ${mine}, ${theirs}`);
  }
  return null;
}

/** The same decision in both worlds with the same dice: does anybody learn what nothing allows them to know? */
function afterwards(
  run: Run,
  world: AnyWorld,
  other: AnyWorld,
  eyes: Eyes,
  move: { readonly seat: Seat; readonly decision: Decision },
  how: Interference,
): Trouble | null {
  const { engine, rng } = run;
  const { seat, decision } = move;
  if (engine.check(other, seat, decision)) return null;
  const seed = `${rng(2 ** 30)}`;
  const play = (from: AnyWorld) => {
    const to = engine.copy(from);
    const events: GameEvent[] = [];
    const barrier = engine.play(to, seat, decision, diceOf(seed), events);
    const log = JSON.stringify(events.filter((e) => visibleTo(e, eyes)).map((e) => [e.key, e.args, e.rule]));
    return { to, log, barrier, view: viewOf(engine, to, eyes) };
  };
  const [mine, theirs] = [play(world), play(other)];
  count(run, 'decisions compared');
  const what = (): string => `${decision.verb} ${decision.arg ?? ''} by seat ${seat} for ${name(run, eyes)}`;
  // Learned by the seat itself or shown to others: neither can be taken back.
  if (!mine.barrier && !theirs.barrier) {
    if (mine.view !== theirs.view)
      return trouble(
        `no barrier, but the view shows what was hidden`,
        `${what()}, ${difference(mine.view, theirs.view)}`,
      );
    if (mine.log !== theirs.log)
      return trouble(`no barrier, but the log shows what was hidden`, `${what()}, ${difference(mine.log, theirs.log)}`);
  }
  const forgets = how.logOutlivesView ?? engine.game.reshuffles ?? false;
  if (!forgets && mine.view === theirs.view && mine.log !== theirs.log)
    return trouble('the log shows what the view hides', `${what()}, ${difference(mine.log, theirs.log)}`);
  if (world.sealed && !sees(eyes, seat) && mine.to.sealed && mine.to.waiting.length === world.waiting.length) {
    if (mine.view !== viewOf(engine, world, eyes) || mine.log !== '[]') return trouble('a sealed answer shows', what());
  }
  return null;
}

const diceOf = (seed: string): Chance => chanceOf(rngOf(seed));

/** Minds play on in such worlds: that must work. */
function playout(run: Run, other: AnyWorld): Trouble | null {
  const { engine, rng } = run;
  if (rng(8) > 0) return null;
  for (let n = 0; n < PLAYOUT && !other.over; n++) {
    const { seat, legal } = pickOf(offersOf(engine, other), rng);
    if (legal.length === 0) return trouble('reimagined: dead end', `seat ${seat}, some decisions later`);
    engine.play(other, seat, pickOf(legal, rng), chanceOf(rng), null);
    const broken = invariantTrouble(run, other);
    if (broken) return trouble(`reimagined: ${broken.kind}`, `${broken.detail}, some decisions later`);
  }
  return null;
}
