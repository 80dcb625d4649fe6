/** The realms: a band along the border of what each faction controls, in its own pattern, and a soft rim inside it. */

import { memo } from '@condotta/pieces';
import { BANDS, blazonOf } from './arms.ts';
import type { Laid } from './laid.ts';
import { borderOf } from './paint/coast.ts';
import type { PlayerView } from './view-form.ts';

interface RealmsProps {
  readonly laid: readonly Laid[];
  readonly players: readonly PlayerView[];
}

const DrawnRealms = ({ laid, players }: RealmsProps) => (
  <g class="e-realms">
    {players.map((player) => {
      const cells = laid.filter(({ land }) => land.controller === player.seat).map(({ cell }) => cell);
      if (!player.faction || cells.length === 0) return null;
      const { field } = blazonOf(player);
      const { colour, width, dash, round } = BANDS[player.faction];
      const band = borderOf(cells, 8);
      return (
        <g key={player.seat}>
          <path class="e-rim" d={borderOf(cells, 22)} stroke={field} />
          <path class="e-rim e-rim-near" d={borderOf(cells, 16)} stroke={field} />
          <path class="e-band-case" d={band} />
          <path class="e-band" d={band} stroke={field} />
          <path
            class="e-band-weave"
            d={band}
            stroke={colour}
            stroke-width={width}
            stroke-dasharray={dash}
            stroke-linecap={round ? 'round' : 'butt'}
          />
        </g>
      );
    })}
  </g>
);

const bordersOf = ({ laid }: RealmsProps): string =>
  laid.map(({ x, y, land }) => `${x} ${y} ${land.controller}`).join();

/** Drawn again when a border moves. */
export const Realms = memo<RealmsProps>(
  DrawnRealms,
  (a, b) =>
    (a.laid === b.laid || bordersOf(a) === bordersOf(b)) &&
    a.players.every(({ faction }, i) => faction === b.players[i]?.faction),
);
