/** V28 Events of a battle: before the first assault, and after the last; attacker first (V28.3). */

import { type Arg, again, at, refuse } from '@condotta/kernel';
import type { VenturaTable, VenturaVerb } from '../state.ts';
import { cardName, numberIn } from '../things.ts';
import { type Battle, type Side, seatOfSide } from './battle-assault.ts';
import { eventRefusal, eventsInHand, payEvent } from './events.ts';
import { eventOf } from './parts.ts';
import { troopAt, woundsOf } from './troops.ts';

const sideInTurn = (f: Battle): Side => (f.turn === 0 ? 0 : 1);

const effectOf = (t: VenturaTable, arg: Arg | null): string => eventOf(t, numberIn('card', arg)).effect.kind;

/** Adds to the own total of the ranged assault, or of the first melee assault. */
export const playRuse: VenturaVerb<Battle> = {
  things: (t, _f, seat) => eventsInHand(t, seat),
  check(t, _f, seat, arg) {
    const refusal = eventRefusal(t, seat, arg, 'battle');
    if (refusal) return refusal;
    // An edition may give this window to an effect that has no place here (V28.6).
    return effectOf(t, arg) === 'ruse' ? null : refuse('V28.6', 'event.impossible', { card: String(arg) });
  },
  apply(p, f, seat, arg) {
    const { effect } = payEvent(p, seat, numberIn('card', arg));
    if (effect.kind !== 'ruse') throw new Error('only a ruse is played before the first assault');
    const first = sideInTurn(f) * 2;
    f.ruses[first] = at(f.ruses, first) + effect.ranged;
    f.ruses[first + 1] = at(f.ruses, first + 1) + effect.melee;
    return again;
  },
};

/** V28.4: on the own Army that has fought and survived. */
export const playSurgeon: VenturaVerb<Battle> = {
  things: (t, _f, seat) => eventsInHand(t, seat),
  check(t, f, seat, arg) {
    const refusal = eventRefusal(t, seat, arg, 'aftermath');
    if (refusal) return refusal;
    const { companies } = troopAt(t.s, seatOfSide(f, sideInTurn(f)), at(f.areas, sideInTurn(f)));
    if (effectOf(t, arg) === 'surgeon' && companies.some((card) => woundsOf(t.s, card) > 0)) return null;
    return refuse('V28.6', 'event.impossible', { card: String(arg) });
  },
  apply(p, f, seat, arg) {
    const { effect } = payEvent(p, seat, numberIn('card', arg));
    if (effect.kind !== 'surgeon') throw new Error('only a surgeon is called after a battle');
    for (const card of troopAt(p.s, seat, at(f.areas, sideInTurn(f))).companies) {
      const wounds = Math.min(effect.wounds, woundsOf(p.s, card));
      if (wounds === 0) continue;
      p.s.wounds[card] = woundsOf(p.s, card) - wounds;
      p.log('event.healed', { card: cardName(card), wounds }, 'V28.4');
    }
    return again;
  },
};
