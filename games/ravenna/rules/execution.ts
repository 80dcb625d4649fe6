/** R7 Execution (phase 2), R8.1 to R8.4 Personal Initiatives: each Commander accepts or rejects his Order and marks Units. */

import { ask, at, type Eyes, eyesOf, type Next, remove, step, unknownThing } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import {
  type FrameOf,
  INITIATIVE_COUNT,
  NONE,
  type RavennaPlay,
  type RavennaProcedure,
  type RavennaTable,
  type RavennaVerb,
  refuse,
} from '../state.ts';
import { cardOfSide, commanderName, initiativeName, numberIn, orderName, unitName } from '../things.ts';
import {
  chiefSeat,
  commanderAt,
  commandersOf,
  dataOf,
  isAlive,
  leaderOf,
  lineOf,
  prioritiesOf,
  sideAt,
  sideOfCommander,
  unitAt,
} from '../units.ts';
import { WAIT } from './reveal.ts';

type Execution = FrameOf<'execution'>;

const seatOf = (t: RavennaTable, f: Execution): number => commanderAt(t.s, f.commander).seat;
const sideOf = (t: RavennaTable, f: Execution) => sideAt(t.s, sideOfCommander(f.commander));

/** The next Commander by Priority (R7.1), or the end of the phase. */
function next(p: RavennaPlay, f: Execution): Next<Execution['at']> {
  const commander = prioritiesOf(p.components).commanders[f.turn++];
  if (commander === undefined) return { kind: 'done', result: 0 };
  const state = commanderAt(p.s, commander);
  // R7.2: only now he sees his Order, and whoever has several seats cannot go back behind that.
  if (state.seat !== chiefSeat(p.s, sideOfCommander(commander))) {
    p.reveal();
    const args = { commander: commanderName(commander), order: orderName(state.issued) };
    p.whisper(eyesOf(state.seat), 'execution.look', args, 'R7.2');
  }
  if (lineOf(p, commander).length === 0) {
    // R7.15
    state.answer = 'accepted';
    p.log('execution.no-units', { commander: commanderName(commander) }, 'R7.15');
    return step('next');
  }
  f.commander = commander;
  return step('answer');
}

/** What is refused about a Unit as the one to carry a token: it must live (R7.4) and be of his line (R7.5, R8.2). */
function notHis(t: RavennaTable, f: Execution, unit: number, rule: Claim) {
  const args = { unit: unitName(unit), commander: commanderName(f.commander) };
  if (!isAlive(t.s, unit)) return refuse(rule, 'execution.destroyed', args, [args.unit]);
  return leaderOf(t, unit) === f.commander ? null : refuse(rule, 'execution.other-line', args, [args.unit]);
}

const accept: RavennaVerb<Execution> = {
  check: () => null,
  apply(p, f) {
    // R7.3: that he accepted is public, which Order is not.
    commanderAt(p.s, f.commander).answer = 'accepted';
    p.log('execution.accept', { commander: commanderName(f.commander) }, 'R7.3');
    return step('mark');
  },
};

const reject: RavennaVerb<Execution> = {
  // R7.6: any Order, the Chief also his own.
  check: () => null,
  apply(p, f) {
    const state = commanderAt(p.s, f.commander);
    // R7.7: all have read the Order.
    const args = { commander: commanderName(f.commander), order: orderName(state.issued) };
    p.log('execution.reject', args, 'R7.7');
    p.reveal();
    // R7.12: by a Wait he may mean either; else the unissued cards are handed to him.
    const mayDeclare = state.issued === WAIT && sideOf(p, f).initiatives.length > 0 && bearersOf(p, f).length > 0;
    state.answer = mayDeclare ? 'undecided' : 'rejected';
    return step(mayDeclare ? 'instead' : 'stock');
  },
};

/** R7.9, R16.5: he says that he wants another Order before he sees which are left. */
const anew: RavennaVerb<Execution> = {
  check: () => null,
  apply(p, f) {
    commanderAt(p.s, f.commander).answer = 'rejected';
    if (seatOf(p, f) !== chiefSeat(p.s, sideOfCommander(f.commander))) p.reveal();
    return step('stock');
  },
};

const order: RavennaVerb<Execution> = {
  things: (t, f) => [...new Set(sideOf(t, f).orders)].map(orderName),
  check(t, f, _seat, arg) {
    const wanted = numberIn('order', arg);
    if (wanted === NONE) return unknownThing(arg);
    // R7.9, R7.10: what is left of the unissued cards, the rejected type too.
    if (sideOf(t, f).orders.includes(wanted)) return null;
    return refuse('R7.9', 'execution.not-in-stock', { order: orderName(wanted) }, [orderName(wanted)]);
  },
  apply(p, f, seat, arg) {
    const wanted = numberIn('order', arg);
    remove(sideOf(p, f).orders, wanted);
    commanderAt(p.s, f.commander).order = wanted;
    // R7.11: his Chief gets the rest of the cards back and so knows too.
    const knowing = eyesOf(seat) | eyesOf(chiefSeat(p.s, sideOfCommander(f.commander)));
    const args = { commander: commanderName(f.commander) };
    p.whisper(knowing, 'execution.new-order-own', { ...args, order: orderName(wanted) }, 'R7.11');
    p.logBut(knowing, 'execution.new-order', args, 'R7.11');
    return step('mark');
  },
};

/** R8.2: the Units of his line in which a Personality fights. */
const bearersOf = (t: RavennaTable, f: Execution): number[] =>
  lineOf(t, f.commander).filter((unit) => dataOf(t, unit).personality !== null);

const initiative: RavennaVerb<Execution> = {
  things: (t, f) => (f.at === 'instead' ? bearersOf(t, f).map(unitName) : []),
  check(t, f, _seat, arg) {
    const unit = numberIn('unit', arg);
    if (unit === NONE) return unknownThing(arg);
    const { issued, answer } = commanderAt(t.s, f.commander);
    // R7.12, R8.1
    if (issued !== WAIT) return refuse('R7.12', 'execution.not-wait', { order: orderName(issued) });
    // R8.10
    if (sideOf(t, f).initiatives.length === 0) return refuse('R8.10', 'execution.no-initiatives');
    // R8.2: wounded is no obstacle. R8.12: a Personality is lost only with its Unit.
    const wrong = notHis(t, f, unit, 'R8.2');
    if (wrong) return wrong;
    if (!dataOf(t, unit).personality)
      return refuse('R8.2', 'execution.no-personality', { unit: unitName(unit) }, [unitName(unit)]);
    // R7.12: not both.
    return answer === 'undecided' ? null : refuse('R7.12', 'execution.new-order-wanted');
  },
  apply(p, f, seat, arg) {
    const state = commanderAt(p.s, f.commander);
    state.answer = 'initiative';
    state.bearer = numberIn('unit', arg);
    // R8.4: the declaration and the Unit are public.
    const args = { commander: commanderName(f.commander), unit: unitName(state.bearer) };
    p.log('execution.initiative', args, 'R8.4');
    lookThrough(p, f, eyesOf(seat));
    return step('card');
  },
};

/** R8.4, R16.5: he sees which cards of his side are left, and so the one a comrade has taken; of two not whose is whose. */
function lookThrough(p: RavennaPlay, f: Execution, eyes: Eyes): void {
  const unknown = commandersOf(sideOfCommander(f.commander))
    .map((commander) => commanderAt(p.s, commander))
    .filter(({ initiative, knownBy }) => initiative !== NONE && (knownBy & eyes) === 0);
  if (unknown.length === 0) return;
  p.reveal();
  if (unknown.length === 1) at(unknown, 0).knownBy |= eyes;
}

const choose: RavennaVerb<Execution> = {
  things: (t, f) => sideOf(t, f).initiatives.map((card) => initiativeName(sideOfCommander(f.commander), card)),
  check(t, f, _seat, arg) {
    const side = sideOfCommander(f.commander);
    const card = cardOfSide(numberIn('initiative', arg), side, INITIATIVE_COUNT);
    if (card === NONE) return unknownThing(arg);
    const { initiatives, spent } = sideAt(t.s, side);
    // R8.4: any that remains, useful or not.
    if (initiatives.includes(card)) return null;
    const name = initiativeName(side, card);
    // R8.10; R8.11: each takes a different card.
    return spent.includes(card)
      ? refuse('R8.10', 'execution.spent', { initiative: name }, [name])
      : refuse('R8.11', 'execution.taken', { initiative: name }, [name]);
  },
  apply(p, f, seat, arg) {
    const side = sideOfCommander(f.commander);
    const card = cardOfSide(numberIn('initiative', arg), side, INITIATIVE_COUNT);
    const state = commanderAt(p.s, f.commander);
    remove(sideAt(p.s, side).initiatives, card);
    state.initiative = card;
    state.knownBy = eyesOf(seat);
    const args = { initiative: initiativeName(side, card), unit: unitName(state.bearer) };
    p.whisper(eyesOf(seat), 'execution.card', args, 'R8.4');
    // R8.3: this Unit alone.
    unitAt(p.s, state.bearer).marked = true;
    return step('next');
  },
};

const mark: RavennaVerb<Execution> = {
  things: (t, f) =>
    lineOf(t, f.commander)
      .filter((unit) => !unitAt(t.s, unit).marked)
      .map(unitName),
  check(t, f, _seat, arg) {
    const unit = numberIn('unit', arg);
    if (unit === NONE) return unknownThing(arg);
    // R7.5: any living Unit of his line, whatever its state.
    const wrong = notHis(t, f, unit, 'R7.5');
    if (wrong) return wrong;
    return unitAt(t.s, unit).marked ? refuse('R7.4', 'execution.marked', { unit: unitName(unit) }) : null;
  },
  apply(p, _f, _seat, arg) {
    const unit = numberIn('unit', arg);
    // R7.13: visible at once. R7.14: a Maintain token stays.
    unitAt(p.s, unit).marked = true;
    p.log('execution.mark', { unit: unitName(unit) }, 'R7.4');
    return step('mark');
  },
};

const marksDone: RavennaVerb<Execution> = {
  check: (t, f) =>
    // R7.4: at least one.
    lineOf(t, f.commander).some((unit) => unitAt(t.s, unit).marked) ? null : refuse('R7.4', 'execution.mark-one'),
  apply: () => step('next'),
};

export const execution: RavennaProcedure<'execution'> = {
  next: { run: next },
  answer: { run: (p, f) => ask(seatOf(p, f)), verbs: { accept, reject } },
  instead: { run: (p, f) => ask(seatOf(p, f)), verbs: { anew, initiative } },
  stock: { run: (p, f) => ask(seatOf(p, f)), verbs: { order, initiative } },
  card: { run: (p, f) => ask(seatOf(p, f)), verbs: { choose } },
  mark: {
    // All are marked: there is nothing left to decide.
    run: (p, f) =>
      lineOf(p, f.commander).every((unit) => unitAt(p.s, unit).marked) ? step('next') : ask(seatOf(p, f)),
    verbs: { mark, done: marksDone },
  },
};
