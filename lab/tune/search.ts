/**
 * A plain search for the best settings of a few knobs where every look is costly and noisy: from the present settings, then
 * from random ones, one knob at a time, first in large steps and then in small ones. It needs no derivatives, bears looks
 * that fail, and asks the same questions in the same order for the same seed and the same answers.
 */

import { at, range, rngOf } from '@condotta/kernel';
import type { Knob, Settings } from './knobs.ts';

/** How far from the target these settings are; infinite if they are not allowed, null: no more looks. */
export type Look = (settings: Settings) => Promise<number | null>;

/** Ends when a look says 0 (there is nothing to improve) or null. Most restarts only matter where the budget is large. */
export async function search(knobs: readonly Knob[], start: Settings, seed: string, look: Look): Promise<void> {
  const rng = rngOf(`${seed}/search`);
  const RESTARTS = 1000;
  for (let restart = 0; restart < RESTARTS; restart++) {
    const from = restart === 0 ? start : knobs.map((knob) => knob.from + rng(stepsIn(knob) + 1) * stepOf(knob));
    const found = await descend(knobs, from, rng, look);
    if (found === null || found === 0) return;
  }
}

/** Down from one place to where no single knob improves anything; what it found there, null when it must stop. */
async function descend(
  knobs: readonly Knob[],
  from: Settings,
  rng: (count: number) => number,
  look: Look,
): Promise<number | null> {
  let here = from;
  let best = await look(here);
  // In steps of a third of the range, then ever finer.
  for (let share = 3; best !== null && best > 0; share *= 2) {
    let improved = true;
    while (improved) {
      improved = false;
      for (const k of shuffled(knobs.length, rng))
        for (const sign of rng(2) === 0 ? [1, -1] : [-1, 1]) {
          const next = moved(knobs, here, k, sign, share);
          if (!next) continue;
          const found = await look(next);
          if (found === null || best === null) return null;
          if (found >= best) continue;
          [here, best, improved] = [next, found, true];
          if (best === 0) return 0;
        }
    }
    if (knobs.every((knob) => stepsIn(knob) <= share)) return best;
  }
  return best;
}

/** With one knob moved by a share of its range, at least by its step; null if it is at the end already. */
function moved(knobs: readonly Knob[], here: Settings, k: number, sign: number, share: number): Settings | null {
  const knob = at(knobs, k);
  const by = Math.max(1, Math.round(stepsIn(knob) / share)) * stepOf(knob);
  const value = Math.min(knob.to, Math.max(knob.from, at(here, k) + sign * by));
  return value === at(here, k) ? null : here.map((each, i) => (i === k ? Number(value.toPrecision(12)) : each));
}

const stepOf = ({ step = 1 }: Knob): number => step;
const stepsIn = (knob: Knob): number => Math.floor((knob.to - knob.from) / stepOf(knob) + 1e-9);

function shuffled(count: number, rng: (count: number) => number): number[] {
  const order = range(count);
  for (let i = count - 1; i > 0; i--) {
    const j = rng(i + 1);
    const [a, b] = [at(order, i), at(order, j)];
    order[i] = b;
    order[j] = a;
  }
  return order;
}
