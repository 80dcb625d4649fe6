/** Procedures in progress in a position document: what they speak of must be on the table. */

import type { Frame } from '@condotta/kernel';

/** By field, or by "procedure.field" where that differs: the least and the most that its numbers may be. */
export type Ranges = Readonly<Record<string, readonly [number, number]>>;

/** A number of a frame that names nothing, in words; null if there is none. Where a field has no range any number will do. */
export function strayIn(frame: Frame, ranges: Ranges): string | null {
  for (const [field, value] of Object.entries(frame)) {
    const range = ranges[`${frame.proc}.${field}`] ?? ranges[field];
    if (!range) continue;
    const [least, most] = range;
    const stray = [value].flat(2).find((x) => typeof x === 'number' && (x < least || x > most));
    if (stray !== undefined) return `there is no ${field} ${stray}`;
  }
  return null;
}
