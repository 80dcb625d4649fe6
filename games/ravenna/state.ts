/**
 * What a game of Ravenna is made of. Units, Commanders and cards are their numbers in the components; Areas, cells and
 * directions are numbers too (see field.ts). Order cards of one type are alike: they are their type (index in ORDERS).
 */

import {
  constructorsOf,
  flag,
  type GameTypes,
  int,
  list,
  type Of,
  type Play,
  type Procedure,
  record,
  refuser,
  type Table,
  type Verb,
  variants,
  word,
} from '@condotta/kernel';
import type { Claim } from './claims.ts';
import type { Components } from './components/types.ts';
import type { en } from './messages/en.ts';

/** No Unit, no card, no Area, no Order. */
export const NONE = -1;

export const unitShape = record({
  /** NONE: destroyed (R12.17). */
  area: int,
  /** Bits of the cells it covers (R3.6); 0 while it is on the march and not yet put down. */
  cells: int,
  facing: int,
  wounded: flag,
  /** Carries an Execution token (R1.7). */
  marked: flag,
  /** Carries a Maintain token (R1.8). */
  maintains: flag,
  /** Personal Initiatives, to the end of the turn: no weak sides; withdrawing costs nothing. */
  steadfast: flag,
  covered: flag,
});
export type UnitState = Of<typeof unitShape>;

export const commanderShape = record({
  /** Who holds the role (R2.2). */
  seat: int,
  /** The Order the Chief issued to him this turn. */
  issued: int,
  /**
   * `none` before his step of phase 2. Once he has rejected his Order: `undecided` between a new one and an Initiative, then
   * `rejected` (for a new Order) or `initiative`.
   */
  answer: word('none', 'accepted', 'rejected', 'initiative', 'undecided'),
  /** The new Order after a rejection. */
  order: int,
  /** The Personal Initiative he has chosen, the Unit that bears it, and the seats that know which card it is (R8.4). */
  initiative: int,
  bearer: int,
  knownBy: int,
  /** The card that counts has been turned up in the reveal step of its phase. */
  shown: flag,
});
export type CommanderState = Of<typeof commanderShape>;

export const sideShape = record({
  moral: int,
  /** Strategy cards nobody knows: unordered, one is drawn at random (R5.1). */
  deck: list(int),
  /** Strategy cards the Chief holds: one between turns, two while he chooses. */
  hand: list(int),
  /** The Strategy card on the board, face down until phase 7. */
  played: int,
  /** Strategy cards turned up in earlier turns (R5.4). */
  used: list(int),
  /** Order cards with the Chief: all six between turns, the unissued ones after phase 1, less those taken by rejecters (R7.9). Ascending. */
  orders: list(int),
  /** Personal Initiatives still to be had, ascending; chosen ones are not in it. */
  initiatives: list(int),
  /** Personal Initiatives turned up and out of the game (R8.10). */
  spent: list(int),
});
export type SideState = Of<typeof sideShape>;

export const stateShape = record({
  /** 1 to 8; 0 before the first. */
  turn: int,
  /** 1 to 7; 0 during set-up. */
  phase: int,
  /** By Unit number. */
  units: list(unitShape),
  /** By Commander number. */
  commanders: list(commanderShape),
  /** By side. */
  sides: list(sideShape),
});
export type State = Of<typeof stateShape>;

export const frameShape = variants('proc', {
  game: { at: word('deploy', 'turn', 'end') },
  /** R2.8. `turn`: which Commander by Priority; `area`: whose tiles he arranges now. */
  deployment: { at: word('next', 'choose'), turn: int, area: int },
  /** The phases of a turn, one after the other (R4.1). */
  turn: { at: word('orders', 'execution', 'maintain', 'shoot', 'attack', 'movement', 'wait', 'end') },
  /** Phase 1. By side: what the Chief has chosen so far, in secret. */
  orders: { at: word('draw', 'choose'), strategies: list(int), issues: list(list(int)) },
  /** Phase 2. `turn`: which Commander by Priority. */
  execution: { at: word('next', 'answer', 'instead', 'card', 'mark', 'stock'), turn: int, commander: int },
  /** Phases 3 and 7: nobody is asked. */
  maintain: { at: word('reveal', 'initiatives') },
  wait: { at: word('reveal', 'initiatives', 'check') },
  /**
   * Phase 4. `next`, here and in phases 5 and 6: how many Units of the common Priority list have had their moment. `shots`,
   * `bonus`: see the Personal Initiative; `target` Area and `victim` once they are named.
   */
  shoot: {
    at: word('reveal', 'next', 'aim', 'suffer', 'roll'),
    next: int,
    unit: int,
    shots: int,
    bonus: int,
    target: int,
    victim: int,
  },
  /** Phase 5. `areas`: how many Areas the attacker has advanced; `die`: his roll. */
  attack: {
    at: word('reveal', 'next', 'arrived', 'defender', 'roll', 'keep', 'fight', 'fought'),
    next: int,
    unit: int,
    areas: int,
    defender: int,
    die: int,
    /** Rolls again he still has; Melee added by an Initiative; fights he still has. */
    rerolls: int,
    bonus: int,
    attacks: int,
  },
  /** Phase 6. */
  movement: { at: word('reveal', 'next', 'moved'), next: int, unit: int, area: int, facing: int },
  /** R13: one execution of moving. `advances`, `turns`: what is left; `used`: what has been spent; `from`: where it stood. */
  march: {
    at: word('go', 'settled'),
    unit: int,
    advances: int,
    turns: int,
    advanced: int,
    turned: int,
    fromArea: int,
    fromCells: int,
    /** True in phase 5: the packing that is offered brings the front to the enemy. */
    attack: flag,
  },
  /**
   * R13.13: tiles of one Area are put down by hand. `mode` setUp: the Commander's own tiles, no facing; slide: the mover alone,
   * onto free cells; move: mover and friends. `units`: who may be put down; `before`: how they lay (cells + 16 x facing);
   * `fixed`: those put down already.
   */
  arrange: {
    at: word('place'),
    mode: word('setUp', 'slide', 'move'),
    commander: int,
    area: int,
    mover: int,
    units: list(int),
    before: list(int),
    fixed: list(int),
  },
  /** R12. `result`: the AR; `direction`: v of R3.13; `ditch`: a melee across the front line (R12.5). */
  effect: { at: word('choose', 'settled'), unit: int, result: int, direction: int, ditch: flag },
});
export type RavennaFrame = Of<typeof frameShape>;
export type FrameOf<Proc extends RavennaFrame['proc']> = Extract<RavennaFrame, { readonly proc: Proc }>;

/** The types of the game: see GameTypes. */
export interface RavennaTypes extends GameTypes {
  readonly state: State;
  readonly frame: RavennaFrame;
  readonly components: Components;
  readonly key: keyof typeof en & string;
  readonly rule: Claim;
}

export type RavennaTable = Table<RavennaTypes>;
export type RavennaPlay = Play<RavennaTypes>;
/** Makes frames: what is not told is zero, empty, or the procedure's first step. */
export const frames = constructorsOf(frameShape);
export const refuse = refuser<RavennaTypes>();

export type RavennaVerb<F extends RavennaFrame, At extends string = F['at']> = Verb<RavennaTypes, F, At>;
export type RavennaProcedure<Proc extends RavennaFrame['proc']> = Procedure<RavennaTypes, FrameOf<Proc>>;

export const UNIT_COUNT = 24;
export const COMMANDER_COUNT = 6;
export const STRATEGY_COUNT = 9;
export const INITIATIVE_COUNT = 8;
