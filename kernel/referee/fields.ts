/** The fields of a request: small readers that either give the value in its type or say what was expected. */

import type { Arg } from '../contract.ts';
import { brief } from '../limits.ts';
import { isObject } from '../shape.ts';
import { Fault } from './fault.ts';

export interface Field<T> {
  /** What is expected, in words; also shown by `help`. */
  readonly expected: string;
  /** Whether the field may be left out or be null. */
  readonly optional: boolean;
  /** The value, or undefined if `x` is something else. */
  read(x: unknown): T | undefined;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
/** The values that fields give. */
export type Given<R extends Fields> = { readonly [K in keyof R]: R[K] extends Field<infer T> ? T : never };

const field = <T>(expected: string, is: (x: unknown) => x is T): Field<T> => ({
  expected,
  optional: false,
  read: (x) => (is(x) ? x : undefined),
});

/** Names of games, matches, verbs and things are short, and so is a nonce. */
const LONGEST = 200;
const MOST_LISTED = 1_000;

const isText = (x: unknown): x is string => typeof x === 'string' && x.length <= LONGEST;
const isWhole = (x: unknown): x is number => Number.isSafeInteger(x);
const isArg = (x: unknown): x is Arg => isText(x) || (typeof x === 'number' && Number.isFinite(x));
const listOf =
  <T>(is: (x: unknown) => x is T) =>
  (x: unknown): x is T[] =>
    Array.isArray(x) && x.length <= MOST_LISTED && x.every(is);

export const textField = field(`text of at most ${LONGEST} characters`, isText);
export const wholeField = field('a whole number', isWhole);
export const countField = field('a whole number from 0', (x): x is number => isWhole(x) && x >= 0);
export const flagField = field('true or false', (x): x is boolean => typeof x === 'boolean');
export const argField = field(`a thing of at most ${LONGEST} characters or a number`, isArg);
export const textsField = field(
  `a list of at most ${MOST_LISTED} texts of at most ${LONGEST} characters`,
  listOf(isText),
);
export const wholesField = field(`a list of at most ${MOST_LISTED} whole numbers`, listOf(isWhole));
export const objectField = field('an object', isObject);
/** Anything: whoever reads the document says what is wrong with it. */
export const documentField = field('a document', (x): x is unknown => x !== undefined);
export const seedField: Field<string> = {
  expected: `text of at most ${LONGEST} characters or a whole number`,
  optional: false,
  read: (x) => (isText(x) || isWhole(x) ? String(x) : undefined),
};

/** The field may be left out or null; then its value is null. */
export const optional = <T>(of: Field<T>): Field<T | null> => ({
  expected: of.expected,
  optional: true,
  read: (x) => (x === undefined || x === null ? null : of.read(x)),
});

/** Reads all fields of a request. A field that the request does not know is a slip of the pen and refused as well. */
export function readFields<R extends Fields>(fields: R, request: Readonly<Record<string, unknown>>): Given<R> {
  for (const name of Object.keys(request)) {
    if (name === 'do' || name === 'lang' || Object.hasOwn(fields, name)) continue;
    const known = Object.keys(fields);
    throw new Fault(
      'bad-request',
      `unknown field ${brief(name)}; there ${known.length ? `are ${known.join(', ')}` : 'is none'}`,
    );
  }
  const values = Object.entries(fields).map(([name, { expected, read }]) => {
    const value = read(Object.hasOwn(request, name) ? request[name] : undefined);
    if (value === undefined) throw new Fault('bad-request', `field "${name}": expected ${expected}`);
    return [name, value] as const;
  });
  return Object.fromEntries(values) as Given<R>;
}
