/** What holds at every decision: pieces are conserved, limits are kept. */

import { at, type Invariant, range, type World } from '@condotta/kernel';
import { rim, tilesBeside, tilesOnMap } from './map.ts';
import { HAND_LIMIT } from './rules/hand.ts';
import { cardOf, cityOf, companyOf, tileOf } from './rules/lookup.ts';
import { POINTS_TO_WIN } from './rules/points.ts';
import { ARMY_LIMIT, holdsGarrison, isArmy, nameOfTroop } from './rules/troops.ts';
import {
  CARD_COUNT,
  type State,
  TILE_COUNT,
  type VenturaFrame,
  type VenturaTable,
  type VenturaTypes,
} from './state.ts';

type VenturaWorld = World<State, VenturaFrame>;

/** The cards that lie in a procedure in progress: looked at, or on their way. */
function cardsInFlow(world: VenturaWorld): number[] {
  return world.stack.flatMap((frame) => {
    if (frame.proc === 'recruit' || frame.proc === 'conscription') return frame.seen;
    if (frame.proc === 'deploy') return frame.card > 0 ? [frame.card] : [];
    if (frame.proc === 'leaderless') return frame.card > 0 ? [...frame.cards, frame.card] : frame.cards;
    return [];
  });
}

function tilesInFlow(world: VenturaWorld): number[] {
  return world.stack.flatMap((frame) => {
    if (frame.proc === 'fortune') return frame.seen;
    if (frame.proc === 'building' || frame.proc === 'expansion') return frame.tile > 0 ? [frame.tile] : [];
    return [];
  });
}

/** Everything once, nothing twice; `spare` may also be nowhere. */
function census(found: readonly number[], count: number, spare: (id: number) => boolean): string | null {
  const seen = range(count + 1).map(() => 0);
  for (const id of found) seen[id] = (seen[id] ?? 0) + 1;
  for (let id = 1; id <= count; id++) {
    if (at(seen, id) > 1) return `${id} is in ${seen[id]} places`;
    if (at(seen, id) === 0 && !spare(id)) return `${id} is nowhere`;
  }
  return null;
}

function cardsConserved({ s, components }: VenturaTable, world: VenturaWorld): string | null {
  const places = [
    ...s.players.flatMap((player) => player.hand),
    ...s.troops.flatMap((troop) => (isArmy(troop) ? [troop.captain, ...troop.companies] : troop.companies)),
    ...s.display,
    ...s.venturaDeck,
    ...s.venturaDiscard,
    ...s.conscriptionDeck,
    ...s.conscriptionDiscard,
    ...s.removed,
    ...cardsInFlow(world),
  ];
  // Garrisons are handed out with the families.
  const unused = (id: number): boolean => s.round === 0 && at(components.cards, id - 1).deck === 'garrison';
  return census(places, CARD_COUNT, unused);
}

function tilesConserved({ s, components }: VenturaTable, world: VenturaWorld): string | null {
  const places = [
    ...tilesOnMap(s),
    ...s.players.flatMap((player) => player.reserve),
    ...s.stock,
    ...s.under,
    ...s.tilesOut,
    ...s.tilesBuried,
    ...tilesInFlow(world),
  ];
  // Cities of families not in play stay in the box, and all Cities and Papal tiles until they are laid.
  const unused = (id: number): boolean => at(components.tiles, id - 1).setup === null;
  return census(places, TILE_COUNT, unused);
}

function troopsLegal(t: VenturaTable, world: VenturaWorld): string | null {
  const { s } = t;
  // V4.13 is about to take this one apart.
  const broken = world.stack.find((frame) => frame.proc === 'leaderless' && frame.at === 'stay');
  for (const troop of s.troops) {
    const name = nameOfTroop(troop);
    const { length } = troop.companies;
    if (length === 0 || length > ARMY_LIMIT) return `${name} has ${length} Companies`;
    const leaderless = broken?.proc === 'leaderless' && broken.seat === troop.seat && broken.area === troop.area;
    if (!isArmy(troop) && length > 1 && !leaderless) return `${name} has no Captain`;
    if (isArmy(troop) && cardOf(t, troop.captain).kind !== 'captain') return `${name} is led by ${troop.captain}`;
    if (troop.area < 1 || troop.area > 5) return `${name} is in area ${troop.area}`;
    if (s.troops.some((other) => other !== troop && other.seat === troop.seat && other.area === troop.area))
      return `${name} is there twice`;
    for (const card of troop.companies) {
      const { resistance, deck } = companyOf(t, card);
      const wounds = at(s.wounds, card);
      if (wounds < 0 || wounds >= resistance) return `card ${card} has ${wounds} wounds of ${resistance}`;
      if (deck === 'garrison' && troop.area !== 1) return `the Garrison is in ${name}`;
    }
    if (s.round > 0 && holdsGarrison(t, troop) && troop.at !== cityOf(t, troop.seat))
      return `the Garrison left its City`;
  }
  return null;
}

/** V4.14: Troops of two players share a Territory only in the battle between them. */
function noCohabitation({ s }: VenturaTable, world: VenturaWorld): string | null {
  const field = world.stack.find((frame) => frame.proc === 'battle')?.tile ?? 0;
  for (const troop of s.troops)
    if (troop.at !== field && s.troops.some((other) => other.at === troop.at && other.seat !== troop.seat))
      return `two players' Troops are on tile ${troop.at}`;
  return null;
}

function mapConsistent(t: VenturaTable): string | null {
  const { s } = t;
  for (const tile of tilesOnMap(s)) {
    const beside = new Set(tilesBeside(s, at(s.cells, tile)));
    const near = new Set(range(6).map((d) => at(s.near, tile * 6 + d)));
    near.delete(0);
    if (beside.size !== near.size || [...beside].some((other) => !near.has(other))) return `neighbours of tile ${tile}`;
  }
  for (const [tile, owner] of s.owners.entries()) {
    if (owner === -1) continue;
    if (at(s.cells, tile) < 0) return `tile ${tile} is owned but not on the map`;
    if (!s.players[owner]?.living) return `tile ${tile} belongs to nobody in the game`;
    if (tileOf(t, tile).type === 'city' && s.round > 0 && cityOf(t, owner) !== tile) return `a foreign City is owned`;
  }
  return rim(s).every((cell) => cell >= 0) ? null : 'the map left its frame';
}

function purses({ s }: VenturaTable): string | null {
  const poor = s.players.findIndex((player) => player.florins < 0);
  return poor < 0 ? null : `seat ${poor} owes Florins`;
}

function hands({ s }: VenturaTable, world: VenturaWorld): string | null {
  const limited = world.stack.find((frame) => frame.proc === 'limit')?.seat ?? -1;
  for (const [seat, { hand }] of s.players.entries())
    if (hand.length > HAND_LIMIT + (seat === limited ? 1 : 0)) return `seat ${seat} holds ${hand.length} cards`;
  return null;
}

function scores({ s }: VenturaTable, world: VenturaWorld): string | null {
  if (world.over) return null;
  const done = s.players.findIndex((player) => player.points >= POINTS_TO_WIN);
  return done < 0 ? null : `seat ${done} has ${s.players[done]?.points} points and has not won`;
}

function dead({ s }: VenturaTable, world: VenturaWorld): string | null {
  for (const [seat, player] of s.players.entries()) {
    if (player.living) continue;
    if (player.hand.length + player.reserve.length + player.florins > 0) return `seat ${seat} is out and has goods`;
    if (s.troops.some((troop) => troop.seat === seat)) return `seat ${seat} is out and has Troops`;
    if (world.waiting.includes(seat)) return `seat ${seat} is out and asked`;
  }
  return null;
}

export const invariants: readonly Invariant<VenturaTypes>[] = [
  { rule: 'V1.2', broken: cardsConserved },
  { rule: 'V1.1', broken: tilesConserved },
  { rule: 'V4.1', broken: troopsLegal },
  { rule: 'V4.14', broken: (t, world) => (world.over ? null : noCohabitation(t, world)) },
  { rule: 'V2.5', broken: (t, world) => (world.over ? null : mapConsistent(t)) },
  { rule: 'V1.7', broken: purses },
  { rule: 'V27.1', broken: hands },
  { rule: 'V31.1', broken: scores },
  { rule: 'V30.3', broken: (t, world) => (world.over ? null : dead(t, world)) },
];
