/** What Monferrato is played with: the built-in box, and the way to put another edition in its place. */

export { BUILT_IN } from './box.ts';
export { EDITION_FORMAT, editionTemplate, loadEdition } from './edition.ts';
export { problemsOf } from './problems.ts';
export type * from './types.ts';
