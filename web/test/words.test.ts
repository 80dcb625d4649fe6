/** Whatever a reader is shown is words: no name that only the program knows. */

import { ventura } from '@condotta/games/ventura';
import { board } from '@condotta/games/ventura/board';
import type { Snapshot } from '@condotta/keeper/protocol';
import { expect, test } from 'vitest';
import { decide, game, house, numbers, people } from '../../keeper/test/house.ts';
import { byThing } from '../src/table/choices.ts';

const RAW = /\b[a-z]+:[-\w.,]+/;

/** Every text of a picture, and what the board says of it. */
function textsOf(snapshot: Snapshot): string[] {
  const props = {
    ...snapshot,
    components: ventura.components,
    choices: byThing(snapshot.choices),
    lit: new Set<string>(),
    cursor: null,
    overlay: null,
    bare: false,
    motion: 0 as const,
    time: 0,
    happened: [],
    onTelling: () => {},
    onTold: () => {},
    onPick: () => {},
    onPoint: () => {},
  };
  return [
    snapshot.prompt,
    snapshot.phase,
    snapshot.goal,
    snapshot.over?.text ?? '',
    ...snapshot.names,
    ...snapshot.log.slice(-40).map(({ text }) => text),
    ...snapshot.choices.flatMap(({ label, refusal }) => [label, refusal?.text ?? '']),
    ...board.places(props).map(({ text }) => text),
    ...board.describe(props).flatMap(({ heading, lines }) => [heading, ...lines]),
  ];
}

test('no label, line of the log or refusal shows a raw name, and no two places for a tile are called alike', async () => {
  const h = house();
  const random = numbers(5);
  const { table } = await h.keeper.start(game(people('Anna', 'Berto', 'Carla')));
  let laid = 0;
  for (let i = 0; i < 600; i++) {
    const [seat] = (await h.keeper.look({ table, seat: null, at: null, language: 'en' })).asked;
    if (seat === undefined) break;
    const language = i % 2 === 0 ? 'en' : 'it';
    const snapshot = await h.keeper.look({ table, seat, at: null, language });
    expect(textsOf(snapshot).filter((text) => RAW.test(text) || text.includes('undefined'))).toEqual([]);
    const cells = snapshot.choices.filter(({ arg }) => String(arg).startsWith('cell:')).map(({ label }) => label);
    expect(new Set(cells).size).toBe(cells.length);
    laid += cells.length > 0 ? 1 : 0;
    await decide(h, table, random());
  }
  expect(laid).toBeGreaterThan(10);
});
