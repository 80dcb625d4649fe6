import { expect } from 'vitest';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, table } from './table.ts';

const ESTE = ['Ferrara', 'Lomellina', 'Chianti', 'Cascina'];

type Changes = NonNullable<Parameters<typeof position>[0]>;

const expansion = (este: PlayerDoc, gonzaga: PlayerDoc = {}, changes: Changes = {}): TestTable =>
  table(position({ ...changes, players: [este, gonzaga], turn: { step: 'expansion', seat: 0 } }));

function lay(t: TestTable, seat: number, tile: string, cell: string): void {
  t.act(seat, 'choose', t.tileArg(tile));
  t.act(seat, 'lay', `cell:${cell}`);
}

const eyes = (t: TestTable, seat: number | null): string => JSON.stringify([t.view(seat), t.log(seat)]);

const points = (t: TestTable): number[] => t.s.players.map((player) => player.points);

test('V15.1 one tile of the reserve, any of them, or none', () => {
  const t = expansion({ reserve: ['Cusago', 'Pandino'] }, { reserve: ['Cisa Pass'] });
  expect(t.offers(0).sort()).toEqual(
    ['pass', `choose ${t.tileArg('Cusago')}`, `choose ${t.tileArg('Pandino')}`].sort(),
  );
  t.act(0, 'pass');
  expect(t.player(0).reserve).toEqual([t.tile('Cusago'), t.tile('Pandino')]);
  expect(t.asked).toEqual([1]);
});

test('V15.1 at most one tile a round', () => {
  const t = expansion({ reserve: ['Cusago', 'Pandino'] }, { reserve: ['Cisa Pass'] });
  lay(t, 0, 'Pandino', '-2,0');
  expect(t.asked).toEqual([1]);
  expect(t.refusal(0, 'choose', t.tileArg('Cusago')).code).toBe('not-asked');
  t.act(1, 'pass');
  expect(t.frame.proc).not.toBe('expansion');
  expect(t.player(0).reserve).toEqual([t.tile('Cusago')]);
});

test('V15.1 only a tile of the own reserve', () => {
  const t = expansion({ reserve: ['Cusago'] }, { reserve: ['Cisa Pass'] });
  for (const arg of [t.tileArg('Cisa Pass'), t.tileArg('Pandino'), t.tileArg('Lomellina'), 'tile:0', 10])
    expect(t.refusal(0, 'choose', arg).code).toBe('unknown');
});

test('V15.1 the choice of the tile can be taken back until it is laid and all have seen it', () => {
  const t = expansion({ reserve: ['Cusago', 'Pandino'] }, { reserve: ['Cisa Pass'] });
  const before = t.hash();
  t.act(0, 'choose', t.tileArg('Cusago'));
  expect(t.undo(0)).toBe(true);
  expect(t.hash()).toBe(before);
  lay(t, 0, 'Pandino', '-2,0');
  expect(t.undo(0)).toBe(false);
});

test.amongThemselves('V15.2 the cell touches two tiles, one of them his: exactly these', () => {
  const t = expansion({ reserve: ['Cusago'] });
  t.act(0, 'choose', t.tileArg('Cusago'));
  expect(t.args(0, 'lay').sort()).toEqual(['cell:-1,-1', 'cell:-1,2', 'cell:-2,0', 'cell:-2,2', 'cell:0,2'].sort());
});

test('V15.2 a cell is refused if it is taken, lonely or only beside others', () => {
  const t = expansion({ reserve: ['Cusago'] });
  t.act(0, 'choose', t.tileArg('Cusago'));
  expect(t.refusal(0, 'lay', 'cell:-1,0')).toMatchObject({ rule: 'V15.2', key: 'cell.taken' });
  // One neighbour, his own City.
  expect(t.refusal(0, 'lay', 'cell:-3,1')).toMatchObject({ rule: 'V15.2', key: 'cell.lonely', args: { count: 1 } });
  expect(t.refusal(0, 'lay', 'cell:9,9')).toMatchObject({ rule: 'V15.2', key: 'cell.lonely', args: { count: 0 } });
  // Two neighbours of Gonzaga; one of Gonzaga and one neutral.
  expect(t.refusal(0, 'lay', 'cell:3,-2')).toMatchObject({ rule: 'V15.2', key: 'cell.foreign' });
  expect(t.refusal(0, 'lay', 'cell:2,1')).toMatchObject({ rule: 'V15.2', key: 'cell.foreign' });
  for (const arg of ['cell:x', t.tileArg('Cusago'), 0]) expect(t.refusal(0, 'lay', arg).code).toBe('unknown');
});

test('V15.2 a neutral tile and one of his are enough', () => {
  const t = expansion({ reserve: ['Pandino'] });
  lay(t, 0, 'Pandino', '-1,-1');
  expect(t.s.cells[t.tile('Pandino')]).toBeGreaterThan(0);
  expect(t.owner('Anghiari')).toBe(-1);
});

test.amongThemselves('V15.3 the new Territory is his at once, with markers, for free and without a Troop', () => {
  const t = expansion({ reserve: ['Borgoforte on the Po'], florins: 2 });
  lay(t, 0, 'Borgoforte on the Po', '-1,2');
  expect([t.owner('Borgoforte on the Po'), t.markers('Borgoforte on the Po')]).toEqual([0, 2]);
  expect(t.income(0)).toBe(7);
  expect(t.player(0)).toMatchObject({ florins: 2, reserve: [] });
  expect(t.view(1)['map']).toContainEqual(
    expect.objectContaining({ tile: t.tile('Borgoforte on the Po'), cell: 'cell:-1,2', owner: 0, markers: 2 }),
  );
});

test.amongThemselves('V15.3 its own colour bonus counts at once', () => {
  const t = expansion({ reserve: ['Casalecchio'], domain: [...ESTE, 'Lake Garda'] });
  // Casalecchio (1 + blue) beside Lake Garda and Cascina.
  lay(t, 0, 'Casalecchio', '0,2');
  expect(t.markers('Casalecchio')).toBe(2);
});

test('V15.4 E6 a Wood beside his Village with 1 + green: one more marker there, plus its own', () => {
  const t = expansion({ reserve: ['Cusago'], domain: [...ESTE, 'Anghiari'] }, { reserve: ['Pandino'] });
  expect([t.markers('Anghiari'), t.income(0)]).toEqual([1, 6]);
  lay(t, 0, 'Cusago', '-1,-1');
  expect([t.markers('Anghiari'), t.markers('Cusago'), t.income(0)]).toEqual([2, 1, 8]);
  expect(points(t)).toEqual([0, 0]);
});

test('V15.4 placing gives no points, not even the last one of a game', () => {
  const t = expansion({ reserve: ['Cusago'], points: 29, domain: [...ESTE, 'Anghiari'] }, { reserve: ['Pandino'] });
  lay(t, 0, 'Cusago', '-1,-1');
  expect(t.over).toBeNull();
  expect(points(t)).toEqual([29, 0]);
});

test('V15.5 beside a foreign City, a Papal tile and foreign land; foreign Incomes do not change', () => {
  const map = { Ferrara: '1,0', Mantua: '-1,0', Bologna: '0,1', Viterbo: '1,1', Anghiari: '0,-1' };
  const t = table({
    map,
    players: [
      { family: 'este', domain: ['Ferrara'], reserve: ['Cusago'] },
      { family: 'gonzaga', domain: ['Mantua', 'Anghiari'] },
    ],
    turn: { step: 'expansion', seat: 0 },
  });
  expect(t.income(1)).toBe(2);
  lay(t, 0, 'Cusago', '0,0');
  expect(t.owner('Cusago')).toBe(0);
  expect([t.markers('Anghiari'), t.income(1)]).toEqual([1, 2]);
  expect([t.owner('Mantua'), t.owner('Anghiari'), t.owner('Bologna')]).toEqual([1, 1, -1]);
  expect(t.over).toBeNull();
});

test('V15.6 without a tile he does nothing', () => {
  const t = expansion({ florins: 5, hand: ['bowmen'] }, { reserve: ['Cusago'] });
  expect(t.frame).toMatchObject({ proc: 'expansion', seat: 1 });
});

test('V15.6 without a legal cell he does nothing and keeps the tile', () => {
  // Ferrara, all that Este has, is enclosed.
  const map = {
    Ferrara: '0,0',
    Bologna: '1,0',
    Viterbo: '1,-1',
    Mantua: '0,-1',
    Vignola: '-1,0',
    Camaldoli: '-1,1',
    Lomellina: '0,1',
  };
  const enclosed = (hand: string[]): TestTable =>
    table({
      map,
      players: [
        { family: 'este', domain: ['Ferrara'], reserve: ['Cusago'], hand },
        { family: 'gonzaga', domain: ['Mantua'], reserve: ['Pandino'] },
      ],
      turn: { step: 'expansion', seat: 0 },
    });
  const t = enclosed([]);
  expect(t.frame).toMatchObject({ proc: 'expansion', seat: 1 });
  expect(t.player(0).reserve).toEqual([t.tile('Cusago')]);
  // Asked for the sake of an Event he might hold, he still cannot begin to lay it.
  const asked = enclosed(['farmers']);
  expect(asked.offers(0)).toEqual(['pass']);
  expect(asked.refusal(0, 'choose', asked.tileArg('Cusago')).rule).toBe('V15.6');
});

test('V15.6 unplayed tiles stay secret, also one that is chosen and not yet laid', () => {
  const chosen = (tile: string | null): TestTable => {
    const t = expansion({ reserve: ['Cusago', 'Cisa Pass'] });
    if (tile) t.act(0, 'choose', t.tileArg(tile));
    return t;
  };
  const [a, b] = [chosen('Cusago'), chosen('Cisa Pass')];
  for (const seat of [1, null]) expect(eyes(a, seat)).toBe(eyes(b, seat));
  expect(eyes(a, 0)).not.toBe(eyes(b, 0));
  const passed = (tile: string): TestTable => {
    const t = expansion({ reserve: [tile] }, { reserve: ['Pandino'] });
    t.act(0, 'pass');
    return t;
  };
  for (const seat of [1, null]) expect(eyes(passed('Cusago'), seat)).toBe(eyes(passed('Cisa Pass'), seat));
});
