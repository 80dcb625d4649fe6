/**
 * The engine: the fold itself. It asks, judges, applies and settles one decision at a time. It knows no match, no
 * record and no undo (see match.ts); search and simulation use it directly.
 */

import type { Chance, EventSink } from './chance.ts';
import {
  type AnyGame,
  type Arranged,
  type Decision,
  eyesOf,
  type Frame,
  type Game,
  type MessageArgs,
  type Next,
  type Outcome,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  type Step,
  type Table,
  type Verb,
  type World,
} from './contract.ts';
import { at, last } from './list.ts';
import { ENDED, Playing } from './playing.ts';
import { copierOf, flag, int, list, maybe, problemsOf, record, type Shape, text } from './shape.ts';

export interface Engine<S, F extends Frame, P> {
  readonly game: Game<S, F, P>;
  /** A new world, run to its first question. */
  begin(setup: Setup, chance: Chance, events: EventSink): World<S, F>;
  /** A position somebody wrote, run to its first question unless it says who is asked. */
  resume(arranged: Arranged<S, F>, chance: Chance, events: EventSink): World<S, F>;
  copy(world: World<S, F>): World<S, F>;
  /** A world out of foreign JSON, or what is wrong with it. */
  adopt(json: unknown): Result<World<S, F>>;
  table(world: World<S, F>): Table<S, P>;
  /** Everything that comes into question for a seat with its verdict; empty for a seat that is not asked. */
  candidates(world: World<S, F>, seat: Seat): { readonly decision: Decision; readonly refusal: Refusal | null }[];
  /** Exactly the legal decisions of a seat. */
  legal(world: World<S, F>, seat: Seat): Decision[];
  /** The one judge: null if the seat may do this now, else why not. Total: it takes any decision from anybody. */
  check(world: World<S, F>, seat: Seat, decision: Decision): Refusal | null;
  /**
   * Carries out a decision that `check` or `legal` has just allowed in this very world, and settles.
   * Returns whether it set the undo barrier: chance fell, something was revealed, or sealed answers were opened.
   */
  play(world: World<S, F>, seat: Seat, decision: Decision, chance: Chance, events: EventSink): boolean;
}

/** An engine whose own types are nobody's business: see AnyGame. */
export type AnyEngine = Engine<unknown, Frame, unknown>;

/** More automatic steps than any rulebook has between two decisions: beyond it a procedure runs in circles. */
const SETTLE_LIMIT = 10_000;

const outcomeShape: Shape<Outcome> = record({ winners: list(int), rule: text, key: text });

export function engineOf<S, F extends Frame, P>(game: Game<S, F, P>): Engine<S, F, P> {
  const shape: Shape<World<S, F>> = record({
    state: game.shape,
    stack: list(game.frames),
    waiting: list(int),
    sealed: flag,
    over: maybe(outcomeShape),
  }) as unknown as Shape<World<S, F>>;
  const copy = copierOf(shape);
  const play = new Playing<S, P>(game.parts);

  const steps = readySteps<S, F, P>(game);

  const currentStep = (world: World<S, F>): ReadyStep<S, F, P> => {
    const frame = last(world.stack);
    const found = steps[frame.proc]?.[frame.at];
    if (!found) throw new Error(`${game.id}: no step ${frame.proc}.${frame.at}`);
    return found;
  };

  /** The verb of this name in a step: a short list is searched faster than a record, and has no inherited keys. */
  const verbNamed = (step: ReadyStep<S, F, P>, name: unknown): Verb<S, F, P> | null => {
    const { verbs } = step;
    for (let i = 0; i < verbs.length; i++) if (at(verbs, i).name === name) return at(verbs, i).verb;
    return null;
  };

  /** Follows `next` until somebody must decide. */
  const settle = (world: World<S, F>, first: Next): void => {
    let next = first;
    for (let n = 0; n < SETTLE_LIMIT; n++) {
      let result = 0;
      switch (next.kind) {
        case 'ask':
          // Not copied: `waiting` is only ever replaced, never changed in place.
          world.waiting = next.seats as Seat[];
          world.sealed = next.sealed;
          return;
        case 'step':
          last(world.stack).at = next.at;
          break;
        case 'call':
          last(world.stack).at = next.then;
          world.stack.push(next.frame as F);
          break;
        case 'done':
          world.stack.pop();
          result = next.result;
          if (world.stack.length === 0) throw new Error(`${game.id}: the last procedure is done, but nobody has won`);
          break;
        case 'over':
          end(world, next.outcome);
          return;
        case 'again':
          break;
        case 'more':
        case 'ready':
          throw new Error(`${game.id}: '${next.kind}' answers a sealed question only`);
      }
      next = currentStep(world).step.run(play, last(world.stack), result);
    }
    throw new Error(`${game.id}: no question after ${SETTLE_LIMIT} steps in ${last(world.stack).proc}`);
  };

  const end = (world: World<S, F>, outcome: Outcome | null): void => {
    world.over = outcome;
    world.waiting = [];
    world.sealed = false;
  };

  /** Runs a new world to its first question. */
  const open = (world: World<S, F>, chance: Chance, events: EventSink): void => {
    play.enter(world.state, chance, events);
    try {
      settle(world, AGAIN);
    } catch (e) {
      if (e !== ENDED) throw e;
      end(world, play.outcome);
    }
  };

  const table = (world: World<S, F>): Table<S, P> => ({ s: world.state, parts: game.parts });

  const check = (world: World<S, F>, seat: Seat, decision: Decision): Refusal | null => {
    if (world.over) return kernelRefusal('over', 'kernel.over', {});
    if (!world.waiting.includes(seat)) return kernelRefusal('not-asked', 'kernel.not-asked', {});
    const verb = verbNamed(currentStep(world), decision.verb);
    if (!verb) return kernelRefusal('unknown', 'kernel.unknown-verb', { verb: String(decision.verb) });
    if (decision.arg !== null && typeof decision.arg !== 'string' && typeof decision.arg !== 'number')
      return kernelRefusal('unknown', 'kernel.unknown-thing', { thing: typeof decision.arg });
    if (verb.things ? decision.arg === null : decision.arg !== null)
      return kernelRefusal('unknown', verb.things ? 'kernel.needs-thing' : 'kernel.needs-no-thing', {
        verb: decision.verb,
      });
    return verb.check(table(world), last(world.stack), seat, decision.arg);
  };

  const carryOut = (world: World<S, F>, seat: Seat, decision: Decision): void => {
    const current = currentStep(world);
    const frame = last(world.stack);
    const verb = verbNamed(current, decision.verb);
    if (!verb) throw new Error(`${game.id}: no verb ${decision.verb} in ${frame.proc}.${frame.at}`);
    if (!world.sealed) {
      settle(world, verb.apply(play, frame, seat, decision.arg));
      return;
    }
    play.privateTo(eyesOf(seat));
    const next = verb.apply(play, frame, seat, decision.arg);
    play.privateTo(null);
    if (next.kind === 'more') return;
    if (next.kind !== 'ready') throw new Error(`${game.id}: a sealed answer returned '${next.kind}'`);
    world.waiting = world.waiting.filter((s) => s !== seat);
    if (world.waiting.length > 0) return;
    const { opened } = current.step;
    if (!opened) throw new Error(`${game.id}: ${frame.proc}.${frame.at} asks sealed but cannot open`);
    world.sealed = false;
    play.reveal();
    settle(world, opened(play, frame));
  };

  return {
    game,
    copy,
    check,
    table,

    begin(setup, chance, events) {
      const { state, frame } = game.setup(setup, game.parts);
      const world = copy({ state, stack: [frame], waiting: [], sealed: false, over: null });
      open(world, chance, events);
      return world;
    },

    resume(arranged, chance, events) {
      const { state, stack, waiting, sealed, over } = arranged;
      const world = copy({ state, stack, waiting: waiting ?? [], sealed, over });
      if (!over && waiting === null) open(world, chance, events);
      return world;
    },

    adopt(json) {
      const problems: Problem[] = problemsOf(shape, json);
      return problems.length > 0 ? { ok: false, problems } : { ok: true, value: copy(json as World<S, F>) };
    },

    candidates(world, seat) {
      if (!world.waiting.includes(seat)) return [];
      const frame = last(world.stack);
      const t = table(world);
      const found: { decision: Decision; refusal: Refusal | null }[] = [];
      for (const { name, verb } of currentStep(world).verbs) {
        for (const arg of verb.things ? verb.things(t, frame, seat) : [null])
          found.push({ decision: { verb: name, arg }, refusal: verb.check(t, frame, seat, arg) });
      }
      return found;
    },

    legal(world, seat) {
      const found: Decision[] = [];
      if (!world.waiting.includes(seat)) return found;
      const frame = last(world.stack);
      const t = table(world);
      const { verbs } = currentStep(world);
      for (let v = 0; v < verbs.length; v++) {
        const { name, verb } = at(verbs, v);
        if (!verb.things) {
          if (!verb.check(t, frame, seat, null)) found.push({ verb: name, arg: null });
          continue;
        }
        const things = verb.things(t, frame, seat);
        for (let i = 0; i < things.length; i++) {
          const arg = at(things, i);
          if (!verb.check(t, frame, seat, arg)) found.push({ verb: name, arg });
        }
      }
      return found;
    },

    play(world, seat, decision, chance, events) {
      play.enter(world.state, chance, events);
      try {
        carryOut(world, seat, decision);
      } catch (e) {
        if (e !== ENDED) throw e;
        end(world, play.outcome);
      }
      return play.barrier;
    },
  };
}

/** A step with its verbs as a list: every decision looks it up and walks them. */
interface ReadyStep<S, F extends Frame, P> {
  readonly step: Step<S, F, P>;
  readonly verbs: readonly { readonly name: string; readonly verb: Verb<S, F, P> }[];
}

type ReadySteps<S, F extends Frame, P> = Record<string, Record<string, ReadyStep<S, F, P>>>;

function readySteps<S, F extends Frame, P>(game: Game<S, F, P>): ReadySteps<S, F, P> {
  const procedures = Object.entries<Readonly<Record<string, Step<S, F, P>>>>(game.procedures as never);
  return Object.fromEntries(
    procedures.map(([proc, procedure]) => [
      proc,
      Object.fromEntries(
        Object.entries(procedure).map(([at, step]) => [
          at,
          { step, verbs: Object.entries(step.verbs ?? {}).map(([name, verb]) => ({ name, verb })) },
        ]),
      ),
    ]),
  );
}

const AGAIN: Next = { kind: 'again' };

const engines = new WeakMap<AnyGame, AnyEngine>();

/** The engine of a game whose types are not known here. Made once a game: its copy code is compiled and worth keeping. */
export function anyEngineOf(game: AnyGame): AnyEngine {
  const known = engines.get(game);
  if (known) return known;
  const engine = engineOf(game) as AnyEngine;
  engines.set(game, engine);
  return engine;
}

function kernelRefusal(code: Refusal['code'], key: string, args: MessageArgs): Refusal {
  return { code, rule: '', key, args, blame: [] };
}
