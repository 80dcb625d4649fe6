/**
 * Edition files: an owner of the printed game writes down what stands on his tiles and cards, and plays with that.
 *
 *   { "format": "condotta-ventura-edition/1", "name": "My copy",
 *     "tiles": [{ "id": 7, "income": { "base": 2, "per": null } }],
 *     "cards": [{ "id": 19, "deploy": 3 }] }
 *
 * Each entry names a tile or card by id and gives the fields it changes. A card may become another kind (an Event a
 * Company) if `kind` and all fields of that kind are given. An entry that changes something, or says "confirmed": true,
 * gets the source 'rulebook'; an entry left as the template had it keeps its own.
 */

import type { Fields } from './fields.ts';
import { CARD_FIELDS, isCard, isRecord, isTile, TILE_FIELDS } from './fields.ts';
import { problemsOf } from './problems.ts';
import type { Card, Components, Tile } from './types.ts';

export const EDITION_FORMAT = 'condotta-ventura-edition/1';

export type EditionEntry = Readonly<Record<string, unknown>> & { readonly id: number };

export interface EditionDocument {
  readonly format: typeof EDITION_FORMAT;
  readonly name: string;
  readonly tiles: readonly EditionEntry[];
  readonly cards: readonly EditionEntry[];
}

export type LoadedEdition =
  | { readonly ok: true; readonly components: Components }
  | { readonly ok: false; readonly problems: string[] };

/** Fields an edition file cannot set: they follow from the id, or from the fact that an edition file was used. */
const FIXED: ReadonlySet<string> = new Set(['id', 'kind', 'family', 'source', 'attested']);

export function loadEdition(doc: unknown, base: Components): LoadedEdition {
  if (!isRecord(doc)) return { ok: false, problems: [problem('document', doc, 'an object')] };
  const problems: string[] = headProblems(doc);
  const tiles = overrideAll('tiles', doc['tiles'], base.tiles, overrideTile, problems);
  const cards = overrideAll('cards', doc['cards'], base.cards, overrideCard, problems);
  if (problems.length > 0) return { ok: false, problems };

  const components: Components = { edition: String(doc['name']), tiles, cards };
  const unplayable = problemsOf(components);
  return unplayable.length > 0 ? { ok: false, problems: unplayable } : { ok: true, components };
}

/** A whole document with the values of `components`, to be corrected by an owner. Reasons are left out, but may be set. */
export function editionTemplate(components: Components): EditionDocument {
  return {
    format: EDITION_FORMAT,
    name: 'My copy of Ventura',
    tiles: components.tiles.map(templateEntry),
    cards: components.cards.map(templateEntry),
  };
}

function templateEntry(item: Tile | Card): EditionEntry {
  const given = Object.entries(item).filter(([key]) => !FIXED.has(key) && key !== 'reason');
  return 'kind' in item
    ? { id: item.id, kind: item.kind, ...Object.fromEntries(given) }
    : { id: item.id, ...Object.fromEntries(given) };
}

function headProblems(doc: Record<string, unknown>): string[] {
  const known = ['format', 'name', 'tiles', 'cards'];
  const problems = Object.keys(doc)
    .filter((key) => !known.includes(key))
    .map((key) => `${key}: unknown field; allowed: ${known.join(', ')}`);
  if (doc['format'] !== EDITION_FORMAT) problems.push(problem('format', doc['format'], JSON.stringify(EDITION_FORMAT)));
  const name = doc['name'];
  if (typeof name !== 'string' || name.trim() === '' || name.length > 80 || name === 'built-in') {
    problems.push(problem('name', name, 'a text of 1 to 80 characters other than "built-in"'));
  }
  return problems;
}

type Override<T> = (entry: Record<string, unknown>, base: T, path: string, problems: string[]) => T;

/** The base list with the entries of the document laid over it; what is wrong goes to `problems`. */
function overrideAll<T extends Tile | Card>(
  path: string,
  entries: unknown,
  base: readonly T[],
  override: Override<T>,
  problems: string[],
): readonly T[] {
  if (entries === undefined) return base;
  if (!Array.isArray(entries)) {
    problems.push(problem(path, entries, 'a list of entries, each with an id'));
    return base;
  }
  const changed = new Map<number, T>();
  for (const [i, entry] of entries.entries()) {
    const here = `${path}[${i}]`;
    const old = isRecord(entry) ? base.find((item) => item.id === entry['id']) : undefined;
    if (!isRecord(entry)) problems.push(problem(here, entry, 'an object with an id'));
    else if (!old) problems.push(problem(`${here}.id`, entry['id'], `a whole number from 1 to ${base.length}`));
    else if (changed.has(old.id)) problems.push(`${here}.id: ${old.id} has an entry already`);
    else changed.set(old.id, override(entry, old, `${here} (id ${old.id})`, problems));
  }
  return base.map((item) => changed.get(item.id) ?? item);
}

function overrideTile(entry: Record<string, unknown>, base: Tile, path: string, problems: string[]): Tile {
  const given = readFields(entry, TILE_FIELDS, path, problems);
  const isNew = entry['confirmed'] === true || differing(given, base).length > 0;
  const merged: unknown = { ...base, ...given, source: isNew ? 'rulebook' : base.source };
  return isTile(merged) ? merged : base;
}

function overrideCard(entry: Record<string, unknown>, base: Card, path: string, problems: string[]): Card {
  const kind = entry['kind'] ?? base.kind;
  if (kind !== 'company' && kind !== 'captain' && kind !== 'event') {
    problems.push(problem(`${path}.kind`, kind, '"company", "captain", "event"'));
    return base;
  }
  const fields = CARD_FIELDS[kind];
  const given = readFields(entry, fields, path, problems);
  const changed = entry['confirmed'] === true ? Object.keys(given) : differing(given, base);
  const old = kind === base.kind ? base : blankCard(kind, base.id);
  const attested = [...new Set([...(old.attested ?? []), ...changed])];
  const isNew = entry['confirmed'] === true || changed.length > 0 || kind !== base.kind;
  const merged: Record<string, unknown> = { ...old, ...given, attested, source: isNew ? 'rulebook' : base.source };
  for (const key of Object.keys(fields)) {
    if (!Object.hasOwn(merged, key)) problems.push(`${path}.${key}: missing; a card that becomes a ${kind} needs it`);
  }
  return isCard(merged) ? merged : base;
}

/** What of a card of another kind can be taken over: only its number. */
const blankCard = (kind: Card['kind'], id: number) => ({
  kind,
  id,
  attested: [] as readonly string[],
  ...(kind === 'company' ? { family: null } : {}),
});

/** The fields an entry gives, as far as they are allowed. */
function readFields(entry: Record<string, unknown>, fields: Fields, path: string, problems: string[]) {
  const settable = Object.keys(fields).filter((key) => !FIXED.has(key));
  const given: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entry)) {
    if (key === 'id' || (key === 'kind' && Object.hasOwn(fields, 'kind'))) continue;
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
function differing(given: Record<string, unknown>, base: Tile | Card): string[] {
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
