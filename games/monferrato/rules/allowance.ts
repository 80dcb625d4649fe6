/** M6-1 to M6-3: how far units move, and what a step costs. */

import { at } from '@condotta/kernel';
import { lookupOf, type Way } from '../lookup.ts';
import type { MonferratoTable } from '../state.ts';
import { isCombat, isOutOfSupply, placeOf, typeOf } from '../units.ts';

const SLOW = 3;
const FAST = 5;
const WINTER = 4;

/** M14.4-1 */
const isWinter = (t: MonferratoTable): boolean => at(t.components.boxes, t.s.turn).months.includes(1);

/** M6-1, M6-2; `active`: it moves with its own zone, where chits 1 and 4 count, and is not recalled (chit 1 does not help then). */
export function allowanceOf(t: MonferratoTable, unit: number, active: boolean): number {
  const type = typeOf(t, unit);
  const fast = type === 'cavalry' || type === 'commander';
  let points = fast ? FAST : SLOW;
  if (type === 'cavalry' && isWinter(t)) points = WINTER;
  if (isCombat(type) && isOutOfSupply(t.s, unit)) points--;
  const zone = t.frame('zone');
  if (zone && placeOf(t.s, unit) === zone.zone) {
    if (zone.rain && type === 'cavalry') points--;
    const activation = t.frame('activation');
    if (active && activation?.march === zone.zone) points += activation.marchBonus;
  }
  return points;
}

/** M6-7: a river without bridge or a link between the sections takes the whole allowance. */
export const isWholeAllowance = ({ kind }: Way): boolean => kind === 'river' || kind === 'boxlink';

/** M6-3, M2.3.1-3 */
export const pointsFor = (t: MonferratoTable, { zone, kind }: Way): number =>
  kind !== 'link' && at(lookupOf(t.components).difficult, zone) ? 2 : 1;
