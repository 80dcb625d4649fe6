/** The map in small. */

import { type BoardProps, type Extent, hexPath, type Small, standingOf } from '@condotta/pieces';
import { blazonOf } from './houses.ts';
import type { Placed } from './map-layers.tsx';
import { SIZE } from './TilePlate.tsx';
import { troopPlaces } from './Troops.tsx';
import type { VenturaView } from './view-form.ts';

const HEX = hexPath(SIZE);
const DOT = 'M0 -30A30 30 0 1 1 -.010 -30Z';

/** As it is seen from far away: whose Territory is where, and where Troops stand. */
export function inSmall(
  extent: Extent,
  tiles: readonly Placed[],
  { players, troops }: VenturaView,
  choices: BoardProps['choices'],
): Small {
  const called = (thing: string): boolean => standingOf(choices, thing) === 'legal';
  const lands = tiles.map(({ tile, owner, x, y }) => ({
    x,
    y,
    outline: HEX,
    fill: owner === null ? 'var(--p-paper-shade)' : blazonOf(players[owner]).field,
    called: called(`tile:${tile}`),
  }));
  const pieces = troopPlaces(troops, tiles).map(({ id, x, y }) => ({
    x,
    y,
    outline: DOT,
    fill: 'var(--p-paper)',
    called: called(id),
  }));
  return { extent, blots: [...lands, ...pieces] };
}
