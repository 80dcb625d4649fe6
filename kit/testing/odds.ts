import { type AnyGame, sum } from '@condotta/kernel';
import { expect, test } from 'vitest';
import type { Member } from '../member.ts';
import { randomWorlds } from './worlds.ts';

export interface OddsWish {
  /** One in which there is fighting. */
  readonly game: AnyGame;
  /** As its member brings them; exact ones. */
  readonly odds: Member['odds'];
  /** So many decisions of random games are played in all. */
  readonly decisions: number;
}

/** Whoever is asked can ask for the odds of anything they may do: the chances are chances, and come to one. */
export function testOdds({ game, odds, decisions }: OddsWish): void {
  test('whatever may be decided has odds or none, and they come to one', () => {
    if (odds?.kind !== 'exact') throw new Error('it works out no odds');
    let told = 0;
    for (const { engine, world } of randomWorlds(game, 'odds', decisions))
      for (const seat of world.over ? [] : world.waiting)
        for (const decision of engine.legal(world, seat)) {
          const found = odds.of(engine.table(world), world, seat, decision);
          if (!found) continue;
          const { verb, arg } = decision;
          const chances = found.map(({ chance }) => chance);
          expect([verb, arg, chances.every((chance) => chance > 0 && chance <= 1 + 1e-9)]).toEqual([verb, arg, true]);
          expect([verb, arg, sum(chances).toFixed(6)]).toEqual([verb, arg, '1.000000']);
          told++;
        }
    expect(told).toBeGreaterThan(0);
  });
}
