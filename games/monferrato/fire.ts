/** What a unit fires with, and its dice. */

import { at } from '@condotta/kernel';
import { lookupOf } from './lookup.ts';
import { eliminate } from './pieces.ts';
import type { MonferratoPlay, MonferratoTable } from './state.ts';
import { factionName, unitName } from './things.ts';
import { factionOf, fireValue, leadership, placeOf, typeOf, unitsIn } from './units.ts';

/** M8-2: printed only beside friendly Guastatori. */
export function gunValue(t: MonferratoTable, unit: number): number {
  const friends = unitsIn(t, placeOf(t.s, unit), factionOf(t, unit));
  return friends.some((friend) => typeOf(t, friend) === 'guastatori') ? fireValue(t, unit, true) : 1;
}

/** M7.2.1-1, M7.2.2-1 */
const isHard = (t: MonferratoTable, zone: number): boolean =>
  at(lookupOf(t.components).difficult, zone) || at(t.components.zones, zone).trap;

/** M7.2-3: the value in a battle; 0 for who does not fire. */
function battleValue(t: MonferratoTable, unit: number, zone: number, attacking: boolean): number {
  const type = typeOf(t, unit);
  if (type === 'guastatori') return 0;
  const value =
    type === 'commander'
      ? leadership(t, unit)
      : type === 'artillery'
        ? gunValue(t, unit)
        : fireValue(t, unit, attacking);
  return attacking && value >= 3 && isHard(t, zone) ? value - 1 : value;
}

/** A unit and the value it fires with. */
export interface Shot {
  readonly unit: number;
  readonly value: number;
}

/** M7.2-1 */
export const battleShots = (t: MonferratoTable, units: readonly number[], zone: number, attacking: boolean): Shot[] =>
  units
    .filter((unit) => typeOf(t, unit) !== 'guastatori')
    .map((unit) => ({ unit, value: battleValue(t, unit, zone, attacking) }));

/** M14.3-1 */
export const diceOf = (t: MonferratoTable, unit: number): number => (at(t.components.units, unit).major ? 2 : 1);

/** M7.2-2: all dice of one side; the hits, and the guns that rolled a 6 (M8-3), which leave once all have fired. */
export function rollShots(
  p: MonferratoPlay,
  faction: number,
  shots: readonly Shot[],
): { hits: number; burst: number[] } {
  let hits = 0;
  const burst: number[] = [];
  const dice: number[] = [];
  for (const { unit, value } of shots)
    for (let i = diceOf(p, unit); i > 0; i--) {
      const die = p.roll(6);
      dice.push(die);
      if (die <= value) hits++;
      else if (die === 6 && typeOf(p, unit) === 'artillery') burst.push(unit);
    }
  if (dice.length > 0) p.log('fire', { faction: factionName(p, faction), dice: dice.join(' '), hits }, 'M7.2-2');
  return { hits, burst };
}

/** M8-3 */
export function burstGuns(p: MonferratoPlay, guns: readonly number[]): void {
  for (const unit of guns) {
    p.log('gun.bursts', { unit: unitName(p, unit) }, 'M8-3');
    eliminate(p, unit);
  }
}
