/** What a question says beyond its bare prompt: which one of how many, what it costs, what is left; and what it is about. */

import { at, type Question } from '@condotta/kernel';
import { otherSide, type Side, seatOfSide } from '../rules/battle-assault.ts';
import { cardOf, cityOf } from '../rules/lookup.ts';
import { STARTING_DOMAIN } from '../rules/starting-domains.ts';
import { marchRefusal } from '../rules/troop-phase.ts';
import { nameOfTroop, troopAt, troopsOf } from '../rules/troops.ts';
import { incomeOf, maintenanceOf } from '../rules/upkeep.ts';
import type { FrameOf, VenturaFrame, VenturaTable, VenturaTypes } from '../state.ts';
import { areaName, cardName, priceName, seatName, textName, tileName } from '../things.ts';

type Asked = Question<VenturaTypes['key']>;

/** V6.2: so many tiles each player lays at set-up. */
const TILES_TO_LAY = 4;

export function question(t: VenturaTable, f: VenturaFrame, seat: number): Asked {
  const { florins, hand, reserve } = at(t.s.players, seat);
  switch (f.proc) {
    case 'building':
      return building(t, f, seat, reserve.length);
    case 'domains':
      return {
        args: { number: f.claimed.length, count: STARTING_DOMAIN - 1, tile: tileName(cityOf(t, seat)) },
        about: f.claimed.map(tileName),
      };
    case 'fortune':
      return f.at === 'take' && t.s.stock.length + t.s.under.length === 0 ? { key: 'ask.fortune.take.cards' } : {};
    case 'prestige':
    case 'recruit':
    case 'conscription':
      return { args: { florins } };
    case 'upkeep':
      return upkeep(t, seat, florins);
    case 'leaderless':
      return leaderless(t, f);
    case 'expansion':
      return f.at === 'cell' ? { args: { tile: tileName(f.tile) } } : {};
    case 'deploy':
      return f.at === 'card' ? { args: { florins } } : { args: { card: cardName(f.card), price: priceOf(t, f.card) } };
    case 'regroup':
      if (f.at === 'area') return { args: { card: cardName(f.card) }, about: [cardName(f.card)] };
      if (f.tiles.length === 0) return { key: 'ask.regroup.card.none' };
      return { args: { tiles: f.tiles.map(tileName) }, about: f.tiles.map(tileName) };
    case 'troop':
      return f.at === 'march' ? march(t, f) : choose(t, seat);
    case 'battle':
      return battle(t, f, seat);
    case 'event':
      return { args: { card: cardName(f.card), text: textName(f.card) }, about: [cardName(f.card)] };
    case 'limit':
      return { args: { count: hand.length } };
    case 'game':
    case 'families':
    case 'round':
    case 'recovery':
    case 'annex':
      return {};
  }
}

/** What a card costs to play, in words. */
export function priceOf(t: VenturaTable, card: number): string {
  const played = cardOf(t, card);
  return priceName(played.kind === 'event' ? played.cost : played.deploy);
}

function building(t: VenturaTable, f: FrameOf<'building'>, seat: number, left: number): Asked {
  if (f.at === 'tile') return { args: { number: TILES_TO_LAY + 1 - left, count: TILES_TO_LAY } };
  return { args: { tile: tileName(f.at === 'cell' ? f.tile : cityOf(t, seat)) } };
}

function upkeep(t: VenturaTable, seat: number, florins: number): Asked {
  const [cost, income] = [maintenanceOf(t, seat), incomeOf(t, seat)];
  const args = { cost, income, florins };
  return cost > income + florins ? { key: 'ask.upkeep.keep.short', args } : { args };
}

function leaderless(t: VenturaTable, f: FrameOf<'leaderless'>): Asked {
  if (f.at === 'area') return { args: { card: cardName(f.card) }, about: [cardName(f.card)] };
  const troop = troopAt(t.s, f.seat, f.area);
  const args = { tile: tileName(troop.at), area: areaName(f.area), count: f.cards.length };
  return { args, about: [tileName(troop.at)] };
}

/** The own Troops that could still march. */
export const readyToMarch = (t: VenturaTable, seat: number): string[] =>
  troopsOf(t.s, seat)
    .filter((troop) => !marchRefusal(t, troop))
    .map(nameOfTroop);

function choose(t: VenturaTable, seat: number): Asked {
  const ready = readyToMarch(t, seat);
  return ready.length === 0 ? { key: 'ask.troop.choose.none' } : { args: { count: ready.length }, about: ready };
}

function march(t: VenturaTable, f: FrameOf<'troop'>): Asked {
  const troop = troopAt(t.s, f.seat, f.area);
  const name = nameOfTroop(troop);
  return { args: { troop: name, tile: tileName(troop.at), points: f.points }, about: [name] };
}

function battle(t: VenturaTable, f: FrameOf<'battle'>, seat: number): Asked {
  const side: Side = seat === f.seat ? 0 : 1;
  const args = { tile: tileName(f.tile), foe: seatName(seatOfSide(f, otherSide(side))), number: f.assaults };
  const about = [tileName(f.tile)];
  if (f.at === 'defender') {
    const attacker = troopAt(t.s, f.seat, at(f.areas, 0));
    return { args: { ...args, troop: nameOfTroop(attacker) }, about };
  }
  if (f.at !== 'orders') return { args, about };
  const { companies } = troopAt(t.s, seat, at(f.areas, side));
  return { args: { ...args, number: at(f.drafts, side).length + 1, count: companies.length }, about };
}
