/**
 * Which cards, units and places go with winning: how often a seat won in the games in which it decided about a thing
 * ("deploy Pikemen"). Things of one name (the copies of a card) count as one. It shows what to look at; a thing that winners
 * can afford is not for that reason strong.
 */

import { range, tableOf } from '@condotta/kernel';
import type { FinishedGame } from './play.ts';
import { readGame, type Setting } from './request.ts';
import { wilson } from './statistics.ts';

export interface ComponentTally {
  readonly verb: string;
  /** What stands before the colon of the things: "card", "tile", "family". */
  readonly kind: string;
  readonly name: string;
  /** All that bear this name, and were decided about. */
  readonly things: readonly string[];
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

interface Count {
  readonly verb: string;
  readonly kind: string;
  readonly name: string;
  readonly things: Set<string>;
  readonly seats: Set<number>;
  games: number;
  wins: number;
  expected: number;
}

/** Sorted by how surely they go with winning, then with losing. */
export function componentTallies(results: readonly FinishedGame[], setting: Setting): ComponentTally[] {
  const counts = new Map<string, Count>();
  const nameOf = namer(setting);
  for (const result of results)
    for (const seat of range(result.minds.length)) {
      const decided = new Set<Count>();
      for (const written of result.things?.[seat] ?? []) {
        const [verb = '', ...rest] = written.split(' ');
        const thing = rest.join(' ');
        const name = nameOf(thing);
        // What has no name of its own (a cell of the map) says nothing to a reader.
        if (name === thing) continue;
        const kind = thing.split(':')[0] ?? '';
        const id = `${verb} ${kind} ${name}`;
        const count = counts.get(id) ?? newCount(verb, kind, name);
        counts.set(id, count);
        count.things.add(thing);
        decided.add(count);
      }
      const won = result.winners.includes(seat);
      for (const count of decided) {
        count.seats.add(seat);
        count.games++;
        if (won) count.wins++;
        count.expected += result.winners.length / result.minds.length;
      }
    }
  // What only one seat ever decides about (its own troops) tells of the seat, not of the thing.
  return [...counts.values()]
    .filter(({ games, seats }) => games >= FEWEST && seats.size > 1)
    .map(({ verb, kind, name, things, games, wins, expected }) => {
      const { rate, low, high } = wilson(wins, games);
      const deviation = Math.round((rate - expected / games) * 10_000) / 100;
      return { verb, kind, name, things: [...things].sort(), games, wins, rate, low, high, deviation };
    })
    .sort((a, b) => sureness(b) - sureness(a) || (componentName(a) < componentName(b) ? -1 : 1));
}

const newCount = (verb: string, kind: string, name: string): Count => ({
  verb,
  kind,
  name,
  things: new Set(),
  seats: new Set(),
  games: 0,
  wins: 0,
  expected: 0,
});

export interface ComponentGroup {
  readonly kind: string;
  readonly best: readonly ComponentTally[];
  readonly worst: readonly ComponentTally[];
}

/** The kinds with the most different things, which are the game's components, and of each the surest few at both ends. */
export function componentGroups(components: readonly ComponentTally[], few: number): ComponentGroup[] {
  const kinds = new Map<string, ComponentTally[]>();
  for (const each of components) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 3)
    .map(([kind, all]) => {
      const most = Math.min(few, Math.ceil(all.length / 2));
      return { kind, best: all.slice(0, most), worst: all.slice(Math.max(most, all.length - most)) };
    });
}

/** "deploy Pikemen (card:17)", or "(4 of them)" where several bear the name. */
export const componentName = ({ verb, name, things }: ComponentTally): string =>
  `${verb} ${name} (${things.length === 1 ? things[0] : `${things.length} of them`})`;

const sureness = ({ deviation, games }: ComponentTally): number => deviation * Math.sqrt(games);

function namer(setting: Setting): (thing: string) => string {
  const game = readGame(setting.game, setting.edition);
  if (!game.ok) return (thing) => thing;
  const { components } = game.value;
  const table = tableOf(game.value.setup(setting, components).state, components);
  const known = new Map<string, string>();
  return (thing) => {
    const name = known.get(thing) ?? game.value.nameOf(table, thing, 'en');
    known.set(thing, name);
    return name;
  };
}
