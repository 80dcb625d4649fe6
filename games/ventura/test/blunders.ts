/**
 * Positions in which one thing must be done, or must not: what nobody forgives a computer player. Each is a document
 * for `table`, the seat that plays its turn, and what must be true when the turn is over. minds/test plays them.
 */

import type { Blunder } from './blunder.ts';
import { ON_THE_BOARD } from './blunders-board.ts';
import { IN_THE_PURSE } from './blunders-purse.ts';
import { AGAINST_RIVALS } from './blunders-rivals.ts';
import { SEEN } from './blunders-seen.ts';

export const BLUNDERS: readonly Blunder[] = [...IN_THE_PURSE, ...ON_THE_BOARD, ...AGAINST_RIVALS, ...SEEN];
