/** What Ventura is played with: the built-in components, and the way to put another edition in its place. */

import type { Card, Components, Tile } from './types.ts';

export { BUILT_IN } from './built-in.ts';
export type { EditionDocument, EditionEntry, LoadedEdition } from './edition.ts';
export { EDITION_FORMAT, editionTemplate, loadEdition } from './edition.ts';
export { problemsOf } from './problems.ts';
export { specialText, TYPE_NAMES } from './texts.ts';
export type * from './types.ts';
export { COLOURS, FAMILIES, TILE_TYPES } from './types.ts';
export { talentWorth } from './worth.ts';

/** The tile with this id, which must be there. */
export function tileOf(components: Components, id: number): Tile {
  const tile = components.tiles[id - 1];
  if (!tile) throw new RangeError(`no tile ${id}`);
  return tile;
}

/** The card with this id, which must be there. */
export function cardOf(components: Components, id: number): Card {
  const card = components.cards[id - 1];
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}
