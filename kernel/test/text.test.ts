import { expect, test } from 'vitest';
import { duel } from '../suite/duel.ts';
import { fill, labelKey, placeholdersOf, textOf } from '../text.ts';

const name = (thing: string): string => (thing === 'tile:7' ? 'Mantua' : thing);

test('a template is filled with numbers, things in words, and words that depend on a number', () => {
  expect(fill('{n} {n#man|men} to {tile}', { n: 1, tile: 'tile:7' }, name)).toBe('1 man to Mantua');
  expect(fill('{n} {n#man|men} to {tile}', { n: 0, tile: 'x' }, name)).toBe('0 men to x');
  expect(fill('{n#|s}', { n: 2 }, name)).toBe('s');
  expect(fill('{missing} {n}', { n: 1 }, name)).toBe('{missing} 1');
});

test('what a template needs', () => {
  expect(placeholdersOf('{b} {a#x|y} {b} { no }')).toEqual(['a', 'b']);
});

test('a message is found in the game, then in the kernel, else its key is shown', () => {
  const world = duel.setup({ seats: 2, scenario: null, options: {} }, duel.parts);
  const table = { s: world.state, parts: duel.parts };
  expect(textOf(duel, table, 'drew-hidden', { seat: 'seat:1' }, 'en')).toBe('Duellist 2 draws a card.');
  expect(textOf(duel, table, 'kernel.over', {}, 'it')).toBe('La partita è finita.');
  expect(textOf(duel, table, 'nobody.wrote-this', {}, 'en')).toBe('nobody.wrote-this');
});

test('a verb that can stand alone has a label for that', () => {
  const game = {
    ...duel,
    messages: { ...duel.messages, en: { 'verb.stay': 'Stay with {arg}', 'verb.stay.alone': 'Stay' } },
  };
  expect(labelKey(game, { verb: 'stay', arg: 'card:1' })).toBe('verb.stay');
  expect(labelKey(game, { verb: 'stay', arg: null })).toBe('verb.stay.alone');
  expect(labelKey(game, { verb: 'go', arg: null })).toBe('verb.go');
});
