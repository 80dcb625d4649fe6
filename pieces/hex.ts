/** Hexagons with a corner on top, in axial coordinates: where they lie and what their outlines are. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROOT3 = Math.sqrt(3);

/** The middle of a cell; `size` is the distance from the middle to a corner. */
export const hexCentre = (q: number, r: number, size: number): Point => ({
  x: size * ROOT3 * (q + r / 2),
  y: size * 1.5 * r,
});

/** Corner i of six, clockwise from the top. */
export function hexCorner(size: number, i: number): Point {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** The neighbour behind side i; side i goes from corner i to corner i + 1. */
export const HEX_STEPS: readonly (readonly [dq: number, dr: number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

const figure = (n: number): string => String(Math.round(n * 100) / 100);

export const pathOf = (points: readonly Point[], closed = true): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${figure(x)} ${figure(y)}`).join('') + (closed ? 'Z' : '');

/** The outline around the origin. */
export const hexPath = (size: number): string => pathOf([0, 1, 2, 3, 4, 5].map((i) => hexCorner(size, i)));

/**
 * The band of `width` inside those sides of a hexagon that are borders, around the origin. Bands of neighbouring
 * hexagons of one realm meet without a gap.
 */
export function hexBand(size: number, width: number, border: readonly boolean[]): string {
  const inner = 1 - width / ((size * ROOT3) / 2);
  let path = '';
  for (let i = 0; i < 6; i++) {
    if (!border[i]) continue;
    const from = hexCorner(size, i);
    const to = hexCorner(size, (i + 1) % 6);
    path += pathOf([
      from,
      to,
      inwards(size, width, i + 1, border[(i + 1) % 6] === true, 1, inner),
      inwards(size, width, i, border[(i + 5) % 6] === true, -1, inner),
    ]);
  }
  return path;
}

/** The inner end of a band at a corner: on the bisector if the next side is a border too, else on that side. */
function inwards(size: number, width: number, corner: number, bordered: boolean, way: 1 | -1, inner: number): Point {
  const at = hexCorner(size, corner % 6);
  if (bordered) return { x: at.x * inner, y: at.y * inner };
  const next = hexCorner(size, (corner + way + 6) % 6);
  const share = width / (ROOT3 / 2) / size;
  return { x: at.x + (next.x - at.x) * share, y: at.y + (next.y - at.y) * share };
}
