/** Words in all languages: what has no words in one of them does not compile. */

import type { Language } from '@condotta/kernel';

export type Dictionary<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** Checks at compile time that both languages have the same keys. */
export const dictionary = <const E extends Readonly<Record<string, string>>>(
  en: E,
  it: Readonly<Record<keyof E & string, string>>,
): Dictionary<keyof E & string> => ({ en: en as Readonly<Record<keyof E & string, string>>, it });
