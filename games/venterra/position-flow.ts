/** The procedures in progress in a position document. */

import { type Arranged, at, list, problemsOf } from '@condotta/kernel';
import { type Ranges, strayIn } from '@condotta/kit';
import { ACTIONS, type ActionCard, COMBAT_CARDS, type Components } from './components/index.ts';
import { LAST_TILE, type Reader } from './position-reader.ts';
import { type FrameOf, frameShape, frames, KINDS, type State, type VenterraFrame } from './state.ts';
import { ESCORT } from './things.ts';

type Doc = Record<string, unknown>;
type Box = { readonly s: State; readonly components: Components };
type Flow = Pick<Arranged<State, VenterraFrame>, 'stack' | 'waiting' | 'sealed' | 'over'>;

/** `turn` ({ "seat": 0, "card": "charge" }, { "phase": "declare" }), or `flow` with the procedures in progress. */
export function readFlow(r: Reader, box: Box, d: Doc): Flow {
  const flow = d['flow'] === undefined ? null : r.object(d['flow'], 'flow', ['stack', 'waiting', 'sealed']);
  const over = d['over'] ?? null;
  return {
    stack: flow ? readStack(r, box, flow) : readTurn(r, box, d),
    waiting:
      flow && flow['waiting'] !== undefined ? r.seats(flow['waiting'], 'flow.waiting', box.s.players.length) : null,
    sealed: flow ? r.flag(flow['sealed'], 'flow.sealed', false) : false,
    over: over === null ? null : r.outcome(over, 'over', box.s.players.length),
  };
}

function readStack(r: Reader, box: Box, flow: Doc): VenterraFrame[] {
  const problems = problemsOf(list(frameShape), flow['stack'], 'flow.stack');
  r.problems.push(...problems);
  if (problems.length > 0) return [];
  const stack = JSON.parse(JSON.stringify(flow['stack'])) as VenterraFrame[];
  if (stack.length === 0) r.wrong('flow.stack', 'there is no procedure in progress');
  const ranges = rangesOf(box);
  for (const [i, frame] of stack.entries()) {
    const text = strayIn(frame, ranges) ?? unevenIn(box.s, frame);
    if (text) r.wrong(`flow.stack[${i}]`, text);
  }
  return r.problems.length > 0 ? [] : stack;
}

/** The numbers of the things that procedures speak of; -1 only where there may be none. */
function rangesOf({ s, components }: Box): Ranges {
  const players = s.players.length;
  const seat = [0, players - 1] as const;
  // Where it says nothing yet, a number is 0, also before there is a map.
  const hex = [0, Math.max(0, s.places.length - 1)] as const;
  const hexOrNone = [-1, hex[1]] as const;
  return {
    seat,
    seats: seat,
    order: seat,
    foe: [-1, seat[1]],
    turn: [0, players],
    hex,
    hexes: hex,
    closed: hex,
    settled: hex,
    'fight.from': hex,
    'movement.from': hexOrNone,
    'movement.target': hexOrNone,
    'movement.legs': [0, Math.max(hex[1], ESCORT)],
    'movement.won': hex,
    'retreat.legs': [0, Math.max(hex[1], ESCORT)],
    unit: [-1, ESCORT],
    'fight.cards': [-1, COMBAT_CARDS.length - 1],
    'favor.card': [0, components.favors.length],
    'favor.seen': [1, components.favors.length],
    quest: [0, components.quests.length],
    side: [0, components.sides.length],
    board: [0, components.sides.length],
    rotation: [0, 5],
    tile: [0, LAST_TILE],
  };
}

/** By procedure: how many numbers its lists have, by side, by seat, or by kind of unit. */
const BOTH_SIDES = ['ships', 'support', 'bonus', 'cards', 'asked', 'stilled', 'hushed', 'spared', 'losses'] as const;

/** Lists of a frame that are too long or too short, and cards that nobody has left to resolve; else null. */
function unevenIn(s: State, frame: VenterraFrame): string | null {
  const players = s.players.length;
  switch (frame.proc) {
    case 'fight':
      if (BOTH_SIDES.some((field) => frame[field].length !== 2)) return 'there are two sides';
      return frame.units.length === KINDS ? null : `there are ${KINDS} kinds of units`;
    case 'retreat':
      if (frame.legs.length % 2 !== 0) return 'a unit goes somewhere';
      return frame.units.length === KINDS ? null : `there are ${KINDS} kinds of units`;
    case 'movement':
      return frame.legs.length % 3 === 0 && frame.won.length % 3 === 0 ? null : 'a unit goes from here to there';
    case 'favor':
      return frame.answers.length === players ? null : 'every seat has an answer';
    case 'bidding':
      return frame.bids.length === players ? null : 'every seat has a bid';
    case 'round':
      if (frame.drafts.length !== players) return 'every seat has a draft';
      return s.order.every((seat, n) => cardsLeft(s, seat) >= cardsNeeded(frame, n))
        ? null
        : 'an action card is missing';
    default:
      return null;
  }
}

const cardsLeft = (s: State, seat: number): number => {
  const { declared, resolved } = at(s.players, seat);
  return ACTIONS.filter((_, card) => (declared & ~resolved & (1 << card)) !== 0).length;
};

/** How many cards the player in this place of the order has yet to resolve, at least (F11.5, F11.6). */
function cardsNeeded({ at: phase, turn }: FrameOf<'round'>, place: number): number {
  if (phase === 'first') return place < turn ? 1 : 2;
  return phase === 'second' && place >= turn ? 1 : 0;
}

const PHASES = ['income', 'declare', 'first', 'second', 'army', 'bidding', 'end'] as const;
const BOTH_FIRST = 3;

function readTurn(r: Reader, { s }: Box, d: Doc): VenterraFrame[] {
  const turn = r.object(d['turn'] ?? {}, 'turn', ['phase', 'seat', 'card']);
  const card = turn['card'] === undefined ? null : (ACTIONS[r.word(ACTIONS, turn['card'], 'turn.card')] ?? null);
  const phase = at(PHASES, r.word(PHASES, turn['phase'] ?? (card ? 'first' : 'income'), 'turn.phase'));
  const seat = r.int(turn['seat'], 'turn.seat', at(s.order, 0), s.players.length - 1);
  const place = s.order.indexOf(seat);
  const round = frames.round({
    at: phase,
    drafts: s.players.map(() => 0),
    turn: phase === 'income' || phase === 'declare' ? 0 : place,
  });
  const stack: VenterraFrame[] = [frames.game({ at: 'next' }), round];
  if (phase === 'first' || phase === 'second') declareAll(s, phase, place, card);
  if (!card) return stack;
  round.turn = place + 1;
  return [...stack, frames.action({ seat, card })];
}

/** Everybody has two cards, and has resolved those whose turn is past. */
function declareAll(s: State, phase: 'first' | 'second', place: number, card: ActionCard | null): void {
  for (const [n, seat] of s.order.entries()) {
    const player = at(s.players, seat);
    const wanted = n === place && card ? 1 << ACTIONS.indexOf(card) : 0;
    if (player.declared === 0) player.declared = wanted === 0 ? BOTH_FIRST : wanted | (wanted === 1 ? 2 : 1);
    if (player.resolved !== 0) continue;
    const first = player.declared & -player.declared;
    if (phase === 'second') player.resolved = n < place ? player.declared : wanted === 0 ? first : player.declared;
    else if (n < place) player.resolved = first;
    else if (wanted > 0) player.resolved = wanted;
  }
}
