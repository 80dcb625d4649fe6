/**
 * Reach and threat of any army, own or another's: where each of its kinds could go as if it were its turn, and from where others could
 * come to it. The figures are totals without cards: what would come, against what holds.
 */

import { at, type Seat } from '@condotta/kernel';
import type { GameOverlays, Overlay, OverlayMark } from '@condotta/kit';
import { hexAt } from './map.ts';
import { campsOf, kindsOn, reachOf } from './rules/reach.ts';
import { controllerOf, hexName, unitsOf } from './rules/territories.ts';
import { attackTotal, groundDefense } from './rules/totals.ts';
import { frames, KINDS, type VenterraTable } from './state.ts';
import { placeIn, stackIn } from './things.ts';

/** The attack that these units, by kind, would bring to a territory. */
const attackOn = (t: VenterraTable, seat: Seat, hex: number, units: readonly number[]): number =>
  attackTotal(
    t,
    frames.fight({ seat, foe: controllerOf(t.s, hex), hex, units: [...units], support: [0, 0], bonus: [0, 0] }),
  );

/** By territory that units of these kinds reach from here: how many of each. */
function reached(t: VenterraTable, seat: Seat, from: number, kinds: readonly number[]): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  for (const kind of kinds)
    for (const to of reachOf(t, seat, from, kind)) {
      const units = found.get(to) ?? Array<number>(KINDS).fill(0);
      units[kind] = at(units, kind) + unitsOf(t.s, from, kind);
      found.set(to, units);
    }
  return found;
}

/** "4:3": attack against defense; a friendly territory needs no figure. */
const figureOf = (t: VenterraTable, seat: Seat, hex: number, units: readonly number[]): string =>
  controllerOf(t.s, hex) === seat ? '' : `${attackOn(t, seat, hex, units)}:${groundDefense(t, hex)}`;

/** F16.4: where the units here could go. */
function reachFrom(t: VenterraTable, seat: Seat, from: number, kinds: readonly number[]): Overlay | null {
  const marks = [...reached(t, seat, from, kinds)].map(
    ([hex, units]): OverlayMark => ({ thing: hexName(t.s, hex), figure: figureOf(t, seat, hex, units) }),
  );
  return marks.length === 0 ? null : { kind: 'reach', marks, lines: [] };
}

/** From where others could come to a territory, and with what. */
function threatTo(t: VenterraTable, hex: number): Overlay | null {
  const holder = controllerOf(t.s, hex);
  const marks: OverlayMark[] = [];
  const lines: string[][] = [];
  for (const seat of t.s.players.keys()) {
    if (seat === holder) continue;
    for (const camp of campsOf(t, seat)) {
      const units = reached(t, seat, camp, kindsOn(t, camp)).get(hex);
      if (!units) continue;
      marks.push({ thing: hexName(t.s, camp), figure: `${attackOn(t, seat, hex, units)}` });
      lines.push([hexName(t.s, camp), hexName(t.s, hex)]);
    }
  }
  return marks.length === 0 ? null : { kind: 'threat', marks, lines };
}

export const overlays: GameOverlays = (table, _world, thing) => {
  const t = table as VenterraTable;
  const stack = stackIn(thing);
  const hex = hexAt(t.s, stack ? stack.place : placeIn(thing));
  if (hex < 0) return [];
  const holder = at(t.s.holders, hex);
  const kinds = kindsOn(t, hex).filter((kind) => !stack || kind === stack.kind);
  const reach = holder < 0 ? null : reachFrom(t, holder, hex, kinds);
  const threat = stack ? null : threatTo(t, hex);
  return [reach, threat].filter((overlay) => overlay !== null);
};
