import { describe, expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { position, table, test } from './table.ts';

type More = Parameters<typeof position>[0];
const maneuver = (faction: string, more: More = {}, upgrades: string[] = []) =>
  table(
    position({
      turn: { seat: 0, card: 'maneuver' },
      ...more,
      players: [
        { faction, wealth: 9, upgrades, ...more.players?.[0] },
        { faction: faction === 'watchers' ? 'order' : 'watchers', ...more.players?.[1] },
      ],
    }),
  );
const totals = (t: ReturnType<typeof table>) => t.log(null).findLast(({ key }) => key === 'totals')?.args;
const thing = (name: string): string => `upgrade:${BUILT_IN.upgrades.find((one) => one.name.en === name)?.id}`;

describe('upgrades', () => {
  test('F10.1 own, inactive, affordable ones, one a Maneuver', () => {
    const t = maneuver('order', { players: [{ wealth: 3 }] }, ['Tithe Rolls']);
    expect(t.refusal(0, 'upgrade', thing('Tithe Rolls')).rule).toBe('F10.1');
    expect(t.refusal(0, 'upgrade', thing('Plunder')).rule).toBe('F10.1');
    expect(t.refusal(0, 'upgrade', thing('Shield Wall')).rule).toBe('F1.9');
    t.act(0, 'upgrade', thing('Forced March'));
    expect(t.player(0)).toMatchObject({ wealth: 0, upgrades: [true, false, true, false] });
    expect(t.moment).not.toBe('action.second');
  });

  test('F10.2 F10.4 F10.5 active for good, and worth its points', () => {
    const t = maneuver('order');
    t.act(0, 'upgrade', thing('Shield Wall'));
    expect(t.sheet(0).upgrades).toBe(2);
    expect(t.view(1).players[t.seatOf(0)]?.upgrades).toEqual([false, true, false, false]);
  });

  test('F10.3 F10.6 once: Call to Arms, Howl, Siege Train, Foresight, Ka’jer Awake; without effect the points still count', () => {
    const call = maneuver('order');
    call.act(0, 'upgrade', thing('Call to Arms'));
    expect(call.units('2,-2')).toBe('0: 1 knight');
    const howl = maneuver('pack', {
      units: [
        { at: '1,-1', seat: 0, soldier: 1 },
        { at: '4,-4', seat: 0, ship: 1 },
      ],
    });
    howl.act(0, 'skip');
    howl.act(0, 'upgrade', thing('Howl'));
    expect(howl.args(0, 'at').sort()).toEqual(['1,-1', '2,-2']);
    howl.act(0, 'at', '1,-1');
    expect(howl.units('1,-1')).toBe('0: 1 soldier, 2 scout');
    const train = maneuver('legion', { units: [{ at: '1,-1', seat: 0, soldier: 1 }] });
    train.act(0, 'skip');
    train.act(0, 'upgrade', thing('Siege Train'));
    expect([train.units('1,-1'), train.units('2,-2')]).toEqual(['0: 1 soldier', '0: 2 siege']);
    const bear = maneuver('bear', { structures: [{ at: '1,-1', seat: 0, kind: 'kajer' }] });
    bear.act(0, 'upgrade', thing('Ka’jer Awake'));
    expect([bear.structure('1,-1'), bear.units('1,-1')]).toEqual(['0 kajer-awake', '0: 2 soldier']);
    const gone = maneuver('bear');
    gone.act(0, 'upgrade', thing('Ka’jer Awake'));
    expect(gone.sheet(0).upgrades).toBe(1);
  });

  test('F10.7 income: Tithe Rolls and Harbour Dues', () => {
    expect(
      maneuver('order', {}, ['Tithe Rolls'])
        .view(null)
        .players.map(({ income }) => income)
        .sort(),
    ).toEqual([2, 3]);
    const dues = (ships: string[]) => {
      const t = maneuver('watchers', { units: ships.map((at) => ({ at, seat: 0, ship: 1 })) }, ['Harbour Dues']);
      return t.view(null).players[t.seatOf(0)]?.income;
    };
    expect([dues(['4,-4']), dues(['4,-4', '5,-4'])]).toEqual([2, 3]);
  });

  test('F10.7 defense: Shield Wall and Thick Hide', () => {
    const wall = maneuver('order', { units: [{ at: '1,-1', seat: 0, knight: 2 }] }, ['Shield Wall']);
    expect(wall.view(null).territories[wall.hex('1,-1')]?.defense).toBe(6);
    const hide = maneuver(
      'bear',
      {
        units: [
          { at: '2,-2', seat: 0, soldier: 1 },
          { at: '1,-1', seat: 0, soldier: 1 },
        ],
        structures: [{ at: '0,0', seat: 0, kind: 'outpost' }],
      },
      ['Thick Hide'],
    );
    const defense = (hex: string) => hide.view(null).territories[hide.hex(hex)]?.defense;
    expect([defense('2,-2'), defense('1,-1'), defense('0,0')]).toEqual([2 + 1 + 1, 1, 1]);
  });

  test('F10.7 F6.14 attack: Dragonfire, Stone Paths, Pack Hunt, Broadside', () => {
    const fire = maneuver(
      'legion',
      { units: [{ at: '1,-1', seat: 0, siege: 1 }], structures: [{ at: '0,0', seat: 1, kind: 'tower' }] },
      ['Dragonfire'],
    );
    fire.maneuver(0, ['siege@1,-1', '0,0']);
    expect(totals(fire)).toEqual({ attack: 3, defense: 3 });
    const paths = maneuver('bear', { units: [{ at: '2,-2', seat: 0, soldier: 2 }] }, ['Stone Paths']);
    paths.maneuver(0, ['soldier@2,-2', '3,-3'], ['soldier@2,-2', '1,-1']);
    paths.act(0, 'fight', '3,-3');
    expect(
      paths
        .log(null)
        .filter(({ key }) => key === 'totals')
        .map(({ args }) => args['attack']),
    ).toEqual([2, 1]);
    const pack = maneuver('pack', { units: [{ at: '2,-2', seat: 0, scout: 3 }] }, ['Pack Hunt']);
    pack.maneuver(0, ...Array<readonly [string, string]>(3).fill(['scout@2,-2', '3,-3']));
    expect(totals(pack)).toEqual({ attack: 4, defense: 2 });
    const broadside = maneuver(
      'watchers',
      {
        units: [
          { at: '2,-2', seat: 0, soldier: 1 },
          { at: '4,-4', seat: 0, ship: 1 },
        ],
      },
      ['Broadside'],
    );
    broadside.maneuver(0, ['soldier@2,-2', '3,-3']);
    broadside.act(0, 'support', '4,-4');
    expect(totals(broadside)).toEqual({ attack: 3, defense: 2 });
    expect(broadside.player(0).wealth).toBe(8);
  });

  test('F10.7 movement: Forced March, Long Sails, Swift Paws', () => {
    const steps = (faction: string, kind: string, upgrade: string, upgrades: string[]) => {
      const t = maneuver(
        faction,
        {
          units: [
            { at: '2,-2', seat: 0, [kind]: 1 },
            { at: '1,-1', seat: 0, soldier: 1 },
          ],
        },
        upgrades,
      );
      t.act(0, 'march');
      t.act(0, 'take', `${kind}@2,-2`);
      return t.args(0, 'to').includes('0,0') ? upgrade : '';
    };
    for (const [faction, kind, upgrade] of [
      ['order', 'soldier', 'Forced March'],
      ['pack', 'scout', 'Swift Paws'],
    ] as const)
      expect([steps(faction, kind, upgrade, []), steps(faction, kind, upgrade, [upgrade])]).toEqual(['', upgrade]);
    expect(BUILT_IN.upgrades.find(({ name }) => name.en === 'Long Sails')?.effect).toEqual({
      kind: 'movement',
      unit: 'ship',
      movement: 3,
    });
  });

  test('F10.7 wealth: Plunder, Sworn Blades, Honey Hoard, and Hunting Grounds once an action', () => {
    const plunder = maneuver(
      'legion',
      {
        units: [
          { at: '1,-1', seat: 0, soldier: 2 },
          { at: '0,0', seat: 1, scout: 1 },
        ],
      },
      ['Plunder'],
    );
    plunder.maneuver(0, ['soldier@1,-1', '0,0'], ['soldier@1,-1', '0,0']);
    expect(plunder.player(0).wealth).toBe(11);
    const blades = table(
      position({
        players: [{ faction: 'legion', wealth: 4, upgrades: ['Sworn Blades'] }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    blades.act(0, 'buy', 'combat:knight');
    blades.act(0, 'buy', 'combat:mercenary');
    expect(blades.player(0).wealth).toBe(1);
    const honey = table(
      position({ players: [{ faction: 'bear', upgrades: ['Honey Hoard'] }], turn: { seat: 0, card: 'plan' } }),
    );
    honey.act(0, 'gain');
    expect(honey.player(0).wealth).toBe(3);
    const hunt = maneuver('pack', { units: [{ at: '2,-2', seat: 0, soldier: 6 }] }, ['Hunting Grounds']);
    hunt.maneuver(
      0,
      ...Array<readonly [string, string]>(2).fill(['soldier@2,-2', '1,-1']),
      ...Array<readonly [string, string]>(3).fill(['soldier@2,-2', '3,-3']),
    );
    hunt.act(0, 'fight', '3,-3');
    expect(hunt.player(0).wealth).toBe(10);
    // A second movement of the same action brings nothing more.
    const twice = maneuver(
      'pack',
      {
        units: [
          { at: '2,-2', seat: 0, soldier: 2 },
          { at: '4,-4', seat: 0, ship: 2 },
        ],
        players: [{ combat: { mercenary: 1 } }],
      },
      ['Hunting Grounds'],
    );
    twice.maneuver(0, ['soldier@2,-2', '1,-1'], ['soldier@2,-2', '1,-1']);
    twice.fightOn();
    twice.act(0, 'sail');
    twice.act(0, 'take', 'ship@4,-4');
    twice.act(0, 'to', '5,-4');
    twice.act(0, 'enough');
    twice.act(0, 'lay', 'combat:mercenary');
    expect(twice.units('5,-4')).toBe('0: 1 ship');
    expect(twice.player(0).wealth).toBe(10);
  });
});
