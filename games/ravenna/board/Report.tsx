/** A beat of the story on the field: a shot with its line, two Units at blows, a blow that is felt. */

import { centreOf, pathOf, type Spot } from './geometry.ts';
import type { Beat } from './story.ts';
import type { Laid } from './Tiles.tsx';
import type { Words } from './words.ts';

export function Report({
  beat,
  tiles,
  words,
}: {
  readonly beat: Beat;
  readonly tiles: readonly Laid[];
  readonly words: Words;
}) {
  const spot = (unit: number): Laid | undefined => tiles.find((laid) => laid.unit.unit === unit);
  const one = spot(beat.unit);
  switch (beat.at) {
    case 'aim':
    case 'shot': {
      if (!one || beat.area < 0) return null;
      const end = (beat.at === 'shot' && spot(beat.victim)) || centreOf(beat.area);
      return (
        <g class="r-report">
          <path class="r-fire-under" d={pathOf(bent(one, end))} />
          <path
            class="r-fire-line"
            data-flies={beat.at === 'aim' || undefined}
            d={pathOf(bent(one, end))}
            pathLength="1"
          />
          <Smoke x={one.x} y={one.y} />
          {beat.at === 'shot' && <Burst {...end} hit={beat.hit} text={beat.hit ? String(beat.total) : words.missed} />}
        </g>
      );
    }
    case 'clash':
    case 'fight': {
      const foe = spot(beat.foe);
      if (!one || !foe) return null;
      const [x, y] = [(one.x + foe.x) / 2, (one.y + foe.y) / 2];
      return (
        <g class="r-report">
          <g class="r-blades" transform={`translate(${x} ${y})`}>
            <circle r="40" />
            <path d="M-20 20 18-18M-24 9l15 15M20 20-18-18M24 9 9 24" />
          </g>
        </g>
      );
    }
    case 'effect':
      return one ? (
        <g class="r-report">
          <circle class="r-felt" cx={one.x} cy={one.y} r="74" />
        </g>
      ) : null;
    case 'cards':
      return null;
  }
}

/** With the corner of an L, if the end lies aside: straight along the facing first. */
function bent(from: Laid, to: Spot): readonly Spot[] {
  const upright = from.unit.facing % 2 === 0;
  const corner = upright ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
  const aside = upright ? Math.abs(to.x - from.x) : Math.abs(to.y - from.y);
  return aside < 110 ? [from, to] : [from, corner, to];
}

const Smoke = ({ x, y }: Spot) => (
  <g class="r-smoke" transform={`translate(${x} ${y})`}>
    <circle cx="-10" cy="-4" r="26" />
    <circle cx="14" cy="-12" r="22" />
    <circle cx="8" cy="14" r="20" />
  </g>
);

function Burst({ x, y, hit, text }: Spot & { readonly hit: boolean; readonly text: string }) {
  return (
    <g class="r-burst" data-hit={hit || undefined} transform={`translate(${x} ${y})`}>
      {hit ? (
        <path d="M0-58 14-24 46-42 30-12 62 0 30 12 46 42 14 24 0 58-14 24-46 42-30 12-62 0-30-12-46-42-14-24Z" />
      ) : (
        <rect x="-56" y="-22" width="112" height="44" rx="8" />
      )}
      <text y={hit ? 14 : 9}>{text}</text>
    </g>
  );
}
