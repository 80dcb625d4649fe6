/**
 * The evaluation: named features of a seat, in victory points it has or may expect, each with a weight, added up. The winning
 * chances are the softmax of the sums; the fewer rounds are left, the more a point counts.
 */

import { at, range, type Seat, sum, type WorldOf } from '@condotta/kernel';
import { ROUNDS } from '../components/index.ts';
import { UPGRADES_EACH } from '../rules/effects.ts';
import { favorOf } from '../rules/favor-deck.ts';
import { playerOf } from '../rules/players.ts';
import { questOf, questsScored } from '../rules/quests.ts';
import { incomeOf } from '../rules/round.ts';
import { RESERVED_PENALTY, WEALTH_A_POINT } from '../rules/scoring.ts';
import { groundPoints, sumOfStructures } from '../rules/territories.ts';
import { KINDS, type State, type Venterra, type VenterraTable } from '../state.ts';
import { distanceTo, holdingsOf, likelihood, questWorth } from './aims.ts';
import { allSeats, armsOf, handValues, pressureOf, risk } from './forces.ts';
import { landFor } from './opening.ts';
import { holdWorth, type Lay, layOf } from './survey.ts';
import { cardWorth, favorWorth, roundsLeft, unitWorth } from './worth.ts';

export const FEATURES = [
  'territories',
  'structures',
  'quests',
  'tokens',
  'upgrades',
  'wealth',
  'income',
  'army',
  'favors',
  'cards',
  'ways',
  'debts',
  'danger',
] as const;
type Feature = (typeof FEATURES)[number];

/** What a point of each counts at the beginning, and at the end; in between it is blended. */
type Weight = readonly [early: number, late: number];

const WEIGHTS: Readonly<Record<Feature, Weight>> = {
  territories: [0.8, 1],
  structures: [1, 1],
  quests: [1, 1],
  tokens: [1, 1],
  upgrades: [1.3, 1],
  wealth: [1.6, 1],
  income: [0.45, 0.45],
  army: [0.7, 0.5],
  favors: [0.8, 0.6],
  cards: [0.8, 0.6],
  ways: [0.8, 0.8],
  debts: [1, 1],
  danger: [0.3, 0.5],
};

/** How a stretch of the game looks to all seats: what the features of each are read from. */
interface Outlook {
  readonly lay: Lay;
  readonly pressure: readonly (readonly number[])[];
  /** By seat. */
  readonly left: readonly number[];
  /** In the order of FEATURES: what a point of each gives, in logarithms of odds. */
  readonly weights: readonly number[];
}

function outlookOf(t: VenterraTable): Outlook {
  const lay = layOf(t);
  const seats = allSeats(t);
  const left = seats.map((seat) => roundsLeft(t, seat));
  return {
    lay,
    pressure: seats.map((seat) => pressureOf(t, seat, armsOf(t, seat), lay.control, lay.water)),
    left,
    weights: weightsNow(t.s.round, Math.max(...left)),
  };
}

function measure(t: VenterraTable, outlook: Outlook, seat: Seat): Record<Feature, number> {
  const { s } = t;
  const { lay, pressure } = outlook;
  const player = playerOf(s, seat);
  const left = at(outlook.left, seat);
  const have = holdingsOf(t, seat, lay.control);
  const found: Record<Feature, number> = {
    territories: 0,
    structures: sumOfStructures(t, seat, ({ points }) => points),
    quests: questsScored(t, seat),
    tokens: player.battleTokens + player.victoryTokens + player.stones,
    upgrades: 0,
    wealth: player.wealth / WEALTH_A_POINT,
    // What the rounds to come will pay.
    income: incomeOf(t, seat) * Math.min(8, ROUNDS - Math.max(1, s.round)),
    army: 0,
    favors: 0,
    cards: 0,
    ways: 0,
    debts: 0,
    danger: 0,
  };
  for (let n = 0; n < UPGRADES_EACH; n++)
    if (player.upgrades[n]) found.upgrades += at(t.components.upgrades, player.faction * UPGRADES_EACH + n).points;
  for (let hex = 0; hex < lay.control.length; hex++) {
    if (lay.control[hex] !== seat) continue;
    found.territories += groundPoints(t, hex);
    let threat = 0;
    for (let other = 0; other < pressure.length; other++)
      if (other !== seat) threat = Math.max(threat, at(at(pressure, other), hex));
    if (threat > 0) found.danger -= holdWorth(t, hex, left) * risk(threat, at(lay.defense, hex));
    if (s.holders[hex] !== seat) continue;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = at(s.units, hex * KINDS + kind);
      if (count > 0) found.army += count * unitWorth(t, kind, left);
    }
  }
  found.danger *= strikesLeft(outlook, seat);
  for (const card of player.favors) found.favors += favorWorth(t, seat, favorOf(t, card), left);
  for (const value of handValues(t, seat)) found.cards += cardWorth(value, left);
  const { ways, debts } = waysOf(t, seat, have, left);
  found.ways = ways;
  found.debts = debts;
  return found;
}

/** How much the others can still do to a seat: their rounds left, up to one. */
const strikesLeft = ({ left }: Outlook, seat: Seat): number =>
  Math.min(1, Math.max(0, ...left.filter((_, other) => other !== seat)));

/** Quests within reach: the nearest ones, one a Plan. A reserved one is a debt until it is done. */
function waysOf(
  t: VenterraTable,
  seat: Seat,
  have: ReturnType<typeof holdingsOf>,
  left: number,
): { readonly ways: number; readonly debts: number } {
  const { reserved } = playerOf(t.s, seat);
  let debts = 0;
  const hopes: number[] = [];
  for (const id of reserved) {
    const quest = questOf(t, id);
    const likely = likelihood(distanceTo(t, seat, have, quest), left);
    debts -= (1 - likely) * RESERVED_PENALTY;
    hopes.push(likely * questWorth(t, quest, left));
  }
  for (const id of t.s.display) {
    const quest = questOf(t, id);
    hopes.push(0.7 * likelihood(distanceTo(t, seat, have, quest), left) * questWorth(t, quest, left));
  }
  hopes.sort((a, b) => b - a);
  const [first = 0, second = 0, third = 0] = hopes;
  return { ways: 0.8 * first + 0.5 * second + 0.25 * third, debts };
}

/**
 * What a point of each feature counts for in this round, in logarithms of odds: what the rounds to come may bring hides it, `left` for the
 * seat that has most of them.
 */
function weightsNow(round: number, left: number): number[] {
  const early = Math.max(0, Math.min(1, (ROUNDS - round) / (ROUNDS - 1)));
  const point = 1 / (0.9 + 0.42 * left);
  return FEATURES.map((name) => {
    const [first, final] = WEIGHTS[name];
    return (early * first + (1 - early) * final) * point;
  });
}

function given(t: VenterraTable, outlook: Outlook, seat: Seat): Record<Feature, number> {
  const found = measure(t, outlook, seat);
  for (const [i, name] of FEATURES.entries()) found[name] *= at(outlook.weights, i);
  return found;
}

const total = (t: VenterraTable, outlook: Outlook, seat: Seat): number => {
  const found = given(t, outlook, seat);
  let points = 0;
  for (const name of FEATURES) points += found[name];
  return points;
};

type VenterraWorld = WorldOf<Venterra>;

/** Before the first round there is nothing to weigh. */
const hasBegun = ({ s }: VenterraTable): boolean => s.round > 0;

/** How much each feature gives to a seat. */
export const explain = (t: VenterraTable, _world: VenterraWorld, seat: Seat): Readonly<Record<string, number>> =>
  hasBegun(t) ? given(t, outlookOf(t), seat) : {};

/** What a hex more of the terrain that a faction likes gives, in logarithms of odds: enough to be said. */
const LIKED = 0.05;

const isSameMap = (a: State, b: State): boolean =>
  a.boards.length === b.boards.length &&
  a.boards.every(({ side, turn, q, r }, i) => {
    const other = at(b.boards, i);
    return side === other.side && turn === other.turn && q === other.q && r === other.r;
  });

/**
 * What a world has over another one for a seat: its own features, and what the strongest rival has lost. Games on two maps have nothing in
 * common but luck: of those only the land itself is compared.
 */
export function gains(
  t: VenterraTable,
  _world: VenterraWorld,
  other: { readonly t: VenterraTable },
  seat: Seat,
): Readonly<Record<string, number>> {
  if (!hasBegun(t) || !hasBegun(other.t)) return {};
  if (!isSameMap(t.s, other.t.s)) return { land: LIKED * (landFor(t, seat) - landFor(other.t, seat)) };
  const [here, there] = [outlookOf(t), outlookOf(other.t)];
  const [own, before] = [given(t, here, seat), given(other.t, there, seat)];
  for (const name of FEATURES) own[name] -= before[name];
  const rivals = allSeats(t).filter((each) => each !== seat);
  const strongest = rivals.reduce(
    (best, each) => (total(other.t, there, each) > total(other.t, there, best) ? each : best),
    at(rivals, 0),
  );
  return { ...own, rival: total(other.t, there, strongest) - total(t, here, strongest) };
}

export function evaluate(t: VenterraTable, { over }: VenterraWorld): number[] {
  const seats = t.s.players.length;
  if (over) return range(seats).map((seat) => (over.winners.includes(seat) ? 1 / over.winners.length : 0));
  if (!hasBegun(t)) return range(seats).map(() => 1 / seats);
  const outlook = outlookOf(t);
  const sums = range(seats).map((seat) => total(t, outlook, seat));
  const top = Math.max(...sums);
  const odds = sums.map((each) => Math.exp(each - top));
  const all = sum(odds);
  return odds.map((odd) => odd / all);
}
