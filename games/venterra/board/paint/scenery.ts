/** What grows and stands on the land: symbols in every hex and on the borders between biomes, so that ranges and woods run on. */

import { at } from '@condotta/kernel';
import { beyond, type Cell, cornerOf, keyOf } from './coast.ts';
import { f, grain, shake } from './grain.ts';

/** Symbols were drawn for hexes of 72. */
const SCALE = 88 / 72;

interface Item {
  readonly y: number;
  readonly svg: string;
}

export const used = (symbol: string, x: number, y: number, scale: number): string =>
  `<use href="#${symbol}" transform="translate(${f(x)} ${f(y)})scale(${Math.round(scale * 100) / 100})"/>`;

const item = (symbol: string, x: number, y: number, scale: number): Item => ({
  y,
  svg: used(symbol, x, y, scale * SCALE),
});

type Drawn = readonly [symbol: string, x: number, y: number, scale: number];

function mountain(q: number, r: number): readonly Drawn[] {
  const j = (by: number, n: number): number => shake(by, q, r, n);
  return [
    ['m2', -26 + j(4, 1), -14 + j(3, 2), 0.92],
    ['m1', 22 + j(4, 3), -10 + j(3, 4), 1],
    ['m3', -40 + j(3, 5), 18 + j(3, 6), 0.9],
    ['m3', 42 + j(3, 7), 24 + j(3, 8), 0.95],
    ['m3', -14 + j(6, 9), 46 + j(3, 10), 0.8],
    ['pines', 20 + j(4, 11), 50 + j(2, 12), 0.7],
  ];
}

function field(q: number, r: number): readonly Drawn[] {
  const kind = Math.floor(grain(q, r, 20) * 3);
  const j = (by: number, n: number): number => shake(by, q, r, n);
  const side = kind === 0 ? -1 : 1;
  const second: Drawn =
    kind === 0 ? ['hill', 30, -32, 0.9] : kind === 1 ? ['hill', -26, -36, 0.9] : ['farm', -24, -34, 0.8];
  const blades = [1, 2, 3, 4, 5].map(
    (n): Drawn => [grain(q, r, n, 30) < 0.5 ? 'grass' : 'flow', j(44, 40 + n), j(44, 50 + n), 1],
  );
  return [
    ['farm', -17 * side + j(4, 21), 42, 0.95],
    ['grove', 35 * side + j(4, 22), -30, 0.95],
    second,
    ['t1', 28 * side, 48, 1],
    ['t1', 37 * side, 38, 1],
    ...blades,
  ];
}

function desert(q: number, r: number): readonly Drawn[] {
  const j = (by: number, n: number): number => shake(by, q, r, n);
  return [
    ['dune', -18 + j(5, 1), -26 + j(4, 2), 1.05],
    ['mesa', 28 + j(4, 3), -36 + j(3, 4), 1],
    ['dune', 24 + j(5, 5), 8, 0.9],
    ['dune', -6 + j(6, 6), 40 + j(3, 7), 1.1],
    ['mesa', -42, 24, 0.6],
    ...(grain(q, r, 8) < 0.6 ? ([['palm', 32 + j(3, 9), 46, 1]] as const) : []),
  ];
}

const WAVES = [
  [-24, -40],
  [20, -34],
  [-34, 26],
  [30, 32],
  [2, 50],
  [-4, -14],
] as const;

function water(q: number, r: number): readonly Drawn[] {
  const waves = WAVES.map(
    ([x, y], n): Drawn => [n % 3 === 2 ? 'wv1' : 'wv', x + shake(5, q, r, n), y + shake(4, q, r, n + 9), 0.9],
  );
  return grain(q, r, 99) < 0.5 ? [...waves, ['reef', 34, -26, 1]] : waves;
}

const INSIDE = { mountain, field, desert, water } as const;

/** On the border of two hexes: `along`: how far to go along the border. */
function between(
  pair: string,
  draw: number,
): readonly (readonly [symbol: string, along: number, y: number, scale: number])[] {
  switch (pair) {
    case 'mountain mountain':
      return [
        ['m1', 0, 14, 0.95],
        ['m3', 1.1, 14, 0.9],
      ];
    case 'field field':
      return draw < 0.6
        ? [
            ['grove', 0, 5, 0.95],
            ['t1', 1, 6, 0.9],
          ]
        : [['farm', 0, 4, 0.9]];
    case 'field mountain':
      return [
        ['pines', 0, 8, 0.9],
        ['hill', 1, 6, 0.8],
      ];
    case 'desert mountain':
      return [
        ['mesa', 0, 8, 0.95],
        ['m3', -1, 10, 0.75],
      ];
    case 'desert field':
      return [
        ['dune', 0, 4, 0.8],
        ['palm', 1, 8, 0.9],
        ['t1', -1, 4, 0.8],
      ];
    case 'desert desert':
      return [['dune', 0, 6, 1.1]];
    case 'water water':
      return [['wv', 0, 0, 0.9]];
    default:
      return [];
  }
}

/** All of it, from the back of the sheet to the front. */
export function sceneryOf(cells: readonly Cell[]): string {
  const here = new Map(cells.map((cell) => [keyOf(cell.q, cell.r), cell]));
  const inside = cells.flatMap(({ q, r, x, y, terrain }) =>
    INSIDE[terrain](q, r).map(([symbol, dx, dy, scale]) => item(symbol, x + dx * SCALE, y + dy * SCALE, scale)),
  );
  const borders = cells.flatMap((cell) =>
    [1, 2, 3].flatMap((side) => {
      const other = here.get(beyond(cell, side));
      if (!other) return [];
      const [a, b] = [cornerOf(cell, side), cornerOf(cell, side + 1)];
      const pair = [cell.terrain, other.terrain].sort().join(' ');
      return between(pair, grain(cell.q, cell.r, side)).map(([symbol, along, dy, scale]) => {
        const [tx, ty] = [(b.x - a.x) * 0.22 * along, (b.y - a.y) * 0.22 * along];
        return item(symbol, (a.x + b.x) / 2 + tx, (a.y + b.y) / 2 + dy + ty, scale);
      });
    }),
  );
  const all = [...inside, ...borders].sort((a, b) => a.y - b.y);
  return all.map((_, i) => at(all, i).svg).join('');
}
