/**
 * What happened in the games, by what the log says of it: how often a rule did something (a battle began, an Army was
 * formed), and how much of it there was (the points that came from one source).
 */

import { compareClaimIds, type GameEvent } from '@condotta/kernel';
import type { FinishedGame } from './play.ts';

/** By "rule key" of the log's lines: how many there were, and the sums of their numbers by name. */
export type Happened = Record<string, { times: number; sums: Record<string, number> }>;

export interface Happening {
  readonly rule: string;
  readonly key: string;
  /** Lines a game. */
  readonly times: number;
  /** The sums of the lines' numbers, by name, a game. */
  readonly sums: Readonly<Record<string, number>>;
}

/** Adds the lines that everybody may read. What a seat is whispered, the others are told in another line. */
export function addHappened(happened: Happened, events: readonly GameEvent[]): void {
  for (const { rule, key, args, only } of events) {
    if (only !== null) continue;
    const id = `${rule} ${key}`;
    happened[id] ??= { times: 0, sums: {} };
    const { sums } = happened[id];
    happened[id].times++;
    for (const [name, value] of Object.entries(args))
      if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value;
  }
}

/** The means a game, in the order of the rules. */
export function happenings(results: readonly FinishedGame[]): Happening[] {
  const all: Happened = {};
  for (const { happened } of results)
    for (const [id, { times, sums }] of Object.entries(happened ?? {})) {
      all[id] ??= { times: 0, sums: {} };
      const total = all[id];
      total.times += times;
      for (const [name, sum] of Object.entries(sums)) total.sums[name] = (total.sums[name] ?? 0) + sum;
    }
  const mean = (total: number): number => Math.round((1000 * total) / results.length) / 1000;
  return Object.entries(all)
    .map(([id, { times, sums }]) => {
      const [rule = '', key = ''] = id.split(' ');
      const means = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, mean(sum)]));
      return { rule, key, times: mean(times), sums: means };
    })
    .sort((a, b) => compareClaimIds(a.rule, b.rule) || (a.key < b.key ? -1 : 1));
}
