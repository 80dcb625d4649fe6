/** Overlays tell what the march rules allow, no more and no less. */

import { at, range } from '@condotta/kernel';
import { testOverlays } from '@condotta/kit/testing';
import { expect, test as plain } from 'vitest';
import { overlays } from '../overlays.ts';
import type { State } from '../state.ts';
import { lone } from './battlefield.ts';
import { ventura } from './pinned.ts';
import { test } from './seating.ts';
import { position, type TestTable, type TroopDoc, table } from './table.ts';

testOverlays({
  game: ventura,
  overlays,
  things: ({ state }) => [
    ...(state as State).troops.map(({ seat, area }) => `troop:${seat}.${area}`),
    ...range(8).map((tile) => `tile:${tile + 1}`),
  ],
  decisions: 7000,
});

const marching = (troops: TroopDoc[]): TestTable => table(position({ turn: { step: 'troop', seat: 0 }, troops }));

/** "kind tile cost", in the order of the names. */
function shown(t: TestTable, thing: string): string[] {
  const name = (id: string): string =>
    id.startsWith('tile:') ? at(ventura.components.tiles, Number(id.slice(5)) - 1).name.en : id;
  return overlays(t.rules, null, thing)
    .flatMap(({ kind, marks }) => marks.map((mark) => `${kind} ${name(mark.thing)} ${mark.figure}`))
    .toSorted();
}

test.amongThemselves(
  'V19.4 the reach of a Troop and what it costs, own or foreign, and where a battle would begin',
  () => {
    const t = marching([
      { seat: 0, area: 2, at: 'Lomellina', ...lone('swordsmen') },
      { seat: 1, area: 2, at: 'Bologna', ...lone('swordsmen') },
    ]);
    // Swordsmen have 2 points. Hill and Wood cost 2, Castle, Field, City and Papal land 1; an opponent bars the way at Bologna.
    expect(shown(t, 'troop:0.2')).toEqual([
      'contact Bologna 1',
      'reach Anghiari 1',
      'reach Chianti 2',
      'reach Ferrara 1',
      'threat troop:1.2 1',
    ]);
    expect(shown(t, 'troop:1.2')).toContain('contact Lomellina 1');
  },
);

test('V19.10 the Garrison goes nowhere and threatens nobody', () => {
  const t = marching([{ seat: 0, area: 1, at: 'Ferrara', companies: [106] }]);
  expect(shown(t, 'troop:0.1')).toEqual([]);
  expect(shown(t, t.tileArg('Lomellina'))).toEqual([]);
});

test('V19.5 whoever could come to a Territory threatens it, by the way that is open', () => {
  const t = marching([
    { seat: 0, area: 2, at: 'Lomellina', ...lone('light-cavalry') },
    { seat: 1, area: 2, at: 'Vignola', ...lone('swordsmen') },
  ]);
  expect(shown(t, t.tileArg('Camaldoli'))).toEqual(['threat troop:0.2 3']);
  // Nobody stands in neutral Viterbo: it may be either of them.
  expect(shown(t, t.tileArg('Viterbo'))).toEqual(['threat troop:0.2 2', 'threat troop:1.2 1']);
  expect(overlays(t.rules, null, t.tileArg('Viterbo')).flatMap(({ lines }) => lines)).toContainEqual([
    t.tileArg('Lomellina'),
    t.tileArg('Bologna'),
    t.tileArg('Viterbo'),
  ]);
  expect(shown(t, 'tile:40')).toEqual([]);
  expect(shown(t, 'seat:0')).toEqual([]);
});

/** Every Territory that a Troop can really end on, by playing all its marches, with the least it costs. */
function played(t: TestTable, area: number): Map<string, number> {
  const found = new Map<string, number>();
  const { engine } = t.match;
  const start = engine.copy(t.match.world);
  const chance = { roll: () => 1, pick: () => 0, draw: (pile: number[]) => pile.pop() ?? 0 };
  const walk = (world: typeof start, spent: number): void => {
    for (const decision of engine.legal(world, 0)) {
      if (decision.verb !== 'enter') continue;
      const tile = at(ventura.components.tiles, Number(String(decision.arg).slice(5)) - 1);
      const cost = spent + tile.cost;
      if ((found.get(String(decision.arg)) ?? 99) <= cost) continue;
      found.set(String(decision.arg), cost);
      const next = engine.copy(world);
      engine.play(next, 0, decision, chance as never, null);
      if (next.stack.at(-1)?.proc === 'troop') walk(next, cost);
    }
  };
  engine.play(start, 0, { verb: 'march', arg: `troop:0.${area}` }, chance as never, null);
  walk(start, 0);
  return found;
}

plain('V19.4 what is shown is what can be played, with Captains, carts and opponents in the way', () => {
  const troops: TroopDoc[] = [
    { seat: 0, area: 2, at: 'Lomellina', captain: 'Acuto', companies: ['crossbowmen', 'horse-carts'] },
    { seat: 0, area: 3, at: 'Cascina', companies: ['light-cavalry'] },
    { seat: 1, area: 2, at: 'Viterbo', companies: ['swordsmen'] },
    { seat: 1, area: 3, at: 'Anghiari', companies: ['farmers'] },
  ];
  for (const area of [2, 3]) {
    const t = marching(troops);
    const home = `tile:${troops.find((troop) => troop.area === area && troop.seat === 0)?.at}`;
    const told = overlays(t.rules, null, `troop:0.${area}`)
      .filter(({ kind }) => kind !== 'threat')
      .flatMap(({ marks }) => marks.map(({ thing, figure }) => [thing, Number(figure)] as const));
    const really = [...played(t, area)].filter(
      ([tile]) => tile !== home && tile !== t.tileArg(String(troops[area - 2]?.at)),
    );
    expect(new Map(told)).toEqual(new Map(really));
    expect(told.length).toBeGreaterThan(5);
  }
});
