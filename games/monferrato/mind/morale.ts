/** What Morale is worth: much where a band ends (M15-4, M15-5), little between. */

import { at } from '@condotta/kernel';
import type { MonferratoTable } from '../state.ts';

/** An army of High Morale is worth so much more than one of Medium, and that than one of Low; a point within a band a little. */
const HIGH = 0.7;
const MEDIUM = 2;
const POINT = 0.12;

/** How good an army's Morale is, in victory points; 0 for one that is not in play. */
export function moraleOf({ s, components }: MonferratoTable, army: number, more = 0): number {
  const now = at(s.morale, army);
  if (now === 0) return 0;
  const { bands, morale } = components;
  const value = Math.max(morale.least, Math.min(morale.most, now + more));
  return POINT * value + (value >= bands.medium ? MEDIUM : 0) + (value >= bands.high ? HIGH : 0);
}

/** What so many points more, or fewer, are worth: also what the hard boxes to come will take is looked at. */
export const moraleWorth = (t: MonferratoTable, army: number, by: number): number =>
  [0, -1, -2].reduce((sum, lost) => sum + moraleOf(t, army, by + lost) - moraleOf(t, army, lost), 0) / 3;
