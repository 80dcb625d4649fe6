/**
 * V33 Hidden and open information: what the eyes may see, built from an allow-list. Card numbers and tile numbers are
 * given only where the thing itself is open; elsewhere how many there are, and of which back.
 */

import { at, type Eyes, sees, type World } from '@condotta/kernel';
import { FAMILIES } from './components/index.ts';
import { cellName, tilesOnMap } from './map.ts';
import { guardOf, ranksOf, SIDES, seatOfSide, sumOf } from './rules/battle-assault.ts';
import { markersOn, NEUTRAL, ownerOf } from './rules/domain.ts';
import { cardOf } from './rules/lookup.ts';
import { seatInOrder } from './rules/set-up.ts';
import { isArmy, movementOf, nameOfTroop, troopIn, woundsOf } from './rules/troops.ts';
import { incomeOf, maintenanceOf } from './rules/upkeep.ts';
import type { FrameOf, Player, State, Troop, VenturaFrame, VenturaTable } from './state.ts';
import type { FrameView, PlayerView, TroopView, VenturaView } from './view-form.ts';

export function view(t: VenturaTable, world: World<State, VenturaFrame>, eyes: Eyes): VenturaView {
  const { s } = t;
  return {
    options: { ...s.options },
    round: s.round,
    first: s.first,
    players: s.players.map((player, seat) => playerView(t, player, seat, eyes)),
    troops: s.troops.map((troop) => troopView(t, troop)),
    map: tilesOnMap(s).map((tile) => ({
      tile,
      cell: cellName(s.cells[tile] ?? -1),
      owner: ownerOf(s, tile) === NEUTRAL ? null : ownerOf(s, tile),
      markers: markersOn(t, tile),
    })),
    display: [...s.display],
    // V33.4: sizes of decks and stockpile, and the discard piles, are open. Of a pile only what lies in it counts.
    ventura: { deck: s.venturaDeck.length, discard: [...s.venturaDiscard] },
    conscription: { deck: s.conscriptionDeck.length, discard: [...s.conscriptionDiscard] },
    stockpile: s.stock.length + s.under.length,
    removed: [...s.removed],
    tilesOut: [...s.tilesOut],
    tilesBuried: s.tilesBuried.length,
    under: knowsUnder(t, eyes) ? [...s.under] : null,
    flow: world.stack.map((frame) => frameView(t, frame, eyes)),
  };
}

function playerView(t: VenturaTable, player: Player, seat: number, eyes: Eyes): PlayerView {
  const own = sees(eyes, seat);
  const begun = player.family >= 0;
  return {
    seat,
    family: FAMILIES[player.family] ?? null,
    florins: player.florins,
    points: player.points,
    living: player.living,
    income: begun ? incomeOf(t, seat) : 0,
    maintenance: maintenanceOf(t, seat),
    // The backs of the cards can be told apart by everybody.
    handVentura: player.hand.filter((card) => cardOf(t, card).deck === 'ventura').length,
    handConscription: player.hand.filter((card) => cardOf(t, card).deck === 'conscription').length,
    reserveCount: player.reserve.length,
    // V33.5: a card taken from the display is known when taken, and not marked in the hand afterwards.
    hand: own ? [...player.hand] : null,
    // V32.2: with Equal Domains everybody knows the tiles of the set-up.
    reserve: own || (t.s.options.equalDomains && t.s.round === 0) ? [...player.reserve] : null,
  };
}

/** V4.8: cards and wounds of every Troop are open. */
function troopView(t: VenturaTable, troop: Troop): TroopView {
  return {
    id: nameOfTroop(troop),
    seat: troop.seat,
    area: troop.area,
    at: troop.at,
    army: isArmy(troop),
    captain: troop.captain > 0 ? troop.captain : null,
    companies: troop.companies.map((card) => ({ card, wounds: woundsOf(t.s, card) })),
    moved: troop.moved,
    movement: movementOf(t, troop),
  };
}

/** V32.9: who put the tiles under the stockpile knows them. Only the Gonzaga can. */
export function knowsUnder(t: VenturaTable, eyes: Eyes): boolean {
  const gonzaga = FAMILIES.indexOf('gonzaga');
  return t.s.players.some((player, seat) => player.family === gonzaga && sees(eyes, seat));
}

/** What is going on, without what is still secret in it. */
function frameView(t: VenturaTable, frame: VenturaFrame, eyes: Eyes): FrameView {
  switch (frame.proc) {
    case 'building':
      // A tile chosen and not yet laid is still hidden.
      return { ...frame, tile: sees(eyes, seatInOrder(t.s, frame.turn)) ? frame.tile : null };
    case 'expansion':
      return { ...frame, tile: sees(eyes, frame.seat) ? frame.tile : null };
    case 'fortune':
    case 'recruit':
    case 'conscription':
      // V33.2: cards and tiles looked at and not yet chosen from.
      return { ...frame, seen: sees(eyes, frame.seat) ? frame.seen : null, seenCount: frame.seen.length };
    case 'battle':
      // V33.3: each side sees its own draft alone.
      return {
        ...frame,
        drafts: SIDES.map((side) => (sees(eyes, seatOfSide(frame, side)) ? (frame.drafts[side] ?? []) : null)),
        sums: isFought(t, frame) ? SIDES.map((side) => sumOf(t, frame, side)) : null,
        guards: isFought(t, frame) ? SIDES.map((side) => guardOf(t, frame, side)) : null,
      };
    case 'game':
    case 'families':
    case 'domains':
    case 'round':
    case 'prestige':
    case 'recovery':
    case 'annex':
    case 'upkeep':
    case 'deploy':
    case 'regroup':
    case 'troop':
    case 'event':
    case 'limit':
    case 'leaderless':
      return { ...frame };
  }
}

/** The orders are open and both sides still stand. */
const isFought = ({ s }: VenturaTable, frame: FrameOf<'battle'>): boolean =>
  SIDES.every((side) => ranksOf(frame, side).length > 0 && troopIn(s, seatOfSide(frame, side), at(frame.areas, side)));
