/** A map of hexagons with flat tops, drawn in characters. It knows cells and what is written on them, no game. */

import { type Canvas, canvasOf, type Line, lineWidth, PLAIN, paste, put, putLine, type Style } from './canvas.ts';
import { type Hidden, windowAt } from './window.ts';

/** How large a hexagon is drawn: `half` its height in lines, `inner` the characters between its slants in the middle. */
export interface HexSize {
  readonly half: 1 | 2;
  readonly inner: number;
}

/** From roomy to small. */
export const HEX_SIZES: readonly HexSize[] = [
  { half: 2, inner: 14 },
  { half: 2, inner: 10 },
  { half: 1, inner: 9 },
  { half: 1, inner: 6 },
];

export interface Hex {
  /** Axial coordinates. */
  readonly q: number;
  readonly r: number;
  readonly border: Style;
  readonly fill: Style;
  /** Higher ones are drawn over lower ones where their borders meet. */
  readonly rank: number;
  /** One a line of the hexagon, each at most as wide as `roomIn` says. */
  rows(size: HexSize): readonly Line[];
}

const indentOf = (size: HexSize, row: number): number => (row < size.half ? size.half - 1 - row : row - size.half);

/** How many characters fit into a line of a hexagon. */
export const roomIn = (size: HexSize, row: number): number => size.inner - 2 * indentOf(size, row);

const pitchOf = (size: HexSize): number => size.inner + 2 - size.half;

const leftOf = (size: HexSize, hex: Hex): number => hex.q * pitchOf(size);
const topOf = (size: HexSize, hex: Hex): number => size.half * (2 * hex.r + hex.q);

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boundsOf(size: HexSize, hexes: readonly Hex[]): Bounds {
  const lefts = hexes.map((hex) => leftOf(size, hex));
  const tops = hexes.map((hex) => topOf(size, hex));
  const left = Math.min(...lefts);
  // One line above the highest: its upper edge.
  const top = Math.min(...tops) - 1;
  return {
    left,
    top,
    width: Math.max(...lefts) - left + size.inner + 2,
    height: Math.max(...tops) - top + 2 * size.half,
  };
}

export interface HexMap {
  readonly canvas: Canvas;
  readonly hidden: Hidden;
}

/**
 * The map within a region: as large as it fits, else as small as there is, around `focus` (or the middle). `shift`
 * moves the window, in hexagons.
 */
export function drawHexes(
  hexes: readonly Hex[],
  region: { readonly width: number; readonly height: number },
  focus: Hex | null,
  sizes: readonly HexSize[] = HEX_SIZES,
  shift: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): HexMap {
  const nothing = { left: false, right: false, up: false, down: false };
  if (hexes.length === 0) return { canvas: canvasOf(region.width, region.height), hidden: nothing };
  const fits = (size: HexSize): boolean => {
    const { width, height } = boundsOf(size, hexes);
    return width <= region.width && height <= region.height;
  };
  const smallest = sizes.at(-1) ?? { half: 1, inner: 6 };
  const size = sizes.find(fits) ?? smallest;
  const bounds = boundsOf(size, hexes);
  const whole = canvasOf(bounds.width, bounds.height);
  for (const hex of [...hexes].sort((a, b) => a.rank - b.rank)) drawHex(whole, size, hex, bounds);

  const middleX = focus ? leftOf(size, focus) - bounds.left + size.inner / 2 : bounds.width / 2;
  const middleY = focus ? topOf(size, focus) - bounds.top + size.half : bounds.height / 2;
  const x = windowAt(middleX + shift.x * pitchOf(size), region.width, bounds.width);
  const y = windowAt(middleY + shift.y * 2 * size.half, region.height, bounds.height);
  const canvas = canvasOf(region.width, region.height);
  paste(canvas, -x, -y, whole);
  return {
    canvas,
    hidden: { left: x > 0, right: x + region.width < bounds.width, up: y > 0, down: y + region.height < bounds.height },
  };
}

function drawHex(canvas: Canvas, size: HexSize, hex: Hex, bounds: Bounds): void {
  const x = leftOf(size, hex) - bounds.left;
  const y = topOf(size, hex) - bounds.top;
  const rows = hex.rows(size);
  const lastRow = 2 * size.half - 1;
  // The upper edge is the lower one of the hexagon above, where there is one.
  for (let i = 0; i < roomIn(size, 0); i++) edge(canvas, x + size.half + i, y - 1, hex.border);
  for (let row = 0; row <= lastRow; row++) {
    const upper = row < size.half;
    const left = x + indentOf(size, row);
    const room = roomIn(size, row);
    const fill = row === lastRow ? { ...hex.fill, underline: true } : hex.fill;
    put(canvas, left, y + row, upper ? '/' : '\\', hex.border);
    put(canvas, left + 1, y + row, ' '.repeat(room), fill);
    const text = rows[row] ?? [];
    const before = Math.max(0, Math.floor((room - lineWidth(text)) / 2));
    putLine(
      canvas,
      left + 1 + before,
      y + row,
      text.map((part) => ({ ...part, style: { ...fill, ...part.style } })),
    );
    put(canvas, left + 1 + room, y + row, upper ? '\\' : '/', hex.border);
  }
}

/** Draws an edge unless another hexagon lies there, which has its own. */
function edge(canvas: Canvas, x: number, y: number, style: Style): void {
  const i = y * canvas.width + x;
  if (canvas.chars[i] === ' ' && (canvas.styles[i] ?? PLAIN).bg === undefined) put(canvas, x, y, '_', style);
}
