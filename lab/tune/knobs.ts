/** Knobs: named edits of an edition document, each within a range. */

import { isObject, type Problem, type Result } from '@condotta/kernel';

export interface Knob {
  readonly name: string;
  /** The places that it sets, all alike: "tiles.7.income.base" is the field of the entry with id 7 of a list. */
  readonly at: readonly string[];
  readonly from: number;
  readonly to: number;
  /** The smallest change; left out: 1. */
  readonly step?: number;
  /** The number is added to what stands there instead of taking its place. */
  readonly relative?: boolean;
}

/** One number for each knob. */
export type Settings = readonly number[];

function isKnob(x: unknown): x is Knob {
  if (!isObject(x)) return false;
  const { name, at, from, to, step = 1, relative = false } = x;
  const isText = (each: unknown): boolean => typeof each === 'string';
  const areNumbers = [from, to, step].every((each) => Number.isFinite(each));
  return isText(name) && Array.isArray(at) && at.every(isText) && areNumbers && typeof relative === 'boolean';
}

/** Where all knobs stand if nothing is changed; or what is wrong with them. */
export function readKnobs(knobs: readonly unknown[], base: unknown): Result<Settings> {
  const problems: Problem[] = [];
  const wrong = (i: number, text: string): void => {
    problems.push({ path: `knobs.${i}`, text });
  };
  if (knobs.length === 0) problems.push({ path: 'knobs', text: 'name at least one' });
  const start = knobs.map((knob, i) => {
    if (!isKnob(knob)) {
      wrong(
        i,
        'expected {"name": a text, "at": a list of places, "from" and "to": numbers}, maybe "step" and "relative"',
      );
      return 0;
    }
    const { name, at, from, to, step = 1, relative = false } = knob;
    if (name === '') wrong(i, 'a knob needs a name');
    if (!(from < to) || !(step > 0)) wrong(i, `${name}: expected from below to, and a step above 0`);
    if (at.length === 0) wrong(i, `${name}: name at least one place`);
    const found = at.map((path) => ({ path, value: valueAt(base, path) }));
    for (const { path, value } of found)
      if (typeof value !== 'number') wrong(i, `${name}: the edition has no number at ${path}`);
    const first = found[0]?.value;
    const now = relative ? 0 : typeof first === 'number' ? first : from;
    if (now < from || now > to) wrong(i, `${name}: it stands at ${now}, outside of ${from} to ${to}`);
    return now;
  });
  const names = knobs.flatMap((knob) => (isKnob(knob) ? [knob.name] : []));
  if (new Set(names).size < names.length) problems.push({ path: 'knobs', text: 'two knobs have the same name' });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: start };
}

/**
 * The edition with the knobs at these settings. Only entries that differ from the plain game are in it, and only their fields
 * that do: that is what an edition file needs, and what a person wants to read. What the base has changed stays changed.
 */
export function editionAt(
  base: unknown,
  name: string,
  knobs: readonly Knob[],
  settings: Settings,
  plain: unknown = base,
): unknown {
  if (!isObject(base) || !isObject(plain)) return base;
  const full: Record<string, unknown> = structuredClone(base);
  for (const [k, { at, relative = false }] of knobs.entries())
    for (const path of at) {
      const old = valueAt(base, path);
      const value = (settings[k] ?? 0) + (relative && typeof old === 'number' ? old : 0);
      setAt(full, path, Number(value.toPrecision(12)));
    }
  return Object.fromEntries(
    Object.entries(full).map(([key, list]) => {
      const before = plain[key];
      if (key === 'name') return [key, name];
      if (!Array.isArray(list) || !Array.isArray(before)) return [key, list];
      return [key, list.flatMap((entry: unknown) => changesOf(entry, before))];
    }),
  );
}

/** An entry with its id and the fields that differ from the one of that id; nothing if none does. */
function changesOf(entry: unknown, plain: readonly unknown[]): unknown[] {
  if (!isObject(entry)) return [];
  const before = nextOf(plain, String(entry['id']));
  if (!isObject(before)) return [entry];
  const changed = Object.entries(entry).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
  return changed.length === 0 ? [] : [{ id: entry['id'], ...Object.fromEntries(changed) }];
}

const nextOf = (within: unknown, key: string): unknown => {
  if (Array.isArray(within)) return within.find((entry) => isObject(entry) && String(entry['id']) === key);
  return isObject(within) ? within[key] : undefined;
};

const valueAt = (document: unknown, path: string): unknown => path.split('.').reduce(nextOf, document);

function setAt(document: unknown, path: string, value: number): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce(nextOf, document);
  if (isObject(place)) Object.assign(place, { [last]: value });
}
