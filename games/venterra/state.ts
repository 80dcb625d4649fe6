/**
 * What a game of Fate of Venterra is made of. Face-down explore tokens and both decks are unordered piles: what comes is
 * drawn when it is turned up, so nothing lies hidden in a position but hands, sealed answers and a few known cards on top of
 * the favor deck.
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
import { ACTIONS, type Components } from './components/index.ts';
import type { en } from './messages/en.ts';

/**
 * Units are counted by kind: the five of UNITS, and as a sixth the Ships that have given support in this action and
 * cannot do so again in it (F6.4).
 */
export const KINDS = 6;
export const SHIP = 1;
export const SPENT_SHIP = 5;

const playerShape = record({
  /** Index in FACTIONS, or -1 before the choice. */
  faction: int,
  wealth: int,
  /** Pieces by kind that are not on the map (F1.11). */
  supply: list(int),
  /** Combat cards in hand, by kind; the others are in the player's supply (F7.9: no secret, though not displayed). */
  combat: list(int),
  /** Cards, secret. */
  favors: list(int),
  /** Which of the four upgrades are active. */
  upgrades: list(flag),
  /** F6.15 */
  forge: flag,
  reserved: list(int),
  completed: list(int),
  battleTokens: int,
  victoryTokens: int,
  /** Points on explore tokens kept. */
  stones: int,
  /** The action cards revealed for this round, and those resolved of them: a bit each, in the order of ACTIONS. */
  declared: int,
  resolved: int,
});
export type Player = Of<typeof playerShape>;

const placementShape = record({ side: int, turn: int, q: int, r: int });

/** Units that have entered a territory and wait there for their fight. */
export const pendingShape = record({
  hex: int,
  seat: int,
  units: list(int),
  /** Where they started their movement (F19.4); empty for units that retreat. */
  from: list(int),
  /** Where they may not retreat to: F19.4 binds through all retreats of a battle. */
  closed: list(int),
});
export type Pending = Of<typeof pendingShape>;

export const stateShape = record({
  options: record({ prebuilt: flag, dealt: flag, noHoles: flag, openHands: flag, wealthDecides: flag }),
  /** 0 during set-up. */
  round: int,
  /** The seats in turn order. */
  order: list(int),
  players: list(playerShape),
  /** See map.ts for these three. */
  boards: list(placementShape),
  places: list(int),
  near: list(int),
  /** By territory times KINDS. Units that wait for a fight are not among them. */
  units: list(int),
  /** By territory: the seat whose units are there, or -1. */
  holders: list(int),
  /** By territory: a tile and its face (see rules/structures.ts), 0 for none. */
  structures: list(int),
  /** By territory: the round in which its structure was built (F5.11), 0 if it was not. */
  builtIn: list(int),
  /** By territory: does an explore token lie there? */
  tokens: list(flag),
  /** The kinds of all tokens not turned up yet, one of which may be in the box (F3.29). */
  tokenPile: list(int),
  /** F8.2: the starting quests lie on top of the others. */
  startingQuests: list(int),
  questDeck: list(int),
  display: list(int),
  favorDeck: list(int),
  /** Cards put back on top of the favor deck in an order, the next one first. */
  favorTop: list(int),
  favorDiscard: list(int),
  /** By card: the eyes that know it though it is in another hand or in `favorTop`. */
  favorKnown: list(int),
  battleTokens: int,
  victoryTokens: int,
  pending: list(pendingShape),
});
export type State = Of<typeof stateShape>;

const CARDS = [...ACTIONS, 'extra'] as const;

/** In `fight` and what belongs to it: 0 is the attacker, 1 the defender. */
export const ATTACKER = 0;
export const DEFENDER = 1;

export const frameShape = variants('proc', {
  game: { at: word('factions', 'map', 'structures', 'round', 'next') },
  factions: { at: word('deal', 'choose', 'quests', 'cards'), turn: int },
  building: {
    at: word('middle', 'begin', 'board', 'side', 'turn', 'place'),
    turn: int,
    /** F3.13: 0 touching, 1 anywhere beside, 2 even isolated. */
    tier: int,
    /** F3.14: under the option, a placement without a hole exists. */
    noHole: flag,
    board: int,
    side: int,
    rotation: int,
  },
  structures: { at: word('start', 'ships', 'kajer', 'tokens'), turn: int, ships: int },
  round: {
    at: word('income', 'gifts', 'declare', 'first', 'second', 'army', 'bidding', 'end'),
    turn: int,
    /** Action cards picked by each seat while they are secret: a bit each. */
    drafts: list(int),
  },
  action: {
    at: word('begin', 'wealth', 'quest', 'recruit', 'develop', 'build', 'move', 'second', 'cards', 'after', 'close'),
    seat: int,
    card: word(...CARDS),
    marched: flag,
    sailed: flag,
    /** F16.10: the one battle of this action has been started. */
    battle: flag,
    /** A bit for each seat that has had its wealth for a won combat. */
    hunted: int,
    /** F15.4: a combat card has been bought. */
    bought: flag,
  },
  movement: {
    at: word('draft', 'to', 'fights', 'tokens', 'done'),
    seat: int,
    kind: word('maneuver', 'charge', 'support'),
    /** Where a Maneuver starts, where a Charge goes to; -1 while it is open. */
    from: int,
    target: int,
    /** The kind of unit that waits for its destination; ESCORT is a Knight with a Scout (F6.12). */
    unit: int,
    /** Three numbers each: kind, from, to. */
    legs: list(int),
    /** Three numbers each: territory, seat, 1 if it was wilderness. */
    won: list(int),
    turn: int,
  },
  fights: { at: word('next'), seat: int, base: int },
  fight: {
    at: word(
      'begin',
      'support',
      'start',
      'defend',
      'before',
      'card',
      'sealed',
      'compare',
      'losses',
      'retreat',
      'settle',
      'structure',
      'pursuit',
      'done',
    ),
    seat: int,
    /** The defender, -1 for the wilderness. */
    foe: int,
    hex: int,
    /** The attackers. */
    units: list(int),
    from: list(int),
    closed: list(int),
    /** Each side's: ships that support, what they add, what cards add, the combat card (its kind, -1 none). */
    ships: list(int),
    support: list(int),
    bonus: list(int),
    cards: list(int),
    /** Each side: was it asked for a card in secret? */
    asked: list(flag),
    /** What favor cards have done to each side: its ships do not count, it plays no card, it loses nothing. */
    stilled: list(flag),
    hushed: list(flag),
    spared: list(flag),
    /** Units each side has yet to lose. */
    losses: list(int),
    won: flag,
    tie: flag,
    /** Fights that were pending before the retreat from this one. */
    base: int,
  },
  retreat: {
    at: word('choose', 'go'),
    seat: int,
    hex: int,
    units: list(int),
    closed: list(int),
    /** Two numbers each: kind, to. */
    legs: list(int),
  },
  explore: { at: word('next', 'done'), seat: int, hexes: list(int) },
  /** Puts units that a player gets into one of these territories. */
  placing: { at: word('choose'), seat: int, unit: int, count: int, hexes: list(int) },
  development: { at: word('which', 'into'), seat: int, hex: int, free: flag },
  construction: { at: word('choose'), seat: int, tile: int },
  arms: { at: word('take'), seat: int, cost: int },
  enlisting: { at: word('which', 'done'), seat: int },
  vow: { at: word('which', 'done'), seat: int },
  reward: { at: word('give', 'done'), seat: int, quest: int },
  window: { at: word('income', 'start', 'before', 'loss'), seats: list(int), turn: int, passes: int },
  favor: {
    at: word('cancel', 'effect', 'keep', 'back', 'discard'),
    seat: int,
    card: int,
    /** By seat: 0 not answered or not asked, 1 pass, 2 cancel. */
    answers: list(int),
    /** Cards looked at, secret. */
    seen: list(int),
  },
  army: { at: word('which', 'pay', 'lose'), seat: int, hex: int, left: int, settled: list(int) },
  bidding: { at: word('bid', 'order', 'rewards'), bids: list(int), order: list(int), turn: int },
});
export type VenterraFrame = Of<typeof frameShape>;
export type FrameOf<Proc extends VenterraFrame['proc']> = Extract<VenterraFrame, { readonly proc: Proc }>;

/** The types of the game: see GameTypes. */
export interface Venterra extends GameTypes {
  readonly state: State;
  readonly frame: VenterraFrame;
  readonly components: Components;
  readonly key: keyof typeof en;
  readonly rule: Claim;
}

export type VenterraTable = Table<Venterra>;
export type VenterraPlay = Play<Venterra>;
export type VenterraVerb<F extends VenterraFrame, At extends string = F['at']> = Verb<Venterra, F, At>;
export type VenterraProcedure<Proc extends VenterraFrame['proc']> = Procedure<Venterra, FrameOf<Proc>>;

/** What most rules read: the pieces, and the components they are played with. */
export type Position = Pick<VenterraTable, 's' | 'components'>;

/** Makes frames: what is not told is zero, empty, or the procedure's first step. */
export const frames = constructorsOf(frameShape);
export const refuse = refuser<Venterra>();
