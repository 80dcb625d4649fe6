/**
 * Reach, contact, fire and threat of a Unit, own or enemy: what it could do with a fresh Order next, and what could be done to it.
 * Where tiles lie is open to all (R16.4), and nothing else is read.
 */

import { tableWith } from '@condotta/kernel';
import type { GameOverlays, Overlay, OverlayMark } from '@condotta/kit';
import { crossesDitch, left, OFF, right, stepFrom } from './field.ts';
import { type Shot, shotsOf } from './lines-of-fire.ts';
import { winChance } from './odds.ts';
import { facesEnemy, hasRoomToEnd, hasRoomToPass, offeredPacking, putDown } from './packing.ts';
import { NONE, type RavennaTable, type RavennaTypes, type State } from './state.ts';
import { shotStrength } from './strength.ts';
import { areaName, numberIn, unitName } from './things.ts';
import { dataOf, engagedArea, hasUnitOf, otherSide, sideOfUnit, unitAt, unitsOfSide } from './units.ts';

/** Where a march can end. */
interface End {
  readonly area: number;
  readonly facing: number;
  readonly advanced: number;
  readonly turned: number;
}

/** R13.4 to R13.12: every place and facing with the Unit's own Movement values, each with the fewest advances; none for who is gone. */
function endsOf(t: RavennaTable, unit: number): End[] {
  const { area, facing } = unitAt(t.s, unit);
  const { advancing, turning, type } = dataOf(t, unit);
  const found = new Map<string, End>();
  const seen = new Set<string>();
  let open: End[] = area === NONE ? [] : [{ area, facing, advanced: 0, turned: 0 }];
  while (open.length > 0) {
    const next: End[] = [];
    for (const end of open) {
      const state = `${end.area} ${end.facing} ${end.advanced} ${end.turned}`;
      if (seen.has(state)) continue;
      seen.add(state);
      const place = `${end.area} ${end.facing}`;
      const known = found.get(place);
      if (!known || end.advanced < known.advanced) found.set(place, end);
      if (end.turned < turning)
        for (const face of [left(end.facing), right(end.facing)])
          next.push({ ...end, facing: face, turned: end.turned + 1 });
      const ahead = stepFrom(end.area, end.facing);
      if (end.advanced === advancing || ahead === OFF || !hasRoomToPass(t, unit, end.area)) continue;
      if (hasUnitOf(t.s, ahead, otherSide(sideOfUnit(unit))) || !hasRoomToEnd(t, unit, ahead)) continue;
      if (type !== 'infantry' && crossesDitch(t.components, end.area, end.facing)) continue;
      next.push({ ...end, area: ahead, advanced: end.advanced + 1 });
    }
    open = next;
  }
  return [...found.values()];
}

/** The table as it would be with the Unit there, friends pushed aside as an attacker may (R13.13). */
function withUnitAt(t: RavennaTable, unit: number, { area, facing, advanced, turned }: End): RavennaTable {
  const moved = advanced + turned > 0;
  const s: State = { ...t.s, units: t.s.units.map((tile) => ({ ...tile })) };
  const there = tableWith<RavennaTypes>(t, s);
  const tile = unitAt(s, unit);
  tile.area = area;
  tile.facing = facing;
  if (moved) tile.cells = 0;
  if (moved || tile.cells !== 0) putDown(s, offeredPacking(there, unit, true, !moved));
  return there;
}

/** By Area: the best chance to win a melee there with an Attack. */
function contactsOf(t: RavennaTable, unit: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const end of endsOf(t, unit)) {
    const units = t.s.units.with(unit, { ...unitAt(t.s, unit), ...end });
    const standing = tableWith<RavennaTypes>(t, { ...t.s, units });
    if (!facesEnemy(standing, unit)) continue;
    const there = withUnitAt(t, unit, end);
    const area = engagedArea(there, unit);
    if (area === OFF) continue;
    found.set(area, Math.max(found.get(area) ?? 0, winChance(there, unit, end.advanced)));
  }
  return found;
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** R10.22 */
function hitChance(t: RavennaTable, unit: number, shot: Shot): number {
  const { die } = t.components;
  const strength = shotStrength(t, unit, shot, 0);
  return die.filter((face) => face + strength > 0).length / die.length;
}

/** R10.8: from the shooter straight ahead, and round the corner of an L. */
function lineOf(t: RavennaTable, unit: number, { target, direction }: Shot): string[] {
  const corner = direction === unitAt(t.s, unit).facing ? [] : [areaName(stepFrom(target, (direction + 2) % 4))];
  return [unitName(unit), ...corner, areaName(target)];
}

function reach(t: RavennaTable, unit: number): Overlay {
  const fewest = new Map<number, number>();
  for (const { area, advanced } of endsOf(t, unit))
    fewest.set(area, Math.min(advanced, fewest.get(area) ?? Number.POSITIVE_INFINITY));
  fewest.delete(unitAt(t.s, unit).area);
  const marks = [...fewest].map(([area, steps]) => ({ thing: areaName(area), figure: String(steps) }));
  return { kind: 'reach', marks, lines: [] };
}

const contact = (t: RavennaTable, unit: number): Overlay => ({
  kind: 'contact',
  marks: [...contactsOf(t, unit)].map(([area, chance]) => ({ thing: areaName(area), figure: percent(chance) })),
  lines: [],
});

function fire(t: RavennaTable, unit: number): Overlay {
  const shots = shotsOf(t, unit);
  return {
    kind: 'fire',
    marks: shots.map((shot) => ({
      thing: areaName(shot.target),
      figure: `${shot.range} · ${percent(hitChance(t, unit, shot))}`,
    })),
    lines: shots.map((shot) => lineOf(t, unit, shot)),
  };
}

/** Who of the enemy could shoot at it where it stands, or come to attack it, and with what chance. */
function threat(t: RavennaTable, unit: number): Overlay {
  const { area } = unitAt(t.s, unit);
  const marks: OverlayMark[] = [];
  const lines: string[][] = [];
  for (const foe of unitsOfSide(otherSide(sideOfUnit(unit)))) {
    const shot = shotsOf(t, foe).find(({ target }) => target === area);
    const hit = shot ? hitChance(t, foe, shot) : 0;
    const win = contactsOf(t, foe).get(area);
    const figures = [...(hit > 0 ? [percent(hit)] : []), ...(win === undefined ? [] : [percent(win)])];
    if (figures.length === 0) continue;
    marks.push({ thing: unitName(foe), figure: figures.join(' / ') });
    lines.push(shot && hit > 0 ? lineOf(t, foe, shot) : [unitName(foe), areaName(area)]);
  }
  return { kind: 'threat', marks, lines };
}

export const overlays: GameOverlays = (table, _world, thing) => {
  const t = table as RavennaTable;
  const unit = numberIn('unit', thing);
  if (unit === NONE || unitAt(t.s, unit).area === NONE) return [];
  return [reach(t, unit), contact(t, unit), fire(t, unit), threat(t, unit)].filter(({ marks }) => marks.length > 0);
};
