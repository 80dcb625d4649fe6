/** What Ravenna is played with: the built-in components, and the way to put another edition in its place. */

export { BUILT_IN } from './built-in.ts';
export type { EditionDocument, EditionEntry, LoadedEdition } from './edition.ts';
export { EDITION_FORMAT, editionTemplate, loadEdition } from './edition.ts';
export { problemsOf } from './problems.ts';
export type * from './types.ts';
export { DIRECTIONS, ORDERS, SIDES, UNIT_TYPES } from './types.ts';
