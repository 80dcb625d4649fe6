/**
 * The evaluation: named features of a side in points of Moral, each with a weight, added up. The winning chance is the
 * logistic function of the difference; the fewer turns are left, the more a point counts.
 */

import { at, range, type World } from '@condotta/kernel';
import { mayShoot } from '../rules/shoot.ts';
import { NONE, type RavennaFrame, type RavennaTable, type State } from '../state.ts';
import { dataOf, seatSide, sideAt, unitAt, unitsOfSide } from '../units.ts';
import { outlookOf } from './outlook.ts';
import { hereWorth, shotFrom } from './place.ts';
import { STEADY } from './script.ts';
import { turnsLeft, unitWorth } from './worth.ts';

const FEATURES = ['moral', 'units', 'persons', 'fire', 'ground', 'brink'] as const;
type Feature = (typeof FEATURES)[number];

/**
 * What a point of each is worth at the end of the game, by regression over 1,200 positions of games of generals. Wounds and the
 * ditch told nothing beyond these: a Wound costs what `fire`, `ground` and `persons` say of it.
 */
const WEIGHTS: Readonly<Record<Feature, number>> = {
  moral: 0.95,
  units: 0.16,
  persons: 0.06,
  fire: 0.6,
  ground: 0.1,
  brink: 2,
};

type RavennaWorld = World<State, RavennaFrame>;

function measure(t: RavennaTable, side: number): Record<Feature, number> {
  const { s } = t;
  const { moral } = sideAt(s, side);
  const found = { moral, units: 0, persons: 0, fire: 0, ground: 0, brink: -Math.exp(-moral / 2) };
  const outlook = outlookOf(t, side, STEADY);
  for (const unit of unitsOfSide(side)) {
    const { area, facing, wounded } = unitAt(s, unit);
    if (area === NONE) continue;
    found.units += unitWorth(t, unit);
    // What the enemy would gain by one more wound.
    if (wounded) found.persons -= dataOf(t, unit).personality?.value ?? 0;
    if (mayShoot(t, unit)) found.fire += shotFrom(outlook, unit, area, facing);
    found.ground += hereWorth(outlook, unit);
  }
  return found;
}

/** How much a point of Moral counts, in logarithms of odds: what the turns to come may bring hides it. */
export const scale = (t: RavennaTable): number => 1 / (0.35 + 1.5 * Math.sqrt(turnsLeft(t)));

/** How much each feature gives to the side of a seat. */
export function explain(t: RavennaTable, _world: RavennaWorld, seat: number): Record<Feature, number> {
  return given(t, seatSide(t.s, seat));
}

export function given(t: RavennaTable, side: number): Record<Feature, number> {
  const found = measure(t, side);
  const point = scale(t);
  for (const name of FEATURES) found[name] *= WEIGHTS[name] * point;
  return found;
}

const sumOf = (found: Record<Feature, number>): number => FEATURES.reduce((total, name) => total + found[name], 0);

/** Every seat has the chance of its side; a draw is half a victory. */
export function evaluate(t: RavennaTable, { over }: RavennaWorld): number[] {
  const seats = new Set(t.s.commanders.map(({ seat }) => seat)).size;
  if (over) return range(seats).map((seat) => (over.winners.length === 0 ? 0.5 : over.winners.includes(seat) ? 1 : 0));
  const french = 1 / (1 + Math.exp(sumOf(given(t, 1)) - sumOf(given(t, 0))));
  const chances = [french, 1 - french];
  return range(seats).map((seat) => at(chances, seatSide(t.s, seat)));
}
