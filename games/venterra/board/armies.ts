/** Who stands where: garrisons, units that a movement has assigned, and those that wait for a fight or are in it. */

import { at } from '@condotta/kernel';
import type { Laid } from './laid.ts';
import {
  type FightView,
  frameIn,
  type MovementView,
  noRanks,
  ranksIn,
  UNIT_KEYS,
  type UnitKey,
  type VenterraView,
} from './view-form.ts';

/** A pile on the map. */
export interface Pile {
  /** "stack:1,-2.knight" */
  readonly thing: string;
  readonly seat: number;
  readonly unit: UnitKey;
  readonly count: number;
}

export interface Army {
  readonly hex: number;
  readonly piles: readonly Pile[];
  /** They stand here, they are meant to go here, or they have come to fight for it. */
  readonly as: 'garrison' | 'planned' | 'attacker';
}

const pilesOf = (where: string, seat: number, ranks: readonly number[]): readonly Pile[] =>
  UNIT_KEYS.flatMap((unit, kind) => {
    const count = ranks[kind] ?? 0;
    return count > 0 ? [{ thing: `stack:${where}.${unit}`, seat, unit, count }] : [];
  });

/** The legs of a movement that is being put together. */
export function legsOf({
  legs,
}: Pick<MovementView, 'legs'>): readonly { readonly kind: number; readonly from: number; readonly to: number }[] {
  const found: { kind: number; from: number; to: number }[] = [];
  for (let i = 0; i < legs.length; i += 3)
    found.push({ kind: at(legs, i), from: at(legs, i + 1), to: at(legs, i + 2) });
  return found;
}

/** `offered`: whether a thing can be chosen: a Knight that takes a Scout along has no pile of its own otherwise. */
export function armiesOf(
  view: VenterraView,
  laid: readonly Laid[],
  offered: (thing: string) => boolean,
): readonly Army[] {
  const movement = frameIn(view, 'movement');
  const fight = frameIn(view, 'fight');
  const legs = movement ? legsOf(movement) : [];
  const garrisons = laid.flatMap(({ hex, land }): readonly Army[] => {
    if (land.army === null) return [];
    const { seat } = land.army;
    const gone = noRanks();
    for (const { kind, from } of legs) if (from === hex) gone[kind] = at(gone, kind) + 1;
    const where = `${land.q},${land.r}`;
    const piles = pilesOf(
      where,
      seat,
      ranksIn(land).map((count, kind) => count - at(gone, kind)),
    );
    const escort: Pile = { thing: `stack:${where}.escort`, seat, unit: 'escort', count: 1 };
    const all = offered(escort.thing) ? [...piles, escort] : piles;
    return all.length === 0 ? [] : [{ hex, piles: all, as: 'garrison' }];
  });
  const planned = movement ? plansOf(legs, movement.seat) : [];
  const pending = view.pending.map(
    ({ hex, seat, units }): Army => ({ hex, piles: pilesOf('', seat, units), as: 'attacker' }),
  );
  const attackers = fight ? attackersOf(fight) : [];
  return [...garrisons, ...planned, ...pending, ...attackers];
}

function plansOf(legs: ReturnType<typeof legsOf>, seat: number): readonly Army[] {
  const goals = new Map<number, number[]>();
  for (const { kind, to } of legs) {
    const ranks = goals.get(to) ?? noRanks();
    ranks[kind] = at(ranks, kind) + 1;
    goals.set(to, ranks);
  }
  return [...goals].map(([hex, ranks]) => ({ hex, piles: pilesOf('', seat, ranks), as: 'planned' }));
}

const attackersOf = ({ hex, seat, units }: FightView): readonly Army[] => {
  const piles = pilesOf('', seat, units);
  return piles.length === 0 ? [] : [{ hex, piles, as: 'attacker' }];
};
