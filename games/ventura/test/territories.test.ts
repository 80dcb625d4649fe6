/** V2 Territory tiles. */

import { expect } from 'vitest';
import { neighbours } from '../map.ts';
import { chosen, drive, seenBy, totals } from './maps.ts';
import { ventura } from './pinned.ts';
import { test } from './seating.ts';
import { MAP, position, type TroopDoc, table } from './table.ts';

const lone = (seat: number, area: number, at: string, company: string | number): TroopDoc => ({
  seat,
  area,
  at,
  companies: [company],
});

test('V2.1 V2.2 Inhabited is the gray of City, Village and Castle: there and nowhere else wounds close', () => {
  const places = ['Ferrara', 'Cascina', 'Vignola', 'Lomellina', 'Chianti', 'Camaldoli', 'Lake Garda', 'Bologna'];
  const healed = places.filter((place) => {
    const t = table(
      position({
        players: [{ domain: ['Ferrara', ...places.slice(1)] }, { domain: ['Mantua'] }],
        troops: [lone(0, 2, place, 'swordsmen')],
        wounds: { swordsmen: 2 },
        turn: { step: 'recovery', seat: 0 },
      }),
    );
    return t.wounds(33) === 1;
  });
  expect(healed).toEqual(['Ferrara', 'Cascina', 'Vignola']);
});

/** A Village at the origin that is seat 0's, with these tiles around it, all his. */
function villageAmong(village: string, around: readonly string[]): number {
  const cells = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
  const map = {
    [village]: '0,0',
    ...Object.fromEntries(around.map((tile, i) => [tile, cells[i] ?? ''])),
    Ferrara: '5,0',
    Mantua: '-5,0',
  };
  const t = table(
    position({
      map,
      players: [{ domain: ['Ferrara', village, ...around] }, { domain: ['Mantua'] }],
      turn: { step: 'prestige' },
    }),
  );
  return t.markers(village);
}

test('V2.2 River and Lake are blue, Wood green, Field yellow, as the bonus of a Village counts them', () => {
  const around = ['Cassano on the Adda', 'Lake Garda', 'Camaldoli', 'Lomellina', 'Chianti', 'Cisa Pass'];
  expect(villageAmong('Casalecchio', around)).toBe(1 + 2);
  expect(villageAmong('Anghiari', around)).toBe(1 + 1);
  expect(villageAmong('Cascina', around)).toBe(1 + 1);
});

/** Montecchio (Ranged 1 + 1 per gray) is seat 1's and held by Crossbowmen; seat 0 attacks it from Vignola. */
const CASTLE = {
  'Montecchio Vesponi': '0,0',
  Bologna: '1,0',
  Soave: '0,-1',
  Pandino: '1,-1',
  Vignola: '-1,0',
  Mantua: '-1,1',
  Ferrara: '5,0',
};

function stormed(domain: string[]): unknown {
  const t = table(
    position({
      map: CASTLE,
      players: [{ domain: ['Ferrara', 'Vignola'] }, { domain }],
      troops: [lone(0, 2, 'Vignola', 'swordsmen'), lone(1, 2, 'Montecchio Vesponi', 'crossbowmen')],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  return totals(t.act(0, 'enter', t.tileArg('Montecchio Vesponi')))[0];
}

test('V2.3 V2.7 Ranged counts the gray neighbours of its controller: not Papal, neutral or foreign ones, nor itself', () => {
  const own = ['Mantua', 'Montecchio Vesponi', 'Soave', 'Bologna'];
  // Crossbowmen 3, base 1, Soave and Mantua 1 each.
  expect(stormed(own)).toEqual([0, 3 + 1 + 2]);
  expect(stormed(own.filter((tile) => tile !== 'Soave'))).toEqual([0, 3 + 1 + 1]);
  expect(stormed([...own, 'Pandino'])).toEqual([0, 3 + 1 + 3]);
});

test.amongThemselves('V2.7 Resistance may count neighbours in the same way', () => {
  const map = { ...MAP, Garfagnana: '3,0', Cusago: '4,-1', Vallombrosa: '3,1', 'Pinewood of Classe': '2,1' };
  const t = table(
    position({
      map,
      players: [{ domain: ['Ferrara', 'Pinewood of Classe'] }, { domain: ['Mantua', 'Garfagnana', 'Cusago'] }],
      troops: [lone(0, 2, 'Pinewood of Classe', 'crossbowmen'), lone(1, 2, 'Garfagnana', 'swordsmen')],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  const events = t.act(0, 'enter', t.tileArg('Garfagnana'));
  // 0 + 1 for Cusago; Vallombrosa is neutral, the Pinewood foreign, Garfagnana itself does not count.
  expect(events.filter(({ key }) => key === 'battle.walls').map(({ args }) => args['wounds'])).toEqual([1]);
  expect(events.find(({ key }) => key === 'battle.wounds')?.args['wounds']).toBe(3 - 1);
});

test('V2.4 two tiles are adjacent when they share a side, six at most', () => {
  const t = table(position({ troops: [lone(0, 2, 'Bologna', 'light-cavalry')], turn: { step: 'troop', seat: 0 } }));
  t.act(0, 'march', 'troop:0.2');
  const beside = ['Viterbo', 'Anghiari', 'Camaldoli', 'Lomellina', 'Chianti', 'Cascina'];
  expect(t.args(0, 'enter').sort()).toEqual(beside.map(t.tileArg).sort());
  for (const far of ['Lake Garda', 'Vignola', 'Plain of Lodi', 'Ferrara', 'Mantua', 'Bologna'])
    expect(t.refusal(0, 'enter', t.tileArg(far))).toMatchObject({ rule: 'V19.4', key: 'march.not-adjacent' });
  expect(neighbours(t.s, t.tile('Bologna'))).toHaveLength(6);
  for (const other of beside) expect(neighbours(t.s, t.tile(other))).toContain(t.tile('Bologna'));
});

test('V2.5 a Territory is in the Domain of the one player whose markers are on it', () => {
  const t = table(position({ troops: [lone(0, 2, 'Vignola', 'swordsmen')], turn: { step: 'annex', seat: 0 } }));
  const vignola = seenBy(t, null).map.find(({ tile }) => tile === t.tile('Vignola'));
  // The markers of Gonzaga went before those of Este came.
  expect(vignola).toMatchObject({ owner: 0, markers: 1 });
  expect([t.income(0), t.income(1)]).toEqual([6, 4]);
  for (const { owner, markers } of seenBy(t, null).map) expect(owner === null).toBe(markers === 0);
  const shared = position({ players: [{ domain: ['Ferrara', 'Bologna'] }, { domain: ['Mantua', 'Bologna'] }] });
  expect(ventura.arrange(shared, ventura.components).ok).toBe(false);
});

test.amongThemselves(
  'V2.6 an Income counts own neighbours of its colour, not neutral or foreign ones, nor the tile itself',
  () => {
    // Anghiari (1 + 1 per green) at 0,-1: Camaldoli is Gonzaga's, Cusago neutral, Vallombrosa and Garfagnana Este's, but
    // Garfagnana does not touch it.
    const map = { ...MAP, Cusago: '0,-2', Vallombrosa: '-1,-1', Garfagnana: '-2,-1', Maremma: '-3,1' };
    const domain = ['Ferrara', 'Lomellina', 'Anghiari', 'Vallombrosa', 'Garfagnana', 'Maremma'];
    const t = table(position({ map, players: [{ domain }, {}], turn: { step: 'prestige' } }));
    expect(t.markers('Anghiari')).toBe(2);
    // A Field that counts yellow, with no other Field beside it.
    expect(t.markers('Maremma')).toBe(1);
    expect(t.markers('Lomellina')).toBe(2);
  },
);

test('V2.8 E6 V15.4 markers are recomputed when a neighbour is laid', () => {
  const own = { domain: ['Ferrara', 'Lomellina', 'Anghiari'], reserve: ['Cusago'] };
  const t = table(position({ players: [own, { hand: ['Colleoni'] }], turn: { step: 'expansion', seat: 0 } }));
  expect(t.markers('Anghiari')).toBe(1);
  t.act(0, 'choose', t.tileArg('Cusago'));
  t.act(0, 'lay', 'cell:-1,-1');
  expect([t.markers('Anghiari'), t.markers('Cusago')]).toEqual([2, 1]);
  expect(t.player(0).points).toBe(0);
});

test('V2.8 V2.9 annexing a neutral neighbour raises the markers beside it and scores nothing', () => {
  const players = [{ domain: ['Ferrara', 'Lomellina', 'Anghiari'] }, { domain: ['Mantua', 'Vignola'] }];
  const troops = [lone(0, 2, 'Camaldoli', 'swordsmen')];
  const t = table(position({ players, troops, turn: { step: 'annex', seat: 0 } }));
  expect([t.markers('Anghiari'), t.markers('Camaldoli')]).toEqual([2, 1]);
  expect(t.player(0).points).toBe(0);
});

/** Gonzaga has Anghiari (1 + 1 per green) and Camaldoli, the Wood beside it. */
const VILLAGE_AND_WOOD = [{}, { domain: ['Mantua', 'Vignola', 'Anghiari', 'Camaldoli'], hand: ['Colleoni'] }];

test.each([
  ['Village first', 'Anghiari', 'Camaldoli'],
  ['Wood first', 'Camaldoli', 'Anghiari'],
])('V13.6 E25 a Village of 2 markers and its Wood of 1 annexed in one turn score 3: %s', (_, one, other) => {
  const troops = [lone(0, 2, one, 'swordsmen'), lone(0, 3, other, 'swordsmen')];
  const before = table(position({ players: VILLAGE_AND_WOOD, turn: { step: 'prestige', seat: 0 } }));
  expect([before.markers('Anghiari'), before.markers('Camaldoli')]).toEqual([2, 1]);
  const t = table(position({ players: VILLAGE_AND_WOOD, troops, turn: { step: 'annex', seat: 0 } }));
  expect(t.player(0).points).toBe(3);
  expect([t.owner('Anghiari'), t.markers('Anghiari')]).toEqual([0, 2]);
});

test('V2.9 V2.8 E26 an Army that takes the Wood alone scores 1; the Village drops to 1 marker for nothing', () => {
  const t = table(
    position({
      players: VILLAGE_AND_WOOD,
      troops: [{ seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: ['light-cavalry'] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Camaldoli'));
  t.act(0, 'halt');
  expect(t.owner('Camaldoli')).toBe(-1);
  expect(t.markers('Anghiari')).toBe(1);
  expect([t.player(0).points, t.player(1).points]).toEqual([1, 0]);
});

test('V2.10 the Movement Cost is paid to enter a tile, not to leave it', () => {
  // Swordsmen have 2 points. Chianti, a Hill, costs 2; Bologna and Viterbo cost 1 each.
  const players = [{ hand: ['farmers'] }, {}];
  const troops = [lone(0, 2, 'Chianti', 'swordsmen')];
  const t = table(position({ players, troops, turn: { step: 'troop', seat: 0 } }));
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Bologna'));
  expect(t.frame).toMatchObject({ proc: 'troop', points: 1 });
  expect(t.refusal(0, 'enter', t.tileArg('Chianti'))).toMatchObject({ rule: 'V19.4', args: { cost: 2, points: 1 } });
  t.act(0, 'enter', t.tileArg('Viterbo'));
  expect(t.troop(0, 2)).toMatchObject({ at: t.tile('Viterbo'), moved: true });
});

test.each([2, 3, 4])('V2.11 with %i players City and Papal tiles are in the game whatever the Setup values', (n) => {
  const t = chosen(n);
  for (const tile of t.s.tilesOut) expect(ventura.components.tiles[tile - 1]?.setup).toBeGreaterThan(n);
  drive(t, () => t.s.round === 1);
  const cities = ['Ferrara', 'Mantua', 'Florence', 'Milan'].slice(0, n);
  for (const tile of ['Bologna', 'Viterbo', ...cities]) expect(t.s.cells[t.tile(tile)]).toBeGreaterThanOrEqual(0);
});

test('V2.11 after the set-up the Setup value means nothing: a tile of Setup value 4 is laid like any other', () => {
  const players = [{ reserve: ['Maremma'] }, {}];
  const t = table(position({ players, turn: { step: 'expansion', seat: 0 } }));
  t.act(0, 'choose', t.tileArg('Maremma'));
  t.act(0, 'lay', 'cell:-2,0');
  // A Field that counts yellow, beside Lomellina.
  expect([t.owner('Maremma'), t.markers('Maremma')]).toEqual([0, 2]);
});
