/**
 * How far place and shared chance decide between the minds of a run.
 *
 * A run meets each chance seed in several seatings: the same deal and dice, the minds moved on by one seat each time. `same`
 * is the share of the seeds that one place won in all of them, whoever sat there. Some places do so by accident:
 * `coincidence` is how many would, were the games of a seed unrelated. What is beyond that (`shared`) was decided by the
 * place and by the chance that the seatings share. It is the least that luck accounts for: the seatings share their chance only
 * until they take different ways, and what falls later looks like coincidence here.
 *
 * Of the seeds that the place decided a seat gets its fair share, whatever mind has it. `ceilings` say what each mind would have
 * won with all the others: between what `same` and what `shared` leave. That holds between these minds alone: a stronger one
 * turns seeds that neither of these could turn.
 */

import { at, range } from '@condotta/kernel';
import type { FinishedGame } from './play.ts';
import { pairingOf } from './schedule.ts';
import { fairSide, speaksForSide } from './sides.ts';
import { mean, wilson } from './statistics.ts';

export interface Luck {
  /** Chance seeds of which every seating was played to the end. */
  readonly seeds: number;
  /** Games a seed. */
  readonly seatings: number;
  /** The share of the seeds that one place won in every seating, with Wilson's 95 % interval. */
  readonly same: number;
  readonly low: number;
  readonly high: number;
  readonly coincidence: number;
  readonly shared: number;
  /** What each mind would have won with all seeds that the place did not decide: between these two, from 0 to 1. */
  readonly ceilings: readonly { readonly mind: string; readonly low: number; readonly high: number }[];
}

/** Null if no seed was met by several seatings, or if they were one and the same game. */
export function luckOf(results: readonly FinishedGame[], minds: readonly string[], seatings: number): Luck | null {
  if (seatings < 2 || areSameGames(results, seatings)) return null;
  const seeds = wholeSeeds(results, seatings);
  if (seeds.length === 0) return null;
  const same = seeds.filter((winners) => winners.every((each) => each === winners[0])).length;
  const { rate, low, high } = wilson(same, seeds.length);
  const coincidence = chanceOfSame(seeds, seatings);
  const shared = coincidence >= 1 ? 0 : Math.max(0, (rate - coincidence) / (1 - coincidence));
  const kinds = [...new Set(minds)];
  // Between equals the question is what one that is better could win at one of their seats.
  const ceilings = (kinds.length === 1 ? [`one better than ${kinds[0]}`] : kinds).map((mind) => {
    const won = (luck: number): number =>
      four(mean(results.map((result) => (1 - luck) / sidesOf(result, mind) + luck * fairSide(result))));
    return { mind, low: won(rate), high: won(shared) };
  });
  const [lowest, highest] = [four(low), four(high)];
  return {
    seeds: seeds.length,
    seatings,
    same: four(rate),
    low: lowest,
    high: highest,
    coincidence: four(coincidence),
    shared: four(shared),
    ceilings,
  };
}

/** On how many sides the mind sat, at most one of which wins; one who is not there would have one seat. */
const sidesOf = (result: FinishedGame, mind: string): number =>
  Math.max(1, result.minds.filter((each, seat) => each === mind && speaksForSide(result, seat)).length);

/** Whether every seating of every seed went the same way, step for step: equal minds without dice of their own do that. */
export function areSameGames(results: readonly FinishedGame[], seatings: number): boolean {
  const seeds = Map.groupBy(results, ({ game }) => pairingOf(game, seatings).pair);
  const way = ({ winners, length, decisions, scores }: FinishedGame): string =>
    JSON.stringify([winners, length, decisions, scores]);
  return results.length > seeds.size && [...seeds.values()].every((games) => new Set(games.map(way)).size === 1);
}

/** For each seed who won in each seating, as texts: places that win together are one text. */
function wholeSeeds(results: readonly FinishedGame[], seatings: number): string[][] {
  const seeds = new Map<number, string[]>();
  for (const { game, winners } of results) {
    const { pair, turn } = pairingOf(game, seatings);
    const known = seeds.get(pair) ?? [];
    seeds.set(pair, known);
    known[turn] = winners.join();
  }
  return [...seeds.values()].filter((won) => range(seatings).every((turn) => won[turn] !== undefined));
}

/** How often the same place would win in all seatings if each seating had its usual winners, but independently. */
function chanceOfSame(seeds: readonly (readonly string[])[], seatings: number): number {
  const places = new Set(seeds.flat());
  const share = (place: string, turn: number): number =>
    seeds.filter((won) => at(won, turn) === place).length / seeds.length;
  let total = 0;
  for (const place of places) total += range(seatings).reduce((product, turn) => product * share(place, turn), 1);
  return total;
}

const four = (x: number): number => Math.round(x * 1e4) / 1e4;
