import { describe, expect } from 'vitest';
import { position, table, test } from './table.ts';

/** Seat 0 attacks 0,0 from 1,-1 with five Soldiers; a Knight and these others defend. */
function beaten(more: Parameters<typeof position>[0] = {}, from = '1,-1') {
  const { units = [], ...rest } = more;
  const t = table(
    position({
      units: [{ at: from, seat: 0, soldier: 5 }, { at: '0,0', seat: 1, soldier: 1, knight: 1 }, ...units],
      turn: { seat: 0, card: 'charge' },
      ...rest,
    }),
  );
  t.charge(0, '0,0', ...Array<string>(5).fill(`soldier@${from}`));
  t.fightOn();
  return t;
}

describe('retreat', () => {
  test('F19.1 F19.12 all survivors leave, one step, each where its owner wants', () => {
    const t = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 6 },
          { at: '0,0', seat: 1, soldier: 3 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', ...Array<string>(6).fill('soldier@1,-1'));
    expect(t.args(1, 'retreat').sort()).toEqual(['0,1', '1,0']);
    expect(t.refusal(1, 'retreat', '0,2').rule).toBe('F19.1');
    t.act(1, 'retreat', '0,1');
    expect(t.moment).toBe('retreat.choose');
    t.act(1, 'retreat', '1,0');
    // All destinations first, then the combats: 1 against 3 and 1 against 3.
    expect(t.log(null).filter(({ key }) => key === 'retreat').length).toBe(2);
    expect(t.units('0,0')).toBe('0: 6 soldier');
  });

  test('F19.2 F19.13 land units never onto or over water; a Fortress there is land', () => {
    const t = table(
      position({
        units: [
          { at: '3,-2', seat: 0, soldier: 4 },
          { at: '3,-3', seat: 1, soldier: 2 },
          { at: '4,-4', seat: 1, ship: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '3,-3', ...Array<string>(4).fill('soldier@3,-2'));
    t.fightOn();
    // 4,-4 is water, 2,-2 the enemy's, 3,-2 where they came from: 4,-3 is all that is left, and taken by itself.
    expect(t.log(null).find(({ key }) => key === 'retreat')?.args['hex']).toBe('place:4,-3');
  });

  test('F19.2 ships retreat to water', () => {
    const t = table(
      position({
        units: [{ at: '5,-4', seat: 0, ship: 2 }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '4,-4', 'ship@5,-4');
    t.fightOn();
    // 1 against 1: lost, and there is nothing to retreat.
    expect(t.units('5,-4')).toBe('0: 1 ship');
  });

  test('F19.3 not into enemies, nor where units wait for a fight', () => {
    const t = table(
      position({
        players: [{}, {}, {}],
        units: [
          { at: '1,-1', seat: 0, soldier: 6 },
          { at: '0,0', seat: 1, soldier: 2 },
          { at: '0,1', seat: 2, soldier: 1 },
        ],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    t.maneuver(0, ...Array<readonly [string, string]>(4).fill(['soldier@1,-1', '0,0']), ['soldier@1,-1', '1,0']);
    t.act(0, 'fight', '0,0');
    t.fightOn();
    // 0,1 is held by a third, at 1,0 units wait, 1,-1 is closed: nowhere.
    expect(t.log(null).some(({ key }) => key === 'perish')).toBe(true);
  });

  test('F19.4 E20 defenders not where the attackers came from, though it is empty now', () => {
    const t = beaten();
    t.act(1, 'lose', 'unit:soldier');
    expect(t.refusal(1, 'retreat', '1,-1').rule).toBe('F19.4');
    expect(t.args(1, 'retreat').sort()).toEqual(['0,1', '1,0']);
  });

  test('F19.5 F19.6 E20 attackers anywhere; the empty start is wilderness again and must be fought', () => {
    const t = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 2 },
          { at: '0,0', seat: 1, knight: 2 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1');
    expect(t.args(0, 'retreat').sort()).toEqual(['0,1', '1,-1', '1,0']);
    t.act(0, 'retreat', '1,-1');
    // 1 against 1: lost.
    expect(t.log(null).filter(({ key }) => key === 'combat').length).toBe(1);
    expect(t.units('1,-1')).toBe('');
  });

  test('F19.6 a start whose kept structure has gone back to its owner is closed to the attackers', () => {
    const t = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 2 },
          { at: '0,0', seat: 1, knight: 2 },
        ],
        structures: [{ at: '1,-1', seat: 1, kind: 'outpost' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1');
    expect(t.refusal(0, 'retreat', '1,-1').rule).toBe('F19.3');
  });

  test('F19.7 a unit with a place to go takes it, one without is lost', () => {
    const t = beaten();
    t.act(1, 'lose', 'unit:soldier');
    expect(t.verbs(1)).toEqual(['retreat']);
    const trapped = beaten({
      players: [{}, {}, {}],
      structures: [{ at: '1,0', seat: 2, kind: 'outpost' }],
      units: [{ at: '0,1', seat: 2, soldier: 1 }],
    });
    trapped.act(1, 'lose', 'unit:soldier');
    expect(trapped.log(null).findLast(({ key }) => key === 'perish')?.rule).toBe('F19.7');
    expect(trapped.player(1).supply[4]).toBe(3);
  });

  test('F19.8 F19.9 E31 a retreat into wilderness is a combat of who retreats, with cards and conquest, and no token for a battle', () => {
    const t = table(
      position({
        players: [{}, { combat: { soldier: 1 }, battleTokens: 0 }],
        units: [
          { at: '0,1', seat: 0, soldier: 6 },
          { at: '0,2', seat: 1, soldier: 2, knight: 1 },
        ],
        structures: [],
        tokens: ['-1,2'],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,2', ...Array<string>(6).fill('soldier@0,1'));
    t.act(1, 'none');
    t.act(1, 'lose', 'unit:soldier');
    t.act(1, 'retreat', '-1,2');
    t.act(1, 'retreat', '-1,2');
    expect(t.moment).toBe('fight.card');
    t.script(2);
    t.act(1, 'none');
    // 3 against 1: won, and its token is the defender's.
    expect(t.units('-1,2')).toBe('1: 1 soldier, 1 knight');
    expect(t.player(1)).toMatchObject({ wealth: 2, battleTokens: 0 });
    expect(t.units('0,2')).toBe('0: 6 soldier');
  });

  test('F3.31 F19.8 tokens are turned up by who moves first, then by who won while retreating, wherever they are in turn order', () => {
    const t = table(
      position({
        order: [1, 0],
        units: [
          { at: '0,1', seat: 0, soldier: 6 },
          { at: '0,2', seat: 1, soldier: 2, knight: 1 },
        ],
        structures: [],
        tokens: ['-1,2', '0,2'],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,2', ...Array<string>(6).fill('soldier@0,1'));
    t.act(1, 'lose', 'unit:soldier');
    t.act(1, 'retreat', '-1,2');
    t.act(1, 'retreat', '-1,2');
    t.script(2, 2);
    t.fightOn();
    const turnedUp = t.log(null).filter(({ key }) => key === 'explore');
    expect(turnedUp.map(({ args }) => args['hex'])).toEqual(['place:0,2', 'place:-1,2']);
  });

  test('F19.10 retreat combats come in the order of who retreats, before other fights', () => {
    const t = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 6 },
          { at: '0,0', seat: 1, soldier: 3 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', ...Array<string>(6).fill('soldier@1,-1'));
    t.act(1, 'retreat', '0,1');
    t.act(1, 'retreat', '1,0');
    expect(t.moment).toBe('fights.next');
    expect(t.asked).toEqual([1]);
    t.act(1, 'fight', '1,0');
    expect(
      t
        .log(null)
        .filter(({ key }) => key === 'combat')
        .map(({ args }) => args['hex']),
    ).toEqual(['place:1,0', 'place:0,1']);
  });

  test('F19.11 a lost retreat combat costs a unit more and forces a further retreat, and the start stays closed', () => {
    const t = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 6 },
          { at: '0,0', seat: 1, soldier: 4 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', ...Array<string>(6).fill('soldier@1,-1'));
    for (let n = 0; n < 3; n++) t.act(1, 'retreat', '1,0');
    // 3 against 3 on the mountain: one is lost, two go on; 1,-1 is still closed to them.
    expect(t.moment).toBe('retreat.choose');
    expect(t.args(1, 'retreat').sort()).toEqual(['0,1', '2,-1']);
    expect(t.refusal(1, 'retreat', '1,-1').rule).toBe('F19.4');
    t.act(1, 'retreat', '2,-1');
    t.act(1, 'retreat', '2,-1');
    // 2 against 2: one lost, the last one may go back to where it has failed.
    expect(t.args(1, 'retreat')).toContain('1,0');
    t.act(1, 'retreat', '1,0');
    expect(t.player(1).supply[0]).toBe(5);
  });

  test('F19.13 E23 units that landed over a ship cannot go back over it', () => {
    const t = table(
      position({
        players: [{}, {}],
        units: [
          { at: '0,2', seat: 0, soldier: 2 },
          { at: '1,1', seat: 0, ship: 1 },
          { at: '1,0', seat: 1, knight: 2 },
          { at: '0,0', seat: 1, soldier: 1 },
          { at: '0,1', seat: 1, soldier: 1 },
          { at: '1,-1', seat: 1, soldier: 1 },
          { at: '2,-1', seat: 1, scout: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '1,0', 'soldier@0,2', 'soldier@0,2');
    t.fightOn();
    expect(t.player(0).supply[0]).toBe(6);
    expect(t.log(null).some(({ key }) => key === 'perish')).toBe(true);
  });
});
