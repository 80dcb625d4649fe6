/** How the things on the table are named in decisions, and back. Names are made once, so listing them costs nothing. */

import { type Arg, at, range } from '@condotta/kernel';
import { CARD_COUNT, TILE_COUNT } from './state.ts';

const namer = (kind: string, count: number): ((id: number) => string) => {
  const names = range(count + 1).map((id) => `${kind}:${id}`);
  return (id) => at(names, id);
};

export const tileName = namer('tile', TILE_COUNT);
export const cardName = namer('card', CARD_COUNT);
export const areaName = namer('area', 5);
export const seatName = namer('seat', 3);

/** A Troop of anybody: seat and area. */
export const troopName = (seat: number, area: number): string => at(troopNames, seat * 5 + area - 1);
const troopNames = range(20).map((i) => `troop:${Math.floor(i / 5)}.${(i % 5) + 1}`);

/** A Troop as it was when something happened: what it is called must not change when it does. */
export const troopThen = (seat: number, area: number, army: boolean): string =>
  `${troopName(seat, area)}/${army ? 'army' : 'company'}`;

/** Things that are only ever told: a price, what a side of a battle deals, and the text of a card. */
export const priceName = (florins: number): string => `price:${florins}`;
export const sumName = (sum: SumParts): string =>
  `sum:${sum.total}.${sum.companies}.${sum.ground}.${sum.captain}.${sum.ruse}`;
type SumParts = Readonly<Record<'total' | 'companies' | 'ground' | 'captain' | 'ruse', number>>;
export const textName = (card: number): string => `text:${card}`;

const numbers = new Map<string, number>();
for (let id = 1; id <= TILE_COUNT; id++) numbers.set(tileName(id), id);
for (let id = 1; id <= CARD_COUNT; id++) numbers.set(cardName(id), id);
for (let id = 1; id <= 5; id++) numbers.set(areaName(id), id);
for (let id = 0; id < 4; id++) numbers.set(seatName(id), id);
for (const [i, name] of troopNames.entries()) numbers.set(name, i);

/** The number in "kind:number", or -1 if the argument is anything else. */
export function numberIn(kind: 'tile' | 'card' | 'area' | 'seat', arg: Arg | null): number {
  if (typeof arg !== 'string' || !arg.startsWith(kind)) return -1;
  return numbers.get(arg) ?? -1;
}

/** What a Troop was when it was told of, and the Troop itself. */
export function toldIn(thing: string): { readonly troop: string; readonly army: boolean | null } {
  const [troop = thing, then] = thing.split('/');
  return { troop, army: then === undefined ? null : then === 'army' };
}

/** Seat and area of "troop:seat.area", or null. */
export function troopIn(arg: Arg | null): { readonly seat: number; readonly area: number } | null {
  if (typeof arg !== 'string' || !arg.startsWith('troop:')) return null;
  const i = numbers.get(arg);
  return i === undefined ? null : { seat: Math.floor(i / 5), area: (i % 5) + 1 };
}
