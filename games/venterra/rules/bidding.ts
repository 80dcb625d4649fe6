/** F22 Bidding for turn order, and the rewards of the track. */

import { again, ask, askSealed, at, done, range, ready, type Seat, step, unknownThing } from '@condotta/kernel';
import { trackFor } from '../components/index.ts';
import { type FrameOf, refuse, type VenterraPlay, type VenterraProcedure } from '../state.ts';
import { seatName, seats } from '../things.ts';
import { takeVictoryToken } from './factions.ts';
import { drawFavors } from './favor-deck.ts';
import { playerOf } from './players.ts';
import { pay } from './wealth.ts';

type Bidding = FrameOf<'bidding'>;

/** The seats with the highest bid that have no place yet, in the old order. */
function nextTied(p: Pick<VenterraPlay, 's'>, f: Readonly<Bidding>): Seat[] {
  const left = p.s.order.filter((seat) => !f.order.includes(seat));
  const highest = Math.max(...left.map((seat) => at(f.bids, seat)));
  return left.filter((seat) => at(f.bids, seat) === highest);
}

export const bidding: VenterraProcedure<'bidding'> = {
  // F22.3, F22.10
  bid: {
    run(p, f) {
      const rich = [...p.s.players.keys()].filter((seat) => playerOf(p.s, seat).wealth > 0);
      if (rich.length > 0) return askSealed(rich);
      return reveal(p, f);
    },
    verbs: {
      bid: {
        things: ({ s }, _f, seat) => range(playerOf(s, seat).wealth + 1),
        check({ s }, _f, seat, arg) {
          if (typeof arg !== 'number' || !Number.isSafeInteger(arg) || arg < 0) return unknownThing(arg);
          const { wealth } = playerOf(s, seat);
          return arg > wealth ? refuse('F22.3', 'wealth.short', { cost: arg, wealth }) : null;
        },
        apply(_p, f, seat, arg) {
          f.bids[seat] = Number(arg);
          return ready;
        },
      },
    },
    opened: (p, f) => reveal(p, f),
  },

  // F22.4, F22.5: ties are ordered by who was first, from the highest bid down.
  order: {
    run(p, f) {
      while (f.order.length < p.s.order.length) {
        const tied = nextTied(p, f);
        if (tied.length > 1) return ask(at(p.s.order, 0));
        f.order.push(at(tied, 0));
      }
      p.s.order = [...f.order];
      p.log('order', { seats: p.s.order.map(seatName) }, 'F22.4');
      return step('rewards');
    },
    verbs: {
      next: {
        things: (t, f) => nextTied(t, f).map(seatName),
        check(t, f, _seat, arg) {
          const seat = seats.number(arg);
          if (seat < 0 || seat >= t.s.players.length) return unknownThing(arg);
          return nextTied(t, f).includes(seat) ? null : refuse('F22.5', 'bid.not-tied', { seat: seatName(seat) });
        },
        apply(_p, f, _seat, arg) {
          f.order.push(seats.number(arg));
          return again;
        },
      },
    },
  },

  // F22.7, F22.8
  rewards: {
    run(p) {
      const track = trackFor(p.s.players.length);
      for (const [place, seat] of p.s.order.entries()) {
        const reward = track[place];
        if (reward === 'favor') drawFavors(p, seat, 1);
        if (reward === 'victory-token') takeVictoryToken(p, seat, p.s.players.length > 3 ? 'F22.7' : 'F22.8');
      }
      return done();
    },
  },
};

/** F22.6: all bids are paid. */
function reveal(p: VenterraPlay, f: Bidding) {
  for (const seat of p.s.order) {
    const wealth = Math.max(0, at(f.bids, seat));
    f.bids[seat] = wealth;
    pay(p.s, seat, wealth);
    p.log('bid', { seat: seatName(seat), wealth }, 'F22.3');
  }
  return step('order');
}
