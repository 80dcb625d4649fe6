/**
 * The evaluation: named features of a seat, each with a weight, added up; the winning chances are the softmax of the
 * sums. The weights are in natural logarithms of odds.
 */

import { at, range, sum, type World } from '@condotta/kernel';
import { NEUTRAL, ownerOf } from '../rules/domain.ts';
import { cityOf, seatOfFamily, tileOf } from '../rules/parts.ts';
import { POINTS_TO_WIN } from '../rules/points.ts';
import { isArmy, troopsOf } from '../rules/troops.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import type { State, VenturaFrame, VenturaTable } from '../state.ts';
import { exposure, hindranceOf, threatOf } from './hinder.ts';
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
  'threat',
  'tiles',
  'claims',
  'guard',
  'danger',
  'throne',
] as const;
type Feature = (typeof FEATURES)[number];

/** What a feature gives while everybody is at 0 points, and what it gives at the end; in between it is blended. */
type Weight = readonly [early: number, late: number];

/**
 * Fitted to who won from 90,000 positions of scripted games at 2, 3 and 4 seats, apart from what is too rare there
 * (throne, guard) and the threat of Events, which is set by hand to a little less than the points they take. Land and troops pay later, so they are worth most at the start; at the end points are all.
 */
const WEIGHTS: Readonly<Record<Feature, Weight>> = {
  points: [0.15, 0.015],
  race: [-0.08, 0.1],
  next: [-0.035, 0.135],
  goal: [-3.3, 3.5],
  florins: [0.11, 0.14],
  income: [0.25, 0],
  papal: [0.22, 0.35],
  power: [0.15, 0.02],
  armies: [-0.8, -0.3],
  hand: [0, 0.01],
  threat: [0.05, 0.05],
  tiles: [0, 0.3],
  claims: [0.17, 0.035],
  guard: [0, 0],
  danger: [-1, -1.7],
  throne: [4, 2],
};

/** How early it is, from 1 down to 0 when somebody has the points to win. */
const earliness = ({ s }: VenturaTable): number =>
  Math.max(0, 1 - Math.max(...s.players.map(({ points }) => points)) / POINTS_TO_WIN);

const weightAt = (early: number, name: Feature): number => {
  const [first, final] = WEIGHTS[name];
  return early * first + (1 - early) * final;
};

type VenturaWorld = World<State, VenturaFrame>;

function measure(t: VenturaTable, world: VenturaWorld, seat: number): Record<Feature, number> {
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
    if (owner === seat) continue;
    // What it will annex: the yield, and the points for the markers there.
    claims += yieldOf(t, troop.at, seat) + (owner === NEUTRAL ? 0 : 1 + tileOf(t, troop.at).income.base);
  }
  let hand = 0;
  for (const card of player.hand) if (!hindranceOf(t, card)) hand += Math.max(0, handWorth(t, card));
  const city = cityOf(t, seat);
  const next = pointsNext(t, world.stack, seat) - exposure(t, world.stack, seat);
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
    threat: threatOf(t, seat),
    tiles: Math.min(3, player.reserve.length),
    claims,
    guard: own.some((troop) => troop.at === city) ? 1 : 0,
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
  const early = earliness(t);
  for (const name of FEATURES) given[name] *= weightAt(early, name);
  return given;
}

export function evaluate(t: VenturaTable, world: VenturaWorld): number[] {
  const seats = t.s.players.length;
  if (world.over) return range(seats).map((seat) => (world.over?.winners.includes(seat) ? 1 : 0));
  if (t.s.round === 0) return range(seats).map(() => 1 / seats);
  const sums = range(seats).map((seat) =>
    at(t.s.players, seat).living ? sum(Object.values(explain(t, world, seat))) : Number.NEGATIVE_INFINITY,
  );
  const top = Math.max(...sums);
  const odds = sums.map((each) => Math.exp(each - top));
  const total = sum(odds);
  return odds.map((odd) => odd / total);
}
