/** Reading a view. */

import { at } from '@condotta/kernel';
import { frameIn } from '@condotta/kit';
import type { Components } from '../components/types.ts';
import type { MonferratoView, UnitView } from '../view-form.ts';

export type * from '../view-form.ts';
export { frameIn };

/** view.ts makes nothing else. */
export const readView = (view: unknown): MonferratoView => view as MonferratoView;

export const armyOf = ({ units, commands }: Components, unit: number): number =>
  at(commands, at(units, unit).command).army;
export const factionOf = (components: Components, unit: number): 0 | 1 =>
  at(components.armies, armyOf(components, unit)).faction;
export const commandFaction = ({ commands, armies }: Components, command: number): 0 | 1 =>
  at(armies, at(commands, command).army).faction;

const RANK = ['commander', 'infantry', 'cavalry', 'artillery', 'guastatori', 'garrison'];

/** The units of a zone, as they stand: Commanders first, then by kind. */
export function unitsAt(view: MonferratoView, components: Components, zone: number): readonly UnitView[] {
  const rank = ({ unit }: UnitView): number => RANK.indexOf(at(components.units, unit).type);
  return view.units.filter((unit) => unit.zone === zone).sort((a, b) => rank(a) - rank(b) || a.unit - b.unit);
}

/** The zones with units of a faction. */
export const holdersOf = (view: MonferratoView, components: Components, zone: number): readonly boolean[] => {
  const held = [false, false];
  for (const { unit, zone: there } of view.units) if (there === zone) held[factionOf(components, unit)] = true;
  return held;
};

/** The zone that is acted in or fought for now, or -1. */
export function zoneInQuestion(view: MonferratoView): number {
  const frame =
    frameIn(view, 'battle') ??
    frameIn(view, 'march') ??
    frameIn(view, 'retreat') ??
    frameIn(view, 'losses') ??
    frameIn(view, 'engineers') ??
    frameIn(view, 'sortie') ??
    frameIn(view, 'stacking') ??
    frameIn(view, 'zone') ??
    frameIn(view, 'response');
  return frame?.zone ?? -1;
}

/**
 * MS-25: what each faction would have if the war ended now: its points, and those of the zones that it is in. Once the war is over these
 * have been counted.
 */
export function pointsNow(view: MonferratoView, components: Components): readonly [number, number] {
  const totals: [number, number] = [at(view.points, 0), at(view.points, 1)];
  if (view.turn > view.end) return totals;
  for (const [zone, { points }] of components.zones.entries()) {
    if (points === 0) continue;
    const [france, spain] = holdersOf(view, components, zone);
    if (france && !spain) totals[0] += points;
    if (spain && !france) totals[1] += points;
  }
  return totals;
}
