/**
 * The evaluation: named features of a seat, each with a weight, added up; the winning chances are the softmax of the
 * sums. The weights are in natural logarithms of odds.
 */

import { at, range, sum, type World } from '@condotta/kernel';
import { NEUTRAL, ownerOf } from '../rules/domain.ts';
import { cityOf, seatOfFamily, tileOf } from '../rules/lookup.ts';
import { POINTS_TO_WIN } from '../rules/points.ts';
import { isArmy, troopsOf } from '../rules/troops.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import type { State, VenturaFrame, VenturaTable } from '../state.ts';
import { hasBegun, papalsOf, pointsNext, roundsToWin } from './project.ts';
import { besiegers } from './threat.ts';
import { handWorth, troopPower, yieldOf } from './worth.ts';

export const FEATURES = [
  'points',
  'race',
  'next',
  'goal',
  'florins',
  'income',
  'papal',
  'power',
  'armies',
  'hand',
  'tiles',
  'claims',
  'danger',
  'throne',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What a feature gives while everybody is at 0 points, and what it gives at the end; in between it is blended. */
type Weight = readonly [early: number, late: number];

type Weights = Readonly<Record<Feature, Weight>>;

/*
 * Both tables were fitted to who won games of captains with the components of version 1. A new fit (360 games of two, 240 of three)
 * foretells the winner better, but captains fought less with it, and an earlier one, to 300 games of two with a draft of the
 * components, won 27 of 60 against these. So these stay, apart from what no card does any more, and from armies, which a fit puts below 0.
 */

/** Between two, who has the stronger Troops takes what the other has. */
const OF_TWO: Weights = {
  points: [0.08, 0.11],
  race: [-0.06, 0.08],
  next: [-0.02, -0.01],
  goal: [5, 1.2],
  florins: [0.03, 0.19],
  income: [0.42, 0.23],
  papal: [0.2, 0.4],
  power: [0.3, 0.115],
  armies: [0, 0],
  hand: [0.02, -0.02],
  tiles: [0, 0.3],
  claims: [0.18, 0.13],
  danger: [-3, -3],
  throne: [4, 2],
};

/** Among more, a third one gains by every fight: the race counts more. */
const OF_MORE: Weights = {
  points: [0.02, 0.095],
  race: [0, -0.136],
  next: [0, 0.025],
  goal: [5, 3.2],
  florins: [0, 0.11],
  income: [0.138, 0.028],
  papal: [0.05, 0.29],
  power: [0.131, 0.02],
  armies: [0, 0],
  hand: [0, 0],
  tiles: [0, 0.3],
  claims: [0.052, 0.115],
  danger: [-3, -3],
  throne: [4, 2],
};

/** How early it is, from 1 down to 0 when somebody has the points to win. Whoever is out keeps his points, but wins no more. */
const earliness = ({ s }: VenturaTable): number =>
  Math.max(0, 1 - Math.max(...s.players.map(({ living, points }) => (living ? points : 0))) / POINTS_TO_WIN);

/** What each feature counts for now: by how early it is, and how many are left. */
export function weightsNow(t: VenturaTable): (name: Feature) => number {
  const early = earliness(t);
  const weights = t.s.players.filter(({ living }) => living).length > 2 ? OF_MORE : OF_TWO;
  return (name) => {
    const [first, final] = weights[name];
    return early * first + (1 - early) * final;
  };
}

type VenturaWorld = World<State, VenturaFrame>;

export function measure(t: VenturaTable, world: VenturaWorld, seat: number): Record<Feature, number> {
  const { s } = t;
  const player = at(s.players, seat);
  const own = troopsOf(s, seat);
  let power = 0;
  let armies = 0;
  let claims = 0;
  for (const troop of own) {
    power += troopPower(t, troop);
    if (isArmy(troop)) armies++;
    const owner = ownerOf(s, troop.at);
    // V13.4: several Troops annex a Territory once.
    if (owner === seat || own.find((other) => other.at === troop.at) !== troop) continue;
    // What it will annex: the yield, and the points for the markers there.
    claims += yieldOf(t, troop.at, seat) + (owner === NEUTRAL ? 0 : 1 + tileOf(t, troop.at).income.base);
  }
  let hand = 0;
  for (const card of player.hand) hand += Math.max(0, handWorth(t, card));
  const next = pointsNext(t, world.stack, seat);
  return {
    points: player.points,
    race: roundsToWin(t, world.stack, seat),
    next,
    goal: next >= POINTS_TO_WIN ? 1 : 0,
    florins: Math.min(10, player.florins),
    income: incomeOf(t, seat) - maintenanceOf(t, seat),
    papal: papalsOf(t, seat),
    power,
    armies,
    hand,
    tiles: Math.min(3, player.reserve.length),
    claims,
    danger: dangerTo(t, world, seat),
    throne: throneOf(t, world, seat),
  };
}

/** Can the City fall before its owner can do anything about it? Half counts what he can still answer. */
function dangerTo(t: VenturaTable, world: VenturaWorld, seat: number): number {
  const inTroop = hasBegun(t, world.stack, 'troop', t.s.first);
  let danger = 0;
  for (const troop of besiegers(t, seat, false)) {
    // In the Troop Phase one that has moved comes back only next round, after the next deployment.
    const soon = inTroop && !troop.moved && !doneTroops(t, world, troop.seat);
    const answered = !soon && !hasBegun(t, world.stack, 'deploy', seat);
    danger = Math.max(danger, soon ? 1 : answered ? 0.3 : inTroop ? 0.3 : 0.8);
  }
  return danger;
}

/** Does a Troop of this seat stand on a City of another family, where its next Annex turn wins (V31.2)? */
function throneOf(t: VenturaTable, world: VenturaWorld, seat: number): number {
  for (const troop of t.s.troops) {
    if (troop.seat !== seat) continue;
    const { family } = tileOf(t, troop.at);
    const owner = family === null || troop.at === cityOf(t, seat) ? -1 : seatOfFamily(t.s, family);
    if (owner < 0) continue;
    // Whoever has still to move in this Troop Phase can drive it off.
    const inTroop = hasBegun(t, world.stack, 'troop', t.s.first);
    const answer = t.s.players.some(
      (player, other) => other !== seat && player.living && !(inTroop && doneTroops(t, world, other)),
    );
    const annexed = hasBegun(t, world.stack, 'annex', seat);
    return annexed && answer ? 0.5 : 1;
  }
  return 0;
}

/** Has this seat finished its Troop turn in the present Troop Phase? */
function doneTroops(t: VenturaTable, world: VenturaWorld, seat: number): boolean {
  if (!hasBegun(t, world.stack, 'troop', seat)) return false;
  return !world.stack.some((frame) => frame.proc === 'troop' && frame.seat === seat);
}

/** How much each feature gives to a seat. */
export function explain(t: VenturaTable, world: VenturaWorld, seat: number): Record<Feature, number> {
  const given = measure(t, world, seat);
  const weight = weightsNow(t);
  for (const name of FEATURES) given[name] *= weight(name);
  return given;
}

export const totalOf = (t: VenturaTable, world: VenturaWorld, seat: number): number =>
  sum(Object.values(explain(t, world, seat)));

export function evaluate(t: VenturaTable, world: VenturaWorld): number[] {
  const seats = t.s.players.length;
  if (world.over) return range(seats).map((seat) => (world.over?.winners.includes(seat) ? 1 : 0));
  if (t.s.round === 0) return range(seats).map(() => 1 / seats);
  const sums = range(seats).map((seat) =>
    at(t.s.players, seat).living ? totalOf(t, world, seat) : Number.NEGATIVE_INFINITY,
  );
  const top = Math.max(...sums);
  const odds = sums.map((each) => Math.exp(each - top));
  const total = sum(odds);
  return odds.map((odd) => odd / total);
}
