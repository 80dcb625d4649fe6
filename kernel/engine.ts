/**
 * The engine: the fold itself. It asks, judges, applies and settles one decision at a time. It knows no match, no
 * record and no undo (see match.ts); search and simulation use it directly.
 */

import { type Chance, type EventSink, NO_EVENTS } from './chance.ts';
import {
  type AnyGame,
  type Arranged,
  type Decision,
  type Eyes,
  eyesOf,
  type Frame,
  type Game,
  type MessageArgs,
  type Next,
  type Outcome,
  type Play,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  type Step,
  type Table,
  type World,
} from './contract.ts';
import { at, last } from './list.ts';
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

const ENDED = Symbol('the game is over');

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

  const currentStep = (world: World<S, F>): Step<S, F, P> => {
    const frame = last(world.stack);
    const procedure = game.procedures[frame.proc as F['proc']] as Readonly<Record<string, Step<S, F, P>>>;
    const found = procedure?.[frame.at];
    if (!found) throw new Error(`${game.id}: no step ${frame.proc}.${frame.at}`);
    return found;
  };

  /** Follows `next` until somebody must decide. */
  const settle = (world: World<S, F>, first: Next): void => {
    let next = first;
    for (let n = 0; n < SETTLE_LIMIT; n++) {
      let result = 0;
      switch (next.kind) {
        case 'ask':
          world.waiting = [...next.seats];
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
        case 'again':
          break;
        case 'more':
        case 'ready':
          throw new Error(`${game.id}: '${next.kind}' answers a sealed question only`);
      }
      next = currentStep(world).run(play, last(world.stack), result);
    }
    throw new Error(`${game.id}: no question after ${SETTLE_LIMIT} steps in ${last(world.stack).proc}`);
  };

  /** Runs `work` on the world with the given chance and log; true if the barrier was set. */
  const during = (world: World<S, F>, chance: Chance, events: EventSink, work: () => void): boolean => {
    play.enter(world.state, chance, events);
    try {
      work();
    } catch (e) {
      if (e !== ENDED) throw e;
      world.over = play.outcome;
      world.waiting = [];
      world.sealed = false;
    }
    return play.barrier;
  };

  const table = (world: World<S, F>): Table<S, P> => ({ s: world.state, parts: game.parts });

  const check = (world: World<S, F>, seat: Seat, decision: Decision): Refusal | null => {
    if (world.over) return kernelRefusal('over', 'kernel.over', {});
    if (!world.waiting.includes(seat)) return kernelRefusal('not-asked', 'kernel.not-asked', {});
    const verbs = currentStep(world).verbs;
    // A decision comes from anywhere: ["march"] would name the verb "march" as a key, and a rule expects no object.
    const known = typeof decision.verb === 'string' && verbs && Object.hasOwn(verbs, decision.verb);
    const verb = known ? verbs[decision.verb] : undefined;
    if (!verb) return kernelRefusal('unknown', 'kernel.unknown-verb', { verb: String(decision.verb) });
    if (decision.arg !== null && typeof decision.arg !== 'string' && typeof decision.arg !== 'number')
      return kernelRefusal('unknown', 'kernel.unknown-thing', { thing: typeof decision.arg });
    if (verb.things ? decision.arg === null : decision.arg !== null)
      return kernelRefusal('unknown', verb.things ? 'kernel.needs-thing' : 'kernel.needs-no-thing', {
        verb: decision.verb,
      });
    return verb.check(table(world), last(world.stack), seat, decision.arg);
  };

  return {
    game,
    copy,
    check,
    table,

    begin(setup, chance, events) {
      const { state, frame } = game.setup(setup, game.parts);
      const world = copy({ state, stack: [frame], waiting: [], sealed: false, over: null });
      during(world, chance, events, () => settle(world, { kind: 'again' }));
      return world;
    },

    resume(arranged, chance, events) {
      const { state, stack, waiting, sealed, over } = arranged;
      const world = copy({ state, stack, waiting: waiting ?? [], sealed, over });
      if (!over && waiting === null) during(world, chance, events, () => settle(world, { kind: 'again' }));
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
      for (const [name, verb] of Object.entries(currentStep(world).verbs ?? {})) {
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
      const verbs = currentStep(world).verbs;
      for (const name in verbs) {
        const verb = verbs[name];
        if (!verb) continue;
        if (!verb.things) {
          if (!verb.check(t, frame, seat, null)) found.push({ verb: name, arg: null });
          continue;
        }
        for (const arg of verb.things(t, frame, seat))
          if (!verb.check(t, frame, seat, arg)) found.push({ verb: name, arg });
      }
      return found;
    },

    play(world, seat, decision, chance, events) {
      return during(world, chance, events, () => {
        const current = currentStep(world);
        const frame = last(world.stack);
        const verb = current.verbs?.[decision.verb];
        if (!verb) throw new Error(`${game.id}: no verb ${decision.verb} in ${frame.proc}.${frame.at}`);
        if (!world.sealed) {
          settle(world, verb.apply(play, frame, seat, decision.arg));
          return;
        }
        const next = play.privately(eyesOf(seat), () => verb.apply(play, frame, seat, decision.arg));
        if (next.kind === 'more') return;
        if (next.kind !== 'ready') throw new Error(`${game.id}: a sealed answer returned '${next.kind}'`);
        world.waiting = world.waiting.filter((s) => s !== seat);
        if (world.waiting.length > 0) return;
        if (!current.opened) throw new Error(`${game.id}: ${frame.proc}.${frame.at} asks sealed but cannot open`);
        world.sealed = false;
        play.reveal();
        settle(world, current.opened(play, frame));
      });
    },
  };
}

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

/** The one implementation of Play; an engine has one and lends it to the procedures. */
class Playing<S, P> implements Play<S, P> {
  readonly parts: P;
  s: S;
  barrier = false;
  outcome: Outcome | null = null;
  private chance: Chance = NO_CHANCE;
  private events: EventSink = NO_EVENTS;
  private only: Eyes | null = null;

  constructor(parts: P) {
    this.parts = parts;
    this.s = undefined as S;
  }

  enter(s: S, chance: Chance, events: EventSink): void {
    this.s = s;
    this.chance = chance;
    this.events = events;
    this.barrier = false;
    this.outcome = null;
    this.only = null;
  }

  /** Whatever is logged meanwhile is for these eyes alone. */
  privately<T>(eyes: Eyes, work: () => T): T {
    this.only = eyes;
    const result = work();
    this.only = null;
    return result;
  }

  roll(sides: number): number {
    this.barrier = true;
    return sides === 1 ? 1 : 1 + this.chance(sides, facesOf(sides));
  }

  pick(count: number): number {
    this.barrier = true;
    return count === 1 ? 0 : this.chance(count, null);
  }

  draw(pile: number[]): number {
    this.barrier = true;
    const i = pile.length === 1 ? 0 : this.chance(pile.length, pile);
    const drawn = at(pile, i);
    pile.splice(i, 1);
    return drawn;
  }

  reveal(): void {
    this.barrier = true;
  }

  log(key: string, args: MessageArgs, rule: string): void {
    this.events?.push({ key, args, rule, only: this.only, but: 0 });
  }

  whisper(eyes: Eyes, key: string, args: MessageArgs, rule: string): void {
    this.events?.push({ key, args, rule, only: this.only ?? eyes, but: 0 });
  }

  logBut(eyes: Eyes, key: string, args: MessageArgs, rule: string): void {
    this.events?.push({ key, args, rule, only: this.only, but: eyes });
  }

  end(outcome: Outcome): never {
    this.outcome = outcome;
    throw ENDED;
  }
}

const NO_CHANCE: Chance = () => {
  throw new Error('no chance here');
};

const faces: (readonly number[])[] = [];
function facesOf(sides: number): readonly number[] {
  faces[sides] ??= Array.from({ length: sides }, (_, i) => i + 1);
  return faces[sides];
}
