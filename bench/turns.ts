/** What a turn is, and how long minds think about one: on the clock on the wall, as who waits for them does. */

import {
  type AnyGame,
  type AnyWorld,
  anyEngineOf,
  at,
  chanceOf,
  type Decision,
  rngOf,
  type Seat,
} from '@condotta/kernel';
import type { Level } from '@condotta/minds';
import { mixedSetup } from './games.ts';
import type { Series } from './turn-figures.ts';

export interface Thought {
  readonly decision: Decision;
  readonly ms: number;
}

/** What a seat that is asked decides. The same seed gives the same decision, unless a clock comes between. */
export type Think = (world: AnyWorld, seat: Seat, seed: string) => Promise<Thought>;

/** Fresh minds of a level take the seats of one game. */
export type Sit = (game: AnyGame, level: Level, seats: number) => Promise<Think>;

/**
 * The times in ms of the first turns of a series, in games of all seat counts and options in turn, from their set-up on. A
 * turn is all that a seat decides in one round: the time that the levels have is for that (see SECONDS). `onTurns`: so many
 * more are over.
 */
export async function turnTimes(
  { game, kit, level, turns }: Series,
  sit: Sit,
  onTurns: (count: number) => void,
): Promise<number[]> {
  const engine = anyEngineOf(game);
  const roundOf = (world: AnyWorld): number => Math.floor(kit.clock(world));
  const times: number[] = [];
  for (let n = 0; times.length < turns; n++) {
    const setup = mixedSetup(game, n);
    const chance = chanceOf(rngOf(`turns/${n}`));
    const world = engine.begin(setup, chance, null);
    const think = await sit(game, level, setup.seats);
    const spent = new Map<Seat, number>();
    for (let i = 0; !world.over && times.length < turns; i++) {
      const round = roundOf(world);
      const seat = at(world.waiting, 0);
      const { decision, ms } = await think(world, seat, `turns/${n}/${i}`);
      spent.set(seat, (spent.get(seat) ?? 0) + ms);
      engine.play(world, seat, decision, chance, null);
      if (!world.over && roundOf(world) === round) continue;
      const ended = [...spent.values()].slice(0, turns - times.length);
      times.push(...ended);
      onTurns(ended.length);
      spent.clear();
    }
  }
  return times;
}
