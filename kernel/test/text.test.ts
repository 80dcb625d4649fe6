import { expect, test } from 'vitest';
import type { UnknownTypes } from '../engine.ts';
import { duel } from '../suite/duel.ts';
import { Reading } from '../table.ts';
import { endIn, fill, labelIn, placeholdersOf, questionIn, textOf } from '../text.ts';

const name = (thing: string): string => (thing === 'tile:7' ? 'Mantua' : thing);

test('a template is filled with numbers, things in words, and words that depend on a number', () => {
  expect(fill('{n} {n#man|men} to {tile}', { n: 1, tile: 'tile:7' }, name)).toBe('1 man to Mantua');
  expect(fill('{n} {n#man|men} to {tile}', { n: 0, tile: 'x' }, name)).toBe('0 men to x');
  expect(fill('{n#|s}', { n: 2 }, name)).toBe('s');
  expect(fill('{missing} {n}', { n: 1 }, name)).toBe('{missing} 1');
  expect(fill('{toString}', {}, name)).toBe('{toString}');
});

test('words agree with a name that is of many', () => {
  const said = (thing: string) => fill('{x} {x#goes|go}', { x: thing }, name, 'en', (one) => one === 'tile:7');
  expect([said('tile:7'), said('b')]).toEqual(['Mantua go', 'b goes']);
});

test('a list of things is put into words, and counts', () => {
  const said = (things: string[], language: 'en' | 'it') => fill('{x} {x#goes|go}', { x: things }, name, language);
  expect(said([], 'en')).toBe(' go');
  expect(said(['tile:7'], 'en')).toBe('Mantua goes');
  expect(said(['tile:7', 'b'], 'en')).toBe('Mantua and b go');
  expect(said(['a', 'b', 'tile:7'], 'it')).toBe('a, b e Mantua go');
});

test('what a template needs', () => {
  expect(placeholdersOf('{b} {a#x|y} {b} { no }')).toEqual(['a', 'b']);
});

test('a message is found in the game, then in the kernel, else its key is shown', () => {
  const world = duel.setup({ seats: 2, scenario: null, options: {} }, duel.components);
  const table = new Reading<UnknownTypes>(world.state, duel.components, [world.frame]);
  expect(textOf(duel, table, 'drew-hidden', { seat: 'seat:1' }, 'en')).toBe('Duellist 2 draws a card.');
  expect(textOf(duel, table, 'kernel.over', {}, 'it')).toBe('La partita è finita.');
  expect(textOf(duel, table, 'nobody.wrote-this', {}, 'en')).toBe('nobody.wrote-this');
});

const opening = () => {
  const world = duel.setup({ seats: 2, scenario: null, options: {} }, duel.components);
  const frame = { proc: 'turn', at: 'steps' };
  return { table: new Reading<UnknownTypes>(world.state, duel.components, [world.frame]), frame };
};

test('a verb that can stand alone has a label for that', () => {
  const { table, frame } = opening();
  const game = {
    ...duel,
    messages: { ...duel.messages, en: { 'verb.stay': 'Stay with {arg}', 'verb.stay.alone': 'Stay' } },
  };
  const key = (verb: string, arg: string | null) => labelIn(game, table, frame, 0, { verb, arg }).key;
  expect(key('stay', 'card:1')).toBe('verb.stay');
  expect(key('stay', null)).toBe('verb.stay.alone');
  expect(key('go', null)).toBe('verb.go');
});

test.each([
  ['it', 'Va a {x}.', 'Alessandria', 'Va ad Alessandria.'],
  ['it', 'A {x} nulla.', 'Asti', 'Ad Asti nulla.'],
  ['it', 'Mantova e {x}', 'Este', 'Mantova ed Este'],
  ['it', 'Va a {x}.', 'Mantova', 'Va a Mantova.'],
  ['it', 'Era {x}, a A5', 'Este', 'Era Este, a A5'],
  ['en', 'A {x}', 'Asti', 'A Asti'],
] as const)('%s: "%s" with %s', (language, template, name, told) => {
  expect(fill(template, { x: name }, (thing) => thing, language)).toBe(told);
});

test('a question and a label are worded as usual, or as the game says', () => {
  const { table, frame } = opening();
  expect(questionIn(duel, table, frame, 1)).toEqual({ key: 'ask.turn.steps', args: { seat: 'seat:1' }, about: [] });
  expect(labelIn(duel, table, frame, 1, { verb: 'go', arg: 3 })).toEqual({ key: 'verb.go', args: { arg: 3 } });
  const game = {
    ...duel,
    question: () => ({ args: { left: 2 }, about: ['tile:7'] }),
    label: () => ({ key: 'verb.go.far', args: { cost: 4 } }),
  };
  expect(questionIn(game, table, frame, 1)).toEqual({
    key: 'ask.turn.steps',
    args: { seat: 'seat:1', left: 2 },
    about: ['tile:7'],
  });
  expect(labelIn(game, table, frame, 1, { verb: 'go', arg: 3 })).toEqual({
    key: 'verb.go.far',
    args: { arg: 3, cost: 4 },
  });
});

test('the end is told with the winner and the score', () => {
  const game = { ...duel, scores: () => [3, 8], side: (_: unknown, seat: number) => `seat ${seat}` };
  expect(endIn(game, {}, { key: 'won', rule: '', winners: [1] })).toEqual({
    key: 'won',
    args: { winner: 'seat:1', side: 'side:seat 1', score: 8, rival: 3 },
  });
  expect(endIn(game, {}, { key: 'drawn', rule: '', winners: [] })).toEqual({ key: 'drawn', args: { score: 8 } });
});
