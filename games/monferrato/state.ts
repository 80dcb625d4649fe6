/**
 * What a game of Monferrato is made of. Units, Camps, zones, wall sides, Commands, armies and chits are their numbers in the
 * components (see lookup.ts); seats are factions: 0 Pro-France, 1 Pro-Spain.
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
  type WorldOf,
  word,
} from '@condotta/kernel';
import type { Claim } from './claims.ts';
import type { Components } from './components/types.ts';
import type { en } from './messages/en.ts';

/** No unit, zone, Camp, Command, chit or side. */
export const NONE = -1;

/** Where a counter is that stands in no zone. Beside the map, waiting for a chit (M4-1). */
export const RESERVE = -1;
/** In a group on the Timeline (M16.3-4). */
export const WAITING = -2;
/** M7.4-5 */
export const ELIMINATED = -3;
/** For good (chit 42). */
export const REMOVED = -4;

/** Marks of a unit, as bits. On its back: Disrupted, or a Replacement Commander. */
export const BACK = 1;
export const OUT_OF_SUPPLY = 2;
/** M5.2-3, M7.1-9: it has acted or was recalled in this turn. */
export const ACTIVATED = 4;

export const campShape = record({ zone: int, moved: flag });
export type CampState = Of<typeof campShape>;

/** M16.3-4: reinforcements on the Timeline. `due`: their box; `sure`: they come without a die (M16.5-6). */
export const groupShape = record({ chit: int, due: int, sure: flag });
export type GroupState = Of<typeof groupShape>;

export const stateShape = record({
  /** The present box of the Timeline, and that of the Game End marker. */
  turn: int,
  end: int,
  /** By unit: its zone, or where else it is; and its marks. */
  places: list(int),
  marks: list(int),
  camps: list(campShape),
  /** By faction: the zones of its Forts, ascending, and its markers never used yet (M10-10). */
  forts: list(list(int)),
  fortsLeft: list(int),
  /** Zones whose village is destroyed; zones with a Raid marker. Ascending. */
  ruins: list(int),
  raided: list(int),
  /** By wall side: present Level, Mines, and whose Mines (M9.1-8). */
  levels: list(int),
  mines: list(int),
  miners: list(int),
  /** By army: Morale, 0 before it enters play; and what it enters with (M15-2). */
  morale: list(int),
  entering: list(int),
  /** Command markers: in the container (unordered), in the Activated box, drawn; and those that the next refill leaves out. */
  cup: list(int),
  box: list(int),
  drawn: int,
  resting: list(int),
  /** By seat: the chits in hand, ascending. */
  hands: list(list(int)),
  /** By seat, then for everybody: chits in another's hand that they know of (MH-2). */
  seen: list(list(int)),
  /** Chits in the container (unordered), on the discard pile, out of the game; whether the red ones have come (M16.4-2). */
  bag: list(int),
  discard: list(int),
  removed: list(int),
  changed: flag,
  groups: list(groupShape),
  /** Victory points by faction. */
  points: list(int),
  /** By caution of the scenario: it has been paid for. */
  cautioned: list(flag),
  /** MS-30: the Republic of Venice may be entered. */
  open: flag,
  /** Chit 45: to the end of this turn. */
  truce: flag,
  /** The two readings that the table has chosen (see options.ts). */
  arrivals: word('waiting', 'printed'),
  holding: word('free', 'printed'),
});
export type State = Of<typeof stateShape>;

/** What a Response answers (M5.1-6). */
const about = word('option', 'zone', 'battle', 'raid', 'bombardment', 'mine', 'detonation', 'closing');

export const frameShape = variants('proc', {
  game: { at: word('setUp', 'deal', 'turn') },
  /** MS-1. `step`: of the set-up list; `done`: pieces of it that are placed; `unit`: whose zone is asked. */
  setUp: { at: word('next', 'unit', 'zone'), step: int, done: int, unit: int },
  turn: { at: word('command', 'advance', 'refill') },
  /** M12. `excess`: units still to be Disrupted in this zone. */
  stacking: { at: word('next', 'choose'), zone: int, excess: int },
  /** M16.3-5: the groups in order of placement turn and chit. `done`: chits whose die has been rolled. */
  arrivals: { at: word('next'), done: list(int) },
  /**
   * M5: steps b.1 to b.3. `chosen`: the zones activated so far; `limit`, `reach`: of option 3, fixed with the first zone (M5-6);
   * `chits`, `responses`: played; `duty`: the Mandatory chit is done; `met`: conditional chits whose condition held at the start.
   * What holds in this activation: `march`, `marchBonus` (chit 1), `train` (chit 25), `rerolls` (chit 13), `hesitates` (chit 24); Mines
   * laid and tried by side (M9.1-5), zones in which a Fort was built or destroyed (M10-4).
   */
  activation: {
    at: word('supply', 'declare', 'declared', 'draw', 'discard', 'choose', 'closing', 'end'),
    command: int,
    option: int,
    leader: int,
    chosen: list(int),
    limit: int,
    reach: list(int),
    chits: int,
    responses: int,
    duty: flag,
    closed: flag,
    met: list(int),
    march: int,
    marchBonus: int,
    train: int,
    rerolls: int,
    hesitates: flag,
    laid: list(int),
    tried: list(int),
    forts: list(int),
  },
  /** M5.1-6: a Response window, its name the step. `zone`: where it happens; `from`: the zone that acts. */
  response: {
    at: word('declared', 'zone', 'dice', 'finished', 'closing'),
    seat: int,
    about,
    zone: int,
    from: int,
  },
  /** M5.2: the activation of one zone. `armed`: units with Attack Supply (M13.2-3); `salvos`: zones whose units were bombarded. */
  zone: { at: word('begin', 'ready', 'act'), zone: int, armed: list(int), rain: flag, salvos: list(int) },
  /**
   * M6, M11: a group on the move. `points`: what it started with; `moved`: it has left its first zone; `raiders`: who has raided in
   * the present zone; `failed`: a 6 fell there.
   */
  march: {
    at: word('on', 'entered', 'face', 'raided', 'hostile', 'halt'),
    seat: int,
    units: list(int),
    camp: int,
    campFrom: int,
    zone: int,
    from: int,
    points: int,
    spent: int,
    moved: flag,
    raiders: list(int),
    failed: flag,
  },
  /** M11: one attempt. */
  raid: { at: word('raiders', 'roll', 'finished'), zone: int, raiders: list(int), bonus: int, result: int },
  /**
   * M7. `attackers` with the zones they came from (NONE: placed there); `recalls`: how many the leader may still recall; `quiet`: in step
   * e; hits suffered in the battle and in this round; `forts`: the defender has Forts here; `won`: who has won, a seat.
   */
  battle: {
    at: word(
      'recall',
      'window',
      'begin',
      'round',
      'losses',
      'after',
      'press',
      'agree',
      'survival',
      'judge',
      'attackersBack',
      'defendersBack',
      'spoils',
      'village',
      'finish',
    ),
    zone: int,
    attacker: int,
    attackers: list(int),
    origins: list(int),
    camp: int,
    campFrom: int,
    leader: int,
    recalls: int,
    quiet: flag,
    cancelled: flag,
    major: flag,
    attackerHits: int,
    defenderHits: int,
    attackerRound: int,
    defenderRound: int,
    pending: int,
    asked: int,
    forts: flag,
    won: int,
  },
  /** M7.1-10: a recalled unit on its way. */
  recalled: { at: word('next', 'go', 'moved'), unit: int, zone: int, from: int, target: int, left: int, fresh: flag },
  /** M7.3-1: the owner assigns hits in a zone. `line`: only to Infantry and Cavalry. */
  losses: { at: word('choose'), seat: int, zone: int, hits: int, taken: int, line: flag },
  /** M7.3-4, M7.4-3: survival checks of these Commanders, `unit` being turned. */
  survival: { at: word('next', 'appear'), seat: int, zone: int, units: list(int), unit: int },
  /** M7.5: the retreat of a whole force. `forced`: after a lost battle, else under fire. */
  retreat: { at: word('choose', 'held', 'moved'), seat: int, zone: int, forced: flag },
  /** M10-7, M14.5-6: combat units have come to a zone without enemies. */
  occupy: { at: word('camp', 'fort'), seat: int, zone: int },
  /** M8: one salvo of these guns; `walls`: at the side, else at units. */
  bombardment: {
    at: word('guns', 'fire', 'hit', 'checked', 'finish'),
    seat: int,
    zone: int,
    target: int,
    walls: flag,
    guns: list(int),
    hits: int,
  },
  /** M9.1 to M9.3: one roll of one Guastatori unit. */
  engineers: {
    at: word('side', 'roll', 'rolled', 'finish'),
    work: word('mine', 'detonate', 'countermine', 'repair'),
    seat: int,
    unit: int,
    zone: int,
    side: int,
    die: int,
  },
  /** M5.1-1: a chit is carried out, effect by effect. `met`: its condition holds. */
  chit: { at: word('next'), chit: int, seat: int, effect: int, met: flag },
  /** Chits 1 and 25: a zone is named. */
  naming: { at: word('choose'), seat: int, what: word('march', 'train'), points: int },
  spies: { at: word('choose'), seat: int },
  betrayal: { at: word('choose'), seat: int, zone: int, upTo: int, levels: int },
  desertion: { at: word('choose', 'hit'), seat: int, stack: int, upTo: int },
  /** Chit 17. */
  discarding: { at: word('choose'), seat: int },
  delay: { at: word('choose'), seat: int, army: int },
  /** M16.6. `zones`: with units of the Command when the chit was played; `brought`: units per zone. */
  replacements: {
    at: word('command', 'unit', 'zone'),
    seat: int,
    chit: int,
    effect: int,
    command: int,
    left: int,
    unit: int,
    zones: list(int),
    brought: list(int),
  },
  /** Chits 34 and 35: zones in order, `fortress`: only those. */
  plague: { at: word('next'), zone: int, fortress: flag, stack: int, least: int, most: int },
  withdrawal: { at: word('choose'), seat: int, command: int, left: int },
  /** M16.3, M16.5: the units of a chit come. `quiet`: in step e. */
  reinforcement: { at: word('place', 'zone', 'placed'), seat: int, chit: int, zone: int, quiet: flag },
  /** Chit 14: these units fire at the zone that besieges them. */
  sortie: {
    at: word('units', 'fire', 'hit', 'finish'),
    seat: int,
    zone: int,
    target: int,
    units: list(int),
    most: int,
    hits: int,
  },
});
export type MonferratoFrame = Of<typeof frameShape>;
export type FrameOf<Proc extends MonferratoFrame['proc']> = Extract<MonferratoFrame, { readonly proc: Proc }>;

export const frames = constructorsOf(frameShape);

export interface Types extends GameTypes {
  readonly state: State;
  readonly frame: MonferratoFrame;
  readonly components: Components;
  readonly key: keyof typeof en;
  readonly rule: Claim;
}

export type MonferratoTable = Table<Types>;
export type MonferratoPlay = Play<Types>;
export type MonferratoWorld = WorldOf<Types>;
export type MonferratoVerb<F extends MonferratoFrame, At extends string = F['at']> = Verb<Types, F, At>;
export type MonferratoProcedure<Proc extends MonferratoFrame['proc']> = Procedure<Types, FrameOf<Proc>>;

export const refuse = refuser<Types>();
