/**
 * What a world has over another one for a side, for the reasons that people are told: each difference has a sentence
 * (messages/reasons.ts) that is true where it is above 0. What the evaluation sums up is told by its parts: to go nearer to a fight
 * and to be safer from one would cancel out.
 */

import type { World } from '@condotta/kernel';
import { OFF, stepFrom } from '../field.ts';
import { NONE, type RavennaFrame, type RavennaTable, type State } from '../state.ts';
import { hasUnitOf, otherSide, seatSide, unitAt, unitsOfSide } from '../units.ts';
import { given, scale } from './evaluate.ts';
import { outlookOf } from './outlook.ts';
import { prospect, risk } from './place.ts';
import { STEADY } from './script.ts';

export const REASONS = [
  'moral',
  'units',
  'persons',
  'brink',
  'fire',
  'shelter',
  'whole',
  'weak',
  'nearer',
  'safer',
  'held',
] as const;
type Reason = (typeof REASONS)[number];

/** What one of each is worth beside a point of Moral, as the scripts have it. */
const WHOLE = 0.5;
const WEAK = 0.3;
const PLACE = 0.5;
const HELD = 0.3;

type RavennaWorld = World<State, RavennaFrame>;

export function gains(
  t: RavennaTable,
  _world: RavennaWorld,
  other: { readonly t: RavennaTable },
  seat: number,
): Record<Reason, number> {
  const side = seatSide(t.s, seat);
  const foe = otherSide(side);
  const [own, ownThere] = [given(t, side), given(other.t, side)];
  const [his, hisThere] = [given(t, foe), given(other.t, foe)];
  // What the enemy has less of is a gain as well.
  const over = (name: 'moral' | 'units' | 'persons' | 'brink'): number =>
    own[name] - ownThere[name] - (his[name] - hisThere[name]);
  const point = scale(t);
  return {
    moral: over('moral'),
    units: over('units'),
    persons: over('persons'),
    brink: over('brink'),
    fire: own.fire - ownThere.fire,
    shelter: hisThere.fire - his.fire,
    whole: point * WHOLE * (leadOf(t, side, isWhole) - leadOf(other.t, side, isWhole)),
    weak: point * WEAK * (weakSides(other.t, side) - weakSides(t, side)),
    held: point * HELD * (countOf(t, side, isHeld) - countOf(other.t, side, isHeld)),
    ...places(t, other.t, side, point * PLACE),
  };
}

type Is = (s: State, unit: number) => boolean;
const isWhole: Is = (s, unit) => unitAt(s, unit).area !== NONE && !unitAt(s, unit).wounded;
const isHeld: Is = (s, unit) => unitAt(s, unit).area !== NONE && unitAt(s, unit).maintains;

const countOf = ({ s }: RavennaTable, side: number, is: Is): number =>
  unitsOfSide(side).filter((unit) => is(s, unit)).length;
const leadOf = (t: RavennaTable, side: number, is: Is): number =>
  countOf(t, side, is) - countOf(t, otherSide(side), is);

const DIRECTIONS = [0, 1, 2, 3] as const;

/** The sides of Units, fronts apart, that have an enemy before them (R3.12, R3.14). */
function weakSides({ s }: RavennaTable, side: number): number {
  let shown = 0;
  for (const unit of unitsOfSide(side)) {
    const { area, facing } = unitAt(s, unit);
    if (area === NONE) continue;
    for (const direction of DIRECTIONS) {
      const beside = direction === facing ? OFF : stepFrom(area, direction);
      if (beside !== OFF && hasUnitOf(s, beside, otherSide(side))) shown++;
    }
  }
  return shown;
}

/** How the Units stand that are in both worlds alike: who is gone or wounded in one of them stands nowhere better. */
function places(
  t: RavennaTable,
  there: RavennaTable,
  side: number,
  point: number,
): Pick<Record<Reason, number>, 'nearer' | 'safer'> {
  const [outlook, outlookThere] = [outlookOf(t, side, STEADY), outlookOf(there, side, STEADY)];
  let nearer = 0;
  let safer = 0;
  for (const unit of unitsOfSide(side)) {
    const [here, away] = [unitAt(t.s, unit), unitAt(there.s, unit)];
    if (here.area === NONE || away.area === NONE || here.wounded !== away.wounded) continue;
    nearer += prospect(outlook, unit, here.area, here.facing) - prospect(outlookThere, unit, away.area, away.facing);
    safer +=
      risk(outlookThere, unit, away.area, away.facing, away.maintains) -
      risk(outlook, unit, here.area, here.facing, here.maintains);
  }
  return { nearer: point * nearer, safer: point * safer };
}
