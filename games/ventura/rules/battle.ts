/** V20 Battle: start and preparation, V24 Battle: retreat and further sets, V25 End of a battle. */

import { ask, askSealed, at, done, more, type Next, type Refusal, ready, step, unknownThing } from '@condotta/kernel';
import { adjacent, neighbours, onMap } from '../map.ts';
import {
  refuse,
  type Troop,
  unfought,
  type VenturaPlay,
  type VenturaProcedure,
  type VenturaTable,
  type VenturaVerb,
} from '../state.ts';
import { cardName, numberIn, seatName, tileName, troopIn as troopNamed } from '../things.ts';
import { assault, type Battle, otherSide, ranksOf, SIDES, type Side, seatOfSide } from './battle-assault.ts';
import { mayPlayAftermath, playAftermath, playTactic } from './battle-events.ts';
import { NEUTRAL, ownerOf } from './domain.ts';
import { discardMarkers } from './elimination.ts';
import { mayHoldEvent } from './events.ts';
import { score } from './points.ts';
import {
  disband,
  discardTroop,
  holderOf,
  holdsGarrison,
  isArmy,
  nameOfTroop,
  removeFromGame,
  toldTroop,
  troopAt,
  troopIn,
  troopsOn,
} from './troops.ts';

/** V25.2 */
export const ARMY_POINTS = 5;

const sideOf = (f: Battle, seat: number): Side => (seat === f.seat ? 0 : 1);
const troopOf = (t: VenturaTable, f: Battle, side: Side): Troop => troopAt(t.s, seatOfSide(f, side), at(f.areas, side));

/** The Troops the defender has left on the field. */
const defenders = (t: VenturaTable, f: Battle): Troop[] =>
  troopsOn(t.s, f.tile).filter((troop) => troop.seat === f.foe);

/** V20.7: each battle of a chain begins anew; only wounds stay. Only one is ever in progress (V1.8). */
function face(p: VenturaPlay, f: Battle, area: number): void {
  f.areas[1] = area;
  Object.assign(f, unfought());
  f.armies = SIDES.map((side) => isArmy(troopOf(p, f, side)));
}

/** V24.2, V24.4: why this side cannot retreat there, or null. */
function retreatRefusal(t: VenturaTable, f: Battle, side: Side, tile: number): Refusal | null {
  const seat = seatOfSide(f, side);
  const troop = troopOf(t, f, side);
  const args = { tile: tileName(tile) };
  const blame = [tileName(tile)];
  if (holdsGarrison(t, troop)) return refuse('V24.4', 'retreat.garrison', {}, [nameOfTroop(troop)]);
  if (!adjacent(t.s, f.tile, tile)) return refuse('V24.2', 'retreat.not-adjacent', args, blame);
  if (ownerOf(t.s, tile) !== seat) return refuse('V24.2', 'retreat.not-own', args, blame);
  const holder = holderOf(t.s, tile);
  if (holder >= 0 && holder !== seat) return refuse('V24.2', 'retreat.enemy', args, blame);
  return null;
}

const canRetreat = (t: VenturaTable, f: Battle, side: Side): boolean =>
  neighbours(t.s, f.tile).some((tile) => !retreatRefusal(t, f, side, tile));

/** V24.3: one Territory, free of cost. The other side has won. It is no move: a defender may still move (V24.8). */
const retreatVerb = (side: Side): VenturaVerb<Battle> => ({
  things: (t, f) => neighbours(t.s, f.tile).map(tileName),
  check(t, f, _seat, arg) {
    const tile = numberIn('tile', arg);
    return tile < 0 || !onMap(t.s, tile) ? unknownThing(arg) : retreatRefusal(t, f, side, tile);
  },
  apply(p, f, _seat, arg) {
    const tile = numberIn('tile', arg);
    const troop = troopOf(p, f, side);
    troop.at = tile;
    p.log('battle.retreat', { troop: toldTroop(troop), tile: tileName(tile) }, 'V24.2');
    return conclude(p, f, otherSide(side));
  },
});

/** V25.1, V25.5, V25.9: the result; dead Captains and empty Troops go, survivors stay; the points of V25.2. */
function conclude(p: VenturaPlay, f: Battle, winner: Side | -1): Next<Battle['at']> {
  f.winner = winner;
  for (const side of SIDES) {
    const troop = troopIn(p.s, seatOfSide(f, side), at(f.areas, side));
    if (!troop || troop.companies.length > 0) continue;
    // V25.4: a Captain all of whose Companies fell is out of the game.
    if (isArmy(troop)) {
      removeFromGame(p, troop.captain);
      p.log('battle.captain-killed', { card: cardName(troop.captain) }, 'V25.4');
    }
    disband(p, troop);
  }
  if (winner === -1) {
    p.log('battle.nobody', {}, 'V25.3');
  } else {
    const seat = seatOfSide(f, winner);
    p.log('battle.won', { seat: seatName(seat) }, 'V25.1');
    if (at(f.armies, otherSide(winner))) score(p, seat, ARMY_POINTS, 'V25.2');
  }
  f.turn = 0;
  return step('aftermath');
}

/** V25.7, V25.8: a surviving Army clears the markers of an opponent who has no Troop on the field. */
function clearField(p: VenturaPlay, f: Battle): void {
  for (const side of SIDES) {
    const seat = seatOfSide(f, side);
    const troop = troopIn(p.s, seat, at(f.areas, side));
    const owner = ownerOf(p.s, f.tile);
    if (!troop || troop.at !== f.tile || !isArmy(troop) || owner === seat || owner === NEUTRAL) continue;
    if (troopsOn(p.s, f.tile).some((other) => other.seat === owner)) continue;
    discardMarkers(p, troop, 'V25.7');
  }
}

/** Asks the side whose turn it is to play Events, if for all that is open it may have one (V28.5); else goes on at `then`. */
function askForEvents(
  p: VenturaPlay,
  f: Battle,
  window: 'battle' | 'aftermath',
  entitled: (side: Side) => boolean,
  then: 'assault' | 'next',
): Next<Battle['at']> {
  for (; f.turn < 2; f.turn++) {
    const side: Side = f.turn === 0 ? 0 : 1;
    if (mayHoldEvent(p, seatOfSide(f, side), window) && entitled(side)) return ask(seatOfSide(f, side));
  }
  return step(then);
}

const passEvents: VenturaVerb<Battle> = {
  check: () => null,
  apply(_p, f) {
    f.turn++;
    return { kind: 'again' };
  },
};

export const battle: VenturaProcedure<'battle'> = {
  defender: {
    // V20.3: the owner chooses which of several Troops fights.
    run(p, f) {
      const troops = defenders(p, f);
      if (troops.length > 1) return ask(f.foe);
      face(p, f, at(troops, 0).area);
      return step('orders');
    },
    verbs: {
      defend: {
        things: (t, f) => defenders(t, f).map(nameOfTroop),
        check(t, f, _seat, arg) {
          const named = troopNamed(arg);
          const troop = named && named.seat === f.foe ? troopIn(t.s, f.foe, named.area) : null;
          if (!troop) return unknownThing(arg);
          return troop.at === f.tile
            ? null
            : refuse('V20.2', 'battle.not-here', { troop: nameOfTroop(troop) }, [nameOfTroop(troop)]);
        },
        apply(p, f, _seat, arg) {
          const area = troopNamed(arg)?.area ?? 0;
          face(p, f, area);
          p.log('battle.defends', { troop: toldTroop(troopAt(p.s, f.foe, area)) }, 'V20.3');
          return step('orders');
        },
      },
    },
  },

  orders: {
    // V20.4, V20.5: both at once and in secret; one Company needs no order.
    run(p, f) {
      const choosers = SIDES.filter((side) => troopOf(p, f, side).companies.length > 1);
      f.drafts = SIDES.map((side) => (choosers.includes(side) ? [] : [...troopOf(p, f, side).companies]));
      if (choosers.length === 0) return open(p, f);
      return askSealed(choosers.map((side) => seatOfSide(f, side)).sort((a, b) => a - b));
    },
    verbs: {
      rank: {
        things(t, f, seat) {
          const side = sideOf(f, seat);
          const draft = at(f.drafts, side);
          return troopOf(t, f, side)
            .companies.filter((card) => !draft.includes(card))
            .map(cardName);
        },
        check(t, f, seat, arg) {
          const side = sideOf(f, seat);
          const card = numberIn('card', arg);
          if (!troopOf(t, f, side).companies.includes(card)) return unknownThing(arg);
          return at(f.drafts, side).includes(card) ? refuse('V20.4', 'battle.ranked', { card: cardName(card) }) : null;
        },
        apply(p, f, seat, arg) {
          const side = sideOf(f, seat);
          const draft = at(f.drafts, side);
          draft.push(numberIn('card', arg));
          const rest = troopOf(p, f, side).companies.filter((card) => !draft.includes(card));
          if (rest.length > 1) return more;
          draft.push(...rest);
          return ready;
        },
      },
    },
    opened: open,
  },

  ruses: {
    run: (p, f) => askForEvents(p, f, 'battle', () => true, 'assault'),
    verbs: { event: playTactic, pass: passEvents },
  },

  assault: {
    run(p, f) {
      assault(p, f);
      const [attackers, defending] = [ranksOf(f, 0).length, ranksOf(f, 1).length];
      // V21.6, V25.1
      if (attackers === 0 || defending === 0) return conclude(p, f, attackers > 0 ? 0 : defending > 0 ? 1 : -1);
      // V24.1, V24.5: retreat only after a complete set of two.
      return f.assaults % 2 === 0 ? step('attackerRetreat') : step('assault');
    },
  },

  attackerRetreat: {
    run: (p, f) => (canRetreat(p, f, 0) ? ask(f.seat) : step('defenderRetreat')),
    verbs: {
      retreat: retreatVerb(0),
      stay: { check: () => null, apply: () => step('defenderRetreat') },
    },
  },

  defenderRetreat: {
    run: (p, f) => (canRetreat(p, f, 1) ? ask(f.foe) : fightOn(f)),
    verbs: {
      retreat: retreatVerb(1),
      stay: { check: () => null, apply: (_p, f) => fightOn(f) },
    },
  },

  deadlock: {
    // V24.7: the attacker must retreat; if he cannot, he goes back, or is lost if the way is barred.
    run(p, f) {
      if (canRetreat(p, f, 0)) return ask(f.seat);
      const own = troopOf(p, f, 0);
      const holder = holderOf(p.s, f.from);
      if (holder >= 0 && holder !== f.seat) {
        p.log('battle.trapped', { troop: toldTroop(own) }, 'V24.7');
        eliminateTrapped(p, f, own);
      } else {
        own.at = f.from;
        p.log('battle.back', { troop: toldTroop(own), tile: tileName(f.from) }, 'V24.7');
      }
      return conclude(p, f, 1);
    },
    verbs: { retreat: retreatVerb(0) },
  },

  aftermath: {
    // V25.9, V28.4: Events at the end of a battle, attacker first.
    run: (p, f) => askForEvents(p, f, 'aftermath', (side) => mayPlayAftermath(p, f, side), 'next'),
    verbs: { event: playAftermath, pass: passEvents },
  },

  next: {
    // V25.6
    run: (p, f) => (f.winner === 0 && defenders(p, f).length > 0 ? step('defender') : step('field')),
  },

  field: {
    run(p, f) {
      clearField(p, f);
      return done();
    },
  },
};

/** V20.5, V20.6: the orders are revealed together and stand. */
function open(p: VenturaPlay, f: Battle): Next<Battle['at']> {
  f.ranks = f.drafts.map((draft) => [...draft]);
  f.drafts = [[], []];
  for (const side of SIDES)
    for (const [space, card] of ranksOf(f, side).entries())
      p.log('battle.order', { seat: seatName(seatOfSide(f, side)), space: space + 1, card: cardName(card) }, 'V20.5');
  return step('ruses');
}

/** V24.6: another set, unless nothing at all happened in this one (V24.7). */
const fightOn = (f: Battle): Next<Battle['at']> => step(f.idle ? 'deadlock' : 'assault');

/** The whole attacking Troop is eliminated: its Captain falls with its Companies (V25.4). */
function eliminateTrapped(p: VenturaPlay, f: Battle, own: Troop): void {
  if (isArmy(own)) {
    removeFromGame(p, own.captain);
    own.captain = 0;
  }
  f.ranks[0] = [];
  discardTroop(p, own);
}
