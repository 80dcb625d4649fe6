/**
 * The evaluation: named features of a faction in victory points, each with a weight; the fewer turns are left, the more a point
 * counts. The winning chance is taken over how the two Fortresses may end, see `evaluate`; for explanations all features are added up.
 */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { ELIMINATED, type MonferratoTable, type MonferratoWorld } from '../state.ts';
import { campFaction, isOutOfSupply } from '../units.ts';
import { isUndisturbed } from './campaign.ts';
import { keepWorth } from './chits.ts';
import { distances } from './ground.ts';
import { moraleAhead } from './morale.ts';
import { type Muster, musterOf } from './muster.ts';
import { turnsLeft } from './outlook.ts';
import { siegeOdds } from './siege.ts';
import { unitWorth } from './worth.ts';

const FEATURES = ['points', 'casale', 'mantua', 'villages', 'army', 'hunger', 'camps', 'morale', 'chits'] as const;
type Feature = (typeof FEATURES)[number];
type Measured = Record<Feature, number>;

const WEIGHTS: Readonly<Record<Feature, number>> = {
  points: 1,
  casale: 1,
  mantua: 1,
  villages: 1,
  army: 0.2,
  hunger: 0.5,
  camps: 0.6,
  morale: 1.1,
  chits: 0.5,
};

/** A force a movement point away counts so much less for a place. */
const FADING = 0.7;
const FADED = Array.from({ length: 24 }, (_, points) => FADING ** points);
/** As good as the best wall. */
const INTACT = 5;

/** What a Camp that is lost costs (M14.5-8), and one that nobody guards. */
const LOST = 1.6;
const ALONE = 0.5;

/** How hard a faction presses on a zone from without. */
function pressure(t: MonferratoTable, zone: number, power: readonly number[]): number {
  const row = at(distances(t), zone);
  let total = 0;
  for (let from = 0; from < row.length; from++) {
    const force = power[from] ?? 0;
    if (force > 0 && from !== zone) total += force * (FADED[row[from] ?? FADED.length] ?? 0);
  }
  return total;
}

/** Who holds a zone; of both in a battle the one who was there first is not known, and does not matter for long. */
const holderOf = ({ held }: Muster, zone: number): 0 | 1 | null => {
  const bits = at(held, zone);
  return bits === 0 ? null : (bits & 1) !== 0 ? 0 : 1;
};

/** The weakest wall that the enemy lies before, or could soon lie before; a mine is half a breach. */
function weakestWall(t: MonferratoTable, { of }: Muster, fortress: number, holder: 0 | 1): number {
  const { sidesOf, sides } = lookupOf(t.components);
  const besiegers = of[holder === 0 ? 1 : 0].storm;
  let weakest = INTACT;
  for (const side of at(sidesOf, fortress)) {
    const { outside, kind } = at(sides, side);
    const there = at(besiegers, outside);
    if (there === 0) continue;
    const level =
      Math.max(0, at(t.s.levels, side) - (at(t.s.mines, side) > 0 ? 1.5 : 0)) + (kind === 'river' ? 2.5 : 0);
    weakest = Math.min(weakest, level + 1 / (0.5 + there));
  }
  return weakest;
}

/** The lowest wall through which one can come, whoever lies before it. */
function lowestWall(t: MonferratoTable, fortress: number): number {
  const { sidesOf, sides } = lookupOf(t.components);
  let lowest = INTACT;
  for (const side of at(sidesOf, fortress))
    if (at(sides, side).kind !== 'river') lowest = Math.min(lowest, at(t.s.levels, side));
  return lowest;
}

/** Movement points within which an army may one day come to a siege. */
const THEATRE = 12;

function inTheatre(t: MonferratoTable, zone: number, storm: readonly number[]): number {
  const row = at(distances(t), zone);
  let total = 0;
  for (let from = 0; from < row.length; from++)
    if (from !== zone && (row[from] ?? THEATRE + 1) <= THEATRE) total += storm[from] ?? 0;
  return total;
}

/** How near the end is, from 0 to 1: half way with so many turns left. */
const HALF = 6;
export const lateness = (t: Pick<MonferratoTable, 's'>): number => 1 / (1 + turnsLeft(t) / HALF);

/**
 * How surely the holder of a Fortress still has it at the end, in logarithms of odds. The weights come from a regression over 12,000
 * positions of 200 games of scripts: all along it is told by the garrison and by the walls before which the enemy lies, early on by what he has
 * in the theatre, and towards the end by how the siege stands. Where nobody comes to its relief there is time to take it.
 */
function holds(t: MonferratoTable, muster: Muster, zone: number, holder: 0 | 1): number {
  const late = lateness(t);
  const early = 1 - late;
  const besieger = holder === 0 ? 1 : 0;
  const odds = Math.log(0.05 + siegeOdds(t, muster, zone, besieger));
  return (
    3.3 * late -
    2.9 -
    1.2 * late * odds +
    0.14 * at(muster.of[holder].steps, zone) +
    0.52 * late * lowestWall(t, zone) +
    0.58 * weakestWall(t, muster, zone, holder) -
    0.1 * early * inTheatre(t, zone, muster.of[besieger].storm) -
    (isUndisturbed(t, zone, besieger) ? 2 * early : 0)
  );
}

/** How likely Pro-France holds the place at the end. */
function controlOf(t: MonferratoTable, muster: Muster, zone: number): number {
  const holder = holderOf(muster, zone);
  const side = holder === null ? 0 : holder === 0 ? 1 : -1;
  if (holder !== null && at(lookupOf(t.components).fortress, zone))
    return 1 / (1 + Math.exp(-side * holds(t, muster, zone, holder)));
  const strength = (faction: 0 | 1): number =>
    at(muster.of[faction].defence, zone) * 1.3 + pressure(t, zone, muster.of[faction].attack) + 0.6;
  const hold = side * (0.45 + 0.5 * lateness(t));
  const press = 0.1 * Math.log(strength(0) / strength(1)) * Math.min(1, turnsLeft(t) / 3);
  return 0.5 + 0.5 * Math.max(-1, Math.min(1, hold + press));
}

function measure(t: MonferratoTable): readonly [Measured, Measured] {
  const blank = (faction: number): Measured => ({
    points: at(t.s.points, faction),
    casale: 0,
    mantua: 0,
    villages: 0,
    army: 0,
    hunger: 0,
    camps: 0,
    morale: 1.1,
    chits: 0,
  });
  const found: readonly [Measured, Measured] = [blank(0), blank(1)];
  const muster = musterOf(t);
  for (const [zone, { points, id }] of t.components.zones.entries()) {
    if (points === 0) continue;
    const name = id === 'casale' ? 'casale' : id === 'mantova' ? 'mantua' : 'villages';
    const control = controlOf(t, muster, zone);
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
  for (const [camp, { zone }] of t.s.camps.entries()) {
    const faction = campFaction(t, camp) === 0 ? 0 : 1;
    if (zone === ELIMINATED) found[faction].camps -= LOST * time;
    else if (zone >= 0 && holderOf(muster, zone) === null) found[faction].camps -= ALONE * time;
  }
  for (const [army, { faction }] of t.components.armies.entries()) found[faction].morale += moraleAhead(t, army) * time;
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

/** How much a point counts that does not hang on a Fortress, in logarithms of odds. */
const edge = (t: MonferratoTable): number => 1 / (0.7 + 0.35 * Math.sqrt(turnsLeft(t)));

/**
 * A draw is half a victory. Fortresses are held or lost, never by halves: with all of them the war is won, with none it is lost, and
 * with one on either side points and villages decide. So the chance is the mean over how they may end; what else there is, is for what
 * is still to come, and shifts the odds.
 */
export function evaluate(t: MonferratoTable, { over }: MonferratoWorld): number[] {
  if (over) return [0, 1].map((seat) => (over.winners.length === 0 ? 0.5 : over.winners.includes(seat) ? 1 : 0));
  const [france, spain] = measure(t);
  const ahead = (name: Feature): number => WEIGHTS[name] * (france[name] - spain[name]);
  const score = ahead('points') + ahead('villages');
  const point = edge(t);
  let won = 0;
  for (const [odds, lead] of endings([france.casale, spain.casale], [france.mantua, spain.mantua]))
    won += odds / (1 + Math.exp(-point * (lead + score)));
  const prospects = ahead('army') + ahead('hunger') + ahead('camps') + ahead('morale') + ahead('chits');
  const shift = Math.exp(-scale(t) * prospects);
  const chance = won / (won + (1 - won) * shift);
  return [chance, 1 - chance];
}

/** How two Fortresses may end: how likely, and what Pro-France is ahead by. `held`: what each faction can count on of it. */
function endings(...held: readonly (readonly [number, number])[]): (readonly [odds: number, lead: number])[] {
  let found: (readonly [number, number])[] = [[1, 0]];
  for (const [mine, theirs] of held) {
    const points = mine + theirs;
    if (points === 0) continue;
    found = found.flatMap(([odds, lead]) => [
      [(odds * mine) / points, lead + points],
      [(odds * theirs) / points, lead - points],
    ]);
  }
  return found;
}
