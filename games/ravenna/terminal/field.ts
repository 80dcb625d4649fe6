/** Ravenna's field: Areas with the tiles on their cells, the ditch, and what can be decided about. */

import { at, range } from '@condotta/kernel';
import {
  type Canvas,
  canvasOf,
  centred,
  clip,
  markHidden,
  paste,
  put,
  type Region,
  type Scene,
  type Style,
  widthOf,
  windowAt,
  wrap,
} from '@condotta/kit/terminal';
import {
  actingUnit,
  areaId,
  areaIn,
  COLUMNS,
  componentsOf,
  faceIn,
  frameIn,
  isFavourable,
  LETTERS,
  leads,
  numberIn,
  placingIn,
  ROWS,
  tilesOf,
  type UnitView,
  unitData,
  unitName,
  unitThing,
} from './view.ts';
import { LINES, marksOf, signOf, TYPE_SIGNS } from './words.ts';

/** `cell`, `lines`: characters and lines of a cell. Unruled, there are lines only where the ditch is, and empty rows are low. */
interface FieldSize {
  readonly cell: number;
  readonly lines: 1 | 2;
  readonly ruled: boolean;
}

/** From roomy to small. */
const SIZES: readonly FieldSize[] = [
  { cell: 9, lines: 2, ruled: true },
  { cell: 6, lines: 1, ruled: true },
  { cell: 5, lines: 1, ruled: true },
];
const SMALLEST: FieldSize = { cell: 4, lines: 1, ruled: false };

const RULE: Style = { fg: 240 };
const DITCH: Style = { fg: 179, bold: true };
const HEAD: Style = { fg: 180, bold: true };
const LIT: Style = { inverse: true, bold: true };
const BLAMED: Style = { fg: 231, bg: 160, bold: true };
const TAG: Style = { fg: 16, bg: 226, bold: true };
const GROUND: readonly Style[] = [
  { fg: 244, bg: 234 },
  { fg: 244, bg: 236 },
];
/** R3.20: behind the ditch. */
const FAVOURABLE: readonly Style[] = [
  { fg: 244, bg: 58 },
  { fg: 244, bg: 64 },
];

/** Where the columns and rows of Areas begin, and how large the whole is; without the letters and numbers at the edges. */
interface Layout {
  readonly size: FieldSize;
  readonly lefts: readonly number[];
  readonly tops: readonly number[];
  readonly heights: readonly number[];
  readonly width: number;
  readonly height: number;
}

const columnOf = (area: number): number => area % COLUMNS;
const rowOf = (area: number): number => Math.floor(area / COLUMNS);

/** Whether the ditch runs between an Area and its southern (eastern) neighbour. */
const ditchBelow = (scene: Scene, area: number): boolean => isDitch(scene, area, area + COLUMNS);
const ditchBeside = (scene: Scene, area: number): boolean => isDitch(scene, area, area + 1);
function isDitch(scene: Scene, from: number, to: number): boolean {
  const { frontLine, sideLine } = componentsOf(scene);
  return [...frontLine, ...sideLine].some(([a, b]) => a === areaId(from) && b === areaId(to));
}

function layoutOf(scene: Scene, size: FieldSize, used: ReadonlySet<number>): Layout {
  const { cell, lines, ruled } = size;
  const columns = range(COLUMNS);
  const rows = range(ROWS);
  const areas = (row: number): number[] => columns.map((column) => row * COLUMNS + column);
  // A line after the last column closes the field; below the last row the screen's own line does.
  const gapAfter = columns.map((column) =>
    ruled || rows.some((row) => column < COLUMNS - 1 && ditchBeside(scene, row * COLUMNS + column)) ? 1 : 0,
  );
  const gapBelow = rows.map((row) =>
    row < ROWS - 1 && (ruled || areas(row).some((area) => ditchBelow(scene, area))) ? 1 : 0,
  );
  const heights = rows.map((row) => (ruled || areas(row).some((area) => used.has(area)) ? 2 * lines : 1));
  const sums = (sizes: readonly number[], gaps: readonly number[]): number[] =>
    sizes.map((_, i) => range(i).reduce((sum, before) => sum + at(sizes, before) + at(gaps, before), 0));
  const widths = columns.map(() => 2 * cell);
  const total = (sizes: readonly number[], gaps: readonly number[]): number =>
    [...sizes, ...gaps].reduce((sum, each) => sum + each, 0);
  return {
    size,
    lefts: sums(widths, gapAfter),
    tops: sums(heights, gapBelow),
    heights,
    width: total(widths, gapAfter),
    height: total(heights, gapBelow),
  };
}

export function drawField(scene: Scene, region: Region, shift = { x: 0, y: 0 }): Canvas {
  const tiles = tilesOf(scene);
  const used = new Set([...tiles.map(({ area }) => area ?? -1), ...scene.lit, ...scene.blamed].map(areaOfThing(tiles)));
  const room = { width: region.width - 1, height: region.height - 1 };
  const fits = (layout: Layout): boolean => layout.width <= room.width && layout.height <= room.height;
  const smallest = layoutOf(scene, SMALLEST, used);
  const layout = SIZES.map((size) => layoutOf(scene, size, used)).find(fits) ?? smallest;

  const whole = canvasOf(layout.width, layout.height);
  for (const area of range(COLUMNS * ROWS)) drawGround(whole, scene, layout, area);
  drawLines(whole, scene, layout);
  for (const tile of tiles) drawTile(whole, scene, layout, tile);
  for (const thing of scene.lit) drawPlacing(whole, scene, layout, tiles, thing);
  for (const [thing, number] of scene.open) drawTag(whole, layout, tiles, areaIn(thing), number);

  const focus = focusOf(scene, tiles);
  const middle = {
    x: at(layout.lefts, columnOf(focus)) + layout.size.cell + shift.x * 2 * layout.size.cell,
    y: at(layout.tops, rowOf(focus)) + layout.size.lines + shift.y * 2 * layout.size.lines,
  };
  const x = windowAt(middle.x, room.width, layout.width);
  const y = windowAt(middle.y, room.height, layout.height);
  return framed(region, layout, whole, x, y);
}

/** The window with the letters of the columns and the numbers of the rows, which stay in sight. */
function framed(region: Region, layout: Layout, whole: Canvas, x: number, y: number): Canvas {
  const canvas = canvasOf(region.width, region.height);
  const inner = canvasOf(region.width - 1, region.height - 1);
  paste(inner, -x, -y, whole);
  markHidden(inner, {
    left: x > 0,
    right: x + inner.width < layout.width,
    up: y > 0,
    down: y + inner.height < layout.height,
  });
  paste(canvas, 1, 1, inner);
  const top = Math.max(0, -y);
  for (const [column, left] of layout.lefts.entries())
    put(canvas, left - x + 1, top, centred(at(LETTERS, column), 2 * layout.size.cell), HEAD);
  const edge = Math.max(0, -x);
  for (const [row, line] of layout.tops.entries()) {
    // A row that is cut off above has its number at its first line in sight.
    const first = Math.max(line, y);
    if (first < line + at(layout.heights, row)) put(canvas, edge, first - y + 1, String(row + 1), HEAD);
  }
  return canvas;
}

const areaOfThing =
  (tiles: readonly UnitView[]) =>
  (thing: string | number): number => {
    if (typeof thing === 'number') return thing;
    const unit = placingIn(thing)?.unit ?? numberIn('unit', thing);
    return tiles[unit]?.area ?? areaIn(thing);
  };

/** What must be in sight: what is chosen or at fault, whoever acts, or the reader's own Units. */
function focusOf(scene: Scene, tiles: readonly UnitView[]): number {
  const where = areaOfThing(tiles);
  const arranged = frameIn(scene, 'arrange') ?? frameIn(scene, 'deployment');
  const found = [
    ...[...scene.lit, ...scene.blamed].map(where),
    tiles[actingUnit(scene)]?.area ?? -1,
    arranged?.area ?? -1,
    tiles.find(({ unit, area }) => area !== null && leads(scene, unit))?.area ?? -1,
  ];
  return found.find((area) => area >= 0) ?? 0;
}

function groundOf(scene: Scene, area: number): Style {
  const thing = `area:${areaId(area)}`;
  if (scene.lit.has(thing)) return LIT;
  if (scene.blamed.has(thing)) return BLAMED;
  return at(isFavourable(scene, area) ? FAVOURABLE : GROUND, (columnOf(area) + rowOf(area)) % 2);
}

function drawGround(canvas: Canvas, scene: Scene, { size, lefts, tops, heights }: Layout, area: number): void {
  const [x, y] = [at(lefts, columnOf(area)), at(tops, rowOf(area))];
  const style = groundOf(scene, area);
  for (const line of range(at(heights, rowOf(area)))) put(canvas, x, y + line, ' '.repeat(2 * size.cell), style);
  // Without lines between the Areas, a dot shows where each begins.
  if (!size.ruled) put(canvas, x, y, '·', style);
}

function drawLines(canvas: Canvas, scene: Scene, { size, lefts, tops, heights }: Layout): void {
  for (const area of range(COLUMNS * ROWS)) {
    const [x, y] = [at(lefts, columnOf(area)), at(tops, rowOf(area))];
    const [right, below] = [x + 2 * size.cell, y + at(heights, rowOf(area))];
    const [beside, under] = [columnOf(area) < COLUMNS - 1 && ditchBeside(scene, area), ditchBelow(scene, area)];
    if (beside || size.ruled)
      for (let line = y; line < below; line++) put(canvas, right, line, beside ? '║' : '│', beside ? DITCH : RULE);
    if (under || size.ruled)
      for (let column = x; column < right; column++)
        put(canvas, column, below, under ? '═' : '─', under ? DITCH : RULE);
    if (size.ruled) put(canvas, right, below, '┼', RULE);
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bits of the western, eastern, northern and southern cells. */
const [WEST, EAST, NORTH, SOUTH] = [5, 10, 3, 12];

function boxOf({ size, lefts, tops }: Layout, area: number, cells: number): Box {
  const { cell, lines } = size;
  return {
    x: at(lefts, columnOf(area)) + ((cells & WEST) === 0 ? cell : 0),
    y: at(tops, rowOf(area)) + ((cells & NORTH) === 0 ? lines : 0),
    width: (cells & WEST) !== 0 && (cells & EAST) !== 0 ? 2 * cell : cell,
    height: (cells & NORTH) !== 0 && (cells & SOUTH) !== 0 ? 2 * lines : lines,
  };
}

function tileStyle(scene: Scene, unit: number): Style {
  const thing = unitThing(unit);
  const line = LINES[unitData(scene, unit)?.commander ?? 0] ?? {};
  if (scene.lit.has(thing)) return LIT;
  if (scene.blamed.has(thing)) return BLAMED;
  if (scene.open.has(thing)) return { ...line, fg: 226, bold: true };
  return unit === actingUnit(scene) ? { ...line, bold: true, underline: true } : line;
}

function drawTile(canvas: Canvas, scene: Scene, layout: Layout, tile: UnitView): void {
  if (tile.area === null || tile.cells === 0) return;
  const turned = tile.unit === actingUnit(scene) ? [...scene.lit].map(faceIn).find((face) => face >= 0) : undefined;
  const box = boxOf(layout, tile.area, tile.cells);
  writeTile(canvas, scene, layout.size, box, { ...tile, facing: turned ?? tile.facing }, tileStyle(scene, tile.unit));
}

/** The place that is chosen for a tile, over what lies there now. */
function drawPlacing(canvas: Canvas, scene: Scene, layout: Layout, tiles: readonly UnitView[], thing: string): void {
  const placing = placingIn(thing);
  const tile = placing ? tiles[placing.unit] : undefined;
  if (!placing || !tile || tile.area === null) return;
  const box = boxOf(layout, tile.area, placing.cells);
  writeTile(canvas, scene, layout.size, box, { ...tile, ...placing }, LIT);
}

/** Its sign and marks, then what it is: with room enough its name, else its type if it is not foot. */
function writeTile(canvas: Canvas, scene: Scene, size: FieldSize, box: Box, tile: UnitView, style: Style): void {
  const { x, y, width, height } = box;
  for (const line of range(height)) put(canvas, x, y + line, ' '.repeat(width), style);
  const sign = signOf(tile.unit, tile.facing);
  const after = put(canvas, x, y, sign + marksOf(tile, size.cell - widthOf(sign)), style);
  const type = TYPE_SIGNS[unitData(scene, tile.unit)?.type ?? 'infantry'];
  if (size.lines === 1) {
    if (height > 1) put(canvas, x, y + 1, type, style);
    else if (after + widthOf(type) <= x + width) put(canvas, x + width - size.cell, y, type, style);
    return;
  }
  const name = unitName(scene, tile.unit);
  // What tells foot apart is the last word in English, the first in Italian.
  const own =
    scene.language === 'en' && height === 2 && widthOf(name) > width ? (name.split(' ').at(-1) ?? name) : name;
  const names = wrap(own, width).slice(0, height - 1);
  for (const [i, text] of names.entries()) put(canvas, x, y + 1 + i, clip(text, width), style);
  if (type !== '' && width > size.cell) put(canvas, x + width - 4, y, type, style);
}

/** The number of the offer, on free ground if there is some. */
function drawTag(canvas: Canvas, layout: Layout, tiles: readonly UnitView[], area: number, number: string): void {
  if (area < 0) return;
  const covered = tiles.filter((tile) => tile.area === area).reduce((bits, { cells }) => bits | cells, 0);
  const free = [1, 2, 4, 8].find((cell) => (covered & cell) === 0);
  const box = boxOf(layout, area, free ?? 2);
  const low = at(layout.heights, rowOf(area)) === 1;
  const x = free === undefined ? box.x + box.width - widthOf(number) : box.x + 1;
  put(canvas, x, low ? at(layout.tops, rowOf(area)) : box.y, number, TAG);
}
