/** F16.4 to F16.9 Reach: where a unit can go, by the map as it is when the movement begins (F16.2). */

import { at, type Seat } from '@condotta/kernel';
import { KINDS, type Position, type VenterraTable } from '../state.ts';
import { ESCORT } from '../things.ts';
import { effectsOf } from './effects.ts';
import { unitOf } from './recruiting.ts';
import { controllerOf, isShip, isWater, kindOf, pieceKind, unitsOf } from './territories.ts';

const KNIGHT = kindOf('knight');

/** F6.1, and what upgrades change. F16.9: a carried Scout goes as far as its Knight. */
function movementOf(t: Position, seat: Seat, kind: number): number {
  const unit = unitOf(t, kind === ESCORT ? KNIGHT : pieceKind(kind));
  let { movement } = unit;
  for (const effect of effectsOf(t, seat, 'movement'))
    if (effect.unit === unit.key) movement = Math.max(movement, effect.movement);
  return movement;
}

/** The territories that a unit of this kind can reach from one where it stands. */
export function reachOf(t: VenterraTable, seat: Seat, from: number, kind: number): readonly number[] {
  return t.once(reachWithin, seat, from, isShip(kind), movementOf(t, seat, kind));
}

/** By territory: the last search that came there. Searches are many and small, so they share one list. */
const reachedAt = new Uint32Array(64);
let mark = 0;

/**
 * The same for all units of that sort and movement. The front is what is reached at the present cost; bridges, which are
 * free, are added to it while it is walked.
 */
function reachWithin(t: VenterraTable, seat: Seat, from: number, sails: boolean, movement: number): readonly number[] {
  const { s } = t;
  mark++;
  reachedAt[from] = mark;
  const reached: number[] = [];
  let front = [from];
  for (let cost = 0; cost < movement && front.length > 0; cost++) {
    const next: number[] = [];
    for (let i = 0; i < front.length; i++) {
      const here = at(front, i) * 6;
      for (let d = 0; d < 6; d++) {
        const hex = at(s.near, here + d);
        if (hex < 0 || reachedAt[hex] === mark) continue;
        const friendly = controllerOf(s, hex) === seat;
        if (isWater(t, hex) === sails) {
          reachedAt[hex] = mark;
          reached.push(hex);
          // F16.5: only friendly territories are passed.
          if (friendly) next.push(hex);
        } else if (!sails && friendly) {
          // F16.7: over own ships, at no cost.
          reachedAt[hex] = mark;
          front.push(hex);
        }
      }
    }
    front = next;
  }
  return reached;
}

/** The territories where a seat has units. */
export function campsOf(t: Position, seat: Seat): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < t.s.holders.length; hex++) if (t.s.holders[hex] === seat) found.push(hex);
  return found;
}

/** The kinds of units in a territory. */
export function kindsOn(t: Position, hex: number): number[] {
  const found: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (unitsOf(t.s, hex, kind) > 0) found.push(kind);
  return found;
}
