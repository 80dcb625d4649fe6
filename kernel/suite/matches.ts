/** Plays the game of a run as a match: with history, undo and clocks. */

import { recording, type TapeEntry } from '../chance.ts';
import type { Setup } from '../contract.ts';
import { commit, type Dice } from '../fair.ts';
import { range } from '../list.ts';
import { type Answer, act, actFromTape, type Match, openMatch, reopenMatch, type Start, seqOf } from '../match.ts';
import { count, type Made, type Move, NO_END, offersOf, type Run, type Trouble, trouble } from './common.ts';

export interface MatchVisitor {
  position?(match: Match): Trouble | null;
  /** A decision was carried out; `seq` is what the seat had quoted, `barrier` what the engine said of it. */
  step?(match: Match, made: Made, seq: number, barrier: boolean): Trouble | null;
  end?(match: Match): Trouble | null;
}

export const diceOf = (name: string, setup: Setup): Dice => ({
  match: name,
  commitment: commit(`secret of ${name}`),
  nonces: range(setup.seats).map((seat) => `nonce ${seat}`),
  secret: `secret of ${name}`,
});

export const startOf = (setup: Setup): Start => ({ setup, position: null, edition: null });

/**
 * With `fair` dice outcomes come from the match itself, as they do between people. Else, and for scripts, from the
 * run's driver by way of a tape: the same match, but faster.
 */
export function walkMatch(run: Run, visitor: MatchVisitor, fair = false): Trouble | null {
  const { engine, driver } = run;
  const match = fair && !driver.scripted ? fairMatch(run) : tapedMatch(run);
  const decide = fair && !driver.scripted ? decideFairly : decideFromTape;
  for (let n = 0; !match.world.over; n++) {
    if (n >= run.stepLimit) return trouble(NO_END, `not over after ${n} decisions`);
    const wrong = visitor.position?.(match);
    if (wrong) return wrong;
    const offers = offersOf(engine, match.world);
    const move = offers.length > 0 ? driver.next(offers) : null;
    if (!move) return null;
    const tape: TapeEntry[] = [];
    const made = { seat: move.seat, decision: move.decision, tape };
    run.made.push(made);
    const seq = seqOf(match, move.seat);
    const { answer, barrier } = decide(match, move, tape);
    if (!answer.ok) return trouble('a legal decision is refused', `${JSON.stringify(made)}: ${answer.refusal.key}`);
    count(run, 'decisions');
    const after = visitor.step?.(match, made, seq, barrier);
    if (after) return after;
  }
  count(run, 'games');
  return visitor.end?.(match) ?? null;
}

function fairMatch({ engine, setup, opening, rng }: Run): Match {
  const match = openMatch(engine.game, startOf(setup), diceOf(`${rng(2 ** 30)}`, setup));
  opening.push(...match.opening.tape);
  return match;
}

function tapedMatch({ engine, setup, opening, driver }: Run): Match {
  engine.begin(setup, recording(driver.opening, [], opening), null);
  return reopenMatch(engine.game, startOf(setup), diceOf('suite', setup), opening);
}

interface Decided {
  readonly answer: Answer;
  readonly barrier: boolean;
}

function decideFairly(match: Match, { seat, decision }: Move, tape: TapeEntry[]): Decided {
  const answer = act(match, seat, decision, seqOf(match, seat));
  tape.push(...(match.line.at(-1)?.tape ?? []));
  return { answer, barrier: match.barrier.length === match.line.length };
}

function decideFromTape(match: Match, { seat, decision, chance }: Move, tape: TapeEntry[]): Decided {
  const { engine, world } = match;
  const barrier = engine.play(engine.copy(world), seat, decision, recording(chance, [], tape), null);
  return { answer: actFromTape(match, seat, decision, tape), barrier };
}
