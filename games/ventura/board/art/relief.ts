/** Mountains with hachures on their shaded side, and hills like the molehills of old maps. */

import { between, inHex, line, type Mark, poly, type Rng, smooth, type Xy } from './engrave.ts';
import { cypress, tree } from './growth.ts';

/** One peak; its foot stands at y. Light falls from the left. */
function peak(rnd: Rng, x: number, y: number, w: number, h: number): Mark[] {
  const top: Xy = [x + between(rnd, -0.08, 0.08) * w, y - h];
  const left: Xy[] = [
    [x - w / 2, y],
    [x - w * 0.36, y - h * between(rnd, 0.24, 0.34)],
    [x - w * 0.2, y - h * between(rnd, 0.54, 0.64)],
    [x - w * 0.1, y - h * between(rnd, 0.76, 0.84)],
  ];
  const right: Xy[] = [
    [x + w * 0.1, y - h * between(rnd, 0.74, 0.82)],
    [x + w * 0.19, y - h * between(rnd, 0.5, 0.6)],
    [x + w * 0.36, y - h * between(rnd, 0.22, 0.34)],
    [x + w / 2, y],
  ];
  const outline = [...left, top, ...right];
  // The spine goes down from the top, swinging; shade lies to its right.
  const spine: Xy[] = [top];
  const bends = 5;
  for (let i = 1; i <= bends; i++)
    spine.push([x + (i % 2 ? 0.05 : -0.04) * w + between(rnd, -0.03, 0.03) * w, y - h * (1 - i / bends) * 0.98]);
  let shade = '';
  const strokes = Math.round(h / 3);
  for (let i = 1; i < strokes; i++) {
    const t = i / strokes;
    const from = along(spine, t);
    const edge = along([top, ...right], t);
    const reach = between(rnd, 0.62, 0.96);
    const to: Xy = [
      from[0] + (edge[0] - from[0]) * reach,
      from[1] + (edge[1] - from[1]) * reach + h * 0.1 * (1 - t * 0.5),
    ];
    if (to[1] < y + 2) shade += line(from[0], from[1], to[0], to[1]);
  }
  let light = '';
  for (let i = 2; i < strokes - 2; i += 3) {
    const t = i / strokes;
    const edge = along([top, ...[...left].reverse()], t);
    light += line(edge[0] + 1, edge[1] + 1, edge[0] + w * 0.05 + 1, edge[1] + h * 0.09);
  }
  return [
    { d: `${poly(outline)}${shade}${light}`, c: 'rock' },
    { d: poly(spine), c: 'ink' },
  ];
}

/** The point at a share of a line's height. */
function along(points: readonly Xy[], t: number): Xy {
  const last = points.length - 1;
  const at = Math.min(last - 0.001, t * last);
  const i = Math.floor(at);
  const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)];
}

export function mountain(rnd: Rng): Mark[] {
  const flip = rnd() < 0.5 ? 1 : -1;
  return [
    ...peak(rnd, flip * 34, -22, 62, 44),
    ...peak(rnd, flip * -40, -14, 64, 48),
    ...peak(rnd, flip * -4, 4, 84, 76),
    ...peak(rnd, flip * 48, 20, 58, 46),
    ...peak(rnd, flip * -50, 24, 54, 36),
    ...peak(rnd, flip * 6, 30, 50, 30),
  ];
}

/** A rounded hill with short hachures down its right side. */
function mound(rnd: Rng, x: number, y: number, w: number, h: number): Mark {
  const points: Xy[] = [
    [x - w / 2, y],
    [x - w * 0.36, y - h * 0.62],
    [x - w * 0.08, y - h],
    [x + w * 0.2, y - h * 0.86],
    [x + w * 0.4, y - h * 0.4],
    [x + w / 2, y],
  ];
  let d = smooth(points);
  const strokes = Math.round(w / 4);
  for (let i = 0; i < strokes; i++) {
    const t = i / strokes;
    const px = x + w * (0.02 + 0.45 * t);
    const py = y - h * (1 - t * t) * 0.94;
    const length = h * between(rnd, 0.3, 0.55) * (1 - t * 0.4);
    d += line(px, py + 2, px + length * 0.42, Math.min(y, py + 2 + length));
  }
  for (let i = 0; i < 3; i++)
    d += line(x - w * (0.3 - i * 0.07), y - h * (0.4 + i * 0.16), x - w * (0.34 - i * 0.07), y - h * (0.26 + i * 0.16));
  return { d, c: 'earth' };
}

export function hill(rnd: Rng): Mark[] {
  const flip = rnd() < 0.5 ? 1 : -1;
  const marks: Mark[] = [
    mound(rnd, flip * -34, -30, 58, 26),
    mound(rnd, flip * 30, -34, 62, 30),
    mound(rnd, flip * 0, -6, 78, 38),
    mound(rnd, flip * 50, 6, 54, 28),
    mound(rnd, flip * -48, 12, 60, 30),
    mound(rnd, flip * 14, 28, 66, 28),
  ];
  for (const [x, y] of [
    [-20, -4],
    [-12, -6],
    [34, 27],
    [-62, 28],
    [60, 24],
  ] as const)
    marks.push(cypress(flip * x, y, between(rnd, 12, 17)));
  if (inHex(flip * -16, 30, 10)) marks.push(tree(rnd, flip * -18, 32, 8));
  return marks;
}
