/**
 * Telling plans apart. Every plan is tried in the same imagined worlds, one after the other, so what counts between two of them is the
 * difference in the worlds that both were tried in. A pass halves the field again and again, and gives each stage the same work
 * (sequential halving); the next pass has twice the work of the last one and begins with all plans again, each keeping what it was tried in.
 * So a plan that was unlucky at first comes back, there is a best one at any time, and it ends when there is nothing left to tell.
 */

import { at } from '@condotta/kernel';

/** The winning chance at the nearest horizon, and on average at those after it. */
export interface Outcome {
  readonly near: number;
  readonly far: number;
}

/** A plan, and what it led to in the worlds it was tried in, from the first world on without a gap. */
export interface Runner {
  /** Above 0; the best one's is 1. */
  readonly prior: number;
  readonly outcomes: Outcome[];
}

interface Race {
  /** How many trials there may be, all plans together. */
  readonly trials: number;
  /** How much a good prior is worth, in winning chance: it decides between plans that seem alike. */
  readonly trust: number;
  /** Tries the plan in the world of this number; null: time is up. */
  trial(runner: number, world: number): Outcome | null;
}

/**
 * By so much, in winning chance, a judgement at the nearest horizon may be wrong, and one at the later ones. Those see more, but are more a
 * matter of luck: each counts by how little can be wrong with it, luck included, so with more worlds the later ones count more.
 */
const SHORT_SIGHT = 0.05;
const LONG_SIGHT = 0.015;
/** How much plans differ from world to world before anybody has looked, at the nearest horizon and later; as if so many worlds had shown it. */
const NEAR_LUCK = 0.05 ** 2;
const FAR_LUCK = 0.12 ** 2;
const SUPPOSED = 4;
/** A plan is given up for good when it is behind the best one by so many standard errors. */
const SURE = 3;
/** Differences vary by at least this, and errors are larger than a few worlds say. */
const VARIES = 0.03;
const CAUTION = 4;
/** Plans that surely differ by less than this are as good as each other. */
const ALIKE = 0.01;
/** After so many worlds one may say that plans are as good as each other. */
const LEAST_WORLDS = 8;

type Reading = (outcome: Outcome) => number;
const nearOf: Reading = ({ near }) => near;
const farOf: Reading = ({ far }) => far;

/** How much plans differ from world to world: in each against the mean of all, since what the world gives to everybody is no luck of a plan's. */
function luckOf(field: readonly Runner[], worlds: number, read: Reading, supposed: number): number {
  let seen = 0;
  const usual = new Float64Array(worlds);
  for (const { outcomes } of field)
    for (let world = 0; world < worlds; world++) usual[world] = (usual[world] ?? 0) + read(at(outcomes, world));
  for (const { outcomes } of field) {
    let total = 0;
    let squares = 0;
    for (let world = 0; world < worlds; world++) {
      const over = read(at(outcomes, world)) - (usual[world] ?? 0) / field.length;
      total += over;
      squares += over * over;
    }
    seen += squares / worlds - (total / worlds) ** 2;
  }
  return (worlds * Math.max(0, seen / field.length) + SUPPOSED * supposed) / (worlds + SUPPOSED);
}

/** How much the nearest horizon counts, by how much plans differ from world to world there and later. */
function shareOfNear(field: readonly Runner[], worlds: number): number {
  const near = 1 / (luckOf(field, worlds, nearOf, NEAR_LUCK) / worlds + SHORT_SIGHT ** 2);
  const far = 1 / (luckOf(field, worlds, farOf, FAR_LUCK) / worlds + LONG_SIGHT ** 2);
  return near / (near + far);
}

const chanceOf = ({ near, far }: Outcome, share: number): number => share * near + (1 - share) * far;

/** How far a plan is behind another one in the worlds both were tried in, and how surely. */
export function gapOf(
  best: Runner,
  other: Runner,
): { readonly worlds: number; readonly gap: number; readonly error: number } {
  const worlds = Math.min(best.outcomes.length, other.outcomes.length);
  const share = worlds === 0 ? 1 : shareOfNear([best, other], worlds);
  let total = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const lead = chanceOf(at(best.outcomes, world), share) - chanceOf(at(other.outcomes, world), share);
    total += lead;
    squares += lead * lead;
  }
  const count = Math.max(1, worlds);
  const gap = total / count;
  const variance = Math.max(0, squares / count - gap * gap);
  return { worlds, gap, error: (1 + CAUTION / count) * Math.sqrt((variance + VARIES ** 2) / count) };
}

/** What the first worlds say of a plan. */
function meanChance({ outcomes }: Runner, worlds: number, share: number): number {
  let total = 0;
  for (let world = 0; world < worlds; world++) total += chanceOf(at(outcomes, world), share);
  return worlds === 0 ? 0 : total / worlds;
}

/** Best first, by the worlds that all of them were tried in. */
function ranked(field: readonly Runner[], trust: number): Runner[] {
  const worlds = Math.min(...field.map(({ outcomes }) => outcomes.length));
  const share = worlds === 0 ? 1 : shareOfNear(field, worlds);
  const worth = new Map(
    field.map((one) => [one, meanChance(one, worlds, share) + (trust * one.prior) / Math.sqrt(1 + worlds)]),
  );
  return [...field].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

interface Standing {
  /** All of them, the best first. */
  readonly order: readonly Runner[];
  /** How many trials there were. */
  readonly trials: number;
  /** Was it told apart what can be, before trials or time were up? */
  readonly settled: boolean;
}

/** The runners in the order in which they came in. Those that were tried before keep that, and the race goes on from there. */
export function race(runners: readonly Runner[], { trials, trust, trial }: Race): Standing {
  let field = [...runners];
  let order: readonly Runner[] = runners;
  let done = 0;
  let late = false;

  /** All of them in all worlds up to this number, world by world. */
  const tryUpTo = (some: readonly Runner[], worlds: number): void => {
    const least = Math.min(...some.map(({ outcomes }) => outcomes.length));
    for (let world = least; world < worlds; world++)
      for (const one of some) {
        if (one.outcomes.length > world) continue;
        if (done >= trials) late = true;
        const found = late ? null : trial(runners.indexOf(one), world);
        if (!found) {
          late = true;
          return;
        }
        one.outcomes.push(found);
        done++;
      }
  };

  /** In so many worlds at least the last ones of a pass were compared: a pass that is cut short says less as long as it has fewer. */
  let compared = 0;

  /** Halves the field until one is left, each stage with the same work. */
  const pass = (work: number): void => {
    const out: Runner[] = [];
    let left = field;
    let worlds = 0;
    while (left.length > 1 && !late) {
      worlds += Math.max(1, Math.floor(work / left.length));
      tryUpTo(left, worlds);
      if (late && Math.min(...left.map(({ outcomes }) => outcomes.length)) < compared) return;
      const now = ranked(left, trust);
      left = now.slice(0, Math.ceil(now.length / 2));
      out.unshift(...now.slice(left.length));
    }
    compared = worlds;
    order = [...left, ...out, ...order.filter((one) => !left.includes(one) && !out.includes(one))];
  };

  const settled = (): boolean => {
    const best = at(order, 0);
    const gaps = field
      .filter((one) => one !== best)
      .map((one) => ({ one, ...gapOf(best, one) }))
      .map(({ one, gap, error }) => ({ one, low: gap - SURE * error, high: Math.abs(gap) + SURE * error }));
    const beaten = new Set(gaps.filter(({ low }) => low > 0).map(({ one }) => one));
    field = field.filter((one) => !beaten.has(one));
    return gaps.every(({ one, high }) => beaten.has(one) || high < ALIKE);
  };

  const stages = Math.max(1, Math.ceil(Math.log2(runners.length)));
  const most = trials / stages;
  // A short first pass: where one plan is clear that is enough.
  let work = Math.max(1, Math.min(most / 4, 2 * runners.length));
  while (!late && field.length > 1) {
    pass(work);
    if (settled()) break;
    work *= 2;
  }
  return { order, trials: done, settled: !late };
}

/** Those who come so near to the first that nobody could blame one for taking them. */
export const asGood = ([first, ...others]: readonly Runner[], within: number): readonly Runner[] => {
  if (!first) return [];
  const near = others.filter((one) => {
    const { worlds, gap } = gapOf(first, one);
    return worlds >= LEAST_WORLDS && gap <= within;
  });
  return [first, ...near];
};
