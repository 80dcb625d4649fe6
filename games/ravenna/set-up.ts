/** R2 Set-up: the roles, the tiles on their start Areas, the cards. Where in its Area a tile lies is chosen in rules/deployment.ts. */

import { at, range, type Setup } from '@condotta/kernel';
import { type Components, DIRECTIONS, ORDERS } from './components/types.ts';
import { areaId, areaOf } from './field.ts';
import { packFresh } from './packing.ts';
import { roles } from './roles.ts';
import {
  type CommanderState,
  INITIATIVE_COUNT,
  NONE,
  type RavennaFrame,
  type SideState,
  STRATEGY_COUNT,
  type State,
  type UnitState,
} from './state.ts';

/** R2.6, R2.7: every Unit on its start Area with its start facing, on the cells that are offered for it (R2.8). */
function startingUnits(parts: Components): UnitState[] {
  const units = parts.units.map(({ start, facing }) => ({
    area: areaOf(start),
    cells: 0,
    facing: DIRECTIONS.indexOf(facing),
    wounded: false,
    marked: false,
    maintains: false,
    steadfast: false,
    covered: false,
  }));
  for (const area of new Set(units.map((unit) => unit.area))) {
    const here = range(units.length).filter((unit) => at(units, unit).area === area);
    const placings = packFresh(
      { parts },
      here.map((unit) => ({ unit, facing: at(units, unit).facing })),
    );
    if (!placings) throw new Error(`no room on ${areaId(area)}`);
    for (const { unit, cells } of placings) at(units, unit).cells = cells;
  }
  return units;
}

/** A Commander before he is issued an Order. */
export const idle = (seat: number): CommanderState => ({
  seat,
  issued: NONE,
  answer: 'none',
  order: NONE,
  initiative: NONE,
  bearer: NONE,
  knownBy: 0,
  shown: false,
});

/** R2.11: the six Order cards of a side, ascending. */
export const allOrders = (parts: Components): number[] =>
  parts.orderDeck.map((order) => ORDERS.indexOf(order)).sort((a, b) => a - b);

function startingSide(parts: Components): SideState {
  return {
    // R2.5
    moral: parts.moral,
    // R2.9: Preparation is held; R2.10: the other eight are the deck.
    deck: range(STRATEGY_COUNT).slice(1),
    hand: [0],
    played: NONE,
    used: [],
    orders: allOrders(parts),
    initiatives: range(INITIATIVE_COUNT),
    spent: [],
  };
}

export function setup({ seats, options }: Setup, parts: Components): { state: State; frame: RavennaFrame } {
  const state: State = {
    turn: 0,
    phase: 0,
    units: startingUnits(parts),
    commanders: roles(seats, options['teams']).map(idle),
    sides: [startingSide(parts), startingSide(parts)],
  };
  return { state, frame: { proc: 'game', at: 'deploy' } };
}
