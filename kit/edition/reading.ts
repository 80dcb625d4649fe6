/** Reads edition files: entries that name a component and give the fields they change. What is wrong goes to `problems`. */

import { at, brief, MOST_PROBLEMS, shortened } from '@condotta/kernel';
import { type Fields, isRecord } from './fields.ts';

/** One entry, laid over the component it names. */
export type Override<T> = (entry: Record<string, unknown>, base: T, path: string, problems: string[]) => T;

/** What is wrong about format, name and the keys of a document. */
export function headProblems(doc: Record<string, unknown>, format: string, known: readonly string[]): string[] {
  const keys = ['format', 'name', ...known];
  const problems = Object.keys(doc)
    .filter((key) => !keys.includes(key))
    .slice(0, MOST_PROBLEMS)
    .map((key) => `${shortened(key)}: unknown field; allowed: ${keys.join(', ')}`);
  if (doc['format'] !== format) problems.push(problem('format', doc['format'], JSON.stringify(format)));
  const name = doc['name'];
  if (typeof name !== 'string' || name.trim() === '' || name.length > 80 || name === 'built-in')
    problems.push(problem('name', name, 'a text of 1 to 80 characters other than "built-in"'));
  return problems;
}

/** The base list with the entries of the document laid over it. `ids`: what the entries call the components, in their order. */
export function overrideAll<T>(
  path: string,
  given: unknown,
  base: readonly T[],
  ids: readonly (string | number)[],
  override: Override<T>,
  problems: string[],
): readonly T[] {
  if (given === undefined) return base;
  if (!Array.isArray(given) || given.length > base.length) {
    problems.push(problem(path, given, `a list of at most ${base.length} entries, each with an id`));
    return base;
  }
  const known: readonly unknown[] = ids;
  const changed = new Map<number, T>();
  for (const [i, entry] of given.entries()) {
    if (problems.length >= MOST_PROBLEMS) break;
    const here = `${path}[${i}]`;
    const index = isRecord(entry) ? known.indexOf(entry['id']) : -1;
    const id = ids[index];
    if (!isRecord(entry)) problems.push(problem(here, entry, 'an object with an id'));
    else if (id === undefined) problems.push(problem(`${here}.id`, entry['id'], `${ids[0]} to ${ids.at(-1)}`));
    else if (changed.has(index)) problems.push(`${here}.id: ${id} has an entry already`);
    else {
      const name = `${here} (${typeof id === 'number' ? `id ${id}` : id})`;
      changed.set(index, override(entry, at(base, index), name, problems));
    }
  }
  return base.map((item, i) => changed.get(i) ?? item);
}

/** The fields an entry gives, as far as they are allowed; `fixed` ones cannot be set. */
export function readFields(
  entry: Record<string, unknown>,
  fields: Fields,
  fixed: ReadonlySet<string>,
  path: string,
  problems: string[],
): Record<string, unknown> {
  const settable = Object.keys(fields).filter((key) => !fixed.has(key));
  const given: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entry)) {
    if (problems.length >= MOST_PROBLEMS) break;
    // `id` names the component, `kind` says which fields it has.
    if (key === 'id' || (key === 'kind' && Object.hasOwn(fields, 'kind'))) continue;
    if (key === 'confirmed') {
      if (typeof value !== 'boolean') problems.push(problem(`${path}.confirmed`, value, 'true or false'));
    } else if (!settable.includes(key)) {
      problems.push(`${path}.${shortened(key)}: unknown field; allowed: ${settable.join(', ')}`);
    } else if (fields[key]?.fits(value)) {
      given[key] = value;
    } else {
      problems.push(problem(`${path}.${key}`, value, fields[key]?.allowed ?? 'nothing'));
    }
  }
  return given;
}

/** The keys that an entry confirms or changes: all it gives if it says "confirmed", else those whose value is not the base's. */
export function changedKeys(entry: Record<string, unknown>, given: Record<string, unknown>, base: object): string[] {
  const old: Record<string, unknown> = { ...base };
  return Object.keys(given).filter((key) => entry['confirmed'] === true || !same(given[key], old[key]));
}

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => same(x, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/** What an owner may set of a component, with its values. Reasons are left out, but may be set. */
export const templateFields = (item: object, fixed: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !fixed.has(key) && key !== 'reason'));

export const problem = (path: string, found: unknown, allowed: string): string =>
  `${path}: found ${brief(found)}; allowed: ${allowed}`;
