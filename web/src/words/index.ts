/**
 * The page's own words. Each part of the page has a dictionary of its own; Italian has exactly the keys of English, or
 * it does not compile. `{name}` and `{n#one|many}` are filled as in the games' messages.
 */

import { fill, type Language, type MessageArgs } from '@condotta/kernel';
import { settings } from '../settings.ts';

export type Dictionary<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** Words in the reader's language; components that use it are drawn again when the language changes. */
export function wordsOf<K extends string>(dictionary: Dictionary<K>): (key: K, args?: MessageArgs) => string {
  return (key, args = {}) => fill(dictionary[settings.value.language][key], args, (thing) => thing);
}

/** Checks at compile time that both languages have the same keys. */
export const dictionary = <const E extends Readonly<Record<string, string>>>(
  en: E,
  it: Readonly<Record<keyof E & string, string>>,
): Dictionary<keyof E & string> => ({ en: en as Readonly<Record<keyof E & string, string>>, it });
