/**
 * The page's own words. Each part of the page has a dictionary of its own; Italian has exactly the keys of English, or
 * it does not compile. `{name}` and `{n#one|many}` are filled as in the games' messages.
 */

import { fill, type MessageArgs } from '@condotta/kernel';
import { settings } from '../settings.ts';
import type { Dictionary } from './dictionary.ts';

/** Words in the reader's language; components that use it are drawn again when the language changes. */
export function wordsOf<K extends string>(dictionary: Dictionary<K>): (key: K, args?: MessageArgs) => string {
  return (key, args = {}) => fill(dictionary[settings.value.language][key], args, (thing) => thing);
}
