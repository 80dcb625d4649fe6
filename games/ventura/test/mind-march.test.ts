/** What the minds make of marches, and of who is how strong. */

import { at, chanceOf, engineOf, rngOf, type World } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { ventura } from '../index.ts';
import { explain } from '../mind/evaluate.ts';
import { outlook } from '../mind/march.ts';
import { scriptOf } from '../mind/script.ts';
import { STEWARD } from '../mind/stance.ts';
import { movementOf } from '../rules/troops.ts';
import { type State, TILE_COUNT, type VenturaFrame } from '../state.ts';
import { company } from './blunder.ts';
import { three } from './scenes.ts';
import { position, table } from './table.ts';

const engine = engineOf(ventura);

test('the best goals are the same, however many are asked for', () => {
  const options = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, 0)]));
  const chance = chanceOf(rngOf('outlook'));
  const dice = rngOf('outlook/decisions');
  let world = engine.begin({ seats: 3, scenario: null, options }, chance, null);
  let compared = 0;
  for (let n = 0; n < 4000; n++) {
    if (world.over) world = engine.begin({ seats: 3, scenario: null, options }, chance, null);
    const t = engine.table(world);
    for (const troop of n % 20 === 0 ? t.s.troops : []) {
      const points = movementOf(t, troop);
      const all = outlook(t, troop, points, STEWARD, TILE_COUNT);
      for (const most of [1, 5]) {
        const few = outlook(t, troop, points, STEWARD, most);
        expect(few.best).toEqual(all.best.slice(0, most));
        expect(few.stay).toBe(all.best.find(({ tile }) => tile === troop.at)?.worth);
      }
      if (all.best.length > 5) compared++;
    }
    const seat = at(world.waiting, 0);
    const legal = engine.legal(world, seat);
    engine.play(world, seat, at(legal, dice(legal.length)), chance, null);
  }
  expect(compared).toBeGreaterThan(50);
});

test('Troops count for more between two than among three', () => {
  const power = (doc: ReturnType<typeof position>): number => {
    const { rules, match } = table(doc);
    return explain(rules, match.world as World<State, VenturaFrame>, 0).power;
  };
  const turn = { step: 'troop', seat: 0 } as const;
  expect(power(position({ turn }))).toBeGreaterThan(1.5 * power(three({ turn })));
});

test('two Troops on a Territory claim it once', () => {
  const claims = (...areas: number[]): number => {
    const troops = areas.map((area) => company(0, area, 'Bologna', area === 2 ? 'spearmen' : 'swordsmen'));
    const { rules, match } = table(position({ troops, turn: { step: 'troop', seat: 0 } }));
    return explain(rules, match.world as World<State, VenturaFrame>, 0).claims;
  };
  expect(claims(2)).toBeGreaterThan(0);
  expect(claims(2, 3)).toBe(claims(2));
});

test('who would heal but has no Florin marches all the same', () => {
  const doc = position({
    players: [{ florins: 0 }],
    troops: [
      { seat: 0, area: 2, at: 'Chianti', captain: 'Acuto', companies: [33] },
      company(0, 3, 'Lomellina', 'spearmen'),
    ],
    wounds: { 33: 2 },
    turn: { step: 'troop', seat: 0 },
  });
  const script = (florins: number) => {
    const { rules, match } = table({ ...doc, players: doc.players.map((player) => ({ ...player, florins })) });
    const first = at(scriptOf(STEWARD)(rules, match.world as World<State, VenturaFrame>, 0), 0);
    return [first.verb, match.engine.check(match.world, 0, first)];
  };
  expect(script(1)).toEqual(['heal', null]);
  expect(script(0)).toEqual(['march', null]);
});
