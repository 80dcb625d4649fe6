/** V14 Administration Phase: Upkeep Step. */

import { ask, at, call, done, step, unknownThing } from '@condotta/kernel';
import { frames, refuse, type VenturaPlay, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { cardName, numberIn, seatName } from '../things.ts';
import { totalIncome } from './domain.ts';
import { playEvent } from './events.ts';
import { heal } from './healing.ts';
import { familyOf } from './lookup.ts';
import { discard, dropCompany, isArmy, maintenanceOfTroop, troopsOf, troopWith } from './troops.ts';

/** All cards a player has in play. */
function cardsInPlay(t: VenturaTable, seat: number): number[] {
  return troopsOf(t.s, seat).flatMap((troop) =>
    isArmy(troop) ? [troop.captain, ...troop.companies] : troop.companies,
  );
}

/** V14.2: what all his cards in play cost. */
export function maintenanceOf(t: VenturaTable, seat: number): number {
  let cost = 0;
  for (const troop of troopsOf(t.s, seat)) cost += maintenanceOfTroop(t, troop);
  return cost;
}

/** V14.1, V7.7: by Income value and only here; with the ability of V32.10. */
export function incomeOf(t: VenturaTable, seat: number): number {
  const bonus = t.s.options.familialExpertise && familyOf(t.s, seat) === 'medici' ? 1 : 0;
  return totalIncome(t, seat) + bonus;
}

function dismissCaptain(p: VenturaPlay, seat: number, card: number): number {
  const troop = troopWith(p.s, seat, card);
  if (!troop) throw new Error(`Captain ${card} is not in play`);
  troop.captain = 0;
  discard(p, card);
  return troop.area;
}

export const upkeep: VenturaProcedure<'upkeep'> = {
  keep: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      pay: {
        // V14.3: the income first, then the reserve.
        check(t, f) {
          const cost = maintenanceOf(t, f.seat);
          const income = incomeOf(t, f.seat);
          const { florins } = at(t.s.players, f.seat);
          if (cost <= income + florins) return null;
          return refuse('V14.3', 'upkeep.too-dear', { cost, income, florins }, cardsInPlay(t, f.seat).map(cardName));
        },
        apply(p, f) {
          const cost = maintenanceOf(p, f.seat);
          const income = incomeOf(p, f.seat);
          const player = at(p.s.players, f.seat);
          player.florins += income - cost;
          p.log('upkeep', { seat: seatName(f.seat), income, cost, florins: player.florins }, 'V14.3');
          return done();
        },
      },
      dismiss: {
        things: (t, f) => cardsInPlay(t, f.seat).map(cardName),
        // V14.4: also a card he could pay for.
        check: (t, f, _seat, arg) => (troopWith(t.s, f.seat, numberIn('card', arg)) ? null : unknownThing(arg)),
        apply(p, f, seat, arg) {
          const card = numberIn('card', arg);
          const troop = troopWith(p.s, seat, card);
          if (!troop) throw new Error(`card ${card} is not in play`);
          p.log('upkeep.dismiss', { seat: seatName(seat), card: cardName(card) }, 'V14.5');
          if (troop.captain !== card) {
            // V14.6, V14.8: the last Company takes its Captain and its marker with it.
            dropCompany(p, troop, card);
            return step('keep');
          }
          const area = dismissCaptain(p, f.seat, card);
          // V14.7, V4.12: one Company left is a Company Troop. V4.13: more cannot stay together.
          if (troop.companies.length === 1) return step('keep');
          return call(frames.leaderless({ seat, area }), 'keep');
        },
      },
      event: playEvent('upkeep'),
      heal,
    },
  },
};
