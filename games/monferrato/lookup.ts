/** The components by number, for quick reading: made once for each box. */

import { at } from '@condotta/kernel';
import type { BorderKind, Components, UnitType } from './components/types.ts';
import { NONE } from './state.ts';

/** A way out of a zone. `side`: the wall side it goes through, or NONE. */
export interface Way {
  readonly zone: number;
  readonly kind: BorderKind;
  readonly side: number;
}

/** M2.3-7: a wall side: the Fortress, the zone outside, the printed Level. */
export interface Side {
  readonly fortress: number;
  readonly outside: number;
  readonly level: number;
  readonly kind: BorderKind;
}

export interface Lookup {
  /** By unit. */
  readonly command: readonly number[];
  readonly army: readonly number[];
  readonly faction: readonly number[];
  readonly type: readonly UnitType[];
  /** By Command: its units, its faction, the zones of its sources, the zones it may raid (M11-1, M11-2). */
  readonly unitsOf: readonly (readonly number[])[];
  readonly commandFaction: readonly number[];
  readonly sources: readonly (readonly number[])[];
  readonly raids: readonly (readonly boolean[])[];
  /** By zone. */
  readonly ways: readonly (readonly Way[])[];
  readonly difficult: readonly boolean[];
  readonly fortress: readonly boolean[];
  readonly closable: readonly boolean[];
  readonly sidesOf: readonly (readonly number[])[];
  readonly sides: readonly Side[];
  readonly fortresses: readonly number[];
  /** By id. */
  readonly units: ReadonlyMap<string, number>;
  readonly zones: ReadonlyMap<string, number>;
}

const known = new WeakMap<Components, Lookup>();
let latest: Components | null = null;
let latestLookup: Lookup | null = null;

export function lookupOf(components: Components): Lookup {
  if (components === latest && latestLookup) return latestLookup;
  let found = known.get(components);
  if (!found) {
    found = make(components);
    known.set(components, found);
  }
  latest = components;
  latestLookup = found;
  return found;
}

const numbered = (things: readonly { readonly id: string }[]): Map<string, number> =>
  new Map(things.map(({ id }, i) => [id, i]));

function make(components: Components): Lookup {
  const { units, zones, commands, armies, borders } = components;
  const zoneNumbers = numbered(zones);
  const numberOf = (id: string): number => zoneNumbers.get(id) ?? NONE;
  const fortress = zones.map(({ ground }) => ground === 'fortress');
  const ways: Way[][] = zones.map(() => []);
  const sides: Side[] = [];
  for (const { a, b, kind, wall } of borders) {
    const [from, to] = [numberOf(a), numberOf(b)];
    const side = wall > 0 ? sides.length : NONE;
    if (wall > 0) {
      const [inside, outside] = fortress[from] ? [from, to] : [to, from];
      sides.push({ fortress: inside, outside, level: wall, kind });
    }
    at(ways, from).push({ zone: to, kind, side });
    at(ways, to).push({ zone: from, kind, side });
  }
  for (const list of ways) list.sort((x, y) => x.zone - y.zone);
  const command = units.map((unit) => unit.command);
  const commandFaction = commands.map(({ army }) => at(armies, army).faction);
  return {
    command,
    army: command.map((c) => at(commands, c).army),
    faction: command.map((c) => at(commandFaction, c)),
    type: units.map(({ type }) => type),
    unitsOf: commands.map((_, c) => units.flatMap((unit, i) => (unit.command === c ? [i] : []))),
    commandFaction,
    sources: commands.map((c) => c.sources.map(numberOf)),
    // MS-24: land of nobody may be raided by any army.
    raids: commands.map((c) =>
      zones.map(({ land, ground }) => ground !== 'fortress' && (land === 'none' || c.raids.includes(land))),
    ),
    ways,
    difficult: zones.map(({ ground }) => ground === 'difficult'),
    fortress,
    closable: zones.map(({ land }) => land === components.closed),
    sidesOf: zones.map((_, zone) => sides.flatMap((side, i) => (side.fortress === zone ? [i] : []))),
    sides,
    fortresses: zones.flatMap((_, zone) => (fortress[zone] ? [zone] : [])),
    units: numbered(units),
    zones: zoneNumbers,
  };
}

/** The way from one zone to an adjacent one, or null. */
export function wayBetween({ ways }: Lookup, from: number, to: number): Way | null {
  const list = ways[from];
  if (!list) return null;
  for (let i = 0; i < list.length; i++) {
    const way = list[i];
    if (way && way.zone === to) return way;
  }
  return null;
}
