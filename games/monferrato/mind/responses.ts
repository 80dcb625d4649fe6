/** Responses: a chit in hand against what the opponent is about to do (M5.1-5). */

import { at, type Decision } from '@condotta/kernel';
import { lookupOf } from '../lookup.ts';
import { chitOf, handOf } from '../rules/hand.ts';
import type { FrameOf, MonferratoTable } from '../state.ts';
import { chitName } from '../things.ts';
import { isRaider, placeOf, typeOf, unitsIn } from '../units.ts';
import { decision } from './deed.ts';
import { forecast } from './forecast.ts';
import { powerOf } from './muster.ts';
import type { Outlook } from './outlook.ts';

/** What it must promise to be spent. */
const ENOUGH = 0.25;

/** Does the seat hold any chit for such a moment? */
export const fits = (t: MonferratoTable, seat: number, f: FrameOf<'response'>): boolean =>
  handOf(t, seat).some((chit) => chitOf(t, chit).window === f.at);

/** The best Response, if one is worth it; else to let it pass. */
export function answer(o: Outlook, f: FrameOf<'response'>): Decision[] {
  const { t, seat } = o;
  const worths = handOf(t, seat)
    .map((chit) => ({ chit, worth: responseWorth(o, f, chit) }))
    .filter(({ worth }) => worth >= ENOUGH)
    .sort((a, b) => b.worth - a.worth);
  return [...worths.map(({ chit }) => decision('respond', chitName(t, chit))), decision('pass')];
}

export function responseWorth(o: Outlook, f: FrameOf<'response'>, chit: number): number {
  const { t, seat } = o;
  const data = chitOf(t, chit);
  if (data.window !== f.at) return 0;
  switch (data.effects[0]?.kind) {
    case 'rain':
      return gunsBefore(t, f.zone, seat) * 0.22 + (at(o.foe, f.zone) > 2 && isBesieging(t, f.zone) ? 0.1 : 0);
    case 'hesitation':
      return 0.3;
    case 'peasants':
      return 0.25;
    case 'sortie': {
      const out = unitsIn(t, f.zone, seat).filter((unit) => isRaider(typeOf(t, unit)));
      return Math.min(3, out.length) * 0.15;
    }
    case 'peace': {
      const battle = t.frame('battle');
      if (!battle) return 0;
      const { wins } = forecast(
        t,
        battle.attackers.filter((unit) => placeOf(t.s, unit) === f.zone),
        f.zone,
        battle.attacker,
      );
      const { points } = at(t.components.zones, f.zone);
      return wins * (0.5 + points * 0.5) - 0.2;
    }
    default:
      return 0;
  }
}

const isBesieging = (t: MonferratoTable, zone: number): boolean =>
  at(lookupOf(t.components).ways, zone).some(({ side }) => side >= 0);

/** Guns of the enemy in the zone that could fire at a Fortress of ours. */
function gunsBefore(t: MonferratoTable, zone: number, seat: number): number {
  if (zone < 0) return 0;
  const walls = at(lookupOf(t.components).ways, zone).some(
    ({ side, zone: town }) => side >= 0 && unitsIn(t, town, seat).length > 0,
  );
  if (!walls) return 0;
  return unitsIn(t, zone, 1 - seat).reduce(
    (sum, unit) => sum + (typeOf(t, unit) === 'artillery' ? powerOf(t, unit, true) * 2 : 0),
    0,
  );
}
