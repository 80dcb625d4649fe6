import { describe, expect } from 'vitest';
import { position, table, test } from './table.ts';

const home = (more: Parameters<typeof position>[0] = {}) =>
  table(position({ turn: { seat: 0, card: 'plan' }, ...more }));
const ground = (t: ReturnType<typeof home>, hex: string) => t.view(null).territories[t.hex(hex)];

describe('territories', () => {
  test('F4.1 four terrains, and their numbers', () => {
    const t = home();
    expect(ground(t, '1,-1')).toMatchObject({ terrain: 'field', wilderness: 1, points: 1 });
    expect(ground(t, '3,-3')).toMatchObject({ terrain: 'mountain', wilderness: 1, points: 2 });
    expect(ground(t, '4,-3')).toMatchObject({ terrain: 'desert', wilderness: 2, points: 2 });
    expect(ground(t, '4,-4')).toMatchObject({ terrain: 'water', wilderness: 1, points: 1 });
    expect(ground(t, '2,-1')).toMatchObject({ terrain: 'field', wilderness: 2, points: 2, ruin: true });
    expect(ground(t, '1,0')).toMatchObject({ terrain: 'mountain', wilderness: 2, points: 3 });
  });

  test('F4.2 a mountain adds 1 to whoever defends it, even with nothing else there', () => {
    const t = home({
      units: [
        { at: '3,-2', seat: 0, soldier: 1 },
        { at: '0,2', seat: 1, scout: 1 },
      ],
    });
    expect(ground(t, '3,-3')?.defense).toBe(2);
    expect(ground(t, '3,-2')?.defense).toBe(2);
    expect(ground(t, '0,2')?.defense).toBe(1);
  });

  test('F4.2 and never to the attacker', () => {
    const t = table(position({ units: [{ at: '3,-3', seat: 0, soldier: 2 }], turn: { seat: 0, card: 'charge' } }));
    t.charge(0, '3,-2', 'soldier@3,-3', 'soldier@3,-3');
    expect(t.log(null).find(({ key }) => key === 'totals')?.args).toEqual({ attack: 2, defense: 2 });
  });

  test('F4.3 F4.11 structures stand on fields and mountains only, those of the 4-hex board too', () => {
    const t = table(
      position({
        players: [{ wealth: 9 }],
        units: ['0,0', '1,0', '0,1', '1,-1', '4,-4'].map((at) => ({
          at,
          seat: 0,
          ...(at === '4,-4' ? { ship: 1 } : { scout: at === '1,-1' ? 1 : 0, soldier: at === '1,-1' ? 0 : 1 }),
        })),
        turn: { seat: 0, card: 'reinforce' },
      }),
    );
    t.act(0, 'skip');
    t.act(0, 'build', t.args(0, 'build')[0] ?? '');
    expect(t.args(0, 'at').sort()).toEqual(['0,0', '1,-1', '1,0']);
    expect(t.refusal(0, 'at', '0,1').rule).toBe('F4.3');
    expect(t.refusal(0, 'at', '4,-4').rule).toBe('F13.8');
  });

  test('F4.4 F4.5 F4.6 control: by units, else by the structure’s colour, else nobody', () => {
    const t = home({
      units: [
        { at: '1,-1', seat: 0, soldier: 1 },
        { at: '0,2', seat: 0, soldier: 1 },
      ],
      structures: [
        { at: '0,2', seat: 1, kind: 'outpost' },
        { at: '-1,2', seat: 1, kind: 'shrine' },
      ],
    });
    expect(t.controller('1,-1')).toBe(0);
    expect(t.controller('0,2')).toBe(0);
    expect(t.controller('-1,2')).toBe(1);
    expect(t.controller('2,-2')).toBe(0);
    expect(t.controller('0,0')).toBe(-1);
  });

  test('F4.5 units that have entered and not yet won control nothing', () => {
    const t = table(
      position({
        units: [{ at: '2,-2', seat: 0, soldier: 4 }],
        turn: { seat: 0, card: 'maneuver' },
      }),
    );
    t.maneuver(0, ['soldier@2,-2', '1,-1'], ['soldier@2,-2', '3,-3'], ['soldier@2,-2', '2,-1']);
    expect(t.moment).toBe('fights.next');
    expect(t.controller('1,-1')).toBe(-1);
    expect(t.view(null).pending.length).toBe(3);
  });

  test('F4.7 no two players’ units share a territory, and there is no limit for one', () => {
    const t = home({ units: [{ at: '2,-2', seat: 0, soldier: 6, scout: 4, knight: 4, siege: 3 }] });
    expect(t.units('2,-2')).toBe('0: 6 soldier, 4 scout, 3 siege, 4 knight');
    const doc = position({
      units: [
        { at: '1,-1', seat: 0, soldier: 1 },
        { at: '1,-1', seat: 1, soldier: 1 },
      ],
    });
    expect(() => table(doc)).toThrow('units are there already');
  });

  test('F4.8 the wilderness number counts for nobody once units or a structure hold the ground', () => {
    const t = home({
      units: [{ at: '4,-3', seat: 0, soldier: 1 }],
      structures: [{ at: '1,-1', seat: 0, kind: 'shrine' }],
    });
    expect(ground(t, '4,-3')?.defense).toBe(1);
    expect(ground(t, '1,-1')?.defense).toBe(0);
    expect(ground(t, '0,1')?.defense).toBe(3);
  });

  test('F4.9 with the last unit gone the ground is wilderness again, unless a structure remains', () => {
    const t = table(
      position({
        units: [
          { at: '1,-1', seat: 0, soldier: 1 },
          { at: '0,0', seat: 0, soldier: 1 },
          { at: '0,2', seat: 0, soldier: 1 },
        ],
        structures: [
          { at: '1,-1', seat: 0, kind: 'outpost' },
          { at: '0,2', seat: 1, kind: 'outpost' },
        ],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    t.charge(0, '0,1', 'soldier@0,0', 'soldier@0,2');
    expect(t.controller('0,0')).toBe(-1);
    expect(t.s.tokens[t.hex('0,0')]).toBe(false);
    expect(ground(t, '0,0')?.defense).toBe(2);
    // A kept structure falls back to its owner (F20.5).
    expect(t.controller('0,2')).toBe(1);
  });

  test('F4.10 printed points are scored by the controller, with or without units', () => {
    const t = home({
      units: [{ at: '4,-3', seat: 0, soldier: 1 }],
      structures: [{ at: '3,-3', seat: 0, kind: 'outpost' }],
    });
    expect(t.sheet(0).territories).toBe(2 + 2);
  });
});
