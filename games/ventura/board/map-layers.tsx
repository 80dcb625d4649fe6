/** What lies on the tiles: borders and towers of the Domains, places for new tiles, what can be chosen, Troops. */

import {
  type BoardProps,
  HEX_STEPS,
  hexBand,
  hexCentre,
  hexCorner,
  hexPath,
  marksOf,
  memo,
  patternOf,
  Reach,
  standingOf,
} from '@condotta/pieces';
import { type Components, tileOf } from '../components/index.ts';
import { artOf } from './art/index.ts';
import { blazonOf } from './houses.ts';
import { SIZE } from './TilePlate.tsx';
import { nameOfSeat, troopsHere } from './troop-words.ts';
import { axial, type MapTile, type PlayerView, type VenturaView } from './view-form.ts';
import { markersIn, typeName, wordsIn } from './words.ts';

const HEX = hexPath(SIZE);
/** Narrow enough that the band beside it still shows who owns the place. */
const FRAME = SIZE - 2;
const HEX_IN = hexPath(FRAME);
const HEX_OUT = hexPath(SIZE - 5);
const BAND = 10;

export interface Placed extends MapTile {
  readonly x: number;
  readonly y: number;
}

export const placed = (map: readonly MapTile[]): Placed[] => map.map((tile) => ({ ...tile, ...centreOf(tile.cell) }));

export function centreOf(cell: string): { readonly x: number; readonly y: number } {
  const [q, r] = axial(cell);
  return hexCentre(q, r, SIZE);
}

/** The Domains: a band in each house's pattern along its borders. */
export const Domains = memo<{ readonly tiles: readonly Placed[]; readonly players: readonly PlayerView[] }>(
  ({ tiles, players }) => {
    const owners = new Map(tiles.map(({ cell, owner }) => [cell, owner]));
    return (
      <g class="v-domains">
        {tiles.map(({ tile, cell, owner, x, y }) => {
          if (owner === null) return null;
          const [q, r] = axial(cell);
          const border = HEX_STEPS.map(([dq, dr]) => owners.get(`cell:${q + dq},${r + dr}`) !== owner);
          const d = hexBand(SIZE - 1, BAND, border);
          return (
            d && (
              <path
                key={tile}
                class="v-band"
                d={d}
                transform={`translate(${x} ${y})`}
                fill={patternOf(blazonOf(players[owner]))}
              />
            )
          );
        })}
      </g>
    );
  },
  (a, b) =>
    a.tiles.length === b.tiles.length &&
    a.tiles.every((tile, i) => tile.cell === b.tiles[i]?.cell && tile.owner === b.tiles[i]?.owner) &&
    a.players.every((player, i) => player.family === b.players[i]?.family),
);

const TOWER = 'M-5.500 8V-4H-7V-10H-4V-7.500H-1.500V-10H1.500V-7.500H4V-10H7V-4H5.500V8Z';

/** Domain Markers: as many towers as the Territory earns. */
export function Towers({
  tiles,
  players,
}: {
  readonly tiles: readonly Placed[];
  readonly players: readonly PlayerView[];
}) {
  return (
    <g class="v-towers">
      {tiles.map(({ tile, owner, markers, x, y }) => {
        if (owner === null || markers === 0) return null;
        const blazon = blazonOf(players[owner]);
        const step = Math.min(19, 88 / markers);
        return (
          <g key={tile} transform={`translate(${x - 65} ${y + 12})`}>
            {Array.from({ length: markers }, (_, i) => (
              <path
                key={i}
                class="v-tower"
                d={TOWER}
                transform={`translate(0 ${(i - (markers - 1) / 2) * step}) scale(1.100)`}
                fill={blazon.field}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

export type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

/** Six wedges at the corners: what can be chosen is known by its shape. */
const WEDGES = [0, 1, 2, 3, 4, 5]
  .map((i) => {
    const at = hexCorner(FRAME, i);
    const left = hexCorner(FRAME, (i + 5) % 6);
    const right = hexCorner(FRAME, (i + 1) % 6);
    const part = 0.2;
    const [lx, ly] = [at.x + (left.x - at.x) * part, at.y + (left.y - at.y) * part];
    const [rx, ry] = [at.x + (right.x - at.x) * part, at.y + (right.y - at.y) * part];
    return `M${lx.toFixed(1)} ${ly.toFixed(1)}L${at.x.toFixed(1)} ${at.y.toFixed(1)}L${rx.toFixed(1)} ${ry.toFixed(1)}Z`;
  })
  .join('');

/** While a place is to be chosen: what cannot be is hatched, what is not in question recedes. Lies under the borders. */
export function Veils({ tiles, choices }: Pick<Marked, 'choices'> & { readonly tiles: readonly Placed[] }) {
  return (
    <g class="v-veils">
      {tiles.map(({ tile, x, y }) => (
        <path
          key={tile}
          class="v-veil"
          d={HEX}
          transform={`translate(${x} ${y})`}
          data-standing={standingOf(choices, `tile:${tile}`)}
        />
      ))}
    </g>
  );
}

/** A clickable hexagon over each tile, with its highlight. */
export function TileSpots({
  tiles,
  components,
  view,
  ...marked
}: Marked & {
  readonly tiles: readonly Placed[];
  readonly components: Components;
  readonly view: VenturaView;
}) {
  const words = wordsIn(marked.language);
  const isLegal = ({ tile }: Placed): boolean => standingOf(marked.choices, `tile:${tile}`) === 'legal';
  const legal = tiles.filter(isLegal);
  // What can be chosen lies above the rest: on a small map a finger is wider than a tile.
  const spots = [...tiles.filter((tile) => !isLegal(tile)), ...legal];
  return (
    <g class="v-spots">
      {spots.map((spot) => {
        const { tile, owner, markers, x, y } = spot;
        const { name, type } = tileOf(components, tile);
        const whose =
          owner === null ? words.neutral : `${nameOfSeat(view, owner)}, ${markersIn(markers, marked.language)}`;
        const here = [whose, ...troopsHere(view, tile, marked.language)].join('. ');
        return (
          <g
            key={tile}
            class="v-spot"
            transform={`translate(${x} ${y})`}
            {...marksOf(
              marked,
              `tile:${tile}`,
              `${name[marked.language]}, ${typeName(type, marked.language)}, ${here}`,
            )}
          >
            <path class="v-spot-area" d={HEX} />
            {isLegal(spot) && (
              <>
                <Reach id={`tile:${tile}`} of={spot} others={legal.filter((other) => other !== spot)} />
                <path class="v-spot-under" d={HEX_IN} />
                <path class="v-spot-wedges" d={WEDGES} />
              </>
            )}
            <path class="v-spot-line" d={HEX_IN} />
          </g>
        );
      })}
    </g>
  );
}

/** Empty places that come into question: where the tile may lie it shows through, elsewhere a faint outline. */
export function Ghosts({
  components,
  tile,
  ...marked
}: Marked & { readonly components: Components; readonly tile: number }) {
  const cells = [...marked.choices.keys()].filter((thing) => thing.startsWith('cell:'));
  const known = tile > 0 ? tileOf(components, tile) : null;
  const isLegal = (cell: string): boolean => standingOf(marked.choices, cell) === 'legal';
  const places = cells.filter(isLegal).map(centreOf);
  return (
    <g class="v-ghosts">
      {[...cells.filter((cell) => !isLegal(cell)), ...cells.filter(isLegal)].map((cell) => {
        const { x, y } = centreOf(cell);
        const legal = isLegal(cell);
        return (
          <g
            key={cell}
            class="v-ghost"
            transform={`translate(${x} ${y})`}
            {...marksOf(marked, cell, marked.choices.get(cell)?.[0]?.label ?? '')}
          >
            <path class="v-ghost-area" d={HEX_OUT} />
            {legal && <Reach id={cell} of={{ x, y }} others={places} />}
            {legal && known && (
              <g class="v-art v-ghost-art">
                {artOf(known).map(({ d, c }, i) => (
                  <path key={i} class={c} d={d} />
                ))}
              </g>
            )}
            <path class="v-ghost-line" d={HEX_OUT} />
            {legal ? (
              <path class="v-ghost-sign" d="M-13 0H13M0 -13V13" />
            ) : (
              <path class="v-ghost-no" d="M-8 -8 8 8M8 -8-8 8" />
            )}
          </g>
        );
      })}
    </g>
  );
}
