/** The parts of what is built: houses, churches, towers, walls. Seen from the front and a little from above, shaded on the right. */

import { hatch, line, type Mark, poly, type Xy } from './engrave.ts';

/** A wall from the ground at y upwards, shaded on its right. */
function block(x: number, y: number, w: number, h: number, shade = 0.34): Mark {
  const right: Xy[] = [
    [x + w * (1 - shade), y - h],
    [x + w, y - h],
    [x + w, y],
    [x + w * (1 - shade), y],
  ];
  return {
    d:
      poly(
        [
          [x, y],
          [x, y - h],
          [x + w, y - h],
          [x + w, y],
        ],
        true,
      ) + (shade > 0 ? hatch(right, 90, 1.9) : ''),
    c: 'stone',
  };
}

export const door = (x: number, y: number, w: number, h: number): Mark => ({
  d: `M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`,
  c: 'dark',
});

/** A house with its gable to the front and its roof to the right. */
export function house(x: number, y: number, w: number, h: number): Mark[] {
  const front = w * 0.42;
  const roof = h * 0.62;
  const side: Xy[] = [
    [x + front, y - h * 0.55],
    [x + w, y - h * 0.55],
    [x + w, y],
    [x + front, y],
  ];
  const slope: Xy[] = [
    [x + front / 2, y - h * 0.55 - roof],
    [x + w - front * 0.3, y - h * 0.55 - roof],
    [x + w + 1.5, y - h * 0.5],
    [x + front, y - h * 0.5],
  ];
  return [
    { d: poly(side, true) + hatch(side, 0, 2.2), c: 'stone' },
    {
      d: poly(
        [
          [x, y],
          [x, y - h * 0.55],
          [x + front / 2, y - h * 0.55 - roof],
          [x + front, y - h * 0.55],
          [x + front, y],
        ],
        true,
      ),
      c: 'stone',
    },
    { d: poly(slope, true) + hatch(slope, 62, 2.6), c: 'roof' },
    door(x + front / 2, y, front * 0.3, h * 0.34),
  ];
}

/** A tower: 'battled' with merlons, 'roofed' with a pointed roof, 'bell' with openings as well. */
export function tower(x: number, y: number, w: number, h: number, top: 'battled' | 'roofed' | 'bell'): Mark[] {
  const marks: Mark[] = [block(x - w / 2, y, w, h)];
  if (top === 'battled') {
    const over = w * 0.16;
    marks.push({ d: battlement(x - w / 2 - over, y - h, w + over * 2, w * 0.5, 3), c: 'stone' });
  } else {
    const slope: Xy[] = [
      [x - w * 0.62, y - h],
      [x, y - h - w * (top === 'bell' ? 1.3 : 1)],
      [x + w * 0.62, y - h],
    ];
    marks.push({
      d:
        poly(slope, true) +
        hatch(
          [
            [x, y - h],
            [x, y - h - w],
            [x + w * 0.6, y - h],
          ],
          70,
          1.9,
        ),
      c: 'roof',
    });
  }
  if (top === 'bell')
    marks.push(door(x - w * 0.16, y - h * 0.78, w * 0.22, w * 0.5), door(x + w * 0.2, y - h * 0.78, w * 0.22, w * 0.5));
  else marks.push({ d: line(x - w * 0.12, y - h * 0.62, x - w * 0.12, y - h * 0.46), c: 'bold' });
  return marks;
}

/** A parapet with merlons, its foot at y. */
function battlement(x: number, y: number, w: number, h: number, merlons: number): string {
  const step = w / (merlons * 2 - 1);
  const points: Xy[] = [
    [x, y + h * 0.2],
    [x, y - h],
  ];
  for (let i = 0; i < merlons; i++) {
    const left = x + i * step * 2;
    points.push([left, y - h], [left + step, y - h]);
    if (i < merlons - 1) points.push([left + step, y - h * 0.45], [left + step * 2, y - h * 0.45]);
  }
  points.push([x + w, y + h * 0.2]);
  return poly(points, true);
}

/** A wall with merlons between two points of equal height. */
export function curtain(x1: number, x2: number, y: number, h: number): Mark {
  const merlons = Math.max(3, Math.round((x2 - x1) / 9));
  const face: Xy[] = [
    [x1, y - h * 0.62],
    [x2, y - h * 0.62],
    [x2, y],
    [x1, y],
  ];
  let courses = '';
  for (let i = 1; i < 3; i++) courses += hatchRow(x1 + 3, x2 - 3, y - h * 0.62 * (i / 3), i);
  return { d: poly(face, true) + battlement(x1, y - h * 0.62, x2 - x1, h * 0.38, merlons) + courses, c: 'stone' };
}

/** Short strokes in a row: courses of stone. */
function hatchRow(x1: number, x2: number, y: number, phase: number): string {
  let d = '';
  for (let x = x1 + phase * 3; x < x2 - 5; x += 11) d += line(x, y, x + 5, y);
  return d;
}

export function church(x: number, y: number, s: number): Mark[] {
  return [
    ...tower(x + s * 0.62, y - s * 0.1, s * 0.3, s * 1.35, 'bell'),
    ...house(x - s * 0.6, y, s * 1.2, s * 0.8),
    ...cross(x - s * 0.35, y - s * 0.98, s * 0.22),
  ];
}

const cross = (x: number, y: number, h: number): Mark[] => [
  { d: line(x, y, x, y - h) + line(x - h * 0.32, y - h * 0.64, x + h * 0.32, y - h * 0.64), c: 'bold' },
];

export function dome(x: number, y: number, r: number): Mark[] {
  const half: Xy[] = [];
  for (let i = 0; i <= 8; i++)
    half.push([x + Math.sin((i / 8) * (Math.PI / 2)) * r, y - Math.cos((i / 8) * (Math.PI / 2)) * r * 1.15]);
  return [
    block(x - r, y + r * 0.7, r * 2, r * 0.75),
    {
      d: `M${x - r} ${y}C${x - r} ${y - r * 1.1} ${x - r * 0.3} ${y - r * 1.25} ${x} ${y - r * 1.3}C${x + r * 0.3} ${y - r * 1.25} ${x + r} ${y - r * 1.1} ${x + r} ${y}Z${hatch([...half, [x + r * 0.3, y]], 82, 2.2)}`,
      c: 'roof',
    },
    block(x - r * 0.16, y - r * 1.25, r * 0.32, r * 0.36, 0),
    ...cross(x, y - r * 1.6, r * 0.4),
  ];
}

export function banner(x: number, y: number, h: number): Mark[] {
  return [
    { d: line(x, y, x, y - h), c: 'ink' },
    {
      d: poly(
        [
          [x, y - h],
          [x + h * 0.9, y - h * 0.82],
          [x, y - h * 0.58],
        ],
        true,
      ),
      c: 'dark',
    },
  ];
}
