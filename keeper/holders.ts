/** Who holds the seats of a table, as a page or a file says it. */

import { isObject } from '@condotta/kernel';
import type { Holder } from './forms.ts';

/** Longer names fit nowhere, and longer ids are somebody's mischief. */
const LONGEST = 60;

export const nameIn = (given: unknown, otherwise: string): string =>
  typeof given === 'string' ? given.slice(0, LONGEST) : otherwise;

/** `person`: who holds a seat of which neither a mind nor a person is named. */
export function holderIn(given: unknown, seat: number, person: string | null): Holder {
  const one = isObject(given) ? given : {};
  const textIn = (key: string): string | null => (typeof one[key] === 'string' ? one[key].slice(0, LONGEST) : null);
  const mind = textIn('mind');
  return {
    name: nameIn(one['name'], `${seat + 1}`),
    mind,
    person: mind === null ? (textIn('person') ?? person) : null,
  };
}
