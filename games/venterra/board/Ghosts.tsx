/**
 * Where the board in the hand may lie. Placements overlap, so each has a handle in its middle; the one that is pointed at shows the
 * whole board there, in place.
 */

import { at } from '@condotta/kernel';
import { hexPath, marksOf, type Point, Reach, standingOf } from '@condotta/pieces';
import type { Components } from '../components/index.ts';
import { centreAt, middleOf, placeOf, SIZE } from './geometry.ts';
import type { Marked } from './Lands.tsx';
import { cellsAt } from './laid.ts';
import { type Painting, paintBoard } from './paint/index.ts';
import { type BuildingView, frameIn, type VenterraView } from './view-form.ts';

const HEX = hexPath(SIZE - 3);

const painted = new Map<string, Painting>();

/** A board as it lies in the hand, painted once. */
export function boardPainting(components: Components, side: number, rotation: number, turn: number): Painting {
  const key = `${components.edition} ${side} ${(rotation + turn) % 6}`;
  const found = painted.get(key);
  if (found) return found;
  const painting = paintBoard(cellsAt(components, side, rotation, [0, 0], turn));
  painted.set(key, painting);
  return painting;
}

export interface Handle extends Point {
  readonly thing: string;
}

/** The board that waits for its place, or null. */
export function inHand(view: VenterraView): BuildingView | null {
  const building = frameIn(view, 'building');
  return building?.at === 'place' ? building : null;
}

/** The handles of all placements that come into question. */
export function handlesOf(
  { side, rotation }: BuildingView,
  choices: Marked['choices'],
  turn: number,
): readonly Handle[] {
  return [...choices.keys()].flatMap((thing) => {
    const place = placeOf(thing);
    return place && thing.startsWith('place:') ? [{ thing, ...middleOf(side, rotation, place, turn) }] : [];
  });
}

interface GhostProps extends Marked {
  readonly hand: BuildingView;
  readonly components: Components;
  readonly turn: number;
  /** The placement that is looked at, or null. */
  readonly ghost: string | null;
}

export function Ghosts({ hand, components, turn, ghost, ...marked }: GhostProps) {
  const handles = handlesOf(hand, marked.choices, turn);
  const isLegal = ({ thing }: Handle): boolean => standingOf(marked.choices, thing) === 'legal';
  const legal = handles.filter(isLegal);
  const shown = [ghost, marked.cursor, ...marked.lit].find((thing) => handles.some((handle) => handle.thing === thing));
  return (
    <g class="e-ghosts">
      {shown && <GhostBoard hand={hand} components={components} turn={turn} thing={shown} choices={marked.choices} />}
      {[...handles.filter((handle) => !isLegal(handle)), ...legal].map((handle) => (
        <g
          key={handle.thing}
          class="e-handle"
          transform={`translate(${handle.x} ${handle.y})`}
          data-shown={handle.thing === shown || undefined}
          {...marksOf(marked, handle.thing, '')}
        >
          {isLegal(handle) ? (
            <>
              <Reach id={handle.thing} of={handle} others={legal.filter((other) => other !== handle)} />
              <circle class="e-handle-disc" r="27" />
              <path class="e-handle-sign" d="M-12 0H12M0-12V12" />
            </>
          ) : (
            <>
              <circle class="e-handle-hit" r="30" />
              <path class="e-handle-no" d="M-8-8 8 8M8-8-8 8" />
            </>
          )}
        </g>
      ))}
    </g>
  );
}

function GhostBoard({
  hand,
  components,
  turn,
  thing,
  choices,
}: Pick<GhostProps, 'hand' | 'components' | 'turn' | 'choices'> & { readonly thing: string }) {
  const place = placeOf(thing) ?? [0, 0];
  const { href, box } = boardPainting(components, hand.side, hand.rotation, turn);
  const { x, y } = centreAt(place, turn);
  const cells = cellsAt(components, hand.side, hand.rotation, [0, 0], turn);
  return (
    <g class="e-ghost" transform={`translate(${x} ${y})`} data-standing={standingOf(choices, thing)}>
      <image href={href} x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} />
      {cells.map((cell, i) => (
        <path key={i} d={HEX} transform={`translate(${at(cells, i).x} ${cell.y})`} />
      ))}
    </g>
  );
}
