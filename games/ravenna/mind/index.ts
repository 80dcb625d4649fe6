/** What Ravenna brings for computer players. */

import type { MindKit, World } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import type { RavennaFrame, State } from '../state.ts';
import { candidates } from './candidates.ts';
import { evaluate, explain, gains } from './evaluate.ts';
import { BOLD, STEADY, scriptOf, WARY } from './script.ts';

const PHASES = 7;
/** A turn of two sides, whoever commands them, takes half the time of what the work of minds is counted in. */
const COST = 0.5;

const clock = ({ state: { turn, phase } }: World<State, RavennaFrame>): number =>
  turn + Math.max(0, phase - 1) / PHASES;

export const ravennaKit: MindKit<State, RavennaFrame, Components> = {
  game: 'ravenna',
  evaluate,
  // Measured in 400 games of captains: the odds are too careful.
  confidence: () => 1.37,
  explain,
  gains,
  scripts: { steady: scriptOf(STEADY), bold: scriptOf(BOLD), wary: scriptOf(WARY) },
  candidates,
  turn: ({ state }) => `${state.turn}.${state.phase}`,
  clock,
  /**
   * The captain sees what his plan does in this phase, the others the end of the turn. Nobody looks further: the dice of another
   * turn hide what a plan of this one is worth.
   */
  horizons: ({ state: { turn, phase } }, level) => [level === 'captain' ? turn + phase / PHASES : turn + 1],
  cost: () => COST,
};
