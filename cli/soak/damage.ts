/** Documents as nobody should send them: something replaced, removed, repeated or added somewhere. */

import { at, isObject, type Rng } from '@condotta/kernel';

type Inside = Record<string, unknown>;

/** Names that objects have by inheritance, and names that nobody knows. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'heand', '', '0', '-1'] as const;

const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

const JUNK: readonly (() => unknown)[] = [
  () => null,
  () => -1,
  () => 0,
  () => 1,
  () => 3,
  () => 99,
  () => 0.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => true,
  () => false,
  () => '',
  () => 'x',
  () => 'constructor',
  () => '__proto__',
  () => 'x'.repeat(5_000),
  () => [],
  () => [0, 0],
  () => [null],
  () => ({}),
  () => ({ toString: 1 }),
  () => named('__proto__', { toString: 1 }),
  () => nested(20),
  () => nested(40),
];

export const junk = (rng: Rng): unknown => at(JUNK, rng(JUNK.length))();

/** Gives an object this very field, whatever the name means to objects. */
const give = (x: object, name: string, value: unknown): object =>
  Object.defineProperty(x, name, { value, enumerable: true, configurable: true, writable: true });

export const named = (name: string, value: unknown): object => give({}, name, value);

/** A copy with one to three wounds. */
export function damaged(doc: unknown, rng: Rng): unknown {
  const holder = { doc: JSON.parse(JSON.stringify(doc)) as unknown };
  for (let n = rng(3); n >= 0; n--) wound(holder, rng);
  return holder.doc;
}

function wound(holder: Inside, rng: Rng): void {
  let here: Inside = holder;
  for (;;) {
    const keys = Object.keys(here);
    if (keys.length === 0) return;
    const key = at(keys, rng(keys.length));
    const value = here[key];
    if ((isObject(value) || Array.isArray(value)) && rng(5) > 0 && Object.keys(value).length > 0) {
      here = value as Inside;
      continue;
    }
    hurt(here, key, keys, rng);
    return;
  }
}

function hurt(here: Inside, key: string, keys: readonly string[], rng: Rng): void {
  switch (rng(5)) {
    case 0:
      if (Array.isArray(here)) here.splice(Number(key), 1);
      else delete here[key];
      return;
    case 1:
      if (Array.isArray(here)) here.push(here[Number(key)]);
      else give(here, at(NAMES, rng(NAMES.length)), junk(rng));
      return;
    case 2:
      here[key] = here[at(keys, rng(keys.length))];
      return;
    case 3:
      if (typeof here[key] === 'number') here[key] = Number(here[key]) + rng(3) - 1;
      else if (typeof here[key] === 'boolean') here[key] = !here[key];
      else here[key] = junk(rng);
      return;
    default:
      here[key] = junk(rng);
  }
}
