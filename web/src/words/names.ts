/** Names that the page itself has given ("You", "Captain 2") are said in the reader's language, whatever it was then. */

import type { Holder } from '@condotta/keeper/protocol';
import type { Language } from '@condotta/kernel';
import { LEVELS } from '@condotta/minds/contract';
import { shell } from './shell.ts';

type Key = keyof (typeof shell)['en'] & string;

const LANGUAGES: readonly Language[] = ['en', 'it'];
const GIVEN: readonly Key[] = ['new.you', ...LEVELS.map((level) => `level.${level}` as const)];

/** The given name in this language, or the name as it is. A number that tells two apart stays. */
function nameIn(language: Language, name: string): string {
  const [, plain = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const key = GIVEN.find((one) => LANGUAGES.some((other) => shell[other][one] === plain));
  return key === undefined ? name : `${shell[language][key]}${number}`;
}

export const holdersIn = (language: Language, holders: readonly Holder[]): readonly Holder[] =>
  holders.map((holder) => ({ ...holder, name: nameIn(language, holder.name) }));
