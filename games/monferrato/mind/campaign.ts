/** What a Command is sent for: the Fortress that it goes against as long as there is time for it. */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { type MonferratoTable, NONE } from '../state.ts';
import { distances } from './ground.ts';
import { columnsOf, type Muster } from './muster.ts';
import { siegeOdds } from './siege.ts';

/**
 * By Command: the imperial army is sent against Mantua, as it was in 1629, where the French can hardly follow (MS-27). Spinola goes where
 * he and who is there already have the better of the garrison. All others take what is near.
 */
const SENT: Readonly<Record<string, 'mantova' | 'weaker'>> = { L: 'mantova', A: 'weaker' };

/** Has it come for a siege, whatever else there is to be done? */
export const isSent = (t: MonferratoTable, command: number): boolean =>
  SENT[at(t.components.commands, command).letter] !== undefined;

/** Movement points of a turn, and turns that a siege takes at least. */
const DAY = 3;
const SIEGE = 3;
/** A Fortress a turn farther away seems so much stronger. */
const FARTHER = 0.93;

/** How far the Command's centre is from the nearest wall. */
function marchTo(t: MonferratoTable, command: number, fortress: number): number {
  const { unitsOf, type, sidesOf, sides } = lookupOf(t.components);
  const far = distances(t);
  let [total, count] = [0, 0];
  for (const unit of at(unitsOf, command)) {
    const zone = at(t.s.places, unit);
    if (zone < 0 || type[unit] === 'garrison') continue;
    total += Math.min(...at(sidesOf, fortress).map((side) => at(at(far, zone), at(sides, side).outside)));
    count++;
  }
  return count === 0 ? Number.POSITIVE_INFINITY : total / count;
}

/** The Fortress of the enemy that the Command goes against, or NONE. */
export function objectOf(t: MonferratoTable, muster: Muster, seat: 0 | 1, command: number): number {
  const left = t.s.end - t.s.turn + 1;
  const { commands, zones } = t.components;
  const sent = SENT[at(commands, command).letter];
  let [best, most] = [NONE, Number.NEGATIVE_INFINITY];
  for (const fortress of lookupOf(t.components).fortresses) {
    if ((at(muster.held, fortress) & (1 << (1 - seat))) === 0) continue;
    const { id } = at(zones, fortress);
    const days = marchTo(t, command, fortress) / DAY;
    if (days + SIEGE > left) continue;
    if (id === sent) return fortress;
    const friends = commands.flatMap(({ letter }, one) =>
      one === command || SENT[letter] === id ? columnsOf(t, one) : [],
    );
    const worth = sent === 'weaker' ? siegeOdds(t, muster, fortress, seat, friends) * FARTHER ** days : -days;
    if (worth > most) [best, most] = [fortress, worth];
  }
  return best;
}
