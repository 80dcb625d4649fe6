/** Points, rays and rings for the engraved plates. */

export const round = (n: number): string => String(Math.round(n * 10) / 10);

/** The point at a distance and an angle; 0 degrees is up, clockwise. */
export function polar(cx: number, cy: number, r: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

const pt = ([x, y]: readonly [number, number]): string => `${round(x)} ${round(y)}`;

export const at = (cx: number, cy: number, r: number, degrees: number): string => pt(polar(cx, cy, r, degrees));

export const around = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + (i * 360) / count);

export const ring = (cx: number, cy: number, r: number): string =>
  `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const polygon = (points: readonly (readonly [number, number])[]): string => `M${points.map(pt).join('L')}Z`;

export const star = (cx: number, cy: number, tips: number, outer: number, inner: number, turn = 0): string =>
  polygon(
    around(tips, turn).flatMap((angle) => [polar(cx, cy, outer, angle), polar(cx, cy, inner, angle + 180 / tips)]),
  );

/** Straight lines from one circle to another. */
export const rays = (
  cx: number,
  cy: number,
  angles: readonly number[],
  from: (i: number) => number,
  to: (i: number) => number,
): string => angles.map((angle, i) => `M${at(cx, cy, from(i), angle)}L${at(cx, cy, to(i), angle)}`).join('');
