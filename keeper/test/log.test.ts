/** The page gets only the lines of the log that it lacks. */

import { ravenna } from '@condotta/games/ravenna';
import { expect, test } from 'vitest';
import type { LogLine, Snapshot } from '../protocol.ts';
import { decide, game, house, look, numbers, people } from './house.ts';

/** A page that keeps what it was given. */
function reader() {
  const known = new Map<number | null, { readonly mark: string; readonly log: readonly LogLine[] }>();
  return {
    marks: () => [...known.values()].map(({ mark }) => mark),
    read({ seat, mark, from, log }: Snapshot): readonly LogLine[] {
      const whole = [...(known.get(seat)?.log.filter(({ step }) => step < from) ?? []), ...log];
      known.set(seat, { mark, log: whole });
      return whole;
    },
  };
}

test('what was there and what is sent make the whole log, through undo, redo, other eyes and the end', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Anna')));
  const random = numbers(11);
  const page = reader();
  let [sent, all, undone] = [0, 0, 0];
  for (let i = 0; i < 240; i++) {
    const [seat] = (await look(h, table, null)).asked;
    if (seat === undefined) break;
    const { choices, seq } = await look(h, table, seat);
    const legal = choices.filter(({ refusal }) => !refusal);
    const { verb, arg } = legal[random() % legal.length] ?? { verb: '', arg: null };
    let next = await h.keeper.act({ table, seat, verb, arg, seq, marks: page.marks() });
    if (next.undoer !== null && random() % 4 === 0) {
      undone++;
      const back = { table, seat: next.undoer, seq: (await look(h, table, next.undoer)).seq };
      // Sometimes the page does not see what was undone before something else is decided.
      const given = await h.keeper.undo({ ...back, marks: page.marks() });
      if (random() % 2 === 0) page.read(given);
      await decide(h, table, random());
      next = await h.keeper.look({ table, seat: next.seat, at: null, marks: page.marks() });
    }
    const read = page.read(next);
    if (i % 6 > 0) continue;
    const { log: whole } = await look(h, table, next.seat);
    expect(read).toEqual(whole);
    sent += JSON.stringify(next.log).length;
    all += JSON.stringify(whole).length;
  }
  expect(undone).toBeGreaterThan(10);
  expect(all / sent).toBeGreaterThan(5);
});

test('once it is over everybody reads everything, each from what their own eyes had', async () => {
  const h = house();
  const { table } = await h.keeper.start(
    game(people('Anna', 'Anna'), {
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
  const page = reader();
  for (const seat of [0, 1]) page.read(await look(h, table, seat));
  const { seq } = await look(h, table, 0);
  page.read(await h.keeper.act({ table, seat: 0, verb: 'spend', arg: 5, seq, marks: page.marks() }));
  for (const seat of [1, 0, 1]) {
    const given = await h.keeper.look({ table, seat, at: null, marks: page.marks() });
    expect(given.over).not.toBeNull();
    expect(page.read(given)).toEqual((await look(h, table, seat)).log);
  }
});

test('marks of other eyes or another language, or nonsense, get the whole log', async () => {
  const h = house();
  const { table } = await h.keeper.start(game(people('Anna', 'Berto')));
  for (let i = 0; i < 40; i++) await decide(h, table, i);
  const whole = await look(h, table, 0);
  const other = await look(h, table, 1);
  for (const mark of [other.mark, `999 ${whole.mark.split(' ')[1]}`, '', 'x y', whole.mark.replace('en', 'it')])
    expect(await h.keeper.look({ table, seat: 0, at: null, marks: [mark] })).toEqual(whole);
  const again = await h.keeper.look({ table, seat: 0, at: null, marks: [whole.mark] });
  expect(again.log.length).toBeLessThan(whole.log.length);
  expect({ ...again, log: [], from: -1 }).toEqual({ ...whole, log: [], from: -1 });
});

test('a line stands under the name of whoever it is about: a Unit under its own Commander’s, a phase under nobody’s', async () => {
  const h = house({ games: [ravenna] });
  const { table } = await h.keeper.start(game(people('Anna', 'Anna'), { game: 'ravenna', seed: 'names' }));
  const random = numbers(3);
  for (let i = 0; i < 60; i++) await decide(h, table, random());
  const { log } = await look(h, table, null);
  const revealed = log.filter(({ key }) => key === 'reveal.order' || key === 'execution.accept');
  expect(revealed.length).toBeGreaterThan(3);
  for (const { args, whose } of revealed)
    expect([args['commander'], whose]).toEqual([
      args['commander'],
      String(args['commander']).startsWith('commander:F') ? 0 : 1,
    ]);
  const phases = log.filter(({ key }) => key === 'phase');
  expect(phases.length).toBeGreaterThan(1);
  expect(phases.every(({ whose }) => whose === null)).toBe(true);
});
