/** How a battle may go: the hits of one round, exactly, and what they come to. */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import type { MonferratoTable } from '../state.ts';
import { endurance, fireValue, isCombat, leadership, otherSeat, shelter, typeOf, unitsIn } from '../units.ts';

export interface Forecast {
  /** How often the attackers win: the defenders go, or are no more. */
  readonly wins: number;
  /** Hits suffered on average. */
  readonly attackers: number;
  readonly defenders: number;
}

/** M7.2-3, M7.2.1-1: what a unit would fire with in the zone, wherever it is now; `engineers`: Guastatori come along. */
function valueIn(t: MonferratoTable, unit: number, zone: number, attacking: boolean, engineers: boolean): number {
  const type = typeOf(t, unit);
  if (type === 'guastatori') return 0;
  const value =
    type === 'commander' ? leadership(t, unit) : type === 'artillery' && !engineers ? 1 : fireValue(t, unit, attacking);
  const { difficult } = lookupOf(t.components);
  const hard = at(difficult, zone) || at(t.components.zones, zone).trap;
  return attacking && value >= 3 && hard ? value - 1 : value;
}

/** How likely each number of hits is. */
function hitsOf(t: MonferratoTable, units: readonly number[], zone: number, attacking: boolean): number[] {
  const engineers = units.some((unit) => typeOf(t, unit) === 'guastatori');
  let spread = [1];
  for (const unit of units) {
    const chance = valueIn(t, unit, zone, attacking, engineers) / 6;
    if (chance === 0) continue;
    for (let dice = at(t.components.units, unit).major ? 2 : 1; dice > 0; dice--) {
      const next: number[] = new Array(spread.length + 1).fill(0);
      for (let hits = 0; hits < spread.length; hits++) {
        const p = spread[hits] ?? 0;
        next[hits] = (next[hits] ?? 0) + p * (1 - chance);
        next[hits + 1] = (next[hits + 1] ?? 0) + p * chance;
      }
      spread = next;
    }
  }
  return spread;
}

const bearable = (t: MonferratoTable, units: readonly number[]): number => {
  let total = 0;
  for (const unit of units) if (isCombat(typeOf(t, unit))) total += endurance(t, unit);
  return total;
};

/**
 * What comes of a round if these units attack the zone, or of the round to come in a battle there. The holder of a Fortress is only
 * beaten when nobody is left to take one hit more (M7.5-7).
 */
export function forecast(t: MonferratoTable, attackers: readonly number[], zone: number, seat: number): Forecast {
  const defenders = unitsIn(t, zone, otherSeat(seat));
  const [most, least] = [bearable(t, attackers), bearable(t, defenders)];
  const cover = shelter(t, zone, otherSeat(seat));
  const fortress = at(lookupOf(t.components).fortress, zone);
  const last = defenders.length > 1 ? least : least - 1;
  const ours = hitsOf(t, attackers, zone, true);
  const theirs = hitsOf(t, defenders, zone, false);
  let [wins, taken, given] = [0, 0, 0];
  for (let a = 0; a < ours.length; a++)
    for (let d = 0; d < theirs.length; d++) {
      const p = (ours[a] ?? 0) * (theirs[d] ?? 0);
      const hits = Math.min(least, Math.max(0, a - cover));
      const back = Math.min(most, d);
      taken += p * back;
      given += p * hits;
      if (back === most && most > 0) continue;
      if (fortress ? hits > back && hits >= last : hits > back || hits === least) wins += p;
    }
  return { wins, attackers: taken, defenders: given };
}
