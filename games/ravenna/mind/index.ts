/** What Ravenna brings for computer players. */

import { last, type MindKit, type WorldOf } from '@condotta/kernel';
import type { RavennaFrame, RavennaTypes } from '../state.ts';
import { candidates } from './candidates.ts';
import { evaluate, explain } from './evaluate.ts';
import { EXPLOITERS } from './exploiters.ts';
import { gains } from './gains.ts';
import { BOLD, STEADY, scriptOf, WARY } from './script.ts';

const PHASES = 7;
/** Up to this phase Orders are given and accepted. */
const LAST_SECRET = 2;
/** A turn of two sides, whoever commands them, takes half the time of what the work of minds is counted in. */
const COST = 0.5;

/** Orders and who carries them out decide turns; how tiles lie in an Area does not. */
const STAKES: Partial<Record<RavennaFrame['proc'], number>> = {
  deployment: 0,
  arrange: 0,
  orders: 2,
  execution: 2,
  shoot: 0.5,
  effect: 0.7,
};

const clock = ({ state: { turn, phase } }: WorldOf<RavennaTypes>): number => turn + Math.max(0, phase - 1) / PHASES;

export const ravennaKit: MindKit<RavennaTypes> = {
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
   * The captain sees what his plan does in this phase, and what comes of Orders by the end of the turn: they are paid for in any phase. The
   * others see that end always, and that of the next turn: what becomes of Units left forward is told only there.
   */
  horizons({ state: { turn, phase } }, level) {
    if (level === 'captain') return [turn + (phase <= LAST_SECRET ? PHASES : phase) / PHASES];
    return [turn + 1, turn + 2];
  },
  cost: () => COST,
  stakes: (_t, world) => STAKES[last(world.stack).proc] ?? 1,
  variety: ({ state: { turn } }) => (turn <= 1 ? 0.005 : 0),
  exploiters: EXPLOITERS,
};
