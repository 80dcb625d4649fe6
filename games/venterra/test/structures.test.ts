import { describe, expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { position, table, test } from './table.ts';

const reinforce = (more: Parameters<typeof position>[0] = {}) =>
  table(position({ players: [{ wealth: 9 }], turn: { seat: 0, card: 'reinforce' }, ...more }));
type Table = ReturnType<typeof reinforce>;
const kindsOffered = (t: Table, verb: string): string[] =>
  t
    .args(0, verb)
    .map((tile) => t.match.engine.game.nameOf(t.match.engine.table(t.match.world), tile, 'en'))
    .sort();
const toDevelop = (t: Table): Table => {
  t.act(0, 'skip');
  return t;
};

describe('structures', () => {
  test('F5.1 the table: two trees, three developed kinds', () => {
    expect(BUILT_IN.structures.map(({ key, tree, developed }) => `${key} ${tree} ${developed}`)).toEqual([
      'fortress null false',
      'eldapriest null false',
      'outpost outpost false',
      'tower outpost true',
      'forge outpost true',
      'shrine shrine false',
      'temple shrine true',
      'kajer shrine false',
      'kajer-awake shrine true',
    ]);
  });

  test('F5.2 F5.3 a structure alone holds its territory for its owner; enemy units there take it', () => {
    const t = reinforce({
      structures: [
        { at: '1,-1', seat: 0, kind: 'outpost' },
        { at: '0,0', seat: 0, kind: 'outpost' },
      ],
      units: [{ at: '0,0', seat: 1, soldier: 1 }],
    });
    expect([t.controller('1,-1'), t.controller('0,0')]).toEqual([0, 1]);
    expect(
      t
        .view(null)
        .players.map(({ income }) => income)
        .sort(),
    ).toEqual([3, 3]);
  });

  test('F5.4 its defense counts for whoever defends, whatever its colour', () => {
    const t = reinforce({
      structures: [{ at: '0,0', seat: 0, kind: 'tower' }],
      units: [{ at: '0,0', seat: 1, soldier: 1 }],
    });
    expect(t.view(null).territories[t.hex('0,0')]?.defense).toBe(4);
  });

  test('F5.5 one structure a territory', () => {
    const t = reinforce({
      structures: [{ at: '1,-1', seat: 0, kind: 'outpost' }],
      units: [
        { at: '1,-1', seat: 0, soldier: 1 },
        { at: '0,0', seat: 0, soldier: 1 },
        { at: '2,-1', seat: 0, scout: 1 },
      ],
    });
    t.act(0, 'skip');
    t.act(0, 'skip');
    t.act(0, 'build', t.args(0, 'build')[0] ?? '');
    expect(t.refusal(0, 'at', '1,-1').rule).toBe('F5.5');
  });

  test('F5.6 new ones are basic and cost 3; developing costs 2 and works at once', () => {
    const t = reinforce({
      units: [{ at: '1,-1', seat: 0, soldier: 1 }],
      structures: [{ at: '3,-3', seat: 0, kind: 'shrine' }],
    });
    t.act(0, 'skip');
    t.act(0, 'develop', '3,-3');
    expect(t.structure('3,-3')).toBe('0 temple');
    expect(t.player(0).wealth).toBe(7);
    expect(t.view(null).players[t.seatOf(0)]?.income).toBe(4);
    expect(kindsOffered(t, 'build')).toEqual(['Outpost', 'Outpost', 'Shrine']);
    expect(t.refusal(0, 'build', 'tile:3').rule).toBe('F5.6');
    t.act(0, 'build', t.args(0, 'build')[0] ?? '');
    expect(t.structure('1,-1')).toBe('0 outpost');
    expect(t.player(0).wealth).toBe(4);
  });

  test('F5.6 what is developed is not developed again', () => {
    const t = toDevelop(
      reinforce({
        structures: [
          { at: '1,-1', seat: 0, kind: 'tower' },
          { at: '0,0', seat: 0, kind: 'outpost' },
        ],
      }),
    );
    expect(t.refusal(0, 'develop', '1,-1').rule).toBe('F5.6');
  });

  test('F5.7 F5.14 E25 turned over if its back is wanted, else exchanged; without a tile it cannot be', () => {
    const t = toDevelop(reinforce({ structures: [{ at: '1,-1', seat: 0, kind: 'outpost' }] }));
    t.act(0, 'develop', '1,-1');
    expect(kindsOffered(t, 'into')).toEqual(['Forge', 'Tower']);
    const forge = t.args(0, 'into')[1] ?? '';
    t.act(0, 'into', forge);
    expect(t.structure('1,-1')).toBe('0 forge');
    expect(t.player(0)).toMatchObject({ forge: true, wealth: 7 });
    // The one Forge tile stands as an Outpost elsewhere: only that one can become a Forge.
    const other = toDevelop(
      reinforce({
        structures: [
          { at: '1,-1', seat: 0, kind: 'outpost' },
          { at: '0,0', seat: 0, kind: 'outpost' },
          { at: '3,-3', seat: 0, kind: 'outpost' },
        ],
      }),
    );
    other.act(0, 'develop', '1,-1');
    expect(other.structure('1,-1')).toBe('0 tower');
    const third = toDevelop(
      reinforce({
        structures: [
          { at: '1,-1', seat: 0, kind: 'tower' },
          { at: '0,0', seat: 0, kind: 'tower' },
          { at: '3,-3', seat: 0, kind: 'outpost' },
        ],
      }),
    );
    third.act(0, 'develop', '3,-3');
    expect(third.structure('3,-3')).toBe('0 forge');
  });

  test('F5.8 building needs a tile', () => {
    const t = reinforce({
      structures: ['1,-1', '0,0', '3,-3'].map((at) => ({ at, seat: 0, kind: 'outpost' })),
      units: [{ at: '2,-1', seat: 0, soldier: 1 }],
    });
    t.act(0, 'skip');
    t.act(0, 'skip');
    expect(kindsOffered(t, 'build')).toEqual(['Shrine']);
    expect(t.refusal(0, 'build', 'tile:2').rule).toBe('F5.8');
  });

  test('F5.9 F5.12 starting structures cannot be developed; Ka’jer is turned for 2 wealth', () => {
    const t = toDevelop(
      table(
        position({
          players: [{ faction: 'bear', wealth: 9 }, { faction: 'watchers' }],
          structures: [{ at: '1,-1', seat: 0, kind: 'kajer' }],
          turn: { seat: 0, card: 'reinforce' },
        }),
      ),
    );
    expect(t.refusal(0, 'develop', '2,-2').rule).toBe('F5.9');
    t.act(0, 'develop', '1,-1');
    expect(t.structure('1,-1')).toBe('0 kajer-awake');
    expect(t.player(0)).toMatchObject({ wealth: 7, favors: [] });
  });

  test('F5.10 a held enemy structure is developed with its owner’s tiles, and stays his', () => {
    const t = toDevelop(
      reinforce({
        structures: [{ at: '0,2', seat: 1, kind: 'outpost' }],
        units: [{ at: '0,2', seat: 0, soldier: 1 }],
      }),
    );
    t.act(0, 'develop', '0,2');
    t.act(0, 'into', t.args(0, 'into')[0] ?? '');
    expect(t.structure('0,2')).toBe('1 tower');
    expect(t.player(0).wealth).toBe(7);
    const bare = toDevelop(
      reinforce({
        structures: [
          { at: '0,2', seat: 1, kind: 'outpost' },
          { at: '-1,2', seat: 0, kind: 'shrine' },
          { at: '0,0', seat: 1, kind: 'outpost' },
          { at: '-2,3', seat: 1, kind: 'outpost' },
        ],
        units: [{ at: '0,2', seat: 0, soldier: 1 }],
      }),
    );
    // All three Outpost tiles are on the map: what can be had is the back of this one.
    bare.act(0, 'develop', '0,2');
    expect(bare.structure('0,2')).toBe('1 tower');
  });

  test('F5.11 F5.13 not in the round it was built; a converted one may be', () => {
    const t = toDevelop(
      reinforce({
        round: 4,
        structures: [
          { at: '1,-1', seat: 0, kind: 'outpost', built: 4 },
          { at: '0,0', seat: 0, kind: 'outpost', built: 3 },
        ],
      }),
    );
    expect(t.refusal(0, 'develop', '1,-1').rule).toBe('F5.11');
    t.act(0, 'develop', '0,0');
    t.act(0, 'into', t.args(0, 'into')[0] ?? '');
    expect(t.structure('0,0')).toBe('0 tower');
    const won = table(
      position({
        round: 4,
        players: [{ wealth: 9, declared: ['charge', 'reinforce'] }],
        structures: [{ at: '0,0', seat: 1, kind: 'outpost', built: 4 }],
        units: [{ at: '1,-1', seat: 0, soldier: 3 }],
        turn: { seat: 0, card: 'charge' },
      }),
    );
    won.charge(0, '0,0', 'soldier@1,-1', 'soldier@1,-1', 'soldier@1,-1');
    won.fightOn();
    won.act(0, 'convert', won.args(0, 'convert')[0] ?? '');
    expect(won.structure('0,0')).toBe('0 outpost');
    expect(won.view(null).territories[won.hex('0,0')]?.structure?.isNew).toBe(false);
  });

  test('F5.15 the Temple thanks who develops it, also on an enemy tile', () => {
    const t = toDevelop(
      reinforce({ structures: [{ at: '0,2', seat: 1, kind: 'shrine' }], units: [{ at: '0,2', seat: 0, soldier: 1 }] }),
    );
    t.script(7);
    t.act(0, 'develop', '0,2');
    expect(t.structure('0,2')).toBe('1 temple');
    expect(t.player(0).favors).toEqual([7]);
    expect(t.player(1).favors).toEqual([]);
  });
});
