import type { Link } from '@condotta/keeper/protocol';
import { at, type Seat } from '@condotta/kernel';
import { expect, test } from 'vitest';
import {
  calm,
  decide,
  game,
  type House,
  house,
  linkTo,
  mind,
  numbers,
  people,
  settle,
} from '../../keeper/test/house.ts';
import { betrayed } from '../../keeper/test/secrets.ts';
import { createHints } from '../src/table/hints.ts';
import { createReplay } from '../src/table/replay.ts';
import { createStore, type TableStore } from '../src/table/store.ts';
import { createTale, type Tale } from '../src/table/tale.ts';

const quiet = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await settle();
};

const PATIENT = { whole: () => Number.POSITIVE_INFINITY, pause: () => 0 };

/** Nobody tells anything. */
const mute = (): Tale => createTale(() => false, PATIENT);

async function sitDown(h: House, table: string, link: Link = linkTo(h), tale = mute()): Promise<TableStore> {
  const store = createStore(link, table, () => 'en', tale);
  await store.open();
  await quiet();
  return store;
}

async function choose(store: TableStore, n: number): Promise<void> {
  const legal = store.present.value?.choices.filter(({ refusal }) => !refusal) ?? [];
  await store.act(at(legal, n % legal.length));
  await quiet();
}

test('hot seat: behind the pass screen the page holds nothing, and no message tells a secret of anybody', async () => {
  const h = house();
  const heard: unknown[] = [];
  const random = numbers(8);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto', 'Carla')));
  const store = await sitDown(
    h,
    table,
    linkTo(h, (what) => heard.push(what)),
  );
  let [passes, looks] = [0, 0];
  let holder: Seat | null = null;
  for (let i = 0; i < 160; i++) {
    const match = h.truth(table);
    if (match.world.over) break;
    if (store.pass.value !== null) {
      passes++;
      expect(store.present.value).toBeNull();
      expect([store.news.value, store.notice.value]).toEqual([null, null]);
      expect(match.world.waiting).toContain(store.pass.value);
      expect(heard.flatMap((message) => betrayed(match, null, message))).toEqual([]);
      holder = store.pass.value;
      await store.takeScreen();
      await quiet();
      heard.length = 0;
    }
    const seen = store.present.value;
    expect(seen?.seat).toBe(holder);
    expect(betrayed(match, holder, seen)).toEqual([]);
    expect(match.world.waiting).toContain(holder);
    looks++;
    heard.length = 0;
    await choose(store, random());
    // From the click on, until the screen has been taken: not even the secrets of the one who clicked.
    if (store.pass.value !== null)
      expect(heard.flatMap((message) => betrayed(h.truth(table), null, message))).toEqual([]);
    else heard.length = 0;
  }
  expect(passes).toBeGreaterThan(20);
  expect(looks).toBeGreaterThan(100);
});

test('one person against minds looks always with the same eyes, and never passes the screen', async () => {
  const h = house();
  const { table } = await h.keeper.start(game([mind('Berto'), ...people('Anna')]));
  const store = await sitDown(h, table);
  for (let i = 0; i < 30; i++) {
    await calm(h, table);
    await quiet();
    expect([store.pass.value, store.present.value?.seat]).toEqual([null, 1]);
    expect(store.present.value?.asked).toEqual([1]);
    await choose(store, i);
  }
});

test('all sides oneself: the eyes follow the question, and undo reaches the side that has just moved', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Anna')));
  const store = await sitDown(h, table);
  let other = 0;
  for (let i = 0; i < 60; i++) {
    const now = store.present.value;
    expect(store.pass.value).toBeNull();
    expect(now?.asked).toContain(now?.seat);
    const { steps = 0 } = now ?? {};
    await choose(store, i);
    const { undoer = null, seat: looks } = store.present.value ?? {};
    if (undoer === null || undoer === looks || other > 4) continue;
    other++;
    await store.undo();
    await quiet();
    expect(store.present.value).toMatchObject({ seat: now?.seat, steps });
    await choose(store, i);
  }
  expect(other).toBeGreaterThan(2);
});

test('nobody at the table: one watches the minds without secrets', async () => {
  const h = house();
  const minds = ['A', 'B'].map((name) => mind(name));
  const { table } = await h.keeper.start(game(minds));
  const store = await sitDown(h, table);
  expect(store.present.value).toMatchObject({ seat: null, choices: [], canUndo: false });
  store.close();
  await h.keeper.discard({ table });
});

test('who comes back is told that there is news, and it can be played step by step', async () => {
  const h = house();
  const random = numbers(2);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  for (let i = 0; i < 57; i++) await decide(h, table, random());
  const store = await sitDown(h, table);
  await store.takeScreen();
  await quiet();
  const now = store.present.value;
  expect(now?.since).toBeLessThan(now?.steps ?? 0);
  expect(store.news.value).toEqual({ from: now?.since, to: now?.steps });
  const replay = createReplay(store, () => 0, mute());
  const shown: number[] = [];
  replay.past.subscribe((past) => past && shown.push(past.at));
  replay.play(now?.since ?? 0, now?.steps ?? 0);
  for (let i = 0; i < 60; i++) await settle();
  expect(shown[0]).toBe(now?.since);
  expect([...shown].sort((a, b) => a - b)).toEqual(shown);
  expect([replay.on.value, replay.past.value]).toEqual([false, null]);
});

test('a stale click is silent, a full storage is told, an unknown table is told', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Anna')));
  const store = await sitDown(h, table);
  await decide(h, table, 0);
  const steps = store.present.value?.steps;
  // The store has not heard of it yet when it clicks.
  await choose(store, 0);
  expect(store.notice.value).toBeNull();
  h.memory.trouble = 'full';
  await choose(store, 0);
  expect(store.notice.value?.code).toBe('storage-full');
  expect(store.present.value?.steps).toBeGreaterThan(steps ?? 0);
  const nowhere = await sitDown(h, 'nowhere');
  expect([nowhere.notice.value?.code, nowhere.present.value]).toEqual(['unknown-table', null]);
});

test('two clicks at once are one decision', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Anna')));
  const store = await sitDown(h, table);
  const choice = at(store.present.value?.choices.filter(({ refusal }) => !refusal) ?? [], 0);
  await Promise.all([store.act(choice), store.act(choice), store.act(choice)]);
  await quiet();
  expect([store.present.value?.steps, store.notice.value]).toEqual([1, null]);
});

test('the board tells what came to pass since its last picture, and the next picture waits for it', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Anna')));
  const tale = createTale(() => true, PATIENT);
  const store = await sitDown(h, table, linkTo(h), tale);
  expect([tale.happened.value, tale.busy.value]).toEqual([[], false]);
  for (let i = 0; !tale.busy.value && i < 40; i++) {
    const legal = store.present.value?.choices.filter(({ refusal }) => !refusal) ?? [];
    // Its promise ends with the telling.
    void store.act(at(legal, i % legal.length));
    await quiet();
  }
  const first = store.present.value;
  const told = tale.happened.value;
  expect(told).toEqual(first?.log.slice(-told.length));
  expect(told.every(({ args }) => typeof args === 'object')).toBe(true);
  // Somebody else decides meanwhile: the picture stays until the board is through.
  await decide(h, table, 0);
  await quiet();
  await quiet();
  expect(store.present.value).toBe(first);
  tale.told([]);
  await quiet();
  expect(store.present.value).toBe(first);
  tale.told(told);
  await quiet();
  expect(store.present.value?.steps).toBe((first?.steps ?? 0) + 1);
  for (let i = 0; !store.present.value?.canUndo && i < 40; i++) {
    tale.hurry();
    void choose(store, i);
    await quiet();
  }
  const { steps = 0 } = store.present.value ?? {};
  void store.undo();
  await quiet();
  expect([store.present.value?.steps, tale.happened.value, tale.busy.value]).toEqual([steps - 1, [], false]);
});

test('all sides oneself: what a click led to is told to the eyes that look next', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Anna')));
  const tale = createTale(() => true, PATIENT);
  const store = await sitDown(h, table, linkTo(h), tale);
  let turned = 0;
  for (let i = 0; i < 40; i++) {
    const before = store.present.value;
    const done = choose(store, i);
    await quiet();
    const [now, told] = [store.present.value, tale.happened.value];
    tale.told(told);
    await done;
    if (now?.seat === before?.seat || told.length === 0) continue;
    turned++;
    expect(told).toEqual(now?.log.filter(({ step }) => step >= (before?.at ?? 0)));
  }
  expect(turned).toBeGreaterThan(5);
});

test('hot seat: whoever clicked is told what came of it with his own eyes, and only then the screen is passed', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const tale = createTale(() => true, PATIENT);
  const store = await sitDown(h, table, linkTo(h), tale);
  let told = 0;
  for (let i = 0; i < 40; i++) {
    if (store.pass.value !== null) await store.takeScreen();
    await quiet();
    const seat = store.present.value?.seat;
    const done = choose(store, i);
    await quiet();
    if (tale.busy.value) {
      expect([store.pass.value, store.present.value?.seat]).toEqual([null, seat]);
      const passing = store.present.value?.asked.includes(seat ?? -1) === false;
      if (passing) expect(store.present.value?.choices).toEqual([]);
      tale.told(tale.happened.value);
      await quiet();
      expect(store.pass.value !== null).toBe(passing);
      if (passing) told++;
    }
    await done;
  }
  expect(told).toBeGreaterThan(5);
});

test('a hint stands as long as its question, and nobody else gets it', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const store = await sitDown(h, table);
  const hints = createHints(
    store,
    () => false,
    () => 'general',
  );
  await store.takeScreen();
  await quiet();
  await hints.ask();
  expect(hints.hint.value).toMatchObject({ verb: 'family' });
  hints.drop();
  expect(hints.hint.value).toBeNull();
  const asking = hints.ask();
  expect(hints.pondering.value).toBe(true);
  await choose(store, 0);
  await asking;
  expect([store.pass.value === null, hints.hint.value]).toEqual([false, null]);
  await store.takeScreen();
  await quiet();
  expect([store.present.value?.seat === null, hints.hint.value, hints.pondering.value]).toEqual([false, null, false]);
});
