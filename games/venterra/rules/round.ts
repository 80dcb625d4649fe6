/** F11 The round: income, declaring, the two actions, large armies, bidding; and the whole game around it. */

import { ask, askSealed, at, call, done, more, over, ready, type Seat, step, unknownThing } from '@condotta/kernel';
import { ACTIONS, BIDDING_ROUNDS, ROUNDS } from '../components/index.ts';
import { frames, refuse, type VenterraPlay, type VenterraProcedure, type VenterraTable } from '../state.ts';
import { actionThings, seatName } from '../things.ts';
import { effectsOf } from './effects.ts';
import { playerOf } from './players.ts';
import { outcomeOf } from './scoring.ts';
import { realmOf, structuresOf, sumOfStructures, terrainOf } from './territories.ts';
import { earn } from './wealth.ts';

const bit = (card: number): number => 1 << card;

export const game: VenterraProcedure<'game'> = {
  // F2.11: the order of set-up.
  factions: { run: () => call(frames.factions(), 'map') },
  map: { run: () => call(frames.building(), 'structures') },
  structures: { run: () => call(frames.structures(), 'round') },
  round: {
    run(p) {
      p.s.round++;
      for (const player of p.s.players) {
        player.declared = 0;
        player.resolved = 0;
      }
      p.log('round', { round: p.s.round }, 'F11.1');
      return call(frames.round({ drafts: p.s.players.map(() => 0) }), 'next');
    },
  },
  // F1.1, F23.1
  next: { run: (p) => (p.s.round < ROUNDS ? step('round') : over(outcomeOf(p))) },
};

/** F11.3, and what upgrades add. */
export function incomeOf(t: Pick<VenterraTable, 's' | 'components'>, seat: Seat): number {
  let income = sumOfStructures(t, seat, (structure) => structure.income);
  for (const { amount, of, count } of effectsOf(t, seat, 'income')) {
    const have =
      of === 'structure'
        ? structuresOf(t.s, seat).length
        : realmOf(t.s, seat).filter((hex) => terrainOf(t, hex) === of).length;
    if (have >= count) income += amount;
  }
  return income;
}

export const round: VenterraProcedure<'round'> = {
  income: {
    run(p) {
      for (const seat of p.s.order) {
        const wealth = incomeOf(p, seat);
        earn(p.s, seat, wealth);
        p.log('income', { seat: seatName(seat), wealth }, 'F11.3');
      }
      return step('gifts');
    },
  },

  // F9.8 W1
  gifts: {
    run(p, f) {
      const seat = p.s.order[f.turn];
      if (seat === undefined) return step('declare');
      f.turn++;
      return call(frames.window({ at: 'income', seats: [seat] }), 'gifts');
    },
  },

  // F11.4
  declare: {
    run: (p) => askSealed([...p.s.players.keys()]),
    verbs: {
      declare: {
        things: () => ACTIONS.map((_, card) => actionThings.name(card)),
        check(_t, f, seat, arg) {
          const card = actionThings.number(arg);
          if (card < 0) return unknownThing(arg);
          const isPicked = (at(f.drafts, seat) & bit(card)) !== 0;
          return isPicked ? refuse('F11.4', 'declare.twice', { card: actionThings.name(card) }) : null;
        },
        apply(_p, f, seat, arg) {
          const before = at(f.drafts, seat);
          f.drafts[seat] = before | bit(actionThings.number(arg));
          return before === 0 ? more : ready;
        },
      },
    },
    opened(p, f) {
      for (const seat of p.s.order) {
        const player = playerOf(p.s, seat);
        player.declared = at(f.drafts, seat);
        f.drafts[seat] = 0;
        p.log('declared', { seat: seatName(seat), cards: cardsIn(player.declared).map(actionThings.name) }, 'F11.4');
      }
      f.turn = 0;
      return step('first');
    },
  },

  // F11.5
  first: {
    run(p, f) {
      const seat = p.s.order[f.turn];
      if (seat !== undefined) return ask(seat);
      f.turn = 0;
      return step('second');
    },
    verbs: {
      act: {
        things: ({ s }, _f, seat) => cardsIn(playerOf(s, seat).declared).map(actionThings.name),
        check({ s }, _f, seat, arg) {
          const card = actionThings.number(arg);
          if (card < 0) return unknownThing(arg);
          if ((playerOf(s, seat).declared & bit(card)) !== 0) return null;
          return refuse('F11.5', 'action.not-declared', { card: actionThings.name(card) });
        },
        apply(p, f, seat, arg) {
          f.turn++;
          return resolve(p, seat, actionThings.number(arg), 'first');
        },
      },
    },
  },

  // F11.6
  second: {
    run(p, f) {
      const seat = p.s.order[f.turn];
      if (seat === undefined) {
        f.turn = 0;
        return step('army');
      }
      f.turn++;
      const { declared, resolved } = playerOf(p.s, seat);
      return resolve(p, seat, at(cardsIn(declared & ~resolved), 0), 'second');
    },
  },

  // F21.1
  army: {
    run(p, f) {
      const seat = p.s.order[f.turn];
      if (seat === undefined) return step('bidding');
      f.turn++;
      return call(frames.army({ seat }), 'army');
    },
  },

  // F22.1
  bidding: {
    run(p) {
      if (!BIDDING_ROUNDS.includes(p.s.round)) return step('end');
      return call(frames.bidding({ bids: p.s.players.map(() => -1) }), 'end');
    },
  },

  end: { run: () => done() },
};

/** The action cards whose bits are set. */
export const cardsIn = (mask: number): number[] =>
  ACTIONS.map((_, card) => card).filter((card) => (mask & bit(card)) !== 0);

function resolve<At extends string>(p: VenterraPlay, seat: Seat, card: number, then: At) {
  playerOf(p.s, seat).resolved |= bit(card);
  p.log('action', { seat: seatName(seat), card: actionThings.name(card) }, then === 'first' ? 'F11.5' : 'F11.6');
  return call(frames.action({ seat, card: at(ACTIONS, card) }), then);
}
