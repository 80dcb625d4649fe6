/** Reading a scene of Monferrato: what stands where, in the order in which it is told. */

import type { Scene } from '@condotta/kit/terminal';
import type { Components } from '../components/types.ts';
import type { MonferratoView, UnitView } from '../view-form.ts';
import { LETTERS } from './words.ts';

export const viewOf = ({ view }: Scene): MonferratoView => view as MonferratoView;
export const componentsOf = ({ components }: Scene): Components => components as Components;

export const factionOfUnit = (scene: Scene, unit: number): number => {
  const { units, commands, armies } = componentsOf(scene);
  return armies[commands[units[unit]?.command ?? 0]?.army ?? 0]?.faction ?? 0;
};

export const unitsIn = (scene: Scene, zone: number): readonly UnitView[] =>
  viewOf(scene).units.filter((unit) => unit.zone === zone);

export const campsIn = (scene: Scene, zone: number): number[] =>
  viewOf(scene).camps.flatMap((camp, i) => (camp.zone === zone ? [i] : []));

export const fortsIn = (scene: Scene, zone: number): number =>
  viewOf(scene)
    .forts.flat()
    .filter((one) => one === zone).length;

export const zoneNumber = (scene: Scene, thing: string): number =>
  componentsOf(scene).zones.findIndex(({ id }) => `zone:${id}` === thing);

/** "C3I1A": a letter for each kind that is there, with how many there are if more than one; small letters are Disrupted. */
export function force(scene: Scene, zone: number): string {
  const { units } = componentsOf(scene);
  const counts = new Map<string, number>();
  for (const { unit, back } of unitsIn(scene, zone)) {
    const type = units[unit]?.type ?? 'infantry';
    const letter = LETTERS[type][scene.language];
    const sign = back && type !== 'commander' ? letter.toLowerCase() : letter;
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].map(([sign, count]) => `${count > 1 ? count : ''}${sign}`).join('');
}

/** The wall sides of a Fortress: the zone outside, and its Level now. */
export function wallsOf(
  scene: Scene,
  zone: number,
): { readonly outside: string; readonly level: number; readonly mines: number }[] {
  const { zones, borders } = componentsOf(scene);
  const { id, ground } = zones[zone] ?? {};
  if (ground !== 'fortress') return [];
  const walls = borders.filter(({ wall }) => wall > 0);
  return walls.flatMap(({ a, b }, side) => {
    const { level = 0, mines = 0 } = viewOf(scene).sides[side] ?? {};
    return a === id || b === id ? [{ outside: a === id ? b : a, level, mines }] : [];
  });
}
