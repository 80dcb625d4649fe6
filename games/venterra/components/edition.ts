/**
 * Edition files: an owner of the printed game writes down what stands on boards, cards and tiles, and plays with that.
 *
 *   { "format": "condotta-venterra-edition/1", "name": "My copy",
 *     "units": [{ "id": 1, "cost": 2 }], "quests": [{ "id": 7, "points": 4 }] }
 *
 * Each entry names a component by id and gives the fields it changes. An entry that changes something, or says
 * "confirmed": true, gets the source 'rulebook'; one left as the template had it keeps its own.
 */

import { problemsOf as formProblems, isObject, type Shape } from '@condotta/kernel';
import { FORMS, LISTS, type ListName } from './form.ts';
import { problemsOf } from './problems.ts';
import type { Components } from './types.ts';

const EDITION_FORMAT = 'condotta-venterra-edition/1';

export type LoadedEdition =
  | { readonly ok: true; readonly components: Components }
  | { readonly ok: false; readonly problems: string[] };

/** What an edition cannot set: it follows from the place in the box, or from the fact that an edition was used. */
const FIXED: readonly string[] = ['id', 'key', 'faction', 'source', 'attested'];

type Entry = { readonly id: number; readonly source: string; readonly attested: readonly string[] };

export function loadEdition(doc: unknown, base: Components): LoadedEdition {
  if (!isObject(doc)) return { ok: false, problems: ['document: an object is needed'] };
  const problems = headProblems(doc);
  const changed: Record<string, unknown> = {};
  for (const name of LISTS)
    changed[name] = override(name, doc[name], base[name], FORMS[name] as Shape<unknown>, problems);
  if (problems.length > 0) return { ok: false, problems };
  const components = { ...base, ...changed, edition: String(doc['name']) } as Components;
  const unplayable = problemsOf(components);
  return unplayable.length > 0 ? { ok: false, problems: unplayable } : { ok: true, components };
}

/** A whole document with the values of `components`, to be corrected by an owner. */
export function editionTemplate(components: Components): Record<string, unknown> {
  const entry = (item: object) =>
    Object.fromEntries(
      Object.entries(item).filter(([key]) => key === 'id' || (!FIXED.includes(key) && key !== 'reason')),
    );
  return {
    format: EDITION_FORMAT,
    name: 'My copy of Fate of Venterra',
    ...Object.fromEntries(LISTS.map((name) => [name, components[name].map(entry)])),
  };
}

function headProblems(doc: Record<string, unknown>): string[] {
  const known = ['format', 'name', ...LISTS];
  const problems = Object.keys(doc)
    .filter((key) => !known.includes(key))
    .map((key) => `${key}: unknown field; allowed: ${known.join(', ')}`);
  if (doc['format'] !== EDITION_FORMAT) problems.push(`format: ${EDITION_FORMAT} is needed`);
  const { name } = doc;
  if (typeof name !== 'string' || name.trim() === '' || name.length > 80 || name === 'built-in')
    problems.push('name: a text of 1 to 80 characters other than "built-in" is needed');
  return problems;
}

/** The base list with the entries of the document laid over it; what is wrong goes to `problems`. */
function override(
  path: ListName,
  entries: unknown,
  base: readonly Entry[],
  form: Shape<unknown>,
  problems: string[],
): readonly unknown[] {
  if (entries === undefined) return base;
  if (!Array.isArray(entries)) {
    problems.push(`${path}: a list of entries, each with an id, is needed`);
    return base;
  }
  const changed = new Map<number, unknown>();
  for (const [i, entry] of entries.entries()) {
    const here = `${path}[${i}]`;
    const old = isObject(entry) ? base.find(({ id }) => id === entry['id']) : undefined;
    if (!isObject(entry) || !old) problems.push(`${here}.id: a whole number from 1 to ${base.length} is needed`);
    else if (changed.has(old.id)) problems.push(`${here}.id: ${old.id} has an entry already`);
    else changed.set(old.id, merged(here, entry, old, form, problems));
  }
  return base.map((item) => changed.get(item.id) ?? item);
}

function merged(
  path: string,
  entry: Record<string, unknown>,
  base: Entry,
  form: Shape<unknown>,
  problems: string[],
): unknown {
  const { confirmed, id: _, ...given } = entry;
  for (const key of Object.keys(given).filter((one) => FIXED.includes(one)))
    problems.push(`${path}.${key}: it cannot be set`);
  const old = base as unknown as Record<string, unknown>;
  const news = Object.keys(given).filter((key) => JSON.stringify(given[key]) !== JSON.stringify(old[key]));
  const isNew = confirmed === true || news.length > 0;
  const attested = confirmed === true ? Object.keys(given) : news;
  const item = {
    ...base,
    ...given,
    source: isNew ? 'rulebook' : base.source,
    attested: [...new Set([...base.attested, ...attested])],
  };
  problems.push(...formProblems(form, item, path).map(({ path: where, text }) => `${where}: ${text}`));
  return item;
}
