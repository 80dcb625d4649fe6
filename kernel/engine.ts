/**
 * The engine: the fold itself. It asks, judges, applies and settles one decision at a time. It knows no match, no
 * record and no undo (see match.ts); search and simulation use it directly.
 */

import type { Chance, EventSink } from './chance.ts';
import type {
  AnyGame,
  Arranged,
  Decision,
  Frame,
  Game,
  GameTypes,
  MessageArgs,
  Next,
  Outcome,
  Problem,
  Refusal,
  Result,
  Seat,
  Setup,
  Step,
  Table,
  Verb,
  WorldOf,
} from './contract.ts';
import { at, last } from './list.ts';
import { ENDED, Playing } from './playing.ts';
import { copierOf, flag, int, list, maybe, problemsOf, record, type Shape, text } from './shape.ts';
import { Reading } from './table.ts';

export interface Engine<G extends GameTypes> {
  readonly game: Game<G>;
  /** A new world, run to its first question. */
  begin(setup: Setup, chance: Chance, events: EventSink): WorldOf<G>;
  /** A position somebody wrote, run to its first question unless it says who is asked. */
  resume(arranged: Arranged<G['state'], G['frame']>, chance: Chance, events: EventSink): WorldOf<G>;
  copy(world: WorldOf<G>): WorldOf<G>;
  /** A world out of foreign JSON, or what is wrong with it. */
  adopt(json: unknown): Result<WorldOf<G>>;
  /** What the rules read of a world. It shares no work: the world may change while somebody holds it. */
  table(world: WorldOf<G>): Table<G>;
  /** The procedure that a seat is in: its own if it is asked apart, else the one in progress. */
  frameOf(world: WorldOf<G>, seat: Seat): G['frame'];
  /** Everything that comes into question for a seat with its verdict; empty for a seat that is not asked. */
  candidates(world: WorldOf<G>, seat: Seat): { readonly decision: Decision; readonly refusal: Refusal | null }[];
  /** Exactly the legal decisions of a seat. */
  legal(world: WorldOf<G>, seat: Seat): Decision[];
  /** The legal decisions without those that differ from another in form only. */
  distinct(world: WorldOf<G>, seat: Seat): Decision[];
  /** The one judge: null if the seat may do this now, else why not. Total: it takes any decision from anybody. */
  check(world: WorldOf<G>, seat: Seat, decision: Decision): Refusal | null;
  /**
   * Carries out a decision that `check` or `legal` has just allowed in this very world, and settles.
   * Returns whether it set the undo barrier: chance fell, something was revealed, others are asked in secret, or sealed answers
   * were opened.
   */
  play(world: WorldOf<G>, seat: Seat, decision: Decision, chance: Chance, events: EventSink): boolean;
}

/** The types of a game that nobody here knows: see AnyGame. */
export interface UnknownTypes extends GameTypes {
  readonly state: unknown;
  readonly frame: Frame;
  readonly components: unknown;
}

/** An engine whose own types are nobody's business: see AnyGame. */
export type AnyEngine = Engine<UnknownTypes>;

/** More automatic steps than any rulebook has between two decisions: beyond it a procedure runs in circles. */
const SETTLE_LIMIT = 10_000;

const outcomeShape: Shape<Outcome> = record({ winners: list(int), rule: text, key: text });

export function engineOf<G extends GameTypes>(game: Game<G>): Engine<G> {
  type W = WorldOf<G>;
  const shape: Shape<W> = record({
    state: game.shape,
    stack: list(game.frames),
    waiting: list(int),
    sealed: flag,
    apart: list(record({ seat: int, stack: list(game.frames) })),
    over: maybe(outcomeShape),
  }) as unknown as Shape<W>;
  const copy = copierOf(shape);
  const play = new Playing<G>(game.components);

  const steps = readySteps<G>(game);

  const stepOf = (frame: G['frame']): ReadyStep<G> => {
    const found = steps[frame.proc]?.[frame.at];
    if (!found) throw new Error(`${game.id}: no step ${frame.proc}.${frame.at}`);
    return found;
  };

  /** The verb of this name in a step: a short list is searched faster than a record, and has no inherited keys. */
  const verbNamed = (step: ReadyStep<G>, name: unknown): Verb<G, G['frame']> | null => {
    const { verbs } = step;
    for (let i = 0; i < verbs.length; i++) if (at(verbs, i).name === name) return at(verbs, i).verb;
    return null;
  };

  /** The procedures that a seat goes through by itself, or null. */
  const ownStack = (world: W, seat: Seat): G['frame'][] | null => {
    if (world.apart.length === 0) return null;
    return world.apart.find((one) => one.seat === seat)?.stack ?? null;
  };

  const frameOf = (world: W, seat: Seat): G['frame'] => last(ownStack(world, seat) ?? world.stack);

  const listing = (world: W, seat: Seat): Table<G> =>
    new Reading<G>(world.state, game.components, world.stack, ownStack(world, seat), true);

  const wrong = (text: string): Error => new Error(`${game.id}: ${text}`);

  /**
   * Follows `next` until somebody must decide. With `alone`: on the procedures of this seat, which is asked apart, until it
   * must decide or is ready.
   */
  const settle = (world: W, stack: G['frame'][], alone: Seat | null, first: Next): void => {
    let next = first;
    for (let n = 0; n < SETTLE_LIMIT; n++) {
      let result = 0;
      switch (next.kind) {
        case 'ask':
          if (alone !== null) {
            if (next.sealed || next.seats.length !== 1 || next.seats[0] !== alone)
              throw wrong(`a procedure of seat ${alone} alone asks others`);
            return;
          }
          // Not copied: `waiting` is only ever replaced, never changed in place.
          world.waiting = next.seats as Seat[];
          world.sealed = next.sealed;
          return;
        case 'step':
          last(stack).at = next.at;
          break;
        case 'call':
          last(stack).at = next.then;
          stack.push(next.frame);
          break;
        case 'done':
          if (alone !== null && stack.length === 1) {
            world.waiting = world.waiting.filter((seat) => seat !== alone);
            return;
          }
          stack.pop();
          result = next.result;
          if (stack.length === 0) throw wrong('the last procedure is done, but nobody has won');
          break;
        case 'again':
          break;
        case 'apart':
          if (alone !== null) throw wrong(`a procedure of seat ${alone} alone asks others`);
          part(world, next.own);
          if (world.waiting.length > 0) return;
          next = opening(world);
          continue;
        case 'over':
          if (alone !== null) throw wrong(`a procedure of seat ${alone} alone ends the game`);
          end(world, next.outcome);
          return;
        case 'more':
        case 'ready':
          throw wrong(`'${next.kind}' answers a sealed question only`);
      }
      const frame = last(stack);
      next = stepOf(frame).step.run(play, frame, result);
    }
    throw wrong(`no question after ${SETTLE_LIMIT} steps in ${last(stack).proc}`);
  };

  /** Each of these seats goes its own way, up to its first question. */
  const part = (world: W, own: readonly { readonly seat: Seat; readonly frame: Frame }[]): void => {
    const inOrder = own.toSorted((a, b) => a.seat - b.seat);
    world.apart = inOrder.map(({ seat, frame }) => ({ seat, stack: [frame] }));
    world.waiting = inOrder.map(({ seat }) => seat);
    world.sealed = true;
    for (const { seat, stack } of world.apart) {
      play.keepTo(seat, stack);
      settle(world, stack, seat, AGAIN);
    }
    play.keepTo(null, null);
  };

  /** All have answered: what the step makes of it. */
  const opening = (world: W): Next => {
    const frame = last(world.stack);
    const { opened } = stepOf(frame).step;
    if (!opened) throw wrong(`${frame.proc}.${frame.at} asks sealed but cannot open`);
    const own = world.apart.map(({ seat, stack }) => ({ seat, frame: at(stack, 0) }));
    world.sealed = false;
    world.apart = [];
    play.reveal();
    return opened(play, frame, own);
  };

  const end = (world: W, outcome: Outcome | null): void => {
    world.over = outcome;
    world.waiting = [];
    world.sealed = false;
    world.apart = [];
  };

  /** Runs a new world to its first question. */
  const open = (world: W, chance: Chance, events: EventSink): void => {
    play.enter(world, chance, events);
    try {
      settle(world, world.stack, null, AGAIN);
    } catch (e) {
      if (e !== ENDED) throw e;
      end(world, play.outcome);
    }
  };

  const check = (world: W, seat: Seat, decision: Decision): Refusal | null => {
    if (world.over) return kernelRefusal('over', 'kernel.over', {});
    if (!world.waiting.includes(seat)) return kernelRefusal('not-asked', 'kernel.not-asked', {});
    const frame = frameOf(world, seat);
    const verb = verbNamed(stepOf(frame), decision.verb);
    if (!verb) return kernelRefusal('unknown', 'kernel.unknown-verb', { verb: String(decision.verb) });
    if (decision.arg !== null && typeof decision.arg !== 'string' && typeof decision.arg !== 'number')
      return kernelRefusal('unknown', 'kernel.unknown-thing', { thing: typeof decision.arg });
    if (verb.things ? decision.arg === null : decision.arg !== null)
      return kernelRefusal('unknown', verb.things ? 'kernel.needs-thing' : 'kernel.needs-no-thing', {
        verb: decision.verb,
      });
    return verb.check(listing(world, seat), frame, seat, decision.arg);
  };

  const carryOut = (world: W, seat: Seat, decision: Decision): void => {
    const own = ownStack(world, seat);
    const frame = last(own ?? world.stack);
    const verb = verbNamed(stepOf(frame), decision.verb);
    if (!verb) throw wrong(`no verb ${decision.verb} in ${frame.proc}.${frame.at}`);
    if (!world.sealed) {
      settle(world, world.stack, null, verb.apply(play, frame, seat, decision.arg));
      return;
    }
    play.keepTo(seat, own);
    const next = verb.apply(play, frame, seat, decision.arg);
    if (own) settle(world, own, seat, next);
    else if (next.kind === 'ready') world.waiting = world.waiting.filter((s) => s !== seat);
    else if (next.kind !== 'more') throw wrong(`a sealed answer returned '${next.kind}'`);
    play.keepTo(null, null);
    if (world.waiting.length === 0) settle(world, world.stack, null, opening(world));
  };

  const engine: Engine<G> = {
    game,
    copy,
    check,
    frameOf,
    table: (world) => new Reading<G>(world.state, game.components, world.stack),

    begin(setup, chance, events) {
      const { state, frame } = game.setup(setup, game.components);
      const world = copy({ state, stack: [frame], waiting: [], sealed: false, apart: [], over: null });
      open(world, chance, events);
      return world;
    },

    resume(arranged, chance, events) {
      const { state, stack, waiting, sealed, apart, over } = arranged;
      const world = copy({ state, stack, waiting: waiting ?? [], sealed, apart: apart ?? [], over });
      if (!over && waiting === null) open(world, chance, events);
      return world;
    },

    adopt(json) {
      const problems: Problem[] = problemsOf(shape, json);
      return problems.length > 0 ? { ok: false, problems } : { ok: true, value: copy(json as W) };
    },

    candidates(world, seat) {
      if (!world.waiting.includes(seat)) return [];
      const frame = frameOf(world, seat);
      const t = listing(world, seat);
      const found: { decision: Decision; refusal: Refusal | null }[] = [];
      for (const { name, verb } of stepOf(frame).verbs) {
        for (const arg of verb.things ? verb.things(t, frame, seat) : [null])
          found.push({ decision: { verb: name, arg }, refusal: verb.check(t, frame, seat, arg) });
      }
      return found;
    },

    legal(world, seat) {
      const found: Decision[] = [];
      if (!world.waiting.includes(seat)) return found;
      const frame = frameOf(world, seat);
      const t = listing(world, seat);
      const { verbs } = stepOf(frame);
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

    distinct(world, seat) {
      const frame = frameOf(world, seat);
      const t = listing(world, seat);
      const isFormal = ({ verb, arg }: Decision) => verbNamed(stepOf(frame), verb)?.formal?.(t, frame, seat, arg);
      return engine.legal(world, seat).filter((decision) => !isFormal(decision));
    },

    play(world, seat, decision, chance, events) {
      play.enter(world, chance, events);
      const { sealed } = world;
      try {
        carryOut(world, seat, decision);
      } catch (e) {
        if (e !== ENDED) throw e;
        end(world, play.outcome);
      }
      // Others are asked in secret: if what led there could be taken back until they answer, one could see that they have.
      return play.barrier || (!sealed && world.sealed && world.waiting.some((other) => other !== seat));
    },
  };
  return engine;
}

/** A step with its verbs as a list: every decision looks it up and walks them. */
interface ReadyStep<G extends GameTypes> {
  readonly step: Step<G, G['frame']>;
  readonly verbs: readonly { readonly name: string; readonly verb: Verb<G, G['frame']> }[];
}

type ReadySteps<G extends GameTypes> = Record<string, Record<string, ReadyStep<G>>>;

function readySteps<G extends GameTypes>(game: Game<G>): ReadySteps<G> {
  const procedures = Object.entries<Readonly<Record<string, Step<G, G['frame']>>>>(game.procedures as never);
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
