import { describe, expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { position, table, test } from './table.ts';

const totals = (t: ReturnType<typeof table>) => t.log(null).find(({ key }) => key === 'totals')?.args;

describe('units', () => {
  test('F6.1 F6.7 F6.13 five kinds in one table for all; the Ship alone has the support symbol', () => {
    expect(
      BUILT_IN.units.map(({ key, cost, attack, defense, movement, support }) => [
        key,
        cost,
        attack,
        defense,
        movement,
        support,
      ]),
    ).toEqual([
      ['soldier', 1, 1, 1, 1, false],
      ['ship', 2, 1, 1, 2, true],
      ['scout', 2, 1, 0, 1, false],
      ['siege', 2, 1, 0, 1, false],
      ['knight', 3, 2, 2, 2, false],
    ]);
  });

  test('F6.2 E30 ships on water only, all others on land, a Fortress on water included', () => {
    const t = table(
      position({
        units: [
          { at: '4,-4', seat: 0, ship: 1 },
          { at: '3,-3', seat: 0, soldier: 1, knight: 1 },
        ],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    t.act(0, 'march');
    t.act(0, 'take', 'ship@4,-4');
    expect(t.args(0, 'to')).toEqual(['5,-4']);
    expect(t.refusal(0, 'to', '3,-3').rule).toBe('F6.2');
    expect(t.undo(0)).toBe(true);
    t.act(0, 'take', 'soldier@3,-3');
    expect(t.refusal(0, 'to', '4,-4').rule).toBe('F6.2');
    const fortress = table(
      position({
        players: [{}, {}],
        structures: [{ at: '4,-4', seat: 0, kind: 'shrine' }].slice(1),
        units: [{ at: '-2,3', seat: 1, soldier: 1 }],
        turn: { seat: 1, card: 'maneuver' },
      }),
    );
    expect(fortress.moment).toBe('action.move');
  });

  test('F6.3 E28 ship support: 1 wealth for +1 beside the fight, ship by ship, on either side', () => {
    const t = table(
      position({
        players: [{ wealth: 2 }],
        units: [
          { at: '4,-4', seat: 0, ship: 3 },
          { at: '3,-2', seat: 0, soldier: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '3,-3', 'soldier@3,-2');
    expect(t.args(0, 'support')).toEqual(['4,-4']);
    expect(t.refusal(0, 'support', '5,-4').rule).toBe('F6.3');
    t.act(0, 'support', '4,-4');
    t.act(0, 'support', '4,-4');
    // The purse is empty: nobody is asked for a third.
    expect(t.player(0).wealth).toBe(0);
    expect(totals(t)).toEqual({ attack: 3, defense: 2 });
    expect(t.units('3,-3')).toBe('0: 1 soldier');
  });

  test('F6.4 E28 each ship once an action, and never while it fights itself', () => {
    const t = table(
      position({
        players: [{ wealth: 5, declared: ['maneuver', 'charge'] }],
        units: [
          { at: '4,-4', seat: 0, ship: 1 },
          { at: '2,-2', seat: 0, soldier: 4 },
        ],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    t.maneuver(0, ['soldier@2,-2', '3,-3'], ['soldier@2,-2', '3,-3'], ['soldier@2,-2', '3,-2']);
    t.act(0, 'fight', '3,-3');
    t.act(0, 'support', '4,-4');
    expect(t.units('3,-3')).toBe('0: 2 soldier');
    expect(t.units('4,-4')).toBe('0: 1 spent');
    // In the next action it can again.
    expect(t.view(null).territories[t.hex('4,-4')]).toMatchObject({
      army: { units: { ship: 1 }, spentShips: 1 },
    });
    if (t.moment === 'action.move') t.act(0, 'skip');
    if (t.moment === 'action.second') t.act(0, 'skip');
    expect(t.units('4,-4')).toBe('0: 1 ship');
  });

  test('F6.4 a ship that has entered a fight of its own gives no support', () => {
    const t = table(
      position({
        players: [{ wealth: 5 }],
        units: [
          { at: '5,-4', seat: 0, ship: 2 },
          { at: '3,-3', seat: 0, soldier: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.act(0, 'sail');
    t.act(0, 'take', 'ship@5,-4');
    t.act(0, 'to', '4,-4');
    // The other ship may support it; it cannot support itself.
    expect(t.args(0, 'support')).toEqual(['5,-4']);
  });

  test('F6.5 a recruited scout brings a second one, if there is one', () => {
    const recruit = (scouts: number) => {
      const t = table(
        position({
          players: [{ wealth: 4 }],
          units: scouts > 0 ? [{ at: '1,-1', seat: 0, scout: scouts }] : [],
          turn: { seat: 0, card: 'reinforce' },
        }),
      );
      t.act(0, 'recruit', 'unit:scout');
      return t;
    };
    expect(recruit(0).units('2,-2')).toBe('0: 2 scout');
    expect(recruit(0).player(0).wealth).toBe(2);
    expect(recruit(3).units('2,-2')).toBe('0: 1 scout');
  });

  test('F6.6 F6.14 a Siege has attack 2 against a territory with a structure', () => {
    const t = table(
      position({
        units: [{ at: '1,-1', seat: 0, siege: 1 }],
        structures: [{ at: '0,0', seat: 1, kind: 'outpost' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', 'siege@1,-1');
    expect(totals(t)).toEqual({ attack: 2, defense: 1 });
    const open = table(position({ units: [{ at: '1,-1', seat: 0, siege: 2 }], turn: { seat: 0, card: 'charge' } }));
    open.charge(0, '0,0', 'siege@1,-1');
    expect(totals(open)).toMatchObject({ attack: 1 });
  });

  test('F6.8 F6.9 F6.15 a Forge makes all units Forge units for good; holding one does not', () => {
    const t = table(
      position({
        players: [{ wealth: 4 }],
        structures: [{ at: '1,-1', seat: 0, kind: 'outpost' }],
        units: [{ at: '2,-2', seat: 0, siege: 2 }],
        turn: { seat: 0, card: 'reinforce' },
      }),
    );
    t.act(0, 'skip');
    t.act(0, 'develop', '1,-1');
    const before = t.view(null).territories[t.hex('2,-2')]?.defense ?? 0;
    t.act(0, 'into', t.args(0, 'into')[1] ?? '');
    expect(t.player(0).forge).toBe(true);
    expect(t.view(null).territories[t.hex('2,-2')]?.defense).toBe(before + 2);
    const held = table(
      position({
        structures: [{ at: '0,2', seat: 1, kind: 'forge' }],
        units: [{ at: '0,2', seat: 0, soldier: 1 }],
        turn: { seat: 0, card: 'plan' },
      }),
    );
    expect(held.player(0).forge).toBe(false);
  });

  test('F6.9 a converted Forge counts as built by the winner, a development pays nobody else', () => {
    const t = table(
      position({
        structures: [{ at: '0,0', seat: 1, kind: 'forge' }],
        units: [{ at: '1,-1', seat: 0, soldier: 3 }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1', 'soldier@1,-1');
    t.act(0, 'convert', t.args(0, 'convert')[0] ?? '');
    expect([t.player(0).forge, t.player(1).forge]).toEqual([true, false]);
    const owner = table(
      position({
        players: [{ wealth: 4 }],
        structures: [{ at: '0,2', seat: 1, kind: 'outpost' }],
        units: [{ at: '0,2', seat: 0, soldier: 1 }],
        turn: { seat: 0, card: 'reinforce' },
      }),
    );
    owner.act(0, 'skip');
    owner.act(0, 'develop', '0,2');
    owner.act(0, 'into', owner.args(0, 'into')[1] ?? '');
    expect([owner.player(0).forge, owner.player(1).forge]).toEqual([true, false]);
  });

  const brutes = (attackers: number, defenders: number, more: Parameters<typeof position>[0] = {}) => {
    const t = table(
      position({
        players: [{ forge: true }],
        units: [
          { at: '1,-1', seat: 0, soldier: attackers },
          { at: '0,0', seat: 1, scout: defenders },
        ],
        turn: { seat: 0, card: 'charge' },
        ...more,
      }),
    );
    t.charge(0, '0,0', ...Array<string>(attackers).fill('soldier@1,-1'));
    return t;
  };

  test('F6.10 E16 Brutes that win a battle fell one more, once, and not in a tie', () => {
    const t = brutes(3, 2);
    expect(t.units('0,0')).toBe('0: 3 soldier');
    expect(t.player(1).supply[2]).toBe(6);
    expect(t.log(null).filter(({ key }) => key === 'lost').length).toBe(2);
    const tie = brutes(2, 2, {
      units: [
        { at: '1,-1', seat: 0, soldier: 2 },
        { at: '0,0', seat: 1, soldier: 2 },
      ],
    });
    expect(tie.log(null).filter(({ key }) => key === 'lost').length).toBe(2);
    expect(tie.units('0,0')).toBe('1: 1 soldier');
  });

  test('F6.10 a defender’s Brutes too, and not against the wilderness', () => {
    const t = table(
      position({
        players: [{}, { forge: true }],
        units: [
          { at: '1,-1', seat: 0, soldier: 3 },
          { at: '0,0', seat: 1, soldier: 5 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1', 'soldier@1,-1');
    expect(t.log(null).filter(({ key }) => key === 'lost').length).toBe(2);
  });

  test('F6.11 a Forge Ship supports for nothing, a Golem has one defense more, a Scout is as before', () => {
    const t = table(
      position({
        players: [{ forge: true }],
        units: [
          { at: '4,-4', seat: 0, ship: 2 },
          { at: '3,-2', seat: 0, soldier: 1 },
          { at: '0,0', seat: 0, siege: 1 },
          { at: '1,-1', seat: 0, scout: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    expect(t.view(null).territories[t.hex('0,0')]?.defense).toBe(1);
    expect(t.view(null).territories[t.hex('1,-1')]?.defense).toBe(0);
    t.charge(0, '3,-3', 'soldier@3,-2');
    t.act(0, 'support', '4,-4');
    t.act(0, 'support', '4,-4');
    expect(totals(t)).toEqual({ attack: 3, defense: 2 });
    expect(t.player(0).wealth).toBe(0);
  });

  test('F6.12 F16.9 a Forge Knight carries one Scout of its territory the whole way', () => {
    const doc = (forge: boolean) =>
      position({
        players: [{ forge }],
        units: [
          { at: '2,-2', seat: 0, knight: 1, scout: 2 },
          { at: '1,-1', seat: 0, soldier: 1 },
          { at: '0,0', seat: 0, soldier: 1 },
        ],
        turn: { seat: 0, card: 'maneuver' },
      });
    const t = table(doc(true));
    t.act(0, 'march');
    t.act(0, 'take', 'escort@2,-2');
    t.act(0, 'to', '0,0');
    expect(t.refusal(0, 'take', 'escort@2,-2').rule).toBe('F6.12');
    t.act(0, 'take', 'scout@2,-2');
    expect(t.refusal(0, 'to', '0,0').rule).toBe('F16.4');
    t.act(0, 'to', '1,-1');
    expect(t.units('0,0')).toBe('0: 1 soldier, 1 scout, 1 knight');
    const plain = table(doc(false));
    plain.act(0, 'march');
    expect(plain.refusal(0, 'take', 'escort@2,-2').rule).toBe('F6.12');
  });

  test('F1.11 a lost unit goes back to the supply; no more than there are pieces', () => {
    const t = table(
      position({
        units: [{ at: '2,-2', seat: 0, soldier: 6 }],
        players: [{ wealth: 9 }],
        turn: { seat: 0, card: 'reinforce' },
      }),
    );
    expect(t.refusal(0, 'recruit', 'unit:soldier').rule).toBe('F1.11');
    const lost = table(position({ units: [{ at: '2,-2', seat: 0, soldier: 6 }], turn: { seat: 0, card: 'charge' } }));
    lost.charge(0, '1,-1', 'soldier@2,-2');
    expect(lost.player(0).supply[0]).toBe(1);
  });
});
