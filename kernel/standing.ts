/** Standing answers: what seats have said beforehand, and whose turn it is to be answered for. See Window in the contract. */

import type { Decision, Frame, Seat, Window } from './contract.ts';
import type { AnyEngine, UnknownTypes } from './engine.ts';
import { at } from './list.ts';
import type { Match, StandingAnswer } from './match.ts';

/** Sets or forgets the answer of a seat to a window. Whoever it answers right now is not looked for: see `setStanding`. */
export function noteStanding(match: Match, seat: Seat, window: string, answer: StandingAnswer | null): void {
  const others = at(match.standing, seat).filter((one) => one.window !== window);
  match.standing[seat] = answer ? [...others, { window, ...answer }] : others;
  match.regrets[seat] = at(match.regrets, seat) + 1;
  match.entries.push({ kind: 'standing', seat, window, answer });
}

/** Whoever is asked now and has said beforehand how to answer. */
export function standingAnswer({ engine, world, standing }: Match): { seat: Seat; decision: Decision } | null {
  for (const seat of world.waiting) {
    const answers = at(standing, seat);
    if (answers.length === 0) continue;
    const frame = engine.frameOf(world, seat);
    const window = windowAt(engine, frame);
    const answer = answers.find((one) => one.window === window?.id);
    if (!window || !answer) continue;
    const t = engine.table(world);
    if (answer.unless.some((ground) => window.grounds[ground]?.holds(t, frame, seat))) continue;
    if (!engine.check(world, seat, answer.decision)) return { seat, decision: answer.decision };
  }
  return null;
}

/** The window that a step asks, or null. */
export const windowAt = ({ game }: AnyEngine, { proc, at: step }: Frame): Window<UnknownTypes> | null =>
  game.windows?.find((one) => one.asked.includes(`${proc}.${step}`)) ?? null;
