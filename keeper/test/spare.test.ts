/** What has one answer is not asked, and that betrays nothing. */

import { expect, test } from 'vitest';
import type { Snapshot } from '../protocol.ts';
import { game, type House, house, mind, numbers, people } from './house.ts';

const legal = ({ choices }: Snapshot) => choices.filter(({ refusal }) => refusal === null);

/** Plays on with any decision of whoever is asked and is a person. */
async function any(h: House, table: string, seats: readonly number[], random: () => number): Promise<Snapshot | null> {
  for (const seat of seats) {
    const now = await h.keeper.look({ table, seat, at: null });
    const can = legal(now);
    if (!now.asked.includes(seat) || can.length === 0) continue;
    const choice = can[random() % can.length];
    if (!choice) return null;
    return h.keeper.act({ table, seat, seq: now.seq, verb: choice.verb, arg: choice.arg });
  }
  return null;
}

test('against minds nobody is asked what has one answer; undo steps over it, and redo makes it again', async () => {
  const h = house();
  const random = numbers(11);
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Mind')]));
  await h.keeper.open({ table });
  await h.keeper.spare({ table, spared: true });
  let [asked, single, stepped] = [0, 0, 0];
  for (let i = 0; i < 400; i++) {
    const before = await h.keeper.look({ table, seat: 0, at: null });
    if (before.over) break;
    if (!before.asked.includes(0)) {
      await new Promise((done) => setTimeout(done, 0));
      continue;
    }
    asked++;
    // Answers that differ in form only count as one.
    const { engine, world } = h.truth(table);
    if (engine.distinct(world, 0).length === 1) single++;
    const after = await any(h, table, [0], random);
    if (!after?.canUndo || after.steps < before.steps + 2) continue;
    // More than one decision has been made: all but the first of them by themselves.
    const back = await h.keeper.undo({ table, seat: 0, seq: after.seq });
    expect([back.steps, back.prompt]).toEqual([before.steps, before.prompt]);
    const again = await h.keeper.redo({ table, seat: 0, seq: back.seq });
    expect([again.steps, again.prompt]).toEqual([after.steps, after.prompt]);
    stepped++;
  }
  expect(asked).toBeGreaterThan(50);
  expect(single / asked).toBeLessThan(0.05);
  expect(stepped).toBeGreaterThan(0);
});

test('who does not want it is asked everything', async () => {
  const h = house();
  const random = numbers(11);
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Mind')]));
  await h.keeper.open({ table });
  let single = 0;
  for (let i = 0; i < 400 && single === 0; i++) {
    const now = await h.keeper.look({ table, seat: 0, at: null });
    if (now.over) break;
    if (!now.asked.includes(0)) await new Promise((done) => setTimeout(done, 0));
    else {
      if (legal(now).length === 1) single++;
      await any(h, table, [0], random);
    }
  }
  expect(single).toBeGreaterThan(0);
});

test('among people only what is open to all spares a question: an empty purse, never a hand without the card', async () => {
  const h = house();
  const random = numbers(3);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  await h.keeper.open({ table });
  await h.keeper.spare({ table, spared: true });
  const single = new Map<string, number>();
  for (let i = 0; i < 900; i++) {
    const open = await h.keeper.look({ table, seat: null, at: null });
    const [seat] = open.asked;
    if (open.over || seat === undefined) break;
    const now = await h.keeper.look({ table, seat, at: null });
    if (legal(now).length === 1) single.set(now.moment, (single.get(now.moment) ?? 0) + 1);
    await any(h, table, [seat], random);
  }
  // Florins lie open: with none, nothing can be spent, and everybody knows it.
  expect(single.get('prestige.spend') ?? 0).toBe(0);
  // Cards do not: whether somebody holds one to play is his own affair.
  expect(single.get('battle.ruses') ?? single.get('deploy.card') ?? 0).toBeGreaterThan(0);
});
