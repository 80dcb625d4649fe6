/** What stands on the territories: structures, ruins, tokens, the two numbers; and the places one can point at. */

import { type BoardProps, hexPath, marksOf, memo, Reach, standingOf } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { SIZE } from './geometry.ts';
import type { Laid } from './laid.ts';
import { landWords } from './land-words.ts';
import { DefenseBadge, ExploreToken, PointsBadge, Ruin, Slot, StructureTile } from './marks.tsx';
import { unitsIn, type VenterraView, worthOf } from './view-form.ts';

export type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

const UP = -0.44 * SIZE;
const LOW = 0.4 * SIZE;
const ASIDE = 0.62 * SIZE;
/** A ruin stands beside the square of its territory. */
const RUIN_ASIDE = -0.34 * SIZE;
const BESIDE_RUIN = 0.29 * SIZE;

interface LandsProps {
  readonly laid: readonly Laid[];
  readonly view: VenterraView;
  readonly components: Components;
}

const hasSquare = ({ cell }: Laid): boolean => cell.terrain === 'field' || cell.terrain === 'mountain';

function Land({
  one,
  view,
  components,
}: {
  readonly one: Laid;
  readonly view: VenterraView;
  readonly components: Components;
}) {
  const { land, cell, x, y } = one;
  const { structure } = land;
  const square = hasSquare(one);
  const player = land.controller === null ? undefined : view.players[land.controller];
  const owner = structure ? view.players[structure.owner]?.faction : null;
  const shift = cell.ruin && square ? BESIDE_RUIN : 0;
  const isBare = unitsIn(land) === 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      {cell.ruin && (
        <g transform={`translate(${square ? RUIN_ASIDE : 0} ${UP + (square ? 0 : 4)})`}>
          <Ruin />
        </g>
      )}
      {square && !structure && (
        <g transform={`translate(${shift} ${UP + 2})`}>
          <Slot />
        </g>
      )}
      {structure && owner && (
        <g transform={`translate(${shift} ${UP + 3})`}>
          <StructureTile faction={owner} kind={structure.kind} />
        </g>
      )}
      {land.token && (
        <g transform={isBare ? `translate(0 ${LOW})` : `translate(${ASIDE * 0.62} ${UP + 10}) scale(.6)`}>
          <ExploreToken />
        </g>
      )}
      <g transform={`translate(${-ASIDE} 0)`}>
        <DefenseBadge value={land.defense} faction={player?.faction ?? null} high={land.terrain === 'mountain'} />
      </g>
      <g transform={`translate(${ASIDE} 0)`}>
        <PointsBadge value={worthOf(components, land)} />
      </g>
    </g>
  );
}

/** Drawn again when one of them changes: a view is made anew for every picture. */
export const Lands = memo<LandsProps>(
  ({ laid, view, components }) => (
    <g class="e-lands">
      {laid.map((one) => (
        <Land key={one.thing} one={one} view={view} components={components} />
      ))}
    </g>
  ),
  (a, b) => a.view === b.view && a.laid === b.laid,
);

const HEX = hexPath(SIZE);
const HEX_IN = hexPath(SIZE - 7);

/** While a place is to be chosen, what cannot be recedes. Lies under the pieces. */
export function Veils({
  laid,
  choices,
  bright,
}: Pick<Marked, 'choices'> & { readonly laid: readonly Laid[]; readonly bright: ReadonlySet<number> }) {
  return (
    <g class="e-veils">
      {laid
        .filter(({ thing, hex }) => standingOf(choices, thing) !== 'legal' && !bright.has(hex))
        .map(({ thing, x, y }) => (
          <path key={thing} d={HEX} transform={`translate(${x} ${y})`} data-standing={standingOf(choices, thing)} />
        ))}
    </g>
  );
}

/** A place to point at over each territory. What can be chosen lies above the rest: on a small map a finger is wider. */
export function LandSpots({ laid, view, components, ...marked }: Marked & LandsProps) {
  const isLegal = ({ thing }: Laid): boolean => standingOf(marked.choices, thing) === 'legal';
  const legal = laid.filter(isLegal);
  return (
    <g class="e-spots">
      {[...laid.filter((one) => !isLegal(one)), ...legal].map((one) => {
        const { thing, land, x, y } = one;
        return (
          <g
            key={thing}
            class="e-spot"
            transform={`translate(${x} ${y})`}
            {...marksOf(marked, thing, landWords(view, components, land, marked.language))}
          >
            <path class="e-spot-area" d={HEX} />
            {isLegal(one) && <Reach id={thing} of={one} others={legal.filter((other) => other !== one)} />}
            {isLegal(one) && <path class="e-spot-under" d={HEX_IN} />}
            {(isLegal(one) || marked.lit.has(thing) || marked.cursor === thing) && (
              <path class="e-spot-line" d={HEX_IN} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The name of each board in the sea beside its outer coast, or nowhere if there is no room. */
export function BoardNames({ laid, components, language }: Omit<LandsProps, 'view'> & Pick<Marked, 'language'>) {
  const sides = [...new Set(laid.map(({ land }) => land.side))];
  return (
    <g class="e-names">
      {sides.map((key) => {
        const name = components.sides.find((side) => side.key === key)?.name[language] ?? '';
        const spot = nameSpot(
          laid.filter(({ land }) => land.side === key),
          laid,
        );
        return (
          spot && (
            <text key={key} x={spot.x} y={spot.y}>
              {name}
            </text>
          )
        );
      })}
    </g>
  );
}

/** Above the highest or below the lowest hexes of a board, where two hexes side by side look at the sea. */
function nameSpot(board: readonly Laid[], laid: readonly Laid[]): { readonly x: number; readonly y: number } | null {
  const free = (x: number, y: number): boolean =>
    laid.every((one) => Math.abs(one.y - y) > SIZE * 0.98 || Math.abs(one.x - x) > SIZE * 2.1);
  const middle = board.reduce((sum, { x }) => sum + x, 0) / board.length;
  const [top, bottom] = [Math.min(...board.map(({ y }) => y)), Math.max(...board.map(({ y }) => y))];
  const candidates = [
    { x: middle, y: top - SIZE * 1.3 },
    { x: middle, y: bottom + SIZE * 1.5 },
    ...board.map(({ x, y }) => ({ x, y: y - SIZE * 1.3 })),
    ...board.map(({ x, y }) => ({ x, y: y + SIZE * 1.5 })),
  ];
  return candidates.find(({ x, y }) => free(x, y - 8)) ?? null;
}
