/**
 * Boundedness: without chance in between no position comes twice, so nobody can go on arranging for ever. Also counted: the
 * longest run of decisions in which the game's own length stood still.
 */

import type { AnyGame } from '../contract.ts';
import { attempt, count, type Property, type Report, type Size, trouble, walk } from './common.ts';

const LONGEST = 'longest run without progress';

export const boundedProperty: Property = {
  name: 'bounded',
  unit: 'positions',
  rate: 1,
  trial(run) {
    const { engine, counts } = run;
    const lengthOf = (state: unknown): number => engine.game.length(state).count;
    const seen = new Set<string>();
    let reached = -1;
    let still = 0;
    return walk(run, {
      position(world) {
        count(run, 'positions');
        const length = lengthOf(world.state);
        still = length > reached ? 0 : still + 1;
        reached = Math.max(reached, length);
        counts[LONGEST] = Math.max(counts[LONGEST] ?? 0, still);
        const text = JSON.stringify(world);
        if (seen.has(text)) {
          const { proc, at } = engine.frameOf(world, world.waiting[0] ?? 0);
          return trouble('a position comes twice without chance', `in ${proc}.${at}`);
        }
        seen.add(text);
        return null;
      },
      step(_, { tape }) {
        if (tape.length > 0) seen.clear();
        return null;
      },
    });
  },
};

export const bounded = (game: AnyGame, size: Size): Report => attempt(boundedProperty, game, size);
