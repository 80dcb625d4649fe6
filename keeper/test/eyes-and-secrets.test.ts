import { range, type Seat } from '@condotta/kernel';
import { expect, test } from 'vitest';
import type { Snapshot } from '../protocol.ts';
import { decide, game, type House, house, look, mind, numbers, people, settle } from './house.ts';
import { betrayed, openHands, secretsOf } from './secrets.ts';

const SEATS: readonly (Seat | null)[] = [0, 1, 2, null];

test('no picture names what its eyes must not know, now or in the past; and the past is as it was', async () => {
  const h = house();
  const random = numbers(3);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto', 'Carla')));
  const album = new Map<string, Snapshot>();
  let secrets = 0;
  for (let step = 0; step < 220; step++) {
    const match = h.truth(table);
    if (match.world.over) break;
    secrets += [...secretsOf(match).values()].flat().length;
    for (const seat of SEATS) {
      const now = await look(h, table, seat);
      expect(betrayed(match, seat, now)).toEqual([]);
      expect(openHands(now.view, seat)).toEqual([]);
      if (!match.world.sealed) album.set(`${seat} ${now.at}`, now);
      const then = await look(h, table, seat, random() % (now.steps + 1));
      expect(betrayed(match, seat, then)).toEqual([]);
      expect(openHands(then.view, seat)).toEqual([]);
      const old = album.get(`${seat} ${then.at}`);
      if (!old || then.at === now.at) continue;
      expect({ view: then.view, log: then.log, asked: then.asked }).toEqual({
        view: old.view,
        log: old.log,
        asked: old.asked,
      });
      expect([then.choices, then.canUndo]).toEqual([[], false]);
    }
    await decide(h, table, random());
  }
  expect(secrets).toBeGreaterThan(500);
});

/** Two Armies, a step apart. */
const ARMIES = {
  map: { Bologna: '0,0', Viterbo: '1,0', Mantua: '1,-1', Ferrara: '0,1', 'Plain of Lodi': '2,-1' },
  players: [
    { family: 'este', domain: ['Ferrara'] },
    { family: 'gonzaga', domain: ['Mantua'] },
  ],
  troops: [
    { seat: 0, area: 2, at: 'Viterbo', captain: 'Colleoni', companies: [25, 26, 27] },
    { seat: 1, area: 2, at: 'Plain of Lodi', captain: 'Carmagnola', companies: [41, 42, 43] },
  ],
  turn: { step: 'troop', seat: 0 },
};

const doing = (h: House, table: string) => async (seat: Seat, verb: string, arg: string) => {
  await h.keeper.act({ table, seat, verb, arg, seq: (await look(h, table, seat)).seq });
};

/** Seat 0 has attacked: both draw up their Companies under a seal. */
async function battle(h: House, table: string): Promise<void> {
  const act = doing(h, table);
  await act(0, 'march', 'troop:0.2');
  const { choices } = await look(h, table, 0);
  const lodi = choices.find(({ label, refusal }) => label.includes('Lodi') && !refusal);
  await act(0, 'enter', String(lodi?.arg));
}

test('sealed answers are not even counted by those who must not know of them', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto'), { position: ARMIES }));
  const act = doing(h, table);
  await battle(h, table);
  expect((await look(h, table, null)).asked).toEqual([0, 1]);
  const before = await Promise.all([1, null].map((seat) => look(h, table, seat)));
  await act(0, 'rank', 'card:26');
  expect(await Promise.all([1, null].map((seat) => look(h, table, seat)))).toEqual(before);
  const own = await look(h, table, 0);
  expect(own).toMatchObject({ steps: (before[0]?.steps ?? 0) + 1, canUndo: true });
  await act(1, 'rank', 'card:41');
  expect(await look(h, table, 0)).toEqual(own);
  await act(0, 'rank', 'card:25');
  await act(1, 'rank', 'card:42');
  expect((await look(h, table, null)).steps).toBe(6);
});

test('nor are they counted by the shelf, by who comes to the table, or by what is pushed', async () => {
  const h = house();
  const free = { name: '', mind: null, person: null };
  const { table } = await h.keeper.start(game([...people('Anna'), free], { position: ARMIES, seed: null }));
  const berto = h.visit('berto');
  await berto.keeper.join({ table, seats: [{ seat: 1, nonce: 'b'.repeat(32), name: 'Berto' }] });
  await h.keeper.join({ table, seats: [{ seat: 0, nonce: 'a'.repeat(32), name: null }] });
  await berto.keeper.open({ table });
  await battle(h, table);
  const known = async (): Promise<unknown> => [
    await berto.keeper.shelf({}),
    await berto.keeper.open({ table }),
    berto.told,
    (await h.memory.tables.all()).map(({ info }) => info),
  ];
  const before = structuredClone(await known());
  const act = doing(h, table);
  await act(0, 'rank', 'card:26');
  expect(await known()).toEqual(before);
  await h.keeper.undo({ table, seat: 0, seq: (await look(h, table, 0)).seq });
  await act(0, 'rank', 'card:25');
  await act(0, 'rank', 'card:26');
  expect(h.truth(table).line).toHaveLength(4);
  expect(await known()).toEqual(before);
  for (const arg of ['card:41', 'card:42']) {
    const { seq } = await berto.keeper.look({ table, seat: 1, at: null });
    await berto.keeper.act({ table, seat: 1, verb: 'rank', arg, seq });
  }
  expect(await berto.keeper.shelf({})).toMatchObject([{ steps: 6 }]);
});

test('a mind at a sealed question is at work until it is ready: its clicks cannot be counted, nor its pauses', async () => {
  const waits: number[] = [];
  const h = house({
    wait: (ms) => {
      if (ms < 2000) waits.push(ms);
      return ms > 2000 ? new Promise(() => undefined) : settle();
    },
  });
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Berto')], { position: ARMIES }));
  await h.keeper.open({ table });
  await h.keeper.pace({ table, pause: 500, running: true });
  const before = h.pushes.length;
  await battle(h, table);
  for (let i = 0; i < 20; i++) await settle();
  expect(h.truth(table).line.filter(({ seat }) => seat === 1).length).toBeGreaterThan(1);
  const sealed = h.pushes.slice(before).map(({ thinking }) => thinking.join());
  expect(sealed.join(' ').trim()).toBe('1');
  expect(waits.filter((ms) => ms > 0)).toEqual([]);
});

test('what if: a branch agrees with what the eyes know, and betrays no more', async () => {
  const h = house();
  const random = numbers(12);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto', 'Carla')));
  for (let i = 0; i < 90; i++) await decide(h, table, random());
  const match = h.truth(table);
  const kept = await look(h, table, null);
  const hands = new Set<string>();
  for (const n of range(6)) {
    const at = n < 3 ? kept.steps : 30;
    const { table: branch } = await h.keeper.branch({ table, at, seat: 0 });
    const [then, there] = [await look(h, table, 0, at), await look(h, branch, 0)];
    expect({ view: there.view, asked: there.asked }).toEqual({ view: then.view, asked: then.asked });
    expect(there).toMatchObject({ steps: 0, log: [] });
    if (n < 3) hands.add(JSON.stringify(h.truth(branch).world.state));
    await decide(h, branch, n);
  }
  expect(hands.size).toBeGreaterThan(1);
  expect(await look(h, table, null)).toEqual(kept);
  expect(h.truth(table).world).toEqual(match.world);
});

test('when the game is over everybody sees everything, and a branch is the truth', async () => {
  const h = house();
  const random = numbers(5);
  const { table } = await h.keeper.start(
    game(people('Anna', 'Berto'), {
      position: {
        map: { Bologna: '0,0', Viterbo: '1,0', Mantua: '1,-1', Ferrara: '0,1' },
        players: [
          { family: 'este', domain: ['Ferrara'], points: 28, florins: 5, hand: [59] },
          { family: 'gonzaga', domain: ['Mantua'], points: 3, hand: [60, 61] },
        ],
        turn: { step: 'prestige', seat: 0 },
      },
    }),
  );
  const before = await look(h, table, 0);
  expect(openHands(before.view, 0)).toEqual([]);
  const spend = before.choices.find(({ verb, arg }) => verb === 'spend' && arg === 5);
  expect(spend).toMatchObject({ refusal: null });
  expect(await h.keeper.final({ table, seat: 0, decisions: [{ verb: 'spend', arg: 5 }] })).toEqual([true]);
  await h.keeper.act({ table, seat: 0, verb: 'spend', arg: 5, seq: before.seq });
  const after = await look(h, table, 1);
  expect(after.over).toMatchObject({ winners: [0] });
  expect(after.canUndo).toBe(false);
  expect(openHands(after.view, 1)).toEqual([0]);
  expect(openHands((await look(h, table, null, 0)).view, null)).toEqual([0, 1]);
  expect((await h.keeper.review({ table })).map(({ step }) => step)).toEqual([0, 1]);
  const { table: branch } = await h.keeper.branch({ table, at: 0, seat: 1 });
  expect(h.truth(branch).world.state).toMatchObject({ players: [{ hand: [59] }, { hand: [60, 61] }] });
  await decide(h, branch, random());
});
