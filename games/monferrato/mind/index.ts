/** What Monferrato brings for computer players. */

import { last, type MindKit } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import type { MonferratoFrame, MonferratoWorld, Types } from '../state.ts';
import { candidates } from './candidates.ts';
import { evaluate, explain, gains, lateness } from './evaluate.ts';
import { EXPLOITERS } from './exploiters.ts';
import { BOLD, PATIENT, STEADY } from './outlook.ts';
import { HILLS, LOWLAND, PATIENT_OPENING } from './place.ts';
import { scriptOf } from './script.ts';

/** Commands of this turn: those that have acted, and all. While reinforcements arrive the turn has begun and nobody has acted (M4.1-10). */
const progress = ({ state: { box, cup, drawn }, stack }: MonferratoWorld): readonly [done: number, all: number] => [
  stack.some(({ proc }) => proc === 'arrivals') ? 0 : box.length,
  Math.max(1, box.length + cup.length + (drawn >= 0 ? 1 : 0)),
];

const clock = (world: MonferratoWorld): number => {
  const [done, all] = progress(world);
  return isSetUp(world) ? 0 : world.state.turn + 1 + done / (all + 1);
};

const isSetUp = ({ stack }: MonferratoWorld): boolean => stack.some(({ proc }) => proc === 'setUp');

const isDeclaring = ({ stack }: MonferratoWorld): boolean => {
  const frame = last(stack);
  return frame.proc === 'activation' && frame.at === 'declare';
};

/** So many turns before the end, this one included, what counts is how the war ends: no guess about it is as good. */
const WAR_ENDS = 4;

/** What the option and the zone of an activation come to decides turns; what a plan does on its way is mostly told by then. */
const STAKES: Partial<Record<MonferratoFrame['proc'], number>> = {
  activation: 1,
  zone: 0.6,
  march: 0.5,
  battle: 0.6,
  response: 0.5,
  retreat: 0.6,
  replacements: 0.3,
  reinforcement: 0.5,
};

export const monferratoKit: MindKit<Types> = {
  game: 'monferrato',
  evaluate,
  /** Measured in 200 games of captains: 0.15 in the first year, 0.3 in the next, then 0.45 and 0.6, and 1.05 in the last turns. */
  confidence: (_seats, { state }) => 1.1 * lateness({ s: state }),
  explain,
  gains,
  scripts: {
    steady: scriptOf({ stance: STEADY, opening: HILLS }),
    bold: scriptOf({ stance: BOLD, opening: LOWLAND }),
    patient: scriptOf({ stance: PATIENT, opening: PATIENT_OPENING }),
  },
  candidates,
  turn: ({ state }) => `${state.turn}.${state.drawn}`,
  plansGoOn: true,
  clock,
  /**
   * The captain sees the end of this activation; where the option is chosen the general sees that of the turn too, and the marshal that of
   * the next one. What is done on the way is told by the end of the activation. Towards the end of the war both look to its very end.
   */
  horizons(world, level) {
    const turn = world.state.turn + 1;
    if (isSetUp(world)) return [level === 'captain' ? 2 : 3];
    const [done, all] = progress(world);
    const soon = turn + (done + 1) / (all + 1) - 1e-9;
    if (level === 'captain') return [soon];
    const end = world.state.end + 2;
    if (level === 'marshal') return [soon, turn + 1, end - turn <= WAR_ENDS ? end : turn + 2];
    if (!isDeclaring(world)) return end - turn <= 1 ? [soon, end] : [soon];
    return [soon, end - turn <= WAR_ENDS ? end : turn + 1];
  },
  cost: () => 1,
  /** Where there is hardly anything to choose, nobody thinks long; and nobody leaves a Fortress that can still be held. */
  stakes: (t, world) => {
    const frame = last(world.stack);
    if (frame.proc === 'retreat' && lookupOf(t.components).fortress[frame.zone]) return 0;
    return frame.proc === 'activation' && frame.at !== 'declare' ? 0.4 : (STAKES[frame.proc] ?? 0);
  },
  exploiters: EXPLOITERS,
};
