/** V19 Troop Phase: movement. */

import { ask, at, call, done, type Refusal, step, unknownThing } from '@condotta/kernel';
import { adjacent, neighbours, onMap } from '../map.ts';
import {
  frames,
  refuse,
  type Troop,
  unfought,
  type VenturaFrame,
  type VenturaProcedure,
  type VenturaTable,
} from '../state.ts';
import { numberIn, seatName, tileName, troopIn as troopNamed } from '../things.ts';
import { NEUTRAL, ownerOf } from './domain.ts';
import { discardMarkers } from './elimination.ts';
import { playEvent } from './events.ts';
import { canHeal, heal } from './healing.ts';
import { tileOf } from './lookup.ts';
import {
  holderOf,
  holdsGarrison,
  isArmy,
  movementOf,
  nameOfTroop,
  toldTroop,
  troopAt,
  troopIn,
  troopsOf,
} from './troops.ts';

/** V19.4, V2.10: can it enter any Territory with these points? */
const canGo = (t: VenturaTable, troop: Troop, points: number): boolean =>
  neighbours(t.s, troop.at).some((tile) => tileOf(t, tile).cost <= points);

/** Why a Troop cannot begin to move, or null. */
export function marchRefusal(t: VenturaTable, troop: Troop): Refusal | null {
  const args = { troop: nameOfTroop(troop) };
  const blame = [nameOfTroop(troop)];
  if (holdsGarrison(t, troop)) return refuse('V19.10', 'march.garrison', args, blame);
  if (troop.moved) return refuse('V19.1', 'march.moved', args, blame);
  const points = movementOf(t, troop);
  return canGo(t, troop, points) ? null : refuse('V19.4', 'march.too-slow', { ...args, points }, blame);
}

function enterRefusal(t: VenturaTable, troop: Troop, points: number, tile: number): Refusal | null {
  const blame = [tileName(tile)];
  if (!adjacent(t.s, troop.at, tile))
    return refuse('V19.4', 'march.not-adjacent', { tile: tileName(tile), from: tileName(troop.at) }, blame);
  const { cost } = tileOf(t, tile);
  return cost <= points ? null : refuse('V19.4', 'march.points', { tile: tileName(tile), cost, points }, blame);
}

const battleFrame = (seat: number, foe: number, area: number, from: number, tile: number): VenturaFrame =>
  frames.battle({ seat, foe, tile, from, areas: [area, 0], armies: [false, false], ...unfought() });

export const troop: VenturaProcedure<'troop'> = {
  choose: {
    // Whoever has no Troop to move or to heal (V26.3) and no card has nothing to decide, and everybody sees it (V7.5).
    run(p, f) {
      f.area = 0;
      f.points = 0;
      const idle = troopsOf(p.s, f.seat).every((own) => marchRefusal(p, own));
      return idle && at(p.s.players, f.seat).hand.length === 0 && !canHeal(p.s, f.seat) ? done() : ask(f.seat);
    },
    verbs: {
      march: {
        things: ({ s }, f) => troopsOf(s, f.seat).map(nameOfTroop),
        check(t, f, _seat, arg) {
          const named = troopNamed(arg);
          const own = named && named.seat === f.seat && troopIn(t.s, named.seat, named.area);
          return own ? marchRefusal(t, own) : unknownThing(arg);
        },
        apply(p, f, _seat, arg) {
          f.area = troopNamed(arg)?.area ?? 0;
          f.points = movementOf(p, troopAt(p.s, f.seat, f.area));
          return step('march');
        },
      },
      end: {
        check: () => null,
        apply(p, f) {
          p.log('troop.end', { seat: seatName(f.seat) }, 'V19.1');
          return done();
        },
      },
      event: playEvent('troop'),
      heal,
    },
  },

  march: {
    run: (p, f) => (canGo(p, troopAt(p.s, f.seat, f.area), f.points) ? ask(f.seat) : step('halt')),
    verbs: {
      enter: {
        things: ({ s }, f) => neighbours(s, troopAt(s, f.seat, f.area).at).map(tileName),
        check(t, f, _seat, arg) {
          const tile = numberIn('tile', arg);
          if (tile < 0 || !onMap(t.s, tile)) return unknownThing(arg);
          return enterRefusal(t, troopAt(t.s, f.seat, f.area), f.points, tile);
        },
        apply(p, f, seat, arg) {
          const tile = numberIn('tile', arg);
          const own = troopAt(p.s, f.seat, f.area);
          const from = own.at;
          const foe = holderOf(p.s, tile);
          own.at = tile;
          f.points -= tileOf(p, tile).cost;
          p.log('march', { troop: toldTroop(own), tile: tileName(tile) }, 'V19.4');
          // V19.5, V19.9: it passes through whatever has no opponent's Troop, and leaves it as it was.
          if (foe < 0 || foe === seat) return step('march');
          // V19.6, V20.1: a battle at once, and the end of this movement.
          own.moved = true;
          p.log('battle', { seat: seatName(seat), foe: seatName(foe), tile: tileName(tile) }, 'V20.1');
          return call(battleFrame(seat, foe, own.area, from, tile), 'choose');
        },
      },
      halt: {
        check: () => null,
        apply: () => step('halt'),
      },
      heal,
    },
  },

  halt: {
    run(p, f) {
      const own = troopAt(p.s, f.seat, f.area);
      own.moved = true;
      const owner = ownerOf(p.s, own.at);
      // V19.7, V19.8, V30.8: an Army clears the opponent's markers, a Company Troop waits for the Annex Step.
      if (isArmy(own) && owner !== f.seat && owner !== NEUTRAL) discardMarkers(p, own, 'V19.7');
      return step('choose');
    },
  },
};
