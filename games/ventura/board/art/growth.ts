/** What grows: trees stamped one by one, and fields in furrows. */

import { between, hatch, inHex, line, type Mark, poly, type Rng, smooth, type Xy } from './engrave.ts';

/** A round tree; its foot stands at y, `r` is the radius of its crown. */
export function tree(rnd: Rng, x: number, y: number, r: number): Mark {
  const cy = y - r * 1.35;
  const lobes = 8;
  const points: Xy[] = [];
  for (let i = 0; i < lobes; i++) {
    const angle = (i / lobes) * Math.PI * 2 + between(rnd, -0.12, 0.12);
    const out = r * between(rnd, 0.86, 1.1);
    points.push([x + Math.cos(angle) * out, cy + Math.sin(angle) * out * 0.92]);
  }
  let d = scallop(points);
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.7) / 5.5;
    const half = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * r * 0.82;
    const py = cy - r * 0.85 + t * r * 1.7;
    d += line(x + half * between(rnd, 0.05, 0.4), py, x + half, py);
  }
  d +=
    line(x - r * 0.12, y - r * 0.38, x - r * 0.16, y) +
    line(x + r * 0.14, y - r * 0.36, x + r * 0.18, y) +
    line(x + r * 0.2, y, x + r * 1.15, y);
  return { d, c: 'leaf' };
}

/** Little arcs from point to point, bulging outwards. */
function scallop(points: readonly Xy[]): string {
  const first = points[0] ?? [0, 0];
  let d = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  for (let i = 1; i <= points.length; i++) {
    const [px, py] = points[i - 1] ?? [0, 0];
    const [x, y] = points[i % points.length] ?? [0, 0];
    const radius = Math.hypot(x - px, y - py) * 0.56;
    d += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return `${d}Z`;
}

export function cypress(x: number, y: number, h: number): Mark {
  const w = h * 0.17;
  let d = smooth(
    [
      [x, y - h],
      [x + w, y - h * 0.5],
      [x + w * 0.7, y - h * 0.14],
      [x - w * 0.7, y - h * 0.14],
      [x - w, y - h * 0.5],
    ],
    true,
  );
  for (let i = 1; i < 5; i++) d += line(x + w * 0.1, y - h * (0.15 + i * 0.15), x + w * 0.8, y - h * (0.15 + i * 0.15));
  return { d: d + line(x, y - h * 0.14, x, y), c: 'leaf' };
}

export function wood(rnd: Rng): Mark[] {
  const spots: { x: number; y: number; r: number }[] = [];
  for (let row = 0; row < 6; row++) {
    const y = -58 + row * 18;
    for (let column = -3; column <= 3; column++) {
      const x = (column + (row % 2) * 0.5) * 25 + between(rnd, -5, 5);
      const py = y + between(rnd, -4, 4);
      const r = between(rnd, 10, 13.5);
      if (!inHex(x, py - r, r + 3) || py > 36) continue;
      if (rnd() < 0.1) continue;
      spots.push({ x, y: py, r });
    }
  }
  spots.sort((a, b) => a.y - b.y);
  return spots.map(({ x, y, r }, i) => (i % 7 === 3 ? cypress(x, y, r * 2.4) : tree(rnd, x, y, r)));
}

/** Parcels side by side, each ploughed its own way. */
export function field(rnd: Rng): Mark[] {
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

export function reeds(x: number, y: number): Mark {
  return {
    d:
      line(x, y, x - 3, y - 9) +
      line(x + 1, y, x + 1, y - 12) +
      line(x + 2, y, x + 6, y - 8) +
      line(x - 5, y, x + 8, y),
    c: 'fine',
  };
}
