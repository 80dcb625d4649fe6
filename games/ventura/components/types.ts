/**
 * What Ventura is played with. The rules read these tables and nothing else, so an owner of the printed game can
 * put the true values into an edition file (see edition.ts) and play with them.
 */

/** Where a datum comes from (DESIGN 4). */
export type Source = 'rulebook' | 'derived' | 'reconstructed';

/** A name in both languages of the project. */
export interface Name {
  readonly en: string;
  readonly it: string;
}

export const FAMILIES = ['este', 'gonzaga', 'medici', 'visconti'] as const;
export type Family = (typeof FAMILIES)[number];

export const TILE_TYPES = [
  'village',
  'castle',
  'city',
  'river',
  'lake',
  'hill',
  'mountain',
  'field',
  'wood',
  'papal',
] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** V2.2: the five categories; gray is "Inhabited". Papal tiles have none (V2.3). */
export const COLOURS = ['gray', 'blue', 'green', 'yellow', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** V2.6, V2.7: a plain number (`per` null), or a base plus 1 for each adjacent Territory of a colour in the same Domain. */
export interface Value {
  readonly base: number;
  readonly per: Colour | null;
}

/** V2.1 */
export interface Tile {
  /** 1..40, without gaps. */
  readonly id: number;
  readonly name: Name;
  readonly type: TileType;
  readonly colour: Colour | null;
  readonly income: Value;
  readonly cost: number;
  readonly ranged: Value;
  readonly melee: number;
  readonly resistance: Value;
  /** V2.11: null on City and Papal tiles. */
  readonly setup: 2 | 3 | 4 | null;
  /** The family of a City, null elsewhere. */
  readonly family: Family | null;
  /** Equal Domains (V32.2): the tile belongs to the set of identical starting tiles. */
  readonly equal: boolean;
  readonly source: Source;
  /** Why these values: a fact of history or geography, in our words. */
  readonly reason: Name;
}

export type Deck = 'ventura' | 'conscription' | 'garrison';

/** V22.8, V19.3: the special texts the rules carry out. Each changes a Company's own value. */
export type Ability =
  /** Horse-carts: the Army's movement grows (V19.3). */
  | { readonly kind: 'carts'; readonly movement: number }
  /** Bonus while a Company of that arm stands in an opposing space I or II. */
  | { readonly kind: 'against'; readonly arm: Arm; readonly ranged: number; readonly melee: number }
  /** Bonus in battles on Territories of these types. */
  | { readonly kind: 'ground'; readonly types: readonly TileType[]; readonly ranged: number; readonly melee: number }
  /** Bonus while the Company itself stands in space I. */
  | { readonly kind: 'front'; readonly ranged: number; readonly melee: number };

/** What a Company is, for the abilities that ask. Cavalry charges with the lance (D15); horse rides, but to shoot or to forage. */
export type Arm = 'foot' | 'shot' | 'horse' | 'cavalry' | 'train';

export interface CompanyCard {
  readonly kind: 'company';
  /** Identification number, 1..109 through all cards (D12). */
  readonly id: number;
  readonly deck: Deck;
  /** The type: copies of one Company share it ("crossbowmen"). */
  readonly type: string;
  readonly name: Name;
  readonly arm: Arm;
  /** Deployment Cost; 0 on a Garrison, which is never deployed (V3.6). */
  readonly deploy: number;
  /** Maintenance Cost. */
  readonly upkeep: number;
  /** 0 on a Garrison. */
  readonly movement: number;
  readonly ranged: number;
  readonly melee: number;
  readonly resistance: number;
  /** V17.5: Territory types it can be played onto; empty = no restriction. */
  readonly mobilization: readonly TileType[];
  readonly ability: Ability | null;
  /** The family of a Garrison, null elsewhere. */
  readonly family: Family | null;
  readonly source: Source;
  /** Which single values are attested, e.g. ["movement", "ranged"]; the rest is as `source` says. */
  readonly attested: readonly string[];
  readonly reason: Name;
}

/** V3.8: what a Captain can do beyond his modifiers. */
export type Talent =
  /** His Army gets more in battles on Territories of these types. */
  | { readonly kind: 'ground'; readonly types: readonly TileType[]; readonly ranged: number; readonly melee: number }
  /** His Army gets more while it is the attacker. */
  | { readonly kind: 'attack'; readonly ranged: number; readonly melee: number }
  /** His Army gets more while it is the defender. */
  | { readonly kind: 'stand'; readonly ranged: number; readonly melee: number }
  /** The Maintenance of his Army, his own included, is so much less in all, but not below 0. */
  | { readonly kind: 'thrift'; readonly florins: number }
  /** Whenever his Army discards an opponent's markers (V19.7, V25.7), its owner gains so much from the Stock. */
  | { readonly kind: 'plunder'; readonly florins: number };

export interface CaptainCard {
  readonly kind: 'captain';
  readonly id: number;
  readonly deck: 'ventura';
  readonly name: Name;
  readonly deploy: number;
  readonly upkeep: number;
  /** Modifiers of the Army (V3.5). */
  readonly movement: number;
  readonly ranged: number;
  readonly melee: number;
  /** Wounds prevented once a battle (V22.6). */
  readonly resistance: number;
  readonly talent: Talent | null;
  readonly source: Source;
  readonly attested: readonly string[];
  /** Who he was: full name, dates, and why these modifiers. */
  readonly reason: Name;
}

/**
 * V28.2: when an Event may be played. A step name: by the active player in his turn of that step. 'battle': by either
 * side after the orders of battle are open and before the ranged assault. 'aftermath': by either side at the end of a battle.
 */
export type EventWindow =
  | 'prestige'
  | 'fortune'
  | 'recruit'
  | 'upkeep'
  | 'expansion'
  | 'conscription'
  | 'deploy'
  | 'regroup'
  | 'troop'
  | 'battle'
  | 'aftermath';

/** What an Event does. "Target" is what its player names after paying; without one there is nothing to name. */
export type EventEffect =
  // Military tactics. The four of the window 'battle' are played by either side, those of 'aftermath' when it is over.
  /** Barber-Surgeon (V28.4): removes `wounds` from each Company of an own Army that fought and survived. */
  | { readonly kind: 'surgeon'; readonly wounds: number }
  /** One own Troop that has not moved and could move gets more movement points this Troop Phase. Target: an own Troop. */
  | { readonly kind: 'march'; readonly movement: number }
  /** Adds to the own total in the ranged assault (ranged) or in the first melee assault (melee) of this battle. */
  | { readonly kind: 'ruse'; readonly ranged: number; readonly melee: number }
  /** The opposing total in the ranged assault is so much less. */
  | { readonly kind: 'shelter'; readonly ranged: number }
  /** On a Territory of these types: the opposing Companies in spaces I and II change places. */
  | { readonly kind: 'ambush'; readonly types: readonly TileType[] }
  /** The Resistance of the Territory prevents no wound of the opposing side in this battle (V22.6). */
  | { readonly kind: 'escalade' }
  /** The attacker has won and no opposing Troop is left on the field: his Troop may march once more. */
  | { readonly kind: 'pursuit' }
  // Economic tricks.
  /** Side Deal: draws `cards` Ventura cards, one at a time with the hand limit after each. */
  | { readonly kind: 'deal'; readonly cards: number }
  /** Gains Florins from the Stock. */
  | { readonly kind: 'florins'; readonly amount: number }
  /** Gains 1 Florin from the Stock for each own Territory of the type, at most `most`. */
  | { readonly kind: 'harvest'; readonly type: TileType; readonly most: number }
  /** Gains what the Maintenance of one own Army costs, at most `most`, from the Stock. Target: an own Army. */
  | { readonly kind: 'quarters'; readonly most: number }
  /** Draws a tile of the stockpile into the reserve. */
  | { readonly kind: 'survey' }
  /** Takes one Company of the Ventura discard pile into the hand. Target: that card. */
  | { readonly kind: 'veterans' }
  /** An opponent pays `amount`, as far as he has it. Target: an opponent with a Territory that an own Army stands on or beside. */
  | { readonly kind: 'contribution'; readonly amount: number }
  /** Each opponent with a Troop in the own Domain pays `amount`, as far as he has it. */
  | { readonly kind: 'toll'; readonly amount: number }
  /** The battle is won against an Army: its owner pays `amount`, as far as he has it. */
  | { readonly kind: 'ransom'; readonly amount: number }
  // Happenings.
  /** Gains VP; in the window 'aftermath' only the winner does. */
  | { readonly kind: 'prestige'; readonly points: number }
  /** `wounds` on each Company of one opponent's Troop, but never the wound that would eliminate it. Target: that Troop. */
  | { readonly kind: 'fever'; readonly wounds: number }
  /** The same on each Company, of whomever, whose Troop stands outside its owner's Domain. */
  | { readonly kind: 'winter'; readonly wounds: number }
  /** A Territory of an opponent, not his City and without a Troop of his, becomes neutral. Target: one beside an own Troop. */
  | { readonly kind: 'revolt' }
  /** An opponent's Army that has yet to move does not march in this Troop Phase. Target: that Army. */
  | { readonly kind: 'arrears' };

export interface EventCard {
  readonly kind: 'event';
  readonly id: number;
  readonly deck: 'conscription';
  /** Copies of one Event share it ("barber-surgeon"). */
  readonly type: string;
  readonly name: Name;
  /** V3.9: what its player pays to play it. */
  readonly cost: number;
  readonly window: EventWindow;
  readonly effect: EventEffect;
  readonly source: Source;
  readonly attested: readonly string[];
  readonly reason: Name;
}

export type Card = CompanyCard | CaptainCard | EventCard;

/** Everything that the game is played with. */
export interface Components {
  /** "built-in", or the name an edition file gives itself. */
  readonly edition: string;
  /** Sorted by id; tiles[0] has id 1. */
  readonly tiles: readonly Tile[];
  /** Sorted by id; cards[0] has id 1. The First Player card is not among them: it is a marker (`first` in the state). */
  readonly cards: readonly Card[];
}
