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

export interface ComponentGroup {
  /** "card", "tile", "troop": what stands before the colon. */
  readonly kind: string;
  readonly best: readonly ComponentTally[];
  readonly worst: readonly ComponentTally[];
}

/** The kinds with the most different things, which are those of the box, and of each the surest few at both ends. */
export function componentGroups(components: readonly ComponentTally[], few: number): ComponentGroup[] {
  const kinds = new Map<string, ComponentTally[]>();
  for (const each of components) {
    const kind = each.thing.split(':')[0] ?? '';
    // What has no name of its own (a cell, an area) says nothing to a reader.
    if (each.name !== each.thing) kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 3)
    .map(([kind, all]) => {
      const most = Math.min(few, Math.ceil(all.length / 2));
      return { kind, best: all.slice(0, most), worst: all.slice(Math.max(most, all.length - most)) };
    });
}

/** "deploy Pikemen (card:17)" */
export const componentName = ({ verb, name, thing }: ComponentTally): string =>
  `${verb} ${name === thing ? thing : `${name} (${thing})`}`;

const sureness = ({ deviation, games }: ComponentTally): number => deviation * Math.sqrt(games);

function namer(setting: Setting): (thing: string) => string {
  const game = readGame(setting.game, setting.edition);
  if (!game.ok) return (thing) => thing;
  const { parts } = game.value;
  const table = { s: game.value.setup(setting, parts).state, parts };
  return (thing) => game.value.nameOf(table, thing, 'en');
}
