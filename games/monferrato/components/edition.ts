/**
 * Edition files: an owner of the printed game writes down what stands on its counters, map and chits, and plays with that.
 *
 *   { "format": "condotta-monferrato-edition/1", "name": "My copy",
 *     "units": [{ "id": "R2", "front": { "attack": 5, "defence": 5 } }], "zones": [{ "id": "susa", "village": false }],
 *     "chits": [{ "id": "12", "date": { "year": 1628, "month": 6 } }], "bands": { "medium": 4, "high": 7 } }
 *
 * Each entry names its component by id (chits by number) and gives the fields it changes; borders, boxes and bands are given
 * whole. What an edition says has the source 'rulebook'; an entry left as the template had it keeps its own.
 */

import { brief, isObject, problemsOf as misfits, type Shape } from '@condotta/kernel';
import { problemsOf } from './problems.ts';
import { chitFields, looseFields, unitFields, zoneFields } from './shapes.ts';
import type { Components, Source } from './types.ts';

export const EDITION_FORMAT = 'condotta-monferrato-edition/1';

export type LoadedEdition =
  | { readonly ok: true; readonly components: Components }
  | { readonly ok: false; readonly problems: string[] };

type Fields = Readonly<Record<string, Shape<unknown>>>;

interface Entry {
  readonly source: Source;
  readonly attested: readonly string[];
}

const KNOWN = ['format', 'name', 'units', 'zones', 'chits', ...Object.keys(looseFields)];

const chitId = (_: unknown, i: number): string => String(i + 1);
const ownId = ({ id }: { readonly id: string }): string => id;

export function loadEdition(doc: unknown, base: Components): LoadedEdition {
  if (!isObject(doc)) return { ok: false, problems: ['the document is not an object'] };
  const problems = headProblems(doc);
  const loose = readLoose(doc, base, problems);
  const components: Components = {
    ...base,
    ...loose,
    units: overlaid('units', doc['units'], base.units, ownId, unitFields, problems),
    zones: overlaid('zones', doc['zones'], base.zones, ownId, zoneFields, problems),
    chits: overlaid('chits', doc['chits'], base.chits, chitId, chitFields, problems),
  };
  if (problems.length > 0) return { ok: false, problems };
  const unplayable = problemsOf(components);
  return unplayable.length > 0 ? { ok: false, problems: unplayable } : { ok: true, components };
}

/** A whole document with the values of these components, to be corrected by an owner. */
export function editionTemplate(components: Components): Readonly<Record<string, unknown>> {
  const entries = <T extends object>(
    list: readonly T[],
    idOf: (one: T, i: number) => string,
    fields: Fields,
  ): object[] => list.map((one, i) => ({ id: idOf(one, i), ...picked(one, fields) }));
  return {
    format: EDITION_FORMAT,
    name: 'My copy of Monferrato',
    units: entries(components.units, ownId, unitFields),
    zones: entries(components.zones, ownId, zoneFields),
    chits: entries(components.chits, chitId, chitFields),
    borders: components.borders.map(({ source: _, ...border }) => border),
    boxes: components.boxes.map(({ source: _, ...box }) => box),
    bands: components.bands,
  };
}

const picked = (one: object, fields: Fields): object =>
  Object.fromEntries(Object.entries(one).filter(([key]) => Object.hasOwn(fields, key)));

function headProblems(doc: Record<string, unknown>): string[] {
  const { format, name } = doc;
  return [
    ...Object.keys(doc)
      .filter((key) => !KNOWN.includes(key))
      .map((key) => `${key}: unknown field; allowed: ${KNOWN.join(', ')}`),
    ...(format === EDITION_FORMAT ? [] : [`format: expected ${EDITION_FORMAT}`]),
    ...(typeof name === 'string' && name.trim() !== '' && name.length <= 80
      ? []
      : ['name: expected 1 to 80 characters']),
  ];
}

/** Borders, boxes and bands, where they are given. */
function readLoose(doc: Record<string, unknown>, base: Components, problems: string[]): Partial<Components> {
  const given = Object.entries(looseFields).filter(([key]) => doc[key] !== undefined);
  const wrong = given.flatMap(([key, shape]) => misfits(shape as Shape<unknown>, doc[key], key));
  problems.push(...wrong.map(({ path, text }) => `${path}: ${text}`));
  if (wrong.length > 0) return {};
  return Object.fromEntries(given.map(([key]) => [key, sourced(doc[key], base[key as keyof typeof looseFields])]));
}

/** What a list says that the base does not is told by the owner; the rest keeps its source. */
function sourced(given: unknown, base: unknown): unknown {
  if (!Array.isArray(given) || !Array.isArray(base)) return given;
  const known = new Map(base.map(({ source, ...rest }) => [JSON.stringify(rest), source]));
  return given.map((one) => ({ ...one, source: known.get(JSON.stringify(one)) ?? 'rulebook' }));
}

/** The base list with the entries of the document laid over it; what is wrong goes to `problems`. */
function overlaid<T extends Entry>(
  path: string,
  given: unknown,
  base: readonly T[],
  idOf: (one: T, i: number) => string,
  fields: Fields,
  problems: string[],
): readonly T[] {
  if (given === undefined) return base;
  if (!Array.isArray(given)) {
    problems.push(`${path}: expected a list of entries, each with an id`);
    return base;
  }
  const entries = new Map<string, Record<string, unknown>>();
  const ids = base.map(idOf);
  for (const [i, entry] of given.entries()) {
    const named = isObject(entry) ? entry['id'] : undefined;
    const id = typeof named === 'number' ? String(named) : named;
    if (!isObject(entry) || typeof id !== 'string' || !ids.includes(id))
      problems.push(`${path}[${i}]: there is no ${brief(id)}`);
    else if (entries.has(id)) problems.push(`${path}[${i}]: ${id} has an entry already`);
    else entries.set(id, entry);
  }
  return base.map((one, i) => {
    const entry = entries.get(idOf(one, i));
    return entry ? overlaidEntry(`${path} ${idOf(one, i)}`, entry, one, fields, problems) : one;
  });
}

function overlaidEntry<T extends Entry>(
  path: string,
  { id: _, ...given }: Record<string, unknown>,
  base: T,
  fields: Fields,
  problems: string[],
): T {
  const before = problems.length;
  for (const [key, value] of Object.entries(given)) {
    const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!shape) problems.push(`${path}.${key}: unknown field; allowed: ${Object.keys(fields).join(', ')}`);
    else problems.push(...misfits(shape, value, `${path}.${key}`).map((problem) => `${problem.path}: ${problem.text}`));
  }
  if (problems.length > before) return base;
  const old = base as Readonly<Record<string, unknown>>;
  const changed = Object.keys(given).filter((key) => JSON.stringify(given[key]) !== JSON.stringify(old[key]));
  if (changed.length === 0) return base;
  return { ...base, ...given, source: 'rulebook', attested: [...new Set([...base.attested, ...changed])] };
}
