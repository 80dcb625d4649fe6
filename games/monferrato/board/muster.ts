/** Who has come to a battle, as far as the board has seen: the frame of a battle forgets who has fallen. */

import type { Components } from '../components/types.ts';
import { factionOf, frameIn, type MonferratoView } from './view-form.ts';

export interface Muster {
  /** Where, and whose attack. */
  readonly battle: string;
  readonly units: readonly number[];
}

/** Null: no battle. `before`: the picture before this one; the first round may have been fought since. */
export function musterOf(muster: Muster | null, before: MonferratoView | null, view: MonferratoView): Muster | null {
  const frame = frameIn(view, 'battle');
  if (!frame) return null;
  const battle = `${frame.zone} ${frame.attacker}`;
  const there = ({ units }: MonferratoView): number[] =>
    units.filter(({ zone }) => zone === frame.zone).map(({ unit }) => unit);
  const known = muster?.battle === battle ? muster.units : [...(before ? there(before) : []), ...frame.attackers];
  return { battle, units: [...new Set([...known, ...there(view)])] };
}

/** Those of a side who are eliminated, by hits or with their own gun. */
export const fallenOf = (
  muster: Muster | null,
  view: MonferratoView,
  components: Components,
  seat: number,
): readonly number[] =>
  (muster?.units ?? []).filter(
    (unit) => view.units[unit]?.off === 'eliminated' && factionOf(components, unit) === seat,
  );
