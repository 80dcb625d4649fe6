/**
 * How far luck decides, and so how much any mind could win at all.
 *
 * A run meets each chance seed in several seatings: the same deal and dice, the minds moved on by one seat each time. If
 * the same place at the table wins in all of them, whoever sits there, then the place and its luck decided and not the
 * mind. The share of such seeds (`same`) is the most that luck can account for, because some places win twice by
 * accident: `coincidence` is how many would, were the games of a seed unrelated. What is beyond that (`shared`) is the
 * least that luck accounts for: two games share their chance only until they take different ways, and what falls later
 * looks like coincidence here.
 *
 * Of the seeds that luck decides a seat gets its fair share, whatever mind has it. A mind that won all the others would
 * reach its ceiling: it lies between the one for `same` and the one for `shared`, and compares with the mind's win rate.
 */

import { at, range } from '@condotta/kernel';
import type { FinishedGame } from './play.ts';
import { pairingOf } from './schedule.ts';
import { wilson } from './statistics.ts';

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
  /** The most that each mind could win a seat: between these two, from 0 to 1. */
  readonly ceilings: readonly { readonly mind: string; readonly low: number; readonly high: number }[];
}

/** Null if no seed was met by several seatings. `minds` go by seat, before they are rotated. */
export function luckOf(results: readonly FinishedGame[], minds: readonly string[], seatings: number): Luck | null {
  if (seatings < 2) return null;
  const seeds = wholeSeeds(results, seatings);
  if (seeds.length === 0) return null;
  const same = seeds.filter((winners) => winners.every((each) => each === winners[0])).length;
  const { rate, low, high } = wilson(same, seeds.length);
  const coincidence = chanceOfSame(seeds, seatings);
  const shared = coincidence >= 1 ? 0 : Math.max(0, (rate - coincidence) / (1 - coincidence));
  const kinds = [...new Set(minds)];
  // Between equals the question is what one that is better could win at one of their seats.
  const ceilings = (kinds.length === 1 ? [`one better than ${kinds[0]}`] : kinds).map((mind) => {
    const seats = kinds.length === 1 ? 1 : minds.filter((each) => each === mind).length;
    const most = (luck: number): number => four((1 - luck) / seats + luck / minds.length);
    return { mind, low: most(rate), high: most(shared) };
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
