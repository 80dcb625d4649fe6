/** The map: a sheet with a title, a compass and the Territories, which can be moved and enlarged. */

import {
  type BoardProps,
  type Extent,
  type Footprint,
  hexPath,
  memo,
  OverlayLayer,
  PanZoom,
  standingOf,
} from '@condotta/pieces';
import { useMemo } from 'preact/hooks';
import { type Components, tileOf } from '../components/index.ts';
import { centreOf, Domains, Ghosts, type Placed, placed, TileSpots, Towers, Veils } from './map-layers.tsx';
import { inSmall } from './small.ts';
import { SIZE, TileName, TilePlate, TileValues, WashDefs } from './TilePlate.tsx';
import { Troops, troopPlaces } from './Troops.tsx';
import { frameIn, type MapTile, tileInHand, type VenturaView } from './view-form.ts';
import { wordsIn } from './words.ts';

export interface MapProps extends BoardProps {
  readonly shown: VenturaView;
  /** The tile where a battle is fought, or 0. */
  readonly battlefield: number;
  readonly components: Components;
  readonly inset: readonly [number, number, number, number];
}

/** While starting Domains are chosen, what has been claimed shows as if it were owned already. */
function withClaims(view: VenturaView, asked: readonly number[]): readonly MapTile[] {
  const claims = frameIn(view, 'domains')?.claimed ?? [];
  const seat = asked[0];
  if (claims.length === 0 || seat === undefined) return view.map;
  return view.map.map((tile) => (claims.includes(tile.tile) ? { ...tile, owner: seat } : tile));
}

/** While Cities are laid: that of the house whose turn it is. */
function cityToLay(view: VenturaView, components: Components, asked: readonly number[]): number {
  if (frameIn(view, 'building')?.at !== 'city') return 0;
  const family = view.players[asked[0] ?? -1]?.family;
  return components.tiles.find((tile) => tile.family !== null && tile.family === family)?.id ?? 0;
}

const HALF = SIZE * 0.9;

type Place = Pick<Placed, 'x' | 'y'>;

function extentOf(points: readonly Place[]): Extent {
  if (points.length === 0) return { x: -300, y: -200, width: 600, height: 400 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - HALF, Math.min(...ys) - SIZE];
  return {
    x: left - 14,
    y: top - 14,
    width: Math.max(...xs) + HALF + 14 - left + 14,
    height: Math.max(...ys) + SIZE - top + 28,
  };
}

function focusOf(thing: string | null, tiles: readonly Placed[], view: VenturaView): Extent | null {
  if (thing === null) return null;
  const troop = view.troops.find(({ id }) => id === thing);
  const tile = tiles.find((other) => `tile:${other.tile}` === thing || other.tile === troop?.at);
  const at = tile ?? (thing.startsWith('cell:') ? centreOf(thing) : null);
  return at && { x: at.x - SIZE, y: at.y - SIZE, width: SIZE * 2, height: SIZE * 2 };
}

const HEX = hexPath(SIZE - 12);
const RING = 'M0 -34A34 34 0 1 1 -.010 -34Z';

/** Where a Territory lies, or a Troop stands, for what is shown of it. */
function footprints(tiles: readonly Placed[], view: VenturaView): (thing: string) => Footprint | null {
  const troops = new Map(troopPlaces(view.troops, tiles).map((place) => [place.id, place]));
  const lands = new Map(tiles.map((tile) => [`tile:${tile.tile}`, tile]));
  return (thing) => {
    const troop = troops.get(thing);
    if (troop) return { x: troop.x, y: troop.y, outline: RING, low: -36 };
    const land = lands.get(thing);
    return land ? { x: land.x, y: land.y, outline: HEX, low: SIZE * 0.76 } : null;
  };
}

function DrawnMap({ shown, battlefield, components, inset, ...props }: MapProps) {
  const { choices, lit, cursor, language, bare, motion, asked } = props;
  const words = wordsIn(language);
  const tiles = useMemo(() => placed(withClaims(shown, asked)), [shown, asked]);
  // Where nothing may lie needs no room.
  const cells = [...choices.keys()].filter(
    (thing) => thing.startsWith('cell:') && standingOf(choices, thing) === 'legal',
  );
  const land = useMemo(() => [...tiles, ...cells.map(centreOf)], [tiles, cells.join(' ')]);
  const fit = useMemo(() => extentOf(land), [land]);
  const target = cursor ?? [...lit][0] ?? (battlefield > 0 ? `tile:${battlefield}` : null);
  const focus = useMemo(() => focusOf(target, tiles, shown), [target, tiles, inset.join(' ')]);
  const marching = frameIn(shown, 'troop');
  const chosen =
    marching && marching.at !== 'choose' && marching.area > 0 ? `troop:${marching.seat}.${marching.area}` : null;
  // Where the decision starts from stays bright: what is claimed already, where the Troop on the march stands.
  const held = new Set([
    ...(frameIn(shown, 'domains')?.claimed ?? []),
    shown.troops.find(({ id }) => id === chosen)?.at,
  ]);
  const deciding = tiles.some(({ tile }) => choices.has(`tile:${tile}`));
  const marked = { choices, lit, cursor, language };
  const small = useMemo(() => inSmall(fit, tiles, shown, choices), [fit, tiles, shown, choices]);
  const footprintOf = useMemo(() => footprints(tiles, shown), [tiles, shown]);

  return (
    <PanZoom fit={fit} small={small} inset={inset} focus={focus} steps={[0.52, 0.34]} motion={motion} label={words.map}>
      <svg
        class="v-map"
        width="10"
        height="10"
        data-bare={bare || undefined}
        data-deciding={deciding || undefined}
        aria-label={words.map}
      >
        <WashDefs />
        <Ornament extent={fit} />
        <Title extent={fit} tiles={land} />
        <g class="v-shadow">
          {tiles.map(({ tile, x, y }) => (
            <path
              key={tile}
              d="M0 -102 88.300 -51V51L0 102-88.300 51V-51Z"
              transform={`translate(${x + 3} ${y + 6})`}
            />
          ))}
        </g>
        <g class="v-tiles">
          {tiles.map(({ tile, x, y }) => (
            <TilePlate key={tile} tile={tileOf(components, tile)} language={language} x={x} y={y} named={false} />
          ))}
        </g>
        {deciding && <Veils tiles={tiles.filter(({ tile }) => !held.has(tile))} choices={choices} />}
        <Domains tiles={tiles} players={shown.players} />
        <Towers tiles={tiles} players={shown.players} />
        <Ghosts {...marked} components={components} tile={tileInHand(shown) || cityToLay(shown, components, asked)} />
        <TileSpots {...marked} tiles={tiles} components={components} view={shown} />
        <Troops
          {...marked}
          troops={shown.troops}
          tiles={tiles}
          players={shown.players}
          chosen={chosen}
          motion={motion}
        />
        <OverlayLayer overlay={props.overlay} footprintOf={footprintOf} unit={SIZE / 5} />
        <PrintedValues tiles={tiles} components={components} />
        <Names tiles={tiles} components={components} language={language} />
        <BattleSign tiles={tiles} tile={battlefield} />
      </svg>
    </PanZoom>
  );
}

const SEEN = [
  'shown',
  'battlefield',
  'components',
  'language',
  'choices',
  'lit',
  'cursor',
  'overlay',
  'bare',
  'motion',
  'asked',
] as const;

/** Drawn again only when something on it changes: not while somebody points or moves it. */
export const MapSheet = memo<MapProps>(
  DrawnMap,
  (a, b) => SEEN.every((key) => a[key] === b[key]) && a.inset.join(' ') === b.inset.join(' '),
);

interface NamesProps {
  readonly tiles: readonly Placed[];
  readonly components: Components;
  readonly language: BoardProps['language'];
}

const Names = memo<NamesProps>(
  ({ tiles, components, language }) => (
    <g class="v-names">
      {tiles.map(({ tile, x, y }) => (
        <g key={tile} transform={`translate(${x} ${y})`}>
          <TileName name={tileOf(components, tile).name[language]} type={tileOf(components, tile).type} />
        </g>
      ))}
    </g>
  ),
  (a, b) =>
    a.language === b.language &&
    a.tiles.length === b.tiles.length &&
    a.tiles.every((tile, i) => tile.cell === b.tiles[i]?.cell),
);

/** The values of the Territories: above the Troops, since whoever marches wants to read them. */
const PrintedValues = memo<Pick<NamesProps, 'tiles' | 'components'>>(
  ({ tiles, components }) => (
    <g class="v-names">
      {tiles.map(({ tile, x, y }) => (
        <g key={tile} transform={`translate(${x} ${y})`}>
          <TileValues tile={tileOf(components, tile)} />
        </g>
      ))}
    </g>
  ),
  (a, b) => a.tiles.length === b.tiles.length && a.tiles.every((tile, i) => tile.cell === b.tiles[i]?.cell),
);

/** Crossed swords over the field of a battle. */
function BattleSign({ tiles, tile }: { readonly tiles: readonly Placed[]; readonly tile: number }) {
  const at = tiles.find((other) => other.tile === tile);
  if (!at) return null;
  return (
    <g class="v-battle-sign" transform={`translate(${at.x} ${at.y - 62})`}>
      <circle r="19" />
      <path d="M-10 10 9 -9M-12 5l7 7M10 10-9 -9M12 5l-7 7" />
    </g>
  );
}

/** Rhumb lines from a compass rose beside the land. */
function Ornament({ extent }: { readonly extent: Extent }) {
  const x = extent.x - 60;
  const y = extent.y + extent.height - 90;
  const rays = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);
  const point = (angle: number, r: number): string =>
    `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  return (
    <g class="v-ornament" transform={`translate(${x} ${y})`}>
      <path class="v-rhumb" d={rays.map((angle) => `M${point(angle, 76)}L${point(angle, 4200)}`).join('')} />
      <circle class="v-rose-ring" r="70" />
      <circle class="v-rose-ring" r="64" />
      {[4, 2, 1].flatMap((every) =>
        rays
          .filter((_, i) => (every === 4 ? i % 8 === 4 : every === 2 ? i % 8 === 0 : i % 4 === 2))
          .map((angle) => {
            const long = every === 2 ? 62 : every === 4 ? 46 : 34;
            const wide = every === 2 ? 12 : every === 4 ? 10 : 7;
            const side = Math.PI / 8;
            return (
              <g key={`${every} ${angle}`}>
                <path class="v-rose-light" d={`M0 0L${point(angle - side, wide)}L${point(angle, long)}Z`} />
                <path class="v-rose-dark" d={`M0 0L${point(angle + side, wide)}L${point(angle, long)}Z`} />
              </g>
            );
          }),
      )}
      <path class="v-rose-north" d={LILY} />
    </g>
  );
}

/** A lily, a hundred above the origin. */
const LILY = 'M0 -98c7 7 8 13 4 19 6-7 14-3 12 4-2 4-7 4-9 1v6H-7v-6c-2 3-7 3-9-1-2-7 6-11 12-4-4-6-3-12 4-19Z';

const plaque = (x: number, y: number, notch: number): string => {
  const curl = (toX: number, toY: number): string => `A${notch} ${notch} 0 0 0 ${toX} ${toY}`;
  const [inX, inY] = [x - notch, y - notch];
  return `M${-inX} ${-y}H${inX}${curl(x, -inY)}V${inY}${curl(inX, y)}H${-inX}${curl(-x, inY)}V${-inY}${curl(-inX, -y)}Z`;
};

/** Half the width and half the height of the title, with some room around it. */
const TITLE = { x: 160, y: 76 };

/** A corner of the sheet where no tile lies, or null. */
function freeCorner({ x, y, width, height }: Extent, tiles: readonly Place[]): Place | null {
  const [left, right] = [x + TITLE.x, x + width - TITLE.x];
  const [top, bottom] = [y + TITLE.y + 20, y + height - TITLE.y];
  const isFree = (at: Place): boolean =>
    tiles.every((tile) => Math.abs(tile.x - at.x) > TITLE.x + HALF || Math.abs(tile.y - at.y) > TITLE.y + SIZE);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return corners.find(isFree) ?? null;
}

/** The title of the sheet, where the land leaves room for it. */
function Title({ extent, tiles }: { readonly extent: Extent; readonly tiles: readonly Place[] }) {
  const at = freeCorner(extent, tiles);
  if (!at) return null;
  return (
    <g class="v-title" transform={`translate(${at.x} ${at.y})`}>
      <path d={plaque(146, 48, 16)} />
      <path class="v-title-in" d={plaque(139, 41, 14)} />
      <path class="v-rose-north" d={LILY} transform="translate(0 22)" />
      <text y="15">Ventura</text>
    </g>
  );
}
