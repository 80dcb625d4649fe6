/**
 * Shapes: what a position is made of, said once. From a shape come its TypeScript type, the code that copies it, the
 * check of foreign JSON, and a JSON Schema for the documentation. Copies have their keys in the shape's order, so
 * JSON.stringify of a copy is canonical and can be hashed and compared.
 */

import type { Problem } from './contract.ts';
import { brief, MOST_PROBLEMS, shortened } from './limits.ts';

export interface Shape<T> {
  readonly node: Node;
  /** Never present: carries the type. */
  readonly type?: T;
}

type Node =
  | { readonly kind: 'int' | 'text' | 'flag' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'maybe'; readonly of: Node }
  | { readonly kind: 'list'; readonly of: Node }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [string, Node])[] }
  | { readonly kind: 'variants'; readonly tag: string; readonly cases: readonly (readonly [string, Node])[] };

type RecordNode = Extract<Node, { readonly kind: 'record' }>;

/** The type a shape describes. */
export type Of<X> = X extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OfFields<R extends Fields> = { -readonly [K in keyof R]: Of<R[K]> };

/** A whole number that JSON and a double hold exactly. */
export const int: Shape<number> = { node: { kind: 'int' } };
export const text: Shape<string> = { node: { kind: 'text' } };
export const flag: Shape<boolean> = { node: { kind: 'flag' } };

/** One of these words. */
export const word = <W extends string>(...words: readonly W[]): Shape<W> => ({ node: { kind: 'word', words } });

/** The thing, or null. */
export const maybe = <T>(of: Shape<T>): Shape<T | null> => ({ node: { kind: 'maybe', of: of.node } });

export const list = <T>(of: Shape<T>): Shape<T[]> => ({ node: { kind: 'list', of: of.node } });

export const record = <R extends Fields>(fields: R): Shape<OfFields<R>> => ({ node: recordNode(fields) });

const recordNode = (fields: Fields): RecordNode => ({
  kind: 'record',
  fields: Object.entries(fields).map(([key, shape]) => [key, shape.node] as const),
});

/** Records told apart by the word in their field `tag`. */
export const variants = <Tag extends string, R extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  cases: R,
): Shape<{ [K in keyof R]: { readonly [T in Tag]: K } & OfFields<R[K]> }[keyof R]> => ({
  node: {
    kind: 'variants',
    tag,
    cases: Object.entries(cases).map(([name, fields]) => {
      const own: RecordNode = recordNode(fields);
      return [name, { kind: 'record', fields: [[tag, { kind: 'word', words: [name] }], ...own.fields] }] as const;
    }),
  },
});

// ---- making --------------------------------------------------------------------------------------------------------

/** What a constructor may be told: any fields of the variant but its tag. */
type Told<V, Tag extends string> = Partial<Omit<V, Tag>>;

/** By the name of the variant: makes one from the fields that are told; every other one is empty. */
export type Constructors<V, Tag extends string> = {
  readonly [Name in V extends { readonly [T in Tag]: infer N extends string } ? N : never]: (
    told?: Told<Extract<V, { readonly [T in Tag]: Name }>, Tag>,
  ) => Extract<V, { readonly [T in Tag]: Name }>;
};

/**
 * Constructors of the variants of a shape: a field that is not told is 0, false, '', null, an empty list, or the first of its
 * words. So a frame begins at its first step, and its data need not be spelled out.
 */
export function constructorsOf<V extends { readonly proc: string }>(shape: Shape<V>): Constructors<V, 'proc'> {
  const { node } = shape;
  if (node.kind !== 'variants') throw new Error('only variants have constructors');
  return Object.fromEntries(node.cases.map(([name, of]) => [name, constructorOf(of)])) as unknown as Constructors<
    V,
    'proc'
  >;
}

/** Written out once, as copies are: the fields come in the shape's order. */
function constructorOf(of: Node): (told?: object) => object {
  try {
    return new Function('told = {}', `return { ${told(of)} };`) as (told?: object) => object;
  } catch {
    return (given = {}) => ({ ...(empty(of) as object), ...given });
  }
}

function told(of: Node): string {
  if (of.kind !== 'record') throw new Error('a variant is a record');
  return of.fields
    .map(([key, field]) => {
      const name = JSON.stringify(key);
      return `${name}: told[${name}] === undefined ? ${JSON.stringify(empty(field))} : told[${name}]`;
    })
    .join(', ');
}

function empty(node: Node): unknown {
  switch (node.kind) {
    case 'int':
      return 0;
    case 'text':
      return '';
    case 'flag':
      return false;
    case 'word':
      return node.words[0];
    case 'maybe':
      return null;
    case 'list':
      return [];
    case 'record':
      return Object.fromEntries(node.fields.map(([key, of]) => [key, empty(of)]));
    case 'variants': {
      const first = node.cases[0];
      return first && empty(first[1]);
    }
  }
}

// ---- copying -------------------------------------------------------------------------------------------------------

/**
 * The copy code of a shape, written out once. Where the page forbids code from strings (a strict content security
 * policy) the same copy is made by walking the shape: slower, never different.
 */
export function copierOf<T>(shape: Shape<T>): (x: T) => T {
  try {
    return writtenCopier(shape);
  } catch {
    return walkingCopier(shape);
  }
}

export function walkingCopier<T>(shape: Shape<T>): (x: T) => T {
  return (x) => walk(shape.node, x) as T;
}

function walk(node: Node, x: unknown): unknown {
  switch (node.kind) {
    case 'int':
    case 'text':
    case 'flag':
    case 'word':
      return x;
    case 'maybe':
      return x === null ? null : walk(node.of, x);
    case 'list':
      return (x as unknown[]).map((y) => walk(node.of, y));
    case 'record':
      return Object.fromEntries(node.fields.map(([key, of]) => [key, walk(of, (x as Record<string, unknown>)[key])]));
    case 'variants': {
      const name = (x as Record<string, unknown>)[node.tag];
      const found = node.cases.find(([caseName]) => caseName === name);
      if (!found) throw new Error(`no variant ${String(name)}`);
      return walk(found[1], x);
    }
  }
}

export function writtenCopier<T>(shape: Shape<T>): (x: T) => T {
  const functions: string[] = [];
  const entry = write(shape.node, 'x', functions);
  return new Function(`${functions.join('\n')}\nreturn (x) => ${entry};`)() as (x: T) => T;
}

const isScalar = (node: Node): boolean =>
  node.kind === 'int' || node.kind === 'text' || node.kind === 'flag' || node.kind === 'word';

/** An expression that copies `x`; bigger pieces become functions of their own. */
function write(node: Node, x: string, functions: string[]): string {
  switch (node.kind) {
    case 'int':
    case 'text':
    case 'flag':
    case 'word':
      return x;
    case 'maybe':
      return isScalar(node.of) ? x : `(${x} === null ? null : ${write(node.of, x, functions)})`;
    case 'list': {
      if (isScalar(node.of)) return `${x}.slice()`;
      const element = write(node.of, 'a[i]', functions);
      const body = `const n = a.length; const b = new Array(n); for (let i = 0; i < n; i++) b[i] = ${element}; return b;`;
      return `${define(functions, `(a) { ${body} }`)}(${x})`;
    }
    case 'record': {
      const parts = node.fields.map(
        ([key, of]) => `${JSON.stringify(key)}: ${write(of, `r[${JSON.stringify(key)}]`, functions)}`,
      );
      return `${define(functions, `(r) { return { ${parts.join(', ')} }; }`)}(${x})`;
    }
    case 'variants': {
      const cases = node.cases.map(
        ([name, of]) => `case ${JSON.stringify(name)}: return ${write(of, 'v', functions)};`,
      );
      const body = `switch (v[${JSON.stringify(node.tag)}]) { ${cases.join(' ')} default: throw new Error('no variant'); }`;
      return `${define(functions, `(v) { ${body} }`)}(${x})`;
    }
  }
}

function define(functions: string[], code: string): string {
  const name = `f${functions.length}`;
  functions.push(`function ${name}${code}`);
  return name;
}

// ---- checking foreign data -----------------------------------------------------------------------------------------

/** What is wrong with foreign data, or nothing; at most MOST_PROBLEMS. */
export function problemsOf<T>(shape: Shape<T>, x: unknown, path = ''): Problem[] {
  const found: Problem[] = [];
  examine(shape.node, x, path, found);
  return found;
}

function examine(node: Node, x: unknown, path: string, found: Problem[]): void {
  if (found.length >= MOST_PROBLEMS) return;
  const unless = (right: boolean, expected: string): void => {
    if (!right) found.push({ path: path || '(whole)', text: `expected ${expected}, found ${brief(x)}` });
  };
  const below = (key: string): string => (path ? `${path}.${key}` : key);
  switch (node.kind) {
    case 'int':
      unless(Number.isSafeInteger(x), 'a whole number');
      break;
    case 'text':
      unless(typeof x === 'string', 'text');
      break;
    case 'flag':
      unless(typeof x === 'boolean', 'true or false');
      break;
    case 'word':
      unless(typeof x === 'string' && node.words.includes(x), `one of ${node.words.join(', ')}`);
      break;
    case 'maybe':
      if (x !== null) examine(node.of, x, path, found);
      break;
    case 'list':
      unless(Array.isArray(x), 'a list');
      if (Array.isArray(x))
        for (let i = 0; i < x.length && found.length < MOST_PROBLEMS; i++)
          examine(node.of, x[i], `${path}[${i}]`, found);
      break;
    case 'record': {
      unless(isObject(x), 'an object');
      if (!isObject(x)) break;
      for (const [key, of] of node.fields) examine(of, ownField(x, key), below(key), found);
      const known = new Set(node.fields.map(([key]) => key));
      found.push(...strangersIn(x, known, path).slice(0, MOST_PROBLEMS - found.length));
      break;
    }
    case 'variants': {
      unless(isObject(x), 'an object');
      if (!isObject(x)) break;
      const tag = ownField(x, node.tag);
      const named = node.cases.find(([name]) => name === tag);
      if (named) examine(named[1], x, path, found);
      else examine({ kind: 'word', words: node.cases.map(([name]) => name) }, tag, below(node.tag), found);
    }
  }
}

const ownField = (x: Record<string, unknown>, key: string): unknown => (Object.hasOwn(x, key) ? x[key] : undefined);

/** The fields of an object that nobody knows; a slip of the pen must not go unnoticed. */
export function strangersIn(x: object, known: ReadonlySet<string>, path: string): Problem[] {
  const strangers = Object.keys(x).filter((key) => !known.has(key));
  return strangers.slice(0, MOST_PROBLEMS).map((key) => ({
    path: path ? `${path}.${shortened(key)}` : shortened(key),
    text: 'unknown field',
  }));
}

export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

// ---- documentation -------------------------------------------------------------------------------------------------

/** The JSON Schema of a shape. */
export function jsonSchemaOf<T>(shape: Shape<T>): Record<string, unknown> {
  return schema(shape.node);
}

function schema(node: Node): Record<string, unknown> {
  switch (node.kind) {
    case 'int':
      return { type: 'integer' };
    case 'text':
      return { type: 'string' };
    case 'flag':
      return { type: 'boolean' };
    case 'word':
      return { enum: node.words };
    case 'maybe':
      return { anyOf: [schema(node.of), { type: 'null' }] };
    case 'list':
      return { type: 'array', items: schema(node.of) };
    case 'record':
      return {
        type: 'object',
        properties: Object.fromEntries(node.fields.map(([key, of]) => [key, schema(of)])),
        required: node.fields.map(([key]) => key),
        additionalProperties: false,
      };
    case 'variants':
      return { oneOf: node.cases.map(([, of]) => schema(of)) };
  }
}
