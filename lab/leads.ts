/**
 * Balance by points. A finished game says who has won; its scores say how clearly, so intervals are narrower by a fifth or more than by winners
 * alone. How far a side was ahead of its best rival is set beside what all sides were ahead by, and read as the
 * share of games it would win if leads vary as on a bell curve. Where games end otherwise than by points that is only a hint.
 */

import type { FinishedGame } from './play.ts';
import { bell, bellQuantile, mean, Z } from './statistics.ts';

/** How clearly a side won or lost. */
export interface Lead {
  readonly side: string;
  readonly games: number;
  /** Points ahead of its best rival at the end, on average. */
  readonly lead: number;
  /** The share of games that goes with it, 0..1, and its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** By side what it was ahead of its best rival by, in every game in which two sides or more have scores. */
function leadsBySide(results: readonly FinishedGame[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { sides, scores } of results) {
    const [, ...final] = scores.at(-1) ?? [];
    const best = new Map<string, number>();
    for (const [seat, side] of sides.entries())
      if (side !== null) best.set(side, Math.max(best.get(side) ?? Number.NEGATIVE_INFINITY, final[seat] ?? 0));
    if (best.size < 2) continue;
    for (const [side, score] of best) {
      const rivals = [...best].filter(([other]) => other !== side).map(([, points]) => points);
      const list = found.get(side) ?? [];
      found.set(side, list);
      list.push(score - Math.max(...rivals));
    }
  }
  return found;
}

const deviationOf = (list: readonly number[], around: number): number =>
  Math.sqrt(mean(list.map((x) => (x - around) ** 2)));

export function leadsOf(results: readonly FinishedGame[]): Lead[] {
  const bySide = leadsBySide(results);
  const all = [...bySide.values()].flat();
  const usual = mean(all);
  const spread = deviationOf(all, usual);
  if (spread === 0) return [];
  // What a side would win if all were alike: one of those that took part in a game.
  const games = results.filter(({ sides }) => new Set(sides.filter((side) => side !== null)).size > 1).length;
  const fair = bellQuantile(games / all.length);
  return [...bySide]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([side, list]) => {
      const lead = mean(list);
      const error = (Z * deviationOf(list, lead)) / Math.sqrt(list.length);
      const share = (points: number): number => bell(fair + (points - usual) / spread);
      return {
        side,
        games: list.length,
        lead,
        share: share(lead),
        low: share(lead - error),
        high: share(lead + error),
      };
    });
}
