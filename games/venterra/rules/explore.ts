/** F3.30 to F3.35 Explore tokens: collected after the fights of a movement. */

import { ask, at, call, done, type Next, remove, type Seat, step, unknownThing } from '@condotta/kernel';
import { TOKENS } from '../components/index.ts';
import { distancesFrom, hexAt } from '../map.ts';
import { frames, type VenterraPlay, type VenterraProcedure, type VenterraTable } from '../state.ts';
import { placeIn, seatName, tokenThings } from '../things.ts';
import { drawFavors } from './favor-deck.ts';
import { playerOf } from './players.ts';
import { hexName, isWater, kindOf, realmOf } from './territories.ts';
import { earn } from './wealth.ts';

export const explore: VenterraProcedure<'explore'> = {
  // F3.31: one by one, in the order of their collector.
  next: {
    run(p, f) {
      if (f.hexes.length === 0) return step('done');
      return f.hexes.length > 1 ? ask(f.seat) : collect(p, f.seat, f.hexes, at(f.hexes, 0));
    },
    verbs: {
      explore: {
        things: ({ s }, f) => f.hexes.map((hex) => hexName(s, hex)),
        check: ({ s }, f, _seat, arg) => (f.hexes.includes(hexAt(s, placeIn(arg))) ? null : unknownThing(arg)),
        apply: (p, f, seat, arg) => collect(p, seat, f.hexes, hexAt(p.s, placeIn(arg))),
      },
    },
  },
  done: { run: () => done() },
};

function collect(p: VenterraPlay, seat: Seat, hexes: number[], hex: number): Next<'next'> {
  const { s } = p;
  remove(hexes, hex);
  s.tokens[hex] = false;
  const kind = p.draw(s.tokenPile);
  const { value } = at(p.components.tokens, kind);
  p.log('explore', { seat: seatName(seat), hex: hexName(s, hex), token: tokenThings.name(kind) }, 'F3.30');
  switch (at(TOKENS, kind)) {
    case 'scout':
      // F3.32, F3.33
      return call(
        frames.placing({
          seat,
          unit: kindOf('scout'),
          count: value,
          hexes: isWater(p, hex) ? nearestLand(p, seat, hex) : [hex],
        }),
        'next',
      );
    case 'favor':
      drawFavors(p, seat, value);
      return step('next');
    case 'wealth':
      earn(s, seat, value);
      return step('next');
    case 'points':
      playerOf(s, seat).stones += value;
      return step('next');
    case 'combat':
      // F3.35
      return call(frames.arms({ seat, cost: value }), 'next');
  }
}

/** F3.33: the friendly land nearest to a water. */
function nearestLand(t: VenterraTable, seat: Seat, hex: number): number[] {
  const distances = distancesFrom(t.s, [hex]);
  const land = realmOf(t.s, seat).filter((one) => !isWater(t, one) && at(distances, one) >= 0);
  const nearest = Math.min(...land.map((one) => at(distances, one)));
  return land.filter((one) => at(distances, one) === nearest);
}
