/** M14.5 Camps: how they come back, and how they move by themselves. */

import { type Arg, again, at, type Refusal, unknownThing } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { ELIMINATED, type MonferratoFrame, type MonferratoTable, type MonferratoVerb, NONE, refuse } from '../state.ts';
import { nameIn, numberIn, zoneName, zoneNames } from '../things.ts';
import { campArmy, holders } from '../units.ts';

/** A Camp of the army that was eliminated and has not returned, or NONE. */
const lostCamp = (t: MonferratoTable, army: number): number =>
  t.s.camps.findIndex(({ zone }, camp) => zone === ELIMINATED && campArmy(t, camp) === army);

/** The sources of the army's Commands, ascending. */
function sourcesOf(t: MonferratoTable, army: number): number[] {
  const { sources } = lookupOf(t.components);
  const zones = t.components.commands.flatMap((command, i) => (command.army === army ? at(sources, i) : []));
  return [...new Set(zones)].sort((a, b) => a - b);
}

function returnTrouble(t: MonferratoTable, army: number, zone: number): Refusal | null {
  const args = { zone: zoneName(t, zone) };
  const { faction } = at(t.components.armies, army);
  if (lostCamp(t, army) === NONE) return refuse('M14.5-9', 'camp.none-lost', args);
  if (!sourcesOf(t, army).includes(zone)) return refuse('M14.5-9', 'camp.no-source', args, [zoneName(t, zone)]);
  if (at(t.once(holders), zone) === 1 << faction) return null;
  return refuse('M14.5-9', 'camp.no-friend', args, [zoneName(t, zone)]);
}

export const campsMayReturn = (t: MonferratoTable, army: number): boolean =>
  lostCamp(t, army) !== NONE && sourcesOf(t, army).some((zone) => !returnTrouble(t, army, zone));

/** M14.5-9: a lost Camp comes back, on its Moved side, between any two actions. */
export function restore<F extends MonferratoFrame, At extends F['at']>(
  commandIn: (t: MonferratoTable, f: F) => number,
): MonferratoVerb<F, At> {
  const armyIn = (t: MonferratoTable, f: F): number => commandArmy(t, commandIn(t, f));
  return {
    things(t, f): Arg[] {
      const army = armyIn(t, f);
      return lostCamp(t, army) === NONE ? [] : zoneNames(t, sourcesOf(t, army));
    },
    check(t, f, _seat, arg) {
      const zone = numberIn(t, 'zone', arg);
      return zone < 0 ? unknownThing(arg) : returnTrouble(t, armyIn(t, f), zone);
    },
    apply(p, f, _seat, arg) {
      const zone = numberIn(p, 'zone', arg);
      const camp = lostCamp(p, armyIn(p, f));
      p.s.camps[camp] = { zone, moved: true };
      p.log('camp.returns', { camp: nameIn(p, 'camp', camp), zone: zoneName(p, zone) }, 'M14.5-9');
      return again;
    },
  };
}

/** M14.5-2, M14.5-4: a Camp of the Command's army in the zone that has not moved, or NONE. */
export const movableCamp = (t: MonferratoTable, command: number, zone: number): number =>
  t.s.camps.findIndex((camp, i) => camp.zone === zone && !camp.moved && campArmy(t, i) === commandArmy(t, command));
