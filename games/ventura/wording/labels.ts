/** What a decision leads to: its price, its points, whom it attacks, what it gives up. */

import { at, type Decision, type Wording } from '@condotta/kernel';
import { ARMY_POINTS } from '../rules/battle.ts';
import { otherSide, type Side, seatOfSide } from '../rules/battle-assault.ts';
import { CONSCRIPTION_PRICE } from '../rules/conscription.ts';
import { markersOn, NEUTRAL, ownerOf } from '../rules/domain.ts';
import { cityOf, tileOf } from '../rules/lookup.ts';
import { prestigePoints } from '../rules/prestige.ts';
import { RECRUIT_PRICE } from '../rules/recruit.ts';
import {
  holderOf,
  isArmy,
  maintenanceOfTroop,
  movementOf,
  nameOfTroop,
  troopAt,
  troopIn,
  troopWith,
} from '../rules/troops.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import type { FrameOf, Troop, VenturaFrame, VenturaTable, VenturaTypes } from '../state.ts';
import { cardName, numberIn, priceName, seatName, tileName, troopIn as troopNamed } from '../things.ts';
import { priceOf, readyToMarch } from './questions.ts';

type Label = Wording<VenturaTypes['key']>;

export function label(t: VenturaTable, f: VenturaFrame, seat: number, { verb, arg }: Decision): Label {
  if (verb === 'event' || verb === 'deploy') return { args: { price: priceOf(t, numberIn('card', arg)) } };
  switch (f.proc) {
    case 'building':
      return { args: { tile: tileName(f.at === 'city' ? cityOf(t, seat) : f.tile) } };
    case 'expansion':
      return { args: { tile: tileName(f.tile) } };
    case 'prestige':
      return typeof arg === 'number' ? { args: { points: prestigePoints(t, seat, arg) } } : {};
    case 'recruit':
      return { args: { price: priceName(RECRUIT_PRICE) } };
    case 'conscription':
      return { args: { price: priceName(CONSCRIPTION_PRICE) } };
    case 'upkeep':
      return verb === 'pay' ? pay(t, seat) : dismiss(t, seat, numberIn('card', arg));
    case 'leaderless':
      return verb === 'place' ? { args: { tile: tileName(troopAt(t.s, seat, f.area).at) } } : {};
    case 'deploy':
      return deploy(t, seat, verb, numberIn('area', arg));
    case 'troop':
      return troop(t, f, seat, { verb, arg });
    case 'battle':
      return battle(f, seat, verb);
    default:
      return {};
  }
}

function pay(t: VenturaTable, seat: number): Label {
  const cost = maintenanceOf(t, seat);
  return { args: { cost, left: at(t.s.players, seat).florins + incomeOf(t, seat) - cost } };
}

/** What the Upkeep would be less without the card. A Captain's Companies cannot stay together (V4.13). */
function dismiss(t: VenturaTable, seat: number, card: number): Label {
  const troop = troopWith(t.s, seat, card);
  if (!troop) return {};
  const saved = maintenanceOfTroop(t, troop) - maintenanceOfTroop(t, without(troop, card));
  if (troop.captain === card && troop.companies.length > 1) return { key: 'verb.dismiss.captain', args: { saved } };
  return { args: { saved } };
}

function without(troop: Troop, card: number): Troop {
  const companies = troop.companies.filter((other) => other !== card);
  // V4.6: a Captain does not stay without Companies.
  return { ...troop, companies, captain: troop.captain === card || companies.length === 0 ? 0 : troop.captain };
}

function deploy(t: VenturaTable, seat: number, verb: string, area: number): Label {
  const there = area < 0 ? null : troopIn(t.s, seat, area);
  if (!there) return verb === 'vacate' ? { key: 'verb.vacate.empty' } : { args: { tile: tileName(cityOf(t, seat)) } };
  const args = { troop: nameOfTroop(there), tile: tileName(there.at) };
  if (verb !== 'vacate') return { key: 'verb.place.join', args };
  const cards = isArmy(there) ? [there.captain, ...there.companies] : there.companies;
  return { args: { ...args, cards: cards.map(cardName) } };
}

function troop(t: VenturaTable, f: FrameOf<'troop'>, seat: number, { verb, arg }: Decision): Label {
  switch (verb) {
    case 'march': {
      const named = troopNamed(arg);
      const own = named && troopIn(t.s, named.seat, named.area);
      return own ? { args: { tile: tileName(own.at), points: movementOf(t, own) } } : {};
    }
    case 'end': {
      const count = readyToMarch(t, seat).length;
      return count > 0 ? { key: 'verb.end.idle', args: { count } } : {};
    }
    case 'enter': {
      const tile = numberIn('tile', arg);
      const { cost } = tileOf(t, tile);
      const foe = holderOf(t.s, tile);
      return foe < 0 || foe === seat
        ? { args: { cost } }
        : { key: 'verb.enter.battle', args: { cost, foe: seatName(foe) } };
    }
    case 'halt': {
      const own = troopAt(t.s, seat, f.area);
      const owner = ownerOf(t.s, own.at);
      const args = { tile: tileName(own.at) };
      if (!isArmy(own) || owner === seat || owner === NEUTRAL) return { args };
      return { key: 'verb.halt.clear', args: { ...args, foe: seatName(owner), markers: markersOn(t, own.at) } };
    }
    default:
      return {};
  }
}

/** V25.2: whoever makes an Army give way scores for it. */
function battle(f: FrameOf<'battle'>, seat: number, verb: string): Label {
  const side: Side = seat === f.seat ? 0 : 1;
  if (verb === 'rank') return { args: { number: at(f.drafts, side).length + 1 } };
  if (verb !== 'retreat' || !at(f.armies, side)) return {};
  return { key: 'verb.retreat.army', args: { foe: seatName(seatOfSide(f, otherSide(side))), points: ARMY_POINTS } };
}
