/** Battle forecasts of minds: what is remembered must be the battle that is asked for. */

import { at } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { bestOrder } from '../mind/forecast.ts';
import { NEUTRAL } from '../rules/domain.ts';
import type { VenturaTable } from '../state.ts';
import { army, turn } from './blunder.ts';
import { table } from './table.ts';

const t = table(
  turn('troop', {
    troops: [army(0, 2, 'Viterbo', 'Acuto', 'men-at-arms'), army(1, 2, 'Bologna', 'Fra Moriale', 'men-at-arms')],
  }),
);
const before = t.match.engine.table(t.match.world) as VenturaTable;
const own = t.s.troops.find(({ seat, area }) => seat === 0 && area === 2);
const foe = t.s.troops.find(({ seat, area }) => seat === 1 && area === 2);
if (!own || !foe) throw new Error('the Troops are not there');
const castle = at(
  before.components.tiles.filter(({ resistance, melee }) => resistance.base + melee > 1),
  0,
).id;

const fought = (table: VenturaTable) => bestOrder(table, own, foe, castle, 0).result;
const heldBy = (seat: number): VenturaTable => ({
  ...before,
  s: { ...t.s, owners: t.s.owners.map((owner, tile) => (tile === castle ? seat : owner)) },
});

test('the ground helps whoever holds it, also the second time', () => {
  for (let n = 0; n < 2; n++) {
    const [open, his] = [fought(heldBy(NEUTRAL)), fought(heldBy(1))];
    expect(his.left[0] - his.left[1]).toBeLessThan(open.left[0] - open.left[1]);
  }
});

test('wounds count, also the second time', () => {
  const wounds = t.s.wounds.map((count, card) => (own.companies.includes(card) ? count + 1 : count));
  for (let n = 0; n < 2; n++) {
    const [sound, hurt] = [fought(before), fought({ ...before, s: { ...t.s, wounds } })];
    expect(hurt.left[0] - hurt.left[1]).toBeLessThan(sound.left[0] - sound.left[1]);
  }
});

test('an order that is remembered outlives the Troop', () => {
  const fallen = { ...own, companies: [...own.companies] };
  const { order } = bestOrder(before, fallen, foe, t.tile('Viterbo'), 0);
  fallen.companies.length = 0;
  expect(order).toEqual(own.companies);
});
