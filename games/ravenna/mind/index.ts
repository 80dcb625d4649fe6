/** What Ravenna brings for computer players. */

import type { MindKit } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import type { RavennaFrame, State } from '../state.ts';
import { candidates } from './candidates.ts';
import { evaluate, explain } from './evaluate.ts';
import { BOLD, STEADY, scriptOf, WARY } from './script.ts';

const PHASES = 7;
/**
 * A turn counts for so many rounds that a mind which looks some rounds ahead sees its end and no more: the dice of another turn
 * hide what a plan of this one is worth, and cost three times the work.
 */
const LONG = 4;

export const ravennaKit: MindKit<State, RavennaFrame, Components> = {
  game: 'ravenna',
  evaluate,
  explain,
  scripts: { steady: scriptOf(STEADY), bold: scriptOf(BOLD), wary: scriptOf(WARY) },
  candidates,
  turn: ({ state }) => `${state.turn}.${state.phase}`,
  clock: ({ state }) => LONG * state.turn + Math.max(0, state.phase - 1) / PHASES,
};
