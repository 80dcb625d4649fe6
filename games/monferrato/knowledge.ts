/** MH-2: which chits of a hand are known to other eyes. */

import { at, type Eyes, sees } from '@condotta/kernel';
import type { MonferratoTable } from './state.ts';

const EVERYBODY = 2;

/** The chits in a hand that the eyes know of without seeing the hand, ascending. */
export function knownIn({ s }: MonferratoTable, seat: number, eyes: Eyes): number[] {
  const known = new Set(at(s.seen, EVERYBODY));
  for (const viewer of [0, 1]) if (sees(eyes, viewer)) for (const chit of at(s.seen, viewer)) known.add(chit);
  return at(s.hands, seat).filter((chit) => known.has(chit));
}
