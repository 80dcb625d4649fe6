/**
 * Thinking: which of the candidate plans leads to the best worlds on average? Every plan is tried in the same imagined
 * worlds with the same dice (common random numbers), played on by scripts and evaluated at the level's horizons. Half of the
 * plans drop out after each stage (sequential halving), and at any time those that are clearly behind (racing), so that
 * the work goes to plans that are hard to tell apart and ends when there is nothing left to tell.
 */

import {
  type AnyKit,
  at,
  chanceOf,
  type Decision,
  eyesOf,
  type Macro,
  rngOf,
  sum,
  type Thinker,
} from '@condotta/kernel';
import type { ImaginedWorld, Mind, Question } from './contract.ts';
import { chanceByTurns, follow, playOn } from './rollout.ts';
import { descend, emptyNode, learn, type Node } from './tree.ts';

export interface Thinking {
  readonly level: Thinker;
  /** The most plans that are compared. */
  readonly width: number;
  /** How much a good prior is worth, in winning chance: it decides between plans that seem alike. */
  readonly trust: number;
  /** For how many of its own next plans it searches a tree; after that, and for the others, scripts play on. */
  readonly depth: number;
}

/** Plans with a prior so far below the best one are not looked at. */
const UNLIKELY = 0.02;

/** So many worlds are looked at before a plan can be given up, and so often that is asked again. */
const ROUND = 4;
/** A plan is given up when it stays behind the best one by more than so many standard errors. */
const SURE = 2.5;

/** The nearest horizon counts as much as the later ones of so many worlds: less of it is a matter of luck. */
const NEAR = 5;

/** The winning chance of the seat at the nearest horizon, and on average at those after it. */
interface Outcome {
  readonly near: number;
  readonly far: number;
}

/** A plan, and what it led to in each world it was tried in. */
interface Tried {
  readonly macro: Macro;
  readonly outcomes: Outcome[];
  /** What could be done next. */
  readonly tree: Node;
}

/** What each world says of a plan. The more worlds were tried, the less luck is in the later horizons, and the more they count. */
function chancesOf({ outcomes }: Tried): number[] {
  const share = NEAR / (NEAR + outcomes.length);
  return outcomes.map(({ near, far }) => share * near + (1 - share) * far);
}

/** The best of the candidates, as far as the budget lets it be told. */
function think(kit: AnyKit, thinking: Thinking, question: Question): readonly Decision[] {
  const { engine, seat, rng, budget } = question;
  const seed = `${rng(0x7fffffff)}.${rng(0x7fffffff)}`;
  const first = question.imagine(rngOf(`${seed}/0`));
  const legal = engine.legal(first, seat);
  if (legal.length === 1) return legal;
  const macros = kit.candidates(engine.table(first), first, seat, legal);
  const top = at(macros, 0).prior;
  let alive: Tried[] = macros
    .filter(({ prior }) => prior >= top * UNLIKELY)
    .slice(0, thinking.width)
    .map((macro) => ({ macro, outcomes: [], tree: emptyNode() }));

  const worth = (one: Tried): number =>
    mean(chancesOf(one)) + (thinking.trust * one.macro.prior) / top / Math.sqrt(1 + one.outcomes.length);
  const ranked = (): Tried[] => alive.sort((a, b) => worth(b) - worth(a));
  const stages = Math.ceil(Math.log2(alive.length));
  const cost = kit.cost(kit.evaluate(engine.table(first), first).length);
  let left = budget.work;
  let sample = 0;
  for (let stage = 0; stage < stages && alive.length > 1; stage++) {
    const share = Math.max(1, Math.floor(left / cost / (stages - stage) / alive.length));
    for (let i = 0; i < share && left > 0 && alive.length > 1; i++, sample++) {
      const dice = `${seed}/${sample}`;
      const world = question.imagine(rngOf(dice));
      const found: Outcome[] = [];
      for (const tried of alive) {
        // A world that not all were tried in does not count: its luck would decide.
        if (budget.until?.()) return at(ranked(), 0).macro.decisions;
        found.push(outcome(kit, thinking, question, engine.copy(world), tried, dice));
        left -= cost;
      }
      for (const [n, tried] of alive.entries()) tried.outcomes.push(at(found, n));
      if (sample % ROUND === ROUND - 1) alive = withoutBeaten(ranked(), worth);
    }
    alive = ranked().slice(0, Math.ceil(alive.length / 2));
  }
  return at(ranked(), 0).macro.decisions;
}

const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);

/** Those that may still turn out to be as good as the first one: the worlds are the same, so differences tell. */
function withoutBeaten(ranked: readonly Tried[], worth: (one: Tried) => number): Tried[] {
  const best = at(ranked, 0);
  const chances = chancesOf(best);
  return ranked.filter((one) => {
    if (one === best) return true;
    const behind = chancesOf(one).map((chance, i) => at(chances, i) - chance);
    const middle = mean(behind);
    const variance = mean(behind.map((each) => (each - middle) ** 2));
    return worth(best) - worth(one) <= SURE * Math.sqrt(variance / behind.length);
  });
}

/** Where the plan leads to in this world. */
function outcome(
  kit: AnyKit,
  { level, depth }: Thinking,
  { engine, seat }: Question,
  world: ImaginedWorld,
  { macro, tree }: Tried,
  dice: string,
): Outcome {
  const chance = chanceByTurns(kit, world, dice);
  const horizons = kit.horizons(world, level);
  const reaches = (horizon: number) => (reached: ImaginedWorld) => kit.clock(reached) >= horizon;
  follow(engine, world, seat, macro.decisions, chance);
  const way = descend(engine, kit, world, seat, tree, depth, chance, reaches(at(horizons, 0)));
  const [near = 0, ...later] = horizons.map((horizon) => {
    playOn(engine, kit, world, chance, reaches(horizon));
    return at(kit.evaluate(engine.table(world), world), seat);
  });
  const far = later.length > 0 ? mean(later) : near;
  learn(way, (near + far) / 2);
  return { near, far };
}

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
      const decisions = follows ? [planned, ...rest] : think(kit, thinking, question);
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
