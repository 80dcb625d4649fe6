/**
 * What the properties of the suite have in common. A property is tried on one game at a time; the game's decisions come
 * from a driver: chance while looking for trouble, the script of a failing game while shrinking it.
 */

import { type Chance, chanceOf, recording, rngOf, type TapeEntry } from '../chance.ts';
import type { AnyGame, Decision, Frame, GameEvent, Rng, Seat, Setup, World } from '../contract.ts';
import { type AnyEngine, anyEngineOf } from '../engine.ts';
import { at } from '../list.ts';
import { setupsOf } from './setups.ts';

export type AnyWorld = World<unknown, Frame>;

/** How much to try. The defaults suit a game of Ventura's size. */
export interface Size {
  readonly seed: string;
  /** How many of the property's units: decisions, probes, scrambles, replays. */
  readonly count: number;
  /** All of the game's, if left out. They are tried in turn. */
  readonly setups?: readonly Setup[];
  /** The share of positions (0..1) at which the costly checks are made. */
  readonly rate?: number;
  /** A random game that is not over after so many decisions never ends. */
  readonly stepLimit?: number;
  onProgress?(done: number, total: number): void;
}

/** What went wrong: `kind` is the same whenever it is the same fault, `detail` tells the case. */
export interface Trouble {
  readonly kind: string;
  readonly detail: string;
}

/** A decision and the outcomes that followed it. */
export interface Made {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly tape: readonly TapeEntry[];
}

/** A game that shows a fault, as data. */
export interface FailingGame {
  readonly game: string;
  readonly version: string;
  readonly property: string;
  readonly kind: string;
  readonly message: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly opening: readonly TapeEntry[];
  /** The last one is the one that failed, or after which the fault was seen. */
  readonly decisions: readonly Made[];
}

export interface Report {
  readonly game: string;
  readonly property: string;
  readonly unit: string;
  /** How many of the unit were tried. */
  readonly count: number;
  /** Everything that was counted, the unit among it. */
  readonly counts: Readonly<Record<string, number>>;
  readonly failure: FailingGame | null;
}

/** One try: a game to be played, and where it is written down as it goes. */
export interface Run {
  readonly engine: AnyEngine;
  readonly setup: Setup;
  readonly driver: Driver;
  /** For the property's own choices, apart from the driver's: what is examined never changes the game. */
  readonly rng: Rng;
  readonly rate: number;
  readonly stepLimit: number;
  readonly opening: TapeEntry[];
  readonly made: Made[];
  readonly counts: Record<string, number>;
}

export interface Property {
  readonly name: string;
  readonly unit: string;
  readonly rate: number;
  /** Plays the game of the run and says what is wrong. An exception is trouble as well. */
  trial(run: Run): Trouble | null;
}

export interface Offer {
  readonly seat: Seat;
  readonly legal: readonly Decision[];
}

export interface Driver {
  /** True if it follows a failing game, false if it makes up its own. */
  readonly scripted: boolean;
  /** For what happens before the first decision. */
  readonly opening: Chance;
  /** The next decision, or null: that is all. */
  next(offers: readonly Offer[]): Move | null;
}

export interface Move {
  readonly seat: Seat;
  readonly decision: Decision;
  readonly chance: Chance;
}

export const trouble = (kind: string, detail: string): Trouble => ({ kind, detail });

export function count(run: Run, what: string, n = 1): void {
  run.counts[what] = (run.counts[what] ?? 0) + n;
}

/** True for the share of calls that the rate of the run says. */
export const sampled = (run: Run, share = 1): boolean => run.rate >= 1 || run.rng(1_000_000) < run.rate * share * 1e6;

export const pickOf = <T>(list: readonly T[], rng: Rng): T => at(list, rng(list.length));

export function randomDriver(seed: string): Driver {
  const choice = rngOf(`${seed}/choice`);
  const chance = chanceOf(rngOf(`${seed}/chance`));
  return {
    scripted: false,
    opening: chance,
    next(offers) {
      const { seat, legal } = pickOf(offers, choice);
      return legal.length === 0 ? null : { seat, decision: pickOf(legal, choice), chance };
    },
  };
}

export const offersOf = (engine: AnyEngine, world: AnyWorld): Offer[] =>
  world.waiting.map((seat) => ({ seat, legal: engine.legal(world, seat) }));

/** The kind of trouble of a game that reaches the step limit. */
export const NO_END = 'the game does not end';

export interface Visitor {
  /** Somebody must decide. */
  position?(world: AnyWorld, offers: readonly Offer[]): Trouble | null;
  /** A decision was carried out. `world` is now after it. */
  step?(world: AnyWorld, made: Made, events: readonly GameEvent[], barrier: boolean): Trouble | null;
  /** The game is over. */
  end?(world: AnyWorld): Trouble | null;
}

/** Plays the game of the run on the bare engine. */
export function walk(
  run: Run,
  visitor: Visitor,
  opened?: (events: readonly GameEvent[]) => Trouble | null,
): Trouble | null {
  const { engine, driver } = run;
  const events: GameEvent[] = [];
  const world = engine.begin(run.setup, recording(driver.opening, [], run.opening), events);
  const early = opened?.(events);
  if (early) return early;
  for (let n = 0; !world.over; n++) {
    if (n >= run.stepLimit) return trouble(NO_END, `not over after ${n} decisions`);
    const offers = offersOf(engine, world);
    const wrong = visitor.position?.(world, offers);
    if (wrong) return wrong;
    const move = offers.length > 0 ? driver.next(offers) : null;
    if (!move) return null;
    const made = { seat: move.seat, decision: move.decision, tape: [] };
    run.made.push(made);
    const happened: GameEvent[] = [];
    const barrier = engine.play(world, made.seat, made.decision, recording(move.chance, [], made.tape), happened);
    count(run, 'decisions');
    const after = visitor.step?.(world, made, happened, barrier);
    if (after) return after;
  }
  count(run, 'games');
  return visitor.end?.(world) ?? null;
}

const STEP_LIMIT = 20_000;
/** After so many games in which a property had nothing to do, it never will. */
const IDLE = 1_000;

/** Tries a property until it has counted enough, or until the first failure. */
export function attempt(property: Property, game: AnyGame, size: Size): Report {
  const setups = size.setups ?? setupsOf(game);
  const counts: Record<string, number> = {};
  const { name, unit } = property;
  const counted = (): number => counts[unit] ?? 0;
  let failure: FailingGame | null = null;
  let idle = 0;
  for (let n = 0; counted() < size.count && !failure; n++) {
    const before = counted();
    const seed = `${size.seed}/${n}`;
    const setup = at(setups, n % setups.length);
    failure = tried(property, game, { setup, seed, driver: randomDriver(seed), counts, ...sizes(size, property) });
    size.onProgress?.(Math.min(counted(), size.count), size.count);
    idle = counted() === before ? idle + 1 : 0;
    if (idle > IDLE && !failure) throw new Error(`${name} finds nothing to try in ${game.id}`);
  }
  return { game: game.id, property: name, unit, count: counted(), counts, failure };
}

const sizes = (size: Size, property: Property): { readonly rate: number; readonly stepLimit: number } => ({
  rate: size.rate ?? property.rate,
  stepLimit: size.stepLimit ?? STEP_LIMIT,
});

export interface Try {
  readonly setup: Setup;
  readonly seed: string;
  readonly driver: Driver;
  readonly counts: Record<string, number>;
  readonly rate: number;
  readonly stepLimit: number;
}

/** One game of a property, and how it failed. */
export function tried(property: Property, game: AnyGame, one: Try): FailingGame | null {
  const run: Run = { ...one, engine: anyEngineOf(game), rng: rngOf(`${one.seed}/probes`), opening: [], made: [] };
  const found = caught(() => property.trial(run));
  if (!found) return null;
  return {
    game: game.id,
    version: game.version,
    property: property.name,
    kind: found.kind,
    message: `${found.kind}: ${found.detail}`,
    setup: one.setup,
    seed: one.seed,
    opening: run.opening,
    decisions: run.made,
  };
}

function caught(work: () => Trouble | null): Trouble | null {
  try {
    return work();
  } catch (e) {
    const message = e instanceof Error ? `${e.name}: ${e.message}` : String(e);
    const where = e instanceof Error ? (e.stack ?? '').split('\n').slice(1, 6).join('\n') : '';
    return trouble(`exception ${message.replace(/\d+/g, 'N').slice(0, 80)}`, `${message}\n${where}`);
  }
}
