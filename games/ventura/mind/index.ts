/** What Ventura brings for computer players. */

import { last, type MindKit, range, type Thinker } from '@condotta/kernel';
import { ROUND_STEPS, type VenturaFrame, type VenturaTypes } from '../state.ts';
import { candidates } from './candidates.ts';
import { evaluate, explain } from './evaluate.ts';
import { EXPLOITERS } from './exploiters.ts';
import { gains } from './gains.ts';
import { stepOf } from './project.ts';
import { scriptOf } from './script.ts';
import { CONDOTTIERE, COURTIER, STEWARD } from './stance.ts';

/**
 * At the ends of so many rounds a level judges, this one the first. Where a round ends is the nearest place that says what soldiers, land and
 * points are worth beside each other: who judges after the next step loses to the script.
 */
const ROUNDS: Readonly<Record<Thinker, number>> = { captain: 1, general: 2, marshal: 3 };

/** Soldiers decide games, and time spent on small change is missing for them later in the round. */
const STAKES: Partial<Record<VenturaFrame['proc'], number>> = {
  families: 0,
  building: 0.5,
  domains: 0.5,
  prestige: 0.5,
  fortune: 0.5,
  recruit: 0.4,
  upkeep: 0.4,
  expansion: 0.5,
  conscription: 0.4,
  regroup: 0.3,
  limit: 0.4,
  leaderless: 0.4,
  deploy: 1.5,
  troop: 1.5,
};

export const venturaKit: MindKit<VenturaTypes> = {
  game: 'ventura',
  evaluate,
  // Measured in 400 games of captains for two and 300 for four.
  confidence: (seats) => (seats === 2 ? 0.72 : 0.62),
  explain(t, world, seat) {
    // Before the first round there is nothing to weigh yet.
    return t.s.round === 0 ? {} : explain(t, world, seat);
  },
  gains,
  scripts: { steward: scriptOf(STEWARD), courtier: scriptOf(COURTIER), condottiere: scriptOf(CONDOTTIERE) },
  candidates,
  turn(world) {
    const now = stepOf(world.stack);
    return now ? `${world.state.round}.${now.step}.${now.turn}` : 'set-up';
  },
  clock(world) {
    const now = stepOf(world.stack);
    return world.state.round + (now ? ROUND_STEPS.indexOf(now.step) / ROUND_STEPS.length : 0);
  },
  horizons: ({ state: { round } }, level) => range(ROUNDS[level]).map((each) => round + 1 + each),
  // The more players, the more is luck, and the more worlds it takes to tell plans apart.
  cost: (seats) => 2 / seats,
  stakes: (_t, world) => STAKES[last(world.stack).proc] ?? 1,
  exploiters: EXPLOITERS,
};
