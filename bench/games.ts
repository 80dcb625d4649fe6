/** What is measured of each game. */

import { gameById, games } from '@condotta/games';
import {
  type AnyEngine,
  type AnyGame,
  type AnyWorld,
  anyEngineOf,
  at,
  type Chance,
  chanceOf,
  eyesOf,
  type Rng,
  rngOf,
  type Setup,
} from '@condotta/kernel';
import { campaign, traced } from './campaign.ts';
import type { Probe } from './measure.ts';

/** Games of the bench alone: a campaign as big as any to come, with work shared by a listing and without. */
export const SYNTHETIC: readonly AnyGame[] = [campaign, traced];

/** The game that a figure is about: "ventura.decisions" is about Ventura. */
export function gameOf(figure: string): AnyGame {
  const id = figure.slice(0, figure.indexOf('.'));
  const game = SYNTHETIC.find((one) => one.id === id) ?? gameById(id);
  if (!game) throw new Error(`no probe ${figure}`);
  return game;
}

/** Operations between two looks at the clock, which must not weigh. */
const BATCH = 128;

/** Seat counts and options in turn, so that every combination comes up. */
export function mixedSetup(game: AnyGame, n: number): Setup {
  const counts = game.seats.max - game.seats.min + 1;
  let rest = Math.floor(n / counts);
  const options = game.options.map(({ id, values }) => {
    const value = at(values, rest % values.length);
    rest = Math.floor(rest / values.length);
    return [id, value] as const;
  });
  return { seats: game.seats.min + (n % counts), scenario: null, options: Object.fromEntries(options) };
}

interface Running {
  readonly engine: AnyEngine;
  readonly seats: number;
  readonly world: AnyWorld;
  readonly rng: Rng;
  readonly chance: Chance;
}

function begin(game: AnyGame, n: number): Running {
  const engine = anyEngineOf(game);
  const rng = rngOf(`bench/${n}`);
  const chance = chanceOf(rng);
  const setup = mixedSetup(game, n);
  return { engine, seats: setup.seats, world: engine.begin(setup, chance, null), rng, chance };
}

/** One random decision of whoever is asked, the legal ones listed. */
function decide({ engine, world, rng, chance }: Running): void {
  const seat = at(world.waiting, rng(world.waiting.length));
  const legal = engine.legal(world, seat);
  engine.play(world, seat, at(legal, rng(legal.length)), chance, null);
}

function decisions(game: AnyGame): Probe {
  let n = 0;
  let running = begin(game, n);
  return {
    work() {
      for (let i = 0; i < BATCH; i++) {
        if (running.world.over) running = begin(game, ++n);
        decide(running);
      }
      return BATCH;
    },
  };
}

/** Games that have come to their middle, at random. */
function midGames(game: AnyGame, count: number): Running[] {
  const found: Running[] = [];
  for (let n = 0; found.length < count; n++) {
    const running = begin(game, n);
    const stop = 100 + (n % 7) * 30;
    for (let i = 0; i < stop && !running.world.over; i++) decide(running);
    if (!running.world.over) found.push(running);
  }
  return found;
}

function overWorlds(game: AnyGame, count: number, work: (running: Running, n: number) => unknown): Probe {
  const worlds = midGames(game, count);
  let n = 0;
  let kept: unknown = null;
  return {
    work() {
      // What is made is kept for a moment, so that no compiler can leave the work out.
      for (const world of worlds) kept = work(world, n++);
      return kept === undefined ? 0 : worlds.length;
    },
  };
}

/** What is measured of every game, in operations a second. */
export const GAME_RATES = ['decisions', 'copies', 'views', 'reimagines'] as const;

/** Of a figure like "ventura.copies", over so many worlds; "structuredClone.copies" are the worlds of the first game. */
export function gameProbe(figure: string, worlds: number): Probe {
  if (figure === 'structuredClone.copies')
    return overWorlds(at(games, 0), worlds, ({ world }) => structuredClone(world));
  const game = gameOf(figure);
  const rng = rngOf('bench/reimagine');
  switch (figure.slice(game.id.length + 1)) {
    case 'decisions':
      return decisions(game);
    case 'copies':
      return overWorlds(game, worlds, ({ engine, world }) => engine.copy(world));
    case 'views':
      return overWorlds(game, worlds, ({ engine, world, seats }, n) =>
        game.view(engine.table(world), world, eyesOf(n % seats)),
      );
    case 'reimagines':
      // As a mind gets it: a private copy, then everything unseen mixed anew.
      return overWorlds(game, worlds, ({ engine, world, seats }, n) => {
        const copy = engine.copy(world);
        game.reimagine(engine.table(copy), copy, eyesOf(n % seats), rng);
        return copy;
      });
    default:
      throw new Error(`no probe ${figure}`);
  }
}

/** The largest snapshot in bytes, over every few decisions of so many random games. */
export function largestSnapshot(game: AnyGame, games: number): number {
  let largest = 0;
  for (let n = 0; n < games; n++) {
    const running = begin(game, n);
    for (let i = 0; !running.world.over; i++) {
      if (i % 4 === 0) largest = Math.max(largest, Buffer.byteLength(JSON.stringify(running.world)));
      decide(running);
    }
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(running.world)));
  }
  return largest;
}
