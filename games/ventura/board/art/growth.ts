/** What grows: trees stamped one by one, and reeds. */

import { between, inHex, line, type Mark, type Rng, smooth, type Xy } from './engrave.ts';

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
