import { ravenna } from '@condotta/games/ravenna';
import { ventura } from '@condotta/games/ventura';
import { anyEngineOf, at, eyesOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import type { StopSignal } from '../index.ts';
import { calm, code, decide, game, house, look, mind, numbers, people, settle } from './house.ts';

test('a table is started, played and found again on the shelf', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const first = await look(h, table, null);
  expect(first).toMatchObject({ game: 'ventura', steps: 0, at: 0, over: null, choices: [] });
  await decide(h, table, 0);
  await decide(h, table, 1);
  expect(await look(h, table, null)).toMatchObject({ steps: 2, at: 2 });
  expect(await h.keeper.shelf({})).toMatchObject([{ id: table, steps: 2, over: false }]);
});

test('two requests at once open one table, and both see the same', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const again = house({}, h.memory);
  const [, a] = await Promise.all([again.keeper.open({ table }), look(again, table, 0), look(again, table, 1)]);
  const [seat] = a.asked;
  const mine = await look(again, table, seat ?? 0);
  const { verb, arg } = at(
    mine.choices.filter(({ refusal }) => !refusal),
    0,
  );
  await again.keeper.act({ table, seat: seat ?? 0, verb, arg, seq: mine.seq });
  expect((await look(again, table, null)).steps).toBe(1);
});

test('what can be undone is undone and done again; a new decision forgets what was undone', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const random = numbers(4);
  let undone = 0;
  for (let i = 0; i < 120; i++) {
    const made = await decide(h, table, random());
    if (!made) break;
    const { seat, before } = made;
    const after = await look(h, table, seat);
    if (!after.canUndo) {
      expect(await code(h.keeper.undo({ table, seat, seq: after.seq }))).toBe('refused');
      continue;
    }
    undone++;
    const given = await h.keeper.undo({ table, seat, seq: after.seq });
    const back = await look(h, table, seat);
    expect(given).toEqual(back);
    const same = { seq: 0, canRedo: true };
    expect({ ...back, ...same }).toEqual({ ...before, ...same });
    expect(back.canRedo).toBe(true);
    await h.keeper.redo({ table, seat, seq: back.seq });
    const again = await look(h, table, seat);
    expect({ ...again, seq: 0 }).toEqual({ ...after, seq: 0 });
  }
  expect(undone).toBeGreaterThan(20);
});

test('the word "final" is true: what is not final can be undone, what is final cannot', async () => {
  const h = house();
  const random = numbers(9);
  let [final, free] = [0, 0];
  for (const seed of ['1', '2', '3']) {
    const { table } = await h.keeper.start(game(people('Anna', 'Berto', 'Carla'), { seed }));
    for (let i = 0; i < 150; i++) {
      const { asked } = await look(h, table, null);
      const [seat] = asked;
      if (seat === undefined) break;
      const { choices, seq } = await look(h, table, seat);
      const legal = choices.filter(({ refusal }) => !refusal);
      const choice = at(legal, random() % legal.length);
      const [isFinal] = await h.keeper.final({ table, seat, decisions: [choice] });
      await h.keeper.act({ table, seat, verb: choice.verb, arg: choice.arg, seq });
      const { canUndo } = await look(h, table, seat);
      expect([i, choice.label, canUndo]).toEqual([i, choice.label, !isFinal]);
      if (isFinal) final++;
      else free++;
    }
  }
  expect(final).toBeGreaterThan(30);
  expect(free).toBeGreaterThan(100);
});

test('a click on an outdated picture is stale and changes nothing; a refused one says why, in the language of the click', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const { asked } = await look(h, table, null);
  const seat = at(asked, 0);
  const { seq } = await look(h, table, seat);
  await decide(h, table, 0);
  const act = (verb: string, arg: string | null, when: number, language: 'en' | 'it') =>
    h.keeper.act({ table, seat, verb, arg, seq: when, language });
  expect(await code(act('family', 'family:este', seq, 'en'))).toBe('stale');
  const now = await look(h, table, seat);
  // Somebody else reads English.
  await look(h, table, null);
  await expect(act('nonsense', null, now.seq, 'it')).rejects.toMatchObject({
    failure: { code: 'refused', text: /ora|tocca/i },
  });
  expect((await look(h, table, null)).steps).toBe(1);
});

test('minds hold their seats, think about imagined worlds only, and wait when told to', async () => {
  const h = house();
  const holders = [...people('Anna'), mind('Berto', 'captain'), mind('Carla', 'recruit')];
  const { table } = await h.keeper.start(game(holders));
  for (let i = 0; i < 40; i++) {
    await calm(h, table);
    await decide(h, table, i);
  }
  expect((await calm(h, table)).asked).toEqual([0]);
  expect(new Set(h.thoughts.map(({ level }) => level))).toEqual(new Set(['captain', 'recruit']));
  expect(h.pushes.some(({ thinking }) => thinking.length > 0)).toBe(true);
  expect(h.pushes.at(-1)?.thinking).toEqual([]);
  for (const { world } of h.thoughts) expect(world).not.toBe(null);

  await h.keeper.pace({ table, pause: 0, running: false });
  const { steps } = await look(h, table, null);
  for (let i = 0; i < 6; i++) if ((await look(h, table, null)).asked.includes(0)) await decide(h, table, 0);
  await settle();
  const waiting = await look(h, table, null);
  expect(waiting.steps).toBeGreaterThan(steps);
  expect(waiting.asked).not.toContain(0);
  await h.keeper.pace({ table, pause: 0, running: true });
  expect((await calm(h, table)).asked).toContain(0);
});

test('while people decide, minds think ahead in imagined worlds: those that sit next first, and none at a table that stands still', async () => {
  const h = house();
  const holders = [mind('Anna', 'captain'), ...people('Berto'), mind('Carla', 'general')];
  const { table } = await h.keeper.start(game(holders));
  const random = numbers(11);
  let [waits, imaginary] = [0, 0];
  for (let i = 0; i < 60; i++) {
    await calm(h, table);
    const told = h.ahead.at(-1) ?? [];
    const { engine, world } = h.truth(table);
    expect(world.waiting).toContain(1);
    if (!world.sealed) {
      waits++;
      expect(told.map(({ seat, level, why }) => ({ seat, level, why }))).toEqual([
        { seat: 2, level: 'general', why: false },
        { seat: 0, level: 'captain', why: false },
      ]);
      for (const { world: imagined, seat } of told) {
        expect(imagined.waiting).toEqual(world.waiting);
        const eyes = eyesOf(seat);
        const seen = (one: typeof imagined) => engine.game.view(engine.table(one), one, eyes);
        expect(seen(imagined)).toEqual(seen(world));
      }
      if (told.every(({ world: imagined }) => JSON.stringify(imagined) !== JSON.stringify(world))) imaginary++;
    }
    await decide(h, table, random());
  }
  expect(waits).toBeGreaterThan(20);
  expect(imaginary).toBeGreaterThan(20);
  await calm(h, table);
  await h.keeper.pace({ table, running: false, pause: 0 });
  const count = h.ahead.length;
  await decide(h, table, 0);
  expect(h.ahead).toHaveLength(count);
});

test('nobody thinks ahead while answers are sealed: how soon a mind has its own must not tell who has given his', async () => {
  const engine = anyEngineOf(ravenna);
  const sealed: boolean[] = [];
  const h = house({
    games: [ravenna],
    async think({ world, seat }) {
      sealed.push(Boolean(world.sealed));
      return { ...at(engine.legal(world, seat), 0), reasons: [] };
    },
  });
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Berto', 'captain')], { game: 'ravenna' }));
  const random = numbers(3);
  for (let i = 0; i < 40; i++) {
    await calm(h, table);
    // The mind gives its sealed answers first.
    for (let n = 0; n < 20; n++) await settle();
    await decide(h, table, random());
  }
  expect(new Set(sealed)).toEqual(new Set([true, false]));
  expect(h.ahead.length).toBeGreaterThan(5);
  expect(h.ahead.flat().filter(({ world }) => world.sealed)).toEqual([]);
});

test('a mind that fails or proposes nonsense does not hold up the table', async () => {
  let n = 0;
  const h = house({
    think: async () => {
      if (n++ % 2 === 0) throw new Error('no idea');
      return { verb: 'nonsense', arg: null, reasons: [] };
    },
  });
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Berto', 'captain')]));
  for (let i = 0; i < 10; i++) {
    await calm(h, table);
    await decide(h, table, 0);
  }
  expect((await calm(h, table)).asked).toEqual([0]);
  expect(n).toBeGreaterThan(3);
});

test('a table that is put away while a mind thinks stays away', async () => {
  let answer = (): void => {};
  const thinking = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const h = house({ wait: () => thinking });
  const minds = ['Anna', 'Berto'].map((name) => mind(name, 'random'));
  const { table } = await h.keeper.start(game(minds));
  await settle();
  await h.keeper.discard({ table });
  answer();
  await settle();
  expect(h.memory.journals.size).toBe(0);
  expect(await code(look(h, table, null))).toBe('unknown-table');
});

test('a table that is left and opened again at once: its mind thinks anew, and whoever comes is told so', async () => {
  let pass = (): void => {};
  const paused = new Promise<void>((resolve) => {
    pass = resolve;
  });
  let thoughts = 0;
  const h = house({
    wait: () => paused,
    think: (thought, stop) =>
      new Promise((resolve, reject) => {
        stop?.addEventListener('abort', () => reject(new Error('stopped')));
        // The first thought is a long one.
        if (thoughts++ > 0)
          resolve({ ...at(anyEngineOf(ventura).legal(thought.world, thought.seat).slice(-1), 0), reasons: [] });
      }),
  });
  const minds = ['Anna', 'Berto'].map((name) => mind(name, 'captain'));
  const { table } = await h.keeper.start(game(minds));
  await settle();
  const { engine, world } = h.truth(table);
  const last = engine.legal(world, at(world.waiting, 0)).at(-1);
  await h.keeper.leave({ table });
  h.pushes.length = 0;
  await h.keeper.open({ table });
  expect(h.pushes.at(0)?.thinking).toEqual([at(world.waiting, 0)]);
  pass();
  await settle();
  await settle();
  expect(thoughts).toBeGreaterThan(1);
  expect(h.truth(table).line[0]?.decision).toEqual(last);
});

test('a hint is a legal choice in words; who is not asked gets none', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  const { asked } = await look(h, table, null);
  const seat = at(asked, 0);
  const hint = await h.keeper.hint({ table, seat, level: 'marshal' });
  expect(h.thoughts.at(-1)).toMatchObject({ level: 'marshal', seat, why: true });
  const { choices } = await look(h, table, seat);
  expect(choices.find(({ verb, arg }) => verb === hint.verb && arg === hint.arg)).toMatchObject({
    refusal: null,
    label: hint.label,
  });
  expect(hint.reason).toBe('All in all it seems best.');
  expect(await code(h.keeper.hint({ table, seat: 1 - seat, level: 'general' }))).toBe('refused');
});

test('a review comes after the end only', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  await decide(h, table, 0);
  expect(await code(h.keeper.review({ table }))).toBe('refused');
});

test('what a mind has thought while the table had to wait is not thought again', async () => {
  const h = house();
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Berto', 'captain')]));
  await calm(h, table);
  await h.keeper.pace({ table, pause: 0, running: false });
  for (let i = 0; (await look(h, table, null)).asked.includes(0) && i < 20; i++) await decide(h, table, 0);
  await h.keeper.pace({ table, pause: 0, running: true });
  await h.keeper.pace({ table, pause: 0, running: false });
  await settle();
  await settle();
  const { steps } = await look(h, table, null);
  const thoughts = h.thoughts.length;
  await h.keeper.pace({ table, pause: 0, running: true });
  await h.keeper.pace({ table, pause: 0, running: false });
  await settle();
  await settle();
  expect([h.thoughts.length, (await look(h, table, null)).steps]).toEqual([thoughts, steps]);
  await h.keeper.pace({ table, pause: 0, running: true });
  expect((await calm(h, table)).steps).toBeGreaterThan(steps);
});

test('a thought ends when the table changes under it, is left, or put away', async () => {
  const stops: StopSignal[] = [];
  const h = house({
    think: (_thought, stop) =>
      new Promise((_resolve, reject) => {
        if (!stop) return;
        stops.push(stop);
        stop.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  });
  const minds = ['Anna', 'Berto'].map((name) => mind(name, 'random'));
  const { table } = await h.keeper.start(game(minds));
  await settle();
  await h.keeper.leave({ table });
  await settle();
  expect(stops.map(({ aborted }) => aborted)).toEqual([true]);
  expect((await look(h, table, null)).steps).toBe(0);
  await h.keeper.open({ table });
  await settle();
  expect(stops.map(({ aborted }) => aborted)).toEqual([true, false]);
  // Another keeper has decided for the seat: what its mind is at is about a world that is no more.
  const other = house({}, h.memory);
  await other.keeper.open({ table });
  await settle();
  await other.keeper.leave({ table });
  for (let i = 0; i < 5; i++) await settle();
  expect((await look(h, table, null)).steps).toBeGreaterThan(0);
  expect(stops.slice(0, 2).map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(stops.at(-1)?.aborted).toBe(false);
  await h.keeper.discard({ table });
  expect(stops.every(({ aborted }) => aborted)).toBe(true);
});

test('again: the same people and set-up, other dice; and the old table stays', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  await decide(h, table, 0);
  const { table: next, waiting } = await h.keeper.again({ table });
  expect(waiting).toEqual([0, 1]);
  await h.keeper.join({
    table: next,
    seats: waiting.map((seat) => ({ seat, nonce: `${seat}`.repeat(32), name: null })),
  });
  const [old, fresh] = [h.truth(table), h.truth(next)];
  expect(fresh.start).toEqual(old.start);
  expect([fresh.line.length, old.line.length]).toEqual([0, 1]);
  expect(fresh.dice.commitment).not.toBe(old.dice.commitment);
  expect((await h.keeper.open({ table: next })).holders).toEqual((await h.keeper.open({ table })).holders);
});
