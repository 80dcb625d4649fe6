/** The plans that a game's mind proposes, gathered from several places: each once, with the best prior that anybody gave it. */

import type { Decision, Macro } from '@condotta/kernel';

/** A decision as a text, the same for the same decision. */
const wordsOf = ({ verb, arg }: Decision): string => `${verb} ${arg}`;

export interface Plans {
  readonly size: number;
  /** Keeps the plan if its first decision is legal. `aside`: see Macro. */
  add(decisions: readonly Decision[], prior: number, aside?: boolean): void;
  /** Does a plan that is kept begin so? */
  begins(decision: Decision): boolean;
  /** The best prior first. */
  sorted(): Macro[];
}

export function plansAmong(legal: readonly Decision[]): Plans {
  const lawful = new Set(legal.map(wordsOf));
  const kept = new Map<string, Macro>();
  const begun = new Set<string>();
  return {
    get size() {
      return kept.size;
    },
    add(decisions, prior, aside = false) {
      const [first] = decisions;
      if (!first || !lawful.has(wordsOf(first))) return;
      begun.add(wordsOf(first));
      const key = decisions.map(wordsOf).join(' ');
      const known = kept.get(key);
      const best = Math.max(prior, known?.prior ?? 0);
      kept.set(key, { decisions, prior: best, ...(aside || known?.aside ? { aside: true } : {}) });
    },
    begins: (decision) => begun.has(wordsOf(decision)),
    sorted: () => [...kept.values()].sort((a, b) => b.prior - a.prior),
  };
}
