import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  constructorsOf,
  copierOf,
  flag,
  int,
  jsonSchemaOf,
  list,
  maybe,
  problemsOf,
  record,
  type Shape,
  text,
  variants,
  walkingCopier,
  word,
  writtenCopier,
} from '../shape.ts';

interface Sample {
  readonly shape: Shape<unknown>;
  readonly values: fc.Arbitrary<unknown>;
}

const key = fc.constantFrom('a', 'b', 'c', 'two words', 'it’s', '"', '\\', 'constructor', '0', '12');
const scalar: fc.Arbitrary<Sample> = fc.constantFrom<Sample>(
  { shape: int, values: fc.maxSafeInteger() },
  { shape: text, values: fc.string() },
  { shape: flag, values: fc.boolean() },
  { shape: word('near', 'far', "'"), values: fc.constantFrom('near', 'far', "'") },
);

/** A random shape together with the values it describes. */
const { sample } = fc.letrec<{ sample: Sample }>((tie) => {
  const fieldsOf = fc.dictionary(key, tie('sample'), { maxKeys: 4, noNullPrototype: true });
  const shapes = (fields: Record<string, Sample>): Record<string, Shape<unknown>> =>
    Object.fromEntries(Object.entries(fields).map(([k, s]) => [k, s.shape]));
  const values = (fields: Record<string, Sample>): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(Object.fromEntries(Object.entries(fields).map(([k, s]) => [k, s.values])), { noNullPrototype: true });
  return {
    sample: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      scalar,
      tie('sample').map((s) => ({ shape: list(s.shape), values: fc.array(s.values, { maxLength: 4 }) })),
      tie('sample').map((s) => ({ shape: maybe(s.shape), values: fc.option(s.values) })),
      fieldsOf.map((fields) => ({ shape: record(shapes(fields)), values: values(fields) })),
      fc.tuple(fieldsOf, fieldsOf).map(([x, y]) => ({
        shape: variants('kind', { x: shapes(x), y: shapes(y) }),
        values: fc.oneof(
          values(x).map((v) => ({ kind: 'x', ...v })),
          values(y).map((v) => ({ ...v, kind: 'y' })),
        ),
      })),
    ),
  };
});

const sampled = sample.chain(({ shape, values }) => values.map((value) => ({ shape, value })));

/** The same data with every object's keys the other way round. */
function reversed(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(reversed);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .toReversed()
      .map(([k, v]) => [k, reversed(v)]),
  );
}

function objectsIn(x: unknown): object[] {
  return typeof x === 'object' && x !== null ? [x, ...Object.values(x).flatMap(objectsIn)] : [];
}

describe('copies', () => {
  test('the written copier and the walking copier make the same copy, equal to the original', () => {
    fc.assert(
      fc.property(sampled, ({ shape, value }) => {
        const written = writtenCopier(shape)(value);
        expect(written).toEqual(value);
        expect(JSON.stringify(walkingCopier(shape)(value))).toBe(JSON.stringify(written));
      }),
    );
  });

  test('a copy shares nothing with its original', () => {
    fc.assert(
      fc.property(sampled, ({ shape, value }) => {
        const originals = new Set(objectsIn(value));
        for (const copier of [writtenCopier(shape), walkingCopier(shape)])
          expect(objectsIn(copier(value)).filter((x) => originals.has(x))).toEqual([]);
      }),
    );
  });

  test('the keys of a copy stand in one order, however those of the original do', () => {
    fc.assert(
      fc.property(sampled, ({ shape, value }) => {
        for (const copier of [writtenCopier(shape), walkingCopier(shape)])
          expect(JSON.stringify(copier(reversed(value)))).toBe(JSON.stringify(copier(value)));
      }),
    );
  });

  test('the order is that of the shape', () => {
    const shape = record({ b: int, a: list(variants('kind', { x: { z: int, y: int } })) });
    const copy = copierOf(shape)({ a: [{ y: 1, z: 2, kind: 'x' }], b: 3 });
    expect(JSON.stringify(copy)).toBe('{"b":3,"a":[{"kind":"x","z":2,"y":1}]}');
  });

  test('a variant that does not exist is a bug and stops at its cause', () => {
    const shape = variants('kind', { x: { n: int } });
    const foreign = { kind: 'y', n: 1 } as unknown as { readonly kind: 'x'; n: number };
    expect(() => writtenCopier(shape)(foreign)).toThrow('no variant');
    expect(() => walkingCopier(shape)(foreign)).toThrow('no variant');
  });
});

describe('problems', () => {
  const shape = record({ n: int, who: list(record({ name: text, mood: word('glad', 'sad') })), on: maybe(flag) });
  const good = { n: 1, who: [{ name: 'A', mood: 'glad' }], on: null };

  test('what fits has none', () => {
    fc.assert(
      fc.property(sampled, ({ shape, value }) => {
        expect(problemsOf(shape, value)).toEqual([]);
      }),
    );
    expect(problemsOf(shape, good)).toEqual([]);
  });

  test.each([
    [{ ...good, n: 1.5 }, 'n', 'expected a whole number, found 1.5'],
    [{ ...good, n: 2 ** 53 }, 'n', 'expected a whole number, found 9007199254740992'],
    [{ ...good, n: '1' }, 'n', 'expected a whole number, found "1"'],
    [{ who: [], on: true }, 'n', 'expected a whole number, found nothing'],
    [{ ...good, who: {} }, 'who', 'expected a list, found {}'],
    [
      { ...good, who: [good.who[0], { name: 'B', mood: 'mad' }] },
      'who[1].mood',
      'expected one of glad, sad, found "mad"',
    ],
    [{ ...good, who: [null] }, 'who[0]', 'expected an object, found null'],
    [{ ...good, on: 0 }, 'on', 'expected true or false, found 0'],
    [{ ...good, extra: 1 }, 'extra', 'unknown field'],
    ['no', '(whole)', 'expected an object, found "no"'],
    [[], '(whole)', 'expected an object, found []'],
    [undefined, '(whole)', 'expected an object, found nothing'],
    [() => 1, '(whole)', 'expected an object, found function'],
  ])('%j', (value, path, text) => {
    expect(problemsOf(shape, value)).toEqual([{ path, text }]);
  });

  test('an unknown variant is named, and long values are cut', () => {
    const cases = variants('proc', { turn: { n: int }, fight: { n: int } });
    expect(problemsOf(cases, { proc: 'x'.repeat(99), n: 1 }, 'stack[0]')).toEqual([
      { path: 'stack[0].proc', text: expect.stringMatching(/^expected one of turn, fight, found "x{56}\.\.\.$/) },
    ]);
  });

  test('as many are found as help, and no more are looked for', () => {
    const many = problemsOf(
      list(int),
      Array.from({ length: 100_000 }, () => 'x'),
    );
    expect(many).toHaveLength(20);
    expect(problemsOf(record({}), Object.fromEntries(many.map((_, i) => [`k${i}`, 1])))).toHaveLength(20);
    const broken = Array.from({ length: 9 }, () => ({ n: 'x', a: 1, b: 2, c: 3 }));
    expect(problemsOf(list(record({ n: int })), broken)).toHaveLength(20);
  });

  test('what is inherited is not there, and how deep a value goes does not matter', () => {
    expect(problemsOf(record({ constructor: int }), {})).toEqual([
      { path: 'constructor', text: 'expected a whole number, found nothing' },
    ]);
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(problemsOf(int, deep)).toEqual([
      { path: '(whole)', text: `expected a whole number, found ${'['.repeat(57)}...` },
    ]);
    expect(problemsOf(int, { toString: 1 })).toHaveLength(1);
  });

  test('all of them are found, not only the first', () => {
    expect(problemsOf(shape, { n: null, who: [1], on: 'x' }).map((p) => p.path)).toEqual(['n', 'who[0]', 'on']);
  });

  test('the check is total: any JSON gets an answer', () => {
    fc.assert(
      fc.property(sample, fc.jsonValue(), ({ shape }, value) => {
        expect(Array.isArray(problemsOf(shape, value))).toBe(true);
      }),
    );
  });
});

test('the JSON Schema of a shape', () => {
  const shape = record({ on: maybe(flag), list: list(variants('kind', { x: { name: text }, y: { n: int } })) });
  const variant = (kind: string, name: string, type: string): unknown => ({
    type: 'object',
    properties: { kind: { enum: [kind] }, [name]: { type } },
    required: ['kind', name],
    additionalProperties: false,
  });
  expect(jsonSchemaOf(shape)).toEqual({
    type: 'object',
    properties: {
      on: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      list: { type: 'array', items: { oneOf: [variant('x', 'name', 'string'), variant('y', 'n', 'integer')] } },
    },
    required: ['on', 'list'],
    additionalProperties: false,
  });
});

test('constructors fill in what is not told: zeros, and the first step', () => {
  const frames = constructorsOf(
    variants('proc', {
      march: { at: word('go', 'halt'), seat: int, path: list(int), foe: maybe(int), name: text, hot: flag },
      halt: { at: word('end'), deep: record({ n: int, of: list(int) }) },
    }),
  );
  expect(frames.march()).toEqual({ proc: 'march', at: 'go', seat: 0, path: [], foe: null, name: '', hot: false });
  expect(frames.march({ seat: 2, at: 'halt', hot: true })).toMatchObject({ at: 'halt', seat: 2, hot: true });
  expect(Object.keys(frames.march({ hot: true }))).toEqual(['proc', 'at', 'seat', 'path', 'foe', 'name', 'hot']);
  const [a, b] = [frames.halt(), frames.halt()];
  a.deep.of.push(1);
  expect(b).toEqual({ proc: 'halt', at: 'end', deep: { n: 0, of: [] } });
  // @ts-expect-error: a step that is not there does not compile
  frames.march({ at: 'end' });
});
