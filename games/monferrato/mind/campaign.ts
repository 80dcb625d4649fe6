/** What a Command is sent for: the Fortress that it goes against as long as there is time for it. */

import { at } from '@condotta/kernel';
import { commandSeat } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { type MonferratoTable, NONE } from '../state.ts';
import { distances } from './ground.ts';
import { type Column, columnsOf, type Muster, mainOf } from './muster.ts';
import { siegeOdds } from './siege.ts';

/**
 * Commands that come for a siege, by their letters: Spinola and the imperial army. A garrison recovers from storms that come one by one, so
 * they go together, for the Fortress that they have the better of: rather Mantua, where the French hardly follow (MS-27), than Casale.
 */
const BESIEGERS: readonly string[] = ['A', 'L'];

/** Has it come for a siege, whatever else there is to be done? */
const isSent = ({ components }: MonferratoTable, command: number): boolean =>
  BESIEGERS.includes(at(components.commands, command).letter);

/** Movement points of a turn. */
export const DAY = 3;
/** Turns that a siege takes at least, and a storm if there is a breach. */
const SIEGE = 2;
const STORM = 1;
/** A Fortress a turn farther away seems so much stronger. */
const FARTHER = 0.93;

/** How far the Command's main body is from the nearest wall. */
function marchTo(t: MonferratoTable, command: number, fortress: number): number {
  const { sidesOf, sides } = lookupOf(t.components);
  const main = mainOf(t, command);
  if (main === NONE) return Number.POSITIVE_INFINITY;
  const row = at(distances(t), main);
  return Math.min(...at(sidesOf, fortress).map((side) => at(row, at(sides, side).outside)));
}

/** How long a siege of it takes at least. */
const workAt = (t: MonferratoTable, fortress: number): number =>
  at(lookupOf(t.components).sidesOf, fortress).some((side) => isBreach(t, side)) ? STORM : SIEGE;

/** M8.1-3: one can go in there. */
const isBreach = (t: MonferratoTable, side: number): boolean =>
  at(t.s.levels, side) === 0 && at(lookupOf(t.components).sides, side).kind !== 'river';

/** MS-27: a siege that the French do not disturb, because all ways there lead through the Duchy of Milan, has so much better prospects. */
const UNDISTURBED = 1.6;

export function isUndisturbed(t: MonferratoTable, fortress: number, seat: number): boolean {
  const { commands, cautions, zones } = t.components;
  const { sources } = lookupOf(t.components);
  const { section } = at(zones, fortress);
  return commands.some(
    ({ army }, command) =>
      commandSeat(t, command) !== seat &&
      cautions.some((caution) => caution.army === army) &&
      at(sources, command).every((zone) => at(zones, zone).section !== section),
  );
}

/** How good the Fortress seems to besiegers who have so many days to go. */
const prospects = (
  t: MonferratoTable,
  muster: Muster,
  fortress: number,
  seat: 0 | 1,
  army: readonly Column[],
  days: number,
): number =>
  siegeOdds(t, muster, fortress, seat, army) * FARTHER ** days * (isUndisturbed(t, fortress, seat) ? UNDISTURBED : 1);

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
    if (days + workAt(t, fortress) > left) continue;
    const worth = army.length > 0 ? prospects(t, muster, fortress, seat, army, days) : -days;
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
