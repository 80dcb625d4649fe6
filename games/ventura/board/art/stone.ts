/** Villages, castles and cities. */

import { banner, church, curtain, dome, door, house, tower } from './buildings.ts';
import { between, hatch, inHex, line, type Mark, type Rng, type Xy } from './engrave.ts';
import { cypress, tree } from './growth.ts';

export function village(rnd: Rng): Mark[] {
  const flip = rnd() < 0.5 ? 1 : -1;
  const marks: Mark[] = [];
  const furrows: Xy[] = [
    [-70, -34],
    [-20, -66],
    [20, -66],
    [-30, -30],
  ];
  marks.push({
    d: hatch(
      furrows.map(([x, y]) => [flip * x, y]),
      flip * -30,
      5,
      rnd,
    ),
    c: 'fine',
  });
  const put = (x: number, y: number, w: number, h: number): void => {
    marks.push(...house(flip > 0 ? x : -x - w, y, w, h));
  };
  put(-56, -12, 24, 18);
  put(26, -22, 26, 20);
  marks.push(...church(flip * -2, -4, 34));
  put(40, 4, 26, 20);
  put(-66, 12, 28, 22);
  put(-24, 20, 26, 20);
  put(12, 24, 30, 22);
  for (const [x, y] of [
    [-70, -8],
    [70, -20],
    [60, 28],
    [-40, 30],
    [-34, -34],
    [54, -40],
  ] as const)
    if (inHex(x, y, 12)) marks.push(tree(rnd, flip * x, y + 3, between(rnd, 6.5, 9)));
  return marks;
}

export function castle(rnd: Rng): Mark[] {
  const marks: Mark[] = [];
  // The rock it stands on, hachured downwards.
  let rock = 'M-70 30C-58 6-44 4-30 2L34 2C48 4 60 8 70 30';
  for (let i = 0; i <= 22; i++) {
    const x = -56 + i * 5.1;
    const y = 4 + Math.abs(i - 11) * 0.5;
    const lean = (x / 56) * 8;
    rock += line(x, y, x + lean, y + between(rnd, 9, 22));
  }
  marks.push({ d: rock, c: 'earth' });
  marks.push(...tower(0, -8, 26, 52, 'battled'), ...banner(0, -66, 16));
  marks.push(...house(-32, -2, 26, 24));
  marks.push(...tower(-38, 4, 17, 38, 'battled'), ...tower(38, 4, 17, 38, rnd() < 0.5 ? 'roofed' : 'battled'));
  marks.push(curtain(-30, 30, 8, 22), door(0, 8, 10, 13));
  marks.push(cypress(-58, 34, 15), tree(rnd, 58, 36, 7.5), tree(rnd, -66, 20, 6));
  return marks;
}

export function city(rnd: Rng): Mark[] {
  const marks: Mark[] = [];
  marks.push(curtain(-46, 46, -34, 15));
  for (const x of [-46, -16, 16, 46]) marks.push(...tower(x, -32, 11, 20, 'battled'));
  const skyline: readonly (readonly [number, number])[] = [
    [-38, 54],
    [-22, 68],
    [30, 62],
    [44, 48],
  ];
  for (const [x, h] of skyline)
    marks.push(
      ...tower(x + between(rnd, -3, 3), -12, 8.5, h * between(rnd, 0.72, 0.86), rnd() < 0.5 ? 'bell' : 'battled'),
    );
  marks.push(...dome(2, -34, 15));
  for (const [x, y] of [
    [-54, -14],
    [-32, -14],
    [10, -14],
    [32, -14],
    [-44, 0],
    [-20, 2],
    [4, 2],
    [28, 0],
  ] as const)
    marks.push(...house(x, y, 22, 17));
  marks.push(...tower(-64, 4, 14, 30, 'battled'), ...tower(64, 4, 14, 30, 'battled'));
  marks.push(curtain(-60, -34, 12, 19), curtain(34, 60, 12, 19), curtain(-30, 30, 20, 21));
  marks.push(...tower(-32, 20, 15, 31, 'battled'), ...tower(32, 20, 15, 31, 'battled'));
  marks.push(...tower(0, 22, 22, 27, 'battled'), door(0, 22, 10, 15));
  return marks;
}
