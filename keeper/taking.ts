/**
 * What a request must bring, field by field. Whoever sends it may be anybody: everything has its kind and its bound, and is
 * refused before a verb looks at it. What is not named here nobody reads.
 */

import { type Arg, type Decision, excessOf, isObject, type Language, type OptionValue } from '@condotta/kernel';
import type { Holder } from './forms.ts';
import type { RequestName, Requests } from './protocol.ts';

interface Kind<T> {
  readonly expected: string;
  is(x: unknown): x is T;
}

type Fields<T> = { readonly [K in keyof T]-?: Kind<T[K]> };

/** Names of tables, verbs, things and people's seeds are short. */
const LONGEST = 200;
/** More than any table has seats, any window grounds, any page marks. */
const FEW = 100;
/** More than any board has things. */
const MANY = 10_000;
/** Nobody wants to wait longer for a mind. */
const LONGEST_PAUSE = 60_000;

const kind = <T>(expected: string, is: (x: unknown) => x is T): Kind<T> => ({ expected, is });

const isText = (x: unknown): x is string => typeof x === 'string' && x.length <= LONGEST;
const text = kind(`text of at most ${LONGEST} characters`, isText);
const whole = kind('a whole number', (x): x is number => Number.isSafeInteger(x));
const flag = kind('true or false', (x): x is boolean => typeof x === 'boolean');
const pause = kind(
  `0 to ${LONGEST_PAUSE} milliseconds`,
  (x): x is number => typeof x === 'number' && x >= 0 && x <= LONGEST_PAUSE,
);
const language = kind('en or it', (x): x is Language => x === 'en' || x === 'it');
const arg = kind(
  `a thing of at most ${LONGEST} characters, a number, or null`,
  (x): x is Arg | null => x === null || isText(x) || (typeof x === 'number' && Number.isFinite(x)),
);
/** Whoever reads it says what is wrong with it, also that it is too long. */
const file = kind('the text of a file', (x): x is string => typeof x === 'string');
const position = kind('a document within the limits of all documents', (x): x is unknown => excessOf(x) === null);
const name = kind('a name', (x): x is string => typeof x === 'string');
const options = kind(
  'texts, true or false, by name',
  (x): x is Readonly<Record<string, OptionValue>> =>
    isObject(x) && Object.keys(x).length <= FEW && Object.values(x).every((one) => flag.is(one) || isText(one)),
);

const maybe = <T>(of: Kind<T>): Kind<T | null> =>
  kind(`${of.expected}, or null`, (x): x is T | null => x === null || of.is(x));
const list = <T>(of: Kind<T>, most: number): Kind<readonly T[]> =>
  kind(
    `a list, at most ${most} long, of: ${of.expected}`,
    (x): x is readonly T[] => Array.isArray(x) && x.length <= most && x.every(of.is),
  );
const object = <T>(fields: Fields<T>): Kind<T> =>
  kind(`an object with ${Object.keys(fields).join(', ')}`, (x): x is T => problemIn(fields, x) === null);

const table = { table: text };
const seat = { ...table, seat: whole };
const reader = { language, marks: list(text, FEW) };
const deed = { ...seat, ...reader, seq: whole, key: text };
const decision: Fields<Decision> = { verb: text, arg };

const TAKES: { readonly [N in RequestName]: Fields<Requests[N]['take']> } = {
  start: {
    game: text,
    seats: whole,
    scenario: maybe(text),
    options,
    holders: list(object<Holder>({ name, mind: maybe(text), person: maybe(text) }), FEW),
    position,
    seed: maybe(text),
    edition: maybe(text),
  },
  join: { ...table, seats: list(object({ seat: whole, nonce: text, name: maybe(name) }), FEW) },
  shelf: {},
  open: table,
  leave: table,
  again: table,
  discard: table,
  export: table,
  import: { text: file },
  editions: { game: text },
  addEdition: { game: text, text: file },
  removeEdition: { edition: text },
  look: { ...table, ...reader, seat: maybe(whole), at: maybe(whole) },
  act: { ...deed, ...decision },
  undo: deed,
  redo: deed,
  offer: deed,
  answer: { ...deed, accept: flag },
  standing: { ...deed, window: text, unless: maybe(list(text, FEW)) },
  why: { ...seat, thing: text, language },
  final: { ...seat, decisions: list(object(decision), MANY) },
  odds: { ...seat, ...decision },
  overlays: { ...table, seat: maybe(whole), thing: text },
  hint: { ...seat, language, level: text },
  branch: { ...table, at: whole, seat: maybe(whole) },
  review: table,
  spare: { ...table, spared: flag },
  pace: { ...table, pause, running: flag },
};

/** What is wrong with what a request brings, or null. */
export const takeProblem = (ask: RequestName, take: unknown): string | null => problemIn(TAKES[ask], take);

function problemIn(fields: Readonly<Record<string, Kind<unknown>>>, x: unknown): string | null {
  if (!isObject(x)) return 'A request is an object.';
  for (const [field, { expected, is }] of Object.entries(fields))
    if (!is(Object.hasOwn(x, field) ? x[field] : undefined)) return `${field}: expected ${expected}.`;
  return null;
}
