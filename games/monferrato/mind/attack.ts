/** What battles promise: prizes, blood, and how near a storm brings the fall of a Fortress. */

import { at } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { campsIn, shelter, typeOf, unitsIn } from '../units.ts';
import { forecast } from './forecast.ts';
import { cautionAt, type Outlook, turnsLeft } from './outlook.ts';
import type { Party, Reached } from './reach.ts';
import { unitWorth } from './worth.ts';

/** What may befall a force that stands there when the enemy has moved. */
export function danger(o: Outlook, zone: number, defence: number): number {
  const cover = at(lookupOf(o.t.components).fortress, zone) ? 2 : shelter(o.t, zone, o.seat) * 0.8;
  return 0.3 * o.stance.caution * o.blood * Math.max(0, at(o.menace, zone) * 0.8 - defence - cover);
}

/** What a place counts for: with a Fortress on either side the villages decide, so they count for more than their points. */
const VILLAGE = 1.7;
export const prize = ({ t }: Outlook, zone: number): number => {
  const { points, village } = at(t.components.zones, zone);
  return village ? points * VILLAGE : points;
};

/** A hit suffered or given, on average. */
const HIT = 0.28;
/** A siege that stands worse than that is not pressed, one that stands so well is. */
const HOPELESS = 0.3;
const HOPEFUL = 0.85;
const LEAST = 0.15;

export function attackWorth(o: Outlook, party: Party, from: number, { zone, wet }: Reached): number {
  const { t, seat } = o;
  const { wins, attackers, defenders } = forecast(t, party.units, zone, seat);
  const points = prize(o, zone);
  const enemies = unitsIn(t, zone, 1 - seat);
  const stake = enemies.reduce((sum, unit) => sum + unitWorth(t, unit), 0);
  const helpless = enemies.every((unit) => ['commander', 'guastatori'].includes(typeOf(t, unit)));
  const discount = 0.75 + 0.25 / Math.max(1, turnsLeft(t) / 6);
  const ahead = Math.max(0, at(o.pull, zone) - at(o.pull, from));
  let worth = (helpless ? 1 : wins) * (points * discount + 0.2 * stake * o.blood + 0.3 * ahead);
  if (helpless) worth += stake;
  else worth += o.blood * HIT * (defenders - attackers * (2 - Math.min(1.6, o.stance.daring)));
  if (at(lookupOf(t.components).fortress, zone)) worth += stormWorth(o, zone, defenders - TOLL * attackers);
  worth += wins * 1.2 * o.blood * campsIn(t, zone, 1 - seat).length;
  if (wet) worth -= (1 - wins) * party.worth;
  return worth - cautionAt(o, zone);
}

/** A storm that costs more than it gives, counted so, only wears out who storms. */
const TOLL = 0.5;

/** Behind a breach every hit counts for the whole place, as far as there is hope of it. */
export function hitInside(o: Outlook, zone: number): number {
  const { points } = at(o.t.components.zones, zone);
  const hope = Math.max(LEAST, Math.min(1, (at(o.odds, zone) - HOPELESS) / (HOPEFUL - HOPELESS)));
  return (o.stance.siege * points * hope) / (1 + at(o.theirs.steps, zone));
}

const stormWorth = (o: Outlook, zone: number, net: number): number => net * (net > 0 ? hitInside(o, zone) : HIT);
