/** What is drawn over and under the tiles for a decision: Areas to choose, lines of fire, ways on the march. */

import { at, range } from '@condotta/kernel';
import { marksOf, standingOf } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { AREA_COUNT, areaId, isFavourable, isSquare } from '../field.ts';
import { areaName, faceName } from '../things.ts';
import {
  AREA,
  centreOf,
  cornerOf,
  HEIGHT,
  pathOf,
  placeOf,
  type Spot,
  sizeOf,
  vectorOf,
  WIDTH,
  wayOfShot,
} from './geometry.ts';
import type { Laid, Marked } from './Tiles.tsx';
import type { EffectView, MarchView, RavennaView, ShootView } from './view-form.ts';
import { frameIn, unitIn } from './view-form.ts';
import { directionWord, type Words, wordsIn } from './words.ts';

const WEDGES = 'M2 2H32L2 32ZM198 2V32L168 2ZM198 198H168L198 168ZM2 198V168L32 198Z';

export function Areas({ components, ...marked }: Marked & { readonly components: Components }) {
  const words = wordsIn(marked.language);
  return (
    <g class="r-areas">
      {range(AREA_COUNT).map((area) => {
        const { x, y } = cornerOf(area);
        const name = isFavourable(components, area) ? `${areaId(area)}, ${words.favourable}` : areaId(area);
        const standing = standingOf(marked.choices, areaName(area));
        return (
          <g
            key={area}
            class="r-spot"
            transform={`translate(${x} ${y})`}
            {...marksOf(marked, areaName(area), name)}
            // An Area that nothing is asked about is silent: tiles speak for themselves.
            aria-hidden={standing === 'idle' ? true : undefined}
          >
            <rect class="r-spot-area" x="3" y="3" width={AREA - 6} height={AREA - 6} />
          </g>
        );
      })}
    </g>
  );
}

/** The borders of Areas that can be chosen or are lit, over the tiles. */
export function AreaFrames({ choices, lit, cursor }: Marked) {
  return (
    <g class="r-frames">
      {range(AREA_COUNT).map((area) => {
        const thing = areaName(area);
        const standing = standingOf(choices, thing);
        if (standing === 'idle' && !lit.has(thing) && cursor !== thing) return null;
        const { x, y } = cornerOf(area);
        return (
          <g
            key={area}
            transform={`translate(${x} ${y})`}
            data-state={cursor === thing ? 'cursor' : lit.has(thing) ? 'lit' : standing}
            data-standing={standing}
            data-lit={lit.has(thing) || undefined}
          >
            <rect x="4" y="4" width={AREA - 8} height={AREA - 8} />
            {standing === 'legal' && <path d={WEDGES} />}
          </g>
        );
      })}
    </g>
  );
}

/** Where the chance of a shot is written: on its last stretch, not so far from the target that it meets those of others. */
function oddsSpot(way: readonly Spot[]): Spot {
  const [before, end] = [at(way, way.length - 2), at(way, way.length - 1)];
  const [dx, dy] = [before.x - end.x, before.y - end.y];
  const part = Math.min(0.5, (AREA * 0.75) / Math.hypot(dx, dy));
  return { x: end.x + dx * part, y: end.y + dy * part };
}

/** All lines of fire of the shooter, each with its chance at the end of it. */
export function LinesOfFire({
  view,
  shoot,
  components,
  lit,
  words,
}: {
  readonly view: RavennaView;
  readonly shoot: ShootView;
  readonly components: Components;
  readonly lit: ReadonlySet<string>;
  readonly words: Words;
}) {
  const { area, cells, facing } = unitIn(view, shoot.unit);
  if (area === null) return null;
  const from = placeOf({ area, cells });
  const hasHit = frameIn(view, 'effect') !== null;
  // The frame has gone back to aiming when it calls for the effect of its shot.
  const chosen = shoot.at === 'aim' && !hasHit ? -1 : shoot.target;
  return (
    <g class="r-fire">
      {shoot.targets
        .filter(({ target }) => chosen < 0 || target === chosen)
        .map((shot) => {
          const way = wayOfShot(from, facing, shot);
          const hits = components.die.filter((face) => face + shot.strength > 0).length / components.die.length;
          const { x, y } = oddsSpot(way);
          return (
            <g
              key={shot.target}
              data-lit={lit.has(areaName(shot.target)) || undefined}
              data-vain={hits === 0 || undefined}
            >
              <path class="r-fire-under" d={pathOf(way)} />
              <path class="r-fire-line" d={pathOf(way)} marker-end="url(#r-ball)" />
              {!hasHit && (
                <g transform={`translate(${x} ${y})`}>
                  <g class="r-fire-odds">
                    <rect x="-46" y="-25" width="92" height="50" rx="8" />
                    <text y="-2">{`${Math.round(hits * 100)} %`}</text>
                    <text class="r-fire-range" y="18">
                      {`${words.range} ${shot.range}${shot.overFriends ? ' !' : ''}`}
                    </text>
                  </g>
                </g>
              )}
            </g>
          );
        })}
    </g>
  );
}

/** Arrows of a Unit on the march: straight ahead, to either side, and off the field. */
export function Ways({
  view,
  march,
  tiles,
  components,
  ...marked
}: Marked & {
  readonly view: RavennaView;
  readonly march: MarchView;
  readonly tiles: readonly Laid[];
  readonly components: Components;
}) {
  const { facing } = unitIn(view, march.unit);
  const mover = tiles.find(({ unit }) => unit.unit === march.unit);
  if (!mover) return null;
  const words = wordsIn(marked.language);
  const ahead = vectorOf(facing);
  const goes = [...marked.choices].some(
    ([thing, list]) =>
      (thing === 'off' || thing.startsWith('area:')) &&
      list.some(({ verb, refusal }) => verb === 'advance' && !refusal),
  );
  const off = marked.choices.has('off');
  // Beside the tile, and as much on the sheet as its margin allows.
  const aside = sizeOf(isSquare(at(components.units, march.unit).type)).across / 2 + 42;
  const turnSpot = (side: Spot): Spot => ({
    x: Math.min(mover.x + side.x * aside, WIDTH + 12),
    y: Math.min(mover.y + side.y * aside, HEIGHT + 12),
  });
  const tip: Spot = { x: mover.x + ahead.x * 150, y: mover.y + ahead.y * 150 };
  return (
    <g class="r-ways">
      {march.fromArea !== mover.area && (
        <path class="r-trail" d={pathOf([placeOf({ area: march.fromArea, cells: march.fromCells }), mover])} />
      )}
      {goes && (
        <path
          class="r-ahead"
          d="M-17 44V-20H-36L0-62 36-20H17V44Z"
          transform={`translate(${mover.x + ahead.x * 104} ${mover.y + ahead.y * 104}) rotate(${facing * 90})`}
        />
      )}
      {off && (
        <g class="r-off" transform={`translate(${tip.x} ${tip.y})`} {...marksOf(marked, 'off', words.off)}>
          <circle class="r-way-hit" r="60" />
          <path d="M-20-20 20 20M20-20-20 20" />
        </g>
      )}
      {[3, 1].map((by) => {
        const face = (facing + by) % 4;
        const thing = faceName(face);
        if (standingOf(marked.choices, thing) === 'idle') return null;
        const spot = turnSpot(vectorOf(face));
        return (
          <g
            key={face}
            class="r-turn"
            transform={`translate(${spot.x} ${spot.y})`}
            {...marksOf(marked, thing, `${words.turning} ${directionWord(face, marked.language)}`)}
          >
            <circle class="r-way-hit" r="44" />
            <circle class="r-turn-disc" r="33" />
            <path
              class="r-turn-arrow"
              d={by === 1 ? 'M-13 16C-13-6-6-10 8-10M1-20 13-10 1 0' : 'M13 16C13-6 6-10-8-10M-1-20-13-10-1 0'}
              transform={`rotate(${facing * 90})`}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Where a Unit that was hit would go, and from where it was hit. */
export function WaysOut({ view, effect }: { readonly view: RavennaView; readonly effect: EffectView }) {
  const { area, cells } = unitIn(view, effect.unit);
  if (area === null || !effect.choices) return null;
  const { withdraw, retreat } = effect.choices;
  const from = placeOf({ area, cells });
  const blow = vectorOf(effect.direction);
  return (
    <g class="r-ways-out">
      <circle class="r-felt" cx={from.x} cy={from.y} r="66" />
      <path
        class="r-blow"
        d="M0-30 22 4H9V34H-9V4H-22Z"
        transform={`translate(${from.x - blow.x * 92} ${from.y - blow.y * 92}) rotate(${effect.direction * 90})`}
      />
      {[withdraw, retreat].map((to, i) =>
        to === null || to === area || (i === 1 && to === withdraw) ? null : (
          <path key={at(['w', 'r'], i)} class="r-trail" d={pathOf([from, centreOf(to)])} marker-end="url(#r-point)" />
        ),
      )}
    </g>
  );
}

export const OverlayDefs = () => (
  <defs>
    <marker id="r-ball" viewBox="-10 -10 20 20" markerWidth="3.500" markerHeight="3.500">
      <circle class="r-ball" r="7" />
    </marker>
    <marker id="r-point" viewBox="-10 -10 20 20" markerWidth="5" markerHeight="5" orient="auto">
      <path class="r-point" d="M-7-7 8 0-7 7Z" />
    </marker>
  </defs>
);
