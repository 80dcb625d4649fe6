/** What Morale is worth: much where a band ends (M15-4, M15-5), little between; and it sinks from year to year. */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import type { MonferratoTable } from '../state.ts';

/** An army of High Morale is worth so much more than one of Medium, and that than one of Low; a point within a band a little. */
const HIGH = 0.8;
const MEDIUM = 2.4;
const POINT = 0.4;
/** One point below Medium: a raid more, and the army attacks again. */
const NEARLY = 1;

/** How much hangs on whether an army may attack: not much for one that has no Camp, or that sits behind its walls (M13.2-5, M13.2-7). */
const IDLE = 0.1;
const WALLED = 0.35;

function stakeOf({ components }: MonferratoTable, army: number): number {
  const { sources, fortress } = lookupOf(components);
  if (!components.camps.some((camp) => camp.army === army)) return IDLE;
  const walled = components.commands.every(
    (command, i) => command.army !== army || at(sources, i).every((zone) => fortress[zone]),
  );
  return walled ? WALLED : 1;
}

/** How good an army's Morale is, in victory points; 0 for one that is not in play. */
function moraleOf({ s, components }: MonferratoTable, army: number, more: number): number {
  const now = at(s.morale, army);
  if (now === 0) return 0;
  const { bands, morale } = components;
  const value = Math.max(morale.least, Math.min(morale.most, now + more));
  const attacks = value >= bands.medium ? MEDIUM : value === bands.medium - 1 ? NEARLY : 0;
  return POINT * value + attacks + (value >= bands.high ? HIGH : 0);
}

/** What hard boxes and chits may still take: the more, the longer it lasts. */
const MOST_LOST = 3;
const TURNS_A_POINT = 4;

/** How good its Morale will be on average, with so many points more or fewer now. */
export function moraleAhead(t: MonferratoTable, army: number, more = 0): number {
  const lost = Math.min(MOST_LOST, Math.floor((t.s.end - t.s.turn) / TURNS_A_POINT));
  let total = 0;
  for (let less = 0; less <= lost; less++) total += moraleOf(t, army, more - less);
  return (stakeOf(t, army) * total) / (1 + lost);
}

/** What so many points more, or fewer, are worth. */
export const moraleWorth = (t: MonferratoTable, army: number, by: number): number =>
  moraleAhead(t, army, by) - moraleAhead(t, army);
