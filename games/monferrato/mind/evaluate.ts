/**
 * The evaluation: named features of a faction in victory points, each with a weight, added up. The winning chance is the logistic
 * function of the difference; the fewer turns are left, the more a point counts.
 */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import type { MonferratoTable, MonferratoWorld } from '../state.ts';
import { isOutOfSupply } from '../units.ts';
import { keepWorth } from './chits.ts';
import { distances } from './ground.ts';
import { moraleOf } from './morale.ts';
import { turnsLeft } from './outlook.ts';
import { powers, unitWorth } from './worth.ts';

const FEATURES = ['points', 'casale', 'mantua', 'villages', 'army', 'hunger', 'morale', 'chits'] as const;
type Feature = (typeof FEATURES)[number];
type Measured = Record<Feature, number>;

const WEIGHTS: Readonly<Record<Feature, number>> = {
  points: 1,
  casale: 1,
  mantua: 1,
  villages: 0.9,
  army: 0.45,
  hunger: 0.5,
  morale: 0.5,
  chits: 0.5,
};

/** A force a movement point away counts so much less for a place. */
const FADING = 0.7;
/** What it is worth to be behind walls, by the lowest Level that the enemy lies before. */
const WALL = 0.22;
const HELD = 0.5;

/** How hard a faction presses on a zone from without. */
function pressure(t: MonferratoTable, zone: number, power: readonly number[]): number {
  const row = at(distances(t), zone);
  let total = 0;
  for (let from = 0; from < row.length; from++) {
    const force = power[from] ?? 0;
    if (force > 0 && from !== zone) total += force * FADING ** (row[from] ?? 99);
  }
  return total;
}

/** How likely Pro-France holds the place at the end. */
function controlOf(
  t: MonferratoTable,
  zone: number,
  defence: readonly (readonly number[])[],
  attack: readonly (readonly number[])[],
): number {
  const { sidesOf, sides } = lookupOf(t.components);
  const inside = [0, 1].map((faction) => at(at(defence, faction), zone));
  const [france = 0, spain = 0] = inside;
  const holder = france > 0 ? 0 : spain > 0 ? 1 : -1;
  const sign = holder === 0 ? 1 : holder === 1 ? -1 : 0;
  const outside = [0, 1].map((faction) => pressure(t, zone, at(attack, faction)));
  const strength = (faction: number): number => at(inside, faction) * 1.3 + at(outside, faction) + 0.6;
  let walls = 0;
  const its = at(sidesOf, zone);
  if (holder >= 0 && its.length > 0) {
    // The weakest wall that an enemy lies before, or could soon lie before; a mine is half a breach.
    let weakest = 5;
    for (const side of its) {
      const { outside: before, kind } = at(sides, side);
      const there = at(at(attack, 1 - holder), before);
      if (there === 0) continue;
      const level =
        Math.max(0, at(t.s.levels, side) - (at(t.s.mines, side) > 0 ? 1.5 : 0)) + (kind === 'river' ? 2.5 : 0);
      weakest = Math.min(weakest, level + 1 / (0.5 + there));
    }
    walls = WALL * weakest;
  }
  const left = turnsLeft(t);
  const time = 0.25 + 0.75 * Math.min(1, Math.sqrt(left / 20));
  const x = (sign * (HELD + walls)) / time + 1.2 * Math.log(strength(0) / strength(1)) * Math.min(1, left / 3);
  return 1 / (1 + Math.exp(-x));
}

function measure(t: MonferratoTable): readonly [Measured, Measured] {
  const blank = (faction: number): Measured => ({
    points: at(t.s.points, faction),
    casale: 0,
    mantua: 0,
    villages: 0,
    army: 0,
    hunger: 0,
    morale: 0,
    chits: 0,
  });
  const found: readonly [Measured, Measured] = [blank(0), blank(1)];
  const defence = [powers(t, 0, false), powers(t, 1, false)];
  const attack = [powers(t, 0, true), powers(t, 1, true)];
  for (const [zone, { points, id }] of t.components.zones.entries()) {
    if (points === 0) continue;
    const name = id === 'casale' ? 'casale' : id === 'mantova' ? 'mantua' : 'villages';
    const control = controlOf(t, zone, defence, attack);
    found[0][name] += points * control;
    found[1][name] += points * (1 - control);
  }
  const { faction: factions } = lookupOf(t.components);
  const time = Math.min(1, 0.15 + turnsLeft(t) / 10);
  for (let unit = 0; unit < t.s.places.length; unit++) {
    if (at(t.s.places, unit) < 0) continue;
    const side = found[at(factions, unit) === 0 ? 0 : 1];
    const worth = unitWorth(t, unit) * time;
    side.army += worth;
    if (isOutOfSupply(t.s, unit)) side.hunger -= worth * 0.4;
  }
  for (const [army, { faction }] of t.components.armies.entries()) found[faction].morale += moraleOf(t, army) * time;
  for (const [seat, hand] of t.s.hands.entries())
    for (const chit of hand) found[seat === 0 ? 0 : 1].chits += Math.min(1, keepWorth(t, seat, chit)) * time * 0.5;
  return found;
}

/** How much a victory point counts, in logarithms of odds: what is still to come hides it. */
const scale = (t: MonferratoTable): number => 1 / (0.8 + 0.75 * Math.sqrt(turnsLeft(t)));

function given(t: MonferratoTable): readonly [Measured, Measured] {
  const found = measure(t);
  const point = scale(t);
  for (const side of found) for (const name of FEATURES) side[name] *= WEIGHTS[name] * point;
  return found;
}

const sumOf = (found: Measured): number => FEATURES.reduce((total, name) => total + found[name], 0);

export const explain = (t: MonferratoTable, _world: MonferratoWorld, seat: number): Measured =>
  given(t)[seat === 0 ? 0 : 1];

/** What a world has over another one for a seat: what the enemy has less of is a gain as well. */
export function gains(
  t: MonferratoTable,
  _world: MonferratoWorld,
  other: { readonly t: MonferratoTable },
  seat: number,
): Measured {
  const [me, foe]: readonly [0 | 1, 0 | 1] = seat === 0 ? [0, 1] : [1, 0];
  const [here, there] = [given(t), given(other.t)];
  const found = { ...here[me] };
  for (const name of FEATURES) found[name] = here[me][name] - there[me][name] - (here[foe][name] - there[foe][name]);
  return found;
}

/** A draw is half a victory. */
export function evaluate(t: MonferratoTable, { over }: MonferratoWorld): number[] {
  if (over) return [0, 1].map((seat) => (over.winners.length === 0 ? 0.5 : over.winners.includes(seat) ? 1 : 0));
  const [france, spain] = given(t);
  const chance = 1 / (1 + Math.exp(sumOf(spain) - sumOf(france)));
  return [chance, 1 - chance];
}
