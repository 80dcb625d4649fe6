/**
 * The land and the sea as one picture. Nothing on it changes during a game, so it is painted once and hung up as an image: the
 * sheet above it stays light, and it can be moved without being drawn again.
 */

import { HEX_STEPS } from '@condotta/pieces/hex';
import type { Box } from '../geometry.ts';
import { boxOf, SIZE } from '../geometry.ts';
import { beyond, type Cell, cornerOf, keyOf, landOf } from './coast.ts';
import { GALLEON, SERPENT } from './creatures.ts';
import { f, grain } from './grain.ts';
import { CREAM, DESERT, FIELDS, FOAM, INK, MOUNTAIN, SEA, SHELF } from './palette.ts';
import { sceneryOf, used } from './scenery.ts';
import { SYMBOLS } from './symbols.ts';

export type { Cell } from './coast.ts';

export interface Painting {
  /** As the address of an image. */
  readonly href: string;
  readonly box: Box;
}

const TEXTURES =
  '<pattern id="tx-field" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M4 8l1.500-4M6.500 8v-5M9 8l-1.500-4M18 19l1.500-4M20.500 19v-5M23 19l-1.500-4" stroke="#6d9440" stroke-width="1.1" fill="none" opacity=".75"/></pattern>' +
  '<pattern id="tx-desert" width="40" height="20" patternUnits="userSpaceOnUse"><path d="M0 6Q10 1 20 6T40 6M0 16Q10 12 20 16T40 16" fill="none" stroke="#cf944c" stroke-width="1.1" opacity=".55"/><circle cx="9" cy="11" r="1" fill="#b9763a" opacity=".6"/><circle cx="29" cy="2" r="1" fill="#b9763a" opacity=".6"/></pattern>' +
  '<pattern id="tx-mountain" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(62)"><path d="M0 4H6" stroke="#6f5f80" stroke-width="1.1" opacity=".5"/></pattern>' +
  `<pattern id="cliff" width="7" height="40" patternUnits="userSpaceOnUse"><path d="M2 0V40M5.500 0V40" stroke="${INK}" stroke-width="1.1" opacity=".5"/></pattern>` +
  '<linearGradient id="light" x1=".2" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#fff4b8" stop-opacity=".34"/><stop offset=".5" stop-color="#fff4b8" stop-opacity="0"/><stop offset="1" stop-color="#3b1d63" stop-opacity=".22"/></linearGradient>';

const tintOf = ({ q, r, terrain }: Cell): string =>
  terrain === 'mountain'
    ? MOUNTAIN
    : terrain === 'desert'
      ? DESERT
      : (FIELDS[Math.floor(grain(q, r, 7) * 4)] ?? FIELDS[0]);

/** The wide soft rims of the sea around a land, from the deep to the shelf. */
function depths(): string {
  const widths = [330, 250, 180, 120, 66];
  const rings = widths.map(
    (width, i) =>
      `<use href="#all" stroke="#8fd0cf" stroke-width="${width + 3}" opacity=".3"/><use href="#all" stroke="${SEA[i]}" fill="${SEA[i]}" stroke-width="${width}" opacity=".86"/>`,
  );
  return `<g stroke-linejoin="round" fill="none">${rings.join('')}</g>`;
}

/** Water-lining: the coast again and again, thinner the farther out. */
function waterLining(): string {
  const lines = [
    [58, 0.3, '#4b9fa6'],
    [40, 0.45, '#62b0ad'],
    [24, 0.65, '#84c6b8'],
  ] as const;
  const drawn = lines.map(
    ([width, strength, water]) =>
      `<use href="#land" stroke="${FOAM}" stroke-width="${width + 3}" opacity="${strength}"/><use href="#land" stroke="${water}" stroke-width="${width}"/>`,
  );
  return `<use href="#all" fill="${SHELF}"/><g stroke-linejoin="round" fill="none">${drawn.join('')}</g>`;
}

/** Each hex bleeds a little into its neighbours: biomes have no seams. */
function ground(land: readonly Cell[], { left, top, right, bottom }: Box): string {
  const cover = `x="${f(left)}" y="${f(top)}" width="${f(right - left)}" height="${f(bottom - top)}"`;
  const hexes = land.map((cell) => {
    const [d, tint] = [landOf([cell]), tintOf(cell)];
    return { fill: `<path d="${d}" fill="${tint}"/>`, bleed: `<path d="${d}" stroke="${tint}"/>` };
  });
  const bleeds = hexes.map(({ bleed }) => bleed).join('');
  const textures = (['field', 'desert', 'mountain'] as const).map((terrain) => {
    const cells = land.filter((cell) => cell.terrain === terrain);
    return cells.length === 0 ? '' : `<path d="${landOf(cells)}" fill="url(#tx-${terrain})"/>`;
  });
  return (
    `<use href="#land" transform="translate(0 11)" fill="#5a4560" stroke="${INK}" stroke-width="2.5"/>` +
    '<use href="#land" transform="translate(0 11)" fill="url(#cliff)"/>' +
    `<g clip-path="url(#shore)">${hexes.map(({ fill }) => fill).join('')}` +
    `<g fill="none" stroke-width="26" opacity=".3">${bleeds}</g><g fill="none" stroke-width="12" opacity=".35">${bleeds}</g>` +
    `${textures.join('')}<rect ${cover} fill="url(#light)"/>` +
    '<use href="#land" fill="none" stroke="#f6e3a8" stroke-width="10" opacity=".8"/></g>' +
    `<use href="#land" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`
  );
}

/** The true hexes: thin between lands, dashed where there is water. */
function grid(cells: readonly Cell[]): string {
  const here = new Map(cells.map((cell) => [keyOf(cell.q, cell.r), cell]));
  let [dry, wet] = ['', ''];
  for (const cell of cells)
    for (const side of HEX_STEPS.keys()) {
      const other = here.get(beyond(cell, side));
      // An inner side is drawn once.
      if (other && side > 2) continue;
      const [a, b] = [cornerOf(cell, side), cornerOf(cell, side + 1)];
      const line = `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
      if (cell.terrain === 'water' || other?.terrain === 'water') wet += line;
      else if (other) dry += line;
    }
  return (
    `<g fill="none" stroke-linejoin="round"><path d="${dry}" stroke="${INK}" stroke-width="3.4" opacity=".26"/>` +
    `<path d="${dry}" stroke="#fff7da" stroke-width="1.3" opacity=".8"/>` +
    `<path d="${wet}" stroke="#eafff6" stroke-width="1.6" stroke-dasharray="5 5" opacity=".75"/></g>`
  );
}

/** How much sea is painted around the land. */
const MARGIN = 190;

/** Curls of waves in the open, and islets where the shelf ends: never as large as a hex. */
function openSea(cells: readonly Cell[], { left, top, right, bottom }: Box): string {
  const far = (x: number, y: number): number => Math.min(...cells.map((cell) => Math.hypot(cell.x - x, cell.y - y)));
  const apart = (found: readonly (readonly [number, number])[], x: number, y: number): number =>
    Math.min(Number.POSITIVE_INFINITY, ...found.map(([a, b]) => Math.hypot(a - x, b - y)));
  const [curls, islets]: [[number, number][], [number, number][]] = [[], []];
  for (let n = 0; n < 700; n++) {
    const x = left - MARGIN + 40 + grain(n, 1) * (right - left + 2 * MARGIN - 80);
    const y = top - MARGIN + 40 + grain(n, 2) * (bottom - top + 2 * MARGIN - 80);
    const distance = far(x, y);
    if (distance > 1.32 * SIZE && distance < 1.5 * SIZE && islets.length < 8 && apart(islets, x, y) > 230)
      islets.push([x, y]);
    else if (distance > 1.95 * SIZE && apart(curls, x, y) > 118) curls.push([x, y]);
  }
  const stands = ['palm', 't2', 'm3', 't1'];
  return (
    `<g opacity=".55">${curls.map(([x, y], n) => used('curl', x, y, 0.75 + 0.3 * grain(n, 3))).join('')}</g>` +
    islets.map(([x, y], n) => used('islet', x, y, 1) + used(stands[n % 4] ?? 't1', x, y + 1, 0.7)).join('')
  );
}

/** A serpent and a ship, each in the corner of the sheet that is farthest from land, if it is far enough. */
function creatures(cells: readonly Cell[], { left, top, right, bottom }: Box): string {
  const corners = [
    [left - 20, bottom - 10],
    [right - 60, bottom - 10],
    [left + 40, top + 60],
    [right - 20, top + 60],
  ] as const;
  const room = ([x, y]: readonly [number, number]): number =>
    Math.min(...cells.map((cell) => Math.hypot(cell.x - x, cell.y - y)));
  const free = corners.map((corner) => ({ corner, far: room(corner) })).filter(({ far }) => far > 2.3 * SIZE);
  free.sort((a, b) => b.far - a.far);
  return [SERPENT, GALLEON]
    .map((creature, i) => {
      const spot = free[i]?.corner;
      const aside = spot && i === 0 ? (spot[0] < (left + right) / 2 ? 80 : -150) : 0;
      return spot ? `<g transform="translate(${f(spot[0] + aside)} ${f(spot[1])})">${creature}</g>` : '';
    })
    .join('');
}

function svgOf(box: Box, margin: number, body: string, cells: readonly Cell[]): string {
  const [x, y] = [box.left - margin, box.top - margin];
  const [width, height] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin];
  const land = cells.filter(({ terrain }) => terrain !== 'water');
  const symbols = Object.entries(SYMBOLS).map(([id, drawn]) => `<g id="${id}">${drawn}</g>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${f(x)} ${f(y)} ${f(width)} ${f(height)}" width="${f(width)}" height="${f(height)}">` +
    `<defs>${symbols.join('')}${TEXTURES}<path id="all" d="${landOf(cells)}"/><path id="land" d="${landOf(land)}"/>` +
    `<clipPath id="shore"><use href="#land"/></clipPath></defs>${body}</svg>`
  );
}

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const lands = (cells: readonly Cell[]): readonly Cell[] => cells.filter(({ terrain }) => terrain !== 'water');

/** The whole map in its sea. */
export function paintMap(cells: readonly Cell[]): Painting {
  const box = boxOf(cells);
  const body =
    depths() +
    waterLining() +
    openSea(cells, box) +
    creatures(cells, box) +
    ground(lands(cells), box) +
    sceneryOf(cells) +
    grid(cells);
  const painted = {
    left: box.left - MARGIN,
    top: box.top - MARGIN,
    right: box.right + MARGIN,
    bottom: box.bottom + MARGIN,
  };
  return { href: addressOf(svgOf(box, MARGIN, body, cells)), box: painted };
}

const RIM = 36;

/** A single board as it lies in the hand: what it would bring, without the sea around it. */
export function paintBoard(cells: readonly Cell[]): Painting {
  const box = boxOf(cells);
  const rim = `<use href="#all" fill="${SHELF}" stroke="${SHELF}" stroke-width="18" stroke-linejoin="round"/>`;
  const edge = `<use href="#all" fill="none" stroke="${CREAM}" stroke-width="3" opacity=".8"/>`;
  const body = rim + waterLining() + ground(lands(cells), box) + sceneryOf(cells) + grid(cells) + edge;
  const painted = { left: box.left - RIM, top: box.top - RIM, right: box.right + RIM, bottom: box.bottom + RIM };
  return { href: addressOf(svgOf(box, RIM, body, cells)), box: painted };
}
