/**
 * The rules of Duel, a small whole game (see duel.ts for the rest of it). It tests the kernel and the suite, and it shows how
 * a game is written: its rules are the numbered lines here, and a refusal or a log line cites the one it follows.
 *
 * D1 Two or three duellists stand on a ring of six fields. Three cards each are dealt face down; the rest is the pile.
 * D2 In turn, each draws a card (D2.1) and takes up to two steps (D2.2): walk, or spy.
 * D3 A walk goes to a neighbouring field (D3.1). Who walks to another duellist meets the first one in seat order (D3.2).
 * D4 Who is met may stand and fight, or flee to a neighbouring field (D4.1), but not to where the walker came from (D4.2).
 * D5 In a fight both secretly lay up to three cards in order (D5.1), at least one if they can (D5.2). They are opened
 *    together and compared one by one, with a die each if the option says so (D5.3); a card without opponent hits.
 *    Who hits more scores a point; a walker who is beaten goes back; the turn is over (D5.4).
 * D6 A spy looks at the card that another duellist, at most one field away, has held longest (D6.1).
 * D7 Three points win at once (D7.1). After the last round most points win (D7.2).
 * D8 With ruses, each secretly prepares before the first turn: lays a snare on a field (D8.1) and arms it with a card of the
 *    hand, face down (D8.2), or does without.
 * D9 Who walks onto a field with another's snare is held back: the snare is opened and discarded, the step is lost (D9.1).
 * D10 With ruses, who sees another walk to the field beside may throw a card at him: it is discarded, and the walker's turn
 *    is over (D10.1). The first one in seat order who holds a card is asked.
 *
 * Where to look for an idiom of the contract: a called procedure (turn -> fight); sealed answers (fight.orders); a sealed
 * question that runs procedures (game.prepare -> prepare -> arm); a frame below that is read and written (arm); work
 * shared by a listing (beside); the attempt (walk); a window with standing answers (turn.watched); a list in a message (opened).
 */

import {
  type Arg,
  eyesOf,
  type GameTypes,
  type Procedures,
  refuser,
  type Seat,
  type Table,
  unknownThing,
  type Window,
} from '../contract.ts';
import { at, range } from '../list.ts';
import { again, ask, askApart, askSealed, call, done, more, ready, step } from '../next.ts';
import { constructorsOf, flag, int, list, type Of, record, variants, word } from '../shape.ts';
import type { duelEn } from './duel-messages.ts';

export const FIELDS = 6;
const STEPS = 2;
export const LAID = 3;
export const GOAL = 3;

/** A card in a hand, and the eyes that know it beside its owner's. */
const held = record({ card: int, seen: int });

export const duelState = record({
  rounds: int,
  dice: flag,
  ruses: flag,
  /** Turns begun. */
  turn: int,
  /** Where each seat stands. */
  fields: list(int),
  scores: list(int),
  hands: list(list(held)),
  pile: list(int),
  discard: list(int),
  /** At most one a seat; where it lies and with which card only its owner knows. */
  snares: list(record({ seat: int, field: int, card: int })),
});

export const duelFrames = variants('proc', {
  game: { at: word('deal', 'prepare', 'next') },
  /** A seat by itself: the field of its snare, counted from 1, and the card. 0 and -1: none. */
  prepare: { at: word('field', 'armed'), seat: int, field: int, card: int },
  arm: { at: word('card'), seat: int },
  turn: { at: word('draw', 'steps', 'watched', 'met', 'fought'), seat: int, left: int, from: int, foe: int },
  /** `orders` are the cards that the attacker and the defender have laid. */
  fight: { at: word('orders', 'clash'), sides: list(int), orders: list(list(int)) },
});

export type DuelState = Of<typeof duelState>;
export type DuelFrame = Of<typeof duelFrames>;
/** The strength of each card. */
export interface DuelComponents {
  readonly strengths: readonly number[];
}

export const duelClaims = [
  ...(['D1', 'D2.1', 'D2.2', 'D3.1', 'D3.2', 'D4.1', 'D4.2', 'D5.1', 'D5.2', 'D5.3', 'D5.4'] as const),
  ...(['D6.1', 'D7.1', 'D7.2', 'D8.1', 'D8.2', 'D9.1', 'D10.1'] as const),
] as const;

export interface DuelTypes extends GameTypes {
  readonly state: DuelState;
  readonly frame: DuelFrame;
  readonly components: DuelComponents;
  readonly key: keyof typeof duelEn;
  readonly rule: (typeof duelClaims)[number];
}

const frames = constructorsOf(duelFrames);
const refuse = refuser<DuelTypes>();

// ---- what the rules speak of ---------------------------------------------------------------------------------------

const seatId = (seat: Seat): string => `seat:${seat}`;
const cardId = (card: number): string => `card:${card}`;
const fieldId = (field: number): string => `field:${field}`;

/** The number in "card:17", or -1: an argument may be anything. */
function numberIn(kind: string, arg: Arg | null, count: number): number {
  for (let n = 0; n < count; n++) if (arg === `${kind}:${n}`) return n;
  return -1;
}

const near = (a: number, b: number): boolean => (a + 1) % FIELDS === b || (b + 1) % FIELDS === a;
const seatsOf = (s: DuelState): Seat[] => range(s.scores.length);
const holds = (s: DuelState, seat: Seat, card: number): boolean => at(s.hands, seat).some((h) => h.card === card);
const fields = (): string[] => range(FIELDS).map(fieldId);

/** D3.1: the fields beside a duellist. The same for every field that a listing asks about, so it is worked out once. */
const beside = ({ s }: Table<DuelTypes>, seat: Seat): ReadonlySet<number> =>
  new Set(range(FIELDS).filter((field) => near(at(s.fields, seat), field)));

/** What can be answered beforehand: D10.1 comes with almost every walk, and few throw. */
export const duelWindows: readonly Window<DuelTypes>[] = [
  {
    id: 'watched',
    title: { en: 'Somebody walks past me', it: 'Qualcuno mi passa accanto' },
    rule: 'D10.1',
    asked: ['turn.watched'],
    pass: 'let',
    grounds: {
      many: {
        title: { en: 'I hold more than three cards', it: 'Ho più di tre carte' },
        holds: ({ s }, _, seat) => at(s.hands, seat).length > 3,
      },
    },
  },
];

// ---- the procedures ------------------------------------------------------------------------------------------------

export const duelProcedures: Procedures<DuelTypes> = {
  game: {
    deal: {
      run(p) {
        for (const hand of p.s.hands) for (let n = 0; n < 3; n++) hand.push({ card: p.draw(p.s.pile), seen: 0 });
        p.log('dealt', { cards: 3 }, 'D1');
        return step(p.s.ruses ? 'prepare' : 'next');
      },
    },
    prepare: {
      run: (p) => askApart(seatsOf(p.s).map((seat) => ({ seat, frame: frames.prepare({ seat, card: -1 }) }))),
      opened(p, _, own) {
        for (const { seat, frame } of own) {
          if (frame.proc !== 'prepare' || frame.field === 0) continue;
          const hand = at(p.s.hands, seat);
          p.s.hands[seat] = hand.filter(({ card }) => card !== frame.card);
          p.s.snares.push({ seat, field: frame.field - 1, card: frame.card });
          p.log('snare-laid', { seat: seatId(seat) }, 'D8.2');
        }
        return step('next');
      },
    },
    next: {
      run(p) {
        const { s } = p;
        if (s.turn >= s.rounds * s.scores.length) {
          const most = Math.max(...s.scores);
          p.end({ winners: seatsOf(s).filter((n) => s.scores[n] === most), rule: 'D7.2', key: 'over.rounds' });
        }
        const seat = s.turn++ % s.scores.length;
        return call(frames.turn({ seat, left: STEPS }), 'next');
      },
    },
  },

  prepare: {
    field: {
      run: (_, f) => ask(f.seat),
      verbs: {
        snare: {
          things: fields,
          check: (_, _f, _seat, arg) => (numberIn('field', arg, FIELDS) < 0 ? unknownThing(arg) : null),
          apply(p, f, seat, arg) {
            f.field = numberIn('field', arg, FIELDS) + 1;
            p.log('snare-on', { field: fieldId(f.field - 1) }, 'D8.1');
            return call(frames.arm({ seat }), 'armed');
          },
        },
        none: { check: () => null, apply: () => done() },
      },
    },
    armed: { run: () => done() },
  },

  arm: {
    card: {
      run: (_, f) => ask(f.seat),
      verbs: {
        arm: {
          things: ({ s }, _, seat) => at(s.hands, seat).map((h) => cardId(h.card)),
          check: ({ s, components }, _, seat, arg) =>
            holds(s, seat, numberIn('card', arg, components.strengths.length)) ? null : unknownThing(arg),
          apply(p, _, _seat, arg) {
            const prepared = p.frame('prepare');
            if (prepared) prepared.card = numberIn('card', arg, p.components.strengths.length);
            p.log('snare-armed', { card: String(arg) }, 'D8.2');
            return done();
          },
        },
      },
    },
  },

  turn: {
    draw: {
      run(p, f) {
        if (p.s.pile.length > 0) {
          const card = p.draw(p.s.pile);
          at(p.s.hands, f.seat).push({ card, seen: 0 });
          p.whisper(eyesOf(f.seat), 'drew', { seat: seatId(f.seat), card: cardId(card) }, 'D2.1');
          p.logBut(eyesOf(f.seat), 'drew-hidden', { seat: seatId(f.seat) }, 'D2.1');
        }
        return step('steps');
      },
    },
    steps: {
      run: (_, f) => (f.left > 0 ? ask(f.seat) : done()),
      verbs: {
        walk: {
          things: fields,
          // D9.1 hangs on what nobody but its owner knows: the walk is judged without it, and attempted.
          check(t, f, _, arg) {
            const to = numberIn('field', arg, FIELDS);
            if (to < 0) return unknownThing(arg);
            if (t.once(beside, f.seat).has(to)) return null;
            return refuse('D3.1', 'too-far', { field: fieldId(to) }, [fieldId(to)]);
          },
          apply(p, f, _, arg) {
            const to = numberIn('field', arg, FIELDS);
            f.from = at(p.s.fields, f.seat);
            f.left--;
            const snare = p.s.snares.find((one) => one.field === to && one.seat !== f.seat);
            if (snare) {
              p.s.snares = p.s.snares.filter((one) => one !== snare);
              p.s.discard.push(snare.card);
              p.reveal();
              const found = { seat: seatId(f.seat), field: fieldId(to), card: cardId(snare.card) };
              p.log('snared', found, 'D9.1');
              return again;
            }
            p.s.fields[f.seat] = to;
            p.log('walked', { seat: seatId(f.seat), field: fieldId(to) }, 'D3.1');
            const foe = seatsOf(p.s).find((n) => n !== f.seat && p.s.fields[n] === to);
            if (foe !== undefined) {
              f.foe = foe;
              return step('met');
            }
            const watcher = p.s.ruses ? watcherOf(p.s, f.seat, to) : undefined;
            if (watcher === undefined) return again;
            f.foe = watcher;
            return step('watched');
          },
        },
        spy: {
          things: ({ s }, f) =>
            seatsOf(s)
              .filter((n) => n !== f.seat)
              .map(seatId),
          check({ s }, f, _, arg) {
            const other = numberIn('seat', arg, s.scores.length);
            if (other < 0 || other === f.seat) return unknownThing(arg);
            const [here, there] = [at(s.fields, f.seat), at(s.fields, other)];
            if (here !== there && !near(here, there)) return refuse('D6.1', 'spy-far', {}, [seatId(other)]);
            return at(s.hands, other).length > 0 ? null : refuse('D6.1', 'spy-nothing', { seat: seatId(other) });
          },
          apply(p, f, _, arg) {
            const other = numberIn('seat', arg, p.s.scores.length);
            const card = at(at(p.s.hands, other), 0);
            card.seen |= eyesOf(f.seat);
            f.left--;
            // No chance, but something hidden is learned: what was done before can no longer be taken back.
            p.reveal();
            const who = { seat: seatId(f.seat), other: seatId(other) };
            p.whisper(eyesOf(f.seat), 'spied', { ...who, card: cardId(card.card) }, 'D6.1');
            p.logBut(eyesOf(f.seat), 'spied-hidden', who, 'D6.1');
            return again;
          },
        },
        stop: { check: () => null, apply: () => done() },
      },
    },
    watched: {
      run: (_, f) => ask(f.foe),
      verbs: {
        let: { check: () => null, apply: () => step('steps') },
        throw: {
          things: ({ s }, _, seat) => at(s.hands, seat).map((h) => cardId(h.card)),
          check: ({ s, components }, _, seat, arg) =>
            holds(s, seat, numberIn('card', arg, components.strengths.length)) ? null : unknownThing(arg),
          apply(p, f, seat, arg) {
            const card = numberIn('card', arg, p.components.strengths.length);
            p.s.hands[seat] = at(p.s.hands, seat).filter((h) => h.card !== card);
            p.s.discard.push(card);
            f.left = 0;
            p.log('thrown', { seat: seatId(seat), other: seatId(f.seat), card: cardId(card) }, 'D10.1');
            return step('steps');
          },
        },
      },
    },
    met: {
      run: (_, f) => ask(f.foe),
      verbs: {
        stand: {
          check: () => null,
          apply(p, f) {
            p.log('stood', { seat: seatId(f.foe), other: seatId(f.seat) }, 'D4.1');
            return call(frames.fight({ sides: [f.seat, f.foe], orders: [[], []] }), 'fought');
          },
        },
        flee: {
          things: fields,
          check({ s }, f, _, arg) {
            const to = numberIn('field', arg, FIELDS);
            if (to < 0) return unknownThing(arg);
            if (!near(at(s.fields, f.foe), to)) return refuse('D4.1', 'too-far', { field: fieldId(to) }, [fieldId(to)]);
            return to === f.from ? refuse('D4.2', 'flee-into', { seat: seatId(f.seat) }, [fieldId(to)]) : null;
          },
          apply(p, f, _, arg) {
            const to = numberIn('field', arg, FIELDS);
            p.s.fields[f.foe] = to;
            p.log('fled', { seat: seatId(f.foe), field: fieldId(to) }, 'D4.1');
            return step('steps');
          },
        },
      },
    },
    fought: {
      run(p, f, result) {
        if (result === f.foe + 1) p.s.fields[f.seat] = f.from;
        return done();
      },
    },
  },

  fight: {
    orders: {
      run: (_, f) => askSealed(f.sides.toSorted((a, b) => a - b)),
      verbs: {
        place: {
          things: ({ s }, _, seat) => at(s.hands, seat).map((h) => cardId(h.card)),
          check({ s, components }, f, seat, arg) {
            const card = numberIn('card', arg, components.strengths.length);
            if (!holds(s, seat, card)) return unknownThing(arg);
            const laid = at(f.orders, f.sides.indexOf(seat));
            if (laid.includes(card)) return refuse('D5.1', 'laid-already', { card: cardId(card) }, [cardId(card)]);
            return laid.length < LAID ? null : refuse('D5.1', 'laid-enough', { cards: LAID });
          },
          apply(p, f, seat, arg) {
            const card = numberIn('card', arg, p.components.strengths.length);
            at(f.orders, f.sides.indexOf(seat)).push(card);
            p.log('laid', { card: cardId(card) }, 'D5.1');
            return more;
          },
        },
        ready: {
          check({ s }, f, seat) {
            const none = at(f.orders, f.sides.indexOf(seat)).length === 0;
            return none && at(s.hands, seat).length > 0 ? refuse('D5.2', 'laid-none') : null;
          },
          apply: () => ready,
        },
      },
      opened: () => step('clash'),
    },
    clash: {
      run(p, f) {
        const hits = [0, 0];
        for (let i = 0; i < LAID; i++) {
          const [a, b] = f.orders.map((laid) => strike(p.components, laid[i], p.s.dice ? () => p.roll(6) : null));
          if (a !== undefined && b !== undefined && a !== b) hits[a > b ? 0 : 1] = at(hits, a > b ? 0 : 1) + 1;
        }
        f.orders.forEach((laid, side) => {
          if (laid.length > 0) p.log('opened', { seat: seatId(at(f.sides, side)), cards: laid.map(cardId) }, 'D5.3');
          const hand = at(p.s.hands, at(f.sides, side));
          p.s.hands[at(f.sides, side)] = hand.filter((h) => !laid.includes(h.card));
          p.s.discard.push(...laid);
        });
        const [a, b] = [at(hits, 0), at(hits, 1)];
        if (a === b) {
          p.log('drawn', { hits: a }, 'D5.3');
          return done(0);
        }
        const winner = at(f.sides, a > b ? 0 : 1);
        const score = at(p.s.scores, winner) + 1;
        p.s.scores[winner] = score;
        p.log('beat', { seat: seatId(winner), hits: Math.max(a, b), lost: Math.min(a, b) }, 'D5.4');
        if (score >= GOAL) p.end({ winners: [winner], rule: 'D7.1', key: 'over.goal' });
        return done(winner + 1);
      },
    },
  },
};

/** D10.1: who may throw a card at a walker. */
const watcherOf = (s: DuelState, walker: Seat, field: number): Seat | undefined =>
  seatsOf(s).find((seat) => seat !== walker && near(at(s.fields, seat), field) && at(s.hands, seat).length > 0);

/** How hard a card hits; nothing laid hits with 0 and rolls no die. */
function strike(components: DuelComponents, card: number | undefined, die: (() => number) | null): number {
  return card === undefined ? 0 : at(components.strengths, card) + (die ? die() : 0);
}
