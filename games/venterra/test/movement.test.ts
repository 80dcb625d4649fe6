import { describe, expect } from 'vitest';
import { position, table, test } from './table.ts';

type More = Parameters<typeof position>[0];
const maneuver = (more: More = {}) => table(position({ turn: { seat: 0, card: 'maneuver' }, ...more }));
const charge = (more: More = {}) => table(position({ turn: { seat: 0, card: 'charge' }, ...more }));

describe('Maneuver', () => {
  test('F14.1 from one territory, any number of units, to any territories', () => {
    const t = maneuver({
      units: [
        { at: '2,-2', seat: 0, soldier: 3 },
        { at: '1,-1', seat: 0, soldier: 2 },
      ],
    });
    t.act(0, 'march');
    t.act(0, 'take', 'soldier@2,-2');
    t.act(0, 'to', '3,-3');
    expect(t.refusal(0, 'take', 'soldier@1,-1').rule).toBe('F14.1');
    t.act(0, 'take', 'soldier@2,-2');
    t.act(0, 'to', '1,-1');
    t.act(0, 'go');
    // One stayed behind.
    expect(t.units('2,-2')).toBe('0: 1 soldier');
    expect(t.units('1,-1')).toBe('0: 3 soldier');
  });

  test('F14.2 F16.10 E21 two combats and one battle, in any order; a second enemy territory is refused', () => {
    const t = maneuver({
      units: [
        { at: '1,-1', seat: 0, soldier: 6 },
        { at: '0,0', seat: 1, scout: 1 },
        { at: '1,0', seat: 1, scout: 1 },
      ],
      structures: [],
    });
    t.act(0, 'march');
    t.act(0, 'take', 'soldier@1,-1');
    t.act(0, 'to', '0,0');
    t.act(0, 'take', 'soldier@1,-1');
    expect(t.refusal(0, 'to', '1,0').rule).toBe('F16.10');
    t.act(0, 'to', '2,-1');
    t.act(0, 'go');
    expect(t.args(0, 'fight').sort()).toEqual(['0,0', '2,-1']);
  });

  test('F14.3 F16.11 F16.12 F16.13 one support movement beside it, before or after, also alone', () => {
    const doc: More = {
      units: [
        { at: '4,-4', seat: 0, ship: 2 },
        { at: '2,-2', seat: 0, soldier: 2 },
        { at: '5,-4', seat: 0, ship: 1 },
      ],
    };
    const t = maneuver(doc);
    expect(t.verbs(0)).toEqual(['march', 'sail', 'skip']);
    t.act(0, 'sail');
    expect(t.refusal(0, 'take', 'soldier@2,-2').rule).toBe('F16.11');
    t.act(0, 'take', 'ship@4,-4');
    t.act(0, 'to', '5,-4');
    // One unit only: it is closed.
    expect(t.moment).toBe('action.move');
    expect(t.refusal(0, 'sail').rule).toBe('F16.11');
    // The same ship once more, by the normal move.
    t.act(0, 'march');
    t.act(0, 'take', 'ship@5,-4');
    t.act(0, 'to', '4,-4');
    t.act(0, 'go');
    expect(t.units('4,-4')).toBe('0: 2 ship');
    const after = maneuver(doc);
    after.maneuver(0, ['soldier@2,-2', '1,-1'], ['soldier@2,-2', '1,-1']);
    expect(after.verbs(0)).toEqual(['sail', 'skip']);
    expect(after.refusal(0, 'march').rule).toBe('F11.7');
  });

  test('F14.4 then an upgrade or a unit, or nothing, not both', () => {
    const t = maneuver({ players: [{ wealth: 9 }] });
    expect(t.moment).toBe('action.second');
    t.act(0, 'recruit', 'unit:soldier');
    expect(t.moment).not.toBe('action.second');
    const upgrade = maneuver({ players: [{ wealth: 9 }] });
    upgrade.act(0, 'upgrade', 'upgrade:1');
    expect(upgrade.player(0)).toMatchObject({ wealth: 6, upgrades: [true, false, false, false] });
    expect(upgrade.moment).not.toBe('action.second');
  });

  test('F14.5 E26 what step 1 brought can be used in step 2', () => {
    const t = maneuver({
      players: [{ wealth: 2 }],
      units: [{ at: '1,-1', seat: 0, soldier: 4 }],
      structures: [
        { at: '0,0', seat: 1, kind: 'shrine' },
        ...['3,-3', '3,-2', '2,-1'].map((at) => ({ at, seat: 0, kind: 'shrine' })),
      ],
    });
    t.maneuver(0, ...Array<readonly [string, string]>(4).fill(['soldier@1,-1', '0,0']));
    t.act(0, 'keep');
    t.act(0, 'recruit', 'unit:soldier');
    expect(t.args(0, 'at')).toContain('0,0');
    t.act(0, 'at', '0,0');
    expect(t.units('0,0')).toBe('0: 5 soldier');
  });
});

describe('Charge', () => {
  test('F15.1 F15.2 E7 from many territories to one, and all fight together', () => {
    const t = charge({
      units: [
        { at: '2,-2', seat: 0, soldier: 1 },
        { at: '3,-2', seat: 0, knight: 1 },
        { at: '0,0', seat: 0, scout: 1 },
      ],
    });
    t.act(0, 'march');
    expect(t.refusal(0, 'take', 'soldier@2,-2').rule).toBe('F15.1');
    t.act(0, 'target', '2,-1');
    expect(t.refusal(0, 'target', '1,-1').rule).toBe('F15.1');
    t.act(0, 'take', 'soldier@2,-2');
    expect(t.refusal(0, 'take', 'scout@0,0').rule).toBe('F16.4');
    t.act(0, 'take', 'knight@3,-2');
    expect(t.units('2,-1')).toBe('0: 1 soldier, 1 knight');
    expect(t.log(null).filter(({ key }) => key === 'combat').length).toBe(1);
  });

  test('F15.1 the target may be friendly', () => {
    const t = charge({
      units: [
        { at: '2,-2', seat: 0, soldier: 1 },
        { at: '1,-1', seat: 0, soldier: 1 },
      ],
    });
    t.charge(0, '1,-1', 'soldier@2,-2');
    expect(t.units('1,-1')).toBe('0: 2 soldier');
  });

  test('F15.3 E29 F16.1 F16.19 a support movement first, settled to its end, and its ship is a bridge for the move', () => {
    const doc = (combat: Record<string, number>): More => ({
      players: [{ combat }],
      structures: [],
      units: [
        { at: '4,-4', seat: 0, ship: 1 },
        { at: '4,-3', seat: 0, soldier: 2 },
      ],
      tokens: ['5,-4'],
    });
    const t = charge(doc({ mercenary: 1 }));
    t.act(0, 'sail');
    t.act(0, 'take', 'ship@4,-4');
    t.script(2);
    t.act(0, 'to', '5,-4');
    t.act(0, 'lay', 'combat:mercenary');
    expect(t.units('5,-4')).toBe('0: 1 ship');
    expect(t.player(0).wealth).toBe(2);
    expect(t.moment).toBe('action.move');
    // The water it left is no longer friendly.
    expect(t.controller('4,-4')).toBe(-1);
    const lost = charge(doc({}));
    lost.act(0, 'sail');
    lost.act(0, 'take', 'ship@4,-4');
    lost.act(0, 'to', '5,-4');
    expect(lost.units('5,-4')).toBe('');
    expect(lost.player(0).supply[1]).toBe(3);
  });

  test('F15.4 cards or 2 wealth or nothing', () => {
    const t = charge({ players: [{ wealth: 3 }] });
    expect(t.verbs(0)).toEqual(['buy', 'gain', 'skip']);
    t.act(0, 'buy', 'combat:mercenary');
    expect(t.refusal(0, 'gain').rule).toBe('F15.4');
    t.act(0, 'skip');
    const gain = charge({ players: [{ wealth: 3 }] });
    gain.act(0, 'gain');
    expect(gain.player(0).wealth).toBe(5);
    expect(gain.moment).not.toBe('action.cards');
  });
});

describe('reach', () => {
  const land: More = {
    units: [
      { at: '2,-2', seat: 0, soldier: 1, scout: 1, knight: 1 },
      { at: '1,-1', seat: 0, soldier: 1 },
    ],
  };

  test('F16.4 F16.5 F16.6 E5 a step a territory, through friendly ones only', () => {
    const t = maneuver(land);
    t.act(0, 'march');
    t.act(0, 'take', 'knight@2,-2');
    // Two steps through 1,-1; 2,-1 and the mountains are wilderness and end the way.
    expect(t.args(0, 'to').sort()).toEqual(['0,0', '1,-1', '1,0', '2,-1', '3,-2', '3,-3']);
    expect(t.refusal(0, 'to', '4,-3').rule).toBe('F16.4');
    expect(t.refusal(0, 'to', '2,-2').rule).toBe('F16.4');
    t.act(0, 'to', '0,0');
    t.act(0, 'take', 'soldier@2,-2');
    expect(t.refusal(0, 'to', '0,0').rule).toBe('F16.4');
  });

  test('F16.7 E6 own ships are bridges at no cost, a chain of them too; one cannot stop there, and others’ do not count', () => {
    const ships = (seat: number): More => ({
      units: [
        { at: '3,-3', seat: 0, soldier: 1, scout: 1 },
        { at: '4,-4', seat, ship: 1 },
        { at: '5,-4', seat, ship: 1 },
        { at: '3,-2', seat: 1, knight: 1 },
      ],
    });
    const t = maneuver(ships(0));
    t.act(0, 'march');
    t.act(0, 'take', 'soldier@3,-3');
    expect(t.args(0, 'to')).toContain('4,-3');
    expect(t.refusal(0, 'to', '4,-4').rule).toBe('F6.2');
    t.act(0, 'to', '2,-2');
    const across: More = {
      units: [
        { at: '0,2', seat: 0, soldier: 1, scout: 1 },
        { at: '1,1', seat: 0, ship: 1 },
      ],
    };
    const bridge = maneuver(across);
    bridge.act(0, 'march');
    bridge.act(0, 'take', 'soldier@0,2');
    expect(bridge.args(0, 'to').sort()).toEqual(['-1,2', '-1,3', '0,1', '1,0']);
    const none = maneuver({
      units: [
        { at: '0,2', seat: 0, soldier: 1, scout: 1 },
        { at: '1,1', seat: 1, ship: 1 },
      ],
    });
    none.act(0, 'march');
    none.act(0, 'take', 'soldier@0,2');
    expect(none.args(0, 'to').sort()).toEqual(['-1,2', '-1,3', '0,1']);
  });

  test('F16.8 ships through friendly water only, never onto a Fortress', () => {
    const t = table({
      players: [{}, {}],
      structures: [
        { at: '4,-4', seat: 1, kind: 'fortress' },
        { at: '2,-2', seat: 0, kind: 'fortress' },
      ],
      units: [
        { at: '5,-4', seat: 0, ship: 1 },
        { at: '1,-1', seat: 0, soldier: 1 },
      ],
      turn: { seat: 0, card: 'maneuver' },
    });
    t.act(0, 'march');
    expect(t.refusal(0, 'take', 'ship@5,-4').rule).toBe('F16.4');
    expect(t.args(0, 'take')).toEqual(['soldier@1,-1']);
  });

  test('F16.2 control is judged as the movement begins: who passes does so through land that others leave', () => {
    const t = charge({
      units: [
        { at: '2,-2', seat: 0, knight: 1 },
        { at: '1,-1', seat: 0, soldier: 1 },
      ],
    });
    t.charge(0, '0,0', 'soldier@1,-1', 'knight@2,-2');
    expect(t.units('0,0')).toBe('0: 1 soldier, 1 knight');
  });

  test('F16.3 move, fight in the order of the mover, then take what was found', () => {
    const t = maneuver({ units: [{ at: '2,-2', seat: 0, soldier: 6 }], tokens: 'all' });
    t.maneuver(
      0,
      ...Array<readonly [string, string]>(2).fill(['soldier@2,-2', '1,-1']),
      ...Array<readonly [string, string]>(3).fill(['soldier@2,-2', '3,-3']),
    );
    t.act(0, 'fight', '3,-3');
    const keys = t.log(null).map(({ key }) => key);
    expect(keys.lastIndexOf('move')).toBeLessThan(keys.indexOf('combat'));
    expect(keys).not.toContain('explore');
    expect(t.moment).toBe('explore.next');
  });

  test('F16.10 E21 a support ship starts no second battle either', () => {
    const t = charge({
      units: [
        { at: '1,-1', seat: 0, soldier: 3 },
        { at: '0,0', seat: 1, scout: 1 },
        { at: '5,-4', seat: 0, ship: 2 },
        { at: '4,-4', seat: 1, ship: 1 },
      ],
    });
    t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1', 'soldier@1,-1');
    t.fightOn();
    t.act(0, 'sail');
    expect(t.refusal(0, 'take', 'ship@5,-4').rule).toBe('F16.4');
    t.act(0, 'go');
    expect(t.log(null).filter(({ key }) => key === 'battle').length).toBe(1);
  });

  test('F16.14 friendly territory: no fight, no token', () => {
    const t = charge({
      units: [{ at: '2,-2', seat: 0, soldier: 1 }],
      structures: [{ at: '1,-1', seat: 0, kind: 'outpost' }],
      tokens: ['1,-1'],
    });
    t.charge(0, '1,-1', 'soldier@2,-2');
    expect(t.s.tokens[t.hex('1,-1')]).toBe(true);
    expect(t.log(null).some(({ key }) => key === 'combat' || key === 'battle')).toBe(false);
  });

  test('F16.15 F11.10 an additional move action has a battle of its own and no support movement', () => {
    const t = charge({
      players: [{ favors: ['wind'], wealth: 3 }],
      units: [
        { at: '1,-1', seat: 0, soldier: 6 },
        { at: '0,0', seat: 1, scout: 1 },
        { at: '1,0', seat: 1, scout: 1 },
        { at: '4,-4', seat: 0, ship: 1 },
      ],
    });
    t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1', 'soldier@1,-1');
    t.fightOn();
    t.act(0, 'skip');
    t.act(0, 'play', 'favor:6');
    expect(t.moment).toBe('movement.draft');
    t.act(0, 'target', '1,0');
    for (let n = 0; n < 3; n++) t.act(0, 'take', 'soldier@1,-1');
    if (t.moment === 'movement.draft') t.act(0, 'go');
    t.fightOn();
    expect(t.player(0).battleTokens).toBe(2);
    expect(t.moment).toBe('action.cards');
  });

  test('F16.16 F16.17 put together unit by unit, taken back until it is closed; units of a kind are alike', () => {
    const t = maneuver({ units: [{ at: '2,-2', seat: 0, soldier: 2 }] });
    t.act(0, 'march');
    t.act(0, 'take', 'soldier@2,-2');
    t.act(0, 'to', '1,-1');
    expect(t.units('2,-2')).toBe('0: 2 soldier');
    expect(t.undo(0)).toBe(true);
    t.act(0, 'to', '3,-3');
    expect(t.args(0, 'take')).toEqual(['soldier@2,-2']);
    expect(t.undo(0)).toBe(true);
    expect(t.undo(0)).toBe(true);
    // Without units it is a skipped one.
    t.act(0, 'go');
    expect(t.units('2,-2')).toBe('0: 2 soldier');
  });

  test('F16.16 whoever can do nothing but move is not asked whether; to move nobody is to skip it', () => {
    const units = [{ at: '2,-2', seat: 0, soldier: 2 }];
    for (const play of [maneuver, charge]) {
      const t = play({ units });
      expect([t.verbs(0), t.distinct(0)]).toEqual([['march', 'skip'], ['march']]);
      const skipped = play({ units });
      skipped.act(0, 'skip');
      t.act(0, 'march');
      t.act(0, 'go');
      expect([t.moment, t.asked, t.units('2,-2')]).toEqual([skipped.moment, skipped.asked, '0: 2 soldier']);
    }
    const ship = maneuver({ units: [...units, { at: '4,-4', seat: 0, ship: 1 }] });
    expect(ship.distinct(0)).toEqual(['march', 'sail', 'skip']);
    ship.act(0, 'sail');
    ship.act(0, 'go');
    expect([ship.verbs(0), ship.distinct(0)]).toEqual([['march', 'skip'], ['march']]);
    const card = maneuver({ units, players: [{ favors: ['Mirror of Nymuel'] }, {}] });
    expect(card.distinct(0)).toEqual(['march', 'play', 'skip']);
    const cancel = maneuver({ units, players: [{ favors: ['cancel'] }, {}] });
    expect(cancel.distinct(0)).toEqual(['march']);
  });

  test('F16.18 what one Maneuver brings into a territory fights as one', () => {
    const t = maneuver({ units: [{ at: '2,-2', seat: 0, soldier: 1, knight: 1 }] });
    t.maneuver(0, ['soldier@2,-2', '1,-1'], ['knight@2,-2', '1,-1']);
    expect(t.log(null).filter(({ key }) => key === 'combat').length).toBe(1);
    expect(t.units('1,-1')).toBe('0: 1 soldier, 1 knight');
  });
});
