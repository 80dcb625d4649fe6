/** How a script plays: the few numbers in which the styles differ. */

export interface Stance {
  /** Florins that are kept for the next Prestige Step when troops are raised. */
  readonly keep: number;
  /** Florins that are not spent on Prestige. */
  readonly treasury: number;
  /** How much a tile is worth in the Fortune Step against a card. */
  readonly tiles: number;
  /** How gladly it attacks: added to the worth of a battle. */
  readonly daring: number;
}

/** Points by Prestige and land, with just enough troops. */
export const STEWARD: Stance = { keep: 0, treasury: 0, tiles: 5, daring: 0 };
/** Everything for points. */
export const COURTIER: Stance = { keep: 5, treasury: 0, tiles: 8, daring: -1 };
/** An Army first. */
export const CONDOTTIERE: Stance = { keep: 0, treasury: 0, tiles: 1, daring: 1 };
