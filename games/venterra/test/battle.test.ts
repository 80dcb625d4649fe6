import { describe, expect } from 'vitest';
import { position, table, test, type UnitsDoc } from './table.ts';

type More = Parameters<typeof position>[0];
const totals = (t: ReturnType<typeof table>) => t.log(null).findLast(({ key }) => key === 'totals')?.args;

/** Seat 0 attacks 0,0 from 1,-1; seat 1 holds it with these units. */
function battle(attackers: Partial<UnitsDoc>, defenders: Partial<UnitsDoc>, more: More = {}) {
  const { units = [], ...rest } = more;
  const t = table(
    position({
      units: [{ ...attackers, at: '1,-1', seat: 0 }, { ...defenders, at: '0,0', seat: 1 }, ...units].filter(
        (one) => Object.keys(one).length > 2,
      ),
      turn: { seat: 0, card: 'charge' },
      ...rest,
    }),
  );
  t.act(0, 'march');
  t.act(0, 'target', '0,0');
  for (
    let stack = t.args(0, 'take')[0];
    stack;
    stack = t.moment === 'movement.draft' ? t.args(0, 'take')[0] : undefined
  )
    t.act(0, 'take', stack);
  return t;
}

describe('battle', () => {
  test('F18.1 against units, or against a structure alone; the controller defends', () => {
    const units = battle({ soldier: 2 }, { soldier: 1 });
    expect(units.log(null).some(({ key, args }) => key === 'battle' && args['foe'] === `seat:${units.seatOf(1)}`)).toBe(
      true,
    );
    const structure = battle({ soldier: 2 }, {}, { structures: [{ at: '0,0', seat: 1, kind: 'outpost' }] });
    expect(structure.player(0).battleTokens).toBe(1);
    // A kept structure is defended by whose units hold it.
    const three = battle(
      { soldier: 2 },
      { soldier: 1 },
      { players: [{}, {}, {}], structures: [{ at: '0,0', seat: 2, kind: 'outpost' }] },
    );
    expect(three.log(null).find(({ key }) => key === 'battle')?.args['foe']).toBe(`seat:${three.seatOf(1)}`);
  });

  test('F18.2 F1.7 the token comes at the start, whatever the result; none left: the battle goes on', () => {
    const lost = battle({ soldier: 1 }, { knight: 1 });
    expect(lost.player(0).battleTokens).toBe(1);
    const empty = battle({ soldier: 2 }, { soldier: 1 }, { players: [{ battleTokens: 0 }, { battleTokens: 25 }] });
    expect(empty.player(0).battleTokens).toBe(0);
    expect(empty.units('0,0')).toBe('0: 2 soldier');
  });

  test('F18.3 F9.6 at the start the attacker is asked first, then the defender', () => {
    const t = battle(
      { soldier: 2 },
      { soldier: 1 },
      {
        players: [
          { favors: ['spear'], combat: { knight: 1 } },
          { favors: ['mercy'], combat: { knight: 1 } },
        ],
      },
    );
    expect(t.moment).toBe('window.start');
    expect(t.asked).toEqual([0]);
    t.act(0, 'pass');
    expect(t.asked).toEqual([1]);
    t.act(1, 'pass');
    expect(t.moment).toBe('window.before');
  });

  test('F18.4 the defender declares ships after the start, also with a structure alone', () => {
    const t = table(
      position({
        players: [{}, { wealth: 2, combat: { mercenary: 1 } }],
        units: [
          { at: '3,-2', seat: 0, soldier: 2 },
          { at: '4,-4', seat: 1, ship: 1 },
        ],
        structures: [{ at: '3,-3', seat: 1, kind: 'shrine' }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '3,-3', 'soldier@3,-2', 'soldier@3,-2');
    expect(t.moment).toBe('fight.defend');
    expect(t.asked).toEqual([1]);
    t.act(1, 'support', '4,-4');
    expect(totals(t)).toEqual({ attack: 2, defense: 2 });
    // F7.4: a supporting ship entitles to a card.
    expect(t.asked).toEqual([1]);
    t.act(1, 'lay', 'combat:mercenary');
    expect(t.controller('3,-3')).toBe(1);
    // F18.13: the ship is neither lost nor moved.
    expect(t.units('4,-4')).toBe('1: 1 spent');
  });

  test('F18.5 F18.6 the totals: units, structure, mountain, support; the wilderness number never', () => {
    expect(totals(battle({ soldier: 2, knight: 1 }, { soldier: 1, scout: 1 }))).toEqual({ attack: 4, defense: 1 });
    expect(
      totals(battle({ siege: 1, soldier: 1 }, { soldier: 1 }, { structures: [{ at: '0,0', seat: 1, kind: 'tower' }] })),
    ).toEqual({ attack: 3, defense: 4 });
    const mountain = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 2 },
          { at: '1,0', seat: 1, soldier: 1 },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    mountain.charge(0, '1,0', 'soldier@1,-1', 'soldier@1,-1');
    expect(totals(mountain)).toEqual({ attack: 2, defense: 2 });
  });

  test('F18.7 before resolving both may add, in turn', () => {
    const t = battle({ soldier: 1 }, { soldier: 2 }, { players: [{ favors: [1, 2] }, { favors: [3] }] });
    expect(t.moment).toBe('window.before');
    t.act(0, 'play', 'favor:1');
    t.act(1, 'pass');
    // The other side is asked now.
    expect(t.asked).toEqual([1]);
    t.act(1, 'play', 'favor:3');
    t.act(0, 'pass');
    expect(t.asked).toEqual([0]);
    t.act(0, 'play', 'favor:2');
    // 1 + 2 + 2 against 2 + 2.
    expect(t.log(null).findLast(({ key }) => key === 'fight.won')?.args).toMatchObject({ attack: 5, defense: 4 });
  });

  test('F18.8 F18.17 cards are laid in secret and shown together; a side without cards is passed over', () => {
    const t = battle(
      { soldier: 2 },
      { soldier: 2 },
      { players: [{ combat: { mercenary: 1 } }, { combat: { soldier: 1 } }] },
    );
    expect(t.asked).toEqual([0, 1]);
    t.act(0, 'lay', 'combat:mercenary');
    expect(t.asked).toEqual([1]);
    expect(t.view(1).flow.at(-1)).toMatchObject({ cards: [null, -1] });
    expect(t.view(0).flow.at(-1)).toMatchObject({ cards: [0, null] });
    expect(t.player(0).combat).toEqual([1, 0, 0]);
    t.act(1, 'none');
    expect(t.log(null).some(({ key, args }) => key === 'card' && args['card'] === 'combat:mercenary')).toBe(true);
    expect(t.log(null).findLast(({ key }) => key === 'fight.won')?.args).toMatchObject({ attack: 3, defense: 2 });
    expect(t.player(1).combat).toEqual([0, 1, 0]);
    const alone = battle({ soldier: 2 }, { soldier: 2 }, { players: [{}, { combat: { soldier: 1 } }] });
    expect(alone.asked).toEqual([1]);
  });

  test('F18.9 F18.10 the higher total wins; a beaten attacker loses one of its choice and retreats the others', () => {
    const t = battle({ soldier: 1, scout: 1 }, { knight: 2 });
    expect(t.args(0, 'lose')).toEqual(['unit:soldier', 'unit:scout']);
    t.act(0, 'lose', 'unit:scout');
    expect(t.moment).toBe('retreat.choose');
    expect(t.args(0, 'retreat').sort()).toEqual(['0,1', '1,-1', '1,0']);
    expect(t.controller('0,0')).toBe(1);
  });

  test('F18.11 E14 a tie: each loses one, the attacker first, and retreats; no structure choice', () => {
    const t = battle(
      { soldier: 2, scout: 2 },
      { soldier: 1, knight: 1 },
      { structures: [{ at: '0,0', seat: 1, kind: 'outpost' }] },
    );
    expect(totals(t)).toEqual({ attack: 4, defense: 4 });
    expect(t.asked).toEqual([0]);
    t.act(0, 'lose', 'unit:scout');
    expect(t.asked).toEqual([1]);
    t.act(1, 'lose', 'unit:soldier');
    expect(t.moment).toBe('retreat.choose');
    expect(t.asked).toEqual([0]);
    for (let n = 0; n < 3; n++) t.act(0, 'retreat', '1,-1');
    t.fightOn();
    expect(t.units('0,0')).toBe('1: 1 knight');
    expect(t.structure('0,0')).toBe('1 outpost');
    expect(t.player(0).battleTokens).toBe(1);
  });

  test('F18.12 F18.14 the attacker wins: the defender loses one, retreats the others, and the winner stays', () => {
    const t = battle({ soldier: 4 }, { soldier: 1, knight: 1 });
    expect(t.asked).toEqual([1]);
    t.act(1, 'lose', 'unit:soldier');
    // To the desert and the mountain beside it, not where the attackers came from.
    expect(t.args(1, 'retreat').sort()).toEqual(['0,1', '1,0']);
    t.act(1, 'retreat', '1,0');
    expect(t.units('0,0')).toBe('0: 4 soldier');
    const keys = t.log(null).map(({ key }) => key);
    expect(keys.indexOf('retreat')).toBeGreaterThan(keys.indexOf('lost'));
    expect(keys.indexOf('conquered')).toBeGreaterThan(keys.indexOf('retreat'));
    expect(keys.lastIndexOf('combat')).toBeGreaterThan(keys.indexOf('conquered'));
  });

  test('F18.13 a defender without units loses none', () => {
    const t = battle({ soldier: 2 }, {}, { structures: [{ at: '0,0', seat: 1, kind: 'outpost' }] });
    expect(t.log(null).some(({ key }) => key === 'lost')).toBe(false);
    expect(t.moment).toBe('fight.structure');
  });

  test('F18.15 a tie that kills the last defender leaves wilderness where there is no structure', () => {
    const t = battle({ soldier: 1 }, { soldier: 1 });
    expect(t.units('0,0')).toBe('');
    expect(t.controller('0,0')).toBe(-1);
  });

  test('F18.16 without units an attacker cannot win, and a defender without anything cannot hold', () => {
    const t = battle({ soldier: 2 }, { soldier: 1 }, { players: [{ combat: { knight: 1 } }] });
    const { engine, world } = t.match;
    const bare = engine.copy(world);
    const fight = bare.stack.at(-1) as unknown as { units: number[] };
    fight.units = fight.units.map(() => 0);
    const seat = t.seatOf(0);
    const state = bare.state as typeof t.s;
    const supply = state.players[seat]?.supply;
    if (supply) supply[0] = (supply[0] ?? 0) + 2;
    engine.play(bare, seat, { verb: 'lay', arg: 'combat:knight' }, () => 0, []);
    expect(state.holders[t.hex('0,0')]).toBe(t.seatOf(1));
    const open = engine.copy(world);
    const left = open.state as typeof t.s;
    left.units[t.hex('0,0') * 6] = 0;
    left.holders[t.hex('0,0')] = -1;
    (open.stack.at(-1) as unknown as { bonus: number[] }).bonus = [0, 9];
    engine.play(open, seat, { verb: 'none', arg: null }, () => 0, []);
    expect(left.holders[t.hex('0,0')]).toBe(seat);
  });

  test('F18.18 a battle is settled, retreat combats included, before the next fight of the movement', () => {
    const t = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 6 },
          { at: '0,0', seat: 1, soldier: 1, knight: 1 },
        ],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    const legs = [
      ...Array<readonly [string, string]>(4).fill(['soldier@1,-1', '0,0']),
      ...Array<readonly [string, string]>(2).fill(['soldier@1,-1', '2,-1']),
    ];
    t.maneuver(0, ...legs);
    expect(t.args(0, 'fight').sort()).toEqual(['0,0', '2,-1']);
    t.act(0, 'fight', '0,0');
    t.act(1, 'lose', 'unit:soldier');
    t.act(1, 'retreat', '0,1');
    const keys = t.log(null).map(({ key, args }) => `${key} ${args['hex'] ?? ''}`);
    expect(keys.indexOf('combat place:0,1')).toBeLessThan(keys.indexOf('combat place:2,-1'));
  });
});
