/** What is measured of turns: of which minds, where, over how many turns, and how long they may take. */

import { games } from '@condotta/games';
import { type AnyGame, type AnyKit, at } from '@condotta/kernel';
import { kitOf, LEVELS, type Level, SECONDS } from '@condotta/minds';
import type { Bound } from './report.ts';

/** Where minds think: in Node by work alone, in the page's worker with the clock that guards them at a table. */
const PLACES = ['node', 'page'] as const;
type Place = (typeof PLACES)[number];

const WHERE: Readonly<Record<Place, string>> = { node: 'in Node', page: "in the page's worker" };

/** Who plays at random does not think. */
const THINKING = LEVELS.filter((level) => level !== 'random');

/** How many turns of each level: the strongest takes its time. */
const TURNS: Readonly<Record<(typeof THINKING)[number], number>> = {
  recruit: 200,
  sergeant: 200,
  captain: 100,
  general: 100,
  marshal: 40,
};

/** Minds of one level at one place: three figures. */
export interface Series {
  readonly id: string;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly level: Level;
  readonly place: Place;
  readonly turns: number;
}

/** Every game that has minds, and all who think about it. */
export const SERIES: readonly Series[] = games.flatMap((game) => {
  const kit = kitOf(game.id);
  if (!kit) return [];
  return THINKING.flatMap((level) =>
    PLACES.map((place) => ({
      id: `turn.${game.id}.${level}.${place}`,
      game,
      kit,
      level,
      place,
      turns: TURNS[level],
    })),
  );
});

export const idsOf = ({ id }: Series): string[] => [`${id}.p50`, `${id}.p99`, `${id}.max`];

export const TURN_FIGURES: readonly string[] = SERIES.flatMap(idsOf);

export const TURN_BOUNDS: readonly Bound[] = SERIES.map(({ id, level }) => ({
  id: `${id}.p99`,
  most: SECONDS[level] * 1000,
}));

export const TURN_MEANINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SERIES.flatMap(({ id, game, level, place, turns }) => [
    [`${id}.p50`, `ms that a ${level} thinks about a turn of ${game.title} ${WHERE[place]}: half of ${turns} turns`],
    [`${id}.p99`, `the same, 99 of 100${turns < 100 ? ': of so few the longest' : ''}`],
    [`${id}.max`, 'the longest'],
  ]),
);

/** What the times of a series come to, in tenths of a millisecond. */
export function turnResults({ id }: Series, times: readonly number[]): Record<string, number> {
  const figure = (part: number): number => Math.round(quantile(times, part) * 10) / 10;
  return { [`${id}.p50`]: figure(0.5), [`${id}.p99`]: figure(0.99), [`${id}.max`]: figure(1) };
}

/** The least of the values that so large a part of them does not exceed. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return at(sorted, Math.ceil(part * sorted.length) - 1);
}
