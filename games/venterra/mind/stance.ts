/** The styles in which a seat can play. */

export interface Stance {
  /** How gladly it begins battles. */
  readonly war: number;
  /** How much it minds that what it holds could be taken. */
  readonly fear: number;
  /** How much it values structures, quests and upgrades. */
  readonly craft: number;
}

/** Takes what pays most; lives by battles; builds and guards. */
export const WARDEN: Stance = { war: 1, fear: 1, craft: 1 };
export const RAIDER: Stance = { war: 1.6, fear: 0.5, craft: 0.8 };
export const MASON: Stance = { war: 0.6, fear: 1.4, craft: 1.3 };

/** What a cunning player might try against minds: nothing but war, and nothing but growth. */
export const STORM: Stance = { war: 3, fear: 0, craft: 0.2 };
export const HOARD: Stance = { war: 0, fear: 2, craft: 1.6 };
