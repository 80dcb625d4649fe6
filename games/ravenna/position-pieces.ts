/** Units, Commanders and sides of a position document: what is said of them, and what goes without saying. */

import { at, range } from '@condotta/kernel';
import { ORDERS } from './components/types.ts';
import { areaId } from './field.ts';
import { packFresh, putDown } from './packing.ts';
import type { Reader } from './position-reader.ts';
import { cardPhase } from './rules/reveal.ts';
import { allOrders } from './set-up.ts';
import {
  COMMANDER_COUNT,
  INITIATIVE_COUNT,
  NONE,
  type RavennaTable,
  STRATEGY_COUNT,
  type State,
  UNIT_COUNT,
} from './state.ts';
import { commanderName, unitName } from './things.ts';
import { commandersOf, prioritiesOf, sideAt, sideOfCommander, unitAt, unitsIn } from './units.ts';

export const LETTERS = ['F', 'L'] as const;
export const FLAGS = ['wounded', 'marked', 'maintains', 'steadfast', 'covered'] as const;
const ANSWERS = ['none', 'accepted', 'rejected', 'initiative', 'undecided'] as const;

/** A thing's name without its kind: "unit:F3" -> "F3". */
export const bare = (thing: string): string => thing.slice(thing.indexOf(':') + 1);
export const seatsOf = (s: State): number => new Set(s.commanders.map(({ seat }) => seat)).size;

const UNITS = range(UNIT_COUNT).map((unit) => bare(unitName(unit)));
const COMMANDERS = range(COMMANDER_COUNT).map((commander) => bare(commanderName(commander)));
const COMMANDER_FIELDS = ['issued', 'answer', 'order', 'initiative', 'bearer', 'knownBy', 'shown'] as const;
const SIDE_FIELDS = ['moral', 'hand', 'played', 'used', 'spent'] as const;

export function readUnits(r: Reader, t: RavennaTable, given: unknown): void {
  const d = r.object(given, 'units', UNITS);
  const loose = new Set<number>();
  for (const unit of range(UNIT_COUNT)) {
    const id = bare(unitName(unit));
    const path = `units.${id}`;
    const given = d[id] === undefined ? {} : d[id];
    const state = unitAt(t.s, unit);
    if (given === null) {
      Object.assign(state, { area: NONE, cells: 0, facing: 0 });
      continue;
    }
    const one = typeof given === 'string' ? { at: given } : r.object(given, path, ['at', ...FLAGS]);
    const { area, cells, facing } = r.stand(unit, one['at'], `${path}.at`);
    Object.assign(state, { area, cells: cells ?? 0, facing });
    for (const flag of FLAGS) state[flag] = r.flag(one[flag], `${path}.${flag}`, false);
    if (cells === null) loose.add(area);
  }
  for (const area of loose) {
    const placings = packFresh(
      t,
      unitsIn(t.s, area).map((unit) => ({ unit, ...unitAt(t.s, unit) })),
    );
    if (placings) putDown(t.s, placings);
    else r.wrong('units', `there is no room in ${areaId(area)}`);
  }
}

/** How many of the Priority list have had their moment when this one acts. */
export function momentOf(r: Reader, t: RavennaTable, x: unknown): number {
  const { units, commanders } = prioritiesOf(t.components);
  if (t.s.phase === 2) return Math.max(0, commanders.indexOf(r.thing('commander', x, 'acting')));
  if (t.s.phase >= 4 && t.s.phase <= 6) return Math.max(0, units.indexOf(r.thing('unit', x, 'acting')));
  r.wrong('acting', 'one acts after the other in phases 2, 4, 5 and 6 only');
  return 0;
}

export function readSides(r: Reader, t: RavennaTable, given: unknown): void {
  const d = r.object(given, 'sides', LETTERS);
  for (const [side, letter] of LETTERS.entries()) readSide(r, t, side, d[letter] ?? {}, `sides.${letter}`);
}

function readSide(r: Reader, { s }: RavennaTable, side: number, value: unknown, path: string): void {
  const d = r.object(value, path, SIDE_FIELDS);
  const state = sideAt(s, side);
  state.moral = r.int(d['moral'], `${path}.moral`, state.moral);
  state.spent = r.listOf(d['spent'] ?? [], `${path}.spent`).map((card) => r.initiative(side, card, `${path}.spent`));

  const given = {
    hand: d['hand'] === undefined ? null : r.strategies(side, d['hand'], `${path}.hand`),
    used: d['used'] === undefined ? null : r.strategies(side, d['used'], `${path}.used`),
    played: typeof d['played'] === 'string' ? r.strategy(side, d['played'], `${path}.played`) : null,
  };
  const named = [...(given.hand ?? []), ...(given.used ?? []), given.played];
  const free = range(STRATEGY_COUNT).filter((card) => !named.includes(card));
  const played = d['played'] === undefined && s.phase > 1 ? (free.shift() ?? NONE) : NONE;
  state.played = given.played ?? played;
  state.hand = given.hand ?? free.splice(0, 1);
  // R5.5: a card a turn. Preparation, the first of them, is the last to be thought of as used.
  const gone = Math.max(0, s.turn - 1);
  state.used = given.used ?? free.splice(Math.max(0, free.length - gone), gone);
  state.deck = free;
}

export function readCommanders(
  r: Reader,
  t: RavennaTable,
  given: unknown,
  moment: number | null,
  begun: boolean,
): void {
  const { s, components } = t;
  const d = r.object(given, 'commanders', COMMANDERS);
  const entries = range(COMMANDER_COUNT).map((i) => {
    const id = bare(commanderName(i));
    return { path: `commanders.${id}`, one: r.object(d[id] ?? {}, `commanders.${id}`, COMMANDER_FIELDS) };
  });
  for (const [i, { path, one }] of entries.entries()) {
    const state = at(s.commanders, i);
    const side = sideOfCommander(i);
    const { issued, order, initiative, bearer } = one;
    state.issued = issued === undefined ? NONE : r.order(issued, `${path}.issued`);
    state.order = order === undefined ? NONE : r.order(order, `${path}.order`);
    state.initiative =
      initiative === undefined || initiative === null ? NONE : r.initiative(side, initiative, `${path}.initiative`);
    state.bearer = bearer === undefined || bearer === null ? NONE : r.thing('unit', bearer, `${path}.bearer`);
    const turn = prioritiesOf(components).commanders.indexOf(i);
    const answered = s.phase > 2 || (s.phase === 2 && moment !== null && turn < moment);
    const usual =
      state.initiative !== NONE ? 'initiative' : state.order !== NONE ? 'rejected' : answered ? 'accepted' : 'none';
    state.answer = r.word(one['answer'], `${path}.answer`, usual, ANSWERS);
    const own = state.initiative === NONE ? 0 : 1 << state.seat;
    state.knownBy = one['knownBy'] === undefined ? own : r.eyes(one['knownBy'], `${path}.knownBy`, seatsOf(s));
  }
  for (const side of [0, 1])
    dealOrders(
      r,
      t,
      side,
      entries.map(({ one }) => one['issued'] !== undefined),
    );
  for (const [i, { path, one }] of entries.entries()) {
    const state = at(s.commanders, i);
    const phase = cardPhase(t, i);
    const past = phase !== NONE && phase < s.phase + (begun ? 1 : 0);
    state.shown = r.flag(one['shown'], `${path}.shown`, past);
  }
}

/** Who has got no Order yet from phase 2 on gets one of those that are left on the Strategy card, or else any. */
function dealOrders(r: Reader, { s, components }: RavennaTable, side: number, given: readonly boolean[]): void {
  const state = sideAt(s, side);
  const own = commandersOf(side).map((i) => ({ i, commander: at(s.commanders, i) }));
  const stock = allOrders(components, side);
  const take = (order: number, i: number): void => {
    const found = stock.indexOf(order);
    if (found < 0) r.wrong(`commanders.${bare(commanderName(i))}`, 'there are not so many Order cards of that type');
    else stock.splice(found, 1);
  };
  const strategy = (components.strategies[side]?.[state.played]?.orders ?? []).map((order) => ORDERS.indexOf(order));
  for (const { i, commander } of own)
    for (const order of [commander.issued, commander.order])
      if (order !== NONE) {
        take(order, i);
        if (order === commander.issued && strategy.includes(order)) strategy.splice(strategy.indexOf(order), 1);
      }
  for (const { i, commander } of own) {
    if (given[i] || s.phase < 2) continue;
    const asked = strategy.findIndex((order) => stock.includes(order));
    commander.issued = asked < 0 ? at(stock, 0) : at(strategy.splice(asked, 1), 0);
    take(commander.issued, i);
  }
  state.orders = stock;
  const chosen = own.map(({ commander }) => commander.initiative);
  state.initiatives = range(INITIATIVE_COUNT).filter((card) => !chosen.includes(card) && !state.spent.includes(card));
}
