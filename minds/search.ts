/**
 * Thinking: which of the candidate plans leads to the best worlds on average? Every plan is tried in the same imagined
 * worlds with the same dice (common random numbers), played on by scripts up to a horizon and evaluated there; half of
 * the plans drop out after each stage (sequential halving), so that the work goes to those that are hard to tell apart.
 */

import { type AnyKit, at, chanceOf, type Decision, eyesOf, type Macro, rngOf } from '@condotta/kernel';
import type { ImaginedWorld, Level, Mind, Question } from './contract.ts';
import { bestScript, follow, playOn } from './rollout.ts';

export interface Thinking {
  readonly level: Level;
  /** The most plans that are compared. */
  readonly width: number;
  /** How many rounds the scripts play on, at least; 0: to the end of this round. */
  readonly horizon: number;
  /** How much the end of this round counts against the horizon, from 0 to 1: it is nearer, and so less a matter of luck. */
  readonly near: number;
  /** How much a good prior is worth, in winning chance: it decides between plans that seem alike. */
  readonly trust: number;
}

/** Plans with a prior so far below the best one are not looked at. */
const UNLIKELY = 0.02;

interface Tried {
  readonly macro: Macro;
  total: number;
  count: number;
}

/** What a plan led to: for explanations. */
interface Verdict {
  readonly macro: Macro;
  readonly chance: number;
  readonly tries: number;
}

function think(kit: AnyKit, thinking: Thinking, question: Question): Verdict[] {
  const { engine, seat, rng, budget } = question;
  const seed = `${rng(0x7fffffff)}.${rng(0x7fffffff)}`;
  const first = question.imagine(rngOf(`${seed}/0`));
  const legal = engine.legal(first, seat);
  const macros =
    legal.length === 1 ? [{ decisions: legal, prior: 1 }] : kit.candidates(engine.table(first), first, seat, legal);
  const least = at(macros, 0).prior * UNLIKELY;
  let alive: Tried[] = macros
    .filter(({ prior }) => prior >= least)
    .slice(0, thinking.width)
    .map((macro) => ({ macro, total: 0, count: 0 }));
  if (alive.length === 1) return alive.map(({ macro }) => ({ macro, chance: 0.5, tries: 0 }));

  const top = at(alive, 0).macro.prior;
  const worth = ({ macro, total, count }: Tried): number =>
    total / Math.max(1, count) + (thinking.trust * macro.prior) / top / Math.sqrt(1 + count);
  const stages = Math.ceil(Math.log2(alive.length));
  // Each seat plays its part of a round: with four of them a world takes twice the time it takes with two.
  const cost = kit.evaluate(engine.table(first), first).length / 2;
  let left = budget.work;
  let sample = 0;
  for (let stage = 0; stage < stages && alive.length > 1; stage++) {
    const share = Math.max(1, Math.floor(left / cost / (stages - stage) / alive.length));
    for (let i = 0; i < share && left > 0; i++, sample++) {
      const dice = `${seed}/${sample}`;
      const world = question.imagine(rngOf(dice));
      for (const tried of alive) {
        if (budget.until?.()) return ranked(alive, worth);
        tried.total += outcome(kit, thinking, question, engine.copy(world), tried.macro.decisions, dice);
        tried.count++;
        left -= cost;
      }
    }
    alive = alive.sort((a, b) => worth(b) - worth(a)).slice(0, Math.ceil(alive.length / 2));
  }
  return ranked(alive, worth);
}

const ranked = (tried: readonly Tried[], worth: (one: Tried) => number): Verdict[] =>
  [...tried]
    .sort((a, b) => worth(b) - worth(a))
    .map(({ macro, total, count }) => ({ macro, chance: total / Math.max(1, count), tries: count }));

/** The winning chance of the seat where the plan leads to. */
function outcome(
  kit: AnyKit,
  { horizon, near }: Thinking,
  { engine, seat }: Question,
  world: ImaginedWorld,
  plan: readonly Decision[],
  dice: string,
): number {
  const chance = chanceOf(rngOf(`${dice}/play`));
  const start = kit.clock(world);
  const scripts = new Array<string>(MOST_SEATS).fill(bestScript(kit));
  const valueAt = (clock: number): number => {
    playOn(engine, kit, world, chance, scripts, (now) => kit.clock(now) >= clock);
    return at(kit.evaluate(engine.table(world), world), seat);
  };
  follow(engine, world, seat, plan, chance);
  const nearby = near > 0 || horizon === 0 ? valueAt(Math.floor(start) + 1) : 0;
  if (horizon === 0) return nearby;
  return near * nearby + (1 - near) * valueAt(start + horizon);
}

/** Seats are bits of a mask (see Eyes). */
const MOST_SEATS = 32;

/** A mind that thinks, and follows its plan as long as nothing unforeseen happens. */
export function thinkerOf(kit: AnyKit, thinking: Thinking): Mind {
  let plan: { readonly decisions: readonly Decision[]; readonly expected: string } | null = null;
  return {
    level: thinking.level,
    decide(question) {
      const { engine, seat } = question;
      const world = question.imagine(rngOf('now'));
      const [planned, ...rest] = plan?.decisions ?? [];
      const expected = plan?.expected;
      plan = null;
      const follows = planned && expected === sight(question, world) && !engine.check(world, seat, planned);
      const decisions = follows ? [planned, ...rest] : at(think(kit, thinking, question), 0).macro.decisions;
      const decision = at(decisions, 0);
      if (decisions.length > 1) plan = foresee(question, world, decisions);
      return decision;
    },
  };
}

/** What the seat sees: as long as it is what was expected, there is no reason to think again. */
const sight = ({ engine, seat }: Question, world: ImaginedWorld): string =>
  JSON.stringify(engine.game.view(engine.table(world), world, eyesOf(seat)));

function foresee(
  question: Question,
  world: ImaginedWorld,
  [first, ...rest]: readonly Decision[],
): { readonly decisions: readonly Decision[]; readonly expected: string } | null {
  const { engine, seat } = question;
  if (!first || engine.check(world, seat, first)) return null;
  engine.play(world, seat, first, chanceOf(rngOf('foresee')), null);
  return { decisions: rest, expected: sight(question, world) };
}
