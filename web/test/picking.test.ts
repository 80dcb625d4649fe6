import type { Choice, Odds } from '@condotta/keeper/protocol';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Finals } from '../src/table/finals.ts';
import { createPicking } from '../src/table/picking.ts';
import type { TableStore } from '../src/table/store.ts';

const FIGHT: Choice = { verb: 'step', arg: 'zone:nizza', label: 'Go to Nizza', refusal: null };
const ODDS: Odds = { exact: true, samples: 0, outcomes: [] };

/** A table at which this is known of odds. */
function pickingWith(odds: () => Promise<Odds | null>) {
  const act = vi.fn(async () => undefined);
  const store = {
    table: 't',
    present: signal({ seat: 0, seq: 1, asked: [0], choices: [FIGHT], language: 'en' }),
    link: { request: odds },
    act,
  } as unknown as TableStore;
  return { act, picking: createPicking(store, {} as Finals, () => false) };
}

test.each([
  { what: 'a fight', odds: async () => ODDS, asks: true },
  { what: 'no fight', odds: async () => null, asks: false },
  { what: 'something of which nobody can tell', odds: () => Promise.reject(new Error('broken')), asks: true },
])('a finger that begins $what: is it asked once more? $asks', async ({ odds, asks }) => {
  const { act, picking } = pickingWith(odds);
  picking.choose(FIGHT, 'zone:nizza', true);
  await vi.waitFor(() => expect(picking.bubble.value !== null || act.mock.calls.length > 0).toBe(true));
  expect([picking.bubble.value?.kind ?? null, act.mock.calls.length]).toEqual(asks ? ['sure', 0] : [null, 1]);
});

test('a mouse has seen the odds, and begins', () => {
  const { act, picking } = pickingWith(async () => ODDS);
  picking.choose(FIGHT, 'zone:nizza', false);
  expect([picking.bubble.value, act.mock.calls.length]).toEqual([null, 1]);
});
