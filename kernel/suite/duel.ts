/** Duel as the kernel meets it: set-up, what a seat may see, reimagining, position documents. Its rules: duel-rules.ts. */

import {
  type Arranged,
  type Eyes,
  type Game,
  type Invariant,
  type Language,
  type Problem,
  type Result,
  type Rng,
  type Seat,
  type Setup,
  sees,
  type Table,
  type World,
} from '../contract.ts';
import { at, range } from '../list.ts';
import { flag, int, isObject, list, maybe, type Of, problemsOf, record, text, word } from '../shape.ts';
import { duelEn, duelIt } from './duel-messages.ts';
import {
  type DuelFrame,
  type DuelParts,
  type DuelState,
  duelFrames,
  duelProcedures,
  duelState,
  FIELDS,
  GOAL,
  LAID,
} from './duel-rules.ts';

export type DuelWorld = World<DuelState, DuelFrame>;
export type Duel = Table<DuelState, DuelParts>;
export type DuelGame = Game<DuelState, DuelFrame, DuelParts>;

const ROUNDS: Readonly<Record<string, number>> = { long: 10, short: 4 };

function setup({ seats, scenario, options }: Setup, parts: DuelParts): { state: DuelState; frame: DuelFrame } {
  return {
    state: {
      rounds: ROUNDS[scenario ?? 'long'] ?? 10,
      dice: options['dice'] !== false,
      turn: 0,
      fields: range(seats).map((seat) => seat * 2),
      scores: range(seats).map(() => 0),
      hands: range(seats).map(() => []),
      pile: range(parts.strengths.length),
      discard: [],
    },
    frame: { proc: 'game', at: 'deal' },
  };
}

// ---- seeing --------------------------------------------------------------------------------------------------------

/** Everything is copied from an allow-list: what is not named here nobody gets. */
function view({ s }: Duel, world: DuelWorld, eyes: Eyes): unknown {
  return {
    rounds: s.rounds,
    dice: s.dice,
    turn: s.turn,
    fields: [...s.fields],
    scores: [...s.scores],
    pile: s.pile.length,
    discard: [...s.discard],
    hands: s.hands.map((hand, seat) => hand.map((h) => (sees(eyes, seat) || (h.seen & eyes) !== 0 ? h.card : null))),
    flow: world.stack.map((frame) => openFrame(frame, eyes)),
    waiting: [...world.waiting],
    over: world.over,
  };
}

function openFrame(frame: DuelFrame, eyes: Eyes): unknown {
  switch (frame.proc) {
    case 'game':
      return { proc: frame.proc };
    case 'turn':
      return { proc: frame.proc, at: frame.at, seat: frame.seat, left: frame.left, foe: frame.foe };
    case 'fight': {
      // How many cards another has laid is as secret as which.
      const orders = frame.orders.map((laid, side) => (sees(eyes, at(frame.sides, side)) ? [...laid] : null));
      return { proc: frame.proc, sides: [...frame.sides], orders };
    }
  }
}

/** Deals the cards that these eyes do not know anew, and lays the answers anew that are sealed to them. */
function reimagine({ s }: Duel, world: DuelWorld, eyes: Eyes, rng: Rng): void {
  const hidden = s.hands.flatMap((hand, seat) => (sees(eyes, seat) ? [] : hand.filter((h) => (h.seen & eyes) === 0)));
  // Sorted first: the same eyes and the same rng make the same world, wherever the hidden cards truly are.
  const pool = shuffled(inOrder([...s.pile, ...hidden.map((h) => h.card)]), rng);
  for (const [i, h] of hidden.entries()) h.card = at(pool, i);
  // The pile lies in order, as it always does: which card is drawn is chance.
  s.pile = inOrder(pool.slice(hidden.length));
  const frame = world.stack.at(-1);
  if (frame?.proc !== 'fight') return;
  frame.orders = frame.orders.map((laid, side) => {
    const seat = at(frame.sides, side);
    if (sees(eyes, seat)) return laid;
    const hand = at(s.hands, seat).map((h) => h.card);
    const least = world.waiting.includes(seat) ? 0 : Math.min(1, hand.length);
    const most = Math.min(LAID, hand.length);
    return shuffled(hand, rng).slice(0, least + rng(most - least + 1));
  });
}

const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

function shuffled(cards: readonly number[], rng: Rng): number[] {
  const from = [...cards];
  return cards.map(() => from.splice(rng(from.length), 1)[0] ?? 0);
}

// ---- what always holds ---------------------------------------------------------------------------------------------

const invariants: readonly Invariant<DuelState, DuelFrame, DuelParts>[] = [
  {
    rule: 'D1',
    broken({ s, parts }) {
      const cards = inOrder([...s.pile, ...s.discard, ...s.hands.flat().map((h) => h.card)]);
      const all = range(parts.strengths.length);
      return cards.length === all.length && cards.every((card, i) => card === i) ? null : `the cards are ${cards}`;
    },
  },
  {
    rule: 'D5.1',
    broken({ s }, world) {
      const top = world.stack.at(-1);
      if (top?.proc !== 'fight') return null;
      const wrong = top.orders.find((laid, side) => {
        const hand = s.hands[at(top.sides, side)] ?? [];
        return (
          laid.length > LAID || new Set(laid).size < laid.length || !laid.every((c) => hand.some((h) => h.card === c))
        );
      });
      return wrong && !world.over ? `laid: ${wrong}` : null;
    },
  },
  { rule: 'D7.1', broken: ({ s }, w) => (w.over || s.scores.every((n) => n < GOAL) ? null : `scores ${s.scores}`) },
];

// ---- position documents --------------------------------------------------------------------------------------------

const position = record({
  seats: int,
  scenario: maybe(word('long', 'short')),
  dice: flag,
  turn: int,
  fields: list(int),
  scores: list(int),
  /** What nobody holds and nobody has discarded is in the pile. */
  hands: list(list(record({ card: int, seen: int }))),
  discard: list(int),
  stack: list(duelFrames),
  /** Null: the kernel finds out. */
  waiting: maybe(list(int)),
  sealed: flag,
  over: maybe(record({ winners: list(int), rule: text, key: text })),
});

/** A document may leave out whatever is as in a new game of two. */
function arrange(doc: unknown, parts: DuelParts): Result<Arranged<DuelState, DuelFrame>> {
  const wrong = (path: string, text: string): Result<never> => ({ ok: false, problems: [{ path, text }] });
  if (!isObject(doc)) return wrong('(whole)', 'expected an object');
  const seats = doc['seats'] ?? 2;
  if (seats !== 2 && seats !== 3) return wrong('seats', 'expected 2 or 3');
  const { scenario, options } = { scenario: 'long', options: { dice: true } };
  const fresh = setup({ seats, scenario, options }, parts);
  const { fields, scores, hands, discard } = fresh.state;
  const blank = { seats, scenario, dice: true, turn: 0, fields, scores, hands, discard, stack: [fresh.frame] };
  const full = { ...blank, waiting: null, sealed: false, over: null, ...doc };
  const problems: Problem[] = problemsOf(position, full);
  if (problems.length > 0) return { ok: false, problems };
  const read = full as Of<typeof position>;
  const chosen: Setup = { seats, scenario: read.scenario, options: { dice: read.dice } };
  const away = [...read.discard, ...read.hands.flat().map((h) => h.card)];
  const world: DuelWorld = {
    state: {
      ...setup(chosen, parts).state,
      turn: read.turn,
      fields: read.fields,
      scores: read.scores,
      hands: read.hands,
      pile: range(parts.strengths.length).filter((card) => !away.includes(card)),
      discard: read.discard,
    },
    stack: read.stack,
    waiting: read.waiting ?? [],
    sealed: read.sealed,
    over: read.over,
  };
  const trouble = unplayable(world, seats, parts);
  if (trouble) return wrong(trouble[0], trouble[1]);
  return { ok: true, value: { setup: chosen, ...world, waiting: read.waiting } };
}

/** What a document of the right shape can still have wrong. */
function unplayable(world: DuelWorld, seats: number, parts: DuelParts): [path: string, text: string] | null {
  const { state: s, stack, waiting } = world;
  const isSeat = (n: number): boolean => n >= 0 && n < seats;
  for (const [path, each] of Object.entries({ fields: s.fields, scores: s.scores, hands: s.hands }))
    if (each.length !== seats) return [path, `expected one for each of ${seats} seats`];
  if (!s.fields.every((n) => n >= 0 && n < FIELDS)) return ['fields', `expected 0 to ${FIELDS - 1}`];
  if (!waiting.every(isSeat)) return ['waiting', 'no such seat'];
  if (stack.map((f) => f.proc).join() !== ['game', 'turn', 'fight'].slice(0, stack.length).join() || stack.length === 0)
    return ['stack', 'expected game, turn, fight, or the first of them'];
  for (const f of stack) {
    if (f.proc === 'turn' && !(isSeat(f.seat) && isSeat(f.foe))) return ['stack', 'no such seat'];
    if (f.proc === 'fight' && !(f.sides.length === 2 && f.orders.length === 2 && f.sides.every(isSeat)))
      return ['stack', 'a fight has two sides'];
  }
  const broken = invariants.map((i) => i.broken({ s, parts }, world)).find((trouble) => trouble !== null);
  return broken ? ['(whole)', broken] : null;
}

function describe({ s }: Duel, world: DuelWorld): unknown {
  const scenario = s.rounds === ROUNDS['short'] ? 'short' : 'long';
  const { dice, turn, fields, scores, hands, discard } = s;
  const { stack, waiting, sealed, over } = world;
  const doc = { seats: scores.length, scenario, dice, turn, fields, scores, hands, discard, stack };
  return structuredCopy({ ...doc, waiting, sealed, over });
}

/** The document must not share anything with the world it was made from. */
const structuredCopy = (doc: unknown): unknown => JSON.parse(JSON.stringify(doc));

// ---- the game ------------------------------------------------------------------------------------------------------

function nameOf({ parts }: Duel, thing: string, language: Language): string {
  const [kind = '', id = ''] = thing.split(':');
  const messages: Readonly<Record<string, string>> = language === 'it' ? duelIt : duelEn;
  const name = messages[`thing.${kind}`];
  if (name === undefined) return thing;
  const strength = kind === 'card' ? parts.strengths[Number(id)] : undefined;
  return strength === undefined ? `${name} ${Number(id) + 1}` : `${name} ${id} (${strength})`;
}

/** Another set of cards: `{"strengths": [...]}`, as many as there are. */
function withEdition(doc: unknown): Result<DuelGame> {
  const problems = problemsOf(record({ strengths: list(int) }), doc);
  if (problems.length > 0) return { ok: false, problems };
  const { strengths } = doc as DuelParts;
  if (strengths.length === duel.parts.strengths.length) return { ok: true, value: { ...duel, parts: { strengths } } };
  return { ok: false, problems: [{ path: 'strengths', text: `expected ${duel.parts.strengths.length} of them` }] };
}

export const duel: DuelGame = {
  id: 'duel',
  title: 'Duel',
  version: '1',
  seats: { min: 2, max: 3 },
  scenarios: ['long', 'short'],
  options: [
    { id: 'dice', title: { en: 'Dice in fights', it: 'Dadi negli scontri' }, rule: 'D5.3', values: [true, false] },
  ],
  parts: { strengths: range(24).map((card) => 1 + (card % 8)) },
  shape: duelState,
  frames: duelFrames,
  procedures: duelProcedures,
  invariants,
  messages: { en: duelEn, it: duelIt },
  setup,
  view,
  reimagine,
  arrange,
  describe,
  nameOf,
  side: (_, seat: Seat) => `duellist ${seat + 1}`,
  scores: (s) => [...s.scores],
  length: (s) => ({ count: Math.ceil(s.turn / s.scores.length), unit: 'rounds' }),
  withEdition,
};
