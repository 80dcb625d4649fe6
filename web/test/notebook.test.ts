import type { Seat } from '@condotta/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotebook, forgetNotes } from '../src/table/notebook.ts';

let drawer: Map<string, string>;

beforeEach(() => {
  drawer = new Map();
  vi.stubGlobal('localStorage', {
    get length() {
      return drawer.size;
    },
    key: (i: number) => [...drawer.keys()][i] ?? null,
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
    removeItem: (key: string) => drawer.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('27 notes and marks are kept by table and seat, seen by nobody else, and gone with the table', () => {
  const seat = signal<Seat | null | undefined>(0);
  const notes = createNotebook('t', () => seat.value);
  notes.write('hold the ford');
  notes.mark('tile:3');
  notes.mark('tile:3');
  notes.mark('tile:5');
  expect(notes.marks.value).toEqual({ 'tile:3': 'ring', 'tile:5': 'cross' });
  for (const thing of ['tile:3', 'tile:5', 'tile:5', 'tile:9']) notes.draw(thing);
  expect([notes.arrows.value, notes.tail.value]).toEqual([
    [
      ['tile:3', 'tile:5'],
      ['tile:5', 'tile:9'],
    ],
    null,
  ]);
  notes.draw('tile:5');
  expect(notes.tail.value).toBe('tile:5');
  // Drawn again it is gone.
  notes.draw('tile:9');
  expect(notes.arrows.value).toEqual([['tile:3', 'tile:5']]);
  // Somebody else has the screen now, and then nobody.
  seat.value = 1;
  expect([notes.text.value, notes.marks.value, notes.arrows.value]).toEqual(['', {}, []]);
  notes.write('mine');
  seat.value = undefined;
  expect([notes.text.value, notes.marks.value]).toEqual(['', {}]);
  notes.write('nobody writes now');
  seat.value = 0;
  expect(notes.arrows.value).toEqual([['tile:3', 'tile:5']]);
  expect([notes.text.value, Object.keys(notes.marks.value)]).toEqual(['hold the ford', ['tile:5', 'tile:3'].sort()]);
  const later = createNotebook('t', () => 1);
  expect(later.text.value).toBe('mine');
  expect(createNotebook('other', () => 0).text.value).toBe('');
  forgetNotes('t');
  expect([...drawer.keys()]).toEqual([]);
});

test('the last sign is followed by none, and what is broken is an empty page', () => {
  const notes = createNotebook('t', () => 0);
  for (const sign of ['cross', 'ring', 'flag', 'question', undefined]) {
    notes.mark('tile:1');
    expect(notes.marks.value['tile:1']).toBe(sign);
  }
  expect(drawer.size).toBe(0);
  drawer.set(
    'condotta.notes.t.1',
    '{"text":7,"marks":{"tile:1":"skull","tile:2":"flag"},"arrows":[["a"],["a","b"],7]}',
  );
  const broken = createNotebook('t', () => 1);
  expect([broken.text.value, broken.marks.value]).toEqual(['', { 'tile:2': 'flag' }]);
  expect(broken.arrows.value).toEqual([['a', 'b']]);
  drawer.set('condotta.notes.t.1', 'no');
  expect(createNotebook('t', () => 1).text.value).toBe('');
});
