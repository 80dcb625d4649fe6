/** Lines of supply: where one regiment left behind keeps a whole Command fed (M13-1). */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { isClosed } from '../trace.ts';
import { isFoes, type Outlook } from './outlook.ts';

/** A zone on which the supply of so many others hangs is worth a guard. */
const MANY = 5;
/** Where enemies come so rarely nobody is left behind. */
const RARELY = 0.05;

/** How many zones the Command's sources feed if an enemy stood in this one. */
function fedWithout(o: Outlook, without: number): number {
  const { t } = o;
  const { ways, sources } = lookupOf(t.components);
  const seen: boolean[] = new Array(ways.length).fill(false);
  const queue: number[] = [];
  const feed = (zone: number): void => {
    seen[zone] = true;
    queue.push(zone);
  };
  for (const zone of at(sources, o.command)) if (zone !== without && !isFoes(o, zone)) feed(zone);
  for (let i = 0; i < queue.length; i++)
    for (const { zone, kind } of at(ways, at(queue, i))) {
      if (seen[zone] || zone === without || kind === 'impassable' || kind === 'river') continue;
      if (!isFoes(o, zone) && !isClosed(t, zone)) feed(zone);
    }
  return queue.length;
}

/** An enemy who came here would starve the Command wherever it goes from here, and one might come. */
export function isVital(o: Outlook, zone: number): boolean {
  if (at(o.hunters, zone) < RARELY || !at(o.supplied, zone)) return false;
  let found = o.vital.get(zone);
  if (found === undefined) {
    const fed = o.supplied.reduce((sum, one) => sum + (one ? 1 : 0), 0);
    found = fed - 1 - fedWithout(o, zone) >= MANY;
    o.vital.set(zone, found);
  }
  return found;
}
