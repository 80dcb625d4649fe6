/** V3.8 The texts of Captains. */

import { expect } from 'vitest';
import type { Talent } from '../components/index.ts';
import { NEUTRAL } from '../rules/domain.ts';
import { assaults, attack, clash, host, lone, withValues } from './battlefield.ts';
import { test } from './seating.ts';
import { position, type TestTable, table } from './table.ts';

const led = (talent: Talent) =>
  withValues({ 'Konrad of Landau': { talent, movement: 2, ranged: 0, melee: 0, resistance: 0 } });

/** What the attacker and the defender deal in the first two assaults. */
const dealt = (t: TestTable): string[] => assaults(t).slice(0, 2);

test('V3.8 V22.8 a Captain of some ground gives more there and nothing elsewhere', () => {
  const game = led({ kind: 'ground', types: ['papal'], ranged: 1, melee: 2 });
  const plain = dealt(clash(lone('pavise-bearers'), lone('pavise-bearers')));
  const there = dealt(clash(host('Konrad of Landau', 'pavise-bearers'), lone('pavise-bearers'), { game }));
  expect(plain).toEqual(['ranged 0:0', 'melee 1:1']);
  expect(there).toEqual(['ranged 1:0', 'melee 3:1']);
  const elsewhere = clash(host('Konrad of Landau', 'pavise-bearers'), lone('pavise-bearers'), { game, at: 'Anghiari' });
  expect(dealt(elsewhere)).toEqual(plain);
});

test('V3.8 V22.8 one who attacks, and one who stands, are what they are on that side only', () => {
  const captain = host('Konrad of Landau', 'pavise-bearers');
  const other = lone('pavise-bearers');
  for (const [kind, first, second] of [
    ['attack', ['ranged 1:0', 'melee 3:1'], ['ranged 0:0', 'melee 1:1']],
    ['stand', ['ranged 0:0', 'melee 1:1'], ['ranged 0:1', 'melee 1:3']],
  ] as const) {
    const game = led({ kind, ranged: 1, melee: 2 });
    expect([kind, dealt(clash(captain, other, { game }))]).toEqual([kind, first]);
    expect([kind, dealt(clash(other, captain, { game }))]).toEqual([kind, second]);
  }
});

test('V3.8 V14.2 a thrifty Captain makes his Army cheaper, but never cheaper than nothing, and no other Troop', () => {
  const cost = (florins: number): number => {
    const t = table(
      position({
        players: [{ florins: 9 }],
        troops: [
          { seat: 0, area: 2, at: 'Chianti', captain: 'Konrad of Landau', companies: ['pikemen'] },
          { seat: 0, area: 3, at: 'Chianti', companies: ['swordsmen'] },
        ],
        turn: { step: 'upkeep', seat: 0 },
      }),
      withValues({
        'Konrad of Landau': { upkeep: 2, talent: florins > 0 ? { kind: 'thrift', florins } : null },
        pikemen: { upkeep: 1 },
        swordsmen: { upkeep: 1 },
        garrison: { upkeep: 1 },
      }),
    );
    t.act(0, 'pay');
    return Number(t.log(null).find(({ key }) => key === 'upkeep')?.args['cost']);
  };
  expect([0, 2, 9].map(cost)).toEqual([5, 3, 2]);
});

test('V3.8 V19.7 V25.7 a plunderer brings a Florin whenever his Army discards markers, marching or fighting', () => {
  const game = led({ kind: 'plunder', florins: 1 });
  const march = table(
    position({
      troops: [{ seat: 0, area: 2, at: 'Viterbo', captain: 'Konrad of Landau', companies: ['pikemen'] }],
      turn: { step: 'troop', seat: 0 },
    }),
    game,
  );
  march.act(0, 'march', 'troop:0.2');
  march.act(0, 'enter', march.tileArg('Plain of Lodi'));
  march.act(0, 'halt');
  expect(march.player(0)).toMatchObject({ florins: 1, points: 2 });

  const field = { game, at: 'Plain of Lodi', from: 'Viterbo' };
  const fight = attack(host('Konrad of Landau', 'heavy-cavalry'), [lone('farmers')], field);
  expect([fight.player(0).florins, fight.owner('Plain of Lodi')]).toEqual([1, NEUTRAL]);
  // A Company clears nothing, and neutral land has nothing to plunder.
  const empty = attack(host('Konrad of Landau', 'heavy-cavalry'), [lone('farmers')], { game });
  expect(empty.player(0).florins).toBe(0);
});
