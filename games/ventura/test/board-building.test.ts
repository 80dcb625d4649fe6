/** V6.1 to V6.6, V6.13 Board building. */

import { at } from '@condotta/kernel';
import { expect } from 'vitest';
import { cellName, tilesOnMap } from '../map.ts';
import { chosen, decide, drive, laying, layingCity } from './maps.ts';
import { test } from './seating.ts';
import { type TestTable, table } from './table.ts';

const cellOf = (t: TestTable, tile: string): string => cellName(at(t.s.cells, t.tile(tile)));

test('V6.1 the two Papal tiles lie first, side by side, alone', () => {
  const t = chosen(2);
  expect(tilesOnMap(t.s)).toEqual([1, 2]);
  expect([cellOf(t, 'Bologna'), cellOf(t, 'Viterbo')]).toEqual(['cell:0,0', 'cell:1,0']);
});

test('V6.2 in turn order each lays one of his four tiles on an empty cell, until nobody has any', () => {
  const t = chosen(3, 1);
  const order: number[] = [];
  drive(t, () => {
    if (t.frame.proc === 'building' && t.frame.at === 'tile') order.push(at(t.asked, 0));
    return t.frame.proc === 'building' && t.frame.at === 'city';
  });
  expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
  expect(tilesOnMap(t.s)).toHaveLength(2 + 12);
});

test('V6.2 he picks any of his own tiles, and cannot pass', () => {
  const t = chosen(2, 0, [7, 8, 9, 10, 11, 12, 13, 14]);
  expect(t.offers(0)).toEqual(['choose tile:7', 'choose tile:8', 'choose tile:9', 'choose tile:10']);
  expect(t.refusal(0, 'choose', 'tile:11').code).toBe('unknown');
  expect(t.refusal(1, 'choose', 'tile:11').code).toBe('not-asked');
  expect(t.refusal(0, 'pass').code).toBe('unknown');
  t.act(0, 'choose', 'tile:9');
  expect(t.refusal(0, 'lay', 'cell:0,0')).toMatchObject({ rule: 'V6.2', key: 'cell.taken' });
  expect(t.refusal(0, 'pass').code).toBe('unknown');
  t.act(0, 'lay', 'cell:0,1');
  expect([t.player(0).reserve, cellOf(t, 'Camaldoli')]).toEqual([[7, 8, 10], 'cell:0,1']);
  expect(t.owner('Camaldoli')).toBe(-1);
});

test('V6.3 E22 after the Papal tiles there are 2 legal cells, after the first tile 3', () => {
  const t = chosen(2);
  decide(t);
  expect(t.args(0, 'lay').sort()).toEqual(['cell:0,1', 'cell:1,-1']);
  t.act(0, 'lay', 'cell:0,1');
  decide(t);
  expect(t.args(1, 'lay').sort()).toEqual(['cell:-1,1', 'cell:1,-1', 'cell:1,1']);
});

test('V6.3 a cell with one neighbour, or none, is refused; who laid the neighbours does not matter', () => {
  const t = chosen(2);
  decide(t);
  expect(t.refusal(0, 'lay', 'cell:-1,0')).toMatchObject({ rule: 'V6.3', args: { count: 1 } });
  expect(t.refusal(0, 'lay', 'cell:5,5')).toMatchObject({ rule: 'V6.3', args: { count: 0 } });
  t.act(0, 'lay', 'cell:0,1');
  decide(t);
  // Beside a Papal tile, which nobody laid, and a tile of the opponent.
  t.act(1, 'lay', 'cell:1,1');
  expect(tilesOnMap(t.s)).toHaveLength(4);
});

/** Six tiles around an empty cell. */
const RING = {
  Bologna: '1,0',
  Viterbo: '0,1',
  Vignola: '-1,1',
  Pandino: '-1,0',
  Camaldoli: '0,-1',
  Cusago: '1,-1',
};

test('V6.3 an enclosed empty cell may come about and be filled later', () => {
  const { Cusago: _, ...open } = RING;
  const t = table(laying(open, 0, 10));
  t.act(0, 'lay', 'cell:1,-1');
  const later = table(laying(RING, 0, 11));
  expect(later.args(0, 'lay')).toContain('cell:0,0');
  later.act(0, 'lay', 'cell:0,0');
  expect(cellOf(later, 'Lomellina')).toBe('cell:0,0');
});

test.amongThemselves('V6.3 there is no limit to the playing area', () => {
  const far = { Bologna: '-24,0', Viterbo: '-23,0' };
  const t = table(laying(far, 0, 11));
  expect(t.args(0, 'lay').sort()).toEqual(['cell:-23,-1', 'cell:-24,1']);
});

test('V6.4 then, in turn order, each lays his City by the same rule', () => {
  const t = chosen(3, 2);
  drive(t, () => t.frame.proc === 'building' && t.frame.at === 'city');
  const order: number[] = [];
  drive(t, () => {
    if (t.frame.proc === 'building') order.push(at(t.asked, 0));
    return t.frame.proc !== 'building';
  });
  expect(order).toEqual([2, 0, 1]);
  expect(tilesOnMap(t.s).filter((tile) => tile >= 3 && tile <= 6)).toEqual([3, 4, 5]);
});

test.amongThemselves('V6.4 a City needs two neighbours, may touch a Papal tile and may not touch a City', () => {
  const map = { Bologna: '0,0', Viterbo: '1,0', Lomellina: '0,1', Vignola: '1,1' };
  const t = table(layingCity(map, 0));
  expect(t.refusal(0, 'city', 'cell:-1,0')).toMatchObject({ rule: 'V6.3' });
  expect(t.refusal(0, 'city', 'cell:0,1')).toMatchObject({ rule: 'V6.2' });
  expect(t.offers(0)).not.toContain('pass');
  t.act(0, 'city', 'cell:1,-1');
  expect(cellOf(t, 'Ferrara')).toBe('cell:1,-1');
  // 2,-1 touches Viterbo and Ferrara.
  expect(t.refusal(1, 'city', 'cell:2,-1')).toMatchObject({ rule: 'V6.4', blame: ['tile:3'] });
  expect(t.args(1, 'city').sort()).toEqual(['cell:-1,1', 'cell:0,2', 'cell:2,0']);
  t.act(1, 'city', 'cell:2,0');
  expect(cellOf(t, 'Mantua')).toBe('cell:2,0');
});

test.amongThemselves('V6.5 if no such cell is there one neighbour is enough, still not next to a City', () => {
  // All cells with two neighbours touch Ferrara.
  const t = table(layingCity({ Ferrara: '0,0', Bologna: '1,0' }, 1));
  expect(t.args(1, 'city').sort()).toEqual(['cell:1,1', 'cell:2,-1', 'cell:2,0']);
  expect(t.refusal(1, 'city', 'cell:1,-1').rule).toBe('V6.4');
  expect(t.refusal(1, 'city', 'cell:-1,0').rule).toBe('V6.4');
  expect(t.refusal(1, 'city', 'cell:4,0').rule).toBe('V6.3');
  t.act(1, 'city', 'cell:2,0');
  expect(cellOf(t, 'Mantua')).toBe('cell:2,0');
});

test('V6.6 no starting Domain is chosen before the last City lies', () => {
  const t = chosen(4);
  const stages: string[] = [];
  drive(t, () => {
    const stage = `${t.frame.proc}.${t.frame.at}`;
    if (stage !== stages[stages.length - 1]) stages.push(stage);
    if (stage === 'building.city') expect(t.s.owners.filter((owner) => owner >= 0)).toEqual([]);
    return t.s.round === 1;
  });
  expect(stages.slice(-3)).toEqual(['building.city', 'domains.claim', 'prestige.spend']);
});

test.each([
  [2, 12],
  [3, 17],
  [4, 22],
])('V6.13 after the set-up of %i players the map has %i tiles and the reserves are empty', (seats, tiles) => {
  const t = chosen(seats);
  drive(t, () => t.s.round === 1);
  // 2 Papal tiles, four tiles and a City each.
  expect(tiles).toBe(2 + 5 * seats);
  expect(tilesOnMap(t.s)).toHaveLength(tiles);
  expect(t.s.players.map(({ reserve }) => reserve.length)).toEqual(Array(seats).fill(0));
});
