import {
  type AnyEngine,
  type AnyGame,
  type AnyWorld,
  anyEngineOf,
  chanceOf,
  type Rng,
  rngOf,
  type Setup,
} from '@condotta/kernel';
import { setupsOf } from '@condotta/kernel/suite';

export interface Met {
  readonly engine: AnyEngine;
  readonly setup: Setup;
  /** To look at: it is played on afterwards. */
  readonly world: AnyWorld;
  readonly rng: Rng;
}

/** The worlds after so many decisions of random games, in all set-ups by turns. */
export function* randomWorlds(game: AnyGame, seed: string, decisions: number): Iterable<Met> {
  const engine = anyEngineOf(game);
  const rng = rngOf(seed);
  const setups = setupsOf(game);
  let [played, n] = [0, 0];
  while (played < decisions) {
    const setup = setups[n++ % setups.length];
    if (!setup) throw new Error('a game without a set-up');
    const world = engine.begin(setup, chanceOf(rng), null);
    for (let step = 0; step < decisions / setups.length && !world.over; step++, played++) {
      const seat = world.waiting[rng(world.waiting.length)] ?? 0;
      const legal = engine.legal(world, seat);
      const decision = legal[rng(legal.length)];
      if (!decision) throw new Error('asked, and nothing to do');
      engine.play(world, seat, decision, chanceOf(rng), null);
      yield { engine, setup, world, rng };
    }
  }
}
