/** Monferrato's zones on a canvas: each with its name, who stands there, and what else. */

import {
  type Canvas,
  canvasOf,
  centred,
  clip,
  markHidden,
  pad,
  put,
  type Region,
  type Scene,
  type Style,
  windowAt,
} from '@condotta/kit/terminal';
import { COLUMNS, PLACES, type Place, ROW_COUNT } from './places.ts';
import { campsIn, componentsOf, factionOfUnit, force, fortsIn, unitsIn, viewOf, wallsOf } from './view.ts';
import { GROUNDS, SIDES } from './words.ts';

/** Characters and lines of a zone, with a blank between two of them. */
const WIDE = 14;
const HIGH = 4;

const LAND: Readonly<Record<string, Style>> = {
  savoy: { fg: 16, bg: 223 },
  milan: { fg: 16, bg: 151 },
  monferrato: { fg: 16, bg: 217 },
  mantua: { fg: 16, bg: 216 },
  venice: { fg: 16, bg: 189 },
  france: { fg: 16, bg: 153 },
  none: { fg: 16, bg: 250 },
};

export function drawMap(scene: Scene, region: Region, shift = { x: 0, y: 0 }): Canvas {
  const canvas = canvasOf(region.width, region.height);
  const [whole, tall] = [COLUMNS * WIDE, ROW_COUNT * HIGH];
  const middle = middleOf(scene);
  const left = windowAt((middle.column + 0.5 + shift.x) * WIDE, region.width, whole);
  const top = windowAt((middle.row + 0.5 + shift.y) * HIGH, region.height, tall);
  for (const [zone, { id }] of componentsOf(scene).zones.entries()) {
    const place = PLACES.get(id);
    if (place) drawZone(scene, canvas, zone, place.column * WIDE - left, place.row * HIGH - top);
  }
  markHidden(canvas, {
    left: left > 0,
    right: left + region.width < whole,
    up: top > 0,
    down: top + region.height < tall,
  });
  return canvas;
}

/** What is pointed at, or can be chosen; else Casale, which the war is about. */
function middleOf({ lit, open }: Scene): Place {
  const thing = [...lit, ...open.keys()].find((one) => PLACES.has(one.slice('zone:'.length)));
  return PLACES.get(thing?.slice('zone:'.length) ?? 'casale') ?? { column: 0, row: 0 };
}

function drawZone(scene: Scene, canvas: Canvas, zone: number, x: number, y: number): void {
  const data = componentsOf(scene).zones[zone];
  if (!data) return;
  const thing = `zone:${data.id}`;
  const { ruins, raided } = viewOf(scene);
  const village = data.village && !ruins.includes(zone) ? '⌂' : '';
  const sign = `${GROUNDS[data.ground].sign.trim()}${village}`;
  const base = LAND[data.land] ?? {};
  const style: Style = scene.lit.has(thing)
    ? { inverse: true, bold: true }
    : scene.open.has(thing)
      ? { ...base, bold: true, underline: true }
      : base;
  const room = WIDE - 1;
  const number = scene.open.get(thing);
  put(canvas, x, y, pad(clip(`${sign}${scene.nameOf(thing)}`, room - (number ? number.length + 1 : 0)), room), style);
  if (number) put(canvas, x + room - number.length, y, number, { ...style, fg: 196, bold: true });
  put(canvas, x, y + 1, ' '.repeat(room), base);
  put(canvas, x, y + 2, ' '.repeat(room), base);
  drawForces(scene, canvas, zone, x, y + 1);
  const walls = wallsOf(scene, zone);
  const marks = [
    walls.map(({ level, mines }) => `${level}${mines > 0 ? '*' : ''}`).join(' '),
    '■'.repeat(fortsIn(scene, zone)),
    '△'.repeat(campsIn(scene, zone).length),
    raided.includes(zone) ? '~' : '',
  ];
  put(canvas, x, y + 2, clip(marks.filter((mark) => mark !== '').join(' '), room), base);
}

/** Who stands there: of one side what it has, of both how many each. */
function drawForces(scene: Scene, canvas: Canvas, zone: number, x: number, y: number): void {
  const units = unitsIn(scene, zone);
  const there = [0, 1].filter((faction) => units.some(({ unit }) => factionOfUnit(scene, unit) === faction));
  const room = Math.floor((WIDE - 1) / Math.max(1, there.length));
  for (const [i, faction] of there.entries()) {
    const { sign, style } = SIDES[faction] ?? {};
    const own = units.filter(({ unit }) => factionOfUnit(scene, unit) === faction);
    const what = there.length > 1 ? ` ${own.length}` : force(scene, zone);
    const hungry = own.some(({ outOfSupply }) => outOfSupply) ? '!' : '';
    put(canvas, x + i * room, y, centred(clip(`${sign ?? ''}${what}${hungry}`, room), room), style ?? {});
  }
}
