/**
 * Edition files: an owner of the printed game writes down what stands on his tiles and cards, and plays with that.
 *
 *   { "format": "condotta-ravenna-edition/1", "name": "My copy",
 *     "units": [{ "id": "F1", "melee": 4 }], "initiatives": [{ "id": "L3", "cost": 1 }], "die": [1, 2, 3, 4] }
 *
 * Each entry names its component by side and number, as in decisions (F1 to F12, L1 to L12), and gives the fields it changes.
 * What stands by itself (the Order deck, the die, the entrenchment) is given whole. An entry that changes something, or says
 * "confirmed": true, gets the source 'rulebook'; an entry left as the template had it keeps its own.
 */

import { at } from '@condotta/kernel';
import type { Fields } from './fields.ts';
import {
  areComponents,
  COMMANDER_FIELDS,
  INITIATIVE_FIELDS,
  isCommander,
  isInitiative,
  isRecord,
  isStrategy,
  isUnit,
  LOOSE_FIELDS,
  STRATEGY_FIELDS,
  UNIT_FIELDS,
} from './fields.ts';
import { problemsOf } from './problems.ts';
import type { Components, Source } from './types.ts';

export const EDITION_FORMAT = 'condotta-ravenna-edition/1';

export type EditionEntry = Readonly<Record<string, unknown>> & { readonly id: string };

export interface EditionDocument extends Pick<Components, 'orderDeck' | 'die' | 'frontLine' | 'sideLine'> {
  readonly format: typeof EDITION_FORMAT;
  readonly name: string;
  readonly commanders: readonly EditionEntry[];
  readonly units: readonly EditionEntry[];
  readonly strategies: readonly EditionEntry[];
  readonly initiatives: readonly EditionEntry[];
}

export type LoadedEdition =
  | { readonly ok: true; readonly components: Components }
  | { readonly ok: false; readonly problems: string[] };

/** Fields an edition file cannot set: they follow from the fact that an edition file was used. */
const FIXED: ReadonlySet<string> = new Set(['source', 'attested']);
const LISTS = ['commanders', 'units', 'strategies', 'initiatives'] as const;
const KNOWN: readonly string[] = ['format', 'name', ...LISTS, ...Object.keys(LOOSE_FIELDS)];

export function loadEdition(doc: unknown, base: Components): LoadedEdition {
  if (!isRecord(doc)) return { ok: false, problems: [problem('document', doc, 'an object')] };
  const problems: string[] = [...headProblems(doc), ...looseProblems(doc)];
  const read = <T extends Entry>(path: (typeof LISTS)[number], old: readonly T[], fields: Fields, fits: Guard<T>) =>
    overrideAll(path, doc[path], old, fields, fits, problems);
  const strategies = read('strategies', base.strategies.flat(), STRATEGY_FIELDS, isStrategy);
  const initiatives = read('initiatives', base.initiatives.flat(), INITIATIVE_FIELDS, isInitiative);
  const components: unknown = {
    ...base,
    ...Object.fromEntries(Object.entries(doc).filter(([key]) => Object.hasOwn(LOOSE_FIELDS, key))),
    commanders: read('commanders', base.commanders, COMMANDER_FIELDS, isCommander),
    units: read('units', base.units, UNIT_FIELDS, isUnit),
    strategies: halves(strategies),
    initiatives: halves(initiatives),
  };
  if (problems.length > 0 || !areComponents(components)) return { ok: false, problems };
  const unplayable = problemsOf(components);
  return unplayable.length > 0 ? { ok: false, problems: unplayable } : { ok: true, components };
}

/** A whole document with the values of `components`, to be corrected by an owner. Reasons are left out, but may be set. */
export function editionTemplate(components: Components): EditionDocument {
  const { orderDeck, die, frontLine, sideLine } = components;
  return {
    format: EDITION_FORMAT,
    name: 'My copy of Ravenna',
    commanders: entries(components.commanders),
    units: entries(components.units),
    strategies: entries(components.strategies.flat()),
    initiatives: entries(components.initiatives.flat()),
    orderDeck,
    die,
    frontLine,
    sideLine,
  };
}

/** What every numbered component has. */
interface Entry {
  readonly source: Source;
  readonly attested?: readonly string[];
}
type Guard<T> = (value: unknown) => value is T;

const halves = <T>(list: readonly T[]) => [list.slice(0, list.length / 2), list.slice(list.length / 2)];

/** "F3": the third of the French. */
const idOf = (i: number, count: number): string => `${i < count / 2 ? 'F' : 'L'}${(i % (count / 2)) + 1}`;

const entries = (list: readonly Entry[]): EditionEntry[] =>
  list.map((item, i) => {
    const given = Object.entries(item).filter(([key]) => !FIXED.has(key) && key !== 'reason');
    return { id: idOf(i, list.length), ...Object.fromEntries(given) };
  });

function headProblems(doc: Record<string, unknown>): string[] {
  const problems = Object.keys(doc)
    .filter((key) => !KNOWN.includes(key))
    .map((key) => `${key}: unknown field; allowed: ${KNOWN.join(', ')}`);
  if (doc['format'] !== EDITION_FORMAT) problems.push(problem('format', doc['format'], JSON.stringify(EDITION_FORMAT)));
  const name = doc['name'];
  if (typeof name !== 'string' || name.trim() === '' || name.length > 80) {
    problems.push(problem('name', name, 'a text of 1 to 80 characters'));
  }
  return problems;
}

const looseProblems = (doc: Record<string, unknown>): string[] =>
  Object.entries(LOOSE_FIELDS).flatMap(([key, field]) =>
    !Object.hasOwn(doc, key) || field.fits(doc[key]) ? [] : [problem(key, doc[key], field.allowed)],
  );

/** The base list with the entries of the document laid over it; what is wrong goes to `problems`. */
function overrideAll<T extends Entry>(
  path: string,
  given: unknown,
  base: readonly T[],
  fields: Fields,
  fits: Guard<T>,
  problems: string[],
): readonly T[] {
  if (given === undefined) return base;
  if (!Array.isArray(given)) {
    problems.push(problem(path, given, 'a list of entries, each with an id'));
    return base;
  }
  const ids = base.map((_, i) => idOf(i, base.length));
  const changed = new Map<number, T>();
  for (const [i, entry] of given.entries()) {
    const here = `${path}[${i}]`;
    const number = isRecord(entry) ? ids.indexOf(String(entry['id'])) : -1;
    if (!isRecord(entry)) problems.push(problem(here, entry, 'an object with an id'));
    else if (number < 0) problems.push(problem(`${here}.id`, entry['id'], `${ids[0]} to ${ids.at(-1)}`));
    else if (changed.has(number)) problems.push(`${here}.id: ${ids[number]} has an entry already`);
    else changed.set(number, override(entry, at(base, number), fields, fits, `${here} (${ids[number]})`, problems));
  }
  return base.map((item, i) => changed.get(i) ?? item);
}

function override<T extends Entry>(
  entry: Record<string, unknown>,
  base: T,
  fields: Fields,
  fits: Guard<T>,
  path: string,
  problems: string[],
): T {
  const given = readFields(entry, fields, path, problems);
  const confirmed = entry['confirmed'] === true;
  const changed = confirmed ? Object.keys(given) : differing(given, base);
  const merged: unknown = {
    ...base,
    ...given,
    source: confirmed || changed.length > 0 ? 'rulebook' : base.source,
    ...(base.attested ? { attested: [...new Set([...base.attested, ...changed])] } : {}),
  };
  return fits(merged) ? merged : base;
}

/** The fields an entry gives, as far as they are allowed. */
function readFields(entry: Record<string, unknown>, fields: Fields, path: string, problems: string[]) {
  const settable = Object.keys(fields).filter((key) => !FIXED.has(key));
  const given: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entry)) {
    if (key === 'id') continue;
    if (key === 'confirmed') {
      if (typeof value !== 'boolean') problems.push(problem(`${path}.confirmed`, value, 'true or false'));
    } else if (!settable.includes(key)) {
      problems.push(`${path}.${key}: unknown field; allowed: ${settable.join(', ')}`);
    } else if (fields[key]?.fits(value)) {
      given[key] = value;
    } else {
      problems.push(problem(`${path}.${key}`, value, fields[key]?.allowed ?? 'nothing'));
    }
  }
  return given;
}

/** The keys whose value is not the one the base has. */
function differing(given: Record<string, unknown>, base: object): string[] {
  const old: Record<string, unknown> = { ...base };
  return Object.keys(given).filter((key) => !same(given[key], old[key]));
}

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => same(x, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

const problem = (path: string, found: unknown, allowed: string): string =>
  `${path}: found ${show(found)}; allowed: ${allowed}`;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
