/** Who speaks comes with the connection: an owner, somebody with two seats, a spectator. */

import { at } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { code, decide, game, house, look, people } from './house.ts';

const nonce = (digit: string): string => digit.repeat(32);

/** The owner holds seat 0; seats 1 and 2 are free, and Berto takes both. */
async function threeSeats() {
  const h = house();
  const free = { name: '', mind: null, person: null };
  const offered = await h.keeper.start(game([...people('Anna'), free, free], { seed: null }));
  const { table } = offered;
  const berto = h.visit('berto');
  const watcher = h.visit('watcher');
  await h.keeper.join({ table, seats: [{ seat: 0, nonce: nonce('a'), name: null }] });
  return { h, table, offered, berto, watcher };
}

const taken = (table: string) => ({
  table,
  seats: [1, 2].map((seat) => ({ seat, nonce: nonce(String(seat)), name: 'Berto' })),
});

test('the dice are committed to before the nonces are given, and the match opens with the last of them', async () => {
  const { h, table, offered, berto } = await threeSeats();
  expect(offered).toMatchObject({ waiting: [0, 1, 2], commitment: /^[0-9a-f]{64}$/ });
  expect(await code(look(h, table, 0))).toBe('not-open');
  expect(await h.keeper.open({ table })).toMatchObject({ waiting: [1, 2], mine: [0], owner: true });
  expect(await code(berto.keeper.join({ table, seats: [{ seat: 1, nonce: '7', name: 'Berto' }] }))).toBe('failed');
  expect(await code(berto.keeper.join({ table, seats: [{ seat: 0, nonce: nonce('b'), name: 'Berto' }] }))).toBe('done');
  expect(await berto.keeper.join(taken(table))).toMatchObject({ waiting: [], commitment: offered.commitment });
  expect((await look(h, table, 0)).commitment).toBe(offered.commitment);
  const { dice } = h.truth(table);
  expect(dice.nonces).toEqual([nonce('a'), nonce('1'), nonce('2')]);
  // Others come out of the same secret with other nonces.
  expect(dice.match).not.toContain(dice.secret ?? '');
});

test('the nonces of minds come from the keeper; a seeded table needs none, and its name does not tell its seed', async () => {
  const h = house();
  const holders = [...people('Anna'), { name: 'mind', mind: 'random', person: null }];
  const { table, waiting } = await h.keeper.start(game(holders, { seed: null }));
  expect(waiting).toEqual([0]);
  await h.keeper.join({ table, seats: [{ seat: 0, nonce: nonce('c'), name: null }] });
  expect(h.truth(table).dice.nonces[1]?.length).toBeGreaterThanOrEqual(32);
  const seeded = await h.keeper.start(game(holders, { seed: 'sesame' }));
  expect(seeded.waiting).toEqual([]);
  expect(h.truth(seeded.table).dice.match).not.toContain('sesame');
});

test('nobody sees or does anything with a seat that is not theirs', async () => {
  const { h, table, berto, watcher } = await threeSeats();
  await berto.keeper.join(taken(table));
  const act = { table, seat: 0, verb: 'family', arg: 'family:este', seq: 0 };
  for (const { keeper } of [berto, watcher]) {
    expect(await code(keeper.look({ table, seat: 0, at: null }))).toBe('forbidden');
    expect(await code(keeper.act(act))).toBe('forbidden');
    expect(await code(keeper.undo(act))).toBe('forbidden');
    expect(await code(keeper.redo(act))).toBe('forbidden');
    expect(await code(keeper.offer(act))).toBe('forbidden');
    expect(await code(keeper.answer({ ...act, accept: true }))).toBe('forbidden');
    expect(await code(keeper.hint({ table, seat: 0, level: 'recruit' }))).toBe('forbidden');
    expect(await code(keeper.odds(act))).toBe('forbidden');
    expect(await code(keeper.why({ table, seat: 0, thing: 'tile:1' }))).toBe('forbidden');
    expect(await code(keeper.final({ table, seat: 0, decisions: [] }))).toBe('forbidden');
  }
  expect(await code(h.keeper.look({ table, seat: 1, at: null }))).toBe('forbidden');
  expect(await code(berto.keeper.look({ table, seat: 2, at: null }))).toBe('done');
  expect(await code(watcher.keeper.look({ table, seat: null, at: null }))).toBe('done');
});

test('what is the owner’s is refused to everybody else', async () => {
  const { h, table, berto, watcher } = await threeSeats();
  await berto.keeper.join(taken(table));
  for (const { keeper } of [berto, watcher]) {
    expect(await code(keeper.export({ table }))).toBe('forbidden');
    expect(await code(keeper.branch({ table, at: 0, seat: null }))).toBe('forbidden');
    expect(await code(keeper.pace({ table, pause: 0, running: false }))).toBe('forbidden');
    expect(await code(keeper.again({ table }))).toBe('forbidden');
    expect(await code(keeper.discard({ table }))).toBe('forbidden');
  }
  expect((await h.keeper.shelf({})).length).toBe(1);
  expect((await berto.keeper.shelf({})).length).toBe(1);
  expect((await watcher.keeper.shelf({})).length).toBe(0);
  await h.keeper.discard({ table });
});

test('everybody is told of what they may notice; who acted is answered with the seat that is asked next', async () => {
  const { h, table, berto, watcher } = await threeSeats();
  await berto.keeper.join(taken(table));
  for (const { keeper } of [h, berto, watcher]) await keeper.open({ table });
  const seats = [h.keeper, berto.keeper, berto.keeper];
  let turned = 0;
  for (let i = 0; i < 30; i++) {
    const seat = at((await look(h, table, null)).asked, 0);
    const mine = at(seats, seat);
    const { choices, seq } = await mine.look({ table, seat, at: null });
    const legal = choices.filter(({ refusal }) => !refusal);
    const { verb, arg } = at(legal, i % legal.length);
    const told = watcher.told.length;
    const next = await mine.act({ table, seat, verb, arg, seq });
    expect(watcher.told.length).toBe(told + 1);
    expect(watcher.told.at(-1)?.seqs.slice(0, 3)).toEqual([null, null, null]);
    const asked = at(next.asked, 0);
    if (seat > 0 && asked > 0) expect(next.seat).toBe(asked);
    else expect(next.seat).toBe(seat);
    if (next.seat !== seat) turned++;
  }
  expect(turned).toBeGreaterThan(2);
});

test('one who leaves does not stop the minds for the others', async () => {
  const h = house();
  const holders = [...people('Anna'), { name: 'mind', mind: 'random', person: null }];
  const { table } = await h.keeper.start(game(holders));
  const watcher = h.visit('watcher');
  await watcher.keeper.open({ table });
  await h.keeper.leave({ table });
  for (let i = 0; i < 6; i++) {
    for (let n = 0; n < 20 && !(await look(h, table, null)).asked.includes(0); n++)
      await new Promise((resolve) => setTimeout(resolve, 0));
    await decide(h, table, 0);
  }
  expect((await look(h, table, null)).steps).toBeGreaterThan(6);
});

test('a take-back needs the consent of all, and is offered once', async () => {
  const { h, table, berto } = await threeSeats();
  await berto.keeper.join(taken(table));
  const seats = [h.keeper, berto.keeper, berto.keeper];
  const step = async (): Promise<void> => {
    const seat = at((await look(h, table, null)).asked, 0);
    const mine = at(seats, seat);
    const { choices, seq } = await mine.look({ table, seat, at: null });
    const { verb, arg } = at(
      choices.filter(({ refusal }) => !refusal),
      0,
    );
    await mine.act({ table, seat, verb, arg, seq });
  };
  for (let i = 0; i < 8; i++) await step();
  const mine = await look(h, table, 0);
  expect(mine.canOffer).toBe(true);
  const asked = await h.keeper.offer({ table, seat: 0, seq: mine.seq });
  expect(asked.offer).toMatchObject({ by: 0, waiting: [1, 2] });
  const answer = async (seat: number, accept: boolean) => {
    const { seq } = await berto.keeper.look({ table, seat, at: null });
    return berto.keeper.answer({ table, seat, seq, accept });
  };
  await answer(1, true);
  expect((await answer(2, false)).offer).toBeNull();
  expect(await look(h, table, 0)).toMatchObject({ steps: 8, canOffer: false });
  await step();
  await h.keeper.offer({ table, seat: 0, seq: (await look(h, table, 0)).seq });
  await answer(1, true);
  await answer(2, true);
  const back = await look(h, table, 0);
  expect(back.steps).toBeLessThan(9);
  expect(h.truth(table).line.length).toBe(back.steps);
});
