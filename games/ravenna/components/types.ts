/**
 * What Ravenna is played with. The rules read these tables and nothing else, so an owner of the printed game can put
 * the true values into an edition file (see edition.ts) and play with them.
 */

/** Where a datum comes from (DESIGN 4). */
export type Source = 'rulebook' | 'derived' | 'reconstructed';

/** A name in both languages of the project. */
export interface Name {
  readonly en: string;
  readonly it: string;
}

/** 0 the French, 1 the Holy League. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;

export const UNIT_TYPES = ['infantry', 'cavalry', 'artillery'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Clockwise: a turn to the right adds 1. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** R1.3. Numbers 0 to 2 are French, 3 to 5 of the League; 0 and 3 are the Chiefs. */
export interface Commander {
  readonly name: Name;
  /** R1.13: different from the five others. */
  readonly priority: number;
  readonly source: Source;
  readonly reason: Name;
}

/** R1.11, D20: Melee added in a fight against a Unit of that type, as attacker and as defender. */
export interface Ability {
  readonly against: UnitType;
  readonly melee: number;
}

/** R1.10. Numbers 0 to 11 are French (F1 to F12), 12 to 23 of the League (L1 to L12). R1.12: wounded or not, it has these values. */
export interface Unit {
  readonly name: Name;
  readonly type: UnitType;
  /** 0 to 5; the four Units of one Commander are his line. */
  readonly commander: number;
  /** Null: it cannot shoot. */
  readonly shoot: number | null;
  readonly melee: number;
  readonly advancing: number;
  readonly turning: number;
  readonly defense: number;
  readonly personality: { readonly person: Name; readonly value: number } | null;
  /** R1.13: different from the 23 others. */
  readonly priority: number;
  readonly ability: Ability | null;
  /** Column and row, "C2". */
  readonly start: string;
  readonly facing: Direction;
  readonly source: Source;
  /** Which single values are attested; the rest is as `source` says. */
  readonly attested: readonly string[];
  /** Why these values: a fact of history, in our words. */
  readonly reason: Name;
}

/** R1.5: Maintain the Position, Attack, Movement, Wait. */
export const ORDERS = ['P', 'A', 'M', 'W'] as const;
export type Order = (typeof ORDERS)[number];

/** R1.4. Number 0 of each side is Preparation. */
export interface Strategy {
  readonly name: Name;
  readonly orders: readonly [Order, Order, Order];
  readonly source: Source;
  readonly reason: Name;
}

/** D16: what a Personal Initiative lets its Unit do, beyond or instead of the general rules. */
export type InitiativeEffect =
  /** Phase 3 or 7: the wound is healed; without a wound nothing happens. */
  | { readonly kind: 'heal' }
  /**
   * Phase 3 or 7: `maintain`: the Unit gets a Maintain token. To the end of the turn (phase 3 only): `steadfast`: it has no weak
   * sides; `covered`: a withdrawal of it costs no Moral.
   */
  | { readonly kind: 'stand'; readonly maintain: boolean; readonly steadfast: boolean; readonly covered: boolean }
  /** Phase 4, a Unit with a Shoot value: it may shoot whatever tokens lie on it, `shots` times, each with `bonus`. */
  | { readonly kind: 'shoot'; readonly bonus: number; readonly shots: number }
  /**
   * Phase 5: it attacks as with an Attack Order, with these added to its values; `rerolls` rolls again at most (1 is the usual);
   * `attacks` 2: after its first fight it may, if it lives and has not been driven off, fight the Area it engages once more.
   */
  | {
      readonly kind: 'attack';
      readonly advance: number;
      readonly turn: number;
      readonly melee: number;
      readonly rerolls: number;
      readonly attacks: number;
    }
  /** Phase 6: it moves as with a Movement Order, with these added to its values. */
  | { readonly kind: 'move'; readonly advance: number; readonly turn: number };

/** R1.6 */
export interface Initiative {
  readonly name: Name;
  readonly phase: 3 | 4 | 5 | 6 | 7;
  /** Moral its own side loses when it is revealed. */
  readonly cost: number;
  readonly effect: InitiativeEffect;
  /** What it does, in our words, as the card would say it. */
  readonly text: Name;
  readonly source: Source;
  readonly attested: readonly string[];
  readonly reason: Name;
}

/** Two Areas with a common edge: ["B4", "B5"], the northern or western one first. */
export type Edge = readonly [string, string];

export interface Components {
  /** Six, see Commander. */
  readonly commanders: readonly Commander[];
  /** Twenty-four, see Unit. */
  readonly units: readonly Unit[];
  /** By side: nine each. */
  readonly strategies: readonly [readonly Strategy[], readonly Strategy[]];
  /** D14: by side, the Order cards: six or seven, as the rulebook says both. */
  readonly orderDecks: readonly [readonly Order[], readonly Order[]];
  /** By side: eight each. */
  readonly initiatives: readonly [readonly Initiative[], readonly Initiative[]];
  /** D17: the four faces of a die. */
  readonly die: readonly number[];
  /** D19: the entrenchment. Behind the front line lie the favourable Areas: its southern ones (R3.20). */
  readonly frontLine: readonly Edge[];
  readonly sideLine: readonly Edge[];
  /** R2.5 */
  readonly moral: number;
  /** R4.1 */
  readonly turns: number;
}
