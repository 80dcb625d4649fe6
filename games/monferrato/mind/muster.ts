/** Who stands where, and how hard they hit: one walk over all counters, on which everything else in here reads. */

import { at } from '@condotta/kernel';
import type { Components } from '../components/types.ts';
import { lookupOf } from '../lookup.ts';
import { BACK, type MonferratoTable, NONE, OUT_OF_SUPPLY } from '../state.ts';
import { isRaider } from '../units.ts';

/** A faction's forces by zone. Hits are those of a round on average, on open ground and with engineers beside the guns. */
export interface Forces {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** Hits of those who can go through a breach: guns cannot (M8-4). */
  readonly storm: readonly number[];
  /** How many hits they bear, and how many those bear who can go through a breach. */
  readonly steps: readonly number[];
  /** How many there are who bear any. */
  readonly bodies: readonly number[];
  readonly column: readonly number[];
  /** Of Infantry and Cavalry, which count for stacking (M12-1). */
  readonly crowd: readonly number[];
}

export interface Muster {
  /** By zone: bit 1 Pro-France, bit 2 Pro-Spain. */
  readonly held: readonly number[];
  readonly of: readonly [Forces, Forces];
}

/** What a counter does on either side, in hits a round. */
interface Figures {
  readonly attack: readonly [front: number, back: number];
  readonly defence: readonly [front: number, back: number];
  readonly steps: readonly [front: number, back: number];
  readonly starving: number | null;
  readonly storms: boolean;
  readonly crowds: boolean;
}

const known = new WeakMap<Components, readonly Figures[]>();

function figuresOf(components: Components): readonly Figures[] {
  const found = known.get(components) ?? components.units.map(figures);
  known.set(components, found);
  return found;
}

function figures({ type, front, back, major }: Components['units'][number]): Figures {
  const dice = type === 'guastatori' ? 0 : (major ? 2 : 1) / 6;
  const behind = back ?? front;
  const combat = type !== 'commander';
  return {
    attack: [front.attack * dice, behind.attack * dice],
    defence: [front.defence * dice, behind.defence * dice],
    steps: combat ? [back ? 2 : 1, 1] : [0, 0],
    // M13.1-2: a Commander without supply has 1.
    starving: combat ? null : dice,
    storms: type !== 'artillery' && type !== 'guastatori',
    crowds: isRaider(type),
  };
}

/** Hits of one counter in a round on average. */
export function powerOf({ s, components }: MonferratoTable, unit: number, attacking: boolean): number {
  const its = at(figuresOf(components), unit);
  const marks = at(s.marks, unit);
  if (its.starving !== null && (marks & OUT_OF_SUPPLY) !== 0) return its.starving;
  return (attacking ? its.attack : its.defence)[(marks & BACK) === 0 ? 0 : 1];
}

/** Who could storm, of one Command and in one zone: their hits, and those they bear. */
export interface Column {
  readonly zone: number;
  readonly storm: number;
  readonly column: number;
}

/** A Command's troops that can go through a breach, counter by counter. */
export function columnsOf({ s, components }: MonferratoTable, command: number): Column[] {
  const all = figuresOf(components);
  return at(lookupOf(components).unitsOf, command).flatMap((unit) => {
    const { attack, steps, storms } = at(all, unit);
    const zone = at(s.places, unit);
    const side = (at(s.marks, unit) & BACK) === 0 ? 0 : 1;
    return zone < 0 || !storms ? [] : [{ zone, storm: attack[side], column: steps[side] }];
  });
}

/** Where most of the Command is, without Garrisons; NONE if nobody is. */
export function mainOf(t: MonferratoTable, command: number): number {
  const { unitsOf, type } = lookupOf(t.components);
  const found = new Map<number, number>();
  for (const unit of at(unitsOf, command)) {
    const zone = at(t.s.places, unit);
    if (zone >= 0 && type[unit] !== 'garrison') found.set(zone, (found.get(zone) ?? 0) + powerOf(t, unit, true) + 0.01);
  }
  let [best, most] = [NONE, 0];
  for (const [zone, force] of found) if (force > most) [best, most] = [zone, force];
  return best;
}

/** A copy of a list that has held fractions is ready for them: what begins as whole numbers is made anew at the first one. */
let zeros: number[] = [];
function blank(zones: number): number[] {
  if (zeros.length !== zones) zeros = new Array(zones).fill(0.5).map(() => -0.5 + 0.5);
  return zeros.slice();
}

const forces = (zones: number) => ({
  attack: blank(zones),
  defence: blank(zones),
  storm: blank(zones),
  steps: blank(zones),
  bodies: blank(zones),
  column: blank(zones),
  crowd: blank(zones),
});

export function musterOf({ s: { places, marks }, components }: MonferratoTable): Muster {
  const { faction } = lookupOf(components);
  const all = figuresOf(components);
  const count = components.zones.length;
  const held = blank(count);
  const of = [forces(count), forces(count)] as const;
  for (let unit = 0; unit < places.length; unit++) {
    const zone = places[unit] ?? -1;
    if (zone < 0) continue;
    const its = at(all, unit);
    const mark = marks[unit] ?? 0;
    const side = (mark & BACK) === 0 ? 0 : 1;
    const hungry = its.starving !== null && (mark & OUT_OF_SUPPLY) !== 0;
    const attack = hungry ? its.starving : its.attack[side];
    const seat = faction[unit] === 0 ? 0 : 1;
    const mine = of[seat];
    held[zone] = (held[zone] ?? 0) | (1 << seat);
    mine.attack[zone] = (mine.attack[zone] ?? 0) + attack;
    mine.defence[zone] = (mine.defence[zone] ?? 0) + (hungry ? its.starving : its.defence[side]);
    // M13.1-3: who starves does not storm.
    if (its.storms && (mark & OUT_OF_SUPPLY) === 0) {
      mine.storm[zone] = (mine.storm[zone] ?? 0) + attack;
      mine.column[zone] = (mine.column[zone] ?? 0) + its.steps[side];
    }
    mine.steps[zone] = (mine.steps[zone] ?? 0) + its.steps[side];
    if (its.steps[side] > 0) mine.bodies[zone] = (mine.bodies[zone] ?? 0) + 1;
    if (its.crowds) mine.crowd[zone] = (mine.crowd[zone] ?? 0) + 1;
  }
  return { held, of };
}
