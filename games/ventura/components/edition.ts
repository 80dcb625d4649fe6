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

import {
  changedKeys,
  headProblems,
  isRecord,
  type Override,
  overrideAll,
  problem,
  readFields,
  templateFields,
} from '@condotta/kit/edition';
import { CARD_FIELDS, isCard, isTile, TILE_FIELDS } from './fields.ts';
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
  const problems: string[] = headProblems(doc, EDITION_FORMAT, ['tiles', 'cards']);
  const tiles = overrideAll('tiles', doc['tiles'], base.tiles, idsOf(base.tiles), overrideTile, problems);
  const cards = overrideAll('cards', doc['cards'], base.cards, idsOf(base.cards), overrideCard, problems);
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

const idsOf = (list: readonly (Tile | Card)[]): number[] => list.map(({ id }) => id);

const templateEntry = (item: Tile | Card): EditionEntry => ({
  id: item.id,
  ...('kind' in item ? { kind: item.kind } : {}),
  ...templateFields(item, FIXED),
});

const overrideTile: Override<Tile> = (entry, base, path, problems) => {
  const given = readFields(entry, TILE_FIELDS, FIXED, path, problems);
  const isNew = entry['confirmed'] === true || changedKeys(entry, given, base).length > 0;
  const merged: unknown = { ...base, ...given, source: isNew ? 'rulebook' : base.source };
  return isTile(merged) ? merged : base;
};

const overrideCard: Override<Card> = (entry, base, path, problems) => {
  const kind = entry['kind'] ?? base.kind;
  if (kind !== 'company' && kind !== 'captain' && kind !== 'event') {
    problems.push(problem(`${path}.kind`, kind, '"company", "captain", "event"'));
    return base;
  }
  const fields = CARD_FIELDS[kind];
  const given = readFields(entry, fields, FIXED, path, problems);
  const changed = changedKeys(entry, given, base);
  const old = kind === base.kind ? base : blankCard(kind, base.id);
  const attested = [...new Set([...(old.attested ?? []), ...changed])];
  const isNew = entry['confirmed'] === true || changed.length > 0 || kind !== base.kind;
  const merged: Record<string, unknown> = { ...old, ...given, attested, source: isNew ? 'rulebook' : base.source };
  for (const key of Object.keys(fields)) {
    if (!Object.hasOwn(merged, key)) problems.push(`${path}.${key}: missing; a card that becomes a ${kind} needs it`);
  }
  return isCard(merged) ? merged : base;
};

/** What of a card of another kind can be taken over: only its number. */
const blankCard = (kind: Card['kind'], id: number) => ({
  kind,
  id,
  attested: [] as readonly string[],
  ...(kind === 'company' ? { family: null } : {}),
});
