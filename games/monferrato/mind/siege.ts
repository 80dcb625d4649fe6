/** How a siege stands: who could storm, against who is inside and who could come to his help. */

import { at } from '@condotta/kernel';
import type { MonferratoTable } from '../state.ts';
import { distances } from './ground.ts';
import type { Column, Muster } from './muster.ts';

/** A force so many movement points away counts so much for a siege. */
const NEARNESS = [1, 1, 0.95, 0.85, 0.7, 0.55, 0.45, 0.35, 0.27, 0.2, 0.15, 0.1];
/** What an army outside is worth to the garrison, and what the walls are if nobody is behind them. */
const RELIEF = 0.35;
const WALLS = 0.3;
/** What an army that is meant to go there counts for. */
const ARRIVED = 0.8;

/**
 * Both sides hit as long as they live, so a force counts by its hits and by how many it bears. Above 1 the besiegers would be left
 * in the end, if they had the breach and the time. `army`: counts as if it were nearly there already.
 */
export function siegeOdds(
  t: MonferratoTable,
  muster: Muster,
  fortress: number,
  attacker: 0 | 1,
  army: readonly Column[] = [],
): number {
  const row = at(distances(t), fortress);
  const [besiegers, garrison] = [muster.of[attacker], muster.of[attacker === 0 ? 1 : 0]];
  let [hits, steps] = [0, 0];
  let [back, borne] = [WALLS + (garrison.defence[fortress] ?? 0), 1 + (garrison.steps[fortress] ?? 0)];
  for (let zone = 0; zone < row.length; zone++) {
    if (zone === fortress) continue;
    const near = NEARNESS[row[zone] ?? NEARNESS.length] ?? 0;
    if (near === 0) continue;
    hits += near * (besiegers.storm[zone] ?? 0);
    steps += near * (besiegers.column[zone] ?? 0);
    back += near * RELIEF * (garrison.storm[zone] ?? 0);
    borne += near * RELIEF * (garrison.column[zone] ?? 0);
  }
  for (const { zone, storm, column } of army) {
    const more = zone === fortress ? 0 : Math.max(0, ARRIVED - (NEARNESS[row[zone] ?? NEARNESS.length] ?? 0));
    hits += more * storm;
    steps += more * column;
  }
  return (hits * steps) / (back * borne);
}
