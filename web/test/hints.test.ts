import type { Hint, Link, Snapshot } from '@condotta/keeper/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createHints } from '../src/table/hints.ts';
import type { TableStore } from '../src/table/store.ts';

const HINT: Hint = { verb: 'stop', arg: null, label: 'Stop', reason: '' };

/** A table that asks seat 0, and a link that answers when it is told to. */
function table() {
  const answers: ((hint: Hint) => void)[] = [];
  const told: unknown[] = [];
  const present = signal({ seat: 0, seq: 7, asked: [0], language: 'en' } as unknown as Snapshot);
  const away = signal(false);
  const link = { request: () => new Promise((resolve) => answers.push(resolve as never)) } as unknown as Link;
  const store = { link, table: 't', present, tell: (e: unknown) => told.push(e) } as unknown as TableStore;
  const hints = createHints(
    store,
    () => away.value,
    () => 'general',
  );
  const change = (changes: Partial<Snapshot>): void => {
    present.value = { ...present.value, ...changes };
  };
  return { hints, answers, told, change, away };
}

test('a hint is there while its question stands', async () => {
  const { hints, answers, change } = table();
  const asking = hints.ask();
  expect(hints.pondering.value).toBe(true);
  await hints.ask();
  expect(answers.length).toBe(1);
  answers[0]?.(HINT);
  await asking;
  expect([hints.hint.value, hints.pondering.value]).toEqual([HINT, false]);
  change({ seq: 8 });
  expect(hints.hint.value).toBe(null);
  change({ seq: 7 });
  hints.drop();
  expect(hints.hint.value).toBe(null);
});

test('nobody is asked for one whose turn it is not, or who looks at the past', async () => {
  const { hints, answers, told, change, away } = table();
  change({ asked: [1] });
  await hints.ask();
  change({ asked: [0], seat: null });
  await hints.ask();
  change({ seat: 0 });
  away.value = true;
  await hints.ask();
  expect([answers.length, told]).toEqual([0, []]);
  away.value = false;
  const asking = hints.ask();
  answers[0]?.(HINT);
  await asking;
  away.value = true;
  expect(hints.hint.value).toBe(null);
});

test('what is dropped or outlived while it is thought about never comes', async () => {
  const { hints, answers, change } = table();
  const dropped = hints.ask();
  hints.drop();
  expect(hints.pondering.value).toBe(false);
  const again = hints.ask();
  expect(answers.length).toBe(2);
  answers[0]?.({ ...HINT, label: 'too late' });
  await dropped;
  expect([hints.hint.value, hints.pondering.value]).toEqual([null, true]);
  change({ seq: 8 });
  expect(hints.pondering.value).toBe(false);
  answers[1]?.(HINT);
  await again;
  expect(hints.hint.value).toBe(null);
});
