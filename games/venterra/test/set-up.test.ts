import { describe, expect, test } from 'vitest';
import { BUILT_IN, FACTIONS, trackFor } from '../components/index.ts';
import { venterra } from '../index.ts';
import { distancesFrom } from '../map.ts';
import { newGame, type TestTable } from './table.ts';

const choose = (t: TestTable, ...factions: string[]): void => {
  for (const [seat, faction] of factions.entries()) t.act(seat, 'faction', `faction:${faction}`);
};

/** A pre-built game with these factions, at the first starting structure. */
function begun(...factions: string[]): TestTable {
  const t = newGame(factions.length);
  choose(t, ...factions);
  return t;
}

/** Founds for all who are asked, in the order asked. */
function found(t: TestTable, ...hexes: string[]): void {
  for (const hex of hexes) t.act(t.asked[0] ?? 0, 'found', hex);
}

describe('F1 and F2', () => {
  test('F1.1 F1.2 two to five players, ten rounds, no solo game', () => {
    const t = begun('order', 'pack');
    expect(t.match.engine.game.seats).toEqual({ min: 2, max: 5 });
    expect(t.match.engine.game.scenarios.map(({ length }) => length)).toEqual([
      { count: 10, unit: 'rounds' },
      { count: 10, unit: 'rounds' },
    ]);
  });

  test('F2.1 F2.2 every player takes another faction, in seat order', () => {
    const t = newGame(3);
    expect(FACTIONS).toEqual(['order', 'watchers', 'legion', 'bear', 'pack']);
    expect(BUILT_IN.factions.map(({ name, colour }) => `${name.en} ${colour.en}`)).toEqual([
      'The Order white',
      'The Watchers blue',
      'Legion of the Dragon red',
      'Children of the Bear yellow',
      'The Pack brown',
    ]);
    expect(t.asked).toEqual([0]);
    t.act(0, 'faction', 'faction:bear');
    expect(t.refusal(1, 'faction', 'faction:bear').rule).toBe('F2.2');
    t.act(1, 'faction', 'faction:order');
    expect(t.asked).toEqual([2]);
  });

  test('F2.2 F2.12 or they are dealt at random, before anything else', () => {
    const t = newGame(3, 'pre-built', { factions: 'dealt' }, [4, 0, 2]);
    expect(t.s.players.map(({ faction }) => faction)).toEqual([4, 0, 2]);
  });

  test('F2.3 E1 the order of the numbers, gaps closed', () => {
    expect(begun('bear', 'pack', 'watchers').order).toEqual([2, 0, 1]);
    expect(begun('pack', 'order').order).toEqual([1, 0]);
  });

  test('F1.2 F2.4 the track has a side for up to three players and one for four or five', () => {
    expect([2, 3, 4, 5].map((players) => trackFor(players).join(' '))).toEqual([
      'favor victory-token none',
      'favor victory-token none',
      'favor favor victory-token none none',
      'favor favor victory-token none none',
    ]);
    const t = begun('order', 'watchers');
    found(t, '4,-4', '-4,5');
    expect(t.s.round).toBe(1);
  });

  test('F2.5 F2.6 F2.7 F2.8 F2.9 what a player starts with: wealth, bonus, two combat cards, four inactive upgrades', () => {
    const t = begun('order', 'watchers', 'legion', 'bear', 'pack');
    expect(t.s.players.map(({ wealth }) => wealth)).toEqual([3, 2, 4, 5, 4]);
    for (const player of t.s.players) {
      expect(player.combat).toEqual([1, 1, 0]);
      expect(player.upgrades).toEqual([false, false, false, false]);
    }
    expect(t.s.players.map(({ victoryTokens }) => victoryTokens)).toEqual([1, 0, 0, 0, 0]);
    expect(t.s.players.map(({ favors }) => favors.length)).toEqual([0, 1, 0, 0, 0]);
    // The hand is the owner's, its size everybody's.
    expect(t.view(1).players[1]?.favors?.length).toBe(1);
    expect(t.view(0).players[1]).toMatchObject({ favors: null, favorCount: 1, combat: null, combatCount: 2 });
    expect(t.view(null).players[1]?.upgrades).toEqual([false, false, false, false]);
  });

  test('F2.6 F3.22 every faction begins with the units of its set-up card, where it founds', () => {
    const units: Readonly<Record<string, string>> = {
      order: '2 soldier, 1 scout, 1 knight',
      watchers: '3 soldier, 2 scout',
      legion: '1 soldier, 2 scout, 1 knight',
      bear: '3 soldier, 1 scout',
      pack: '1 soldier, 3 scout, 1 knight',
    };
    for (const seated of [Object.keys(units), Object.keys(units).reverse()]) {
      const t = begun(...seated);
      for (let n = 0; n < seated.length; n++) {
        const [seat = 0] = t.asked;
        const [hex = ''] = t.args(seat, 'found');
        t.act(seat, 'found', hex);
        expect(t.units(hex)).toBe(`${seat}: ${units[seated[seat] ?? '']}`);
      }
    }
  });

  test('F2.6 an edition may give a battle token as the bonus', () => {
    const edition = venterra.withEdition({
      format: 'condotta-venterra-edition/1',
      name: 'tokens',
      factions: [{ id: 3, bonus: 'battle-token' }],
    });
    if (!edition.ok) throw new Error('no edition');
    const t = newGame(2, 'pre-built', {}, [], edition.value);
    choose(t, 'bear', 'legion');
    expect(t.s.players.map(({ battleTokens }) => battleTokens)).toEqual([0, 1]);
  });

  test('F2.10 F1.12 starting structures and Ka’jer are set aside: the Bear builds from five tiles, the others from six', () => {
    const t = begun('order', 'bear');
    found(t, '4,-4', '-4,5');
    t.act(1, 'kajer', '1,-1');
    const tiles = (seat: number): number =>
      BUILT_IN.factions[t.s.players[seat]?.faction ?? 0]?.tiles.filter(([front]) => front !== 'kajer').length ?? 0;
    expect([tiles(0), tiles(1)]).toEqual([6, 5]);
    expect(t.structure('1,-1')).toBe('1 kajer');
  });

  test('F2.11 F2.12 the order of set-up, and of its chance', () => {
    const t = newGame(2, 'pre-built', { factions: 'dealt' }, [1, 3, 2, 4, 1, 5, 7]);
    const keys = t.log(null).map(({ key }) => key);
    expect(keys).toEqual([
      'faction',
      'faction',
      'order',
      'quest.display',
      'quest.display',
      'quest.display',
      'quest.display',
      'outfit',
      'favor.drawn-hidden',
      'outfit',
      'map.prebuilt',
    ]);
    expect(t.s.display).toEqual([2, 4, 1, 5]);
    expect(t.s.players[0]?.favors).toEqual([7]);
    found(t, '4,-4', '-4,5');
    t.act(1, 'kajer', '1,-1');
    expect(
      t
        .log(null)
        .map(({ key }) => key)
        .slice(keys.length, keys.length + 4),
    ).toEqual(['start', 'start', 'kajer', 'tokens']);
  });
});

describe('starting structures', () => {
  test('F3.16 F3.17 in turn order, on the edge, off the 4-hex board, three apart', () => {
    const t = begun('pack', 'order', 'watchers', 'legion', 'bear');
    expect(t.asked).toEqual([1]);
    expect(t.refusal(1, 'found', '1,0').rule).toBe('F3.17');
    expect(t.refusal(1, 'found', '1,-1').rule).toBe('F3.17');
    t.act(1, 'found', '5,-4');
    expect(t.asked).toEqual([2]);
    expect(t.refusal(2, 'found', '5,-4')).toMatchObject({ rule: 'F3.17', key: 'start.taken' });
    expect(t.refusal(2, 'found', '5,-2')).toMatchObject({ rule: 'F3.17', key: 'start.near' });
    const distances = distancesFrom(t.s, [t.hex('5,-4')]);
    for (const hex of t.args(2, 'found')) expect(distances[t.hex(hex)]).toBeGreaterThanOrEqual(3);
    expect(t.args(2, 'found').some((hex) => distances[t.hex(hex)] === 3)).toBe(true);
    // It is compulsory.
    expect(t.verbs(2)).toEqual(['found']);
  });

  test('F3.18 F3.20 E30 a Fortress may stand on water, and hides it; the Eldapriest may not', () => {
    const t = begun('order', 'pack');
    t.act(0, 'found', '-2,4');
    expect(t.refusal(1, 'found', '4,-4').rule).toBe('F3.18');
    t.act(1, 'found', '4,-3');
    // The desert is no hindrance to the Eldapriest.
    expect(t.structure('4,-3')).toBe('1 eldapriest');
    const fortress = t.view(null).territories[t.hex('-2,4')];
    expect(fortress).toMatchObject({ terrain: null, points: 0, controller: 0 });
    expect(t.units('-2,4')).toBe('0: 2 soldier, 1 scout, 1 knight');
    // F3.21: the Eldapriest hides nothing.
    expect(t.view(null).territories[t.hex('4,-3')]).toMatchObject({ terrain: 'desert', points: 2, controller: 1 });
  });

  test('F3.21 F3.22 units stand in the starting structure, and the Eldapriest keeps its ground', () => {
    const t = begun('watchers', 'pack');
    found(t, '-3,4', '3,-3');
    expect(t.units('-3,4')).toBe('0: 3 soldier, 2 scout');
    expect(t.units('3,-3')).toBe('1: 1 soldier, 3 scout, 1 knight');
    expect(t.sheet(1)).toMatchObject({ territories: 2, structures: 2 });
    expect(t.sheet(0)).toMatchObject({ territories: 0, structures: 2 });
    // A mountain still helps its defender.
    expect(t.view(null).territories[t.hex('3,-3')]?.defense).toBe(3 + 1 + 1);
  });

  test('F3.19 E17 with no hex far enough, the farthest will do', () => {
    const t = begun('order', 'watchers', 'legion', 'bear', 'pack');
    found(t, '-3,2', '-2,4', '1,-3', '4,-1');
    expect(t.args(4, 'found').sort()).toEqual(['-1,-1', '-1,0', '0,2', '2,1', '3,-3', '5,-3'].sort());
    expect(t.refusal(4, 'found', '3,0')).toMatchObject({ rule: 'F3.19', key: 'start.near' });
    expect(t.refusal(4, 'found', '4,-4').rule).toBe('F3.18');
  });
});

describe('Ka’jer and the tokens', () => {
  test('F3.23 F3.24 F3.26 E10 Ka’jer beside the 4-hex board, asleep, and held by the Bear', () => {
    const t = begun('order', 'bear');
    found(t, '4,-4', '-4,5');
    expect(t.asked).toEqual([1]);
    expect(t.args(1, 'kajer').sort()).toEqual(['-1,2', '0,2', '1,-1', '2,-1']);
    expect(t.refusal(1, 'kajer', '0,0').rule).toBe('F3.23');
    expect(t.refusal(1, 'kajer', '2,-2').rule).toBe('F3.23');
    t.act(1, 'kajer', '1,-1');
    expect(t.view(null).territories[t.hex('1,-1')]).toMatchObject({
      controller: 1,
      token: false,
      structure: { kind: 'kajer', owner: 1 },
      defense: 0,
    });
    // 0 income: the Fortress alone pays.
    expect(t.view(null).players[1]?.income).toBe(2);
    expect(t.sheet(1).structures).toBe(2 + 3);
  });

  test('F3.25 with no such hex, the nearest field or mountain', () => {
    const t = newGame(2, 'free');
    choose(t, 'order', 'bear');
    t.act(0, 'side', 'side:1');
    // Both boards touch the middle with water and desert only.
    t.act(0, 'board', 'board:2');
    t.act(0, 'side', 'side:5');
    const spot = (seat: number, fits: (hexes: string[]) => boolean): void => {
      for (const turn of t.args(seat, 'turn')) {
        t.act(seat, 'turn', turn);
        for (const place of t.args(seat, 'lay')) {
          t.act(seat, 'lay', place);
          const terrain = t.view(null).territories;
          const beside = terrain
            .filter(({ q, r, side }) => side !== '1S' && besideMiddle(q, r))
            .map((one) => one.terrain ?? '');
          if (fits(beside)) return;
          t.undo(seat);
        }
        t.undo(seat);
      }
      throw new Error('no such place');
    };
    const dry = (terrain: string[]): boolean => terrain.every((one) => one === 'water' || one === 'desert');
    spot(0, dry);
    t.act(1, 'board', 'board:6');
    t.act(1, 'side', 'side:13');
    spot(1, dry);
    while (t.moment === 'structures.start') t.act(t.asked[0] ?? 0, 'found', t.args(t.asked[0] ?? 0, 'found')[0] ?? '');
    expect(t.moment).toBe('structures.kajer');
    const middle = distancesFrom(t.s, [0, 1, 2, 3]);
    const offered = t.args(1, 'kajer').map((hex) => middle[t.hex(hex)]);
    expect(new Set(offered)).toEqual(new Set([2]));
    const beside = t.view(null).territories.find(({ q, r, side }) => side !== '1S' && besideMiddle(q, r));
    expect(t.refusal(1, 'kajer', `${beside?.q},${beside?.r}`).rule).toBe('F3.25');
  });

  test('F1.6 F3.27 F3.28 F3.29 E3 tokens lie on every free territory; with the Bear one is over', () => {
    expect(BUILT_IN.tokens.map(({ counts }) => counts.join(' '))).toEqual([
      '2 4 6 7',
      '3 4 6 7',
      '3 4 6 7',
      '4 5 6 7',
      '6 8 8 10',
    ]);
    const three = begun('order', 'watchers', 'legion');
    found(three, '5,-4', '-4,5', '2,1');
    expect(three.s.tokens.filter((token) => token).length).toBe(25);
    expect(three.s.tokenPile.length).toBe(25);
    expect(three.s.tokens[three.hex('1,0')]).toBe(true);
    expect(three.s.tokens[three.hex('4,-4')]).toBe(true);
    expect(three.s.tokens[three.hex('5,-4')]).toBe(false);
    const five = begun('order', 'watchers', 'legion', 'bear', 'pack');
    found(five, '5,-4', '-4,5', '2,1', '-1,-1');
    found(five, five.args(4, 'found')[0] ?? '');
    five.act(3, 'kajer', '1,-1');
    expect([five.s.tokens.filter((token) => token).length, five.s.tokenPile.length]).toEqual([38, 38]);
    const two = begun('order', 'bear');
    found(two, '4,-4', '-4,5');
    two.act(1, 'kajer', '1,-1');
    expect([two.s.tokens.filter((token) => token).length, two.s.tokenPile.length]).toEqual([17, 18]);
    // Nobody knows what lies where: not even a position does.
    expect(JSON.stringify(two.view(0).territories)).toBe(JSON.stringify(two.view(null).territories));
  });

  test('F3.22 a starting ship goes onto water beside the structure, or is not gained', () => {
    const sailors = {
      ...BUILT_IN,
      factions: BUILT_IN.factions.map((faction) => ({ ...faction, units: { ...faction.units, ship: 1 } })),
    };
    const game = newGame(2).match.engine.game as never as import('../index.ts').VenterraGame;
    const t = newGame(2, 'pre-built', {}, [], { ...game, components: sailors });
    choose(t, 'order', 'watchers');
    t.act(0, 'found', '4,-3');
    expect(t.args(0, 'at').sort()).toEqual(['4,-4', '5,-4']);
    t.act(0, 'at', '5,-4');
    expect(t.units('5,-4')).toBe('0: 1 ship');
    // No water beside it: no ship.
    t.act(1, 'found', '-1,2');
    expect(t.s.players[1]?.supply[1]).toBe(4);
    expect(t.s.tokens[t.hex('5,-4')]).toBe(false);
  });
});

const besideMiddle = (q: number, r: number): boolean =>
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].some(([a = 0, b = 0]) => {
    const [dq, dr] = [q - a, r - b];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
  });
