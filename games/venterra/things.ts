/** How the things on the table are named in decisions, and back. Names are made once, so listing them costs nothing. */

import { type Arg, at, range } from '@condotta/kernel';
import { ACTIONS, COMBAT_CARDS, FACTIONS, TOKENS, UNITS } from './components/index.ts';
import { placeAt, qOf, rOf } from './map.ts';
import { KINDS } from './state.ts';

/** F6.12: in movements, a Knight that carries a Scout. */
export const ESCORT = KINDS;

/** By number: the kinds of units as counted in the state, then the Knight with a Scout. */
const UNIT_WORDS: readonly string[] = [...UNITS, 'spent-ship', 'escort'];

interface Family {
  name(id: number): string;
  number(arg: Arg | null): number;
}

/** Things of one kind, by their word or number. */
function family(kind: string, ids: readonly (string | number)[]): Family {
  const names = ids.map((id) => `${kind}:${id}`);
  const numbers = new Map(names.map((name, i) => [name, i]));
  return {
    name: (id) => at(names, id),
    number: (arg) => (typeof arg === 'string' ? (numbers.get(arg) ?? -1) : -1),
  };
}

export const seats = family('seat', range(5));
export const factionThings = family('faction', FACTIONS);
export const boardThings = family('board', range(7));
export const sideThings = family('side', range(15));
export const turnThings = family('turn', range(6));
export const actionThings = family('action', ACTIONS);
export const unitThings = family('unit', UNIT_WORDS);
export const combatThings = family('combat', COMBAT_CARDS);
export const tokenThings = family('token', TOKENS);
export const questThings = family('quest', range(23));
export const favorThings = family('favor', range(21));
export const upgradeThings = family('upgrade', range(21));
/** A tile and its face: see rules/structures.ts. */
export const tileThings = family('tile', range(72));

export const seatName = seats.name;

/** Places are many: a name is made when it is first needed. */
const placeNames: string[] = [];
const placeNumbers = new Map<string, number>();

/** "place:q,r": a hex of the grid, laid or not. */
export function placeName(place: number): string {
  const known = placeNames[place];
  if (known !== undefined) return known;
  const name = `place:${qOf(place)},${rOf(place)}`;
  placeNames[place] = name;
  placeNumbers.set(name, place);
  return name;
}

const COORDINATES = /^place:(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;
const FARTHEST = 40;

/** The place in "place:q,r", or -1. */
export function placeIn(arg: Arg | null): number {
  if (typeof arg !== 'string') return -1;
  const known = placeNumbers.get(arg);
  if (known !== undefined) return known;
  const found = COORDINATES.exec(arg);
  const [q, r] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || Math.abs(q) > FARTHEST || Math.abs(r) > FARTHEST) return -1;
  return placeAt(q, r);
}

const stackNames: string[] = [];
const stackNumbers = new Map<string, number>();
const STACK_KINDS = UNIT_WORDS.length;

/** "stack:q,r.knight": a unit of a kind at a place. */
export function stackName(place: number, kind: number): string {
  const code = place * STACK_KINDS + kind;
  const known = stackNames[code];
  if (known !== undefined) return known;
  const name = `stack:${qOf(place)},${rOf(place)}.${at(UNIT_WORDS, kind)}`;
  stackNames[code] = name;
  stackNumbers.set(name, code);
  return name;
}

/** Place and kind in "stack:q,r.kind", or null. */
export function stackIn(arg: Arg | null): { readonly place: number; readonly kind: number } | null {
  if (typeof arg !== 'string' || !arg.startsWith('stack:')) return null;
  const known = stackNumbers.get(arg);
  if (known !== undefined) return { place: Math.floor(known / STACK_KINDS), kind: known % STACK_KINDS };
  const [where = '', what = ''] = arg.slice('stack:'.length).split('.');
  const place = placeIn(`place:${where}`);
  const kind = UNIT_WORDS.indexOf(what);
  return place < 0 || kind < 0 || arg !== stackName(place, kind) ? null : { place, kind };
}
