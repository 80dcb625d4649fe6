import { games } from '@condotta/games';
import { anyEngineOf, range } from '@condotta/kernel';
import { kitOf } from '@condotta/minds';
import { expect, test } from 'vitest';
import { playGame } from '../play.ts';
import { readRequest } from '../request.ts';

/** So often everybody sits everywhere. */
const ROUNDS = 6;

const tables = games
  .filter(({ id }) => kitOf(id))
  .flatMap((game) =>
    [game.seats.min, game.seats.min + 1].filter((seats) => seats <= game.seats.max).map((seats) => ({ game, seats })),
  );

// A script that has grown better than what the captain sees is noticed nowhere else: all else goes on to play well.
test.each(tables.map(({ game, seats }) => [game.id, seats, game] as const))(
  '%s for %i: a captain among sergeants wins more than his share',
  (id, seats, game) => {
    const minds = ['captain', ...range(seats - 1).map(() => 'sergeant')];
    const plan = readRequest({ game: id, minds, seats, games: ROUNDS * seats, seed: 'ladder' });
    if (!plan.ok) expect.fail(JSON.stringify(plan.problems));
    let [won, fair] = [0, 0];
    for (const index of range(ROUNDS * seats)) {
      const { minds: who, winners } = playGame(anyEngineOf(game), plan.value.setting, index);
      const captains = range(seats).filter((seat) => who[seat] === 'captain');
      won +=
        winners.length === 0
          ? captains.length / seats
          : winners.filter((seat) => captains.includes(seat)).length / winners.length;
      fair += captains.length / seats;
    }
    expect(won).toBeGreaterThan(fair);
  },
);
