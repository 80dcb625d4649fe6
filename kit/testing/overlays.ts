import { type AnyEngine, type AnyGame, type AnyWorld, eyesOf, range, rngOf, SPECTATOR } from '@condotta/kernel';
import { expect, test } from 'vitest';
import type { GameOverlays } from '../overlays.ts';
import { randomWorlds } from './worlds.ts';

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
    let shown = 0;
    for (const { engine, setup, world, rng } of randomWorlds(game, 'overlays', decisions)) {
      if (rng(10) > 0) continue;
      const seed = `${rng(0x7fffffff)}`;
      for (const eyes of [SPECTATOR, ...range(setup.seats).map(eyesOf)]) {
        const [one, other] = [
          reimagined(engine, world, eyes, `${seed}/a`),
          reimagined(engine, world, eyes, `${seed}/b`),
        ];
        for (const thing of things(world)) {
          const found = overlays(engine.table(one), one, thing);
          expect([thing, overlays(engine.table(other), other, thing)]).toEqual([thing, found]);
          shown += found.length;
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
