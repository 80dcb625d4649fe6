import type { Herald } from '@condotta/pieces';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeralds } from '../src/table/heralds.ts';
import { createTale, type Picture } from '../src/table/tale.ts';

const TURN: Herald = { kind: 'turn', seat: 1, text: 'Now Este', card: null, flows: [] };
const ROBBED: Herald = {
  kind: 'deed',
  seat: 1,
  text: 'Este robs',
  card: 'card:7',
  flows: [{ seat: 0, icon: 'coins', name: 'Florins', by: -4 }],
};
const HEARD: Herald = { ...ROBBED, text: 'Este trades', flows: [] };

const pictureAt = (at: number): Picture => {
  const line = { seat: 1, whose: 0, quiet: false, round: 1, key: 'k', args: {}, text: 't', rule: '', things: [] };
  return { language: 'en', at, log: Array.from({ length: at }, (_, step) => ({ ...line, step })) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function table(cries: readonly Herald[], motion: 0 | 1 | 2, whole = 3000) {
  const since = signal(3);
  const tale = createTale(() => true, { whole: () => whole, pause: () => 0 });
  const heralds = createHeralds(tale, {
    of: () => cries,
    concerns: ({ flows }) => flows.some(({ seat }) => seat === 0),
    motion: () => motion,
    since: () => since.value,
    past: () => false,
  });
  const play = (): void => {
    tale.present(pictureAt(3), pictureAt(4));
    tale.told(tale.happened.value);
  };
  return { tale, heralds, since, play };
}

test('deeds are cried one after another while the table waits; what was done to the reader stays until he decides', async () => {
  const { tale, heralds, since, play } = table([TURN, HEARD, ROBBED], 1);
  play();
  expect([heralds.now.value, heralds.kept.value, tale.busy.value]).toEqual([TURN, [ROBBED], true]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(heralds.now.value).toBe(HEARD);
  await vi.advanceTimersByTimeAsync(1400);
  expect(heralds.now.value).toBe(ROBBED);
  await vi.advanceTimersByTimeAsync(1400);
  expect([heralds.now.value, heralds.kept.value, tale.busy.value]).toEqual([null, [ROBBED], false]);
  since.value = 5;
  expect(heralds.kept.value).toEqual([]);
});

test('one click ends them; without motion, or without time, what matters is kept all the same', async () => {
  const hurried = table([ROBBED], 1);
  hurried.play();
  hurried.tale.hurry();
  expect([hurried.heralds.now.value, hurried.heralds.kept.value]).toEqual([null, [ROBBED]]);
  for (const { tale, heralds, play } of [table([HEARD, ROBBED], 0), table([HEARD, ROBBED], 1, 0)]) {
    play();
    expect([heralds.now.value, heralds.kept.value, tale.busy.value]).toEqual([null, [ROBBED], false]);
  }
});
