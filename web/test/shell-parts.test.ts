/** The parts of the shell that need no browser: the rules reference, seats, what a lesson reads from a record. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decisionsIn } from '../src/learn/decisions.ts';
import { holdersOf, type Seating } from '../src/lobby/seating.ts';
import { agoText } from '../src/lobby/when.ts';
import { folded, parseRules, ruleOf, search } from '../src/rules/parse.ts';

const bookIn = (name: string) =>
  parseRules(readFileSync(new URL(`../../games/ventura/${name}`, import.meta.url), 'utf8'));
const book = bookIn('rules.md');

describe('the rules reference', () => {
  test('has its chapters and numbered paragraphs', () => {
    expect(book.title).toContain('Ventura');
    const chapter = book.chapters.find(({ id }) => id === 'V15');
    expect(chapter?.title).toBe('Expansion Phase');
    expect(chapter?.paragraphs.map(({ id }) => id)).toContain('V15.2');
  });

  test('finds a rule by its number in any case, and a whole chapter', () => {
    expect(ruleOf(book, 'v15.2')?.paragraphs).toHaveLength(1);
    expect(ruleOf(book, 'V15')?.paragraphs.length).toBeGreaterThan(3);
    expect(ruleOf(book, 'V99.9')).toBeNull();
  });

  test('searches by number and by words', () => {
    const numbers = search(book, 'V9.1').flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(numbers).toContain('V9.1');
    expect(numbers).not.toContain('V9.2');
    const words = search(book, 'garrison retreat').flatMap(({ paragraphs }) => paragraphs);
    expect(words.length).toBeGreaterThan(0);
    expect(search(book, 'zebra')).toEqual([]);
    expect(search(book, ' ')).toBe(book.chapters);
  });

  test('is the same book in Italian, searched with or without accents', () => {
    const italian = bookIn('rules.it.md');
    const ids = (of: typeof book) => of.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(ids(italian).filter((id) => !id?.startsWith('E'))).toEqual(ids(book).filter((id) => !id?.startsWith('E')));
    expect(ids(italian)).toHaveLength(ids(book).length);
    expect(italian.chapters.find(({ id }) => id === 'V15')?.title).toBe('Fase Espansione');
    const found = search(italian, "citta un'altra").flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(found).toContain('V6.4');
    expect(search(italian, 'CITTÀ UN’ALTRA')).toEqual(search(italian, "citta un'altra"));
  });

  test('text is folded letter for letter', () => {
    expect(folded('Nell’Età, così')).toBe("nell'eta, cosi");
    for (const name of ['rules.md', 'rules.it.md'])
      for (const { paragraphs } of bookIn(name).chapters)
        for (const { text } of paragraphs) expect(folded(text)).toHaveLength(text.length);
  });
});

describe('seats', () => {
  const words = { you: 'You', player: (n: number) => `Player ${n}`, level: (level: string) => level };
  const seating = (changes: Partial<Seating>): Seating => ({
    mode: 'computer',
    seats: 3,
    level: 'captain',
    name: '',
    changed: {},
    ...changes,
  });

  test('against the computer: the reader, then minds with names of their own', () => {
    expect(holdersOf(seating({}), words)).toEqual([
      { name: 'You', mind: null, person: 'player 0' },
      { name: 'captain', mind: 'captain', person: null },
      { name: 'captain 2', mind: 'captain', person: null },
    ]);
  });

  test('all sides oneself: one person everywhere', () => {
    const holders = holdersOf(seating({ mode: 'solo', name: ' Anna ' }), words);
    expect(new Set(holders.map(({ name }) => name))).toEqual(new Set(['Anna']));
    expect(new Set(holders.map(({ person }) => person)).size).toBe(1);
  });

  test('hot seat: two people never have the same name', () => {
    const changed = { 0: { name: 'Anna' }, 1: { name: 'Anna' } };
    const holders = holdersOf(seating({ mode: 'hotseat', changed }), words);
    expect(new Set(holders.map(({ person }) => person)).size).toBe(3);
    expect(holders.map(({ name }) => name)).toEqual(['Anna', 'Anna 2', 'Player 3']);
  });

  test('a seat can be given to a mind or a person by hand', () => {
    const holders = holdersOf(seating({ changed: { 0: { mind: 'general' }, 1: { mind: null } } }), words);
    expect(holders.map(({ mind }) => mind)).toEqual(['general', null, 'captain']);
  });
});

test('the decisions that stand: what was taken back is not among them', () => {
  const entries = [
    { kind: 'act', seat: 0, verb: 'spend', arg: 3 },
    { kind: 'act', seat: 1, verb: 'pass' },
    { kind: 'act', seat: 0, verb: 'stop' },
    { kind: 'undo', seat: 0 },
  ];
  expect(decisionsIn(JSON.stringify({ entries }))).toEqual([
    { seat: 0, verb: 'spend', arg: 3 },
    { seat: 1, verb: 'pass', arg: null },
  ]);
});

test('how long ago', () => {
  const now = Date.UTC(2026, 0, 31);
  expect(agoText(now - 5 * 60_000, 'en', now)).toBe('5 minutes ago');
  expect(agoText(now - 26 * 3_600_000, 'it', now)).toBe('ieri');
  expect(agoText(now - 90 * 86_400_000, 'en', now)).toMatch(/2025/);
});
