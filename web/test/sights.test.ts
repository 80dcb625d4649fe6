import type { Link, Overlay, Snapshot } from '@condotta/keeper/protocol';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSights } from '../src/table/sights.ts';
import type { TableStore } from '../src/table/store.ts';

const REACH: Overlay = { kind: 'reach', marks: [{ thing: 'tile:2', figure: '1' }], lines: [] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table that knows the reach of troop:1, and nothing of anything else. */
function table() {
  const asked: string[] = [];
  const present = signal({ seat: 0, seq: 1 } as unknown as Snapshot);
  const pointed = signal<string | null>(null);
  const away = signal(false);
  const wanted = signal(true);
  const request = (_: string, { thing }: { thing: string }): Promise<readonly Overlay[]> => {
    asked.push(thing);
    return Promise.resolve(thing === 'troop:1' ? [REACH] : []);
  };
  const link = { request } as unknown as Link;
  const store = { link, table: 't', present } as unknown as TableStore;
  const sights = createSights(store, {
    pointed,
    looksAway: () => away.value,
    byPointing: () => wanted.value,
  });
  return { sights, asked, present, pointed, away, wanted };
}

test('a piece is told about when the hand rests on it, and asked for once in a position', async () => {
  const { sights, asked, present, pointed, away } = table();
  pointed.value = 'troop:1';
  await vi.advanceTimersByTimeAsync(50);
  expect(sights.shown.value).toBe(null);
  await vi.advanceTimersByTimeAsync(250);
  expect(sights.shown.value).toEqual({ thing: 'troop:1', overlays: [REACH] });
  away.value = true;
  expect(sights.shown.value).toBe(null);
  away.value = false;
  pointed.value = null;
  expect(sights.shown.value).toBe(null);
  pointed.value = 'troop:1';
  expect(asked).toEqual(['troop:1']);
  present.value = { ...present.value, seq: 2 };
  pointed.value = null;
  pointed.value = 'troop:1';
  expect(asked).toEqual(['troop:1', 'troop:1']);
});

test('the key keeps it in sight whatever is pointed at, through decisions, and lets it go', async () => {
  const { sights, asked, present, pointed, wanted } = table();
  wanted.value = false;
  pointed.value = 'troop:1';
  await vi.advanceTimersByTimeAsync(300);
  expect([sights.shown.value, asked]).toEqual([null, []]);
  sights.toggle();
  await vi.advanceTimersByTimeAsync(0);
  pointed.value = 'tile:9';
  expect(sights.shown.value?.thing).toBe('troop:1');
  present.value = { ...present.value, seq: 2 };
  await vi.advanceTimersByTimeAsync(0);
  expect([sights.shown.value?.thing, asked]).toEqual(['troop:1', ['troop:1', 'troop:1']]);
  pointed.value = null;
  sights.toggle();
  expect([sights.shown.value, sights.kept.value]).toEqual([null, null]);
});
