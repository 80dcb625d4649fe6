/** Bids for the turn order, who comes first in a tie, and what a large army is worth its pay. */

import { at, type Decision, type Seat } from '@condotta/kernel';
import { BIDDING_ROUNDS, ROUNDS, trackFor } from '../components/index.ts';
import { playerOf } from '../rules/players.ts';
import { scoreOf } from '../rules/scoring.ts';
import { countOn, hexName } from '../rules/territories.ts';
import { type FrameOf, KINDS } from '../state.ts';
import { seatName, unitThings } from '../things.ts';
import { drawn } from './duel.ts';
import { leastUnit } from './economy.ts';
import { FREE } from './strike.ts';
import type { Survey } from './survey.ts';
import { unitWorth, unknownFavor } from './worth.ts';

/** After the last auction: what it is worth that all others have acted, so that nobody takes back what is won. */
const LAST_WORD = 2;
/** Before it: what it is worth to decide the next tie, and so who has the last word. */
const RIGHT_OF_TIES = 0.3;

const isLastAuction = (v: Survey): boolean => v.s.round >= at(BIDDING_ROUNDS, BIDDING_ROUNDS.length - 1);

/** What a place on the track is worth. */
function placeWorth(v: Survey, place: number): number {
  const seats = v.s.players.length;
  const reward = trackFor(seats)[place];
  const gift = reward === 'favor' ? unknownFavor(v.left) : reward === 'victory-token' && v.s.victoryTokens > 0 ? 1 : 0;
  if (isLastAuction(v)) return gift + (LAST_WORD * place) / (seats - 1);
  return gift + (place === 0 ? RIGHT_OF_TIES : 0);
}

/** How often a bid of 0, 1, 2, 3 is made: between two both places pay, among more the last ones pay nothing. */
const BIDS: Readonly<Record<number, readonly number[]>> = {
  2: [0.7, 0.3],
  3: [0.35, 0.45, 0.2],
  4: [0.25, 0.4, 0.25, 0.1],
  5: [0.25, 0.4, 0.25, 0.1],
};

/** In the last auction first places are worth little, and the last one much. */
const LAST_BIDS: readonly number[] = [0.7, 0.3];

export function bid(v: Survey): Decision {
  const { wealth, favors } = playerOf(v.s, v.seat);
  const mixture = isLastAuction(v) ? LAST_BIDS : (BIDS[v.s.players.length] ?? [1]);
  // What others cannot know decides, so that they cannot tell the bid beforehand.
  const secret = favors.reduce(
    (sum, card) => sum + card * 7,
    v.s.round * 13 + v.seat * 5 + (v.s.favorDeck[0] ?? 0) * 3,
  );
  return { verb: 'bid', arg: Math.min(wealth, drawn(mixture, ((secret * 37) % 101) / 101)) };
}

/** F22.5: the own seat where it is best, and of the others whoever is behind to the better places. */
export function tie(v: Survey, f: FrameOf<'bidding'>): Decision[] {
  const left = v.s.order.filter((seat) => !f.order.includes(seat));
  const highest = Math.max(...left.map((seat) => at(f.bids, seat)));
  const tied = left.filter((seat) => at(f.bids, seat) === highest);
  const place = f.order.length;
  const ownBest = tied.every((_, i) => placeWorth(v, place) >= placeWorth(v, place + i));
  const others = tied.filter((seat) => seat !== v.seat).sort((a, b) => scoreOf(v.t, a) - scoreOf(v.t, b));
  if (placeWorth(v, place) < placeWorth(v, place + 1)) others.reverse();
  const next: Seat | undefined = tied.includes(v.seat) && ownBest ? v.seat : others[0];
  return [{ verb: 'next', arg: seatName(next ?? v.seat) }];
}

/** F21.4: as long as a unit is worth more than its pay. */
export function armyPay(v: Survey, f: FrameOf<'army'>): Decision {
  const excess = countOn(v.s, f.hex) - FREE;
  const least = leastUnit(v, unitsOn(v, f.hex));
  const isWorth = v.s.round < ROUNDS && least >= 0 && unitWorth(v.t, least, v.left) > v.coin;
  return { verb: 'pay', arg: isWorth ? Math.min(excess, playerOf(v.s, v.seat).wealth) : 0 };
}

export const armyLoss = (v: Survey, f: FrameOf<'army'>): Decision => ({
  verb: 'lose',
  arg: unitThings.name(leastUnit(v, unitsOn(v, f.hex))),
});

/** F21.6: the largest first, as long as there is something to pay with. */
export function armyNext(v: Survey, f: FrameOf<'army'>): Decision[] {
  const large = [...v.control.keys()].filter(
    (hex) => v.s.holders[hex] === v.seat && countOn(v.s, hex) > FREE && !f.settled.includes(hex),
  );
  const largest = large.reduce((best, hex) => (countOn(v.s, hex) > countOn(v.s, best) ? hex : best), large[0] ?? -1);
  return largest < 0 ? [] : [{ verb: 'settle', arg: hexName(v.s, largest) }];
}

const unitsOn = (v: Survey, hex: number): number[] => v.s.units.slice(hex * KINDS, hex * KINDS + KINDS);
