/**
 * Thinking: which of the candidate plans leads to the best worlds on average? Every plan is tried in the same imagined worlds with the
 * same dice (common random numbers), played on and evaluated at the level's horizons; race.ts tells them apart. The seat's own next
 * plans come from a tree (tree.ts); where the kit says that an opponent's answer decides, he is imagined weighing his plans too.
 */

import { type AnyKit, at, chanceOf, type Decision, type Macro, rngOf, sum, type Thinker } from '@condotta/kernel';
import type { Counsel, ImaginedWorld, Question, Thoughtful } from './contract.ts';
import { sightOf } from './question.ts';
import { asGood, gapOf, type Outcome, type Runner, race } from './race.ts';
import { answering, chanceByTurns, follow, letAnswer, playOn } from './rollout.ts';
import { descend, emptyNode, learn, type Node } from './tree.ts';

export interface Thinking {
  readonly level: Thinker;
  /** The most plans that are compared. */
  readonly width: number;
  /** How much a good prior is worth, in winning chance: it decides between plans that seem alike. */
  readonly trust: number;
  /** For how many of its own next plans it searches a tree; after that scripts play on. */
  readonly depth: number;
  /** Does it imagine opponents thinking, where the kit says that it matters? */
  readonly respects: boolean;
}

/** Plans with a prior so far below the best one are not looked at, but for those set aside by the kit if there is so much work for each plan. */
const UNLIKELY = 0.02;
const AMPLE = 10;

interface Tried extends Runner {
  readonly macro: Macro;
  /** What could be done next. */
  readonly tree: Node;
}

/** A question that plans are compared for. What was tried stays, so one can go on with it later. */
interface Inquiry {
  readonly seed: string;
  /** A world that the seat could be in. */
  readonly first: ImaginedWorld;
  readonly plans: readonly Tried[];
  readonly stakes: number;
  /** What a trial takes of the work. */
  readonly cost: number;
}

interface Thought extends Counsel {
  /** What it has taken of the work. */
  readonly spent: number;
  /** Would more work find out more? */
  readonly open: boolean;
}

const resolved = (choice: readonly Decision[]): Thought => ({ choice, plans: [], spent: 0, open: false });

/** The plans that are worth comparing; where there is nothing to compare, what to do. */
function inquire(kit: AnyKit, thinking: Thinking, question: Question): Inquiry | Thought {
  const { engine, seat, rng, budget } = question;
  const seed = `${rng(0x7fffffff)}.${rng(0x7fffffff)}`;
  const first = question.imagine(rngOf(`${seed}/0`));
  const legal = engine.legal(first, seat);
  if (legal.length === 1) return resolved(legal);
  const table = engine.table(first);
  const macros = kit.candidates(table, first, seat, legal);
  const stakes = kit.stakes?.(table, first, seat, legal) ?? 1;
  const best = at(macros, 0);
  if (macros.length === 1 || stakes <= 0) return resolved(best.decisions);
  const cost = kit.cost(kit.evaluate(table, first).length);
  const plans = lookedAt(macros, thinking.width, (stakes * budget.work) / cost).map(
    (macro): Tried => ({ macro, prior: macro.prior / best.prior, outcomes: [], tree: emptyNode() }),
  );
  return plans.length === 1 ? resolved(best.decisions) : { seed, first, plans, stakes, cost };
}

/** Those that are compared, with so many trials for all of them. */
function lookedAt(macros: readonly Macro[], width: number, trials: number): readonly Macro[] {
  const least = at(macros, 0).prior * UNLIKELY;
  const usual = macros.filter(({ prior }) => prior >= least).slice(0, width);
  const all = [...usual, ...macros.filter(({ prior, aside }) => aside && prior < least)].slice(0, width);
  return trials >= AMPLE * all.length ? all : usual;
}

/** The best of the plans, as far as the budget lets it be told. */
function compare(kit: AnyKit, thinking: Thinking, question: Question, inquiry: Inquiry): Thought {
  const { engine, rng, budget } = question;
  const { seed, first, plans, stakes, cost } = inquiry;
  let world: { readonly number: number; readonly imagined: ImaginedWorld } | null = null;
  const { order, trials, settled } = race(plans, {
    trials: (stakes * budget.work) / cost,
    trust: thinking.trust,
    trial(runner, number) {
      if (budget.until?.()) return null;
      const dice = `${seed}/${number}`;
      if (world?.number !== number) world = { number, imagined: question.imagine(rngOf(dice)) };
      return outcome(kit, thinking, question, engine.copy(world.imagined), at(plans, runner), dice);
    },
  });
  const within = kit.variety?.(first) ?? 0;
  const proven = withoutLuck(order);
  const good = within > 0 ? asGood(proven, within) : proven.slice(0, 1);
  const chosen = plans.find((plan) => plan === good[good.length > 1 ? rng(good.length) : 0]) ?? at(plans, 0);
  const choice = chosen.macro.decisions;
  // Among plans of which any will do, nobody is to be persuaded.
  const leads = good.length > 1 ? [] : plans.map((plan) => leadOf(at(plans, 0), plan));
  return { choice, plans: leads, spent: trials * cost, open: !settled };
}

/** Of whom little is expected must lead by more than luck explains: else the best of the others is first. */
function withoutLuck(order: readonly Runner[]): readonly Runner[] {
  const [first] = order;
  const other = order.find((plan) => plan.prior >= UNLIKELY);
  if (!first || !other || first.prior >= UNLIKELY) return order;
  const { gap, error } = gapOf(first, other);
  return gap > error ? order : [other, ...order.filter((plan) => plan !== other)];
}

function leadOf(first: Tried, plan: Tried): Counsel['plans'][number] {
  const { gap, error } = gapOf(plan, first);
  return { decisions: plan.macro.decisions, lead: gap, error };
}

const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);

/** Where the plan leads to in this world. */
function outcome(
  kit: AnyKit,
  { level, depth, respects }: Thinking,
  { engine, seat }: Question,
  world: ImaginedWorld,
  { macro, tree }: Tried,
  dice: string,
): Outcome {
  const chance = chanceByTurns(kit, world, dice);
  const horizons = kit.horizons(world, level);
  const reaches = (horizon: number) => (reached: ImaginedWorld) => kit.clock(reached) >= horizon;
  const answer = answering(engine, kit, respects ? seat : null);
  follow(engine, kit, world, seat, macro.decisions, chance);
  const way = descend(engine, kit, world, seat, tree, depth, chance, reaches(at(horizons, 0)), answer);
  const [near = 0, ...later] = horizons.map((horizon, i) => {
    // Further away it is not worth the time.
    playOn(engine, kit, world, chance, reaches(horizon), i === 0 ? answer : answering(engine, kit, null));
    return at(kit.evaluate(engine.table(world), world), seat);
  });
  const far = later.length > 0 ? mean(later) : near;
  learn(way, (near + far) / 2);
  return { near, far };
}

/** So many times the work of a decision can be saved up where one plan was clear, and spent where plans are hard to tell apart. */
const SAVINGS = 2;

/** A mind that thinks, and follows its plan as long as nothing unforeseen happens. */
export function thinkerOf(kit: AnyKit, thinking: Thinking): Thoughtful {
  let plan: { readonly decisions: readonly Decision[]; readonly expected: string } | null = null;
  let saved = 0;
  /** What it has begun to think about while others decided, by what it would see then. */
  const begun = new Map<string, Inquiry>();

  const think = (question: Question, seen: string): Thought => {
    const found = begun.get(seen) ?? inquire(kit, thinking, question);
    return 'choice' in found ? found : compare(kit, thinking, question, found);
  };
  const thought = (question: Question, seen: string): Counsel => {
    const { budget } = question;
    if (!Number.isFinite(budget.work)) return think(question, seen);
    const work = budget.work + saved / 2;
    const { spent, ...counsel } = think({ ...question, budget: { ...budget, work } }, seen);
    saved = Math.max(0, Math.min(SAVINGS * budget.work, saved + budget.work - spent));
    return counsel;
  };
  const keep = (question: Question, world: ImaginedWorld, decisions: readonly Decision[]): void => {
    plan = decisions.length > 1 ? foresee(kit, question, world, decisions) : null;
  };
  const advise = (question: Question): Counsel => {
    const { engine, seat } = question;
    const world = question.imagine(rngOf('now'));
    const [planned, ...rest] = plan?.decisions ?? [];
    const seen = sightOf(engine, world, seat);
    const follows = planned && plan?.expected === seen && !engine.check(world, seat, planned);
    const counsel = follows ? { choice: [planned, ...rest], plans: [] } : thought(question, seen);
    begun.clear();
    keep(question, world, counsel.choice);
    return counsel;
  };
  return {
    level: thinking.level,
    advise,
    adopt: (question, decisions) => keep(question, question.imagine(rngOf('now')), decisions),
    consider(question) {
      const { engine, seat } = question;
      const seen = sightOf(engine, question.imagine(rngOf('now')), seat);
      const found = begun.get(seen) ?? inquire(kit, thinking, question);
      if ('choice' in found) return false;
      begun.set(seen, found);
      return compare(kit, thinking, question, found).open;
    },
    decide: (question) => at(advise(question).choice, 0),
  };
}

function foresee(
  kit: AnyKit,
  question: Question,
  world: ImaginedWorld,
  [first, ...rest]: readonly Decision[],
): { readonly decisions: readonly Decision[]; readonly expected: string } | null {
  const { engine, seat } = question;
  if (!first || engine.check(world, seat, first)) return null;
  const turn = kit.turn(world);
  engine.play(world, seat, first, chanceOf(rngOf('foresee')), null);
  if (kit.plansGoOn) letAnswer(engine, kit, world, seat, turn, chanceOf(rngOf('foresee')));
  return { decisions: rest, expected: sightOf(engine, world, seat) };
}
