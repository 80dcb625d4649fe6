/** R2 Set-up: the roles, the tiles on their start Areas, the cards. Where in its Area a tile lies is chosen in rules/deployment.ts. */

import { at, range, type Setup } from '@condotta/kernel';
import { type Components, DIRECTIONS, ORDERS, SIDES } from './components/types.ts';
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
function startingUnits(components: Components): UnitState[] {
  const units = components.units.map(({ start, facing }) => ({
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
      { components },
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

/** R2.11: the Order cards of a side, ascending. */
export const allOrders = (components: Components, side: number): number[] =>
  at(components.orderDecks, side)
    .map((order) => ORDERS.indexOf(order))
    .sort((a, b) => a - b);

function startingSide(components: Components, side: number): SideState {
  return {
    // R2.5
    moral: components.moral,
    // R2.9: Preparation is held; R2.10: the other eight are the deck.
    deck: range(STRATEGY_COUNT).slice(1),
    hand: [0],
    played: NONE,
    used: [],
    orders: allOrders(components, side),
    initiatives: range(INITIATIVE_COUNT),
    spent: [],
  };
}

export function setup({ seats, options }: Setup, components: Components): { state: State; frame: RavennaFrame } {
  const state: State = {
    turn: 0,
    phase: 0,
    units: startingUnits(components),
    commanders: roles(seats, options['teams']).map(idle),
    sides: SIDES.map((side) => startingSide(components, side)),
  };
  return { state, frame: { proc: 'game', at: 'deploy' } };
}
