/** How a board marks what can be chosen, for hands, keys and screen readers. */

import { expect, test } from 'vitest';
import type { Choice } from '../contract.ts';
import { marksOf, standingOf, wordsOf } from '../things.ts';

const refused = (text: string): Choice['refusal'] => ({ rule: 'D3.1', text, blame: [] });

const choice = (label: string, refusal: Choice['refusal'] = null): Choice =>
  ({ verb: 'walk', arg: null, label, refusal, final: false }) as unknown as Choice;

const CHOICES: ReadonlyMap<string, readonly Choice[]> = new Map([
  ['field:1', [choice('Walk here')]],
  ['field:2', [choice('Walk here', refused('It is too far.')), choice('Look', refused('It is dark.'))]],
  ['field:3', [choice('Walk here', refused('It is too far.')), choice('Look'), choice('Spy')]],
  ['field:4', []],
]);

const THINGS = ['field:1', 'field:2', 'field:3', 'field:4', 'field:5'];

test('a thing with a legal choice can be chosen; one with refused ones alone is refused; others are idle', () => {
  expect(THINGS.map((thing) => standingOf(CHOICES, thing))).toEqual(['legal', 'refused', 'legal', 'idle', 'idle']);
});

test('its words are its name, then what can be done; if nothing can, the first reason why not', () => {
  expect(THINGS.map((thing) => wordsOf(CHOICES, thing, 'Field'))).toEqual([
    'Field. Walk here',
    'Field. It is too far.',
    'Field. Look. Spy',
    'Field',
    'Field',
  ]);
  expect(wordsOf(CHOICES, 'field:1', '')).toBe('Walk here');
});

test('the marks: Tab reaches what can be chosen, and a reader hears what is a button and what is refused', () => {
  const marks = THINGS.map((thing) =>
    marksOf({ choices: CHOICES, lit: new Set(['field:2']), cursor: 'field:3' }, thing, 'Field'),
  );
  expect(marks[0]).toEqual({
    'data-thing': 'field:1',
    'data-standing': 'legal',
    'data-lit': undefined,
    'data-cursor': undefined,
    role: 'button',
    tabindex: 0,
    'aria-label': 'Field. Walk here',
    'aria-disabled': undefined,
  });
  expect(marks.map((mark) => mark['data-lit'])).toEqual([undefined, true, undefined, undefined, undefined]);
  expect(marks.map((mark) => mark['data-cursor'])).toEqual([undefined, undefined, true, undefined, undefined]);
  expect(marks.map(({ role }) => role)).toEqual(['button', 'button', 'button', 'img', 'img']);
  expect(marks.map(({ tabindex }) => tabindex)).toEqual([0, -1, 0, -1, -1]);
  expect(marks.map((mark) => mark['aria-disabled'])).toEqual([undefined, true, undefined, undefined, undefined]);
});
