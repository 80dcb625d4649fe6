/** What Fate of Venterra brings for computer players. */

import { last, type MindKit, type WorldOf } from '@condotta/kernel';
import type { FrameOf, Venterra } from '../state.ts';
import { candidates, isPlain } from './candidates.ts';
import { evaluate, explain, gains } from './evaluate.ts';
import { EXPLOITERS } from './exploiters.ts';
import { scriptOf } from './script.ts';
import { MASON, RAIDER, WARDEN } from './stance.ts';

type VenterraWorld = WorldOf<Venterra>;

function roundFrame({ stack }: VenterraWorld): FrameOf<'round'> | null {
  const frame = stack[1];
  return frame?.proc === 'round' ? frame : null;
}

/** Steps of a round: the choice of cards, each of the two actions of every seat, large armies, bids. */
const stepsOf = ({ state }: VenterraWorld): number => 3 + 2 * state.players.length;

/** The step that a round is at. */
function stepOf(world: VenterraWorld): number {
  const frame = roundFrame(world);
  if (!frame) return 0;
  const seats = world.state.players.length;
  // The turn is counted up when an action begins.
  const acting = world.stack.some(({ proc }) => proc === 'action') ? 1 : 0;
  switch (frame.at) {
    case 'first':
      return 1 + frame.turn - acting;
    case 'second':
      return 1 + seats + frame.turn - acting;
    case 'army':
      return 1 + 2 * seats;
    case 'bidding':
    case 'end':
      return 2 + 2 * seats;
    default:
      return 0;
  }
}

const clock = (world: VenterraWorld): number => world.state.round + stepOf(world) / stepsOf(world);

/** Where a realm should begin can be told when it has grown for a while: up to the beginning of this round. */
const FIRST_LOOK = { captain: 2, general: 4, marshal: 5 } as const;

export const venterraKit: MindKit<Venterra> = {
  game: 'venterra',
  evaluate,
  confidence: () => 1,
  explain,
  gains,
  scripts: { warden: scriptOf(WARDEN), raider: scriptOf(RAIDER), mason: scriptOf(MASON) },
  candidates,
  turn(world) {
    const frame = roundFrame(world);
    return frame ? `${world.state.round}.${stepOf(world)}` : 'set-up';
  },
  clock,
  horizons(world, level) {
    const { round } = world.state;
    const frame = roundFrame(world);
    if (!frame) return [FIRST_LOOK[level]];
    // A pair of cards is judged when both are resolved, an action when it is done.
    if (level === 'captain') return [frame.at === 'declare' ? round + 1 : clock(world) + 1 / stepsOf(world) - 1e-9];
    // What others answer shows by the end of the round; what turn order and large armies are worth, in the next one.
    const near = frame.at === 'end' || frame.at === 'army' ? round + 2 : round + 1;
    return level === 'general' ? [near] : [near, near + 1];
  },
  // A world among more takes longer to play, so there are no more of them.
  cost: () => 1,
  // A pair of cards decides a round, and a march most of the points; the rest is seen with less.
  stakes(_t, { stack }) {
    const frame = last(stack);
    if (isPlain(frame)) return 0;
    if (frame.proc === 'round' && frame.at === 'declare') return 1;
    return frame.proc === 'round' || (frame.proc === 'action' && frame.at === 'move') || frame.proc === 'structures'
      ? 1
      : 0.6;
  },
  // Beginnings that are nearly as good are as welcome.
  variety: ({ state }) => (state.round === 0 ? 0.02 : 0),
  exploiters: EXPLOITERS,
};
