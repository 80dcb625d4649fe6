/** What a Command is sent for: the Fortress that it goes against as long as there is time for it. */

import { at } from '@condotta/kernel';
import { commandSeat } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { type MonferratoTable, NONE } from '../state.ts';
import { distances } from './ground.ts';
import { type Column, columnsOf, type Muster } from './muster.ts';
import { siegeOdds } from './siege.ts';

/**
 * Commands that come for a siege, by their letters: Spinola and the imperial army. A garrison recovers from storms that come one by one, so
 * they go together, for the Fortress that they have the better of: Mantua if Venice leaves it alone, where the French hardly follow (MS-27).
 */
const BESIEGERS: readonly string[] = ['A', 'L'];

/** Has it come for a siege, whatever else there is to be done? */
const isSent = ({ components }: MonferratoTable, command: number): boolean =>
  BESIEGERS.includes(at(components.commands, command).letter);

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

/** So many turns away at most is the Fortress that a Command goes against which was not sent for it: its own country needs it. */
const NEIGHBOURHOOD = 3;
/** Besiegers leave for a second Fortress only if it stands so well. */
const HOPEFUL = 0.5;

/** The Fortress of the enemy that the Command goes against, or NONE. Once besiegers have come, their neighbours go with them. */
export function objectOf(t: MonferratoTable, muster: Muster, seat: 0 | 1, command: number): number {
  const left = t.s.end - t.s.turn + 1;
  const army = besiegers(t, seat);
  const sent = isSent(t, command);
  let [best, most] = [NONE, Number.NEGATIVE_INFINITY];
  for (const fortress of lookupOf(t.components).fortresses) {
    if ((at(muster.held, fortress) & (1 << (1 - seat))) === 0) continue;
    const days = marchTo(t, command, fortress) / DAY;
    if (days + SIEGE > left) continue;
    const worth = army.length > 0 ? siegeOdds(t, muster, fortress, seat, army) * FARTHER ** days : -days;
    if (days > NEIGHBOURHOOD && (sent ? worth < HOPEFUL : army.length > 0)) continue;
    if (worth > most) [best, most] = [fortress, worth];
  }
  return best;
}

const besiegers = (t: MonferratoTable, seat: number): Column[] =>
  t.components.commands.flatMap((_, command) =>
    isSent(t, command) && commandSeat(t, command) === seat ? columnsOf(t, command) : [],
  );

/** Has somebody come for a siege? */
export const isSiegeOn = (t: MonferratoTable, seat: number): boolean => besiegers(t, seat).length > 0;
