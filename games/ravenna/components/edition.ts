/**
 * Edition files: an owner of the printed game writes down what stands on his tiles and cards, and plays with that.
 *
 *   { "format": "condotta-ravenna-edition/1", "name": "My copy",
 *     "units": [{ "id": "F1", "melee": 4 }], "initiatives": [{ "id": "L3", "cost": 1 }], "die": [1, 2, 3, 4] }
 *
 * Each entry names its component by side and number, as in decisions (F1 to F12, L1 to L12), and gives the fields it changes.
 * What stands by itself (the Order decks, the die, the entrenchment) is given whole; "orderDeck" gives both sides the same. An entry that changes something, or says
 * "confirmed": true, gets the source 'rulebook'; an entry left as the template had it keeps its own.
 */

import {
  changedKeys,
  type Field,
  type Fields,
  headProblems,
  isRecord,
  type Override,
  overrideAll,
  problem,
  readFields,
  templateFields,
} from '@condotta/kit/edition';
import {
  areComponents,
  COMMANDER_FIELDS,
  INITIATIVE_FIELDS,
  isCommander,
  isInitiative,
  isStrategy,
  isUnit,
  LOOSE_FIELDS,
  ORDER_DECK_FIELD,
  STRATEGY_FIELDS,
  UNIT_FIELDS,
} from './fields.ts';
import { problemsOf } from './problems.ts';
import type { Components, Source } from './types.ts';

export const EDITION_FORMAT = 'condotta-ravenna-edition/1';

export type EditionEntry = Readonly<Record<string, unknown>> & { readonly id: string };

export interface EditionDocument extends Pick<Components, 'orderDecks' | 'die' | 'frontLine' | 'sideLine'> {
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
/** One deck for both sides. */
const SAME_DECK = 'orderDeck';
const GIVEN_WHOLE: Readonly<Record<string, Field>> = { ...LOOSE_FIELDS, [SAME_DECK]: ORDER_DECK_FIELD };
const KNOWN: readonly string[] = [...LISTS, ...Object.keys(GIVEN_WHOLE)];

export function loadEdition(doc: unknown, base: Components): LoadedEdition {
  if (!isRecord(doc)) return { ok: false, problems: [problem('document', doc, 'an object')] };
  const problems: string[] = [...headProblems(doc, EDITION_FORMAT, KNOWN), ...looseProblems(doc)];
  const read = <T extends Entry>(path: (typeof LISTS)[number], old: readonly T[], fields: Fields, fits: Guard<T>) =>
    overrideAll(path, doc[path], old, idsOf(old), overrideWith(fields, fits), problems);
  const strategies = read('strategies', base.strategies.flat(), STRATEGY_FIELDS, isStrategy);
  const initiatives = read('initiatives', base.initiatives.flat(), INITIATIVE_FIELDS, isInitiative);
  const components: unknown = {
    ...base,
    ...(Object.hasOwn(doc, SAME_DECK) ? { orderDecks: [doc[SAME_DECK], doc[SAME_DECK]] } : {}),
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
  const { orderDecks, die, frontLine, sideLine } = components;
  return {
    format: EDITION_FORMAT,
    name: 'My copy of Ravenna',
    commanders: entries(components.commanders),
    units: entries(components.units),
    strategies: entries(components.strategies.flat()),
    initiatives: entries(components.initiatives.flat()),
    orderDecks,
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

const idsOf = (list: readonly unknown[]): string[] => list.map((_, i) => idOf(i, list.length));

const entries = (list: readonly Entry[]): EditionEntry[] =>
  list.map((item, i) => ({ id: idOf(i, list.length), ...templateFields(item, FIXED) }));

const looseProblems = (doc: Record<string, unknown>): string[] =>
  Object.entries(GIVEN_WHOLE).flatMap(([key, field]) =>
    !Object.hasOwn(doc, key) || field.fits(doc[key]) ? [] : [problem(key, doc[key], field.allowed)],
  );

const overrideWith =
  <T extends Entry>(fields: Fields, fits: Guard<T>): Override<T> =>
  (entry, base, path, problems) => {
    const given = readFields(entry, fields, FIXED, path, problems);
    const changed = changedKeys(entry, given, base);
    const merged: unknown = {
      ...base,
      ...given,
      source: entry['confirmed'] === true || changed.length > 0 ? 'rulebook' : base.source,
      ...(base.attested ? { attested: [...new Set([...base.attested, ...changed])] } : {}),
    };
    return fits(merged) ? merged : base;
  };
