/** The Units on the field, and their journeys. */

import { at } from '@condotta/kernel';
import { type BoardProps, marksOf, Reach, standingOf } from '@condotta/pieces';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Components } from '../components/types.ts';
import { isSquare } from '../field.ts';
import { areaName, type Placing, unitName } from '../things.ts';
import { LINE_ARMS } from './arms.ts';
import { AREA, placeOf, type Spot, sizeOf, vectorOf } from './geometry.ts';
import { Tile } from './Tile.tsx';
import { unitWords } from './unit-words.ts';
import { frameIn, type RavennaView, type UnitView } from './view-form.ts';

export type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

export interface Laid extends Spot {
  readonly unit: UnitView;
  readonly area: number;
  /** Not put down yet: how it would lie. */
  readonly ghost: boolean;
}

/** Where each tile lies; on the march, where it would be put down if it halted. */
export function laidOut(view: RavennaView): readonly Laid[] {
  const march = frameIn(view, 'march');
  const packing: readonly Placing[] = march?.packing ?? [];
  return view.units.flatMap((unit) => {
    const { area } = unit;
    if (area === null) return [];
    const placing = packing.find((one) => one.unit === unit.unit);
    const cells = placing?.cells ?? unit.cells;
    const facing = placing?.facing ?? unit.facing;
    const ghost = cells !== unit.cells || facing !== unit.facing;
    // Red teeth show what a halt would bring.
    const engages = march?.unit === unit.unit && packing.length > 0 ? march.engages : unit.engages;
    return [{ unit: { ...unit, cells, facing, engages }, area, ghost, ...placeOf({ area, cells }) }];
  });
}

/** A tile that stands elsewhere than before goes there in a moment. */
function useJourneys(layer: { readonly current: SVGGElement | null }, tiles: readonly Laid[], motion: 0 | 1 | 2): void {
  const before = useRef(new Map<number, Spot>());
  useLayoutEffect(() => {
    for (const { unit, x, y } of tiles) {
      const from = before.current.get(unit.unit);
      if (!from || motion === 0 || Math.hypot(from.x - x, from.y - y) < AREA / 8) continue;
      layer.current
        ?.querySelector(`[data-unit="${unit.unit}"] .r-journey`)
        ?.animate([{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'none' }], {
          duration: motion === 2 ? 180 : 380,
          easing: 'ease-in-out',
        });
    }
    before.current = new Map(tiles.map(({ unit, x, y }) => [unit.unit, { x, y }]));
  });
}

export interface TilesProps extends Marked {
  readonly view: RavennaView;
  readonly components: Components;
  /** Whose moment it is, or -1. */
  readonly acting: number;
  readonly motion: 0 | 1 | 2;
}

export function Tiles({ view, components, acting, motion, ...marked }: TilesProps) {
  const layer = useRef<SVGGElement>(null);
  const tiles = laidOut(view);
  useJourneys(layer, tiles, motion);
  const choosable = tiles.filter(({ unit }) => standingOf(marked.choices, unitName(unit.unit)) === 'legal');
  return (
    <g class="r-tiles" ref={layer}>
      {tiles.map((laid) => {
        const { unit, area, x, y, ghost } = laid;
        const thing = unitName(unit.unit);
        const data = at(components.units, unit.unit);
        const chosen = choosable.includes(laid);
        // What lies below is meant where only that can be chosen.
        const through = !chosen && standingOf(marked.choices, areaName(area)) !== 'idle';
        const { across, deep } = sizeOf(isSquare(data.type));
        const marks = marksOf(marked, thing, unitWords(data, unit, marked.language));
        const [w, h] = unit.facing % 2 === 0 ? [across, deep] : [deep, across];
        return (
          <g
            key={unit.unit}
            class="r-unit"
            transform={`translate(${x} ${y})`}
            data-unit={unit.unit}
            data-standing={marks['data-standing']}
            data-lit={marks['data-lit']}
            data-cursor={marks['data-cursor']}
            data-acting={unit.unit === acting || undefined}
            data-ghost={ghost || undefined}
            data-through={through || undefined}
          >
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group inside a drawing takes no focus */}
            <g class="r-journey" aria-hidden="true">
              <rect class="r-halo" x={-w / 2 - 5} y={-h / 2 - 5} width={w + 10} height={h + 10} rx="8" />
              <Tile data={data} blazon={at(LINE_ARMS, data.commander)} state={unit} />
            </g>
            {/* The button lies over the print: its label says it all, figures alone would only confuse. */}
            <g class="r-unit-hit" {...marks}>
              {chosen ? (
                <Reach id={thing} of={laid} others={choosable.filter((other) => other !== laid)} />
              ) : (
                <rect x={-w / 2} y={-h / 2} width={w} height={h} />
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Where a Unit engages, teeth of red at its front. */
export function Contacts({ tiles, components }: { readonly tiles: readonly Laid[]; readonly components: Components }) {
  return (
    <g class="r-contacts">
      {tiles
        .filter(({ unit }) => unit.engages !== null)
        .map(({ unit, x, y }) => {
          const { deep } = sizeOf(isSquare(at(components.units, unit.unit).type));
          const ahead = vectorOf(unit.facing);
          return (
            <path
              key={unit.unit}
              d="M-26 4-17-8-9 2 0-12 9 2 17-8 26 4Z"
              transform={`translate(${x + ahead.x * (deep / 2 + 6)} ${y + ahead.y * (deep / 2 + 6)}) rotate(${unit.facing * 90})`}
            />
          );
        })}
    </g>
  );
}
