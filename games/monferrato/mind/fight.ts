/** Battles and what follows them: recall, pressing on, losses, retreats. */

import { at, type Decision } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { recallable } from '../rules/recall.ts';
import { retreatTrouble } from '../rules/retreat.ts';
import type { FrameOf, MonferratoTable } from '../state.ts';
import { unitName, zoneName } from '../things.ts';
import { factionOf, isCombat, isRaider, placeOf, typeOf, unitsIn } from '../units.ts';
import { decision } from './deed.ts';
import { forecast } from './forecast.ts';
import { powerOf } from './muster.ts';
import type { Outlook } from './outlook.ts';
import { cheapest } from './works.ts';

/** A battle so surely won needs nobody more. */
const SURE = 0.93;

/** M7.1: who helps most is called, as long as it helps; nobody from behind walls that need him. */
export function recall(o: Outlook, f: FrameOf<'battle'>): Decision {
  const { t } = o;
  if (f.leader < 0) {
    const leaders = f.attackers.filter((unit) => typeOf(t, unit) === 'commander' && placeOf(t.s, unit) === f.zone);
    const best = leaders.sort((a, b) => powerOf(t, b, true) - powerOf(t, a, true))[0];
    return best === undefined ? decision('fight') : decision('lead', unitName(t, best));
  }
  const here = unitsIn(t, f.zone, f.attacker);
  if (forecast(t, here, f.zone, f.attacker).wins >= SURE) return decision('fight');
  const helpers = recallable(t, f)
    .filter((unit) => isRaider(typeOf(t, unit)) && mayLeave(o, unit))
    .sort((a, b) => powerOf(t, b, true) - powerOf(t, a, true));
  const [best] = helpers;
  return best === undefined ? decision('fight') : decision('recall', unitName(t, best));
}

function mayLeave(o: Outlook, unit: number): boolean {
  const { t } = o;
  const zone = placeOf(t.s, unit);
  const { points } = at(t.components.zones, zone);
  if (points === 0) return true;
  const others = unitsIn(t, zone, factionOf(t, unit)).filter((one) => one !== unit && isCombat(typeOf(t, one)));
  if (points === 1) return others.length > 0;
  return others.reduce((sum, one) => sum + powerOf(t, one, false), 0) > at(o.menace, zone) * 0.8 + 0.5;
}

/** M7.2-7, M7.2-8: on while it costs the enemy more, and enough are left to win it. */
export function pressOn(t: MonferratoTable, f: FrameOf<'battle'>, seat: number): Decision {
  const { wins, attackers, defenders } = forecast(t, unitsIn(t, f.zone, f.attacker), f.zone, f.attacker);
  const attacking = seat === f.attacker;
  const ahead = attacking ? f.defenderHits - f.attackerHits : f.attackerHits - f.defenderHits;
  const trade = attacking ? defenders - attackers : attackers - defenders;
  // Who would lose it as it stands goes on if he may turn it; who wins stops unless the enemy bleeds.
  const stands = attacking ? ahead > 0 : ahead >= 0;
  const turn = attacking ? wins : 1 - wins;
  if (!stands) return decision(turn > 0.35 && trade > -0.8 ? 'again' : 'cease');
  return decision(trade > 0.5 ? 'again' : 'cease');
}

/** M7.3-1: what hurts least. */
export function lose(t: MonferratoTable, f: FrameOf<'losses'>): Decision[] {
  const units = unitsIn(t, f.zone, f.seat).filter((unit) =>
    f.line ? isRaider(typeOf(t, unit)) : isCombat(typeOf(t, unit)),
  );
  const unit = cheapest(t, units);
  return unit === undefined ? [] : [decision('hit', unitName(t, unit))];
}

/** M7.5: behind walls one holds; else to where friends, bread and no enemies are. */
export function retreat(o: Outlook, f: FrameOf<'retreat'>): Decision[] {
  const { t } = o;
  if (!f.forced) return [decision('stay')];
  const { fortress, ways } = lookupOf(t.components);
  const holds = at(fortress, f.zone);
  const zones = at(ways, f.zone)
    .map(({ zone }) => zone)
    .filter((zone) => !retreatTrouble(t, f.zone, zone, f.seat))
    .map((zone) => ({ zone, worth: refugeWorth(o, zone) }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = zones;
  const go = best ? [decision('retreat', zoneName(t, best.zone))] : [decision('perish')];
  return holds ? [decision('hold'), ...go] : go;
}

function refugeWorth(o: Outlook, zone: number): number {
  const { t } = o;
  const walls = at(lookupOf(t.components).fortress, zone) ? 1.5 : 0;
  const bread = at(o.supplied, zone) ? 0.8 : 0;
  return walls + bread + 0.4 * at(o.own, zone) - 0.4 * at(o.menace, zone) + 0.15 * at(o.pull, zone);
}
