/** Minds without search: random, the gentle recruit and the sergeant, who plays by the game's first script. */

import { type AnyKit, at } from '@condotta/kernel';
import type { Mind } from './contract.ts';
import { scripted } from './rollout.ts';

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

/** One decision in this many is any that a beginner might take. */
const MISTAKES = 4;

export const recruitOf = (kit: AnyKit): Mind => ({
  level: 'recruit',
  decide({ engine, imagine, rng, seat }) {
    const world = imagine(rng);
    if (rng(MISTAKES) > 0) return at(scripted(engine, kit, world, seat), 0);
    const some = kit.candidates(engine.table(world), world, seat, engine.legal(world, seat));
    return at(at(some, rng(some.length)).decisions, 0);
  },
});
