/** Where a group could get to, and by which steps (M6). */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { allowanceOf, isWholeAllowance, pointsFor } from '../rules/allowance.ts';
import { isClosed } from '../trace.ts';
import { isCombat, isLine, isRaider, typeOf } from '../units.ts';
import { powerOf } from './muster.ts';
import { isFoes, type Outlook } from './outlook.ts';
import { unitWorth } from './worth.ts';

/** Who goes together, and what they come to. */
export interface Party {
  readonly units: readonly number[];
  readonly attack: number;
  readonly defence: number;
  readonly raiders: number;
  readonly worth: number;
  /** With guns: no river without a bridge, no breach. */
  readonly heavy: boolean;
  /** Line units among them, and all who fight have Attack Supply. */
  readonly fights: boolean;
}

export function partyOf({ t }: Outlook, units: readonly number[], armed: readonly number[]): Party {
  let [attack, defence, raiders, worth, heavy, line, supplied] = [0, 0, 0, 0, false, false, true];
  for (const unit of units) {
    const type = typeOf(t, unit);
    attack += powerOf(t, unit, true);
    defence += powerOf(t, unit, false);
    worth += unitWorth(t, unit);
    if (isRaider(type)) raiders++;
    if (type === 'artillery') heavy = true;
    if (isLine(type)) line = true;
    if (isCombat(type) && !armed.includes(unit)) supplied = false;
  }
  return { units, attack, defence, raiders, worth, heavy, fights: line && supplied };
}

export interface Reached {
  readonly zone: number;
  /** Where it comes from; null at the start. */
  readonly before: Reached | null;
  readonly left: number;
  /** The last step crossed a river without a bridge: who is beaten there is lost (M7.5-5). */
  readonly wet: boolean;
  /** Where the first step leads; at the start the zone itself. */
  readonly first: number;
}

/** The zones entered on the way, the last one included. */
export function pathTo(reached: Reached): number[] {
  const path: number[] = [];
  for (let here: Reached | null = reached; here?.before; here = here.before) path.unshift(here.zone);
  return path;
}

/** How far a group goes together. */
export const pointsOf = ({ t }: Outlook, units: readonly number[]): number =>
  Math.min(...units.map((unit) => allowanceOf(t, unit, true)));

/** By the cheapest way; enemy-held zones end it. `fresh`: it has not moved yet. Who goes matters little, so many groups share one answer. */
export function reachOf(
  o: Outlook,
  { heavy, fights }: Pick<Party, 'heavy' | 'fights'>,
  from: number,
  points: number,
  fresh = true,
): readonly Reached[] {
  const key = ((points * o.far.length + from) << 3) | (heavy ? 4 : 0) | (fights ? 2 : 0) | (fresh ? 1 : 0);
  let found = o.reach.get(key);
  if (!found) {
    found = reachable(o, heavy, fights, from, points, fresh);
    o.reach.set(key, found);
  }
  return found;
}

function reachable(
  o: Outlook,
  heavy: boolean,
  fights: boolean,
  from: number,
  points: number,
  fresh: boolean,
): readonly Reached[] {
  const { t } = o;
  const { ways, fortress } = lookupOf(t.components);
  const best: (Reached | undefined)[] = new Array(ways.length);
  const found: number[] = [];
  const queue: Reached[] = [{ zone: from, before: null, left: points, wet: false, first: from }];
  for (const here of queue) {
    if (here.before && (best[here.zone] !== here || isFoes(o, here.zone))) continue;
    for (const way of at(ways, here.zone)) {
      if (way.zone === from || way.kind === 'impassable' || isClosed(t, way.zone)) continue;
      const whole = isWholeAllowance(way);
      if ((way.kind === 'river' && heavy) || (whole && (!fresh || here.before))) continue;
      const left = whole ? 0 : here.left - pointsFor(t, way);
      if (left < 0) continue;
      const known = best[way.zone];
      if (known && known.left >= left) continue;
      if (isFoes(o, way.zone)) {
        if (!fights) continue;
        if (at(fortress, way.zone) && (heavy || way.kind === 'river' || at(t.s.levels, way.side) > 0)) continue;
      }
      const first = here.before ? here.first : way.zone;
      const reached = { zone: way.zone, before: here, left, wet: way.kind === 'river', first };
      if (!known) found.push(way.zone);
      best[way.zone] = reached;
      queue.push(reached);
    }
  }
  return found.map((zone) => at(best as Reached[], zone));
}
