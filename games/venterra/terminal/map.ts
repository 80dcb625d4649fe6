/** Venterra's map: territories as hexagons with ground, structure, units and values, and the places for a board. */

import {
  type Canvas,
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
import { offsetsOf, placeAt, qOf, rOf } from '../map.ts';
import { frameIn, labelOf, type Place, placeIn, type TerritoryView, unitsIn, viewOf } from './view.ts';
import { badgeOf, GROUND, phrase, STRUCTURE_SIGNS, UNIT_LETTERS } from './words.ts';

const LIT_FILL: Style = { fg: 16, bg: 231, bold: true };
const TAG: Style = { fg: 16, bg: 226, bold: true };

const RANK = { quiet: 0, open: 1, blamed: 2, lit: 3 } as const;
type Rank = keyof typeof RANK;
const BORDER: Readonly<Record<Rank, Style>> = {
  quiet: { fg: 244 },
  open: { fg: 226, bold: true },
  blamed: { fg: 196, bold: true },
  lit: { fg: 231, bold: true },
};

export function drawMap(scene: Scene, region: Region, shift = { x: 0, y: 0 }): Canvas {
  const marks = marksOf(scene);
  const { territories } = viewOf(scene);
  const hexes = [...territories.map((one) => territoryHex(scene, one, marks)), ...placeHexes(scene, marks)];
  const ranked = (rank: Rank): Hex | undefined => hexes.find((hex) => hex.rank === RANK[rank]);
  const home = territories.find(({ structure }) => structure !== null && structure.owner === scene.seat);
  const focus =
    ranked('lit') ??
    ranked('blamed') ??
    hexes.find(({ q, r }) => q === home?.q && r === home.r) ??
    ranked('open') ??
    null;
  const { canvas, hidden } = drawHexes(hexes, region, focus, HEX_SIZES, shift);
  markHidden(canvas, hidden);
  return canvas;
}

/** What stands out at a place, and the number of the offer about it. */
interface Mark {
  readonly rank: Rank;
  readonly tag: string | null;
}

const keyOf = ({ q, r }: Place): string => `${q},${r}`;

/** By place: the highest of what the things there are. */
function marksOf(scene: Scene): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  const note = (thing: string, rank: Rank, tag: string | null): void => {
    for (const place of placesOf(scene, thing, rank)) {
      const known = found.get(keyOf(place));
      if (!known || RANK[known.rank] < RANK[rank]) found.set(keyOf(place), { rank, tag: tag ?? known?.tag ?? null });
    }
  };
  for (const [thing, tag] of scene.open) note(thing, 'open', tag);
  for (const thing of scene.blamed) note(thing, 'blamed', null);
  for (const thing of scene.lit) note(thing, 'lit', scene.open.get(thing) ?? null);
  return found;
}

/** Where a thing is. A place chosen for a board is all the hexes that the board would cover. */
function placesOf(scene: Scene, thing: string, rank: Rank): Place[] {
  const place = placeIn(thing);
  if (!place) return [];
  const laying = frameIn(scene, 'building');
  if (laying?.at !== 'place' || rank !== 'lit') return [place];
  const from = placeAt(place.q, place.r);
  return offsetsOf(laying.side, laying.rotation).map((offset) => ({ q: qOf(from + offset), r: rOf(from + offset) }));
}

function territoryHex(scene: Scene, territory: TerritoryView, marks: ReadonlyMap<string, Mark>): Hex {
  const mark = marks.get(keyOf(territory)) ?? { rank: 'quiet', tag: null };
  const ground = GROUND[territory.terrain ?? 'hidden'];
  return {
    q: territory.q,
    r: territory.r,
    border: BORDER[mark.rank],
    fill: mark.rank === 'lit' ? LIT_FILL : ground.style,
    rank: RANK[mark.rank],
    rows: (size) => (size.half === 1 ? smallRows(scene, territory, size, mark) : rowsOf(scene, territory, size, mark)),
  };
}

const styleOf = (scene: Scene, seat: number | null): Style =>
  seat === null ? {} : badgeOf(viewOf(scene).players[seat]?.faction ?? null).style;

const letterOf = (scene: Scene, seat: number): string =>
  badgeOf(viewOf(scene).players[seat]?.faction ?? null).letter[scene.language];

const tagSpan = ({ tag }: Mark): Span[] => (tag === null ? [] : [span(` ${tag} `, TAG)]);

/** What holds the territory: "W♜" with the owner's colour. */
function structureSpan(scene: Scene, { structure }: TerritoryView): Span[] {
  if (!structure) return [];
  return [
    span(`${letterOf(scene, structure.owner)}${STRUCTURE_SIGNS[structure.kind]}`, styleOf(scene, structure.owner)),
  ];
}

/** "W 2S1K": whose units, and how many of each kind. */
function unitsSpan(scene: Scene, territory: TerritoryView, room: number): Span[] {
  if (territory.army === null) return [];
  const { seat } = territory.army;
  const units = unitsIn(territory);
  const full = units.map(([kind, count]) => `${count}${UNIT_LETTERS[kind][scene.language]}`).join('');
  const bodies = units.reduce((sum, [, count]) => sum + count, 0);
  const text = widthOf(full) + 2 <= room ? `${letterOf(scene, seat)} ${full}` : `${letterOf(scene, seat)}${bodies}`;
  return [span(text, styleOf(scene, seat))];
}

/** The units that have entered it and wait for their fight. */
function enteredSpan(scene: Scene, territory: TerritoryView): Span[] {
  const { pending, territories } = viewOf(scene);
  const hex = territories.indexOf(territory);
  return pending
    .filter((one) => one.hex === hex)
    .map(({ seat, units }) =>
      span(`⚔${letterOf(scene, seat)}${units.reduce((sum, count) => sum + count, 0)}`, styleOf(scene, seat)),
    );
}

const gapped = (parts: readonly Span[]): Line => parts.flatMap((part, i) => (i === 0 ? [part] : [span(' '), part]));

function rowsOf(scene: Scene, territory: TerritoryView, size: HexSize, mark: Mark): Line[] {
  const { terrain, points, defense, token, ruin } = territory;
  const ground = GROUND[terrain ?? 'hidden'];
  const title = `${labelOf(territory)} ${ground.glyph}${ruin ? '*' : ''}`;
  const holder =
    territory.controller === null
      ? [span(phrase('wild', scene.language), { dim: true })]
      : structureSpan(scene, territory);
  const values = `D${defense} ★${points}${token ? ' ?' : ''}`;
  return [
    [span(title, { bold: true })],
    gapped([...holder, ...enteredSpan(scene, territory)]),
    unitsSpan(scene, territory, roomIn(size, 2)),
    mark.tag === null ? [span(values)] : tagSpan(mark),
  ];
}

function smallRows(scene: Scene, territory: TerritoryView, size: HexSize, mark: Mark): Line[] {
  const { terrain, points, defense, token } = territory;
  const { glyph } = GROUND[terrain ?? 'hidden'];
  const room = roomIn(size, 0);
  const title =
    room >= 9 ? `${labelOf(territory)}${glyph}D${defense}★${points}` : `${labelOf(territory)}${glyph}D${defense}`;
  const first: Line =
    mark.tag === null ? [span(title, { bold: true })] : [span(labelOf(territory), { bold: true }), ...tagSpan(mark)];
  const structure = structureSpan(scene, territory);
  const left = roomIn(size, 1) - structure.reduce((sum, { text }) => sum + widthOf(text) + 1, 0);
  const held = [...structure, ...unitsSpan(scene, territory, left), ...enteredSpan(scene, territory)];
  return [first, held.length > 0 ? gapped(held) : [span(token ? `?★${points}` : `★${points}`, { dim: true })]];
}

/** Places without a hex that can be decided about, or would be covered. */
function placeHexes(scene: Scene, marks: ReadonlyMap<string, Mark>): Hex[] {
  const laid = new Set(viewOf(scene).territories.map(keyOf));
  return [...marks].flatMap(([key, { rank, tag }]) => {
    if (laid.has(key)) return [];
    const [q = 0, r = 0] = key.split(',').map(Number);
    const text = span(tag ?? (rank === 'blamed' ? '×' : '·'), rank === 'lit' ? LIT_FILL : BORDER[rank]);
    return [
      {
        q,
        r,
        border: BORDER[rank],
        fill: rank === 'lit' ? LIT_FILL : {},
        rank: RANK[rank],
        rows: (size: HexSize): Line[] => (size.half === 1 ? [[text]] : [[], [text]]),
      },
    ];
  });
}
