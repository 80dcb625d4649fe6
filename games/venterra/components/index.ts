/** What Fate of Venterra is played with: the built-in box, and the way to put another edition in its place. */

export { BUILT_IN } from './box.ts';
export { editionTemplate, loadEdition } from './edition.ts';
export {
  BATTLE_TOKENS,
  BIDDING_ROUNDS,
  BUILD_COST,
  DEVELOP_COST,
  LAYOUT,
  ROUNDS,
  trackFor,
  VICTORY_TOKENS,
} from './track.ts';
export type * from './types.ts';
export { ACTIONS, COMBAT_CARDS, FACTIONS, STRUCTURES, TERRAINS, TIMES, TOKENS, UNITS } from './types.ts';
