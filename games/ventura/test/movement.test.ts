import { at } from '@condotta/kernel';
import { expect } from 'vitest';
import { card, lone, step, withValues } from './battlefield.ts';
import { idleTo, three } from './scenes.ts';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

type Changes = Parameters<typeof position>[0];

/** It is seat 0's turn in the Troop Phase. */
const marching = (troops: TroopDoc[], changes: Changes = {}, game?: ReturnType<typeof withValues>): TestTable =>
  table(position({ turn: { step: 'troop', seat: 0 }, ...changes, troops }), game);

const walk = (t: TestTable, area: number, ...path: string[]): void => {
  t.act(0, 'march', `troop:0.${area}`);
  for (const tile of path) t.act(0, 'enter', t.tileArg(tile));
};

/** The movement points a Troop sets out with. */
function pointsOf(troop: Omit<TroopDoc, 'seat' | 'area' | 'at'>, game?: ReturnType<typeof withValues>): number {
  const t = marching([{ seat: 0, area: 2, at: 'Lomellina', ...troop }], {}, game);
  t.act(0, 'march', 'troop:0.2');
  return t.frame.proc === 'troop' ? t.frame.points : -1;
}

const CAVALRY = { seat: 0, at: 'Lomellina', companies: ['light-cavalry'] };

test('V19.1 each Troop moves at most once, one at a time, in any order, and the player may stop', () => {
  const t = marching([
    { ...CAVALRY, area: 2 },
    { ...CAVALRY, area: 4 },
    { ...CAVALRY, area: 3, companies: ['foragers'] },
  ]);
  expect(t.args(0, 'march').toSorted()).toEqual(['troop:0.2', 'troop:0.3', 'troop:0.4']);
  walk(t, 4, 'Bologna');
  // Under way, no other Troop can set out and the turn cannot end.
  expect(t.refusal(0, 'march', 'troop:0.2').code).toBe('unknown');
  expect(t.refusal(0, 'end').code).toBe('unknown');
  t.act(0, 'halt');
  expect(t.refusal(0, 'march', 'troop:0.4').rule).toBe('V19.1');
  walk(t, 2, 'Anghiari');
  t.act(0, 'halt');
  expect(t.args(0, 'march')).toEqual(['troop:0.3']);
  t.act(0, 'end');
  expect(t.troop(0, 3)?.at).toBe(t.tile('Lomellina'));
  expect(t.frame).not.toMatchObject({ proc: 'troop', seat: 0 });
  // In the next round all may move again.
  idleTo(t, 'troop', 0);
  expect(t.s.round).toBe(2);
  expect(t.args(0, 'march')).toHaveLength(3);
});

test('V19.1 a Troop finishes all its battles before the next one starts; nobody moves a foreign Troop', () => {
  const t = marching([
    { ...CAVALRY, area: 2 },
    { ...CAVALRY, area: 3 },
    { seat: 1, area: 2, at: 'Bologna', ...lone('pavise-bearers') },
  ]);
  expect(t.refusal(0, 'march', 'troop:1.2').code).toBe('unknown');
  expect(t.refusal(1, 'march', 'troop:1.2').code).toBe('not-asked');
  walk(t, 2, 'Bologna');
  expect(step(t)).toBe('battle attackerRetreat');
  expect(t.refusal(0, 'march', 'troop:0.3').code).toBe('unknown');
  expect(t.refusal(0, 'end').code).toBe('unknown');
});

test('V19.2 E9 a Company Troop has its own Movement', () => {
  expect(pointsOf(lone('mounted-crossbowmen'))).toBe(3);
  expect(pointsOf(lone('crossbowmen'))).toBe(2);
  expect(pointsOf(lone('artillerymen'))).toBe(1);
});

test('V19.3 E10 E11 E12 an Army: the slowest Company, the Captain, and 1 for each Horse-carts', () => {
  const captain = 'Acuto';
  const army = ['mounted-crossbowmen'];
  expect(pointsOf({ captain, companies: army })).toBe(5);
  expect(pointsOf({ captain, companies: [...army, 'crossbowmen'] })).toBe(4);
  expect(pointsOf({ captain, companies: [...army, 'crossbowmen', 'horse-carts', 'horse-carts'] })).toBe(6);
});

test('V19.3 Horse-carts are slow themselves, and alone they get no bonus', () => {
  expect(pointsOf(lone('horse-carts'))).toBe(3);
  expect(pointsOf({ captain: 'Acuto', companies: ['horse-carts'] })).toBe(6);
  // Two carts of 3 among cavalry of 4: the lowest is theirs.
  expect(pointsOf({ captain: 'Acuto', companies: ['light-cavalry', 'horse-carts', 'horse-carts'] })).toBe(7);
  const heavy = withValues({ 'horse-carts': { movement: 1 } });
  expect(pointsOf({ captain: 'Acuto', companies: ['light-cavalry', 'horse-carts'] }, heavy)).toBe(4);
  // A Captain may be a burden.
  expect(pointsOf({ captain: 'Acuto', companies: ['crossbowmen'] }, withValues({ Acuto: { movement: -1 } }))).toBe(1);
});

test('V19.4 only to adjacent Territories on the map, each at its cost, the first one too', () => {
  const t = marching([
    { seat: 0, area: 2, at: 'Lomellina', ...lone('crossbowmen') },
    { seat: 0, area: 5, at: 'Ferrara', ...lone('foragers') },
  ]);
  t.act(0, 'march', 'troop:0.2');
  expect(t.refusal(0, 'enter', t.tileArg('Viterbo')).rule).toBe('V19.4');
  expect(t.refusal(0, 'enter', t.tileArg('Lomellina')).rule).toBe('V19.4');
  // Not on the map, and no Territory at all.
  t.refusal(0, 'enter', t.tileArg('Cusago'));
  expect(t.refusal(0, 'enter', 'cell:0,0').code).toBe('unknown');
  t.act(0, 'enter', t.tileArg('Bologna'));
  expect(t.frame).toMatchObject({ points: 1 });
  // A Wood and a Hill cost 2.
  expect(t.refusal(0, 'enter', t.tileArg('Camaldoli'))).toMatchObject({ rule: 'V19.4', key: 'march.points' });
  expect(t.args(0, 'enter').toSorted()).toEqual(
    ['Anghiari', 'Cascina', 'Lomellina', 'Viterbo'].map(t.tileArg).toSorted(),
  );
  // Leaving costs nothing, and the last point ends the movement by itself.
  t.act(0, 'enter', t.tileArg('Lomellina'));
  expect(t.troop(0, 2)).toMatchObject({ at: t.tile('Lomellina'), moved: true });
});

test('V19.4 each Territory costs what is printed on it', () => {
  const t = marching([{ seat: 0, area: 2, at: 'Ferrara', ...lone('light-cavalry') }]);
  walk(t, 2, 'Chianti');
  expect(t.frame).toMatchObject({ points: 2 });
  t.act(0, 'enter', t.tileArg('Cascina'));
  expect(t.frame).toMatchObject({ points: 1 });
  expect(t.refusal(0, 'enter', t.tileArg('Lake Garda')).rule).toBe('V19.4');
});

test('V19.4 no minimum move: a Movement of 1 enters no Hill', () => {
  const troops = [
    { seat: 0, area: 2, at: 'Lomellina', ...lone('artillerymen') },
    { seat: 0, area: 3, at: 'Ferrara', ...lone('artillerymen') },
    { seat: 0, area: 4, at: 'Ferrara', ...lone('foragers') },
  ];
  const t = marching(troops);
  t.act(0, 'march', 'troop:0.2');
  expect(t.refusal(0, 'enter', t.tileArg('Chianti')).rule).toBe('V19.4');
  // With nothing but a Hill around, it cannot set out at all.
  const alone = { Ferrara: '0,0', Chianti: '1,0', Lomellina: '2,0', Mantua: '3,0' };
  const players: PlayerDoc[] = [{ domain: ['Ferrara'] }, { domain: ['Mantua'] }];
  const shut = marching(troops, { map: alone, players });
  expect(shut.refusal(0, 'march', 'troop:0.3')).toMatchObject({ rule: 'V19.4', key: 'march.too-slow' });
  expect(shut.args(0, 'march')).toContain('troop:0.4');
});

test('V19.5 through and onto own, neutral and foreign land and own Troops; points are neither kept nor shared', () => {
  const t = marching([
    { seat: 0, area: 2, at: 'Ferrara', ...lone('light-cavalry') },
    { seat: 0, area: 3, at: 'Ferrara', ...lone('light-cavalry') },
    { seat: 0, area: 4, at: 'Viterbo', ...lone('foragers') },
  ]);
  walk(t, 2, 'Lomellina', 'Bologna', 'Viterbo', 'Plain of Lodi');
  expect(t.troop(0, 2)?.at).toBe(t.tile('Plain of Lodi'));
  // The second Troop stops beside a third one with points to spare, and the third has no more than its own.
  walk(t, 3, 'Lomellina', 'Bologna', 'Viterbo');
  expect(t.frame).toMatchObject({ points: 1 });
  t.act(0, 'halt');
  t.act(0, 'march', 'troop:0.4');
  expect(t.frame).toMatchObject({ points: 4 });
  t.act(0, 'halt');
  expect(t.troop(0, 3)?.at).toBe(t.troop(0, 4)?.at);
  idleTo(t, 'troop', 0);
  expect(t.s.round).toBe(2);
  t.act(0, 'march', 'troop:0.3');
  expect(t.frame).toMatchObject({ points: 4 });
});

test('V19.6 entering an opponent’s Territory with Troops is a battle at once and the end of the movement', () => {
  const troops = (foe: string): TroopDoc[] => [
    { seat: 0, area: 2, at: 'Lomellina', ...lone('light-cavalry') },
    { seat: 0, area: 3, at: 'Lomellina', ...lone('foragers') },
    { seat: 1, area: 2, at: 'Bologna', ...lone(foe) },
  ];
  // Won in the first set, with 3 points left: it stays.
  const won = marching(troops('farmers'));
  walk(won, 2, 'Bologna');
  expect(won.troop(1, 2)).toBeNull();
  expect(step(won)).toBe('troop choose');
  expect(won.refusal(0, 'march', 'troop:0.2').rule).toBe('V19.1');
  // Not won: no way on, past the opponent or elsewhere.
  const held = marching(troops('pavise-bearers'));
  walk(held, 2, 'Bologna');
  expect(held.refusal(0, 'enter', held.tileArg('Viterbo')).code).toBe('unknown');
  expect(held.refusal(0, 'halt').code).toBe('unknown');
  held.act(0, 'retreat', held.tileArg('Lomellina'));
  expect(held.refusal(0, 'march', 'troop:0.2').rule).toBe('V19.1');
});

const ARMY = { seat: 0, area: 2, captain: 'Acuto', companies: ['light-cavalry'] };

test('V19.7 E26 an Army that stops discards the markers there, 1 VP each; the Territory is neutral', () => {
  const players = [{}, { domain: ['Mantua', 'Vignola', 'Camaldoli', 'Anghiari'] }];
  const t = marching([{ ...ARMY, at: 'Bologna' }], { players });
  expect(t.markers('Anghiari')).toBe(2);
  walk(t, 2, 'Camaldoli');
  // Not before it stops.
  expect(t.owner('Camaldoli')).toBe(1);
  t.act(0, 'halt');
  expect(t.owner('Camaldoli')).toBe(-1);
  expect(t.player(0).points).toBe(1);
  // The Village shrinks, and nobody scores for that.
  expect(t.markers('Anghiari')).toBe(1);
  expect(t.owner('Anghiari')).toBe(1);
});

test('V19.7 every marker of the Territory scores, and the own Territory is left alone', () => {
  const t = marching([
    { ...ARMY, at: 'Viterbo' },
    { ...ARMY, at: 'Ferrara', area: 3, captain: 'Fortebraccio' },
    { seat: 0, area: 5, at: 'Ferrara', ...lone('foragers') },
  ]);
  walk(t, 2, 'Plain of Lodi');
  t.act(0, 'halt');
  expect(t.player(0).points).toBe(2);
  expect(t.owner('Plain of Lodi')).toBe(-1);
  walk(t, 3, 'Lomellina');
  t.act(0, 'halt');
  expect(t.owner('Lomellina')).toBe(0);
  expect(t.player(0).points).toBe(2);
});

test('V19.8 a Company Troop leaves the markers to the next Annex Step', () => {
  const t = marching([
    { seat: 0, area: 2, at: 'Viterbo', ...lone('light-cavalry') },
    { seat: 0, area: 5, at: 'Ferrara', ...lone('foragers') },
  ]);
  walk(t, 2, 'Plain of Lodi');
  t.act(0, 'halt');
  expect(t.owner('Plain of Lodi')).toBe(1);
  expect(t.player(0).points).toBe(0);
  idleTo(t, 'upkeep', 0);
  expect(t.owner('Plain of Lodi')).toBe(0);
});

test('V19.9 passing through has no effect on markers', () => {
  const t = marching([
    { ...ARMY, at: 'Viterbo' },
    { seat: 0, area: 5, at: 'Ferrara', ...lone('foragers') },
  ]);
  walk(t, 2, 'Plain of Lodi', 'Vignola', 'Viterbo');
  t.act(0, 'halt');
  expect(t.player(0).points).toBe(0);
  expect(t.markers('Plain of Lodi')).toBe(2);
  expect(t.owner('Vignola')).toBe(1);
});

test('V19.10 a Troop with the Garrison cannot move, not even as an Army; area 1 without it can', () => {
  const army = { captain: 'Acuto', companies: [106, 'light-cavalry'] };
  const others = { seat: 0, area: 2, at: 'Ferrara', ...lone('foragers') };
  for (const troop of [{ companies: [106] }, army]) {
    const t = marching([{ seat: 0, area: 1, at: 'Ferrara', ...troop }, others]);
    expect(t.refusal(0, 'march', 'troop:0.1').rule).toBe('V19.10');
    expect(t.args(0, 'march')).toEqual(['troop:0.2']);
  }
  const free = marching([{ seat: 0, area: 1, at: 'Ferrara', ...lone('light-cavalry') }, others]);
  walk(free, 1, 'Lomellina');
  expect(free.troop(0, 1)?.at).toBe(free.tile('Lomellina'));
});

test.amongThemselves(
  'V19.11 an Army that stops on an undefended City eliminates its owner: with two players that wins',
  () => {
    const t = marching([{ ...ARMY, at: 'Vignola' }], { removed: [107] });
    expect(t.income(1)).toBe(5);
    walk(t, 2, 'Mantua');
    expect(t.over).toBeNull();
    t.act(0, 'halt');
    expect(t.over).toMatchObject({ winners: [0], rule: 'V30.6' });
    expect(t.player(0).points).toBe(5);
    expect(t.player(1).living).toBe(false);
  },
);

test('V19.11 with three players the City is neutral and the game goes on', () => {
  const troops = [
    { ...ARMY, at: 'Vignola' },
    { seat: 0, area: 5, at: 'Ferrara', ...lone('foragers') },
    { seat: 1, area: 2, at: 'Camaldoli', ...lone('farmers') },
  ];
  const t = table(three({ turn: { step: 'troop', seat: 0 }, troops, removed: [107] }));
  walk(t, 2, 'Mantua');
  t.act(0, 'halt');
  expect(t.over).toBeNull();
  expect(t.player(0).points).toBe(5);
  expect(t.player(1).living).toBe(false);
  expect([t.owner('Mantua'), t.owner('Camaldoli')]).toEqual([-1, -1]);
  expect(t.troop(1, 2)).toBeNull();
  expect(t.s.conscriptionDiscard).toContain(card('farmers'));
  expect(at(t.asked, 0)).toBe(0);
});

test('V19.8 V19.11 a lone Company on an undefended City eliminates nobody', () => {
  const troops = [
    { seat: 0, area: 2, at: 'Vignola', ...lone('light-cavalry') },
    { seat: 0, area: 5, at: 'Ferrara', ...lone('foragers') },
  ];
  const t = marching(troops, { removed: [107] });
  walk(t, 2, 'Mantua');
  t.act(0, 'halt');
  expect(t.over).toBeNull();
  expect(t.player(1).living).toBe(true);
  expect(t.owner('Mantua')).toBe(1);
  expect(t.player(0).points).toBe(0);
});
