/**
 * What a game of Ventura is made of. Cards and tiles are their identification numbers; Domain Markers are not stored,
 * since their number on a Territory always equals its Income for its owner (V2.8).
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
import type { Components } from './components/index.ts';
import type { en } from './messages/en.ts';

/**
 * V4.1: an occupied area of a Family Board, and its marker on the map (V4.2, V18.9), which need not be counted: five
 * areas of numbered markers never run out (V1.3, V1.4). It stands on exactly one Territory (V4.3).
 */
const troopShape = record({
  seat: int,
  /** 1..5 */
  area: int,
  /** The tile it stands on. */
  at: int,
  /** A Captain's card, or 0: then it is a Company Troop of exactly one Company (V4.2). */
  captain: int,
  /** In no particular order (V4.7). */
  companies: list(int),
  /** It has moved in this Troop Phase (V19.1). */
  moved: flag,
  /** Movement points that an Event has added for this Troop Phase. */
  spur: int,
});
export type Troop = Of<typeof troopShape>;

const playerShape = record({
  /** Index in FAMILIES, or -1 before the choice. */
  family: int,
  /** Whole, and without limit (V1.6). */
  florins: int,
  /** They only grow (V29.3). */
  points: int,
  living: flag,
  /** Cards, secret. */
  hand: list(int),
  /** Tiles, secret: those drawn at set-up and not yet laid, later the Territory reserve. */
  reserve: list(int),
});
export type Player = Of<typeof playerShape>;

export const stateShape = record({
  options: record({
    equalDomains: flag,
    mixedFortunes: flag,
    toArms: flag,
    familialExpertise: flag,
    papalStart: flag,
  }),
  round: int,
  /** The seat that has the First Player card. */
  first: int,
  players: list(playerShape),
  /** In the order in which they were started. */
  troops: list(troopShape),
  /** Wound Tokens by card number, without limit (V1.6). */
  wounds: list(int),
  /** By tile number: its cell (see map.ts), or -1 if it is not on the map. */
  cells: list(int),
  /** By tile number times six: the tiles beside it in the six directions, 0 where there is none. Follows from `cells`. */
  near: list(int),
  /** By tile number: the seat whose Domain it is in, or -1. */
  owners: list(int),
  /** V33.1: the stockpile: unordered, a tile is drawn from it at random. */
  stock: list(int),
  /** Tiles put under the stockpile (V32.9), the next to be drawn first; reached when `stock` is empty. */
  under: list(int),
  /** Tiles of `under`, drawn or not, which the one who put them there still knows. */
  underKnown: list(int),
  /** Tiles out of the game by their Setup value: known to all. */
  tilesOut: list(int),
  /** Tiles that an eliminated player took out of the game unseen (V30.3). */
  tilesBuried: list(int),
  display: list(int),
  /** V1.9: each deck has its discard pile, which is open. */
  venturaDeck: list(int),
  venturaDiscard: list(int),
  conscriptionDeck: list(int),
  conscriptionDiscard: list(int),
  /** Captains killed in battle, Garrisons lost, cards of families not in play: they never come back (V27.5). */
  removed: list(int),
});
export type State = Of<typeof stateShape>;

export const ROUND_STEPS = [
  'prestige',
  'fortune',
  'recruit',
  'recovery',
  'annex',
  'upkeep',
  'expansion',
  'conscription',
  'deploy',
  'regroup',
  'troop',
] as const;
export type RoundStep = (typeof ROUND_STEPS)[number];

export const frameShape = variants('proc', {
  game: { at: word('families', 'building', 'domains', 'rounds', 'round') },
  families: { at: word('first', 'choose', 'deal', 'stock'), turn: int },
  building: { at: word('papal', 'tile', 'cell', 'city', 'done'), turn: int, tile: int },
  domains: { at: word('claim', 'done'), turn: int, claimed: list(int) },
  round: { at: word('initiative', 'turn'), step: word(...ROUND_STEPS), turn: int },
  prestige: { at: word('spend', 'papal'), seat: int },
  fortune: { at: word('mix', 'take', 'keep', 'under', 'refill', 'done'), seat: int, seen: list(int) },
  recruit: { at: word('buy', 'keep'), seat: int, seen: list(int) },
  recovery: { at: word('recover'), seat: int },
  annex: { at: word('annex'), seat: int },
  upkeep: { at: word('keep'), seat: int },
  expansion: { at: word('tile', 'cell'), seat: int, tile: int },
  conscription: { at: word('buy', 'keep'), seat: int, seen: list(int), expertUsed: flag },
  deploy: { at: word('card', 'area'), seat: int, card: int },
  regroup: { at: word('card', 'area'), seat: int, tiles: list(int), card: int, cards: list(int), areas: list(int) },
  troop: { at: word('choose', 'march', 'halt'), seat: int, area: int, points: int },
  battle: {
    at: word(
      'defender',
      'orders',
      'ruses',
      'assault',
      'attackerRetreat',
      'defenderRetreat',
      'deadlock',
      'aftermath',
      'next',
      'field',
    ),
    /** The attacker. */
    seat: int,
    foe: int,
    tile: int,
    /** Where the attacker came from (V24.7). */
    from: int,
    /** Areas of the two Troops, attacker first; here and below: side 0 attacks, side 1 defends. */
    areas: list(int),
    /** Companies in spaces I to V of each side. */
    ranks: list(list(int)),
    /** The orders of battle while they are made in secret. */
    drafts: list(list(int)),
    /** Assaults fought in this battle: odd numbers end a set (V21.1). */
    assaults: int,
    /** What Resistance modifiers each side has used up: 1 the Territory's, 2 the Captain's, 3 both (V22.6). */
    spent: list(int),
    /** Ranged and Melee that Events have added, or taken: attacker's two, defender's two. */
    ruses: list(int),
    /** No wound placed and no Resistance modifier used in the present set (V24.7). */
    idle: flag,
    /** Whose turn it is to play Events: 0 attacker, 1 defender, 2 done. */
    turn: int,
    /** Was each side an Army when the battle began (V25.2)? */
    armies: list(flag),
    /** The side that has won, -1 if none or undecided. */
    winner: int,
  },
  event: { at: word('begin', 'target', 'draw'), seat: int, card: int, left: int },
  limit: { at: word('discard'), seat: int },
  leaderless: { at: word('stay', 'send', 'area'), seat: int, area: int, card: int, cards: list(int) },
});
export type VenturaFrame = Of<typeof frameShape>;
export type FrameOf<Proc extends VenturaFrame['proc']> = Extract<VenturaFrame, { readonly proc: Proc }>;

/** The types of the game: see GameTypes. */
export interface VenturaTypes extends GameTypes {
  readonly state: State;
  readonly frame: VenturaFrame;
  readonly components: Components;
  readonly key: keyof typeof en & string;
  readonly rule: Claim;
}

export type VenturaTable = Table<VenturaTypes>;
export type VenturaPlay = Play<VenturaTypes>;
/** Makes frames: what is not told is zero, empty, or the procedure's first step. */
export const frames = constructorsOf(frameShape);
export const refuse = refuser<VenturaTypes>();

export type VenturaVerb<F extends VenturaFrame, At extends string = F['at']> = Verb<VenturaTypes, F, At>;
export type VenturaProcedure<Proc extends VenturaFrame['proc']> = Procedure<VenturaTypes, FrameOf<Proc>>;

/** V20.7: what is the same at the beginning of every battle of a chain. */
export const unfought = (): Pick<
  FrameOf<'battle'>,
  'ranks' | 'drafts' | 'assaults' | 'spent' | 'ruses' | 'idle' | 'turn' | 'winner'
> => ({
  ranks: [[], []],
  drafts: [[], []],
  assaults: 0,
  spent: [0, 0],
  ruses: [0, 0, 0, 0],
  idle: true,
  turn: 0,
  winner: -1,
});

/** The number of tiles, and of cards without the First Player card. */
export const TILE_COUNT = 40;
export const CARD_COUNT = 109;
