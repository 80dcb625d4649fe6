/** Camps: an army attacks only near its own (M13.2-1), and who loses one loses heart turn by turn (M14.5-7). */

import { at } from '@condotta/kernel';
import { commandArmy } from '../commands.ts';
import { lookupOf } from '../lookup.ts';
import { movableCamp } from '../rules/camps.ts';
import type { MonferratoTable } from '../state.ts';
import { zoneName } from '../things.ts';
import { isClosed } from '../trace.ts';
import { campArmy } from '../units.ts';
import { type Deed, decision } from './deed.ts';
import { powerOf } from './muster.ts';
import { isFoes, type Outlook } from './outlook.ts';
import type { Party } from './reach.ts';

/** How far an army may be from its Camp and still attack. */
const TETHER = 3;
/** What an army of this much force is worth less without Attack Supply, and from which force on no more. */
const UNSERVED = 0.5;
const LARGE = 4;
/** What a Camp in danger costs, and what each hit of enemies near it adds. */
const ALONE = 0.1;
const EXPOSED = 0.6;

const lonely = (o: Outlook, zone: number): number => ALONE + EXPOSED * Math.min(2, at(o.menace, zone));

/** The zones of an army's Camps. */
const campZones = (t: MonferratoTable, army: number): number[] =>
  t.s.camps.flatMap(({ zone }, camp) => (zone >= 0 && campArmy(t, camp) === army ? [zone] : []));

/**
 * What it means for the Camps if a party goes from one zone to another. `now`: where the Camp of its zone would be; `mine`: there is
 * one that could come along.
 */
export function baggage(o: Outlook, party: Party, from: number, zone: number, now: number, mine: boolean): number {
  const { t } = o;
  const camps = campZones(t, commandArmy(t, o.command));
  if (camps.length === 0) return 0;
  const row = at(o.far, zone);
  // M13.2-7: behind walls nobody needs one.
  const inside = at(lookupOf(t.components).fortress, zone);
  const served =
    inside || (mine && at(row, now) <= TETHER) || camps.some((camp) => camp !== from && at(row, camp) <= TETHER);
  // Whoever comes along one step with it leaves somebody there.
  const guard = now === from ? at(o.own, now) - party.defence : party.raiders > 1 ? 1 : at(o.own, now);
  const alone = mine && now !== zone && guard < 0.2;
  return (served ? 0 : -UNSERVED * Math.min(LARGE, party.attack)) - (alone ? lonely(o, now) : 0);
}

/** How well a Camp serves an army so far away. */
const NEAR = Array.from({ length: 24 }, (_, points) => 0.82 ** Math.max(0, points - TETHER));

/** How much of its army a Camp serves there, and how far it is on the way to where they want to be. */
function service(o: Outlook, forces: readonly Force[], zone: number): number {
  let total = 0;
  for (const { zone: there, force } of forces) total += force * (NEAR[at(at(o.far, there), zone)] ?? 0);
  return 0.5 * Math.min(LARGE, total) + 0.15 * at(o.pull, zone);
}

interface Force {
  readonly zone: number;
  readonly force: number;
}

/** Where the army's troops are, without Garrisons, and how hard they hit. */
function forcesOf({ t }: Outlook, army: number): Force[] {
  const { army: armies, type } = lookupOf(t.components);
  const found = new Map<number, number>();
  for (let unit = 0; unit < t.s.places.length; unit++) {
    const zone = t.s.places[unit] ?? -1;
    if (zone < 0 || armies[unit] !== army || type[unit] === 'garrison') continue;
    found.set(zone, (found.get(zone) ?? 0) + powerOf(t, unit, true));
  }
  return [...found].map(([zone, force]) => ({ zone, force }));
}

/** The Camp alone goes after its army. */
export function campMoves(o: Outlook, zone: number): Deed[] {
  const { t } = o;
  if (movableCamp(t, o.command, zone) < 0) return [];
  const forces = forcesOf(o, commandArmy(t, o.command));
  const here = service(o, forces, zone);
  return at(lookupOf(t.components).ways, zone).flatMap(({ zone: to, kind }): Deed[] => {
    if (kind === 'river' || kind === 'impassable' || isFoes(o, to) || isClosed(t, to)) return [];
    const risk = at(o.own, to) > 0 ? 0 : lonely(o, to);
    return [{ worth: service(o, forces, to) - here - risk - 0.02, decisions: [decision('camp', zoneName(t, to))] }];
  });
}
