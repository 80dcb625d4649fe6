/** What the rulebook fixes beside the components: the pre-built maps and the turn track. */

import type { Placement, PlaceReward } from './types.ts';

/**
 * F3.15: sides 1S, 1A, 2A make the map for two players, each further one adds a player. The rulebook names the sides, where
 * they lie is ours: no holes, and every board touches the 4-hex board.
 */
export const LAYOUT: readonly Placement[] = [
  { side: 1, turn: 0, q: 0, r: 0 },
  { side: 3, turn: 5, q: 1, r: -1 },
  { side: 5, turn: 2, q: 0, r: 2 },
  { side: 8, turn: 2, q: 5, r: -3 },
  { side: 12, turn: 2, q: 2, r: -4 },
  { side: 9, turn: 2, q: -1, r: 1 },
];

/** F1.1 */
export const ROUNDS = 10;

/** F22.1 */
export const BIDDING_ROUNDS: readonly number[] = [3, 5, 7, 9];

/** F22.7, F22.8: the two sides of the track. */
const LONG_TRACK: readonly PlaceReward[] = ['favor', 'favor', 'victory-token', 'none', 'none'];
const SHORT_TRACK: readonly PlaceReward[] = ['favor', 'victory-token', 'none'];

/** F1.2, F2.4: the side of the track for so many players. */
export const trackFor = (players: number): readonly PlaceReward[] => (players > 3 ? LONG_TRACK : SHORT_TRACK);

/** F1.7 */
export const BATTLE_TOKENS = 25;
export const VICTORY_TOKENS = 5;

/** F5.6 */
export const BUILD_COST = 3;
export const DEVELOP_COST = 2;
