/** What each question is about: which place, which unit, how much there is to spend. Only what the asked seat knows. */

import { at, type Question, type Seat } from '@condotta/kernel';
import { ACTIONS } from './components/index.ts';
import { playerOf } from './rules/players.ts';
import { countOn, hexName } from './rules/territories.ts';
import { attackTotal, defenseTotal } from './rules/totals.ts';
import type { FrameOf, Venterra, VenterraFrame, VenterraTable } from './state.ts';
import { actionThings, favorThings, seatName, sideThings, tileThings, unitThings } from './things.ts';

type Asked = Question<Venterra['key']>;

/** F21.1: so many stand in a territory for nothing. */
const FREE = 3;

export function question(t: VenterraTable, frame: VenterraFrame, seat: Seat): Asked {
  const { wealth } = playerOf(t.s, seat);
  switch (frame.proc) {
    case 'building':
      return { args: { number: frame.board, side: sideThings.name(frame.side) } };
    case 'placing':
      return { args: { unit: unitThings.name(frame.unit), count: frame.count } };
    case 'round':
      return declareQuestion(frame, seat);
    case 'action':
      return { args: { wealth } };
    case 'bidding':
      return frame.at === 'order' ? tieQuestion(t, frame) : { args: { wealth } };
    case 'movement':
      return movementQuestion(t, frame);
    case 'fight':
      return fightQuestion(t, frame);
    case 'window': {
      const fight = t.frame('fight');
      if (fight) return { ...fightQuestion(t, fight), ...(frame.at === 'income' ? { key: 'ask.window.income' } : {}) };
      return {};
    }
    case 'retreat': {
      const hex = hexName(t.s, frame.hex);
      return { args: { unit: unitThings.name(frame.units.findIndex((count) => count > 0)), hex }, about: [hex] };
    }
    case 'development':
      return frame.at === 'into' ? place(t, frame.hex) : {};
    case 'construction':
      return { args: { tile: tileThings.name(frame.tile) } };
    case 'favor':
      return { args: { card: favorThings.name(frame.card), seat: seatName(frame.seat) } };
    case 'army': {
      if (frame.at === 'which') return {};
      const cost = countOn(t.s, frame.hex) - FREE;
      return {
        args: { hex: hexName(t.s, frame.hex), cost, wealth, left: frame.left },
        about: [hexName(t.s, frame.hex)],
      };
    }
    default:
      return {};
  }
}

/** F22.5: the bids lie open; the highest of those without a place are equal. */
function tieQuestion({ s }: VenterraTable, { bids, order }: FrameOf<'bidding'>): Asked {
  const left = s.order.filter((seat) => !order.includes(seat));
  return { args: { place: order.length + 1, bid: Math.max(...left.map((seat) => at(bids, seat))) } };
}

const place = (t: VenterraTable, hex: number): Asked => ({
  args: { hex: hexName(t.s, hex) },
  about: [hexName(t.s, hex)],
});

/** F11.4: the second card names the first; it is the seat's own. */
function declareQuestion({ at: step, drafts }: FrameOf<'round'>, seat: Seat): Asked {
  const first = step === 'declare' ? ACTIONS.findIndex((_, card) => (at(drafts, seat) & (1 << card)) !== 0) : -1;
  return first < 0 ? {} : { key: 'ask.round.declare.second', args: { card: actionThings.name(first) } };
}

function movementQuestion(t: VenterraTable, f: FrameOf<'movement'>): Asked {
  if (f.at === 'to') {
    const hex = hexName(t.s, f.from);
    return { args: { unit: unitThings.name(f.unit), hex }, about: [hex] };
  }
  if (f.kind === 'support') return { key: 'ask.movement.draft.support' };
  if (f.kind === 'charge')
    return f.target < 0
      ? { key: 'ask.movement.draft.target' }
      : { ...place(t, f.target), key: 'ask.movement.draft.charge' };
  return f.from < 0 ? {} : { ...place(t, f.from), key: 'ask.movement.draft.more' };
}

function fightQuestion(t: VenterraTable, f: FrameOf<'fight'>): Asked {
  const hex = hexName(t.s, f.hex);
  const tile = at(t.s.structures, f.hex);
  return {
    args: {
      hex,
      attack: attackTotal(t, f),
      defense: defenseTotal(t, f),
      ...(tile > 0 ? { tile: tileThings.name(tile) } : {}),
    },
    about: [hex],
  };
}
