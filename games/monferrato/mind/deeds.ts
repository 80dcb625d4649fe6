/** What the units of a zone could do, all told, and how much a whole activation of it promises. */

import { at } from '@condotta/kernel';
import { readyUnits } from '../rules/ready.ts';
import { armedUnits } from '../trace.ts';
import { typeOf } from '../units.ts';
import { campMoves } from './camp.ts';
import { byWorth, type Deed, type Programme } from './deed.ts';
import { marchesFrom } from './march.ts';
import type { Outlook } from './outlook.ts';
import { raidsFrom } from './raid.ts';
import { worksIn } from './works.ts';

/** Every deed of the zone, best first. `armed`: who has Attack Supply in the zone that acts; left out: as it is now. */
export function deedsIn(o: Outlook, zone: number, armed?: readonly number[]): readonly Deed[] {
  const key = keyOf(zone, armed);
  let deeds = o.deeds.get(key);
  if (!deeds) {
    deeds = allDeedsIn(o, zone, armed);
    o.deeds.set(key, deeds);
  }
  return deeds;
}

/** Who has Attack Supply in the zone that acts is part of the position. */
const keyOf = (zone: number, armed?: readonly number[]): number => 2 * zone + (armed ? 1 : 0);

function allDeedsIn(o: Outlook, zone: number, armed?: readonly number[]): Deed[] {
  const ready = readyUnits(o.t, o.command, zone);
  if (ready.every((unit) => typeOf(o.t, unit) === 'garrison')) return campMoves(o, zone).sort(byWorth);
  const supplied = armed ?? armedUnits(o.t, zone, ready);
  return [
    ...worksIn(o, zone, supplied),
    ...marchesFrom(o, zone, supplied),
    ...raidsFrom(o, zone, supplied),
    ...campMoves(o, zone),
  ].sort(byWorth);
}

/** What the units of the zone do if it is activated. */
export const programmeIn = (o: Outlook, zone: number, armed?: readonly number[]): Programme =>
  at(programmesIn(o, zone, armed), 0);

/** What they could do, all told, best first: each programme around one deed that takes whom it needs. */
export function programmesIn(o: Outlook, zone: number, armed?: readonly number[]): readonly Programme[] {
  const key = keyOf(zone, armed);
  let found = o.programmes.get(key);
  if (!found) {
    found = programmes(deedsIn(o, zone, armed));
    o.programmes.set(key, found);
  }
  return found;
}

/** So many deeds are tried as the one that all others give way to. */
const LEADS = 6;

function programmes(deeds: readonly Deed[]): readonly Programme[] {
  const good = deeds.filter(({ worth }) => worth > 0).map((deed): Part => ({ deed, actors: actorsOf(deed) }));
  const leads = good.filter(({ deed }) => deed.decisions.length > 1).slice(0, LEADS);
  return [gathered(good), ...leads.map((lead) => gathered([lead, ...good.filter((part) => part !== lead)]))].sort(
    (a, b) => b.worth - a.worth,
  );
}

/** A deed with all whom it needs. */
interface Part {
  readonly deed: Deed;
  readonly actors: readonly string[];
}

/** One after the other, as long as nobody is asked to act twice. */
function gathered(parts: readonly Part[]): Programme {
  const used = new Set<string>();
  const chosen: Deed[] = [];
  let worth = 0;
  for (const { deed, actors } of parts) {
    if (actors.some((name) => used.has(name))) continue;
    for (const name of actors) used.add(name);
    chosen.push(deed);
    worth += deed.worth;
  }
  // Works first, then marches, so that guns and mines do not lose their company.
  const moves = (deed: Deed): number => (deed.decisions[0]?.verb === 'march' ? 1 : 0);
  return { worth, deeds: chosen.sort((a, b) => moves(a) - moves(b)) };
}

/** M11-8: no zone is raided twice; where the raiders stand is one of them. */
const raidedIn = (decisions: Deed['decisions']): string =>
  `raid ${decisions.findLast(({ verb }) => verb === 'step')?.arg ?? ''}`;

/** The units, the Camp and the land to be raided that a deed needs. */
function actorsOf({ decisions }: Deed): string[] {
  const units = decisions.flatMap(({ arg }) => (typeof arg === 'string' && arg.startsWith('unit:') ? [arg] : []));
  if (decisions.some(({ verb }) => verb === 'raid')) return [...units, raidedIn(decisions)];
  return decisions.some(({ verb }) => verb === 'camp' || verb === 'take-camp') ? [...units, 'camp'] : units;
}
