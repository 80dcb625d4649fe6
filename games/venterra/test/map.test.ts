import { rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { BUILT_IN, LAYOUT, type Placement } from '../components/index.ts';
import { edgeOf, gridOf, misfitOf, placesFor } from '../fit.ts';
import {
  besides,
  cellOf,
  distancesFrom,
  hexAt,
  isAdjacent,
  isMiddle,
  layBoard,
  offsetsOf,
  placeAt,
  qOf,
  rOf,
} from '../map.ts';
import { newGame, type TestTable } from './table.ts';

interface Map {
  boards: Placement[];
  places: number[];
  near: number[];
}

function mapOf(...placements: Placement[]): Map {
  const map: Map = { boards: [], places: [], near: [] };
  for (const placement of placements) layBoard(map, placement);
  return map;
}

const prebuilt = (players: number): Map => mapOf(...LAYOUT.slice(0, players + 1));
const hexOf = (map: Map, q: number, r: number): number => hexAt(map, placeAt(q, r));
const textOf = (map: Map, hex: number): string => `${qOf(map.places[hex] ?? 0)},${rOf(map.places[hex] ?? 0)}`;
const cellsOf = (side: number, turn: number): string[] =>
  offsetsOf(side, turn).map((offset) => `${qOf(placeAt(0, 0) + offset)},${rOf(placeAt(0, 0) + offset)}`);
const middleOnly = mapOf({ side: 1, turn: 0, q: 0, r: 0 });
/** Three boards around a hole beside 1,0. */
const BEFORE_RING: Placement[] = [
  { side: 1, turn: 0, q: 0, r: 0 },
  { side: 3, turn: 4, q: -2, r: 3 },
  { side: 5, turn: 3, q: 3, r: -1 },
];
const LAST_OF_RING: Placement = { side: 7, turn: 5, q: 0, r: 3 };
const RING = mapOf(...BEFORE_RING, LAST_OF_RING);
const TOUCHING = { touching: true, connected: true, noHole: false };

describe('the hex model', () => {
  test('F3.1 F3.2 six neighbours, also across the border of two boards; nothing beyond the map', () => {
    const map = prebuilt(2);
    expect(
      besides(map, hexOf(map, 1, -1))
        .map((hex) => textOf(map, hex))
        .sort(),
    ).toEqual(['0,0', '1,0', '2,-1', '2,-2']);
    expect(isAdjacent(map, hexOf(map, 0, 0), hexOf(map, 1, -1))).toBe(true);
    expect(isAdjacent(map, hexOf(map, 0, 0), hexOf(map, 1, 1))).toBe(false);
    expect(isAdjacent(map, hexOf(map, 0, 0), hexOf(map, 1, 0))).toBe(true);
  });

  test('F3.3 distance is counted on territories, not through what is empty', () => {
    const map = prebuilt(2);
    const distances = distancesFrom(map, [hexOf(map, 2, -2)]);
    expect(distances[hexOf(map, 2, -2)]).toBe(0);
    expect(distances[hexOf(map, 1, 0)]).toBe(2);
    // In a straight line 5, and so it is by land and water.
    expect(distances[hexOf(map, -1, 3)]).toBe(5);
    // A hole in between: round it.
    const ring = mapOf(
      { side: 1, turn: 0, q: 0, r: 0 },
      { side: 3, turn: 0, q: 2, r: -1 },
      { side: 5, turn: 0, q: 3, r: 1 },
    );
    expect(distancesFrom(ring, [hexOf(ring, 1, 1)])[hexOf(ring, 3, 1)]).toBe(3);
  });

  test('F3.4 F3.5 the shapes: a rhombus of four, a parallelogram of eight, and its mirror image', () => {
    expect(cellsOf(1, 0)).toEqual(['0,0', '1,0', '0,1', '1,1']);
    expect(cellsOf(2, 0)).toEqual(cellsOf(1, 0));
    expect(cellsOf(3, 0)).toEqual(['0,0', '1,0', '2,0', '3,0', '0,1', '1,1', '2,1', '3,1']);
    expect(cellsOf(4, 0)).toEqual(['0,0', '1,0', '2,0', '3,0', '1,-1', '2,-1', '3,-1', '4,-1']);
  });

  test('F3.6 six turns of 60 degrees, and the seventh is the first', () => {
    expect(cellsOf(3, 1).slice(0, 5)).toEqual(['0,0', '0,1', '0,2', '0,3', '-1,1']);
    expect(cellsOf(3, 5).slice(0, 5)).toEqual(['0,0', '1,-1', '2,-2', '3,-3', '1,0']);
    expect(new Set([0, 1, 2, 3, 4, 5].map((turn) => cellsOf(3, turn).join(' '))).size).toBe(6);
  });

  test('F3.7 the edge borders the outside; what only borders a hole is not on it', () => {
    const map = prebuilt(5);
    expect(edgeOf(BUILT_IN, map).includes(hexOf(map, 1, 0))).toBe(false);
    expect(edgeOf(BUILT_IN, map).includes(hexOf(map, 5, -4))).toBe(true);
    const edge = edgeOf(BUILT_IN, RING);
    const inner = [...RING.places.keys()].filter((hex) => besides(RING, hex).length < 6 && !edge.includes(hex));
    expect(inner.map((hex) => textOf(RING, hex)).sort()).toEqual(['1,0', '2,-1', '2,1']);
  });

  test('E18 F3.15 F3.7 the pre-built maps: hexes, edges, no holes, land connected after every board', () => {
    const facts = [2, 3, 4, 5].map((players) => {
      const map = prebuilt(players);
      const edge = edgeOf(BUILT_IN, map).filter((hex) => !isMiddle(hex));
      const gaps = [...map.places.keys()].filter(
        (hex) => besides(map, hex).length < 6 && !edgeOf(BUILT_IN, map).includes(hex),
      );
      return [map.places.length, edge.length, gaps.length];
    });
    expect(facts).toEqual([
      [20, 16, 0],
      [28, 18, 0],
      [36, 22, 0],
      [44, 24, 0],
    ]);
    for (let n = 1; n < LAYOUT.length; n++) {
      const map = mapOf(...LAYOUT.slice(0, n));
      const next = LAYOUT[n];
      if (!next) throw new Error('no board');
      const demands = { touching: true, connected: true, noHole: true };
      expect(misfitOf(BUILT_IN, map, gridOf(BUILT_IN, map), next, demands)).toBe(null);
    }
  });
});

describe('what a placement must satisfy', () => {
  const judge = (map: Map, placement: Placement, demands = TOUCHING) =>
    misfitOf(BUILT_IN, map, gridOf(BUILT_IN, map), placement, demands);

  test('F3.10 no overlap', () => {
    expect(judge(middleOnly, { side: 3, turn: 0, q: 1, r: 0 })).toBe('overlap');
    expect(judge(middleOnly, { side: 3, turn: 0, q: 2, r: 0 })).toBe(null);
  });

  test('F3.11 beside the 4-hex board, or at least beside something', () => {
    const map = mapOf({ side: 1, turn: 0, q: 0, r: 0 }, { side: 3, turn: 0, q: 2, r: 0 });
    expect(judge(map, { side: 5, turn: 0, q: 6, r: 0 })).toBe('not-touching');
    expect(judge(map, { side: 5, turn: 0, q: 6, r: 0 }, { ...TOUCHING, touching: false })).toBe('isolated');
    expect(judge(map, { side: 11, turn: 0, q: 6, r: -1 }, { ...TOUCHING, touching: false, connected: false })).toBe(
      null,
    );
    expect(judge(map, { side: 5, turn: 0, q: 20, r: 0 }, { touching: false, connected: false, noHole: false })).toBe(
      'apart',
    );
  });

  test('F3.12 all land hangs together, whatever water lies between', () => {
    // Highmoor with its water end against the water of Heartstone Vale: its land cannot be walked to.
    expect(judge(middleOnly, { side: 3, turn: 3, q: 5, r: 2 })).toBe('isolated');
    expect(judge(middleOnly, { side: 3, turn: 3, q: 5, r: 2 }, { ...TOUCHING, connected: false })).toBe(null);
  });

  test('F3.14 a hole is found', () => {
    const map = mapOf(...BEFORE_RING);
    expect(judge(map, LAST_OF_RING)).toBe(null);
    expect(judge(map, LAST_OF_RING, { ...TOUCHING, noHole: true })).toBe('hole');
  });
});

/** How many pieces these hexes fall into, walking from one to the next; by nothing but their coordinates. */
function pieces(hexes: ReadonlySet<string>): number {
  const left = new Set(hexes);
  let count = 0;
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    count++;
    const front = [first];
    for (let hex = front.pop(); hex !== undefined; hex = front.pop()) {
      const [q = 0, r = 0] = hex.split(',').map(Number);
      for (const [dq, dr] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ] as const) {
        const next = `${q + dq},${r + dr}`;
        if (left.delete(next)) front.push(next);
      }
    }
  }
  return count;
}

test('F3.7 F3.12 F3.14 land and holes are judged as by walking over the whole map, also where land is split or a hole lies', () => {
  const rng = rngOf('walking');
  const found = { isolated: 0, hole: 0, fits: 0 };
  const everywhere = Array.from({ length: 43 * 43 }, (_, i) => `${Math.floor(i / 43) - 21},${(i % 43) - 21}`);
  for (let n = 0; n < 40; n++) {
    // Boards are put down anywhere beside others: some maps have islands, some have holes.
    const map = mapOf({ side: 1 + rng(2), turn: 0, q: 0, r: 0 });
    for (let board = 1; board <= 4; board++) {
      const [side, turn] = [1 + board * 2 + rng(2), rng(6)];
      const grid = gridOf(BUILT_IN, map);
      const judge = (placement: Placement, demands: object) =>
        misfitOf(BUILT_IN, map, grid, placement, { touching: false, connected: false, noHole: false, ...demands });
      const free = placesFor(map, grid, side, turn, n % 4 > 0)
        .map((place) => ({ side, turn, q: qOf(place), r: rOf(place) }))
        .filter((one) => judge(one, {}) === null);
      for (const placement of free.filter(() => rng(8) === 0)) {
        const after = mapOf(...map.boards, placement);
        const laid = new Set(after.places.map((_, hex) => textOf(after, hex)));
        const isLand = (hex: number) => cellOf(BUILT_IN, after, hex).terrain !== 'water';
        const land = new Set(after.places.flatMap((_, hex) => (isLand(hex) ? [textOf(after, hex)] : [])));
        const isolated = pieces(land) > 1;
        const hole = pieces(new Set(everywhere.filter((hex) => !laid.has(hex)))) > 1;
        expect(judge(placement, { connected: true })).toBe(isolated ? 'isolated' : null);
        expect(judge(placement, { noHole: true })).toBe(hole ? 'hole' : null);
        if (isolated) found.isolated++;
        if (hole) found.hole++;
        if (!isolated && !hole) found.fits++;
      }
      const next = free[rng(free.length)];
      if (next) layBoard(map, next);
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(10);
});

/** Plays the map building with random choices and tells what was offered. */
function build(t: TestTable, rng: (count: number) => number, until: (t: TestTable) => boolean): void {
  while (!until(t)) {
    const seat = t.asked[0] ?? 0;
    const offers = t.match.engine.legal(t.match.world, seat);
    const pick = offers[rng(offers.length)];
    if (!pick) throw new Error(`nothing to do at ${t.moment}`);
    t.act(seat, pick.verb, pick.arg ?? undefined);
  }
}

const chooseFactions = (t: TestTable, ...factions: string[]): void => {
  for (const [seat, faction] of factions.entries()) t.act(seat, 'faction', `faction:${faction}`);
};

describe('building', () => {
  const start = (options: Record<string, boolean> = {}): TestTable => {
    const t = newGame(2, 'free', options);
    chooseFactions(t, 'pack', 'order');
    return t;
  };

  test('F3.8 the first player chooses the side of the 4-hex board', () => {
    const t = start();
    expect(t.asked).toEqual([1]);
    expect(t.args(1, 'side')).toEqual(['side:1', 'side:2']);
    t.act(1, 'side', 'side:2');
    expect(t.s.boards).toEqual([{ side: 2, turn: 0, q: 0, r: 0 }]);
  });

  test('F3.9 F3.36 F3.37 one board a player in turn order, in four parts that are open and may be taken back', () => {
    const t = start();
    t.act(1, 'side', 'side:1');
    expect(t.asked).toEqual([1]);
    expect(t.args(1, 'board')).toEqual(['board:1', 'board:2', 'board:3', 'board:4', 'board:5', 'board:6']);
    t.act(1, 'board', 'board:3');
    expect(t.view(null).flow.at(-1)).toMatchObject({ proc: 'building', board: 3 });
    expect(t.undo(1)).toBe(true);
    t.act(1, 'board', 'board:1');
    expect(t.refusal(1, 'side', 'side:5').code).toBe('unknown');
    t.act(1, 'side', 'side:3');
    t.act(1, 'turn', 'turn:5');
    expect(t.args(1, 'lay')).toContain('1,-1');
    t.act(1, 'lay', '1,-1');
    expect(t.s.boards[1]).toEqual({ side: 3, turn: 5, q: 1, r: -1 });
    expect(t.asked).toEqual([0]);
    expect(t.refusal(0, 'board', 'board:1').rule).toBe('F3.9');
    t.act(0, 'board', 'board:2');
    t.act(0, 'side', 'side:5');
    t.act(0, 'turn', 'turn:2');
    t.act(0, 'lay', '0,2');
    expect(t.s.places.length).toBe(20);
    expect(t.moment).toBe('structures.start');
  });

  test('F3.10 F3.11 F3.12 F3.13 refusals name the rule', () => {
    const t = start();
    t.act(1, 'side', 'side:1');
    t.act(1, 'board', 'board:1');
    t.act(1, 'side', 'side:3');
    t.act(1, 'turn', 'turn:3');
    expect(t.refusal(1, 'lay', '1,0').rule).toBe('F3.10');
    expect(t.refusal(1, 'lay', '5,2').rule).toBe('F3.12');
    expect(t.refusal(1, 'lay', '20,20').rule).toBe('F3.13');
    expect(t.refusal(1, 'lay', '40,40').rule).toBe('F3.13');
    expect(t.refusal(1, 'lay', 'place:x').code).toBe('unknown');
  });

  test('F3.11 F3.12 F3.13 whatever is built: every board touches while one can, land stays connected, only a full ring falls back', () => {
    const rng = rngOf('building');
    let fallbacks = 0;
    for (let n = 0; n < 40; n++) {
      const t = newGame(5, 'free', { factions: 'dealt' });
      build(t, rng, ({ moment }) => moment === 'structures.start');
      const { boards, places } = t.s;
      expect(places.length).toBe(44);
      for (let b = 1; b < boards.length; b++) {
        const map = mapOf(...boards.slice(0, b));
        const grid = gridOf(BUILT_IN, map);
        const board = boards[b];
        if (!board) throw new Error('no board');
        const misfit = misfitOf(BUILT_IN, map, grid, board, TOUCHING);
        if (misfit === null) continue;
        fallbacks++;
        expect(misfit).toBe('not-touching');
        expect(misfitOf(BUILT_IN, map, grid, board, { ...TOUCHING, touching: false })).toBe(null);
        // No unused board could have been laid beside the 4-hex board.
        const used = boards.slice(0, b).map(({ side }) => Math.floor((side - 1) / 2));
        for (let side = 3; side <= 14; side++) {
          if (used.includes(Math.floor((side - 1) / 2))) continue;
          for (let turn = 0; turn < 6; turn++)
            for (let q = -8; q < 9; q++)
              for (let r = -8; r < 9; r++)
                expect(misfitOf(BUILT_IN, map, grid, { side, turn, q, r }, TOUCHING)).not.toBe(null);
        }
      }
    }
    expect(fallbacks).toBeGreaterThan(0);
  });

  test('F3.14 holes are legal, unless the table wants none while one can do without', () => {
    const rng = rngOf('holes');
    const holes = (noHoles: boolean): number => {
      let found = 0;
      for (let n = 0; n < 25; n++) {
        const t = newGame(4, 'free', { factions: 'dealt', noHoles });
        build(t, rng, ({ moment }) => moment === 'structures.start');
        const edge = edgeOf(BUILT_IN, t.s);
        if ([...t.s.places.keys()].some((hex) => besides(t.s, hex).length < 6 && !edge.includes(hex))) found++;
      }
      return found;
    };
    expect(holes(false)).toBeGreaterThan(0);
    expect(holes(true)).toBe(0);
  });

  test('F3.15 E2 the pre-built map is a table option: its sides, and nobody is asked', () => {
    for (const [players, sides, size] of [
      [2, '1S 1A 2A', 20],
      [3, '1S 1A 2A 3B', 28],
      [4, '1S 1A 2A 3B 5B', 36],
      [5, '1S 1A 2A 3B 5B 4A', 44],
    ] as const) {
      const t = newGame(players, 'pre-built', { factions: 'dealt' });
      expect(t.moment).toBe('structures.start');
      expect(t.s.boards.map(({ side }) => BUILT_IN.sides[side - 1]?.key).join(' ')).toBe(sides);
      expect(t.s.places.length).toBe(size);
    }
  });
});
