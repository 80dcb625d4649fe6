/** What to do with Florins and cards outside the map: Prestige, Fortune, Recruit, Upkeep, Conscription, the hand limit. */

import { at, type Decision } from '@condotta/kernel';
import { captainOf, cardOf, companyOf, isGarrison } from '../rules/lookup.ts';
import { ARMY_LIMIT, emptyAreas, holdsGarrison, isArmy, troopsOf, woundsOf } from '../rules/troops.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import type { FrameOf, VenturaFrame, VenturaTable } from '../state.ts';
import { cardName, tileName } from '../things.ts';
import { openLand } from './deploy.ts';
import { decision } from './forecast.ts';
import { winningPurse } from './project.ts';
import type { Stance } from './stance.ts';
import { besiegers, exposed, unguarded } from './threat.ts';
import { captainPower, companyPower, handWorth } from './worth.ts';

/** The Florins that win at once, or what the stance gives for points. */
export function prestige(t: VenturaTable, seat: number, stance: Stance): Decision {
  const winning = winningPurse(t, seat);
  if (winning !== null) return decision('spend', winning);
  const spare = Math.min(5, at(t.s.players, seat).florins - stance.treasury);
  // V9.1: three and five are the bargains.
  const amount = spare >= 5 ? 5 : spare >= 3 ? 3 : 0;
  return decision('spend', amount);
}

/** How much this seat wants a Captain, from 0 to 1. */
function wantsCaptain(t: VenturaTable, seat: number): number {
  const { hand } = at(t.s.players, seat);
  if (hand.some((card) => cardOf(t, card).kind === 'captain')) return 0;
  return troopsOf(t.s, seat).some(isArmy) ? 0.2 : 1;
}

/** What a display card is worth to this seat now. */
export function cardWish(t: VenturaTable, seat: number, card: number): number {
  const found = cardOf(t, card);
  if (found.kind === 'captain') return captainPower(found) * wantsCaptain(t, seat) + 0.5;
  if (found.kind === 'event') return handWorth(t, card);
  const wish = companyPower(found) - 0.5 * found.deploy - 0.6 * found.upkeep + (found.movement >= 3 ? 0.7 : 0);
  return wish + (lacksRaiders(t, seat) ? RAIDER : 0);
}

/** What the first Company is worth beyond its arms, while land lies open and nobody is there to take it. */
const RAIDER = 4;

function lacksRaiders(t: VenturaTable, seat: number): boolean {
  const afield = troopsOf(t.s, seat).filter((troop) => !holdsGarrison(t, troop)).length;
  return afield + usable(t, seat) === 0 && t.s.round > 0 && openLand(t, seat) > 0;
}

export function fortune(t: VenturaTable, seat: number, stance: Stance): Decision {
  const { s } = t;
  const { reserve, hand } = at(s.players, seat);
  const tileWish = s.stock.length + s.under.length > 0 ? stance.tiles - 2 * reserve.length : -99;
  let best = 0;
  for (const card of s.display) if (best === 0 || cardWish(t, seat, card) > cardWish(t, seat, best)) best = card;
  const wish = best === 0 ? -100 : cardWish(t, seat, best) - (hand.length >= 4 ? 3 : 0);
  return tileWish >= wish ? decision('tile') : decision('take', cardName(best));
}

/** Cards in hand that could start a Troop. */
function usable(t: VenturaTable, seat: number): number {
  let count = 0;
  for (const card of at(t.s.players, seat).hand) {
    const found = cardOf(t, card);
    if (found.kind === 'company' && (found.mobilization.length === 0 || found.mobilization.includes('city'))) count++;
  }
  return count;
}

export function recruit(t: VenturaTable, seat: number, stance: Stance): Decision {
  const { florins, hand } = at(t.s.players, seat);
  const net = incomeOf(t, seat) - maintenanceOf(t, seat);
  const rich = florins - 2 + Math.max(0, net) >= stance.keep + 4;
  if (florins >= 2 && hand.length < 4 && usable(t, seat) < 2 && rich) return decision('buy');
  return decision('stop');
}

/** Cheap Companies and Events: if a Troop could be started and nothing in hand can start it, or an Army has room and money is left. */
export function conscription(t: VenturaTable, seat: number, stance: Stance): Decision {
  const { florins, hand } = at(t.s.players, seat);
  const net = incomeOf(t, seat) - maintenanceOf(t, seat);
  const besieged = besiegers(t, seat, false).length > 0 || (unguarded(t, seat, null) && exposed(t, seat));
  const keep = besieged ? 1 : Math.max(stance.keep, winningPurse(t, seat) ?? 0);
  if (florins <= keep || hand.length >= 5 || (net <= 0 && !besieged)) return decision('stop');
  const idle = emptyAreas(t.s, seat).length > 0 && usable(t, seat) < (besieged ? 2 : 1);
  const growing = troopsOf(t.s, seat).some((troop) => isArmy(troop) && troop.companies.length < ARMY_LIMIT);
  const spare = growing && hand.length < 4 && florins >= keep + SPARE;
  return idle || spare ? decision('buy') : decision('stop');
}

/** Florins above what is kept from which a card more for an Army is no loss. */
const SPARE = 4;

/** The card that is missed least. */
export function discard(t: VenturaTable, seat: number): Decision {
  const { hand } = at(t.s.players, seat);
  let worst = at(hand, 0);
  for (const card of hand) if (handWorth(t, card) < handWorth(t, worst)) worst = card;
  return decision('discard', cardName(worst));
}

/** The best of the cards or tiles seen. */
export function keepBest(t: VenturaTable, seat: number, frame: VenturaFrame): Decision | null {
  if (!('seen' in frame) || frame.seen.length === 0) return null;
  if (frame.proc === 'fortune') {
    const rich = (tile: number): number => at(t.components.tiles, tile - 1).income.base;
    const [best] = [...frame.seen].sort((a, b) => rich(b) - rich(a) || a - b);
    return decision(frame.at === 'under' ? 'under' : 'keep', tileName(best ?? 0));
  }
  const [best] = [...frame.seen].sort((a, b) => cardWish(t, seat, b) - cardWish(t, seat, a) || a - b);
  return decision('keep', cardName(best ?? 0));
}

/** V14: pay if possible, else give up what is worth least for what it costs. */
export function upkeep(t: VenturaTable, frame: FrameOf<'upkeep'>): Decision {
  const { seat } = frame;
  const { florins } = at(t.s.players, seat);
  const missing = maintenanceOf(t, seat) - incomeOf(t, seat) - florins;
  const guard = idleGarrison(t, seat);
  if (guard > 0) return decision('dismiss', cardName(guard));
  if (missing <= 0) return decision('pay');
  let best: { card: number; worth: number } | null = null;
  for (const troop of troopsOf(t.s, seat)) {
    for (const card of troop.companies) {
      const company = companyOf(t, card);
      const last = troop.companies.length === 1 && isArmy(troop);
      const cost = company.upkeep + (last ? captainOf(t, troop.captain).upkeep : 0);
      if (cost === 0) continue;
      let loss = companyPower(company) + (last ? captainPower(captainOf(t, troop.captain)) : 0);
      if (isGarrison(t, card)) loss += 12;
      // More than is needed is waste.
      const worth = loss / Math.min(cost, missing) + 0.3 * Math.max(0, cost - missing) - 0.3 * woundsOf(t.s, card);
      if (!best || worth < best.worth) best = { card, worth };
    }
  }
  return best ? decision('dismiss', cardName(best.card)) : decision('pay');
}

/** The Garrison's card if it is a burden and nobody would miss it: the City is held by others, or no opponent is near. */
function idleGarrison(t: VenturaTable, seat: number): number {
  const post = troopsOf(t.s, seat).find((troop) => holdsGarrison(t, troop));
  const card = post?.companies.find((company) => isGarrison(t, company)) ?? 0;
  if (!post || isArmy(post) || companyOf(t, card).upkeep < DEAR) return 0;
  return unguarded(t, seat, post) && exposed(t, seat) ? 0 : card;
}

/** Maintenance from which a Garrison is a burden. */
const DEAR = 2;
