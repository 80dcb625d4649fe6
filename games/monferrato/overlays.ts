/**
 * What a thing on the map could do or suffer, for anybody who asks: how far a unit comes and what it pays, whom it may attack, where its
 * supply and its Attack Supply come from, how far a Commander's orders carry, what its guns reach, and who could come to it. All of
 * it is open (MH-1), and told as if its Command had just been drawn.
 */

import { at } from '@condotta/kernel';
import type { GameOverlays, Overlay, OverlayMark } from '@condotta/kit';
import { commandArmy, commandSeat } from './commands.ts';
import { gunValue } from './fire.ts';
import { lookupOf, type Way } from './lookup.ts';
import { isLow } from './morale.ts';
import { allowanceOf, isWholeAllowance, pointsFor } from './rules/allowance.ts';
import type { MonferratoTable } from './state.ts';
import { namesOf, zoneName } from './things.ts';
import { CAMP_REACH, isClosed, isSupplied, radiusOf, suppliedZones, traceFrom } from './trace.ts';
import {
  campArmy,
  commandOf,
  factionOf,
  holders,
  isCombat,
  isHeldBy,
  isOnMap,
  isOutOfSupply,
  isRaider,
  otherSeat,
  placeOf,
  typeOf,
  unitsIn,
} from './units.ts';

/** What a way costs and which zones it goes through. */
interface Path {
  readonly cost: number;
  readonly zones: readonly number[];
}

/** The cheapest paths from a zone. `next`: what the whole costs after one more step; null: there it does not go. */
function cheapest(
  { components }: MonferratoTable,
  from: number,
  next: (way: Way, here: number, cost: number) => number | null,
): ReadonlyMap<number, Path> {
  const { ways } = lookupOf(components);
  const paths = new Map<number, Path>([[from, { cost: 0, zones: [from] }]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const path = paths.get(here);
    if (!path) continue;
    for (const way of at(ways, here)) {
      const cost = next(way, here, path.cost);
      if (cost === null || cost >= (paths.get(way.zone)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      paths.set(way.zone, { cost, zones: [...path.zones, way.zone] });
      queue.push(way.zone);
    }
  }
  paths.delete(from);
  return paths;
}

const isEnemyHeld = (t: MonferratoTable, zone: number, faction: number): boolean =>
  (at(t.once(holders), zone) & (1 << otherSeat(faction))) !== 0;

/** M6: where a unit alone could go, enemy-held zones included, at which it stops. */
function marchOf(t: MonferratoTable, unit: number): ReadonlyMap<number, Path> {
  const from = placeOf(t.s, unit);
  const faction = factionOf(t, unit);
  const type = typeOf(t, unit);
  const points = allowanceOf(t, unit, true);
  return cheapest(t, from, (way, here, cost) => {
    if (way.kind === 'impassable' || isClosed(t, way.zone)) return null;
    if (here !== from && isEnemyHeld(t, here, faction)) return null;
    if (way.kind === 'river' && type === 'artillery') return null;
    const whole = isWholeAllowance(way);
    if (whole && cost > 0) return null;
    const there = whole ? points : cost + pointsFor(t, way);
    if (there > points) return null;
    return isEnemyHeld(t, way.zone, faction) && !mayEnter(t, unit, way) ? null : there;
  });
}

/** M6-9, M6-10, M6-13: as far as the unit itself is concerned; a Commander, guns and engineers come with others. */
function mayEnter(t: MonferratoTable, unit: number, way: Way): boolean {
  const type = typeOf(t, unit);
  if (!isRaider(type) && type !== 'garrison') return false;
  if (!at(lookupOf(t.components).fortress, way.zone)) return true;
  return at(t.s.levels, way.side) === 0 && way.kind !== 'river';
}

const marksOf = (t: MonferratoTable, paths: Iterable<readonly [number, Path]>): OverlayMark[] =>
  [...paths].sort(([a], [b]) => a - b).map(([zone, { cost }]) => ({ thing: zoneName(t, zone), figure: String(cost) }));

const linesOf = (t: MonferratoTable, paths: readonly Path[]): string[][] =>
  paths.filter(({ zones }) => zones.length > 1).map(({ zones }) => zones.map((zone) => zoneName(t, zone)));

const overlay = (
  kind: Overlay['kind'],
  marks: readonly OverlayMark[],
  lines: readonly (readonly string[])[] = [],
): Overlay[] => (marks.length + lines.length > 0 ? [{ kind, marks, lines }] : []);

/** M13-1: the shortest Trace to a source of the Command, from the zone; null: there is none. */
function traceToSource(t: MonferratoTable, zone: number, command: number): Path | null {
  const { sources, ways } = lookupOf(t.components);
  const faction = commandSeat(t, command);
  let best: Path | null = null;
  for (const source of at(sources, command)) {
    if (isEnemyHeld(t, source, faction) || isClosed(t, source)) continue;
    const steps = traceFrom(t, source, faction, true, 1000);
    const length = at(steps, zone);
    if (length < 0 || (best && best.cost <= length)) continue;
    const zones = [zone];
    for (let here = zone, left = length; left > 0; left--) {
      const next = at(ways, here).find(
        (way) => steps[way.zone] === left - 1 && way.kind !== 'impassable' && way.kind !== 'river',
      );
      if (!next) break;
      here = next.zone;
      zones.push(here);
    }
    best = { cost: length, zones };
  }
  return best;
}

/** M13.2-2: within 3 of a zone, as Attack Supply counts it. */
const nearOf = (t: MonferratoTable, zone: number, faction: number): ReadonlyMap<number, Path> =>
  cheapest(t, zone, (way, _here, cost) => {
    if (way.kind === 'impassable' || way.kind === 'river' || isClosed(t, way.zone)) return null;
    if (isEnemyHeld(t, way.zone, faction)) return null;
    const there = cost + (at(lookupOf(t.components).difficult, way.zone) ? 2 : 1);
    return there > CAMP_REACH ? null : there;
  });

/** M13.2: the way to the nearest Camp that feeds an attack from this zone; null: none. In a Fortress none is needed. */
function wayToCamp(t: MonferratoTable, zone: number, command: number): Path | null {
  const army = commandArmy(t, command);
  if (isLow(t, army)) return null;
  const supplied = suppliedZones(t, command);
  const near = new Map([[zone, { cost: 0, zones: [zone] }], ...nearOf(t, zone, commandSeat(t, command))]);
  const camps = t.s.camps.flatMap(({ zone: there }, camp) =>
    there >= 0 && campArmy(t, camp) === army && supplied[there] ? [near.get(there)] : [],
  );
  return camps.filter((path) => path !== undefined).sort((a, b) => a.cost - b.cost)[0] ?? null;
}

/** How figures tell them apart without words: steps to the source, and "⚔" with the points to the Camp. */
const CUT_OFF = '✕';
const ATTACK = '⚔';

function supplyOf(t: MonferratoTable, unit: number): Overlay[] {
  const zone = placeOf(t.s, unit);
  const command = commandOf(t, unit);
  const path = traceToSource(t, zone, command);
  const camp = wayToCamp(t, zone, command);
  const source = path?.zones.at(-1);
  const fed = isSupplied(t, unit, suppliedZones(t, command));
  const marks: OverlayMark[] = [];
  if (path && source !== undefined) marks.push({ thing: zoneName(t, source), figure: String(path.cost) });
  else if (!fed) marks.push({ thing: zoneName(t, zone), figure: CUT_OFF });
  const store = camp?.zones.at(-1);
  if (camp && store !== undefined && !isOutOfSupply(t.s, unit))
    marks.push({ thing: zoneName(t, store), figure: `${ATTACK}${camp.cost}` });
  return overlay(
    'supply',
    merged(marks),
    linesOf(
      t,
      [path, camp].filter((one) => one !== null),
    ),
  );
}

/** A thing is marked once. */
const merged = (marks: readonly OverlayMark[]): OverlayMark[] => {
  const figures = new Map<string, string>();
  for (const { thing, figure } of marks) figures.set(thing, [figures.get(thing), figure].filter(Boolean).join(' '));
  return [...figures].map(([thing, figure]) => ({ thing, figure }));
};

/** M8: what a gun reaches across a wall, with the chance of its die. */
function fireOf(t: MonferratoTable, unit: number): Overlay[] {
  if (typeOf(t, unit) !== 'artillery') return [];
  const zone = placeOf(t.s, unit);
  const enemy = otherSeat(factionOf(t, unit));
  const figure = `${Math.round((Math.min(6, gunValue(t, unit)) * 100) / 6)}%`;
  return overlay(
    'fire',
    at(lookupOf(t.components).ways, zone)
      .filter((way) => way.side >= 0 && way.kind !== 'impassable' && isHeldBy(t, way.zone, enemy))
      .map((way) => ({ thing: zoneName(t, way.zone), figure })),
  );
}

/** The zones from which enemies of the faction could come to this one, with how many combat units. */
function threatTo(t: MonferratoTable, zone: number, faction: number): Overlay[] {
  const enemy = otherSeat(faction);
  const coming = new Map<number, number>();
  for (const unit of t.s.places.keys()) {
    if (!isOnMap(t.s, unit) || factionOf(t, unit) !== enemy || !isCombat(typeOf(t, unit))) continue;
    if (!marchOf(t, unit).has(zone)) continue;
    coming.set(placeOf(t.s, unit), (coming.get(placeOf(t.s, unit)) ?? 0) + 1);
  }
  return overlay(
    'threat',
    [...coming].sort(([a], [b]) => a - b).map(([from, count]) => ({ thing: zoneName(t, from), figure: String(count) })),
  );
}

function unitOverlays(t: MonferratoTable, unit: number): readonly Overlay[] {
  if (!isOnMap(t.s, unit)) return [];
  const zone = placeOf(t.s, unit);
  const faction = factionOf(t, unit);
  const paths = [...marchOf(t, unit)];
  const held = (to: number): boolean => isEnemyHeld(t, to, faction);
  const armed = at(lookupOf(t.components).fortress, zone) || wayToCamp(t, zone, commandOf(t, unit)) !== null;
  return [
    ...overlay(
      'reach',
      marksOf(
        t,
        paths.filter(([to]) => !held(to)),
      ),
    ),
    ...(armed && !isOutOfSupply(t.s, unit)
      ? overlay(
          'contact',
          marksOf(
            t,
            paths.filter(([to]) => held(to)),
          ),
        )
      : []),
    ...fireOf(t, unit),
    ...supplyOf(t, unit),
    ...(typeOf(t, unit) === 'commander'
      ? overlay(
          'command',
          radiusOf(t, unit).map((there) => ({ thing: zoneName(t, there), figure: '' })),
        )
      : []),
    ...threatTo(t, zone, faction),
  ];
}

function zoneOverlays(t: MonferratoTable, zone: number): readonly Overlay[] {
  const units = unitsIn(t, zone);
  const [first] = units;
  if (first === undefined) return [];
  const commands = [...new Set(units.map((unit) => commandOf(t, unit)))];
  const supply = commands.map((command) => units.find((unit) => commandOf(t, unit) === command) ?? first);
  return [...supply.flatMap((unit) => supplyOf(t, unit)).slice(0, 1), ...threatTo(t, zone, factionOf(t, first))];
}

/** M13.2-2: the zones whose units a Camp arms. */
function campOverlays(t: MonferratoTable, camp: number): readonly Overlay[] {
  const { zone } = at(t.s.camps, camp);
  if (zone < 0) return [];
  const faction = at(t.components.armies, campArmy(t, camp)).faction;
  const { difficult } = lookupOf(t.components);
  // The way is counted from the units to the Camp: what is entered at either end changes places.
  const shift = (to: number): number => (difficult[zone] ? 2 : 1) - (difficult[to] ? 2 : 1);
  const paths = cheapest(t, zone, (way, _here, cost) => {
    if (way.kind === 'impassable' || way.kind === 'river' || isClosed(t, way.zone)) return null;
    if (isEnemyHeld(t, way.zone, faction)) return null;
    const there = cost + (difficult[way.zone] ? 2 : 1);
    return there > CAMP_REACH + 1 ? null : there;
  });
  const marks = [...paths]
    .map(([to, { cost }]) => [to, cost + shift(to)] as const)
    .filter(([, cost]) => cost <= CAMP_REACH)
    .sort(([a], [b]) => a - b)
    .map(([to, cost]) => ({ thing: zoneName(t, to), figure: String(cost) }));
  return overlay('supply', marks);
}

/** M13-1: all zones that the sources of a Command feed. */
const commandOverlays = (t: MonferratoTable, command: number): readonly Overlay[] =>
  overlay(
    'supply',
    suppliedZones(t, command).flatMap((fed, zone) => (fed ? [{ thing: zoneName(t, zone), figure: '' }] : [])),
  );

/** Nothing of an activation in progress counts: neither chits nor rain. */
const fresh = (t: MonferratoTable): MonferratoTable => {
  const shared = new Map<unknown, unknown>();
  const calm: MonferratoTable = {
    s: t.s,
    components: t.components,
    frame: () => null,
    // Work without arguments is shared, as in a listing.
    once(work, ...args) {
      if (args.length > 0) return work(calm, ...args);
      if (!shared.has(work)) shared.set(work, work(calm, ...args));
      return shared.get(work) as ReturnType<typeof work>;
    },
  };
  return calm;
};

export const overlays: GameOverlays = (table, _world, thing) => {
  const t = fresh(table as MonferratoTable);
  const number = namesOf(t.components).numbers.get(thing);
  if (number === undefined) return [];
  if (thing.startsWith('unit:')) return unitOverlays(t, number);
  if (thing.startsWith('zone:')) return zoneOverlays(t, number);
  if (thing.startsWith('camp:')) return campOverlays(t, number);
  return thing.startsWith('command:') ? commandOverlays(t, number) : [];
};
