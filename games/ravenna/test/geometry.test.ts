/** R3 Geometry: Areas, tiles, fronts, the engaged Area, the entrenchment. */

import { range } from '@condotta/kernel';
import { expect } from 'vitest';
import {
  ALL_CELLS,
  AREA_COUNT,
  areaId,
  areaOf,
  COLUMNS,
  crossesDitch,
  crossesFront,
  E,
  edgeCells,
  isFavourable,
  left,
  N,
  NE,
  NW,
  OFF,
  opposite,
  placesOf,
  ROWS,
  right,
  S,
  SE,
  SW,
  stepFrom,
  touchesEdge,
  W,
} from '../field.ts';
import { fits, hasRoomToEnd, hasRoomToPass, packFresh } from '../packing.ts';
import { isWeakSide } from '../units.ts';
import { engaged, field, fight, hit, marked, rolls, shots, unitNumber } from './battlefield.ts';
import { PINNED } from './pinned.ts';
import { test } from './seating.ts';

const area = (id: string): number => {
  const found = areaOf(id);
  if (found === OFF) throw new Error(`no Area ${id}`);
  return found;
};
const FACINGS = [N, E, S, W];

test('R3.1 R1.1 columns A to F run east from the river, rows 1 to 7 run south', () => {
  expect([AREA_COUNT, COLUMNS, ROWS]).toEqual([42, 6, 7]);
  expect([areaId(0), areaId(5), areaId(6), areaId(41)]).toEqual(['A1', 'F1', 'A2', 'F7']);
  expect(areaOf('C5')).toBe(4 * 6 + 2);
  expect([areaOf('G1'), areaOf('A8')]).toEqual([OFF, OFF]);
});

test('R3.2 a step leads to the neighbour in a direction, or off the board', () => {
  const from = area('C5');
  expect(FACINGS.map((d) => areaId(stepFrom(from, d)))).toEqual(['C4', 'D5', 'C6', 'B5']);
  expect([stepFrom(area('A1'), N), stepFrom(area('A1'), W), stepFrom(area('F7'), E), stepFrom(area('F7'), S)]).toEqual([
    OFF,
    OFF,
    OFF,
    OFF,
  ]);
  expect(FACINGS.map(opposite)).toEqual([S, W, N, E]);
  expect([left(N), right(N), left(E), right(E), left(S), right(W)]).toEqual([W, E, N, S, E, N]);
});

test('R3.3 R3.16 R3.17 only the one Area straight ahead is ever engaged, not those beside, behind or diagonal', () => {
  const around = { L1: 'B3', L2: 'C3', L7: 'D3', L9: 'B4', L10: 'D4', L11: 'B5', L12: 'D5' };
  expect(engaged(field(5, { F1: 'C4/NW/S', ...around }), 'F1')).toBe(null);
  expect(engaged(field(5, { F1: 'C4/SW/S', L4: 'C5', ...around }), 'F1')).toBe('C5');
});

test('R3.3 a step never leads to a diagonal Area', () => {
  for (const from of range(AREA_COUNT))
    for (const direction of FACINGS) {
      const to = stepFrom(from, direction);
      if (to === OFF) continue;
      const dx = (to % COLUMNS) - (from % COLUMNS);
      const dy = Math.floor(to / COLUMNS) - Math.floor(from / COLUMNS);
      expect(Math.abs(dx) + Math.abs(dy)).toBe(1);
      expect(stepFrom(to, opposite(direction))).toBe(from);
    }
});

test('R3.4 the river is the west edge of the board and nothing else: stepping into it destroys', () => {
  const t = field(6, { F1: marked('A3/W') }, { F1: 'M' });
  t.act('F1', 'advance', 'off');
  expect(t.place('F1')).toBe('gone');
});

test('R3.5 nobody enters an Area of the enemy', () => {
  const t = field(6, { F1: marked('C3/S'), L1: 'C4' }, { F1: 'M' });
  expect(t.refusal('F1', 'advance', 'area:C4').rule).toBe('R13.8');
});

test('R3.6 R3.7 Infantry covers one cell and faces anywhere, Cavalry and Artillery half an Area', () => {
  for (const facing of FACINGS) {
    expect([...placesOf('infantry', facing)].sort()).toEqual([NW, NE, SW, SE].sort());
    for (const type of ['cavalry', 'artillery'] as const) expect(placesOf(type, facing)).toHaveLength(2);
  }
});

test('R3.8 the long side of a rectangle is its front', () => {
  for (const type of ['cavalry', 'artillery'] as const) {
    for (const facing of [N, S]) expect([...placesOf(type, facing)].sort((a, b) => a - b)).toEqual([NW | NE, SW | SE]);
    for (const facing of [E, W]) expect([...placesOf(type, facing)].sort((a, b) => a - b)).toEqual([NW | SW, NE | SE]);
  }
  const t = field(6, { F3: marked('C3/S') }, { F1: 'M' });
  t.act('F1', 'arrange');
  expect(t.refusal('F1', 'place', 'place:F3/W/S').rule).toBe('R3.8');
  expect(t.refusal('F1', 'place', 'place:F3/NW/S').rule).toBe('R3.8');
});

/** Can a Unit come to end in D4, where these stand? */
const ends = (mover: string, ...others: string[]): boolean => {
  const t = field(6, { [mover]: 'D3', ...Object.fromEntries(others.map((other) => [other, 'D4/S'])) });
  return hasRoomToEnd(t.rules, unitNumber(mover), area('D4'));
};

test('R3.9 four Infantry, or a rectangle and two Infantry, or two rectangles', () => {
  expect(ends('F1', 'F2', 'F5', 'F6')).toBe(true);
  expect(ends('F3', 'F2', 'F5')).toBe(true);
  expect(ends('F1', 'F3', 'F2')).toBe(true);
  expect(ends('F3', 'F4')).toBe(true);
  expect(ends('F1', 'F2', 'F5', 'F6', 'F9')).toBe(false);
  expect(ends('F3', 'F2', 'F5', 'F6')).toBe(false);
  expect(ends('F1', 'F3', 'F2', 'F5')).toBe(false);
  expect(ends('F1', 'F3', 'F4')).toBe(false);
  expect(ends('F3', 'F4', 'F11')).toBe(false);
});

test('R3.9 no two tiles cover the same cell', () => {
  const t = field(6, { F1: marked('C3/NW/S'), F2: 'C3/NE/S' }, { F1: 'M' });
  t.act('F1', 'arrange');
  expect(t.refusal('F1', 'place', 'place:F1/NE/S').rule).toBe('R3.9');
  expect(t.args('F1', 'place')).toEqual(['place:F1/SW/S', 'place:F1/SE/S', 'place:F1/NW/S']);
});

test('R3.10 two rectangles lie parallel, facing alike or opposite; with Infantry a rectangle faces anywhere', () => {
  const lie = (...tiles: [string, number][]): boolean =>
    packFresh(
      { components: PINNED },
      tiles.map(([id, facing]) => ({ unit: unitNumber(id), facing })),
    ) !== null;
  expect(lie(['F3', N], ['F4', N])).toBe(true);
  expect(lie(['F3', N], ['F4', S])).toBe(true);
  expect(lie(['F3', E], ['F4', W])).toBe(true);
  expect(lie(['F3', N], ['F4', E])).toBe(false);
  expect(lie(['F3', W], ['F7', S])).toBe(false);
  for (const rectangle of FACINGS)
    for (const foot of FACINGS) expect(lie(['F3', rectangle], ['F1', foot], ['F2', left(foot)])).toBe(true);
});

test('R3.10 room that is left over is counted by pairs of cells', () => {
  const { rules } = field(6, { F3: 'C3/S', F1: 'C4' });
  const never = (): boolean => false;
  const always = (): boolean => true;
  const F3 = unitNumber('F3');
  expect(fits(rules, [F3], NW | SE, always)).toBe(false);
  expect(fits(rules, [F3], NW | SW, never)).toBe(false);
  expect(fits(rules, [F3], NW | SW, always)).toBe(true);
  expect(fits(rules, [F3], NW | NE, never)).toBe(true);
  expect(fits(rules, [F3, unitNumber('F1')], NW | NE, always)).toBe(false);
  expect(fits(rules, [F3, unitNumber('F1'), unitNumber('F2')], ALL_CELLS, never)).toBe(true);
});

test('R3.11 a tile touches with its front on the edge it faces; an edge has room for two squares or one rectangle', () => {
  for (const facing of FACINGS) {
    const squares = placesOf('infantry', facing).filter((cells) => touchesEdge(cells, facing));
    const rectangles = placesOf('cavalry', facing).filter((cells) => touchesEdge(cells, facing));
    expect(squares).toHaveLength(2);
    expect(rectangles).toEqual([edgeCells(facing)]);
    expect(squares.reduce((cells, cell) => cells | cell, 0)).toBe(edgeCells(facing));
    // The places at the front come first.
    expect(touchesEdge(placesOf('infantry', facing)[0] ?? 0, facing)).toBe(true);
  }
  expect(touchesEdge(0, N)).toBe(false);
  expect(touchesEdge(NW | SW, N)).toBe(false);
});

test('R3.12 R3.14 only a hit against the facing strikes the front; the three other sides are weak', () => {
  for (const [name, facing] of [
    ['N', N],
    ['E', E],
    ['S', S],
    ['W', W],
  ] as const)
    for (const cell of ['NW', 'SE']) {
      const { s } = field(5, { L9: `C5/${cell}/${name}` });
      expect(FACINGS.filter((v) => !isWeakSide(s, unitNumber('L9'), v))).toEqual([opposite(facing)]);
    }
});

test('R3.13 the defender is hit in the direction the attacker faces, a beaten attacker against it, always on the front', () => {
  const won = field(5, { F5: marked('C4/SW/S'), L7: 'C5/E' }, { F2: 'A' });
  fight(won, 'F2', 3, 0);
  expect(hit(won)).toBe('L7 3 S');
  for (const facing of ['N', 'E', 'S', 'W']) {
    const lost = field(5, { F9: marked('E3/NW/W'), L9: `D3/${facing}` }, { F3: 'A' });
    fight(lost, 'F3', 0, 2);
    expect(hit(lost)).toBe('F9 2 E');
    expect(isWeakSide(lost.s, unitNumber('F9'), E)).toBe(false);
  }
});

test('R3.14 the side is that of the Unit that suffers, whatever the others in the Area', () => {
  const costs = (victim: string): number => {
    const t = field(4, { F6: 'C3/S', L9: 'C4/NW/N', L10: 'C4/SE/S' });
    t.act('F2', 'fire', 'area:C4');
    rolls(t, 3);
    t.act('L1', 'name', `unit:${victim}`);
    const before = t.moral('L');
    t.act('L3', 'withdraw');
    return before - t.moral('L');
  };
  // Die 3 + Shoot 2 - range 1 = 4: front 4 - 1, weak side 4 + 1 - 1.
  expect([costs('L9'), costs('L10')]).toEqual([3, 4]);
});

test('R3.15 X23 in second rank a Unit does not engage', () => {
  const t = field(5, { L9: 'B5/NW/N', L10: 'B5/SW/N', F1: 'B4' });
  expect(engaged(t, 'L9')).toBe('B4');
  expect(engaged(t, 'L10')).toBe(null);
});

test('R3.15 nobody engages an empty Area, one of friends, or the edge of the board', () => {
  expect(engaged(field(5, { F1: 'C3/SW/S' }), 'F1')).toBe(null);
  expect(engaged(field(5, { F1: 'C3/SW/S', F2: 'C4' }), 'F1')).toBe(null);
  expect(engaged(field(5, { F1: 'C1/NW/N' }), 'F1')).toBe(null);
});

test('R3.15 X14 R3.23 Cavalry does not engage across the entrenchment, Infantry and Artillery do', () => {
  const front = (attacker: string): string | null => engaged(field(5, { [attacker]: 'C4/S', L9: 'C5' }), attacker);
  expect([front('F3'), front('F5'), front('F7')]).toEqual([null, 'C5', 'C5']);
  const side = (attacker: string): string | null => engaged(field(5, { [attacker]: 'E6/W', L9: 'D6' }), attacker);
  expect([side('F3'), side('F5'), side('F7')]).toEqual([null, 'D6', 'D6']);
  // Out of the camp it is the same.
  expect(engaged(field(5, { L5: 'C5/N', F1: 'C4' }), 'L5')).toBe(null);
});

test('R3.16 every enemy in the engaged Area can be the target, whatever its cells or facing', () => {
  const t = field(5, { F5: marked('C3/SW/S'), L9: 'C4/NW/N', L10: 'C4/SE/S', L2: 'C4/SW/E' }, { F2: 'A' });
  t.act('F2', 'halt');
  expect(t.args('L1', 'name')).toEqual(['unit:L2', 'unit:L9', 'unit:L10']);
});

test('R3.17 nobody is stopped or pinned by enemies beside his way', () => {
  const t = field(6, { F12: marked('C1/S'), L1: 'B2', L2: 'D2', L7: 'B3', L9: 'D3', L10: 'C5' }, { F3: 'M' });
  t.act('F3', 'advance', 'area:C2');
  t.act('F3', 'advance', 'area:C3');
  t.act('F3', 'advance', 'area:C4');
  t.act('F3', 'halt');
  expect(t.place('F12')).toBe('C4/S/S');
});

/** All edges, "B4|B5", over which this holds from both sides. */
function edges(crosses: (area: number, direction: number) => boolean): string[] {
  const found: string[] = [];
  for (const from of range(AREA_COUNT))
    for (const direction of [E, S]) {
      const to = stepFrom(from, direction);
      if (to === OFF) continue;
      // R3.21: in either direction.
      expect(crosses(to, opposite(direction))).toBe(crosses(from, direction));
      if (crosses(from, direction)) found.push(`${areaId(from)}|${areaId(to)}`);
    }
  return found.sort();
}

test('R3.18 R3.19 R3.21 front line and side line, in either direction', () => {
  expect(edges((from, direction) => crossesFront(PINNED, from, direction))).toEqual(['B4|B5', 'C4|C5', 'D4|D5']);
  expect(edges((from, direction) => crossesDitch(PINNED, from, direction))).toEqual([
    'B4|B5',
    'C4|C5',
    'D4|D5',
    'D5|E5',
    'D6|E6',
  ]);
});

test('R3.20 the favourable Areas lie behind the front line and are open on all other edges', () => {
  expect(
    range(AREA_COUNT)
      .filter((one) => isFavourable(PINNED, one))
      .map(areaId),
  ).toEqual(['B5', 'C5', 'D5']);
  for (const [from, direction] of [
    ['B5', W],
    ['B5', E],
    ['C5', E],
    ['B5', S],
    ['C5', S],
    ['D5', S],
  ] as const)
    expect(crossesDitch(PINNED, area(from), direction)).toBe(false);
});

test('R3.22 R13.9 horse and guns cross neither line by moving, foot crosses both at no extra cost', () => {
  const goes = (unit: string, commander: string, phase: number, from: string, to: string): string => {
    const order = phase === 5 ? 'A' : 'M';
    const t = field(phase, { [unit]: marked(from) }, { [commander]: order });
    return t.args(commander, 'advance').includes(`area:${to}`)
      ? 'goes'
      : t.refusal(commander, 'advance', `area:${to}`).rule;
  };
  for (const phase of [5, 6]) {
    for (const [from, to] of [
      ['C4/S', 'C5'],
      ['E5/W', 'D5'],
      ['E6/W', 'D6'],
      ['B5/N', 'B4'],
    ] as const) {
      expect(goes('F3', 'F1', phase, from, to)).toBe('R13.9');
      expect(goes('F7', 'F2', phase, from, to)).toBe('R13.9');
      expect(goes('F1', 'F1', phase, from, to)).toBe('goes');
    }
    expect(goes('F3', 'F1', phase, 'A5/E', 'B5')).toBe('goes');
    expect(goes('F3', 'F1', phase, 'C6/N', 'C5')).toBe('goes');
  }
});

test('R3.23 Artillery at the edge may fight across; Cavalry attacked across a line defends and may win', () => {
  const guns = field(5, { F7: marked('C4/S'), L9: 'C5/N' }, { F2: 'A' });
  rolls(guns, 0);
  guns.act('F2', 'halt');
  expect(guns.at).toBe('attack.keep');
  const horse = field(5, { F9: marked('E6/W'), L4: 'D6/E' }, { F3: 'A' });
  // 1 + 3 + 1 against horse; 2 + 4.
  fight(horse, 'F3', 1, 2);
  expect(hit(horse)).toBe('F9 1 E');
});

test('R3.24 R10.16 X4 fire across the front line is 1 farther, wherever the target stands', () => {
  expect(shots(field(4, { F6: 'C3/S', L9: 'C5' }), 'F6')).toEqual(['C5 3 S']);
  expect(shots(field(4, { F6: 'C3/S', L9: 'C6' }), 'F6')).toEqual(['C6 4 S']);
  // Once, and from the other side as well.
  expect(shots(field(4, { L11: 'C6/N', F1: 'C3' }), 'L11')).toEqual(['C3 4 N']);
});

test('R3.24 X2 not for a shooter in a favourable Area, of whatever side', () => {
  expect(shots(field(4, { L11: 'C5/N', F1: 'C3' }), 'L11')).toEqual(['C3 2 N']);
  expect(shots(field(4, { F6: 'C5/N', L1: 'C3' }), 'F6')).toEqual(['C3 2 N']);
});

test('R3.24 X7 the side line does not change the range', () => {
  expect(shots(field(4, { F6: 'E3/S', L9: 'D5' }), 'F6')).toEqual(['D5 3 W']);
  expect(shots(field(4, { F6: 'F5/W', L9: 'D5' }), 'F6')).toEqual(['D5 2 W']);
});

test('R3.25 who stands in a favourable Area and fights across the front line has 1 more Melee, as defender and as attacker', () => {
  // 2 + 3 against 1 + 3 + 1.
  const defends = field(5, { F10: marked('C4/S'), L7: 'C5/N' }, { F3: 'A' });
  fight(defends, 'F3', 2, 0);
  expect(hit(defends)).toBe('L7 1 S');
  // 1 + 3 + 1 against 1 + 3.
  const attacks = field(5, { L7: marked('C5/N'), F10: 'C4/S' }, { L2: 'A' });
  fight(attacks, 'L2', 1, 1);
  expect(hit(attacks)).toBe('F10 1 N');
});

test('R3.25 whoever stands there: the French too, guns and horse too', () => {
  const french = field(5, { L7: marked('C4/S'), F10: 'C5/N' }, { L2: 'A' });
  fight(french, 'L2', 2, 0);
  expect(hit(french)).toBe('F10 1 S');
  const horse = field(5, { F10: marked('C4/S'), L4: 'C5/N' }, { F3: 'A' });
  // 3 + 3 against 0 + 4 + 1.
  fight(horse, 'F3', 3, 0);
  expect(hit(horse)).toBe('L4 1 S');
  const guns = field(5, { F10: marked('C4/S'), L8: 'C5/N' }, { F3: 'A' });
  // 0 + 3 against 0 + 1 + 1.
  fight(guns, 'F3', 0, 0);
  expect(hit(guns)).toBe('L8 1 S');
});

test('R3.25 R12.5 and 1 more Defense, for the attacker too', () => {
  const defends = field(5, { F10: marked('C4/S'), L7: 'C5/N' }, { F3: 'A' }, { sides: { L: { moral: 20 } } });
  fight(defends, 'F3', 3, 0);
  expect(hit(defends)).toBe('L7 2 S');
  defends.act('L2', 'wound');
  expect(defends.moral('L')).toBe(20);
  const attacks = field(5, { L11: marked('C5/N'), F10: 'C4/S' }, { L3: 'A' }, { sides: { L: { moral: 20 } } });
  // 0 + 2 + 1 against 3 + 3; Defense 1 + 1.
  fight(attacks, 'L3', 0, 3);
  expect(hit(attacks)).toBe('L11 3 S');
  attacks.act('L3', 'wound');
  expect(attacks.moral('L')).toBe(19);
});

test('R3.26 across the side line, from the west, from behind or from a neighbouring favourable Area it is no help', () => {
  for (const [from, to] of [
    ['E5/W', 'D5/E'],
    ['A5/E', 'B5/W'],
    ['C6/N', 'C5/S'],
    ['B5/E', 'C5/W'],
  ] as const) {
    const t = field(5, { F10: marked(from), L7: to }, { F3: 'A' }, { sides: { L: { moral: 20 } } });
    fight(t, 'F3', 3, 0);
    expect(hit(t).slice(0, 4)).toBe('L7 3');
    t.act('L2', 'wound');
    expect(t.moral('L')).toBe(19);
  }
});

test('R3.26 R10.23 the entrenchment gives no Defense against shots', () => {
  const t = field(4, { F7: 'C4/S', L9: 'C5/N' }, {}, { sides: { L: { moral: 20 } } });
  rolls(t, 2);
  t.act('F2', 'fire', 'area:C5');
  // 2 + 4 - range 2 = 4, Defense 2.
  expect(hit(t)).toBe('L9 4 S');
  t.act('L3', 'wound');
  expect(t.moral('L')).toBe(18);
});

test('R13.11 X17 passing needs free cells as the tiles lie: one for a square, two side by side for a rectangle', () => {
  const passes = (mover: string, ...cells: string[]): boolean => {
    const friends = ['F5', 'F6', 'F9'];
    const units = Object.fromEntries(cells.map((cell, i) => [friends[i] ?? '', `D4/${cell}/S`]));
    return hasRoomToPass(field(6, { [mover]: 'D3', ...units }).rules, unitNumber(mover), area('D4'));
  };
  expect([passes('F3', 'NW', 'SE'), passes('F3', 'NE', 'SW'), passes('F1', 'NW', 'SE')]).toEqual([false, false, true]);
  expect([passes('F3', 'NW', 'NE'), passes('F3', 'NW', 'SW'), passes('F3')]).toEqual([true, true, true]);
  expect([passes('F1', 'NW', 'SE', 'NE'), passes('F3', 'NW', 'SE', 'NE')]).toEqual([true, false]);
});
