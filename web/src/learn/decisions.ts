/** What has been decided at a table, read from its record. */

import type { Arg, Seat } from '@condotta/kernel';

export interface Decided {
  readonly seat: Seat;
  readonly verb: string;
  readonly arg: Arg | null;
}

interface Entry {
  readonly kind: string;
  readonly seat: Seat;
  readonly verb?: string;
  readonly arg?: Arg;
}

/** The decisions that stand, oldest first: what was taken back is not among them. */
export function decisionsIn(record: string): readonly Decided[] {
  const { entries }: { readonly entries: readonly Entry[] } = JSON.parse(record);
  const line: Decided[] = [];
  for (const { kind, seat, verb = '', arg = null } of entries) {
    if (kind === 'act') line.push({ seat, verb, arg });
    if (kind !== 'undo') continue;
    const last = line.findLastIndex((decided) => decided.seat === seat);
    if (last >= 0) line.splice(last, 1);
  }
  return line;
}
