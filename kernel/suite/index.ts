/** The suite every game passes (DESIGN 6), and Duel, the game it is tried on. */

export * from './bounded.ts';
export * from './common.ts';
export * from './duel.ts';
export * from './fuzz.ts';
export * from './golden.ts';
export * from './matches.ts';
export * from './non-interference.ts';
export * from './random-games.ts';
export * from './replays.ts';
export * from './save-load.ts';
export * from './setups.ts';
export * from './shrink.ts';
export * from './undo.ts';
export * from './wrong-hands.ts';
