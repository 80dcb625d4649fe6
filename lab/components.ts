/**
 * Which cards, units and places go with winning: how often a seat won in the games in which it decided about a thing
 * ("deploy card:17"). It shows what to look at; a thing that winners can afford is not for that reason strong.
 */

import { range } from '@condotta/kernel';
import type { FinishedGame } from './play.ts';
import { readGame, type Setting } from './request.ts';
import { wilson } from './statistics.ts';

export interface ComponentTally {
  readonly verb: string;
  readonly thing: string;
  /** The thing in words. */
  readonly name: string;
  /** Games and seats in which this was decided, and those of them that won. */
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** How far the rate is from the seats' fair share, in points. */
  readonly deviation: number;
}

/** Rarer things say nothing. */
const FEWEST = 30;

/** Sorted by how surely they go with winning, then with losing. */
export function componentTallies(results: readonly FinishedGame[], setting: Setting): ComponentTally[] {
  const counts = new Map<string, { games: number; wins: number; expected: number }>();
  for (const result of results) {
    for (const seat of range(result.minds.length))
      for (const thing of result.things?.[seat] ?? []) {
        const count = counts.get(thing) ?? { games: 0, wins: 0, expected: 0 };
        counts.set(thing, count);
        count.games++;
        if (result.winners.includes(seat)) count.wins++;
        count.expected += result.winners.length / result.minds.length;
      }
  }
  const name = namer(setting);
  return [...counts]
    .filter(([, { games }]) => games >= FEWEST)
    .map(([id, { games, wins, expected }]) => {
      const gap = id.indexOf(' ');
      const thing = id.slice(gap + 1);
      const { rate, low, high } = wilson(wins, games);
      const deviation = Math.round((rate - expected / games) * 10_000) / 100;
      return { verb: id.slice(0, gap), thing, name: name(thing), games, wins, rate, low, high, deviation };
    })
    .sort((a, b) => sureness(b) - sureness(a) || (a.thing < b.thing ? -1 : 1));
}

const sureness = ({ deviation, games }: ComponentTally): number => deviation * Math.sqrt(games);

function namer(setting: Setting): (thing: string) => string {
  const game = readGame(setting.game, setting.edition);
  if (!game.ok) return (thing) => thing;
  const { parts } = game.value;
  const table = { s: game.value.setup(setting, parts).state, parts };
  return (thing) => game.value.nameOf(table, thing, 'en');
}
