/** How a siege stands: who could storm, against who is inside and who could come to his help. */

import { at } from '@condotta/kernel';
import type { MonferratoTable } from '../state.ts';
import { distances } from './ground.ts';
import type { Column, Muster } from './muster.ts';

/** A force so many movement points away counts so much for a siege. */
const NEARNESS = [1, 1, 0.95, 0.85, 0.7, 0.55, 0.45, 0.35, 0.27, 0.2, 0.15, 0.1];
/** What an army outside is worth to the garrison, and what the walls are if nobody is behind them. */
const RELIEF = 0.4;
const WALLS = 1.5;
/** What an army that is meant to go there counts for. */
const ARRIVED = 0.8;
/** Whoever is shaken in one storm sits out the next: so much of the force storms in a turn. */
const PRESSED = 0.75;
/** How much of a garrison that is shaken is whole again before the next storm. */
const RECOVERS = 0.85;

/**
 * Both sides recover from turn to turn, so a siege gets on as far as the storms between two activations of the garrison give it more
 * hits than it has units to be shaken. Above 1 it does. `army`: counts as if it were nearly there already.
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
  let [hits, relief] = [0, 0];
  for (let zone = 0; zone < row.length; zone++) {
    if (zone === fortress) continue;
    const near = NEARNESS[row[zone] ?? NEARNESS.length] ?? 0;
    if (near === 0) continue;
    hits += near * (besiegers.storm[zone] ?? 0);
    relief += near * RELIEF * (garrison.storm[zone] ?? 0);
  }
  for (const { zone, storm } of army)
    if (zone !== fortress) hits += Math.max(0, ARRIVED - (NEARNESS[row[zone] ?? NEARNESS.length] ?? 0)) * storm;
  // Who is shaken already is nearly lost.
  const [units, steps] = [garrison.bodies[fortress] ?? 0, garrison.steps[fortress] ?? 0];
  const whole = Math.max(0, steps - units);
  const bears = WALLS + RECOVERS * whole + 0.3 * (units - whole) + 0.25 * (garrison.defence[fortress] ?? 0);
  return (PRESSED * hits) / (bears + relief);
}
