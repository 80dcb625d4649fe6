/** Putting tiles down by hand: for each Unit and each facing a small Area whose places can be chosen. */

import { at, range } from '@condotta/kernel';
import { ICONS, marksOf, patternOf } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { isSquare } from '../field.ts';
import { type Placing, placingIn } from '../things.ts';
import { LINE_ARMS } from './arms.ts';
import { middleOf } from './geometry.ts';
import { iconOf } from './Tile.tsx';
import type { Marked } from './Tiles.tsx';
import { type RavennaView, unitIn } from './view-form.ts';
import { directionWord } from './words.ts';

/** Everything that can be put down now, as the choices name it. */
export const placings = (choices: Marked['choices']): readonly Placing[] =>
  [...choices.keys()].flatMap((thing) => placingIn(thing) ?? []);

export function PlacingPanel({
  view,
  components,
  ...marked
}: Marked & { readonly view: RavennaView; readonly components: Components }) {
  const things = [...marked.choices.keys()].flatMap((thing) => {
    const placing = placingIn(thing);
    return placing ? [{ thing, ...placing }] : [];
  });
  const units = [...new Set(things.map(({ unit }) => unit))];
  return (
    <div class="r-placing">
      {units.map((unit) => {
        const data = at(components.units, unit);
        const facings = range(4).filter((facing) => things.some((one) => one.unit === unit && one.facing === facing));
        const now = unitIn(view, unit);
        return (
          <div key={unit} class="r-placing-unit">
            <p>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <rect width="32" height="7" fill={patternOf(at(LINE_ARMS, data.commander))} />
                <path d={ICONS[iconOf(data)]} transform="translate(5 9) scale(.044)" />
              </svg>
              {data.name[marked.language]}
            </p>
            <div class="r-placing-ways">
              {facings.map((facing) => (
                <fieldset key={facing} class="p-group r-mini" aria-label={directionWord(facing, marked.language)}>
                  {things
                    .filter((one) => one.unit === unit && one.facing === facing)
                    .map((one) => (
                      <span
                        key={one.thing}
                        class="r-mini-place"
                        data-now={(one.cells === now.cells && facing === now.facing) || undefined}
                        style={boxOf(one.cells, isSquare(data.type), facing)}
                        {...marksOf(marked, one.thing, marked.choices.get(one.thing)?.[0]?.label ?? '')}
                      >
                        <svg viewBox="-10 -10 20 20" aria-hidden="true">
                          <path d="M0-7 6 4H-6Z" transform={`rotate(${facing * 90})`} />
                        </svg>
                      </span>
                    ))}
                </fieldset>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** In per cent of the small Area. */
function boxOf(cells: number, square: boolean, facing: number): Record<string, string> {
  const { x, y } = middleOf(cells);
  const wide = !square && facing % 2 === 0;
  const tall = !square && facing % 2 === 1;
  return {
    left: wide || x < 0 ? '0' : '50%',
    top: tall || y < 0 ? '0' : '50%',
    width: wide ? '100%' : '50%',
    height: tall ? '100%' : '50%',
  };
}
