/** Whose eyes look at the screen. */

import type { Holder } from '@condotta/keeper/protocol';
import type { Seat } from '@condotta/kernel';

/** Who sits at the table, and which of its seats this page speaks for: only theirs can have the screen. */
export interface Sitting {
  readonly holders: readonly Holder[];
  readonly mine: readonly Seat[];
}

/**
 * - `watch`: nobody at this screen holds a seat.
 * - `alone`: one seat; always these eyes.
 * - `all`: one person holds several seats, and looks with the eyes of the one that is asked.
 * - `hot`: several persons share the screen, which is passed on behind a blank page.
 */
export type Company = 'watch' | 'alone' | 'all' | 'hot';

export function companyOf({ holders, mine }: Sitting): Company {
  if (mine.length === 0) return 'watch';
  if (mine.length === 1) return 'alone';
  return new Set(mine.map((seat) => holders[seat]?.person)).size === 1 ? 'all' : 'hot';
}

export interface Gaze {
  /** Who may look now; null is a spectator. */
  readonly seat: Seat | null;
  /** Who must take the screen first; null: nobody. */
  readonly pass: Seat | null;
}

/** `looking`: whose eyes looked until now; null if nobody's. */
export function gazeOf(sitting: Sitting, asked: readonly Seat[], over: boolean, looking: Seat | null): Gaze {
  const { holders, mine } = sitting;
  const company = companyOf(sitting);
  const [first = null] = mine;
  if (company === 'watch') return { seat: null, pass: null };
  if (company === 'alone' || over) return { seat: looking ?? first, pass: null };
  const wanted = mine.filter((seat) => asked.includes(seat));
  if (looking !== null && wanted.includes(looking)) return { seat: looking, pass: null };
  const person = looking === null ? null : holders[looking]?.person;
  const own = wanted.find((seat) => company === 'all' || holders[seat]?.person === person);
  if (own !== undefined) return { seat: own, pass: null };
  if (company === 'all') return { seat: looking ?? first, pass: null };
  const [next = null] = wanted;
  return next === null ? { seat: looking, pass: null } : { seat: null, pass: next };
}
