/**
 * The regression behind tuned weights: which multiples of the features' present worth explain best who won? One position
 * is a choice among its seats (a conditional logit; with two seats the logistic regression of their difference).
 */

import { sum } from '@condotta/kernel';

/** A position: a vector for each seat that can still win, and which of them did. */
export interface Choice {
  readonly seats: readonly (readonly number[])[];
  readonly winner: number;
}

/** The chances of the seats under these factors. */
export function chancesOf(seats: readonly (readonly number[])[], factors: readonly number[]): number[] {
  const sums = seats.map((features) => features.reduce((all, x, f) => all + x * (factors[f] ?? 0), 0));
  const top = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - top));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}

/** The mean surprise (minus the logarithm of the winner's chance): lower is better, ln 2 is a coin. */
export function lossOf(choices: readonly Choice[], factors: readonly number[]): number {
  const surprise = ({ seats, winner }: Choice): number =>
    -Math.log(Math.max(1e-12, chancesOf(seats, factors)[winner] ?? 0));
  return choices.length === 0 ? 0 : choices.reduce((sum, choice) => sum + surprise(choice), 0) / choices.length;
}

const STEPS = 40;

/**
 * The factors with the least loss. `l2` draws them towards 1, what the kit has now, and the more so the less a feature
 * varies: nothing is changed without evidence. Newton's method; the problem is convex, so there is one answer.
 */
export function fitFactors(choices: readonly Choice[], width: number, l2: number): number[] {
  let factors: number[] = new Array(width).fill(1);
  for (let n = 0; n < STEPS; n++) {
    const { gradient, hessian } = slopes(choices, factors, l2);
    const step = solve(hessian, gradient);
    const before = penalised(choices, factors, l2);
    let share = 1;
    let next = factors;
    // Halved until it really goes downhill: far from the answer a whole step may overshoot.
    for (; share > 1e-4; share /= 2) {
      next = factors.map((factor, f) => factor - share * (step[f] ?? 0));
      if (penalised(choices, next, l2) <= before) break;
    }
    if (share <= 1e-4) break;
    const moved = Math.max(...next.map((factor, f) => Math.abs(factor - (factors[f] ?? 0))));
    factors = next;
    if (moved < 1e-6) break;
  }
  return factors;
}

/** One factor for everything: above 1 the winners were surer than the kit says, below 1 less sure. */
export const confidenceOf = (choices: readonly Choice[]): number => {
  const totals = choices.map(({ seats, winner }) => ({ seats: seats.map((features) => [sum(features)]), winner }));
  return fitFactors(totals, 1, 0)[0] ?? 1;
};

const penalised = (choices: readonly Choice[], factors: readonly number[], l2: number): number =>
  lossOf(choices, factors) + (l2 / 2) * factors.reduce((sum, factor) => sum + (factor - 1) ** 2, 0);

interface Slopes {
  readonly gradient: number[];
  readonly hessian: number[][];
}

function slopes(choices: readonly Choice[], factors: readonly number[], l2: number): Slopes {
  const gradient = factors.map((factor) => l2 * (factor - 1));
  const hessian = factors.map((_, i) => factors.map((__, j) => (i === j ? l2 + 1e-9 : 0)));
  for (const { seats, winner } of choices) {
    const chances = chancesOf(seats, factors);
    const mean = factors.map((_, f) => seats.reduce((sum, x, s) => sum + (chances[s] ?? 0) * (x[f] ?? 0), 0));
    for (const [s, x] of seats.entries()) {
      const chance = chances[s] ?? 0;
      for (const [f, m] of mean.entries()) {
        const off = (x[f] ?? 0) - m;
        if (s === winner) gradient[f] = (gradient[f] ?? 0) - off / choices.length;
        const row = hessian[f] ?? [];
        for (let g = 0; g <= f; g++)
          row[g] = (row[g] ?? 0) + (chance * off * ((x[g] ?? 0) - (mean[g] ?? 0))) / choices.length;
      }
    }
  }
  for (const [f, row] of hessian.entries()) for (let g = f + 1; g < row.length; g++) row[g] = hessian[g]?.[f] ?? 0;
  return { gradient, hessian };
}

/** Gauss with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) if (size(rows, i, column) > size(rows, pivot, column)) pivot = i;
    const [a, b] = [rows[column] ?? [], rows[pivot] ?? []];
    rows[pivot] = a;
    rows[column] = b;
    for (let i = column + 1; i < n; i++) {
      const row = rows[i] ?? [];
      const times = (row[column] ?? 0) / (b[column] || 1e-12);
      for (let j = column; j <= n; j++) row[j] = (row[j] ?? 0) - times * (b[j] ?? 0);
    }
  }
  const x: number[] = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i] ?? [];
    let rest = row[n] ?? 0;
    for (let j = i + 1; j < n; j++) rest -= (row[j] ?? 0) * (x[j] ?? 0);
    x[i] = rest / (row[i] || 1e-12);
  }
  return x;
}

const size = (rows: readonly (readonly number[])[], i: number, j: number): number => Math.abs(rows[i]?.[j] ?? 0);
