/** What holds at every decision: pieces are conserved, limits are kept. */

import { at, type Invariant, range, type World } from '@condotta/kernel';
import { ORDERS } from './components/types.ts';
import { AREA_COUNT, areaId, placesOf } from './field.ts';
import { allOrders } from './set-up.ts';
import {
  type FrameOf,
  INITIATIVE_COUNT,
  NONE,
  type RavennaFrame,
  type RavennaTable,
  type RavennaTypes,
  type SideState,
  STRATEGY_COUNT,
  type State,
} from './state.ts';
import { commanderName, unitName } from './things.ts';
import { commandersOf, dataOf, isAlive, leaderOf, sideAt, sideOfUnit, unitAt, unitsIn } from './units.ts';

type RavennaWorld = World<State, RavennaFrame>;

const isOneOfEach = (things: readonly number[], count: number): boolean =>
  things.length === count && new Set(things).size === count && things.every((thing) => thing >= 0 && thing < count);

const ascending = (things: readonly number[]): number[] => [...things].sort((a, b) => a - b);

/** R1.4, R5.2, R5.3, R5.5: nine cards; one is held, two while he chooses, one is played, and one a turn is used up. */
function strategies({ s }: RavennaTable, world: RavennaWorld): string | null {
  for (const [side, { deck, hand, played, used }] of s.sides.entries()) {
    const board = played === NONE ? [] : [played];
    if (!isOneOfEach([...deck, ...hand, ...board, ...used], STRATEGY_COUNT))
      return `the Strategy cards of side ${side} are not the nine`;
    if (hand.length !== 1 && !(hand.length === 2 && s.phase === 1))
      return `the Chief of side ${side} holds ${hand.length} Strategy cards`;
    if (world.over) continue;
    if (s.phase > 1 !== (board.length === 1))
      return `side ${side} has played ${board.length} cards in phase ${s.phase}`;
    if (used.length !== Math.max(0, s.turn - 1)) return `side ${side} has used ${used.length} cards in turn ${s.turn}`;
  }
  return null;
}

/** R2.9, R5.3: Preparation is held from the start until it is played. */
function preparation({ s }: RavennaTable): string | null {
  const lost = s.sides.findIndex(({ deck }) => deck.includes(0));
  return lost < 0 ? null : `Preparation is in the deck of side ${lost}`;
}

/** R1.5, R6.1 */
function orderCards({ s, components }: RavennaTable): string | null {
  for (const [side, { orders }] of s.sides.entries()) {
    const all = allOrders(components, side);
    const own = commandersOf(side).map((i) => at(s.commanders, i));
    const lying = own.flatMap(({ issued, order }) => [issued, order]).filter((order) => order !== NONE);
    if (ascending([...orders, ...lying]).join() !== all.join())
      return `the Order cards of side ${side} are not those of its deck`;
    if (ascending(orders).join() !== orders.join()) return `the Order cards of side ${side} are not in order`;
  }
  return null;
}

/** The steps between a rejection and what takes the Order's place. */
const CHOOSING: ReadonlySet<string> = new Set<FrameOf<'execution'>['at']>(['instead', 'stock', 'card']);

/** R6.1, R7.3, R7.11, R7.12: what lies on a Commander card. */
function commanders(t: RavennaTable, world: RavennaWorld): string | null {
  const { s } = t;
  const choosing = world.stack.find((frame) => frame.proc === 'execution');
  for (const [i, { issued, answer, order, initiative, bearer, shown }] of s.commanders.entries()) {
    const name = commanderName(i);
    if (!world.over && s.phase > 1 !== (issued !== NONE)) return `${name} has ${issued} issued in phase ${s.phase}`;
    if (answer !== 'none' && issued === NONE) return `${name} has answered nothing`;
    if (answer === 'none' && shown) return `${name} shows what he has not got`;
    // He has rejected and is about to choose what he does instead.
    if (choosing?.commander === i && CHOOSING.has(choosing.at)) continue;
    if ((answer === 'rejected') !== (order !== NONE)) return `${name} has ${answer} and the new Order ${order}`;
    if (answer !== 'initiative') {
      if (initiative !== NONE || bearer !== NONE) return `${name} has a Personal Initiative`;
      continue;
    }
    if (issued !== ORDERS.indexOf('W')) return `${name} has a Personal Initiative and was not told to wait`;
    if (initiative < 0 || initiative >= INITIATIVE_COUNT) return `${name} has no Personal Initiative`;
    // R8.2
    if (bearer === NONE || leaderOf(t, bearer) !== i || !dataOf(t, bearer).personality)
      return `nobody of the line of ${name} bears his Personal Initiative`;
  }
  return null;
}

/** R1.6, R8.10, R8.11 */
function initiatives({ s }: RavennaTable): string | null {
  for (const [side, { initiatives: left, spent }] of s.sides.entries()) {
    const chosen = commandersOf(side)
      .map((i) => at(s.commanders, i).initiative)
      .filter((card) => card !== NONE && !spent.includes(card));
    if (!isOneOfEach([...left, ...spent, ...chosen], INITIATIVE_COUNT))
      return `the Personal Initiatives of side ${side} are not the eight`;
    if (ascending(left).join() !== left.join()) return `the Personal Initiatives of side ${side} are not in order`;
  }
  return null;
}

/** R3.5, R3.8, R3.9, R3.10: nobody stands on another, nor with an enemy. */
function room(t: RavennaTable, world: RavennaWorld): string | null {
  const { s } = t;
  const marching = world.stack.find((frame) => frame.proc === 'march')?.unit ?? NONE;
  for (const area of range(AREA_COUNT)) {
    let taken = 0;
    const here = unitsIn(s, area);
    for (const unit of here) {
      const { cells, facing } = unitAt(s, unit);
      if (sideOfUnit(unit) !== sideOfUnit(at(here, 0))) return `enemies stand in ${areaId(area)}`;
      if (cells === 0 && unit === marching) continue;
      if (!placesOf(dataOf(t, unit).type, facing).includes(cells)) return `${unitName(unit)} lies on cells ${cells}`;
      if ((taken & cells) !== 0) return `${unitName(unit)} lies on another`;
      taken |= cells;
    }
  }
  return null;
}

/** R4.9, R12.17: whoever is gone carries nothing, and between turns nobody has an Execution token. */
function tokens({ s }: RavennaTable): string | null {
  for (const [unit, { marked, maintains, steadfast, covered }] of s.units.entries()) {
    if (!isAlive(s, unit) && (marked || maintains)) return `${unitName(unit)} is gone and has tokens`;
    if (s.phase < 2 && (marked || steadfast || covered)) return `${unitName(unit)} is marked before phase 2`;
  }
  return null;
}

/** R15.4, R15.6 */
function moral({ s }: RavennaTable, world: RavennaWorld): string | null {
  const broken = (side: SideState): boolean => side.moral < 0 || (side.moral === 0 && !world.over);
  const fallen = s.sides.findIndex(broken);
  return fallen < 0 ? null : `side ${fallen} has ${sideAt(s, fallen).moral} Moral and the game goes on`;
}

/** R4.1 */
function turns({ s, components }: RavennaTable): string | null {
  if (s.turn < 0 || s.turn > components.turns) return `turn ${s.turn}`;
  return (s.turn === 0) === (s.phase === 0) ? null : `phase ${s.phase} of turn ${s.turn}`;
}

export const invariants: readonly Invariant<RavennaTypes>[] = [
  { rule: 'R4.1', broken: turns },
  { rule: 'R1.4', broken: strategies },
  { rule: 'R2.9', broken: preparation },
  { rule: 'R1.5', broken: orderCards },
  { rule: 'R7.3', broken: commanders },
  { rule: 'R1.6', broken: initiatives },
  { rule: 'R3.9', broken: (t, world) => (world.over ? null : room(t, world)) },
  { rule: 'R4.9', broken: tokens },
  { rule: 'R15.4', broken: moral },
];
