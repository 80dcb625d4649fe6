/** F1.15 Who knows what: built from an allow-list. */

import { at, type Eyes, sees, type WorldOf } from '@condotta/kernel';
import { ACTIONS, FACTIONS, TOKENS, type UnitKind } from './components/index.ts';
import { BOARD_SIZE, cellOf, MIDDLE_SIZE, qOf, rOf, sideOf, slotOf } from './map.ts';
import { handSize } from './rules/combat-cards.ts';
import { cardsIn, incomeOf } from './rules/round.ts';
import { sheetOf } from './rules/scoring.ts';
import { kindOfTile } from './rules/structures.ts';
import {
  controllerOf,
  groundPoints,
  hexName,
  ownerOfTile,
  pieceKind,
  terrainOf,
  unitsOf,
  wildernessOf,
} from './rules/territories.ts';
import { attackTotal, defenseTotal, groundDefense, seatOf } from './rules/totals.ts';
import {
  KINDS,
  type Player,
  SPENT_SHIP,
  type State,
  type Venterra,
  type VenterraFrame,
  type VenterraTable,
} from './state.ts';
import type { ArmyView, FrameView, PlayerView, TerritoryView, VenterraView } from './view-form.ts';

export function view(t: VenterraTable, world: WorldOf<Venterra>, eyes: Eyes): VenterraView {
  const { s } = t;
  return {
    options: { ...s.options },
    round: s.round,
    order: [...s.order],
    players: s.players.map((player, seat) => playerView(t, player, seat, eyes)),
    boards: s.boards.map((board) => ({ ...board })),
    territories: [...s.places.keys()].map((hex) => territoryView(t, hex)),
    pending: s.pending.map((one) => ({ ...one, units: [...one.units], from: [...one.from], closed: [...one.closed] })),
    tokens: TOKENS.map((_, kind) => s.tokenPile.filter((one) => one === kind).length),
    display: [...s.display],
    questsLeft: s.startingQuests.length + s.questDeck.length,
    favors: {
      deck: s.favorDeck.length + s.favorTop.length,
      discard: [...s.favorDiscard],
      top: s.favorTop.map((card) => (isKnown(t, card, eyes) ? card : null)),
    },
    battleTokens: s.battleTokens,
    victoryTokens: s.victoryTokens,
    flow: world.stack.map((frame) => frameView(t, world, frame, eyes)),
  };
}

/** Have these eyes seen a card that lies where they cannot see it? */
export const isKnown = ({ s }: VenterraTable, card: number, eyes: Eyes): boolean =>
  (at(s.favorKnown, card) & eyes) !== 0;

const byUnit = (count: (kind: number) => number): Readonly<Record<UnitKind, number>> => ({
  soldier: count(0),
  ship: count(1),
  scout: count(2),
  siege: count(3),
  knight: count(4),
});

function playerView(t: VenterraTable, player: Player, seat: number, eyes: Eyes): PlayerView {
  const own = sees(eyes, seat);
  const begun = player.faction >= 0;
  return {
    seat,
    faction: FACTIONS[player.faction] ?? null,
    wealth: player.wealth,
    income: begun ? incomeOf(t, seat) : 0,
    supply: byUnit((kind) => at(player.supply, kind)),
    combatCount: handSize(t, seat),
    combat: own || t.s.options.openHands ? [...player.combat] : null,
    favorCount: player.favors.length,
    favors: own ? [...player.favors] : null,
    // In the order of their numbers: that in which they came is nobody's business.
    favorsKnown: own ? [] : player.favors.filter((card) => isKnown(t, card, eyes)).sort((a, b) => a - b),
    upgrades: [...player.upgrades],
    forge: player.forge,
    reserved: [...player.reserved],
    completed: [...player.completed],
    battleTokens: player.battleTokens,
    victoryTokens: player.victoryTokens,
    stones: player.stones,
    declared: actionsIn(player.declared),
    resolved: actionsIn(player.resolved),
    sheet: sheetOf(t, seat),
  };
}

const actionsIn = (mask: number) => cardsIn(mask).map((card) => at(ACTIONS, card));

function armyView(s: State, hex: number): ArmyView | null {
  const seat = at(s.holders, hex);
  if (seat < 0) return null;
  const count = (kind: number): number => {
    let units = 0;
    for (let one = 0; one < KINDS; one++) if (pieceKind(one) === kind) units += unitsOf(s, hex, one);
    return units;
  };
  return { seat, units: byUnit(count), spentShips: unitsOf(s, hex, SPENT_SHIP) };
}

function territoryView(t: VenterraTable, hex: number): TerritoryView {
  const { s } = t;
  const place = at(s.places, hex);
  const slot = slotOf(hex);
  const tile = at(s.structures, hex);
  const controller = controllerOf(s, hex);
  return {
    id: hexName(s, hex),
    q: qOf(place),
    r: rOf(place),
    side: sideOf(t.components, at(s.boards, slot).side).key,
    cell: slot === 0 ? hex : (hex - MIDDLE_SIZE) % BOARD_SIZE,
    terrain: terrainOf(t, hex),
    points: groundPoints(t, hex),
    wilderness: wildernessOf(t, hex),
    ruin: cellOf(t.components, s, hex).ruin,
    controller: controller < 0 ? null : controller,
    army: armyView(s, hex),
    structure:
      tile === 0
        ? null
        : {
            tile,
            kind: kindOfTile(t, tile),
            owner: ownerOfTile(s, tile),
            isNew: s.round > 0 && s.builtIn[hex] === s.round,
          },
    token: at(s.tokens, hex),
    defense: groundDefense(t, hex),
  };
}

/** What is going on, without what is still secret in it. */
function frameView(t: VenterraTable, world: WorldOf<Venterra>, frame: VenterraFrame, eyes: Eyes): FrameView {
  switch (frame.proc) {
    case 'round':
      return { ...frame, drafts: frame.drafts.map((mask, seat) => (sees(eyes, seat) ? actionsIn(mask) : null)) };
    case 'fight': {
      const isSecret = world.sealed && frame.at === 'sealed';
      return {
        ...frame,
        cards: frame.cards.map((card, side) => (isSecret && !sees(eyes, seatOf(frame, side)) ? null : card)),
        attack: attackTotal(t, frame),
        defense: defenseTotal(t, frame),
      };
    }
    case 'favor':
      return {
        ...frame,
        answers: frame.answers.map((answer, seat) => (sees(eyes, seat) ? answer : null)),
        seen: sees(eyes, frame.seat) ? [...frame.seen] : null,
        seenCount: frame.seen.length,
      };
    case 'bidding':
      return {
        ...frame,
        bids: frame.bids.map((bid, seat) => (frame.at === 'bid' && !sees(eyes, seat) ? null : bid)),
      };
    case 'game':
    case 'factions':
    case 'building':
    case 'structures':
    case 'action':
    case 'movement':
    case 'fights':
    case 'retreat':
    case 'explore':
    case 'placing':
    case 'development':
    case 'construction':
    case 'arms':
    case 'enlisting':
    case 'vow':
    case 'reward':
    case 'window':
    case 'army':
      return { ...frame };
  }
}
