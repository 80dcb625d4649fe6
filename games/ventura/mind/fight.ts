/** V20, V24, V28: orders of battle, who defends, retreat, and Events. */

import { at, type Decision } from '@condotta/kernel';
import { neighbours } from '../map.ts';
import type { Battle } from '../rules/battle-assault.ts';
import { ownerOf } from '../rules/domain.ts';
import { cardOf, cityOf, companyOf, eventOf } from '../rules/parts.ts';
import { holderOf, holdsGarrison, isArmy, nameOfTroop, troopsOf, troopsOn, woundsOf } from '../rules/troops.ts';
import type { FrameOf, Troop, VenturaTable } from '../state.ts';
import { cardName, seatName, tileName } from '../things.ts';
import { bestOrder, decision, duelWorth, fightFrom } from './duel.ts';
import { hinders, prey, ripe } from './hinder.ts';
import { troopPower } from './worth.ts';

const sideOf = (f: Battle, seat: number): 0 | 1 => (seat === f.seat ? 0 : 1);

function troopOf(t: VenturaTable, f: Battle, side: 0 | 1): Troop | null {
  const seat = side === 0 ? f.seat : f.foe;
  return t.s.troops.find((troop) => troop.seat === seat && troop.area === at(f.areas, side)) ?? null;
}

/** The Troop that does best against the attacker; a weak one first if all are lost anyway. */
export function defend(t: VenturaTable, f: Battle): Decision | null {
  const attacker = troopOf(t, f, 0);
  const own = troopsOn(t.s, f.tile).filter((troop) => troop.seat === f.foe);
  if (!attacker) return null;
  let best: { troop: Troop; worth: number } | null = null;
  for (const troop of own) {
    const { result } = bestOrder(t, attacker, troop, f.tile, 1);
    const worth = duelWorth(result, 1) - (result.winner === 1 && isArmy(troop) ? 10 : 0);
    if (!best || worth > best.worth) best = { troop, worth };
  }
  return best && decision('defend', nameOfTroop(best.troop));
}

export function order(t: VenturaTable, f: Battle, seat: number): Decision | null {
  const [attacker, defender] = [troopOf(t, f, 0), troopOf(t, f, 1)];
  if (!attacker || !defender) return null;
  const side = sideOf(f, seat);
  const { order: wanted } = bestOrder(t, attacker, defender, f.tile, side);
  const draft = at(f.drafts, side);
  const next = wanted.find((card) => !draft.includes(card));
  return next === undefined ? null : decision('rank', cardName(next));
}

/** Where to retreat to: the City first. */
function retreats(t: VenturaTable, f: Battle, seat: number): number[] {
  const city = cityOf(t, seat);
  return neighbours(t.s, f.tile)
    .filter((tile) => ownerOf(t.s, tile) === seat && (holderOf(t.s, tile) < 0 || holderOf(t.s, tile) === seat))
    .sort((a, b) => Number(b === city) - Number(a === city) || a - b);
}

/** Stays if the rest of the battle is won; gives way if it is lost. */
export function retreat(t: VenturaTable, f: Battle, seat: number): Decision {
  const [attacker, defender] = [troopOf(t, f, 0), troopOf(t, f, 1)];
  const side = sideOf(f, seat);
  const [to] = retreats(t, f, seat);
  if (!attacker || !defender || to === undefined) return decision('stay');
  const away = decision('retreat', tileName(to));
  if (f.at === 'deadlock') return away;
  const result = fightFrom(t, f, attacker, defender);
  const own = side === 0 ? attacker : defender;
  const won = side === 0 ? result.winner === 1 : result.winner === -1;
  if (won) return decision('stay');
  // The City is not left while it can be held, or while its fall ends the game.
  if (f.tile === cityOf(t, seat)) return decision('stay');
  if (result.winner === 0 && !isArmy(own)) return decision('stay');
  return away;
}

/** An Event whose window is open, if now is the time. */
export function event(t: VenturaTable, seat: number, window: string): Decision | null {
  const { hand, florins } = at(t.s.players, seat);
  for (const card of hand) {
    if (cardOf(t, card).kind !== 'event') continue;
    const found = eventOf(t, card);
    if (found.window !== window || found.cost > florins) continue;
    switch (found.effect.kind) {
      case 'florins':
      case 'prestige':
      case 'survey':
        return decision('event', cardName(card));
      case 'deal':
        if (hand.length <= 4 && florins >= found.cost + 2) return decision('event', cardName(card));
        break;
      case 'levy':
      case 'disgrace':
        if (ripe(t, seat, found.effect)) return decision('event', cardName(card));
        break;
      case 'hospice':
        if (troopsOf(t.s, seat).some((troop) => troop.companies.some((own) => woundsOf(t.s, own) >= 2)))
          return decision('event', cardName(card));
        break;
      case 'march':
      case 'fever':
      case 'surgeon':
      case 'ruse':
        break;
    }
  }
  return null;
}

/** After a battle: the surgeon, if there is much to heal. */
export function surgeon(t: VenturaTable, f: Battle, seat: number): Decision {
  const troop = troopOf(t, f, sideOf(f, seat));
  const wounded = troop?.companies.filter((card) => woundsOf(t.s, card) > 0).length ?? 0;
  const card = at(t.s.players, seat).hand.find((id) => {
    const found = cardOf(t, id);
    return found.kind === 'event' && found.effect.kind === 'surgeon';
  });
  return card !== undefined && wounded > 0 ? decision('event', cardName(card)) : decision('pass');
}

/** Before the first assault: a ruse, if it turns the battle. */
export function ruse(t: VenturaTable, f: Battle, seat: number): Decision {
  const pass = decision('pass');
  const [attacker, defender] = [troopOf(t, f, 0), troopOf(t, f, 1)];
  if (!attacker || !defender) return pass;
  const side = sideOf(f, seat);
  const { hand, florins } = at(t.s.players, seat);
  const before = duelWorth(fightFrom(t, f, attacker, defender), side);
  for (const card of hand) {
    const found = cardOf(t, card);
    if (found.kind !== 'event' || found.effect.kind !== 'ruse' || found.cost > florins) continue;
    const ruses = [...f.ruses];
    ruses[side * 2] = at(ruses, side * 2) + found.effect.ranged;
    ruses[side * 2 + 1] = at(ruses, side * 2 + 1) + found.effect.melee;
    if (duelWorth(fightFrom(t, { ...f, ruses }, attacker, defender), side) >= before + 3)
      return decision('event', cardName(card));
  }
  return pass;
}

/** What an Event is aimed at. */
export function target(t: VenturaTable, frame: FrameOf<'event'>): Decision | null {
  const { seat } = frame;
  const { effect } = eventOf(t, frame.card);
  if (hinders(effect)) {
    const rival = prey(t, seat, effect);
    return rival < 0 ? null : decision('target', seatName(rival));
  }
  const fits = (troop: Troop): boolean => {
    switch (effect.kind) {
      case 'march':
        return troop.seat === seat && !troop.moved && !holdsGarrison(t, troop);
      case 'hospice':
        return troop.seat === seat && troop.companies.some((card) => woundsOf(t.s, card) > 0);
      default:
        return (
          troop.seat !== seat && troop.companies.some((card) => woundsOf(t.s, card) + 1 < companyOf(t, card).resistance)
        );
    }
  };
  const [best] = t.s.troops.filter(fits).sort((a, b) => troopPower(t, b) - troopPower(t, a));
  return best ? decision('target', nameOfTroop(best)) : null;
}

/** V26: a wound that is worth a Florin: of a Company in an Army that two more would be the end of. */
export function healing(t: VenturaTable, seat: number): Decision | null {
  if (at(t.s.players, seat).florins === 0) return null;
  for (const troop of troopsOf(t.s, seat)) {
    if (!isArmy(troop)) continue;
    for (const card of troop.companies) {
      const company = companyOf(t, card);
      if (woundsOf(t.s, card) >= 2 && company.resistance - woundsOf(t.s, card) <= 2)
        return decision('heal', cardName(card));
    }
  }
  return null;
}
