/** V4.13: an Army has lost its Captain and keeps two or more Companies, which can no longer share an area. */

import { ask, at, done, remove, step, unknownThing } from '@condotta/kernel';
import { type FrameOf, refuse, type VenturaPlay, type VenturaProcedure } from '../state.ts';
import { areaName, cardName, numberIn, seatName, troopName, troopThen } from '../things.ts';
import { isGarrison } from './lookup.ts';
import { AREAS, discard, emptyAreas, isFormalArea, startTroop, troopAt, troopIn } from './troops.ts';

type Leaderless = FrameOf<'leaderless'>;

function stay(p: VenturaPlay, f: Leaderless, card: number): void {
  const troop = troopAt(p.s, f.seat, f.area);
  f.cards = troop.companies.filter((other) => other !== card);
  troop.companies = [card];
}

function sendTo(p: VenturaPlay, f: Leaderless, area: number): void {
  startTroop(p.s, f.seat, area, troopAt(p.s, f.seat, f.area).at, f.card);
  p.log(
    'leaderless.send',
    { seat: seatName(f.seat), card: cardName(f.card), troop: troopThen(f.seat, area, false) },
    'V4.13',
  );
  f.card = 0;
}

export const leaderless: VenturaProcedure<'leaderless'> = {
  stay: {
    run(p, f) {
      const garrison = troopAt(p.s, f.seat, f.area).companies.find((card) => isGarrison(p, card));
      if (garrison === undefined) return ask(f.seat);
      stay(p, f, garrison);
      return step('send');
    },
    verbs: {
      stay: {
        things: ({ s }, f) => troopAt(s, f.seat, f.area).companies.map(cardName),
        check: ({ s }, f, _seat, arg) =>
          troopAt(s, f.seat, f.area).companies.includes(numberIn('card', arg)) ? null : unknownThing(arg),
        apply(p, f, _seat, arg) {
          stay(p, f, numberIn('card', arg));
          return step('send');
        },
      },
    },
  },

  send: {
    run(p, f) {
      if (f.cards.length === 0) return done();
      if (emptyAreas(p.s, f.seat).length === 0) {
        for (const card of f.cards.splice(0)) {
          discard(p, card);
          p.log('leaderless.lost', { seat: seatName(f.seat), card: cardName(card) }, 'V4.13');
        }
        return done();
      }
      if (f.cards.length > 1) return ask(f.seat);
      f.card = at(f.cards.splice(0), 0);
      return step('area');
    },
    verbs: {
      send: {
        things: (_t, f) => f.cards.map(cardName),
        check: (_t, f, _seat, arg) => (f.cards.includes(numberIn('card', arg)) ? null : unknownThing(arg)),
        apply(_p, f, _seat, arg) {
          f.card = numberIn('card', arg);
          remove(f.cards, f.card);
          return step('area');
        },
      },
    },
  },

  area: {
    run(p, f) {
      const empty = emptyAreas(p.s, f.seat);
      if (empty.length > 1) return ask(f.seat);
      sendTo(p, f, at(empty, 0));
      return step('send');
    },
    verbs: {
      place: {
        things: () => AREAS.map(areaName),
        check({ s }, f, _seat, arg) {
          const area = numberIn('area', arg);
          if (area < 0) return unknownThing(arg);
          if (!troopIn(s, f.seat, area)) return null;
          return refuse('V4.13', 'area.occupied', { area: areaName(area) }, [troopName(f.seat, area)]);
        },
        apply(p, f, _seat, arg) {
          sendTo(p, f, numberIn('area', arg));
          return step('send');
        },
        formal: ({ s }, f, _seat, arg) => isFormalArea(s, f.seat, numberIn('area', arg)),
      },
    },
  },
};
