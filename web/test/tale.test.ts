import { expect, test, vi } from 'vitest';
import { createTale, type Picture, type Tale } from '../src/table/tale.ts';

const PATIENT = { whole: () => Number.POSITIVE_INFINITY, pause: () => 0 };

/** Of a table where every decision led to one line. */
const pictureAt = (at: number): Picture => {
  const line = { seat: 0, whose: 0, quiet: false, round: 1, key: 'k', args: {}, text: 't', rule: '', things: [] };
  return { language: 'en', at, log: Array.from({ length: at }, (_, step) => ({ ...line, step })) };
};

test('one click more and the rest is told at once; a board that says nothing is not waited for for ever', async () => {
  vi.useFakeTimers();
  const tale = createTale(() => true, PATIENT);
  const [before, after] = [pictureAt(3), pictureAt(5)];
  tale.present(null, before);
  expect(tale.busy.value).toBe(false);
  tale.present(before, after);
  expect(tale.happened.value.map(({ step }) => step)).toEqual([3, 4]);
  let through = 0;
  void tale.done().then(() => through++);
  tale.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([through, tale.busy.value, tale.happened.value]).toEqual([1, false, []]);
  tale.present(before, after);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(tale.busy.value).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tale.busy.value).toBe(false);
  vi.useRealTimers();
});

test('a story is one only while its own picture is told', () => {
  const tale = createTale(() => true, PATIENT);
  tale.present(pictureAt(3), pictureAt(4));
  const first = tale.happened.value;
  expect([tale.busy.value, tale.story.value]).toEqual([true, false]);
  tale.telling(first);
  expect(tale.story.value).toBe(true);
  tale.told(first);
  expect([tale.busy.value, tale.story.value]).toEqual([false, false]);
  tale.telling(first);
  expect(tale.story.value).toBe(false);
  tale.present(pictureAt(4), pictureAt(5));
  tale.telling(first);
  expect(tale.story.value).toBe(false);
  tale.telling(tale.happened.value);
  tale.hurry();
  expect(tale.story.value).toBe(false);
});

test('who looks back is told one step at a time; jumps, another language and the way back are silent', () => {
  const steps = (tale: Tale): number[] => tale.happened.value.map(({ step }) => step);
  const tale = createTale(() => true, PATIENT);
  tale.past(pictureAt(5), pictureAt(2));
  expect(steps(tale)).toEqual([]);
  tale.past(pictureAt(2), pictureAt(3));
  expect(steps(tale)).toEqual([2]);
  tale.past(pictureAt(3), pictureAt(5));
  expect(steps(tale)).toEqual([]);
  tale.present(pictureAt(6), pictureAt(7));
  expect(steps(tale)).toEqual([]);
  tale.back(pictureAt(6), pictureAt(7));
  expect(steps(tale)).toEqual([6]);
  tale.present(pictureAt(7), { ...pictureAt(8), language: 'it' });
  expect(steps(tale)).toEqual([]);
  tale.present(pictureAt(7), pictureAt(8));
  tale.back(null, null);
  expect([steps(tale), tale.busy.value]).toEqual([[], false]);
});

test('between two decisions of the reader only so much is told, the pauses of minds counted in', async () => {
  vi.useFakeTimers();
  const tale = createTale(() => true, { whole: () => 3000, pause: () => 200 });
  tale.decided();
  tale.present(pictureAt(3), pictureAt(4));
  expect([tale.time.value, tale.late.value]).toEqual([2800, false]);
  await vi.advanceTimersByTimeAsync(2000);
  tale.told(tale.happened.value);
  tale.present(pictureAt(4), pictureAt(6));
  expect([tale.time.value, tale.late.value]).toEqual([400, false]);
  await vi.advanceTimersByTimeAsync(400);
  tale.told(tale.happened.value);
  tale.present(pictureAt(6), pictureAt(7));
  expect([tale.time.value, tale.late.value]).toEqual([0, true]);
  tale.told(tale.happened.value);
  // Who looks back has chosen to: it takes as long as it takes, and does not count.
  tale.past(pictureAt(2), pictureAt(3));
  expect(tale.time.value).toBe(Number.POSITIVE_INFINITY);
  tale.back(null, null);
  tale.decided();
  tale.present(pictureAt(7), pictureAt(8));
  expect([tale.time.value, tale.late.value]).toEqual([2800, false]);
  vi.useRealTimers();
});

test('what is shown beside the board is waited for too, and pages turned by hand have time', async () => {
  vi.useFakeTimers();
  const tale = createTale(() => true, PATIENT);
  tale.present(pictureAt(3), pictureAt(4));
  const first = tale.happened.value;
  tale.hold(first, 900);
  tale.told(first);
  expect(tale.busy.value).toBe(true);
  await vi.advanceTimersByTimeAsync(900);
  expect(tale.busy.value).toBe(false);
  tale.present(pictureAt(4), pictureAt(5));
  const second = tale.happened.value;
  tale.hold(first, 900);
  tale.hold(second, 300);
  await vi.advanceTimersByTimeAsync(300);
  expect(tale.busy.value).toBe(true);
  for (const page of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(11_000);
    expect([page, tale.busy.value]).toEqual([page, true]);
    tale.telling(second);
  }
  tale.told(second);
  expect(tale.busy.value).toBe(false);
  vi.useRealTimers();
});
