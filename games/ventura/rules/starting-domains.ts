/** V6.7 to V6.12 Starting Domains. */

import { ask, at, done, type Refusal, range, step, unknownThing } from '@condotta/kernel';
import { neighbours, onMap, tilesOnMap } from '../map.ts';
import { type FrameOf, refuse, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { numberIn, tileName } from '../things.ts';
import { NEUTRAL, ownerOf, takeInto } from './domain.ts';
import { cityOf, tileOf } from './lookup.ts';
import { seatInOrder } from './set-up.ts';

/** V6.7: the City and three others. */
export const STARTING_DOMAIN = 4;

type Claim = FrameOf<'domains'>;

/** V6.8, V6.9: can the Territory be in somebody's starting Domain now? The own City is not asked about. */
function isFit(t: VenturaTable, tile: number): boolean {
  if (ownerOf(t.s, tile) !== NEUTRAL) return false;
  const { type } = tileOf(t, tile);
  return type !== 'city' && (type !== 'papal' || t.s.options.papalStart);
}

/** Why it cannot. */
function unfit(t: VenturaTable, tile: number): Refusal | null {
  if (isFit(t, tile)) return null;
  const [args, blame] = [{ tile: tileName(tile) }, [tileName(tile)]];
  if (ownerOf(t.s, tile) !== NEUTRAL) return refuse('V6.8', 'domain.taken', args, blame);
  if (tileOf(t, tile).type === 'city') return refuse('V6.8', 'domain.city', args, blame);
  return refuse('V6.9', 'domain.papal', args, blame);
}

/** How many Territories, at most four, `seat` could still connect to his City if `taken` were gone. */
function room(t: VenturaTable, seat: number, taken: readonly number[]): number {
  const reached = [cityOf(t, seat)];
  for (let i = 0; i < reached.length && reached.length < STARTING_DOMAIN; i++) {
    for (const tile of neighbours(t.s, at(reached, i)))
      if (!reached.includes(tile) && !taken.includes(tile) && isFit(t, tile)) reached.push(tile);
  }
  return Math.min(reached.length, STARTING_DOMAIN);
}

/** The Territories that could be claimed next to this group. */
function frontier(t: VenturaTable, group: readonly number[]): number[] {
  const found: number[] = [];
  for (const tile of group)
    for (const next of neighbours(t.s, tile))
      if (!group.includes(next) && !found.includes(next) && isFit(t, next)) found.push(next);
  return found;
}

/** V6.10: can this group be completed so that each later player still has a full choice? */
function leavesRoom(t: VenturaTable, group: readonly number[], later: readonly number[]): boolean {
  if (later.some((seat) => room(t, seat, group) < STARTING_DOMAIN)) return false;
  if (group.length === STARTING_DOMAIN) return true;
  return frontier(t, group).some((tile) => leavesRoom(t, [...group, tile], later));
}

/** Those who choose after the present one and have a full choice as things stand. */
function laterSeats(t: VenturaTable, f: Claim): readonly number[] {
  return range(t.s.players.length)
    .filter((turn) => turn > f.turn)
    .map((turn) => seatInOrder(t.s, turn))
    .filter((seat) => room(t, seat, []) === STARTING_DOMAIN);
}

export const domains: VenturaProcedure<'domains'> = {
  claim: {
    run(p, f) {
      if (f.turn === p.s.players.length) return step('done');
      const seat = seatInOrder(p.s, f.turn);
      if (f.claimed.length === 0) f.claimed = [cityOf(p, seat)];
      // V6.11: too little is left for four: he takes all that is connected.
      const size = room(p, seat, []);
      while (size < STARTING_DOMAIN && f.claimed.length < size) f.claimed.push(at(frontier(p, f.claimed), 0));
      if (f.claimed.length < size) return ask(seat);
      for (const tile of f.claimed) p.s.owners[tile] = seat;
      // V6.12: the markers, with the bonuses of the whole new Domain.
      for (const tile of f.claimed) takeInto(p, tile, seat, size < STARTING_DOMAIN ? 'V6.11' : 'V6.12');
      f.claimed = [];
      f.turn++;
      return step('claim');
    },
    verbs: {
      claim: {
        things: ({ s }, f) =>
          tilesOnMap(s)
            .filter((tile) => !f.claimed.includes(tile))
            .map(tileName),
        check(t, f, _seat, arg) {
          const tile = numberIn('tile', arg);
          if (tile < 0 || !onMap(t.s, tile)) return unknownThing(arg);
          if (f.claimed.includes(tile)) return refuse('V6.7', 'domain.own', { tile: tileName(tile) }, [tileName(tile)]);
          const refusal = unfit(t, tile);
          if (refusal) return refusal;
          if (!t.once(frontier, f.claimed).includes(tile))
            return refuse('V6.7', 'domain.apart', { tile: tileName(tile) }, f.claimed.map(tileName));
          const later = t.once(laterSeats, f);
          if (later.length === 0 || leavesRoom(t, [...f.claimed, tile], later)) return null;
          if (!t.once(leavesRoom, f.claimed, later)) return null;
          return refuse(
            'V6.10',
            'domain.blocks',
            { tile: tileName(tile) },
            later.map((seat) => tileName(cityOf(t, seat))),
          );
        },
        apply(_p, f, _seat, arg) {
          f.claimed.push(numberIn('tile', arg));
          return step('claim');
        },
      },
    },
  },

  // V6.13: all tiles that were drawn lie on the map now.
  done: { run: () => done() },
};
