/** Whose eyes look at the screen. */

import type { Seat } from '@condotta/kernel';
import type { Holder } from '../host/protocol.ts';

/**
 * - `watch`: no person holds a seat.
 * - `alone`: one person; always these eyes.
 * - `all`: one person holds several seats, and looks with the eyes of the one that is asked.
 * - `hot`: several persons share the screen, which is passed on behind a blank page.
 */
export type Company = 'watch' | 'alone' | 'all' | 'hot';

const personsOf = (holders: readonly Holder[]): Seat[] =>
  holders.flatMap(({ mind }, seat) => (mind === null ? [seat] : []));

export function companyOf(holders: readonly Holder[]): Company {
  const persons = personsOf(holders);
  if (persons.length === 0) return 'watch';
  if (persons.length === 1) return 'alone';
  return new Set(persons.map((seat) => holders[seat]?.name)).size === 1 ? 'all' : 'hot';
}

export interface Gaze {
  /** Who may look now; null is a spectator. */
  readonly seat: Seat | null;
  /** Who must take the screen first; null: nobody. */
  readonly pass: Seat | null;
}

/** `looking`: whose eyes looked until now; null if nobody's. */
export function gazeOf(holders: readonly Holder[], asked: readonly Seat[], over: boolean, looking: Seat | null): Gaze {
  const persons = personsOf(holders);
  const company = companyOf(holders);
  const [first = null] = persons;
  if (company === 'watch') return { seat: null, pass: null };
  if (company === 'alone' || over) return { seat: looking ?? first, pass: null };
  const wanted = persons.filter((seat) => asked.includes(seat));
  if (looking !== null && wanted.includes(looking)) return { seat: looking, pass: null };
  const [next = null] = wanted;
  if (company === 'all') return { seat: next ?? looking ?? first, pass: null };
  return next === null ? { seat: looking, pass: null } : { seat: null, pass: next };
}
