import { describe, expect } from 'vitest';
import { position, table, test } from './table.ts';

/** Four Soldiers of seat 0 take 0,0, where this structure stands. */
function taken(kind: string, more: Parameters<typeof position>[0] = {}) {
  const { structures = [], units = [], ...rest } = more;
  const t = table(
    position({
      units: [{ at: '1,-1', seat: 0, soldier: 5 }, ...units],
      structures: [{ at: '0,0', seat: 1, kind }, ...structures],
      turn: { seat: 0, card: 'charge' },
      ...rest,
    }),
  );
  t.charge(0, '0,0', ...Array<string>(5).fill('soldier@1,-1'));
  t.fightOn();
  return t;
}

const OUTPOSTS = ['2,-1', '3,-3', '3,-2'].map((at) => ({ at, seat: 0, kind: 'outpost' }));

describe('conquered structures', () => {
  test('F20.1 F20.9 one of the three, at once, also where no unit defended', () => {
    const t = taken('outpost');
    expect(t.moment).toBe('fight.structure');
    expect(t.controller('0,0')).toBe(0);
    expect(t.verbs(0)).toEqual(['destroy', 'convert']);
  });

  test('F20.2 destroyed: the tile goes back to its owner and the ground is held by units only', () => {
    const t = taken('outpost');
    t.act(0, 'destroy');
    expect(t.structure('0,0')).toBe('');
    expect(t.controller('0,0')).toBe(0);
    expect(t.view(null).territories[t.hex('0,0')]?.defense).toBe(5);
  });

  test('F20.3 converted: an own tile of the same kind, or it cannot be', () => {
    const t = taken('tower');
    t.act(0, 'convert', t.args(0, 'convert')[0] ?? '');
    expect(t.structure('0,0')).toBe('0 tower');
    const without = taken('outpost', { structures: OUTPOSTS });
    expect(without.args(0, 'convert')).toEqual([]);
    expect(without.refusal(0, 'convert', 'tile:2').rule).toBe('F20.3');
  });

  test('F20.4 E15 E26 kept only if it cannot be converted: the colour stays, the use is the winner’s', () => {
    expect(taken('outpost').refusal(0, 'keep').rule).toBe('F20.4');
    const t = taken('outpost', { structures: OUTPOSTS, players: [{ wealth: 1 }] });
    t.act(0, 'keep');
    expect(t.structure('0,0')).toBe('1 outpost');
    expect(t.controller('0,0')).toBe(0);
    // Fortress 2, three Outposts, and the kept one.
    expect(t.view(null).players[t.seatOf(0)]?.income).toBe(2 + 3 + 1);
    expect(t.sheet(0).structures).toBe(2 + 3 + 1);
  });

  test('F20.5 when the last unit leaves, it is its owner’s again', () => {
    const t = table(
      position({
        units: [{ at: '0,0', seat: 0, soldier: 2 }],
        structures: [{ at: '0,0', seat: 1, kind: 'outpost' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    expect(t.controller('0,0')).toBe(0);
    t.charge(0, '1,-1', 'soldier@0,0', 'soldier@0,0');
    expect(t.controller('0,0')).toBe(1);
  });

  test('F20.6 Fortress and Eldapriest are kept, without a question', () => {
    const t = table(
      position({
        units: [{ at: '-1,2', seat: 0, soldier: 6 }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '-1,3', ...Array<string>(6).fill('soldier@-1,2'));
    t.fightOn();
    expect(t.structure('-1,3')).toBe('1 fortress');
    expect(t.controller('-1,3')).toBe(0);
    expect(t.log(null).some(({ key }) => key === 'structure.kept')).toBe(true);
  });

  test('F20.7 Ka’jer is kept or destroyed, and destroyed it is gone for good', () => {
    const t = taken('kajer', { players: [{}, { faction: 'bear', wealth: 9 }] });
    expect(t.verbs(0)).toEqual(['destroy', 'keep']);
    expect(t.refusal(0, 'convert', 'tile:2').rule).toBe('F20.7');
    t.act(0, 'destroy');
    const rebuild = table(
      position({
        players: [{ faction: 'bear', wealth: 9 }],
        units: [{ at: '1,-1', seat: 0, soldier: 1 }],
        turn: { seat: 0, card: 'reinforce' },
      }),
    );
    rebuild.act(0, 'skip');
    const names = rebuild
      .args(0, 'build')
      .map((tile) => rebuild.match.engine.game.nameOf(rebuild.match.engine.table(rebuild.match.world), tile, 'en'));
    expect(names).toEqual(['Outpost', 'Outpost', 'Shrine']);
  });

  test('F20.8 an own structure is just back; a third player chooses anew', () => {
    const own = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 5 },
          { at: '0,0', seat: 1, scout: 1 },
        ],
        structures: [{ at: '0,0', seat: 0, kind: 'outpost' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    own.charge(0, '0,0', ...Array<string>(5).fill('soldier@1,-1'));
    own.fightOn();
    expect(own.structure('0,0')).toBe('0 outpost');
    expect(own.moment).not.toBe('fight.structure');
    const third = table(
      position({
        players: [{}, {}, {}],
        units: [
          { at: '1,-1', seat: 0, soldier: 5 },
          { at: '0,0', seat: 1, scout: 1 },
        ],
        structures: [{ at: '0,0', seat: 2, kind: 'outpost' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    third.charge(0, '0,0', ...Array<string>(5).fill('soldier@1,-1'));
    third.fightOn();
    expect(third.verbs(0)).toEqual(['destroy', 'convert']);
    third.act(0, 'convert', third.args(0, 'convert')[0] ?? '');
    expect(third.structure('0,0')).toBe('0 outpost');
  });
});
