/** Computer players for any game that brings a kit. */

import type { AnyKit } from '@condotta/kernel';
import type { Level, Mind } from './contract.ts';
import { kitOf } from './kits.ts';
import { thinkerOf } from './search.ts';
import { randomMind, recruitOf, sergeantOf } from './simple.ts';

export type { Budget, ImaginedWorld, Level, Mind, Question } from './contract.ts';
export { LEVELS } from './contract.ts';
export { kitOf } from './kits.ts';
export { budgetOf, questionFor, SECONDS } from './question.ts';

/**
 * The mind of a level for a game; null if the game has no kit, and the level is more than random. The lab gives a kit of
 * its own where it tries another evaluation.
 */
export function mindOf(gameId: string, level: Level, kit: AnyKit | null = kitOf(gameId)): Mind | null {
  if (level === 'random') return randomMind;
  if (!kit) return null;
  switch (level) {
    case 'recruit':
      return recruitOf(kit);
    case 'sergeant':
      return sergeantOf(kit);
    case 'captain':
      return thinkerOf(kit, { level, width: 12, horizon: 0, trust: 0.02 });
    case 'general':
      return thinkerOf(kit, { level, width: 12, horizon: 1.5, trust: 0.02 });
    case 'marshal':
      return thinkerOf(kit, { level, width: 20, horizon: 1.5, trust: 0.02 });
  }
}
