/** The map as it lies on the sheet. */

import type { Components } from '../components/index.ts';
import { type Axial, cellOf, cellsOf, centreAt, turned } from './geometry.ts';
import type { Cell } from './paint/coast.ts';
import { type TerritoryView, thingOf, type VenterraView } from './view-form.ts';

/** A territory with its place on the sheet. */
export interface Laid {
  readonly thing: string;
  /** Its number in the state and in frames. */
  readonly hex: number;
  readonly land: TerritoryView;
  readonly x: number;
  readonly y: number;
  readonly cell: Cell;
}

export const layOut = (view: VenterraView, components: Components, turn: number): readonly Laid[] =>
  view.territories.map((land, hex) => {
    const { x, y } = centreAt([land.q, land.r], turn);
    const [q, r] = turned([land.q, land.r], turn);
    const { terrain, ruin } = cellOf(components.sides, land.side, land.cell);
    return { thing: thingOf(land), hex, land, x, y, cell: { q, r, x, y, terrain, ruin } };
  });

/** The hexes of a board as it would lie there. */
export function cellsAt(
  components: Components,
  side: number,
  rotation: number,
  [q, r]: Axial,
  turn: number,
): readonly Cell[] {
  const printed = components.sides[side - 1]?.cells ?? [];
  return cellsOf(side, rotation).flatMap(([dq, dr], i) => {
    const cell = printed[i];
    const place: Axial = [q + dq, r + dr];
    const [tq, tr] = turned(place, turn);
    return cell ? [{ q: tq, r: tr, ...centreAt(place, turn), terrain: cell.terrain, ruin: cell.ruin }] : [];
  });
}
