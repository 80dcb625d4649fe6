/**
 * Several minds of one level think about the same question at the same time, each in worlds of its own, and their findings are put
 * together: as many more worlds as there are members. Where they would do different things, that plan is taken which leads
 * most by what all of them have found.
 */

import { at, type Decision } from '@condotta/kernel';
import type { Counsel } from './contract.ts';

/** No finding is so sure that others could not weigh against it. */
const LEAST_ERROR = 0.005;

const keyOf = (plan: readonly Decision[]): string => plan.map(({ verb, arg }) => `${verb} ${arg}`).join(' ');

/** The plan that the council follows. The first member speaks for all where it had nothing to compare. */
export function agreed(counsels: readonly Counsel[]): readonly Decision[] {
  const first = at(counsels, 0);
  const [measure] = first.plans;
  if (!measure) return first.choice;
  // Leads can be put together only if they are leads over the same plan.
  const members = counsels.filter(({ plans: [one] }) => one && keyOf(one.decisions) === keyOf(measure.decisions));
  const lead = new Map(members.map(({ choice }) => [keyOf(choice), leadOf(members, choice)]));
  return members
    .map(({ choice }) => choice)
    .reduce((best, one) => ((lead.get(keyOf(one)) ?? 0) > (lead.get(keyOf(best)) ?? 0) ? one : best));
}

/** How far a plan leads the first one, by what each member has found: the surer, the more it counts. */
function leadOf(members: readonly Counsel[], plan: readonly Decision[]): number {
  const key = keyOf(plan);
  let [total, weights] = [0, 0];
  for (const { plans } of members)
    for (const { decisions, lead, error } of plans) {
      if (keyOf(decisions) !== key) continue;
      const weight = 1 / (error ** 2 + LEAST_ERROR ** 2);
      total += weight * lead;
      weights += weight;
    }
  return weights === 0 ? 0 : total / weights;
}
