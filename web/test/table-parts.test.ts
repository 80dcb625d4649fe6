import type { Choice, Holder, LogLine } from '@condotta/keeper/protocol';
import { expect, test } from 'vitest';
import { mind, people } from '../../keeper/test/house.ts';
import { aroundNumber, byThing, finality, idOf, lettersFor, stripRows } from '../src/table/choices.ts';
import { cycled, found, moved, type Place } from '../src/table/cursor.ts';
import { companyOf, gazeOf, type Sitting } from '../src/table/eyes.ts';
import { filtered, grouped, stops } from '../src/table/log-groups.ts';
import { atTurnEnds, turningPoints } from '../src/table/turning-points.ts';

const choice = (verb: string, arg: Choice['arg'], label: string, more: Partial<Choice> = {}): Choice => ({
  verb,
  arg,
  label,
  refusal: null,
  ...more,
});
const refusal = { rule: 'V1', text: 'no', blame: [] };

const line = (step: number, seat: number | null, round: number, text: string, things: string[] = []): LogLine => ({
  step,
  seat,
  whose: seat,
  quiet: false,
  round,
  key: 'k',
  args: {},
  text,
  rule: 'V1',
  things,
});

test('choices stand at their things, the rest in the strip; numbers of one verb in one row', () => {
  const choices = [
    choice('enter', 'tile:1', 'Enter Bologna'),
    choice('besiege', 'tile:1', 'Besiege Bologna'),
    choice('family', 'family:este', 'Lead Este'),
    choice('spend', 0, 'Spend 0'),
    choice('spend', 1, 'Spend 1'),
    choice('stop', null, 'Stop'),
  ];
  expect(
    byThing(choices)
      .get('tile:1')
      ?.map(({ verb }) => verb),
  ).toEqual(['enter', 'besiege']);
  const rows = stripRows(choices, new Set(['tile:1']));
  expect(rows.map(({ verb, title, choices: { length } }) => [verb, title, length])).toEqual([
    ['family', '', 1],
    ['spend', 'Spend', 2],
    ['stop', '', 1],
  ]);
});

test('a row of numbers is called by what all its labels say', () => {
  const titled = (...labels: string[]): string | undefined =>
    stripRows(
      labels.map((label, n) => choice('spend', n, label)),
      new Set(),
    )[0]?.title;
  expect(titled('Lose 0 Companies', 'Lose 1 Companies')).toBe('Lose Companies');
  expect(titled('Spend 0 for 0 points', 'Spend 1 for 1 point')).toBe('Spend');
  expect(aroundNumber(choice('spend', 3, 'Spend 3 for 4 points'))).toEqual({ before: 'Spend', after: 'for 4 points' });
});

test('every button of the strip has its own key, none that means something else', () => {
  const taken = new Set([...'urhs']);
  const choices = [
    choice('stop', null, 'Stop'),
    choice('spend', 0, 'Spend 0'),
    choice('spend', 3, 'Spend 3'),
    choice('halt', null, 'Halt'),
    choice('take', null, 'Take it'),
    choice('tax', null, 'Tax'),
    choice('x', null, '–'),
  ];
  const letters = lettersFor(choices, taken);
  expect(choices.map((one) => letters.get(idOf(one)))).toEqual(['t', 'z', '3', 'a', 'i', 'x', 'b']);
  expect(new Set(letters.values()).size).toBe(choices.length);
});

test('a plain word when the next click is final', () => {
  const free = choice('a', null, 'a');
  const final = choice('b', null, 'b');
  const refused = choice('c', null, 'c', { refusal });
  const finals = new Set([idOf(final)]);
  const asked = [[free, refused], [free, final], [final, refused], []];
  expect(asked.map((choices) => finality(choices, finals))).toEqual(['none', 'some', 'all', 'none']);
});

const place = (thing: string, x: number, y: number, text = thing): Place => ({ thing, x, y, text });
const MAP = [
  place('a', 0, 0, 'Città di Castello, City'),
  place('b', 10, 0, 'Castel Sant’Elia'),
  place('c', 5, 9, 'Ferrara'),
  place('d', 15, 9, 'Lake Garda'),
  place('e', 100, 0, 'Mantua'),
];

test('arrows go to the nearest place in their direction, and stay at the edge', () => {
  expect(moved(MAP, null, 'up')).toBe('a');
  expect(moved(MAP, 'a', 'right')).toBe('b');
  expect(moved(MAP, 'a', 'down')).toBe('c');
  expect(moved(MAP, 'c', 'right')).toBe('d');
  expect(moved(MAP, 'd', 'right')).toBe('e');
  expect(moved(MAP, 'c', 'up')).toBe('a');
  expect(moved(MAP, 'a', 'left')).toBe('a');
  expect(moved([], null, 'left')).toBeNull();
});

test('every place is reached by arrows from every other', () => {
  const reach = new Set(['a']);
  for (const from of reach)
    for (const way of ['left', 'right', 'up', 'down'] as const) reach.add(moved(MAP, from, way) ?? '');
  expect(reach.size).toBe(MAP.length);
});

test('the next thing that can be chosen, round and round', () => {
  const legal = new Set(['b', 'd', 'e']);
  expect(cycled(MAP, legal, null, 1)).toBe('b');
  expect(cycled(MAP, legal, 'e', 1)).toBe('b');
  expect(cycled(MAP, legal, 'b', -1)).toBe('e');
  expect(cycled(MAP, new Set(), 'a', 1)).toBe('a');
});

test('type-ahead finds by the beginning of a name, then of a word, then anywhere; accents do not matter', () => {
  expect(found(MAP, 'cas').map(({ thing }) => thing)).toEqual(['b', 'a']);
  expect(found(MAP, 'citta').map(({ thing }) => thing)).toEqual(['a']);
  expect(found(MAP, 'arda').map(({ thing }) => thing)).toEqual(['d']);
  expect(found(MAP, ' ')).toEqual([]);
});

const LOG = [
  line(-1, null, 0, 'The table is laid.'),
  line(0, 0, 1, 'Este marches.', ['troop:0.2', 'tile:4']),
  line(1, 0, 1, 'Este is done.', ['seat:0']),
  line(2, 1, 1, 'Gonzaga attacks Este.', ['seat:1', 'seat:0']),
  line(4, 0, 1, 'Este retreats.', ['troop:0.2']),
  line(4, 0, 2, 'Round 2.'),
  line(5, 1, 2, 'Gonzaga passes.', ['seat:1']),
];

test('the log is grouped by round and turn', () => {
  const shape = grouped(LOG).map(({ round, turns }) => [round, turns.map(({ seat, lines }) => [seat, lines.length])]);
  expect(shape).toEqual([
    [0, [[null, 1]]],
    [
      1,
      [
        [0, 2],
        [1, 1],
        [0, 1],
      ],
    ],
    [
      2,
      [
        [0, 1],
        [1, 1],
      ],
    ],
  ]);
});

test('the log is filtered by text and by what concerns a seat', () => {
  expect(filtered(LOG, { text: '', seat: null })).toBe(LOG);
  expect(filtered(LOG, { text: 'GONZAGA ', seat: null }).map(({ step }) => step)).toEqual([2, 5]);
  expect(filtered(LOG, { text: '', seat: 0 }).map(({ step }) => step)).toEqual([0, 1, 2, 4, 4]);
  expect(filtered(LOG, { text: 'passes', seat: 0 })).toEqual([]);
});

test('a film stops where there is something to read', () => {
  expect(stops(LOG, 0, 6)).toEqual([1, 2, 3, 5, 6]);
  expect(stops(LOG, 2, 5)).toEqual([3, 5]);
});

test('the turns that changed most, in the order in which they happened, and what happened', () => {
  const chances = [0.5, 0.5, 0.55, 0.3, 0.2, 0.3, 0.28, 0.9];
  const turns = ['1.a', '1.a', '1.b', '1.b', '1.b', '2.a', '2.b', '2.b'];
  const points = chances.map((a, step) => ({ step, chances: [a, 1 - a], turn: turns[step] ?? '' }));
  const found = turningPoints(points, [...LOG, line(6, 1, 2, 'Gonzaga wins.', ['seat:1'])], 2);
  expect(found.map(({ step, round, by, seat, told }) => ({ step, round, by, seat, told }))).toEqual([
    // Both sides decided in it; the first of its decisions changed most.
    { step: 3, round: 1, by: null, seat: 0, told: ['Gonzaga attacks Este.'] },
    { step: 7, round: 2, by: 1, seat: 0, told: ['Gonzaga wins.'] },
  ]);
  expect(found[0]?.change).toBeCloseTo(-0.25);
  expect(atTurnEnds(points).map(({ step }) => step)).toEqual([0, 2, 5, 6, 7]);
});

test('what stands for one turn only changed nothing', () => {
  const chances = [0.3, 0.3, 0.95, 0.3, 0.3, 0.6, 0.6];
  const points = chances.map((a, step) => ({ step, chances: [a, 1 - a], turn: String(step) }));
  const log = chances.map((_, step) => line(step, step % 2, 1, `line ${step}`));
  expect(turningPoints(points, log, 3).map(({ step, before, after }) => [step, before, after])).toEqual([
    [5, 0.3, 0.6],
  ]);
  expect(atTurnEnds(points).map(({ chances: [a] }) => a)).toEqual([0.3, 0.3, 0.3, 0.3, 0.3, 0.6, 0.6]);
});

const sitting = (...holders: Holder[]): Sitting => ({
  holders,
  mine: [...holders.keys()].filter((seat) => holders[seat]?.mind === null),
});

test('whose eyes: watching, alone, all sides, hot seat', () => {
  const level = mind('M', 'captain');
  expect(companyOf(sitting(level, level))).toBe('watch');
  expect(companyOf(sitting(level, ...people('Anna')))).toBe('alone');
  expect(companyOf(sitting(level, ...people('Anna', 'Anna')))).toBe('all');
  expect(companyOf(sitting(...people('Anna', 'Berto')))).toBe('hot');
  const three = sitting(...people('Anna', 'Berto'), level);
  expect(gazeOf(three, [0], false, null)).toEqual({ seat: null, pass: 0 });
  expect(gazeOf(three, [0], false, 0)).toEqual({ seat: 0, pass: null });
  expect(gazeOf(three, [1], false, 0)).toEqual({ seat: null, pass: 1 });
  expect(gazeOf(three, [2], false, 0)).toEqual({ seat: 0, pass: null });
  expect(gazeOf(three, [0, 1], false, 1)).toEqual({ seat: 1, pass: null });
  expect(gazeOf(three, [], true, null)).toEqual({ seat: 0, pass: null });
  expect(gazeOf(sitting(level, level), [0], false, null)).toEqual({ seat: null, pass: null });
});

test('two persons of one name are two; who has two seats among others passes the screen only to others', () => {
  const namesakes = people('Anna', 'Berto').map((holder) => ({ ...holder, name: 'Anna' }));
  expect(companyOf(sitting(...namesakes))).toBe('hot');
  expect(gazeOf(sitting(...namesakes), [1], false, 0)).toEqual({ seat: null, pass: 1 });
  const three = sitting(...people('Anna', 'Berto', 'Anna'));
  expect(gazeOf(three, [2], false, 0)).toEqual({ seat: 2, pass: null });
  expect(gazeOf(three, [1], false, 0)).toEqual({ seat: null, pass: 1 });
});

test('seats that another page speaks for are waited for like minds', () => {
  const two = { ...sitting(...people('Anna', 'Berto')), mine: [0] };
  expect(companyOf(two)).toBe('alone');
  expect(gazeOf(two, [1], false, 0)).toEqual({ seat: 0, pass: null });
});
