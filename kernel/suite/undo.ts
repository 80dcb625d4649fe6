/**
 * Undo: a seat can take back its own decisions up to the last barrier and no further, whatever the others do meanwhile
 * under seal. Which ones that are is worked out here a second time, from the definition.
 */

import type { AnyGame, Seat } from '../contract.ts';
import { range } from '../list.ts';
import { actFromTape, type Match, type Played, undo, undoable } from '../match.ts';
import { answerTakeback, offerTakeback } from '../takeback.ts';
import {
  type AnyWorld,
  attempt,
  count,
  type Property,
  pickOf,
  type Report,
  type Run,
  type Size,
  sampled,
  type Trouble,
  trouble,
} from './common.ts';
import { walkMatch } from './matches.ts';
import { difference } from './random-games.ts';

/** A decision that stands, with the world before it and what it taught. */
interface Past {
  readonly played: Played;
  readonly before: string;
  readonly barrier: boolean;
  /** Which sealed question it answered: the index of its first answer; -1 if none. */
  readonly question: number;
}

export const undoProperty: Property = {
  name: 'undo',
  unit: 'undos',
  rate: 0.3,
  trial(run) {
    const line: Past[] = [];
    let before: AnyWorld | null = null;
    return walkMatch(run, {
      position(match) {
        before = match.world;
        return null;
      },
      step(match, _made, _seq, barrier) {
        const played = match.line.at(-1);
        if (!played || !before) return null;
        const previous = line.at(-1);
        const goesOn = played.sealed && previous?.played.sealed && !previous.barrier;
        const question = goesOn ? previous.question : played.sealed ? line.length : -1;
        line.push({ played, before: JSON.stringify(before), barrier: barrier || match.world.over !== null, question });
        const wrong = barrierTrouble(run, match, line);
        if (wrong || !sampled(run)) return wrong;
        return undoTrouble(run, match, line) ?? downToTheBarrier(run, match, line);
      },
      end: (match) => takebackTrouble(run, match, line),
    });
  },
};

export const undoing = (game: AnyGame, size: Size): Report => attempt(undoProperty, game, size);

/**
 * The seat's last decision, if nothing after it (nor itself) set a barrier, and nobody else has decided since but under the
 * same seal or to let a window pass.
 */
function expected(line: readonly Past[], seat: Seat): number {
  for (let i = line.length - 1; i >= 0; i--) {
    const past = line[i];
    if (!past || past.barrier) return -1;
    if (past.played.seat !== seat) continue;
    const others = line.slice(i + 1).filter((later) => later.played.seat !== seat);
    return others.every(({ played, question }) => played.pass || (past.question >= 0 && question === past.question))
      ? i
      : -1;
  }
  return -1;
}

/** What can be taken back is what should be; the rest is refused and changes nothing. */
function barrierTrouble(run: Run, match: Match, line: readonly Past[]): Trouble | null {
  for (const seat of range(run.setup.seats)) {
    const [should, can] = [expected(line, seat), undoable(match, seat)];
    if (should !== can)
      return trouble(
        can > should ? 'undo crosses a barrier' : 'undo stops short of the barrier',
        `seat ${seat} may take back ${can} instead of ${should} of ${line.length}`,
      );
    if (can >= 0) continue;
    const { world } = match;
    count(run, 'undos refused');
    if (undo(match, seat).ok || match.world !== world)
      return trouble('undo crosses a barrier', `seat ${seat} after ${line.length} decisions`);
  }
  return null;
}

/** Takes back one decision of some seat and makes it again. */
function undoTrouble(run: Run, match: Match, line: readonly Past[]): Trouble | null {
  const seats = range(run.setup.seats).filter((seat) => undoable(match, seat) >= 0);
  if (seats.length === 0) return null;
  const seat = pickOf(seats, run.rng);
  const index = undoable(match, seat);
  const past = line[index];
  if (!past) return null;
  const now = JSON.stringify(match.world);
  const rest = line.slice(index + 1);
  const sealed = past.question >= 0;
  const wrong = takeBack(run, match, seat, sealed ? withoutOne(run, past, rest) : past.before);
  if (wrong) return wrong;
  // Whoever has let a window pass above it is asked again; sealed answers stand.
  for (const { played } of sealed ? [past] : [past, ...rest]) {
    const answer = actFromTape(match, played.seat, played.decision, played.tape);
    if (!answer.ok) return trouble('what was taken back cannot be done again', JSON.stringify(played.decision));
  }
  if (rest.length > 0) count(run, sealed ? 'undos under seal' : 'undos over a pass');
  // The order of answers under one seal is no part of the position, but it is of the line.
  match.line = line.map((p) => p.played);
  const again = JSON.stringify(match.world);
  return again === now ? null : trouble('doing it again leads elsewhere', difference(now, again));
}

/** The later answers of other seats under the same seal, without the one taken back. */
function withoutOne({ engine }: Run, past: Past, rest: readonly Past[]): string {
  const adopted = engine.adopt(JSON.parse(past.before));
  if (!adopted.ok) return past.before;
  for (const { played } of rest) engine.play(adopted.value, played.seat, played.decision, noChance, null);
  return JSON.stringify(adopted.value);
}

const noChance = (): never => {
  throw new Error('a decision that set no barrier asks for chance');
};

function takeBack(run: Run, match: Match, seat: Seat, wanted: string): Trouble | null {
  const answer = undo(match, seat);
  count(run, 'undos');
  if (!answer.ok) return trouble('undo is refused before the barrier', `seat ${seat}: ${answer.refusal.key}`);
  const found = JSON.stringify(match.world);
  return found === wanted ? null : trouble('undo leads elsewhere', `seat ${seat}, ${difference(wanted, found)}`);
}

/** Takes back everything that can be, newest first, and makes it again. */
function downToTheBarrier(run: Run, match: Match, line: readonly Past[]): Trouble | null {
  const now = JSON.stringify(match.world);
  let length = line.length;
  for (; length > 0; length--) {
    const past = line[length - 1];
    if (!past || undoable(match, past.played.seat) !== length - 1) break;
    const wrong = takeBack(run, match, past.played.seat, past.before);
    if (wrong) return wrong;
  }
  for (const { played } of line.slice(length)) actFromTape(match, played.seat, played.decision, played.tape);
  const again = JSON.stringify(match.world);
  return again === now ? null : trouble('doing it again leads elsewhere', difference(now, again));
}

/** By consent of all, a match goes back anywhere. */
function takebackTrouble(run: Run, match: Match, line: readonly Past[]): Trouble | null {
  if (line.length === 0) return null;
  const to = run.rng(line.length);
  const seat = run.rng(run.setup.seats);
  const offered = offerTakeback(match, seat, to);
  if (!offered.ok) return trouble('a take-back cannot be offered', offered.refusal.key);
  for (const other of range(run.setup.seats)) if (other !== seat) answerTakeback(match, other, true);
  count(run, 'take-backs');
  const wanted = line[to]?.before ?? '';
  const found = JSON.stringify(match.world);
  if (found !== wanted) return trouble('a take-back leads elsewhere', difference(wanted, found));
  return range(run.setup.seats).every((s) => undoable(match, s) < 0)
    ? null
    : trouble('undo crosses a take-back', `to ${to}`);
}
