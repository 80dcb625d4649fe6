/** Rivers between their banks, and lakes with water-lining along the shore. */

import { between, line, type Mark, type Rng, smooth, type Xy } from './engrave.ts';
import { reeds, tree } from './growth.ts';

/** A line moved sideways. */
function aside(points: readonly Xy[], by: (i: number) => number): Xy[] {
  return points.map(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
    const [nx, ny] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(nx - px, ny - py) || 1;
    return [x - ((ny - py) / length) * by(i), y + ((nx - px) / length) * by(i)];
  });
}

export function river(rnd: Rng): Mark[] {
  const flip = rnd() < 0.5 ? 1 : -1;
  const course: Xy[] = [
    [-86, -14],
    [-62, -22],
    [-40, -8],
    [-14, 0],
    [10, -18],
    [30, -40],
    [54, -34],
    [64, -8],
    [52, 14],
    [62, 30],
    [86, 36],
  ].map(([x = 0, y = 0]) => [flip * (x + between(rnd, -4, 4)), y + between(rnd, -4, 4)]);
  // It enters and leaves exactly at the edge.
  course[0] = [flip * -86.6, between(rnd, -24, -6)];
  course[course.length - 1] = [flip * 86.6, between(rnd, 28, 38)];
  const wide = (i: number): number => 8 + 2.5 * Math.sin(i * 1.3);
  const one = aside(course, wide);
  const other = aside(course, (i) => -wide(i));
  const marks: Mark[] = [
    { d: `${smooth(one)}L${smooth([...other].reverse()).slice(1)}Z`, c: 'water' },
    { d: smooth(one) + smooth(other), c: 'ink' },
  ];
  let flow = '';
  for (const shift of [-4.5, 0, 4.5]) flow += smooth(aside(course, (i) => shift + Math.sin(i * 2 + shift)));
  marks.push({ d: flow, c: 'fine' });
  const behind: Mark[] = [];
  for (const [x, y, r] of [
    [-46, -38, 9],
    [-30, -48, 11],
    [-12, -34, 9],
    [6, -56, 10],
    [-62, -42, 8],
    [30, 2, 10],
    [16, 14, 9],
    [36, 16, 8],
    [-40, 32, 10],
    [-58, 24, 9],
    [-20, 28, 9],
  ] as const)
    if (rnd() < 0.8) behind.push(tree(rnd, flip * x, y + 6, r));
  return [...marks, ...behind, reeds(flip * 44, 30), reeds(flip * -70, 4)];
}

export function lake(rnd: Rng): Mark[] {
  const shore: Xy[] = [];
  const corners = 13;
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const out = between(rnd, 0.84, 1.08);
    shore.push([Math.cos(angle) * 66 * out, -16 + Math.sin(angle) * 46 * out]);
  }
  const ring = (scale: number): Xy[] => shore.map(([x, y]) => [x * scale, -16 + (y + 16) * scale]);
  const marks: Mark[] = [{ d: smooth(shore, true), c: 'water' }];
  marks.push({ d: smooth(shore, true), c: 'bold' });
  marks.push({ d: [0.945, 0.885, 0.815, 0.735].map((scale) => smooth(ring(scale), true)).join(''), c: 'fine' });
  let ripples = '';
  for (const [x, y] of [
    [-22, -8],
    [8, -26],
    [24, -2],
    [-6, -40],
    [-30, -26],
  ] as const) {
    ripples += `M${x - 9} ${y}q3 -3 6 0t6 0t6 0`;
  }
  marks.push({ d: ripples, c: 'ink' });
  marks.push(...boat(2, -8));
  for (const [x, y] of [
    [-70, -30],
    [68, -36],
    [-58, 30],
    [62, 24],
    [-72, 10],
    [46, -62],
    [-40, -66],
  ] as const)
    marks.push(tree(rnd, x, y + 4, between(rnd, 7, 10)));
  marks.push(reeds(-30, 34), reeds(30, 34));
  return marks;
}

function boat(x: number, y: number): Mark[] {
  return [
    {
      d: `M${x - 13} ${y}Q${x} ${y + 9} ${x + 14} ${y - 1}L${x + 10} ${y + 5}Q${x} ${y + 9} ${x - 9} ${y + 5}Z`,
      c: 'dark',
    },
    {
      d: `M${x} ${y + 1}V${y - 24}Q${x + 16} ${y - 14} ${x + 11} ${y - 3}L${x + 1} ${y - 2}${line(x + 4, y - 17, x + 4, y - 4)}${line(x + 8, y - 13, x + 8, y - 4)}`,
      c: 'stone',
    },
  ];
}
