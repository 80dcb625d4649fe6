/** What is asked for on demand: reasons, standing answers, take-backs that minds agree to. */

import { at } from '@condotta/kernel';
import { duel } from '@condotta/kernel/suite';
import { expect, test } from 'vitest';
import { calm, code, decide, game, house, look, mind, people, settle } from './house.ts';

test('any thing has its reason, listed or not; what no rule speaks of has none', async () => {
  const h = house();
  const { table } = await h.keeper.start(
    game(people('Anna', 'Berto'), {
      position: {
        map: { Bologna: '0,0', Viterbo: '1,0', Mantua: '1,-1', Ferrara: '0,1', 'Plain of Lodi': '2,-1' },
        players: [
          { family: 'este', domain: ['Ferrara'] },
          { family: 'gonzaga', domain: ['Mantua'] },
        ],
        troops: [{ seat: 0, area: 2, at: 'Bologna', captain: 'Colleoni', companies: [25, 26, 27] }],
        turn: { step: 'troop', seat: 0 },
      },
    }),
  );
  const { seq } = await look(h, table, 0);
  const next = await h.keeper.act({ table, seat: 0, verb: 'march', arg: 'troop:0.2', seq });
  const { map } = next.view as { readonly map: readonly { readonly tile: number }[] };
  const things = map.map(({ tile }) => `tile:${tile}`);
  const listed = new Map(next.choices.map(({ arg, refusal }) => [arg, refusal]));
  const unlisted = things.filter((thing) => !listed.has(thing));
  expect(unlisted.length).toBeGreaterThan(0);
  for (const thing of unlisted) {
    const reasons = await h.keeper.why({ table, seat: 0, thing });
    expect([thing, reasons.length > 0, reasons.every(({ rule, text }) => rule !== '' && text !== '')]).toEqual([
      thing,
      true,
      true,
    ]);
  }
  expect(await h.keeper.why({ table, seat: 0, thing: 'nonsense' })).toEqual([]);
  expect(await h.keeper.why({ table, seat: 1, thing: at(things, 0) })).toEqual([]);
});

test('minds agree to take-backs', async () => {
  const h = house();
  const { table } = await h.keeper.start(game([...people('Anna'), mind('Berto')]));
  for (let i = 0; i < 6; i++) {
    await calm(h, table);
    await decide(h, table, 0);
  }
  await calm(h, table);
  const { seq, steps } = await look(h, table, 0);
  const told = h.pushes.length;
  expect((await h.keeper.offer({ table, seat: 0, seq })).offer).toEqual({ by: 0, waiting: [1] });
  // An offer moves nobody's clock, and is told all the same.
  expect(h.pushes.slice(told)).toMatchObject([{ offer: { by: 0, waiting: [1] } }]);
  for (let i = 0; i < 4; i++) await settle();
  expect((await look(h, table, 0)).steps).toBeLessThan(steps);
});

test('a seat may let a window pass beforehand; nobody else sees that it does', async () => {
  const h = house({ games: [duel] });
  const [window] = duel.windows ?? [];
  if (!window) throw new Error('the duel has no window');
  const options = Object.fromEntries(duel.options.map(({ id, values }) => [id, at(values, 0)]));
  const scenario = duel.scenarios[0]?.id ?? null;
  const { table } = await h.keeper.start(game(people('Anna', 'Berto'), { game: duel.id, options, scenario }));
  const mine = await look(h, table, 1);
  const theirs = await look(h, table, 0);
  expect(mine.windows).toMatchObject([{ id: window.id, unless: null }]);
  const grounds = mine.windows[0]?.grounds.map(({ id }) => id) ?? [];
  const stand = (unless: readonly string[] | null, id = window.id) =>
    h.keeper.standing({ table, seat: 1, seq: mine.seq, window: id, unless });
  await stand(grounds);
  expect((await look(h, table, 1)).windows).toMatchObject([{ unless: grounds }]);
  expect(await look(h, table, 0)).toEqual(theirs);
  expect(await code(stand(['no such ground']))).toBe('refused');
  expect(await code(stand([], 'no such window'))).toBe('refused');
  await stand(null);
  expect((await look(h, table, 1)).windows).toMatchObject([{ unless: null }]);
});
