/** V17 Mobilization Phase: Deploy Step. */

import { ask, at, done, type Refusal, remove, step, unknownThing } from '@condotta/kernel';
import type { CompanyCard } from '../components/index.ts';
import { type FrameOf, refuse, type VenturaPlay, type VenturaProcedure, type VenturaTable } from '../state.ts';
import { areaName, cardName, numberIn, priceName, seatName, tileName, troopName, troopThen } from '../things.ts';
import { playEvent } from './events.ts';
import { unpayable } from './hand.ts';
import { heal } from './healing.ts';
import { cardOf, cityOf, tileOf } from './lookup.ts';
import {
  AREAS,
  ARMY_LIMIT,
  discardTroop,
  emptyAreas,
  isArmy,
  isFormalArea,
  startTroop,
  toldTroop,
  troopIn,
} from './troops.ts';

/** V17.5: a Territory restriction forbids this tile. */
function mobilizationRefusal(t: VenturaTable, company: CompanyCard, tile: number): Refusal | null {
  const { mobilization, id } = company;
  if (mobilization.length === 0 || mobilization.includes(tileOf(t, tile).type)) return null;
  return refuse('V17.5', 'deploy.ground', { card: cardName(id), tile: tileName(tile) }, [tileName(tile)]);
}

/** V17.6, V17.7: a Captain joins a lone Company in the own City, the Garrison included. */
function captainRefusal(t: VenturaTable, seat: number, area: number): Refusal | null {
  const troop = troopIn(t.s, seat, area);
  if (!troop) return refuse('V17.6', 'deploy.captain-alone', { area: areaName(area) });
  const blame = [troopName(seat, area)];
  if (isArmy(troop)) return refuse('V4.5', 'deploy.second-captain', { area: areaName(area) }, blame);
  if (troop.at !== cityOf(t, seat)) return refuse('V17.6', 'deploy.captain-away', { area: areaName(area) }, blame);
  return null;
}

/** V17.2 to V17.5: a Company starts a Troop in the own City or joins an Army wherever it stands. */
function companyRefusal(t: VenturaTable, seat: number, company: CompanyCard, area: number): Refusal | null {
  const troop = troopIn(t.s, seat, area);
  if (!troop) return mobilizationRefusal(t, company, cityOf(t, seat));
  const blame = [troopName(seat, area)];
  if (!isArmy(troop)) return refuse('V17.4', 'deploy.no-captain', { area: areaName(area) }, blame);
  if (troop.companies.length >= ARMY_LIMIT) return refuse('V4.1', 'army.full', { area: areaName(area) }, blame);
  return mobilizationRefusal(t, company, troop.at);
}

function placeRefusal(t: VenturaTable, seat: number, card: number, area: number): Refusal | null {
  const played = cardOf(t, card);
  if (played.kind === 'company') return companyRefusal(t, seat, played, area);
  return captainRefusal(t, seat, area);
}

/** V17.8, V17.9: with all areas occupied, one is given up for the new Troop that takes its place at once. */
function vacateRefusal(t: VenturaTable, seat: number, card: number): Refusal | null {
  const played = cardOf(t, card);
  if (emptyAreas(t.s, seat).length > 0) return refuse('V17.9', 'deploy.has-room');
  if (played.kind !== 'company') return refuse('V17.9', 'deploy.vacate-for-company', { card: cardName(card) });
  return mobilizationRefusal(t, played, cityOf(t, seat));
}

function deployRefusal(t: VenturaTable, seat: number, card: number): Refusal | null {
  const played = cardOf(t, card);
  if (played.kind === 'event') return refuse('V17.11', 'deploy.event', { card: cardName(card) });
  const dear = unpayable(t.s, seat, played.deploy);
  if (dear) return dear;
  if (!vacateRefusal(t, seat, card)) return null;
  let reason: Refusal | null = null;
  for (const area of AREAS) {
    const refusal = placeRefusal(t, seat, card, area);
    if (!refusal) return null;
    // The card's own restriction explains most.
    if (!reason || refusal.rule === 'V17.5') reason = refusal;
  }
  return reason;
}

function place(p: VenturaPlay, f: FrameOf<'deploy'>, area: number): void {
  const played = cardOf(p, f.card);
  if (played.kind === 'event') throw new Error('an Event cannot be deployed');
  at(p.s.players, f.seat).florins -= played.deploy;
  const troop = troopIn(p.s, f.seat, area);
  const args = { seat: seatName(f.seat), card: cardName(f.card), price: priceName(played.deploy) };
  if (!troop) {
    startTroop(p.s, f.seat, area, cityOf(p, f.seat), f.card);
    p.log('deploy.start', { ...args, troop: troopThen(f.seat, area, false) }, 'V17.2');
  } else if (played.kind === 'captain') {
    troop.captain = f.card;
    p.log('deploy.captain', { ...args, troop: toldTroop(troop) }, 'V17.6');
  } else {
    troop.companies.push(f.card);
    p.log('deploy.join', { ...args, troop: toldTroop(troop) }, 'V17.3');
  }
  f.card = 0;
}

export const deploy: VenturaProcedure<'deploy'> = {
  card: {
    run: (p, f) => (at(p.s.players, f.seat).hand.length > 0 ? ask(f.seat) : done()),
    verbs: {
      deploy: {
        things: ({ s }, f) => at(s.players, f.seat).hand.map(cardName),
        check(t, f, _seat, arg) {
          const card = numberIn('card', arg);
          return at(t.s.players, f.seat).hand.includes(card) ? deployRefusal(t, f.seat, card) : unknownThing(arg);
        },
        // The card is shown at once: it is played openly, and only where it goes is still to be said.
        apply(p, f, _seat, arg) {
          f.card = numberIn('card', arg);
          remove(at(p.s.players, f.seat).hand, f.card);
          return step('area');
        },
      },
      stop: {
        check: () => null,
        apply(p, f) {
          p.log('deploy.stop', { seat: seatName(f.seat) }, 'V17.1');
          return done();
        },
      },
      event: playEvent('deploy'),
      heal,
    },
  },

  area: {
    run: (_p, f) => ask(f.seat),
    verbs: {
      place: {
        things: () => AREAS.map(areaName),
        check(t, f, _seat, arg) {
          const area = numberIn('area', arg);
          return area < 0 ? unknownThing(arg) : placeRefusal(t, f.seat, f.card, area);
        },
        apply(p, f, _seat, arg) {
          place(p, f, numberIn('area', arg));
          // V17.10: the next card may build on this one.
          return step('card');
        },
        formal: ({ s }, f, _seat, arg) => isFormalArea(s, f.seat, numberIn('area', arg)),
      },
      vacate: {
        things: () => AREAS.map(areaName),
        check: (t, f, _seat, arg) => (numberIn('area', arg) < 0 ? unknownThing(arg) : vacateRefusal(t, f.seat, f.card)),
        apply(p, f, seat, arg) {
          const area = numberIn('area', arg);
          const troop = troopIn(p.s, seat, area);
          if (!troop) throw new Error(`no Troop in area ${area} to give up`);
          p.log('deploy.vacate', { seat: seatName(seat), troop: toldTroop(troop) }, 'V17.8');
          discardTroop(p, troop);
          place(p, f, area);
          return step('card');
        },
      },
    },
  },
};
