/** V28 Events of a battle: tactics before the first assault, and what follows from the last; attacker first (V28.3). */

import { type Arg, again, at, type Refusal } from '@condotta/kernel';
import type { EventEffect } from '../components/index.ts';
import { refuse, type Troop, type VenturaPlay, type VenturaTable, type VenturaVerb } from '../state.ts';
import { cardName, numberIn, seatName } from '../things.ts';
import { type Battle, guardOf, otherSide, ranksOf, type Side, seatOfSide, TERRITORY } from './battle-assault.ts';
import { pay } from './event-effects.ts';
import { eventRefusal, eventsInHand, payEvent } from './events.ts';
import { eventOf, tileOf } from './lookup.ts';
import { score } from './points.ts';
import { isArmy, toldTroop, troopIn, troopsOn, woundsOf } from './troops.ts';

const sideInTurn = (f: Battle): Side => (f.turn === 0 ? 0 : 1);

const effectOf = (t: VenturaTable, arg: Arg | null): EventEffect => eventOf(t, numberIn('card', arg)).effect;

const impossible = (arg: Arg | null): Refusal => refuse('V28.6', 'event.impossible', { card: String(arg) });

// ---- before the first assault --------------------------------------------------------------------------------------

/** V28.6: can this side use it now? An edition may give this window to an effect that has no place here. */
export function isTactic(t: VenturaTable, f: Battle, side: Side, effect: EventEffect): boolean {
  switch (effect.kind) {
    case 'ruse':
    case 'shelter':
      return true;
    case 'ambush':
      return effect.types.includes(tileOf(t, f.tile).type) && ranksOf(f, otherSide(side)).length > 1;
    case 'escalade': {
      const { ground, groundUsed } = guardOf(t, f, otherSide(side));
      return ground > 0 && !groundUsed;
    }
    default:
      return false;
  }
}

/** Changes the battle as the effect says, and nothing else: minds try it on a copy. */
export function useTactic(f: Battle, side: Side, effect: EventEffect): void {
  const add = (whose: Side, kind: 0 | 1, amount: number): void => {
    f.ruses[whose * 2 + kind] = at(f.ruses, whose * 2 + kind) + amount;
  };
  const foe = otherSide(side);
  if (effect.kind === 'ruse') {
    add(side, 0, effect.ranged);
    add(side, 1, effect.melee);
  }
  if (effect.kind === 'shelter') add(foe, 0, -effect.ranged);
  if (effect.kind === 'ambush') {
    const [first, second, ...rest] = ranksOf(f, foe);
    if (first !== undefined && second !== undefined) f.ranks[foe] = [second, first, ...rest];
  }
  if (effect.kind === 'escalade') f.spent[foe] = at(f.spent, foe) | TERRITORY;
}

function tellTactic(p: VenturaPlay, f: Battle, side: Side, effect: EventEffect): void {
  const seat = seatName(seatOfSide(f, otherSide(side)));
  if (effect.kind === 'escalade') p.log('event.escalade', { seat }, 'V28.1');
  if (effect.kind !== 'ambush') return;
  const [first, second] = ranksOf(f, otherSide(side));
  p.log('event.ambush', { seat, first: cardName(first ?? 0), second: cardName(second ?? 0) }, 'V28.1');
}

export const playTactic: VenturaVerb<Battle> = {
  things: (t, _f, seat) => eventsInHand(t, seat),
  check(t, f, seat, arg) {
    const refusal = eventRefusal(t, seat, arg, 'battle');
    if (refusal) return refusal;
    return isTactic(t, f, sideInTurn(f), effectOf(t, arg)) ? null : impossible(arg);
  },
  apply(p, f, seat, arg) {
    const { effect } = payEvent(p, seat, numberIn('card', arg));
    useTactic(f, sideInTurn(f), effect);
    tellTactic(p, f, sideInTurn(f), effect);
    return again;
  },
};

// ---- when it is over -----------------------------------------------------------------------------------------------

/** The Troop of this side that has fought, if it is still there. */
const fighterOf = (t: VenturaTable, f: Battle, side: Side): Troop | null =>
  troopIn(t.s, seatOfSide(f, side), at(f.areas, side));

/** V28.4: an own Army that has fought, survived, and has wounds. */
function woundedArmy(t: VenturaTable, f: Battle, side: Side): Troop | null {
  const troop = fighterOf(t, f, side);
  return troop && isArmy(troop) && troop.companies.some((card) => woundsOf(t.s, card) > 0) ? troop : null;
}

/** Could any Event of this moment do something for this side? Open to all. */
export const mayPlayAftermath = (t: VenturaTable, f: Battle, side: Side): boolean =>
  f.winner === side || woundedArmy(t, f, side) !== null;

/** V28.6: can this side use it now? */
export function isAftermath(t: VenturaTable, f: Battle, side: Side, effect: EventEffect): boolean {
  switch (effect.kind) {
    case 'surgeon':
      return woundedArmy(t, f, side) !== null;
    case 'prestige':
      return f.winner === side;
    case 'ransom': {
      const loser = at(t.s.players, seatOfSide(f, otherSide(side)));
      return f.winner === side && at(f.armies, otherSide(side)) && loser.florins > 0;
    }
    case 'pursuit': {
      const troop = fighterOf(t, f, 0);
      const barred = troopsOn(t.s, f.tile).some((other) => other.seat === f.foe);
      return side === 0 && f.winner === 0 && troop?.moved === true && !barred;
    }
    default:
      return false;
  }
}

export const playAftermath: VenturaVerb<Battle> = {
  things: (t, _f, seat) => eventsInHand(t, seat),
  check(t, f, seat, arg) {
    const refusal = eventRefusal(t, seat, arg, 'aftermath');
    if (refusal) return refusal;
    return isAftermath(t, f, sideInTurn(f), effectOf(t, arg)) ? null : impossible(arg);
  },
  apply(p, f, seat, arg) {
    const side = sideInTurn(f);
    const { effect } = payEvent(p, seat, numberIn('card', arg));
    if (effect.kind === 'surgeon') tend(p, fighterOf(p, f, side), effect.wounds);
    if (effect.kind === 'prestige') score(p, seat, effect.points, 'V29.1');
    if (effect.kind === 'ransom') pay(p, seatOfSide(f, otherSide(side)), seat, effect.amount);
    if (effect.kind === 'pursuit') pursue(p, fighterOf(p, f, side));
    return again;
  },
};

/** V28.4: so many wounds of each Company. */
function tend(p: VenturaPlay, army: Troop | null, most: number): void {
  if (!army) return;
  for (const card of army.companies) {
    const wounds = Math.min(most, woundsOf(p.s, card));
    if (wounds === 0) continue;
    p.s.wounds[card] = woundsOf(p.s, card) - wounds;
    p.log('event.healed', { seat: seatName(army.seat), card: cardName(card), wounds }, 'V28.4');
  }
}

/** V3.8: against V19.1 and V19.6 it may march once more in this phase. */
function pursue(p: VenturaPlay, troop: Troop | null): void {
  if (!troop) return;
  troop.moved = false;
  p.log('event.pursuit', { troop: toldTroop(troop) }, 'V28.1');
}
