/** The Troops on the map: a counter each, side by side or in a fan, and their journeys. */

import { Counter, fanOf, marksOf, Reach, Stack, standingOf } from '@condotta/pieces';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { blazonOf, FAMILY_NAMES } from './houses.ts';
import type { Marked, Placed } from './map-layers.tsx';
import { SIZE } from './TilePlate.tsx';
import { type PlayerView, type TroopView, woundsIn } from './view-form.ts';
import { wordsIn } from './words.ts';

export interface TroopsProps extends Marked {
  readonly troops: readonly TroopView[];
  readonly tiles: readonly Placed[];
  readonly players: readonly PlayerView[];
  /** The Troop on the march, or null. */
  readonly chosen: string | null;
  readonly motion: 0 | 1 | 2;
}

/** Above the name, beside two rows of values on the right, below one on the left. */
const DROP = 1;
const ASIDE = -15;
const ROOM = 100;
/** Several on one place are a little smaller. */
const ONE = 54;
const OF_SEVERAL = 44;
const widthFor = (count: number): number => (count > 1 ? OF_SEVERAL : ONE);

/** A counter that stands elsewhere than before goes there in a moment. */
function useJourneys(
  layer: { readonly current: SVGGElement | null },
  places: readonly { readonly id: string; readonly x: number; readonly y: number }[],
  motion: 0 | 1 | 2,
): void {
  const before = useRef(new Map<string, { readonly x: number; readonly y: number }>());
  useLayoutEffect(() => {
    for (const { id, x, y } of places) {
      const from = before.current.get(id);
      if (!from || motion === 0 || Math.hypot(from.x - x, from.y - y) < SIZE) continue;
      layer.current
        ?.querySelector(`[data-thing="${id}"]`)
        ?.animate([{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'none' }], {
          duration: motion === 2 ? 200 : 450,
          easing: 'ease-in-out',
        });
    }
    before.current = new Map(places.map((place) => [place.id, place]));
  });
}

export function Troops({ troops, tiles, players, chosen, motion, ...marked }: TroopsProps) {
  const words = wordsIn(marked.language);
  const layer = useRef<SVGGElement>(null);
  const places = troopPlaces(troops, tiles);
  useJourneys(layer, places, motion);
  const choosable = places.filter(({ id }) => standingOf(marked.choices, id) !== 'idle');
  return (
    <g class="v-troops" ref={layer}>
      {tiles.map(({ tile, x, y }) => {
        const here = troops.filter((troop) => troop.at === tile);
        if (here.length === 0) return null;
        const asked = standingOf(marked.choices, `tile:${tile}`) !== 'idle';
        return (
          <Stack key={tile} x={x + ASIDE} y={y + DROP} width={widthFor(here.length)} room={ROOM}>
            {here.map((troop) => {
              const { family } = players[troop.seat] ?? {};
              const name = `${troop.army ? words.army : words.company} ${troop.area}, ${family ? FAMILY_NAMES[family] : ''}${woundsIn(troop) > 0 ? `, ${words.wounds} ${woundsIn(troop)}` : ''}${troop.moved ? `, ${words.moved}` : ''}`;
              const place = choosable.find(({ id }) => id === troop.id);
              return (
                <g
                  key={troop.id}
                  class="v-troop"
                  {...marksOf(marked, troop.id, name)}
                  data-moved={troop.moved || undefined}
                  data-chosen={troop.id === chosen || undefined}
                  data-through={(!place && asked) || undefined}
                >
                  {place ? (
                    <Reach id={troop.id} of={place} others={choosable.filter((other) => other !== place)} />
                  ) : (
                    <circle class="v-troop-hit" r="34" />
                  )}
                  <g class="v-troop-size" data-several={here.length > 1 || undefined}>
                    <circle class="v-troop-halo" r="36" />
                    <Counter
                      shape={troop.army ? 'round' : 'flag'}
                      blazon={blazonOf(players[troop.seat])}
                      icon={troop.army ? 'lancer' : 'pike'}
                      number={troop.area}
                      wounds={woundsIn(troop)}
                    />
                  </g>
                </g>
              );
            })}
          </Stack>
        );
      })}
    </g>
  );
}

/** Where the Troops of a tile stand, for the cursor. */
export function troopPlaces(
  troops: readonly TroopView[],
  tiles: readonly Placed[],
): { readonly id: string; readonly x: number; readonly y: number }[] {
  return tiles.flatMap(({ tile, x, y }) => {
    const here = troops.filter((troop) => troop.at === tile);
    const fan = fanOf(here.length, widthFor(here.length), ROOM);
    return here.map((troop, i) => ({ id: troop.id, x: x + ASIDE + (fan[i]?.x ?? 0), y: y + DROP + (fan[i]?.y ?? 0) }));
  });
}
