/** What is told just now, where it happens: dice over the zone, a flash where a wall gives way. */

import { at } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import { ZONE_PLACES } from './map/zones.ts';
import type { Beat } from './story.ts';

const SIGNS: Readonly<Record<Beat['sign'], string>> = {
  swords: 'M-17 17 15 -15M-20 9l11 11M17 17-15 -15M20 9 9 20',
  gun: 'M-18 10h20M2 10l14 -12 5 6 -13 12ZM-10 10a6 6 0 1 0 .1 0',
  mine: 'M0 -20l5 11 12 -5 -6 11 12 5 -13 3 3 13 -11 -7 -8 11 -3 -13 -13 1 9 -9 -9 -9 13 1Z',
  fire: 'M0 -18c9 9 11 14 8 21 5 -1 6 -4 6 -7 6 11 0 20 -14 20s-20 -9 -14 -20c0 4 2 7 6 7 -4 -8 2 -14 8 -21Z',
  chit: 'M0 -18a18 18 0 1 0 .1 0M0 -11a11 11 0 1 0 .1 0',
  drum: 'M-16 -8h32v18h-32ZM-16 -8l32 18M16 -8l-32 18M-10 -20 0 -8 12 -18',
};

export function Report({ beat, components }: { readonly beat: Beat; readonly components: Components }) {
  if (beat.zone < 0) return null;
  const [x, y, r] = ZONE_PLACES[at(components.zones, beat.zone).id]?.stack ?? [0, 0, 0];
  return (
    <g class="mo-report" transform={`translate(${x} ${y - r - 6})`}>
      <circle r="30" />
      <path d={SIGNS[beat.sign]} />
    </g>
  );
}
