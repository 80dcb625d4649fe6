/** What Monferrato brings for computer players. */

import { last, type MindKit, type Thinker } from '@condotta/kernel';
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

/** Activations after this one whose end a level sees too. */
const FURTHER = { captain: [], general: [2], marshal: [2, 4] } as const satisfies Record<Thinker, readonly number[]>;

/** So many turns before the end of the war it is in sight. */
const LAST_TURNS = 3;

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
   * The captain sees the end of this activation, the general what comes of it in the next two, the marshal in four; never beyond the turn, but
   * in the last ones to the end of the war: half of all games are decided by three points or less, a village or two.
   */
  horizons(world, level) {
    const turn = world.state.turn + 1;
    if (isSetUp(world)) return [level === 'captain' ? 2 : 3];
    const [done, all] = progress(world);
    const after = (further: number): number => turn + Math.min(1, (done + 1 + further) / (all + 1)) - 1e-9;
    const { end } = world.state;
    if (level !== 'captain' && world.state.turn > end - LAST_TURNS) return [after(0), end + 2];
    return [0, ...FURTHER[level]].map(after);
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
