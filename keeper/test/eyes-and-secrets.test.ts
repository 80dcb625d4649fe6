import { range, type Seat } from '@condotta/kernel';
import { expect, test } from 'vitest';
import type { Snapshot } from '../protocol.ts';
import { decide, game, house, look, numbers, people } from './house.ts';
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

test('sealed answers are not even counted by those who must not know of them', async () => {
  const h = house();
  const { table } = await h.keeper.start(
    game(people('Anna', 'Berto'), {
      position: {
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
      },
    }),
  );
  const act = async (seat: Seat, verb: string, arg: string): Promise<void> => {
    await h.keeper.act({ table, seat, verb, arg, seq: (await look(h, table, seat)).seq });
  };
  await act(0, 'march', 'troop:0.2');
  const { choices } = await look(h, table, 0);
  const lodi = choices.find(({ label, refusal }) => label.includes('Lodi') && !refusal);
  await act(0, 'enter', String(lodi?.arg));
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
