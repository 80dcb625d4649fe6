/** The names of things in decisions and messages: "unit:G3", "zone:casale", "side:casale-trino", "chit:5". */

import { type Arg, at, range } from '@condotta/kernel';
import type { Components } from './components/types.ts';
import { type Lookup, lookupOf } from './lookup.ts';
import { type MonferratoTable, NONE } from './state.ts';

export type Kind = 'unit' | 'zone' | 'side' | 'chit' | 'command' | 'army' | 'camp' | 'box' | 'faction';

export interface Names {
  readonly unit: readonly string[];
  readonly zone: readonly string[];
  readonly side: readonly string[];
  readonly chit: readonly string[];
  readonly command: readonly string[];
  readonly army: readonly string[];
  readonly camp: readonly string[];
  readonly box: readonly string[];
  readonly faction: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

const FACTION_IDS = ['france', 'spain'];

const made = new WeakMap<Components, Names>();
let latest: Components | null = null;
let latestNames: Names | null = null;

export function namesOf(components: Components): Names {
  if (components === latest && latestNames) return latestNames;
  let found = made.get(components);
  if (!found) {
    found = make(components, lookupOf(components));
    made.set(components, found);
  }
  latest = components;
  latestNames = found;
  return found;
}

function make(components: Components, { sides }: Lookup): Names {
  const { units, zones, chits, commands, armies, camps, boxes } = components;
  const zoneId = (zone: number): string => at(zones, zone).id;
  const names = {
    unit: units.map(({ id }) => `unit:${id}`),
    zone: zones.map(({ id }) => `zone:${id}`),
    side: sides.map(({ fortress, outside }) => `side:${zoneId(fortress)}-${zoneId(outside)}`),
    chit: chits.map((_, i) => `chit:${i + 1}`),
    command: commands.map(({ letter }) => `command:${letter}`),
    army: armies.map(({ name }) => `army:${name.en.toLowerCase()}`),
    camp: range(camps.length).map((i) => `camp:${i + 1}`),
    box: range(boxes.length).map((i) => `box:${i + 1}`),
    faction: FACTION_IDS.map((id) => `faction:${id}`),
  };
  const numbers = new Map(Object.values(names).flatMap((list) => list.map((name, i) => [name, i] as const)));
  return { ...names, numbers };
}

/** The number of the thing, or NONE if the argument is anything else. */
export function numberIn(t: MonferratoTable, kind: Kind, arg: Arg | null): number {
  if (typeof arg !== 'string' || !arg.startsWith(kind) || arg.charAt(kind.length) !== ':') return NONE;
  return namesOf(t.components).numbers.get(arg) ?? NONE;
}

export const nameIn = (t: MonferratoTable, kind: Kind, number: number): string =>
  at(namesOf(t.components)[kind], number);
export const unitName = (t: MonferratoTable, unit: number): string => at(namesOf(t.components).unit, unit);
export const zoneName = (t: MonferratoTable, zone: number): string => at(namesOf(t.components).zone, zone);
export const sideName = (t: MonferratoTable, side: number): string => at(namesOf(t.components).side, side);
export const chitName = (t: MonferratoTable, chit: number): string => at(namesOf(t.components).chit, chit);
export const factionName = (t: MonferratoTable, faction: number): string => at(namesOf(t.components).faction, faction);

export const unitNames = (t: MonferratoTable, units: readonly number[]): string[] =>
  units.map((unit) => unitName(t, unit));
export const zoneNames = (t: MonferratoTable, zones: readonly number[]): string[] =>
  zones.map((zone) => zoneName(t, zone));
