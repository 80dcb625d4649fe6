import {
  type AnyEngine,
  type AnyGame,
  type AnyWorld,
  anyEngineOf,
  chanceOf,
  eyesOf,
  range,
  rngOf,
  SPECTATOR,
} from '@condotta/kernel';
import { setupsOf } from '@condotta/kernel/suite';
import { expect, test } from 'vitest';
import type { GameOverlays } from '../overlays.ts';

export interface OverlaysWish {
  readonly game: AnyGame;
  readonly overlays: GameOverlays;
  /** The things that are asked about in a world. */
  things(world: AnyWorld): readonly string[];
  /** So many decisions of random games are played in all. */
  readonly decisions: number;
}

/** Overlays tell what the eyes know: the same in every world that they could be in. */
export function testOverlays({ game, overlays, things, decisions }: OverlaysWish): void {
  test('overlays are the same in every world that the eyes could be in, and there are some', () => {
    const engine = anyEngineOf(game);
    const rng = rngOf('overlays');
    const setups = setupsOf(game);
    let [played, shown, n] = [0, 0, 0];
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
        if (rng(10) > 0) continue;
        for (const eyes of [SPECTATOR, ...range(setup.seats).map(eyesOf)]) {
          const [one, other] = [
            reimagined(engine, world, eyes, `${played}/a`),
            reimagined(engine, world, eyes, `${played}/b`),
          ];
          for (const thing of things(world)) {
            const found = overlays(engine.table(one), one, thing);
            expect([thing, overlays(engine.table(other), other, thing)]).toEqual([thing, found]);
            shown += found.length;
          }
        }
      }
    }
    expect(shown).toBeGreaterThan(0);
  });
}

function reimagined(engine: AnyEngine, world: AnyWorld, eyes: number, seed: string): AnyWorld {
  const copy = engine.copy(world);
  engine.game.reimagine(engine.table(copy), copy, eyes, rngOf(seed));
  return copy;
}
