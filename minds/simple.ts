/** Minds without search: random, the gentle recruit and the sergeant, who plays by the game's first script. */

import { type AnyKit, at, type Decision } from '@condotta/kernel';
import type { Mind } from './contract.ts';
import { chanceAfter, scripted } from './rollout.ts';

export const randomMind: Mind = {
  level: 'random',
  decide(question) {
    const legal = question.engine.legal(question.imagine(question.rng), question.seat);
    return at(legal, question.rng(legal.length));
  },
};

export const sergeantOf = (kit: AnyKit): Mind => ({
  level: 'sergeant',
  decide: ({ engine, imagine, rng, seat }) => at(scripted(engine, kit, imagine(rng), seat), 0),
});

/** One decision in this many is another one that a beginner might take. */
const MISTAKES = 4;
/** Beginners look at few things, and at none that nobody would think of. */
const SEEN = 6;
const THINKABLE = 0.1;
/** What costs more winning chance than this within the turn, a beginner sees too: nobody throws an Army at walls it cannot climb. */
const ABSURD = 0.08;

export const recruitOf = (kit: AnyKit): Mind => ({
  level: 'recruit',
  decide({ engine, imagine, rng, seat }) {
    const world = imagine(rng);
    const usual = scripted(engine, kit, world, seat);
    if (rng(MISTAKES) > 0) return at(usual, 0);
    const some = kit.candidates(engine.table(world), world, seat, engine.legal(world, seat));
    const thinkable = some.filter(({ prior }) => prior >= THINKABLE * at(some, 0).prior).slice(0, SEEN);
    const other = at(thinkable, rng(thinkable.length)).decisions;
    const loses = (plan: readonly Decision[]): number => 1 - chanceAfter(engine, kit, world, seat, plan);
    return at(loses(other) > loses(usual) + ABSURD ? usual : other, 0);
  },
});

/** Plays one of the kit's exploiters, and what that has no opinion on by the best script; null if there is none of this name. */
export function exploiterWith(kit: AnyKit, name: string): Mind | null {
  const exploits = kit.exploiters?.[name];
  if (!exploits) return null;
  return {
    level: 'sergeant',
    decide({ engine, imagine, rng, seat }) {
      const world = imagine(rng);
      const [wish] = exploits(engine.table(world), world, seat);
      return wish && !engine.check(world, seat, wish) ? wish : at(scripted(engine, kit, world, seat), 0);
    },
  };
}
