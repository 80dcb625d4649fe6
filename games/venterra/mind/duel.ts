/** Small games of two sides that choose at once: what each should mix, by letting both answer what the other did so far. */

import { at, range } from '@condotta/kernel';

const ROUNDS = 60;

/**
 * `gains[a][b]`: what the first side gets, and the other loses, if they choose a and b. The mixtures, as probabilities: after so many
 * answers they are near enough to what neither can better.
 */
export function mixtures(gains: readonly (readonly number[])[]): readonly [number[], number[]] {
  const rows = gains.length;
  const columns = at(gains, 0).length;
  const [played, answered] = [range(rows).map(() => 0), range(columns).map(() => 0)];
  const [rowGain, columnLoss] = [range(rows).map(() => 0), range(columns).map(() => 0)];
  let [row, column] = [0, 0];
  for (let n = 0; n < ROUNDS; n++) {
    played[row] = at(played, row) + 1;
    answered[column] = at(answered, column) + 1;
    const [inRow, inColumn] = [at(gains, row), column];
    row = 0;
    for (let a = 0; a < rows; a++) {
      rowGain[a] = at(rowGain, a) + at(at(gains, a), inColumn);
      if (at(rowGain, a) > at(rowGain, row)) row = a;
    }
    column = 0;
    for (let b = 0; b < columns; b++) {
      columnLoss[b] = at(columnLoss, b) + at(inRow, b);
      if (at(columnLoss, b) < at(columnLoss, column)) column = b;
    }
  }
  return [played.map((count) => count / ROUNDS), answered.map((count) => count / ROUNDS)];
}

/** The choice at this point, from 0 to 1, of a mixture. */
export function drawn(mixture: readonly number[], point: number): number {
  let sum = 0;
  for (const [i, share] of mixture.entries()) {
    sum += share;
    if (point < sum) return i;
  }
  return mixture.indexOf(Math.max(...mixture));
}
