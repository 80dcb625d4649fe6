/** Why a decision: what it leads to that the other choices do not, in the features of the game's evaluation. */

import { type AnyKit, at, type Decision, type Macro, rngOf, sum } from '@condotta/kernel';
import type { ImaginedWorld, Question } from './contract.ts';
import { kitOf } from './kits.ts';
import { chanceByTurns, follow, playOn } from './rollout.ts';

/** In so many worlds it is compared, and with so many of the other choices. */
const WORLDS = 8;
const OTHERS = 4;
/** What gives less, in logarithms of odds, is not worth a sentence; nor is a second reason that gives less than this part of the first. */
const LEAST = 0.01;
const SECOND = 0.4;
/** A mean must stand out of the luck of the worlds by so many standard errors. */
const SURE = 1.5;
/** So much more often it must win, or not lose, to say so. */
const OFTEN = 0.25;

/**
 * Names of features, the strongest first, two at most: each has a message `reason.<name>` that is true of the decision beside what else
 * could be done. Or one of: `only` (there is no choice), `win`, `lose` (the others do), `none`. Nothing for a game without a kit.
 */
export function reasonsFor(gameId: string, question: Question, decision: Decision): readonly string[] {
  const kit = kitOf(gameId);
  if (!kit) return [];
  const { engine, seat, imagine } = question;
  const now = imagine(rngOf('why'));
  const legal = engine.legal(now, seat);
  if (legal.length === 1) return ['only'];
  const macros = kit.candidates(engine.table(now), now, seat, legal);
  const begins = ({ decisions: [first] }: Macro): boolean =>
    first?.verb === decision.verb && first.arg === decision.arg;
  const own = macros.find(begins)?.decisions ?? [decision];
  const rest = macros.filter((macro) => !begins(macro));
  // Where a kit has one plan only, it is set beside what else is allowed.
  const others = (rest.length > 0 ? rest : legal.map(alone).filter((macro) => !begins(macro))).slice(0, OTHERS);
  const [soon, later]: [Comparison[], Comparison[]] = [[], []];
  for (let n = 0; n < WORLDS && !(n > 0 && question.budget.until?.()); n++) {
    const dice = `why/${n}`;
    const world = imagine(rngOf(dice));
    const [near, far] = ends(kit, question, engine.copy(world), own, dice);
    for (const { decisions } of others) {
      const [theirNear, theirFar] = ends(kit, question, engine.copy(world), decisions, dice);
      soon.push(compared(kit, question, near, theirNear));
      later.push(compared(kit, question, far, theirFar));
    }
  }
  return decisive(later) ?? features(soon) ?? features(later) ?? ['none'];
}

const alone = (decision: Decision): Macro => ({ decisions: [decision], prior: 1 });

interface Comparison {
  /** How much more often than the other choice it won or lost: -1, 0 or 1. */
  readonly won: number;
  readonly lost: number;
  /** What it gained in each feature; null if one of the two games was over. */
  readonly gains: Readonly<Record<string, number>> | null;
}

/** Where a plan has led to in this world with these dice, soon and by the end of the round: as far as a captain sees, and a general. */
function ends(
  kit: AnyKit,
  { engine, seat }: Question,
  world: ImaginedWorld,
  plan: readonly Decision[],
  dice: string,
): readonly [ImaginedWorld, ImaginedWorld] {
  const chance = chanceByTurns(kit, world, dice);
  const [near, far] = [at(kit.horizons(world, 'captain'), 0), at(kit.horizons(world, 'general'), 0)];
  follow(engine, kit, world, seat, plan, chance);
  playOn(engine, kit, world, chance, (reached) => kit.clock(reached) >= near);
  const soon = engine.copy(world);
  playOn(engine, kit, world, chance, (reached) => kit.clock(reached) >= far);
  return [soon, world];
}

function compared(kit: AnyKit, { engine, seat }: Question, ours: ImaginedWorld, theirs: ImaginedWorld): Comparison {
  const won = ({ over }: ImaginedWorld): number => (over?.winners.includes(seat) ? 1 : 0);
  const lost = ({ over }: ImaginedWorld): number =>
    over && over.winners.length > 0 && !over.winners.includes(seat) ? 1 : 0;
  const other = { t: engine.table(theirs), world: theirs };
  return {
    won: won(ours) - won(theirs),
    lost: lost(ours) - lost(theirs),
    gains: ours.over || theirs.over ? null : kit.gains(engine.table(ours), ours, other, seat),
  };
}

function decisive(seen: readonly Comparison[]): readonly string[] | null {
  if (mean(seen.map(({ won }) => won)) >= OFTEN) return ['win'];
  return mean(seen.map(({ lost }) => lost)) <= -OFTEN ? ['lose'] : null;
}

/** What stands out of the luck of the worlds; null if nothing does. */
function features(seen: readonly Comparison[]): readonly string[] | null {
  const gains = seen.flatMap((one) => (one.gains ? [one.gains] : []));
  const [first, second] = Object.keys(gains[0] ?? {})
    .map((name) => ({ name, values: gains.map((one) => one[name] ?? 0) }))
    .map(({ name, values }) => ({ name, gain: mean(values), doubt: SURE * standardError(values) }))
    .filter(({ gain, doubt }) => gain >= LEAST && gain > doubt)
    .sort((a, b) => b.gain - a.gain);
  if (!first) return null;
  return second && second.gain >= SECOND * first.gain ? [first.name, second.name] : [first.name];
}

const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);

function standardError(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(mean(list.map((each) => (each - middle) ** 2)) / Math.max(1, list.length));
}
