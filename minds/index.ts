/** Computer players for any game that brings a kit. */

import type { AnyKit } from '@condotta/kernel';
import type { Level, Mind } from './contract.ts';
import { kitOf } from './kits.ts';
import { paced } from './pace.ts';
import { type Thinking, thinkerOf } from './search.ts';
import { exploiterWith, randomMind, recruitOf, sergeantOf } from './simple.ts';

export type { Budget, Counsel, ImaginedWorld, Level, Mind, Question } from './contract.ts';
export { isForesighted, isThoughtful, LEVELS } from './contract.ts';
export { agreed } from './council.ts';
export { chancesIn } from './judge.ts';
export { kitOf } from './kits.ts';
export { budgetOf, questionFor, SECONDS } from './question.ts';
export { reasonsFor } from './reasons.ts';

/** How far they look, the game says; the stronger ones look at more, (by their budget) more often, and the marshal at his next plans too. */
const THINKING = {
  captain: { level: 'captain', width: 8, trust: 0.02, depth: 0, respects: false },
  general: { level: 'general', width: 12, trust: 0.02, depth: 0, respects: true },
  marshal: { level: 'marshal', width: 16, trust: 0.02, depth: 2, respects: true },
} as const satisfies Record<string, Thinking>;

/** The mind of a level for a game, with the game's kit or another; null if there is none and the level is not random. */
export function mindOf(gameId: string, level: Level, kit: AnyKit | null = kitOf(gameId)): Mind | null {
  if (!kit) return level === 'random' ? randomMind : null;
  switch (level) {
    case 'random':
      return randomMind;
    case 'recruit':
      return recruitOf(kit);
    case 'sergeant':
      return sergeantOf(kit);
    case 'captain':
    case 'general':
    case 'marshal':
      return thinkerOf(kit, THINKING[level]);
  }
}

/** The same, but it thinks by the clock: as long as its level may, not by work. `now` gives milliseconds. */
export function timedMindOf(gameId: string, level: Level, now: () => number): Mind | null {
  const mind = mindOf(gameId, level);
  const kit = kitOf(gameId);
  return mind && kit ? paced(mind, kit, now) : mind;
}

/** A simple opponent of the game's kit that tries one cunning thing; null if there is none of this name. */
export function exploiterOf(gameId: string, name: string): Mind | null {
  const kit = kitOf(gameId);
  return kit && exploiterWith(kit, name);
}
