/** V28: when to play an Event, and on what. Worth is in points, or Florins of about that value, like that of a march. */

import { at, type Decision, type Macro, sum } from '@condotta/kernel';
import type { EventEffect, EventWindow } from '../components/index.ts';
import { type Battle, otherSide, type Side, seatOfSide } from '../rules/battle-assault.ts';
import { isAftermath, isTactic, useTactic } from '../rules/battle-events.ts';
import { domainOf, ownerOf } from '../rules/domain.ts';
import { effectInTurn } from '../rules/event-effects.ts';
import { cardOf, cityOf, companyOf, eventOf, tileOf } from '../rules/lookup.ts';
import { holdsGarrison, isArmy, maintenanceOfTroop, movementOf, troopIn, troopsOf, woundsOf } from '../rules/troops.ts';
import type { FrameOf, Troop, VenturaTable } from '../state.ts';
import { cardName, numberIn, troopIn as troopNamed } from '../things.ts';
import { decision, fightFrom, forecastWorth } from './forecast.ts';
import { outlook } from './march.ts';
import { distancesTo } from './reach.ts';
import { STEWARD } from './stance.ts';
import { besiegers } from './threat.ts';
import { companyPower, lossOf, troopPower } from './worth.ts';

/** Rounds for which a Territory that is lost is missed. */
const MISSED = 2;

/** So much better than nothing an Event must be to be spent now: it may be worth more later. */
const RIPE = 1;

// ---- in a turn -----------------------------------------------------------------------------------------------------

/** An Event with what it is aimed at, and what that is worth after its cost. */
interface Use {
  readonly card: number;
  /** Null if it has no target. */
  readonly thing: string | null;
  readonly worth: number;
}

/** What a seat could play in this window, each Event on its best target, the best first. */
function usesOf(t: VenturaTable, seat: number, window: EventWindow): Use[] {
  const { hand, florins } = at(t.s.players, seat);
  const found: Use[] = [];
  for (const card of hand) {
    const event = cardOf(t, card);
    if (event.kind !== 'event' || event.window !== window || event.cost > florins) continue;
    const best = bestUse(t, seat, event.effect);
    if (best) found.push({ card, thing: best.thing, worth: best.worth - event.cost });
  }
  return found.sort((a, b) => b.worth - a.worth || a.card - b.card);
}

/** The best target of an effect, or none if it has no place now. */
function bestUse(t: VenturaTable, seat: number, effect: EventEffect): Omit<Use, 'card'> | null {
  const does = effectInTurn(effect);
  if (!does) return null;
  if (!does.aimed) return does.possible(t, seat) ? { thing: null, worth: plainWorth(t, seat, effect) } : null;
  let best: Omit<Use, 'card'> | null = null;
  for (const thing of does.things(t, seat)) {
    if (!does.fits(t, seat, thing)) continue;
    const worth = aimedWorth(t, seat, effect, thing);
    if (!best || worth > best.worth) best = { thing, worth };
  }
  return best;
}

/** Events that are better played when the Troops have marched. */
const isLate = (effect: EventEffect): boolean =>
  effect.kind === 'contribution' || effect.kind === 'toll' || effect.kind === 'revolt';

/** The Event to play now, or null; in the Troop Phase before the marches or after them. */
export function playNow(
  t: VenturaTable,
  seat: number,
  window: EventWindow,
  marches: 'before' | 'after' | null = null,
): Decision | null {
  const [best] = usesOf(t, seat, window).filter(
    ({ card }) => marches === null || isLate(eventOf(t, card).effect) === (marches === 'after'),
  );
  return best && best.worth >= RIPE ? decision('event', cardName(best.card)) : null;
}

/** Whole plans: the Event and its best target. */
export const eventPlans = (t: VenturaTable, seat: number, window: EventWindow): Macro[] =>
  usesOf(t, seat, window).map(({ card, thing, worth }) => ({
    decisions: [decision('event', cardName(card)), ...(thing === null ? [] : [decision('target', thing)])],
    prior: Math.max(0.4, 0.5 + 0.4 * worth),
  }));

/** What an Event that is played already is aimed at. */
export function target(t: VenturaTable, { seat, card }: FrameOf<'event'>): Decision | null {
  const best = bestUse(t, seat, eventOf(t, card).effect);
  return best?.thing ? decision('target', best.thing) : null;
}

function plainWorth(t: VenturaTable, seat: number, effect: EventEffect): number {
  const { hand, reserve, florins } = at(t.s.players, seat);
  switch (effect.kind) {
    case 'florins':
      return effect.amount;
    case 'harvest':
      return (
        Math.min(effect.most, domainOf(t.s, seat).filter((tile) => tileOf(t, tile).type === effect.type).length) - 1
      );
    case 'prestige':
      return effect.points;
    case 'survey':
      return 3 - reserve.length;
    case 'deal':
      return hand.length <= 4 && florins >= 3 ? 2.5 : 0;
    case 'toll':
      return sum(t.s.players.map((_, other) => (other === seat ? 0 : tollOf(t, seat, other, effect.amount))));
    case 'winter':
      return 0.7 * sum(t.s.troops.map((troop) => (troop.seat === seat ? -1 : 1) * frostbitten(t, troop)));
    default:
      return 0;
  }
}

/** What somebody pays for his Troops in the Domain of `seat`: it is gained, and it is missed. */
function tollOf(t: VenturaTable, seat: number, other: number, amount: number): number {
  if (!troopsOf(t.s, other).some((troop) => ownerOf(t.s, troop.at) === seat)) return 0;
  return 1.5 * Math.min(amount, at(t.s.players, other).florins);
}

/** The Companies of a Troop that a hard winter would hurt. */
function frostbitten(t: VenturaTable, troop: Troop): number {
  if (ownerOf(t.s, troop.at) === troop.seat) return 0;
  return troop.companies.filter((card) => woundsOf(t.s, card) + 1 < companyOf(t, card).resistance).length;
}

function aimedWorth(t: VenturaTable, seat: number, effect: EventEffect, thing: string): number {
  const rivals = t.s.players.filter(({ living }) => living).length - 1;
  switch (effect.kind) {
    case 'contribution': {
      const { florins, points } = at(t.s.players, numberIn('seat', thing));
      const taken = Math.min(effect.amount, florins);
      // Among equals the one who is nearest to winning.
      return taken < Math.min(2, effect.amount) ? 0 : 1.5 * taken + 0.02 * points;
    }
    case 'revolt':
      return (MISSED * lossOf(t, numberIn('tile', thing))) / rivals;
    case 'veterans': {
      const { hand, florins } = at(t.s.players, seat);
      const company = companyOf(t, numberIn('card', thing));
      return hand.length > 4 || florins < company.deploy ? 0 : 0.6 * companyPower(company);
    }
    default: {
      const named = troopNamed(thing);
      const troop = named && troopIn(t.s, named.seat, named.area);
      return troop ? troopWorth(t, seat, effect, troop) : 0;
    }
  }
}

function troopWorth(t: VenturaTable, seat: number, effect: EventEffect, troop: Troop): number {
  switch (effect.kind) {
    case 'march': {
      const points = movementOf(t, troop);
      const bestWith = (more: number): number => outlook(t, troop, points + more, STEWARD, 1).best[0]?.worth ?? 0;
      return 0.4 * (bestWith(effect.movement) - bestWith(0));
    }
    case 'quarters':
      return Math.min(effect.most, maintenanceOfTroop(t, troop)) - 1;
    case 'fever':
      return 0.9 * troop.companies.filter((card) => woundsOf(t.s, card) + 1 < companyOf(t, card).resistance).length;
    case 'arrears':
      return isNear(t, seat, troop) ? (besiegers(t, seat, true).includes(troop) ? 10 : 0.3 * troopPower(t, troop)) : 0;
    default:
      return 0;
  }
}

/** Could this Troop reach the City or a Troop of `seat`? */
function isNear(t: VenturaTable, seat: number, troop: Troop): boolean {
  const points = movementOf(t, troop);
  const places = [cityOf(t, seat), ...troopsOf(t.s, seat).flatMap((own) => (holdsGarrison(t, own) ? [] : [own.at]))];
  return places.some((tile) => (distancesTo(t, tile)[troop.at] ?? points + 1) <= points);
}

// ---- in a battle ---------------------------------------------------------------------------------------------------

const sideOf = (f: Battle, seat: number): Side => (seat === f.seat ? 0 : 1);

/** The Events of a hand that fit this moment and can be paid. */
function eventsFor(t: VenturaTable, seat: number, window: EventWindow): number[] {
  const { hand, florins } = at(t.s.players, seat);
  return hand.filter((id) => {
    const card = cardOf(t, id);
    return card.kind === 'event' && card.window === window && card.cost <= florins;
  });
}

/** Before the first assault: what turns the battle, or spares much of the own side. */
export function tactic(t: VenturaTable, f: Battle, seat: number): Decision {
  const side = sideOf(f, seat);
  const [attacker, defender] = [troopIn(t.s, f.seat, at(f.areas, 0)), troopIn(t.s, f.foe, at(f.areas, 1))];
  const none = decision('pass');
  if (!attacker || !defender) return none;
  const before = forecastWorth(fightFrom(t, f, attacker, defender), side);
  let best = { card: 0, gain: ENOUGH };
  for (const card of eventsFor(t, seat, 'battle')) {
    const { effect } = eventOf(t, card);
    if (!isTactic(t, f, side, effect)) continue;
    const tried: Battle = { ...f, ranks: f.ranks.map((rank) => [...rank]), ruses: [...f.ruses], spent: [...f.spent] };
    useTactic(tried, side, effect);
    const gain = forecastWorth(fightFrom(t, tried, attacker, defender), side) - before;
    if (gain >= best.gain) best = { card, gain };
  }
  return best.card > 0 ? decision('event', cardName(best.card)) : none;
}

/** The least that a tactic must save, as the worth of a duel counts it. */
const ENOUGH = 3;

/** After a battle: points and Florins at once, a surgeon if there is somebody to heal, and after the enemy if land lies open. */
export function aftermath(t: VenturaTable, f: Battle, seat: number): Decision {
  const side = sideOf(f, seat);
  for (const card of eventsFor(t, seat, 'aftermath')) {
    const { effect } = eventOf(t, card);
    if (isAftermath(t, f, side, effect) && isWorthwhile(t, f, side, effect)) return decision('event', cardName(card));
  }
  return decision('pass');
}

function isWorthwhile(t: VenturaTable, f: Battle, side: Side, effect: EventEffect): boolean {
  const own = troopIn(t.s, seatOfSide(f, side), at(f.areas, side));
  switch (effect.kind) {
    case 'ransom':
      return at(t.s.players, seatOfSide(f, otherSide(side))).florins >= Math.min(2, effect.amount);
    case 'pursuit': {
      // An Army first clears the field it stands on.
      if (!own) return false;
      const { best, stay } = outlook(t, own, movementOf(t, own), STEWARD, 1);
      const cleared = isArmy(own) ? 0 : stay;
      return (best[0]?.worth ?? 0) > cleared + RIPE && best[0]?.tile !== own.at;
    }
    default:
      return true;
  }
}
