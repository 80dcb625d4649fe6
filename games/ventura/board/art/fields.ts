/** Fields: parcels in furrows, vines on their stakes, and the harvest in ricks beside the mill. */

import { door, house } from './buildings.ts';
import { between, hatch, line, type Mark, poly, type Rng, type Xy } from './engrave.ts';
import { cypress, tree } from './growth.ts';

const KINDS = [parcels, vineyard, harvest] as const;

/** There are few of them, and each has a face of its own. */
export const field = (rnd: Rng, id: number): Mark[] => (KINDS[(id % 5) % KINDS.length] ?? parcels)(rnd);

/** Parcels side by side, each ploughed its own way. */
function parcels(rnd: Rng): Mark[] {
  const flip = rnd() < 0.5 ? 1 : -1;
  const at = (x: number, y: number): Xy => [flip * x, y];
  const parcels: { points: Xy[]; angle: number; gap: number; grain: boolean }[] = [
    { points: [at(-2, -76), at(46, -50), at(34, -24), at(-10, -36)], angle: 28, gap: 5, grain: false },
    { points: [at(-8, -74), at(-16, -36), at(-64, -24), at(-66, -40)], angle: -60, gap: 4.5, grain: true },
    { points: [at(52, -47), at(74, -34), at(74, 12), at(42, -2), at(38, -20)], angle: 80, gap: 5, grain: true },
    { points: [at(-14, -31), at(32, -19), at(36, -2), at(28, 24), at(-22, 14)], angle: 12, gap: 5, grain: true },
    { points: [at(-68, -18), at(-20, -30), at(-28, 14), at(-72, 26)], angle: 62, gap: 5, grain: false },
    { points: [at(34, 26), at(42, 2), at(74, 17), at(72, 32)], angle: 20, gap: 4.5, grain: false },
    { points: [at(-70, 31), at(-26, 19), at(28, 29), at(26, 36), at(-64, 36)], angle: 4, gap: 4.5, grain: false },
  ];
  const marks: Mark[] = parcels.map(({ points, angle, gap, grain }) => ({
    d: poly(points, true) + hatch(points, flip * angle, gap, rnd),
    c: grain ? 'grain' : 'veil',
  }));
  for (const [x, y] of [
    [-14, -30],
    [-6, -28],
    [34, -20],
    [40, 4],
    [-26, 17],
  ] as const)
    marks.push(tree(rnd, flip * x, y + 4, between(rnd, 6, 8)));
  for (const [x, y] of [
    [6, 2],
    [16, 6],
    [-6, 8],
  ] as const)
    marks.push(sheaf(flip * x, y));
  return marks;
}

function sheaf(x: number, y: number): Mark {
  return {
    d: `${poly(
      [
        [x - 5, y - 10],
        [x - 1.8, y - 4],
        [x - 4, y],
        [x + 4, y],
        [x + 1.8, y - 4],
        [x + 5, y - 10],
        [x + 2, y - 8],
        [x, y - 11.5],
        [x - 2, y - 8],
      ],
      true,
    )}${line(x - 2, y - 4, x + 2, y - 4)}${line(x, y - 9, x, y)}`,
    c: 'gold',
  };
}

/** Rows of vines up a slope, a farm above them. */
function vineyard(rnd: Rng): Mark[] {
  const ground: Xy[] = [
    [-74, -30],
    [74, -30],
    [74, 34],
    [-74, 34],
  ];
  const marks: Mark[] = [{ d: poly(ground, true), c: 'veil' }, ...house(-18, -36, 38, 28)];
  marks.push(cypress(-34, -34, 30), cypress(34, -35, 26), cypress(44, -34, 20));
  for (let row = 0; row < 4; row++) {
    const y = -12 + row * 14;
    marks.push({ d: line(-70, y, 70, y), c: 'fine' });
    for (let x = -66 + (row % 2) * 6; x <= 66; x += 12) {
      marks.push({ d: line(x, y, x, y - 9), c: 'ink' });
      marks.push(tree(rnd, x, y - 1, between(rnd, 4.2, 5.2)));
    }
  }
  return marks;
}

/** Corn cut and stacked: ricks, sheaves, and a mill on its hill. */
function harvest(rnd: Rng): Mark[] {
  const stubble: Xy[] = [
    [-76, -8],
    [76, -22],
    [76, 34],
    [-76, 34],
  ];
  const marks: Mark[] = [{ d: poly(stubble, true) + hatch(stubble, -5, 7, rnd), c: 'grain' }, ...mill(24, -16)];
  for (const [x, y, r] of [
    [-48, 8, 17],
    [-14, 20, 21],
    [52, 16, 16],
  ] as const)
    marks.push(rick(x, y, r));
  for (const x of [-66, -30, 18, 30, 68]) marks.push(sheaf(x, between(rnd, 26, 33)));
  marks.push(tree(rnd, -66, -12, 9), tree(rnd, -52, -14, 7), tree(rnd, 66, -24, 8));
  return marks;
}

function rick(x: number, y: number, r: number): Mark {
  const shade = hatch(
    [
      [x, y - r * 1.5],
      [x + r * 0.95, y - r * 0.5],
      [x + r * 0.9, y],
      [x, y],
    ],
    78,
    2.6,
  );
  const d = `M${x - r} ${y}C${x - r * 1.1} ${y - r} ${x - r * 0.3} ${y - r * 1.3} ${x} ${y - r * 1.7}C${x + r * 0.3} ${y - r * 1.3} ${x + r * 1.1} ${y - r} ${x + r} ${y}Z`;
  return { d: d + shade, c: 'gold' };
}

function mill(x: number, y: number): Mark[] {
  const body: Xy[] = [
    [x - 12, y],
    [x - 8, y - 32],
    [x + 8, y - 32],
    [x + 12, y],
  ];
  const cap: Xy[] = [
    [x - 10, y - 32],
    [x, y - 44],
    [x + 10, y - 32],
  ];
  const sails = [45, 135, 225, 315]
    .map((angle) => {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const [ex, ey] = [x + dx * 26, y - 34 + dy * 26];
      return (
        line(x, y - 34, ex, ey) + line(ex, ey, ex - dy * 6, ey + dx * 6) + line(x, y - 34, ex - dy * 6, ey + dx * 6)
      );
    })
    .join('');
  return [
    {
      d:
        poly(body, true) +
        hatch(
          [
            [x + 3, y - 32],
            [x + 8, y - 32],
            [x + 12, y],
            [x + 5, y],
          ],
          90,
          2,
        ),
      c: 'stone',
    },
    { d: poly(cap, true), c: 'roof' },
    { d: sails, c: 'bold' },
    door(x, y, 7, 11),
  ];
}
