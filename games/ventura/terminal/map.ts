/** Ventura's map: tiles as hexagons with their ground, owner, markers and Troops, and the places for new tiles. */

import {
  type Canvas,
  clip,
  drawHexes,
  HEX_SIZES,
  type Hex,
  type HexSize,
  type Line,
  markHidden,
  type Region,
  roomIn,
  type Scene,
  type Span,
  type Style,
  span,
  widthOf,
} from '@condotta/kit/terminal';
import { cellIn, type MapTile, type TroopView, tileName, tileOf, viewOf } from './view.ts';
import { FAMILY, GROUND, NOBODY, TYPES, valueText } from './words.ts';

const QUIET: Style = { fg: 244 };
const OPEN: Style = { fg: 226, bold: true };
const LIT: Style = { fg: 231, bold: true };
const LIT_FILL: Style = { fg: 16, bg: 231, bold: true };
const BLAMED: Style = { fg: 196, bold: true };

export const badgeOf = (scene: Scene, seat: number): { readonly letter: string; readonly style: Style } => {
  const family = viewOf(scene).players[seat]?.family;
  return family ? FAMILY[family] : NOBODY;
};

export function drawMap(scene: Scene, region: Region, shift = { x: 0, y: 0 }): Canvas {
  const hexes = [...viewOf(scene).map.map((place) => tileHex(scene, place)), ...placeHexes(scene)];
  const ranked = (rank: Rank): Hex | undefined => hexes.find((hex) => hex.rank === RANK[rank]);
  const focus = ranked('lit') ?? ranked('blamed') ?? homeHex(scene, hexes) ?? ranked('open') ?? null;
  const { canvas, hidden } = drawHexes(hexes, region, focus, HEX_SIZES, shift);
  markHidden(canvas, hidden);
  return canvas;
}

/** Where the reader's own land is: his City, if it lies there. */
function homeHex(scene: Scene, hexes: readonly Hex[]): Hex | undefined {
  const own = viewOf(scene).map.filter((place) => place.owner !== null && place.owner === scene.seat);
  const home = own.find((place) => tileOf(scene, place.tile)?.type === 'city') ?? own[0];
  const cell = home && cellIn(home.cell);
  return cell ? hexes.find((hex) => hex.q === cell.q && hex.r === cell.r) : undefined;
}

const RANK = { quiet: 0, open: 1, blamed: 2, lit: 3 } as const;
type Rank = keyof typeof RANK;
const BORDER: Readonly<Record<Rank, Style>> = { quiet: QUIET, open: OPEN, blamed: BLAMED, lit: LIT };

/** The highest of what the things on a place are. */
function rankOf(scene: Scene, things: readonly string[]): Rank {
  if (things.some((thing) => scene.lit.has(thing))) return 'lit';
  if (things.some((thing) => scene.blamed.has(thing))) return 'blamed';
  return things.some((thing) => scene.open.has(thing)) ? 'open' : 'quiet';
}

function tileHex(scene: Scene, place: MapTile): Hex {
  const troops = viewOf(scene).troops.filter((troop) => troop.at === place.tile);
  const cell = cellIn(place.cell) ?? { q: 0, r: 0 };
  const tile = tileOf(scene, place.tile);
  // A Troop's cards stand where the Troop stands: choosing one of them shows where it is.
  const things = [`tile:${place.tile}`, place.cell, ...troops.flatMap(troopThings(scene))];
  const rank = rankOf(scene, things);
  const ground = GROUND[tile?.colour ?? 'papal'];
  return {
    ...cell,
    border: BORDER[rank],
    fill: rank === 'lit' ? LIT_FILL : ground,
    rank: RANK[rank],
    rows: (size) => tileRows(scene, place, troops, size, rank),
  };
}

const troopThings =
  (scene: Scene) =>
  (troop: TroopView): string[] => {
    const own = troop.seat === scene.seat;
    const cards = [...(troop.captain === null ? [] : [troop.captain]), ...troop.companies.map(({ card }) => card)];
    return [troop.id, ...(own ? [`area:${troop.area}`] : []), ...cards.map((card) => `card:${card}`)];
  };

function tileRows(scene: Scene, place: MapTile, troops: readonly TroopView[], size: HexSize, rank: Rank): Line[] {
  const tile = tileOf(scene, place.tile);
  if (!tile) return [];
  const name = tileName(scene, place.tile);
  const type = TYPES[tile.type];
  const tag = scene.open.get(`tile:${place.tile}`);
  const badge = place.owner === null ? null : badgeOf(scene, place.owner);
  const owner: Span[] = badge ? [span(`${badge.letter}${place.markers}`, badge.style)] : [];
  const title = { ...(rank === 'open' ? { fg: 226 } : {}), bold: true };
  if (size.half === 1) {
    const ground = span(owner.length > 0 || troops.length > 0 ? `${type.glyph} ` : type.glyph);
    const row = fitting([ground, ...owner], troops, roomIn(size, 1), scene);
    return [[span(shortName(tag ? `${tag}·` : '', name, roomIn(size, 0)), title)], row];
  }
  const income = valueText(tile.income, scene.language).replace(/ .*/, '+');
  const ground = clip(`${type.glyph} ${type[scene.language]}`, roomIn(size, 1));
  return [
    [span(shortName('', name, roomIn(size, 0)), title)],
    [span(ground)],
    fitting(owner, troops, roomIn(size, 2), scene),
    tag ? [span(` ${tag} `, { fg: 16, bg: 226, bold: true })] : [span(`ƒ${income} →${tile.cost}`, { dim: true })],
  ];
}

/** Words that many places share: what is left of a long name should tell it from the others. */
const COMMON = new Set(
  'lake plain of on the hills hill valley lago piana pianura di del della dei degli sul sulla monti monte colli valle la il pinewood pineta pass passo'.split(
    ' ',
  ),
);

/** The name if there is room, else its own word, cut. */
export function shortName(before: string, name: string, room: number): string {
  const left = room - widthOf(before);
  if (widthOf(name) <= left) return before + name;
  const own = name.split(/[\s'’]+/).find((word) => !COMMON.has(word.toLowerCase())) ?? name;
  return before + [...own].slice(0, left).join('');
}

/** Troops as far as there is room, then how many more. */
function fitting(before: readonly Span[], troops: readonly TroopView[], room: number, scene: Scene): Line {
  const row = [...before];
  let left = room - before.reduce((n, part) => n + widthOf(part.text), 0);
  for (const [i, troop] of troops.entries()) {
    const gap = row.length > 0 && left > 2 ? 1 : 0;
    const more = troops.length - i;
    if (left < 2 + gap || (more > 1 && left < 2 + gap + 2)) {
      if (left > 0) row.push(span(left > 1 ? `+${more}` : '+', { bold: true }));
      break;
    }
    if (gap > 0) row.push(span(' '));
    row.push(span(`${troop.army ? 'A' : 'C'}${troop.area}`, badgeOf(scene, troop.seat).style));
    left -= 2 + gap;
  }
  return row;
}

/** The empty places that can be decided about, with the number of the offer. */
function placeHexes(scene: Scene): Hex[] {
  const taken = new Set(viewOf(scene).map.map((place) => place.cell));
  const things = new Set([...scene.open.keys(), ...scene.lit, ...scene.blamed].filter((thing) => !taken.has(thing)));
  return [...things].flatMap((thing) => {
    const cell = cellIn(thing);
    if (!cell) return [];
    const rank = rankOf(scene, [thing]);
    const text = scene.open.get(thing) ?? (rank === 'lit' ? '?' : '×');
    const style = rank === 'lit' ? LIT_FILL : BORDER[rank];
    return [
      {
        ...cell,
        border: BORDER[rank],
        fill: rank === 'lit' ? LIT_FILL : {},
        rank: RANK[rank],
        rows: (size: HexSize): Line[] => (size.half === 1 ? [[span(text, style)]] : [[], [span(text, style)]]),
      },
    ];
  });
}

/** The tiles beside a place, by number. */
export function tilesBeside(scene: Scene, thing: string): number[] {
  const cell = cellIn(thing);
  if (!cell) return [];
  const near = NEAR.map(([q, r]) => `cell:${cell.q + q},${cell.r + r}`);
  return viewOf(scene)
    .map.filter((place) => near.includes(place.cell))
    .map((place) => place.tile);
}

const NEAR = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
