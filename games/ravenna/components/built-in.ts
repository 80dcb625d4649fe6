/** The built-in components. */

import { COMMANDERS } from './commanders.ts';
import { INITIATIVES } from './initiatives.ts';
import { ORDER_DECKS, STRATEGIES } from './strategies.ts';
import type { Components } from './types.ts';
import { UNITS } from './units.ts';

/**
 * D17: the printed dice are called special, which one from 1 to 4 would not be. With these faces the Shoot value of a Unit is
 * the very range at which three shots of four hit, an ordinary fight ends between 0 and 4, and the Moral of equal players
 * lasts the eight turns in about half of the games; with 0 to 3 it did in a quarter.
 */
const DIE = [0, 1, 1, 2];

export const BUILT_IN: Components = {
  commanders: COMMANDERS,
  units: UNITS,
  strategies: STRATEGIES,
  orderDecks: ORDER_DECKS,
  initiatives: INITIATIVES,
  die: DIE,
  // R3.18
  frontLine: [
    ['B4', 'B5'],
    ['C4', 'C5'],
    ['D4', 'D5'],
  ],
  // R3.19
  sideLine: [
    ['D5', 'E5'],
    ['D6', 'E6'],
  ],
  moral: 24,
  turns: 8,
};
