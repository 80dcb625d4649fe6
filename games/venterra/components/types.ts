/**
 * What Fate of Venterra is played with. The rules read these tables and nothing else, so an owner of the printed game can
 * put the true values into an edition file (see edition.ts) and play with them.
 */

/** Where a datum comes from. */
export type Source = 'rulebook' | 'derived' | 'reconstructed';

/** A text in both languages of the project. */
export interface Name {
  readonly en: string;
  readonly it: string;
}

/** What every component has: where its values come from, and why they are as they are. */
interface Sourced {
  /** From 1 on without gaps; the rules find a component by its place. */
  readonly id: number;
  readonly name: Name;
  readonly source: Source;
  /** Which single fields are attested by the rulebook; the rest is as `source` says. */
  readonly attested: readonly string[];
  readonly reason: Name;
}

/** F2.1: in the order of their numbers. */
export const FACTIONS = ['order', 'watchers', 'legion', 'bear', 'pack'] as const;
export type FactionId = (typeof FACTIONS)[number];

/** F4.1 */
export const TERRAINS = ['field', 'mountain', 'desert', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** F6.1 */
export const UNITS = ['soldier', 'ship', 'scout', 'siege', 'knight'] as const;
export type UnitKind = (typeof UNITS)[number];

/** F5.1, F5.9: Ka'jer has two sides, which are two kinds here. */
export const STRUCTURES = [
  'fortress',
  'eldapriest',
  'outpost',
  'tower',
  'forge',
  'shrine',
  'temple',
  'kajer',
  'kajer-awake',
] as const;
export type StructureKind = (typeof STRUCTURES)[number];

/** F1.13 */
export const COMBAT_CARDS = ['mercenary', 'soldier', 'knight'] as const;
export type CombatCardKind = (typeof COMBAT_CARDS)[number];

/** F3.27: in the order of the table's columns. */
export const TOKENS = ['scout', 'favor', 'wealth', 'points', 'combat'] as const;
export type TokenKind = (typeof TOKENS)[number];

/** F1.3 */
export const ACTIONS = ['plan', 'reinforce', 'maneuver', 'charge'] as const;
export type ActionCard = (typeof ACTIONS)[number];

/** A number for each kind of unit. */
export type Units = Readonly<Record<UnitKind, number>>;

/** F2.1, F2.6, F1.12: a people with its pieces and its set-up card. */
export interface Faction extends Sourced {
  readonly key: FactionId;
  readonly colour: Name;
  /** F1.11: pieces of each kind. */
  readonly pieces: Units;
  /** F1.12: the two faces of each of its six tiles. */
  readonly tiles: readonly (readonly [StructureKind, StructureKind])[];
  readonly start: 'fortress' | 'eldapriest';
  readonly wealth: number;
  readonly units: Units;
  readonly bonus: SetUpBonus;
}

/** F2.6: the lower half of a set-up card. */
export type SetUpBonus = 'none' | 'victory-token' | 'battle-token' | 'favor';

/** F6: one row of the unit reference card. */
export interface Unit extends Sourced {
  readonly key: UnitKind;
  readonly forgeName: Name;
  readonly cost: number;
  readonly attack: number;
  /** F6.6: against a territory with a structure. */
  readonly siege: number;
  readonly defense: number;
  /** F6.11: once the player's units are Forge units. */
  readonly forgeDefense: number;
  readonly movement: number;
  /** F6.13 */
  readonly support: boolean;
  /** F6.5: how many come for the price of one. */
  readonly brings: number;
}

/** F5.1: one row of the structure reference card. */
export interface Structure extends Sourced {
  readonly key: StructureKind;
  /** The basic kind of its tree (itself for a basic one), or null: it stands apart. */
  readonly tree: 'outpost' | 'shrine' | null;
  readonly developed: boolean;
  readonly defense: number;
  readonly income: number;
  readonly points: number;
  /** F5.15: favor cards for who develops it or converts it into an own one. */
  readonly favors: number;
  /** F6.8 */
  readonly forge: boolean;
}

/** F4.1: a hex of a board side. */
export interface Cell {
  readonly terrain: Terrain;
  readonly wilderness: number;
  readonly points: number;
  /** A ruin: both numbers are one higher than elsewhere. */
  readonly ruin: boolean;
}

/** F1.10: sides of one board are neighbours in the list: the 4-hex board's two, then those of boards 1 to 6. */
export interface BoardSide extends Sourced {
  /** The label: number and letter. */
  readonly key: string;
  readonly cells: readonly Cell[];
}

/** F3.6 */
export interface Placement {
  /** Number of the board side. */
  readonly side: number;
  /** 0..5 */
  readonly turn: number;
  readonly q: number;
  readonly r: number;
}

/** F7.1 */
export interface CombatCard extends Sourced {
  readonly key: CombatCardKind;
  readonly copies: number;
  readonly cost: number;
  readonly value: number;
}

/** F3.34: what a token of this kind is worth. */
export interface Token extends Sourced {
  readonly key: TokenKind;
  /** Wealth, victory points or the highest cost of a combat card; 1 elsewhere. */
  readonly value: number;
  /** F3.27: how many are used with 2, 3, 4 and 5 players. */
  readonly counts: readonly [number, number, number, number];
}

/** F8.1, F8.7: what must be possessed. */
export type Need =
  | { readonly kind: 'terrain'; readonly terrain: Terrain; readonly count: number }
  | { readonly kind: 'territories'; readonly count: number }
  /** Territories of the 4-hex board. */
  | { readonly kind: 'middle'; readonly count: number }
  /** Any structures but starting ones. */
  | { readonly kind: 'structures'; readonly count: number }
  /** F8.6 */
  | { readonly kind: 'structure'; readonly structure: StructureKind; readonly count: number }
  /** Own units on the map; null: of any kinds. */
  | { readonly kind: 'units'; readonly unit: UnitKind | null; readonly count: number }
  | { readonly kind: 'battle-tokens'; readonly count: number }
  | { readonly kind: 'upgrades'; readonly count: number }
  /** F8.13: only shown. */
  | { readonly kind: 'wealth'; readonly count: number }
  /** A structure (not the own starting structure or Ka'jer) at or beside another colour's starting structure. */
  | { readonly kind: 'hearth' };

export type Reward =
  | { readonly kind: 'wealth'; readonly amount: number }
  | { readonly kind: 'favors'; readonly count: number }
  | { readonly kind: 'combat-card'; readonly cost: number }
  | { readonly kind: 'units'; readonly unit: UnitKind; readonly count: number };

export interface Quest extends Sourced {
  /** F1.4: with the purple wreath. */
  readonly starting: boolean;
  readonly needs: readonly Need[];
  /** F8.5: the coin with a red number. */
  readonly pay: number;
  readonly reward: Reward;
  readonly points: number;
}

/** F9.8 */
export const TIMES = ['income', 'action', 'start', 'before', 'loss', 'answer'] as const;
export type Time = (typeof TIMES)[number];

export type FavorEffect =
  /** Adds to the own total of this fight. */
  | { readonly kind: 'total'; readonly amount: number }
  /** This side loses no unit by the result of this fight. */
  | { readonly kind: 'mercy' }
  /** F16.15: an additional move action of the Charge kind. */
  | { readonly kind: 'move' }
  | { readonly kind: 'wealth'; readonly amount: number }
  | { readonly kind: 'recruit' }
  | { readonly kind: 'develop' }
  /** Sees the top cards of the favor deck and keeps one. */
  | { readonly kind: 'mirror'; readonly cards: number }
  /** No ship support of the opponent counts in this battle. */
  | { readonly kind: 'still' }
  /** The opponent plays no combat card in this battle. */
  | { readonly kind: 'hush' }
  | { readonly kind: 'harvest'; readonly each: number }
  | { readonly kind: 'quest' }
  | { readonly kind: 'cancel' };

export interface Favor extends Sourced {
  /** Copies of one card share it. */
  readonly key: string;
  readonly time: Time;
  readonly effect: FavorEffect;
}

export type UpgradeEffect =
  /** Income: more wealth with at least so many controlled structures, or territories of that terrain. */
  | { readonly kind: 'income'; readonly amount: number; readonly of: 'structure' | Terrain; readonly count: number }
  | { readonly kind: 'defense'; readonly unit: UnitKind; readonly amount: number }
  | { readonly kind: 'movement'; readonly unit: UnitKind; readonly movement: number }
  /** Each declared ship support adds this much. */
  | { readonly kind: 'support'; readonly value: number }
  /** Wealth for starting a battle. */
  | { readonly kind: 'plunder'; readonly amount: number }
  /** Attack of a Siege against a territory with a structure. */
  | { readonly kind: 'siege'; readonly attack: number }
  | { readonly kind: 'discount'; readonly less: number; readonly least: number }
  /** What Plan step 1 gives. */
  | { readonly kind: 'plan'; readonly amount: number }
  /** Added to the defense where the player has a unit and a structure. */
  | { readonly kind: 'garrison'; readonly amount: number }
  /** Added to the attack on this terrain. */
  | { readonly kind: 'ground'; readonly terrain: Terrain; readonly amount: number }
  /** Added to the attack of at least so many units. */
  | { readonly kind: 'swarm'; readonly units: number; readonly amount: number }
  /** Wealth after a won combat, once an action. */
  | { readonly kind: 'hunt'; readonly amount: number }
  // At purchase, once.
  | { readonly kind: 'units'; readonly unit: UnitKind; readonly count: number; readonly where: 'structure' | 'land' }
  | { readonly kind: 'favors'; readonly count: number }
  /** If Ka'jer is controlled: units at it, and it is turned. */
  | { readonly kind: 'awake'; readonly unit: UnitKind; readonly count: number };

export interface Upgrade extends Sourced {
  readonly faction: FactionId;
  readonly cost: number;
  readonly points: number;
  readonly effect: UpgradeEffect;
}

/** F22.7: a place on the turn track. */
export type PlaceReward = 'favor' | 'victory-token' | 'none';

/** The whole box. */
export interface Components {
  /** "built-in", or the name an edition file gives itself. */
  readonly edition: string;
  readonly factions: readonly Faction[];
  readonly units: readonly Unit[];
  readonly structures: readonly Structure[];
  readonly sides: readonly BoardSide[];
  readonly combatCards: readonly CombatCard[];
  readonly tokens: readonly Token[];
  readonly quests: readonly Quest[];
  readonly favors: readonly Favor[];
  readonly upgrades: readonly Upgrade[];
}
