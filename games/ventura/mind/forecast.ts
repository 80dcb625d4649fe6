/**
 * The forecast of a battle: it is played out with the rules' own assaults. Cards lie open and no die is thrown, so whoever asks tries
 * every order of up to four own Companies, and of more, and of the other side, the sensible ones.
 */

import { at, type Decision, tableOf } from '@condotta/kernel';
import type { Components } from '../components/index.ts';
import { assault, type Battle, ranksOf } from '../rules/battle-assault.ts';
import { ownerOf, valueFor } from '../rules/domain.ts';
import { companyOf, tileOf } from '../rules/lookup.ts';
import { isArmy, woundsOf } from '../rules/troops.ts';
import {
  frames,
  type State,
  type Troop,
  unfought,
  type VenturaPlay,
  type VenturaTable,
  type VenturaTypes,
} from '../state.ts';
import { fitness } from './worth.ts';

export interface Forecast {
  /** 1 the attacker has won, -1 the defender, 0 nobody. */
  readonly winner: 1 | 0 | -1;
  /** The fitness of what is left of each side. */
  readonly left: readonly [number, number];
  /** The attacker's Companies that still stand, each with its wounds. */
  readonly standing: readonly (readonly [card: number, wounds: number])[];
}

/** Sets beyond which a battle goes nowhere. */
const MOST_ASSAULTS = 40;

const nothing = (): void => undefined;
const never = (): never => {
  throw new Error('a battle forecast has no chance in it');
};

/** A table to fight on: everything but the two Troops and the wounds is shared and stays as it is. */
function arena(t: VenturaTable, troops: readonly Troop[]): VenturaPlay {
  const s: State = {
    ...t.s,
    troops: troops.map((troop) => ({ ...troop, companies: [...troop.companies] })),
    wounds: t.s.wounds.slice(),
    venturaDiscard: [],
    conscriptionDiscard: [],
    removed: [],
  };
  return {
    s,
    components: t.components,
    frame: () => null,
    once(work, ...args) {
      return work(this, ...args);
    },
    log: nothing,
    whisper: nothing,
    logBut: nothing,
    reveal: nothing,
    roll: never,
    pick: never,
    draw: never,
    end: never,
  };
}

function totalFitness(t: VenturaTable, companies: readonly number[]): number {
  let total = 0;
  for (const card of companies) total += fitness(t, card);
  return total;
}

/** Both sides fight to the end. */
function fight(
  t: VenturaTable,
  attacker: Troop,
  defender: Troop,
  tile: number,
  orders: readonly [readonly number[], readonly number[]],
): Forecast {
  const p = arena(t, [attacker, defender]);
  const f = frames.battle({
    at: 'assault',
    seat: attacker.seat,
    foe: defender.seat,
    tile,
    from: attacker.at,
    areas: [attacker.area, defender.area],
    armies: [isArmy(attacker), isArmy(defender)],
    ...unfought(),
    ranks: [[...orders[0]], [...orders[1]]],
  });
  return fightOn(p, f);
}

/** A battle in progress, fought on to the end. */
export function fightFrom(t: VenturaTable, frame: Battle, attacker: Troop, defender: Troop): Forecast {
  const f: Battle = { ...frame, ranks: frame.ranks.map((rank) => [...rank]), spent: [...frame.spent] };
  return fightOn(arena(t, [attacker, defender]), f);
}

function fightOn(p: VenturaPlay, f: Battle): Forecast {
  const first = f.assaults;
  while (f.assaults - first < MOST_ASSAULTS) {
    assault(p, f);
    if (ranksOf(f, 0).length === 0 || ranksOf(f, 1).length === 0) break;
    // V24.7: the attacker must give way.
    if (f.assaults % 2 === 0 && f.idle) break;
  }
  const [own, foe] = [ranksOf(f, 0), ranksOf(f, 1)];
  const winner = foe.length > 0 ? -1 : own.length > 0 ? 1 : 0;
  return {
    winner,
    left: [totalFitness(p, own), totalFitness(p, foe)],
    standing: own.map((card) => [card, woundsOf(p.s, card)]),
  };
}

/** The orders of battle worth considering. */
export function ordersOf(t: VenturaTable, companies: readonly number[]): (readonly number[])[] {
  if (companies.length <= 1) return [companies];
  if (companies.length === 2) return [companies, [at(companies, 1), at(companies, 0)]];
  if (companies.length === 3) return permutations(companies);
  const stands = (card: number): number => companyOf(t, card).resistance - woundsOf(t.s, card);
  const by = (worth: (card: number) => number): number[] => [...companies].sort((a, b) => worth(b) - worth(a) || a - b);
  const tough = by(stands);
  const strong = by((card) => companyOf(t, card).melee);
  const shooting = by((card) => companyOf(t, card).ranged);
  const wall = at(tough, 0);
  const shot = at(shooting, 0) === wall ? at(shooting, 1) : at(shooting, 0);
  const rest = (first: readonly number[]): number[] => [...first, ...strong.filter((card) => !first.includes(card))];
  return [
    rest([wall, shot]),
    tough,
    strong,
    shooting,
    [...tough].reverse(),
    rest([at(shooting, 0), at(shooting, 1)]),
    rest([wall]),
  ];
}

/** So many of the other side's orders are looked at, the likeliest: a Garrison and another Company have no more. */
const MOST_ANSWERS = 3;
/** The most Companies of which every order is tried. */
const ALL_ORDERS = 4;

const everyOrder = (t: VenturaTable, companies: readonly number[]): (readonly number[])[] =>
  companies.length <= ALL_ORDERS ? permutations(companies) : ordersOf(t, companies);

function permutations(cards: readonly number[]): number[][] {
  if (cards.length <= 1) return [[...cards]];
  return cards.flatMap((card, i) => permutations(cards.filter((_, j) => j !== i)).map((rest) => [card, ...rest]));
}

/** What a result is worth to a side: winning first, then what is left against what the other has left. */
export function forecastWorth({ winner, left }: Forecast, side: 0 | 1): number {
  const sign = side === 0 ? 1 : -1;
  return sign * (winner * 20 + left[0] - left[1]);
}

interface BestOrder {
  readonly order: readonly number[];
  readonly result: Forecast;
}

/** The order of a side that does best against the worst answer. */
export function bestOrder(t: VenturaTable, attacker: Troop, defender: Troop, tile: number, side: 0 | 1): BestOrder {
  const known = memoOf(t.components);
  const key = battleKey(t, attacker, defender, tile, side);
  const before = known.get(key);
  if (before) return before;
  const found = tryOrders(t, attacker, defender, tile, side);
  if (known.size >= MOST_FORECASTS) known.clear();
  known.set(key, found);
  return found;
}

function tryOrders(t: VenturaTable, attacker: Troop, defender: Troop, tile: number, side: 0 | 1): BestOrder {
  const own = everyOrder(t, side === 0 ? attacker.companies : defender.companies);
  const foe = ordersOf(t, side === 0 ? defender.companies : attacker.companies).slice(0, MOST_ANSWERS);
  let best: { order: readonly number[]; result: Forecast; worth: number } | null = null;
  for (const order of own) {
    let worst: { result: Forecast; worth: number } | null = null;
    for (const answer of foe) {
      const result = fight(t, attacker, defender, tile, side === 0 ? [order, answer] : [answer, order]);
      const worth = forecastWorth(result, side);
      if (!worst || worth < worst.worth) worst = { result, worth };
      if (best && worst.worth <= best.worth) break;
    }
    if (worst && (!best || worst.worth > best.worth)) best = { order, ...worst };
  }
  if (!best) throw new Error('a Troop without an order of battle');
  // A copy: what is remembered must not change with a Troop that fights on.
  return { order: [...best.order], result: best.result };
}

/** The same Troops are weighed against each other again and again: the last forecasts are remembered. */
const MOST_FORECASTS = 20_000;
const memos = new WeakMap<Components, Map<string, BestOrder>>();

function memoOf(components: Components): Map<string, BestOrder> {
  const known = memos.get(components);
  if (known) return known;
  const fresh = new Map<string, BestOrder>();
  memos.set(components, fresh);
  return fresh;
}

/** Everything a forecast depends on: both Troops with their wounds, and the Territory with what it gives to whom (V22.1). */
function battleKey(t: VenturaTable, attacker: Troop, defender: Troop, tile: number, side: 0 | 1): string {
  const owner = ownerOf(t.s, tile);
  let key = `${side}.${tile}`;
  if (owner === attacker.seat || owner === defender.seat) {
    const { ranged, resistance } = tileOf(t, tile);
    const helped = owner === attacker.seat ? 'a' : 'd';
    key += `${helped}${valueFor(t, tile, ranged, owner)}.${valueFor(t, tile, resistance, owner)}`;
  }
  for (const { captain, companies } of [attacker, defender]) {
    key += `|${captain}`;
    for (const card of companies) key += `.${card}.${woundsOf(t.s, card)}`;
  }
  return key;
}

/**
 * One Troop against all defenders of a Territory, one after the other as they are given. Their owner may choose another order
 * (see `defend`): who wins was the same in each of 4,805 such fights of sergeants' games.
 */
export function storm(t: VenturaTable, attacker: Troop, defenders: readonly Troop[], tile: number): Forecast | null {
  let table = t;
  let own = attacker;
  let last: Forecast | null = null;
  for (const [i, defender] of defenders.entries()) {
    last = bestOrder(table, own, defender, tile, 0).result;
    if (last.winner !== 1 || i === defenders.length - 1) return last;
    const wounds = table.s.wounds.slice();
    for (const [card, count] of last.standing) wounds[card] = count;
    table = tableOf<VenturaTypes>({ ...t.s, wounds }, t.components);
    own = { ...attacker, companies: last.standing.map(([card]) => card) };
  }
  return last;
}

export const decision = (verb: string, arg: string | number | null = null): Decision => ({ verb, arg });
