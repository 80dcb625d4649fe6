/** V13 Administration Phase: Annex Step. */

import { at, done } from '@condotta/kernel';
import type { VenturaProcedure } from '../state.ts';
import { seatName, tileName } from '../things.ts';
import { markersOn, NEUTRAL, ownerOf, takeInto } from './domain.ts';
import { eliminate } from './elimination.ts';
import { cityOf, seatOfFamily, tileOf } from './lookup.ts';
import { score, winByCity } from './points.ts';
import { troopsOf } from './troops.ts';

export const annex: VenturaProcedure<'annex'> = {
  annex: {
    // V13.5: mandatory and automatic.
    run(p, f) {
      // V13.1, V13.4: each Territory once, the own ones not at all.
      const occupied = [...new Set(troopsOf(p.s, f.seat).map((troop) => troop.at))];
      const tiles = occupied.filter((tile) => ownerOf(p.s, tile) !== f.seat);
      // V13.6: points by the markers as they stand now, before anything changes.
      const spoils = tiles.map((tile) => ({ tile, victim: ownerOf(p.s, tile), markers: markersOn(p, tile) }));
      const taken = spoils.filter(({ victim }) => victim !== NEUTRAL);
      const cities = taken.filter(({ tile, victim }) => tile === cityOf(p, victim));
      // V30.1, V30.2: with his City a player loses everything else too, and each of his markers counts once.
      for (const { victim } of cities) eliminate(p, victim, f.seat);
      for (const { tile, victim, markers } of taken) {
        if (!at(p.s.players, victim).living) continue;
        p.s.owners[tile] = NEUTRAL;
        p.log('domain.loss', { seat: seatName(victim), tile: tileName(tile), markers }, 'V13.3');
        score(p, f.seat, markers, 'V13.3');
      }
      for (const tile of tiles) p.s.owners[tile] = f.seat;
      for (const tile of tiles) takeInto(p, tile, f.seat, 'V13.2');
      // V13.7, V31.2, V31.3: his marker is on a City of another family in play.
      const foreign = tiles.some((tile) => {
        const { family } = tileOf(p, tile);
        return tile !== cityOf(p, f.seat) && family !== null && seatOfFamily(p.s, family) >= 0;
      });
      if (foreign) winByCity(p, f.seat);
      return done();
    },
  },
};
