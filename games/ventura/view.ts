/**
 * V33 Hidden and open information: what the eyes may see, built from an allow-list. Card numbers and tile numbers are
 * given only where the thing itself is open; elsewhere how many there are, and of which back.
 */

import { type Eyes, sees, type World } from '@condotta/kernel';
import { FAMILIES } from './components/index.ts';
import { cellName, tilesOnMap } from './map.ts';
import { markersOn, NEUTRAL, ownerOf } from './rules/domain.ts';
import { cardOf } from './rules/parts.ts';
import { seatInOrder } from './rules/set-up.ts';
import { isArmy, movementOf, nameOfTroop, woundsOf } from './rules/troops.ts';
import { incomeOf, maintenanceOf } from './rules/upkeep.ts';
import type { Player, State, Troop, VenturaFrame, VenturaTable } from './state.ts';

export function view(t: VenturaTable, world: World<State, VenturaFrame>, eyes: Eyes): unknown {
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
    flow: world.stack.map((frame) => frameView(s, frame, eyes)),
  };
}

function playerView(t: VenturaTable, player: Player, seat: number, eyes: Eyes): unknown {
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
function troopView(t: VenturaTable, troop: Troop): unknown {
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
function frameView(s: State, frame: VenturaFrame, eyes: Eyes): unknown {
  switch (frame.proc) {
    case 'building':
      // A tile chosen and not yet laid is still hidden.
      return { ...frame, tile: sees(eyes, seatInOrder(s, frame.turn)) ? frame.tile : null };
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
        drafts: [sees(eyes, frame.seat) ? frame.drafts[0] : null, sees(eyes, frame.foe) ? frame.drafts[1] : null],
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
