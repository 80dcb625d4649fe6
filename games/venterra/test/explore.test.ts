import { describe, expect } from 'vitest';
import { position, table, test } from './table.ts';

const SCOUT = 0;
const FAVOR = 1;
const WEALTH = 2;
const POINTS = 3;
const COMBAT = 4;

/** Two Soldiers at home, about to take the field beside it. */
const raid = (more: Parameters<typeof position>[0] = {}) =>
  table(
    position({
      units: [{ at: '2,-2', seat: 0, soldier: 3 }],
      tokens: 'all',
      turn: { seat: 0, card: 'charge' },
      ...more,
    }),
  );
const take = (t: ReturnType<typeof raid>, token: number): void => {
  t.script(token);
  t.charge(0, '1,-1', 'soldier@2,-2', 'soldier@2,-2');
  t.fightOn();
};

describe('explore tokens', () => {
  test('F3.30 the first who conquers a territory turns its token up, once', () => {
    const t = raid();
    take(t, WEALTH);
    expect(t.s.tokens[t.hex('1,-1')]).toBe(false);
    expect(t.log(1).some(({ key, args }) => key === 'explore' && args['token'] === 'token:wealth')).toBe(true);
    expect(t.s.tokenPile.length).toBe(17);
  });

  test('F3.30 not who loses, and not who walks through his own land', () => {
    const t = raid();
    t.charge(0, '1,-1', 'soldier@2,-2');
    t.fightOn();
    expect(t.s.tokens[t.hex('1,-1')]).toBe(true);
    expect(t.s.tokenPile.length).toBe(18);
  });

  test('F3.32 a scout on land joins there, without a second one', () => {
    const t = raid();
    take(t, SCOUT);
    expect(t.units('1,-1')).toBe('0: 2 soldier, 1 scout');
  });

  test('F3.33 E11 a scout found on water goes to the nearest friendly land', () => {
    const t = table(
      position({
        units: [
          { at: '4,-4', seat: 0, ship: 2 },
          { at: '3,-3', seat: 0, soldier: 1 },
          { at: '4,-3', seat: 0, soldier: 1 },
        ],
        tokens: ['5,-4'],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.script(SCOUT);
    t.charge(0, '5,-4', 'ship@4,-4', 'ship@4,-4');
    t.fightOn();
    expect(t.units('5,-4')).toBe('0: 2 ship');
    expect(t.units('4,-3')).toBe('0: 1 soldier, 1 scout');
  });

  test('F3.33 among equally near ones the player picks', () => {
    const near = table(
      position({
        units: [
          { at: '4,-4', seat: 0, ship: 2 },
          { at: '3,-3', seat: 0, soldier: 1 },
        ],
        structures: [{ at: '3,-2', seat: 0, kind: 'outpost' }],
        tokens: ['5,-4'],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    near.script(SCOUT);
    near.charge(0, '5,-4', 'ship@4,-4', 'ship@4,-4');
    near.fightOn();
    // 3,-3 by way of 4,-4 or 4,-3, and 3,-2 by way of 4,-3: both two away.
    expect(near.args(0, 'at').sort()).toEqual(['3,-2', '3,-3']);
    near.act(0, 'at', '3,-2');
    expect(near.units('3,-2')).toBe('0: 1 scout');
  });

  test('F3.34 favor, wealth and points', () => {
    const favor = raid();
    favor.script(FAVOR, 5);
    favor.charge(0, '1,-1', 'soldier@2,-2', 'soldier@2,-2');
    favor.fightOn();
    expect(favor.player(0).favors).toEqual([5]);
    const wealth = raid();
    take(wealth, WEALTH);
    expect(wealth.player(0).wealth).toBe(2);
    const points = raid();
    take(points, POINTS);
    expect(points.player(0).stones).toBe(1);
    expect(points.sheet(0).victoryTokens).toBe(1);
  });

  test('F3.35 a combat card of cost up to 1, named to all; none in supply: nothing', () => {
    const t = raid();
    take(t, COMBAT);
    expect(t.player(0).combat).toEqual([1, 0, 0]);
    expect(t.log(1).some(({ key, args }) => key === 'combat.gained' && args['card'] === 'combat:mercenary')).toBe(true);
    const full = raid({ players: [{ combat: { mercenary: 3 } }] });
    take(full, COMBAT);
    expect(full.player(0).combat).toEqual([3, 0, 0]);
  });

  test('F3.31 several tokens come in the order of their collector', () => {
    const t = table(
      position({
        units: [{ at: '2,-2', seat: 0, soldier: 6 }],
        tokens: 'all',
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    t.maneuver(
      0,
      ['soldier@2,-2', '1,-1'],
      ['soldier@2,-2', '1,-1'],
      ['soldier@2,-2', '3,-3'],
      ['soldier@2,-2', '3,-3'],
      ['soldier@2,-2', '3,-3'],
    );
    t.act(0, 'fight', '3,-3');
    t.fightOn();
    expect(t.args(0, 'explore').sort()).toEqual(['1,-1', '3,-3']);
    t.script(WEALTH, POINTS);
    t.act(0, 'explore', '3,-3');
    expect(t.player(0)).toMatchObject({ wealth: 2, stones: 1 });
  });
});
