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
  type ScenarioSpec,
  type Seat,
  type Setup,
  sees,
  type Table,
  type WorldOf,
} from '../contract.ts';
import { at, range } from '../list.ts';
import { flag, int, isObject, list, maybe, type Of, problemsOf, record, text, word } from '../shape.ts';
import { Reading } from '../table.ts';
import { duelEn, duelIt } from './duel-messages.ts';
import {
  type DuelComponents,
  type DuelFrame,
  type DuelState,
  type DuelTypes,
  duelFrames,
  duelProcedures,
  duelState,
  duelWindows,
  FIELDS,
  GOAL,
  LAID,
} from './duel-rules.ts';

export type DuelWorld = WorldOf<DuelTypes>;
export type Duel = Table<DuelTypes>;
export type DuelGame = Game<DuelTypes>;

const ROUNDS: Readonly<Record<string, number>> = { long: 10, short: 4 };

const SCENARIO_TITLES: Readonly<Record<string, ScenarioSpec['title']>> = {
  long: { en: 'A long duel', it: 'Un duello lungo' },
  short: { en: 'A short duel', it: 'Un duello breve' },
};

const scenario = (id: string): ScenarioSpec => ({
  id,
  title: SCENARIO_TITLES[id] ?? { en: id, it: id },
  about: { en: 'Most points after the last round win.', it: 'Vince chi ha più punti dopo l’ultimo giro.' },
  rule: 'D7.2',
  length: { count: ROUNDS[id] ?? 10, unit: 'rounds' },
});

function setup(
  { seats, scenario, options }: Setup,
  components: DuelComponents,
): { state: DuelState; frame: DuelFrame } {
  return {
    state: {
      rounds: ROUNDS[scenario ?? 'long'] ?? 10,
      dice: options['dice'] !== false,
      ruses: options['ruses'] === true,
      turn: 0,
      fields: range(seats).map((seat) => seat * 2),
      scores: range(seats).map(() => 0),
      hands: range(seats).map(() => []),
      pile: range(components.strengths.length),
      discard: [],
      snares: [],
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
    ruses: s.ruses,
    turn: s.turn,
    fields: [...s.fields],
    scores: [...s.scores],
    pile: s.pile.length,
    discard: [...s.discard],
    hands: s.hands.map((hand, seat) => hand.map((h) => (sees(eyes, seat) || (h.seen & eyes) !== 0 ? h.card : null))),
    snares: s.snares.map(({ seat, field, card }) => (sees(eyes, seat) ? { seat, field, card } : { seat })),
    flow: world.stack.map((frame) => openFrame(frame, eyes)),
    // What a seat does by itself nobody else sees, not even how far it is.
    own: world.apart
      .filter(({ seat }) => sees(eyes, seat))
      .map(({ seat, stack }) => ({ seat, stack: stack.map((f) => ({ ...f })) })),
    waiting: [...world.waiting],
    over: world.over,
  };
}

function openFrame(frame: DuelFrame, eyes: Eyes): unknown {
  switch (frame.proc) {
    case 'game':
    case 'prepare':
    case 'arm':
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

/**
 * Deals the cards that these eyes do not know once more, lays the snares elsewhere, and gives other answers where they are
 * sealed.
 */
function reimagine({ s }: Duel, world: DuelWorld, eyes: Eyes, rng: Rng): void {
  const hidden = s.hands.flatMap((hand, seat) => (sees(eyes, seat) ? [] : hand.filter((h) => (h.seen & eyes) === 0)));
  const snares = s.snares.filter(({ seat }) => !sees(eyes, seat));
  const unknown: { card: number }[] = [...hidden, ...snares];
  // Sorted first: the same eyes and the same rng make the same world, wherever the hidden cards truly are.
  const pool = shuffled(inOrder([...s.pile, ...unknown.map((one) => one.card)]), rng);
  for (const [i, one] of unknown.entries()) one.card = at(pool, i);
  for (const snare of snares) snare.field = rng(FIELDS);
  // The pile lies in order, as it always does: which card is drawn is chance.
  s.pile = inOrder(pool.slice(unknown.length));
  for (const own of world.apart) if (!sees(eyes, own.seat)) own.stack = [prepared(s, world, own.seat, rng)];
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

/** How a seat may have prepared, as far as others know: if it is not ready, it may be anywhere, also at the beginning. */
function prepared(s: DuelState, world: DuelWorld, seat: Seat, rng: Rng): DuelFrame {
  const field = world.waiting.includes(seat) ? 0 : rng(FIELDS + 1);
  if (field === 0) return { proc: 'prepare', at: 'field', seat, field, card: -1 };
  const hand = at(s.hands, seat);
  return { proc: 'prepare', at: 'armed', seat, field, card: at(hand, rng(hand.length)).card };
}

const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

function shuffled(cards: readonly number[], rng: Rng): number[] {
  const from = [...cards];
  return cards.map(() => from.splice(rng(from.length), 1)[0] ?? 0);
}

// ---- what always holds ---------------------------------------------------------------------------------------------

const invariants: readonly Invariant<DuelTypes>[] = [
  {
    rule: 'D1',
    broken({ s, components }) {
      const cards = inOrder([...s.pile, ...s.discard, ...[...s.hands.flat(), ...s.snares].map((one) => one.card)]);
      const all = range(components.strengths.length);
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
  ruses: flag,
  turn: int,
  fields: list(int),
  scores: list(int),
  /** What nobody holds and nobody has discarded is in the pile. */
  hands: list(list(record({ card: int, seen: int }))),
  discard: list(int),
  snares: list(record({ seat: int, field: int, card: int })),
  stack: list(duelFrames),
  /** Null: the kernel finds out. */
  waiting: maybe(list(int)),
  sealed: flag,
  apart: list(record({ seat: int, stack: list(duelFrames) })),
  over: maybe(record({ winners: list(int), rule: text, key: text })),
});

/** A document may leave out whatever is as in a new game of two. */
function arrange(doc: unknown, components: DuelComponents): Result<Arranged<DuelState, DuelFrame>> {
  const wrong = (path: string, text: string): Result<never> => ({ ok: false, problems: [{ path, text }] });
  if (!isObject(doc)) return wrong('(whole)', 'expected an object');
  const seats = doc['seats'] ?? 2;
  if (seats !== 2 && seats !== 3) return wrong('seats', 'expected 2 or 3');
  const { scenario, options } = { scenario: 'long', options: { dice: true, ruses: false } };
  const fresh = setup({ seats, scenario, options }, components);
  const { fields, scores, hands, discard, snares } = fresh.state;
  const blank = { seats, scenario, ...options, turn: 0, fields, scores, hands, discard, snares, stack: [fresh.frame] };
  const full = { ...blank, waiting: null, sealed: false, apart: [], over: null, ...doc };
  const problems: Problem[] = problemsOf(position, full);
  if (problems.length > 0) return { ok: false, problems };
  const read = full as Of<typeof position>;
  const chosen: Setup = { seats, scenario: read.scenario, options: { dice: read.dice, ruses: read.ruses } };
  const away = [...read.discard, ...[...read.hands.flat(), ...read.snares].map((one) => one.card)];
  const world: DuelWorld = {
    state: {
      ...setup(chosen, components).state,
      turn: read.turn,
      fields: read.fields,
      scores: read.scores,
      hands: read.hands,
      pile: range(components.strengths.length).filter((card) => !away.includes(card)),
      discard: read.discard,
      snares: read.snares,
    },
    stack: read.stack,
    waiting: read.waiting ?? [],
    sealed: read.sealed,
    apart: read.apart,
    over: read.over,
  };
  const trouble = unplayable(world, seats, components);
  if (trouble) return wrong(trouble[0], trouble[1]);
  return { ok: true, value: { setup: chosen, ...world, waiting: read.waiting } };
}

/** What a document of the right shape can still have wrong. */
function unplayable(world: DuelWorld, seats: number, components: DuelComponents): [path: string, text: string] | null {
  const { state: s, stack, waiting } = world;
  const isSeat = (n: number): boolean => n >= 0 && n < seats;
  for (const [path, each] of Object.entries({ fields: s.fields, scores: s.scores, hands: s.hands }))
    if (each.length !== seats) return [path, `expected one for each of ${seats} seats`];
  if (!s.fields.every((n) => n >= 0 && n < FIELDS)) return ['fields', `expected 0 to ${FIELDS - 1}`];
  if (!waiting.every(isSeat)) return ['waiting', 'no such seat'];
  if (!world.apart.every(({ seat, stack: own }) => isSeat(seat) && own[0]?.proc === 'prepare'))
    return ['apart', 'expected what a seat prepares'];
  if (stack.map((f) => f.proc).join() !== ['game', 'turn', 'fight'].slice(0, stack.length).join() || stack.length === 0)
    return ['stack', 'expected game, turn, fight, or the first of them'];
  for (const f of stack) {
    if (f.proc === 'turn' && !(isSeat(f.seat) && isSeat(f.foe))) return ['stack', 'no such seat'];
    if (f.proc === 'fight' && !(f.sides.length === 2 && f.orders.length === 2 && f.sides.every(isSeat)))
      return ['stack', 'a fight has two sides'];
  }
  const broken = invariants
    .map((i) => i.broken(new Reading(s, components, stack), world))
    .find((trouble) => trouble !== null);
  return broken ? ['(whole)', broken] : null;
}

function describe({ s }: Duel, world: DuelWorld): unknown {
  const scenario = s.rounds === ROUNDS['short'] ? 'short' : 'long';
  const { dice, ruses, turn, fields, scores, hands, discard, snares } = s;
  const { stack, waiting, sealed, apart, over } = world;
  const doc = { seats: scores.length, scenario, dice, ruses, turn, fields, scores, hands, discard, snares, stack };
  return structuredCopy({ ...doc, waiting, sealed, apart, over });
}

/** The document must not share anything with the world it was made from. */
const structuredCopy = (doc: unknown): unknown => JSON.parse(JSON.stringify(doc));

// ---- the game ------------------------------------------------------------------------------------------------------

function nameOf({ components }: Duel, thing: string, language: Language): string {
  const [kind = '', id = ''] = thing.split(':');
  const messages: Readonly<Record<string, string>> = language === 'it' ? duelIt : duelEn;
  const name = messages[`thing.${kind}`];
  if (name === undefined) return thing;
  const strength = kind === 'card' ? components.strengths[Number(id)] : undefined;
  return strength === undefined ? `${name} ${Number(id) + 1}` : `${name} ${id} (${strength})`;
}

/** Another set of cards: `{"strengths": [...]}`, as many as there are. */
function withEdition(doc: unknown): Result<DuelGame> {
  const problems = problemsOf(record({ strengths: list(int) }), doc);
  if (problems.length > 0) return { ok: false, problems };
  const { strengths } = doc as DuelComponents;
  if (strengths.length === duel.components.strengths.length)
    return { ok: true, value: { ...duel, components: { strengths } } };
  return { ok: false, problems: [{ path: 'strengths', text: `expected ${duel.components.strengths.length} of them` }] };
}

export const duel: DuelGame = {
  id: 'duel',
  title: 'Duel',
  version: '1',
  seats: { min: 2, max: 3 },
  scenarios: ['long', 'short'].map(scenario),
  options: [
    { id: 'dice', title: { en: 'Dice in fights', it: 'Dadi negli scontri' }, rule: 'D5.3', values: [true, false] },
    { id: 'ruses', title: { en: 'Ruses', it: 'Astuzie' }, rule: 'D8.1', values: [false, true] },
  ],
  windows: duelWindows,
  components: { strengths: range(24).map((card) => 1 + (card % 8)) },
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
