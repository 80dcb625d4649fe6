/**
 * Imagined games come by the same positions again and again, plan after plan and world after world: what a seat has found out about
 * one is remembered, and taken up again where all that it depends on is the same.
 */

import { at, type Seat } from '@condotta/kernel';
import type { Components } from '../components/index.ts';
import { KINDS, type Player, type VenterraTable } from '../state.ts';
import type { Stance } from './stance.ts';
import { roundsLeft } from './worth.ts';

/** All that a survey depends on, as numbers. It is written again for every question, and copied where it is kept. */
const now: number[] = [];

function writePosition(t: VenterraTable, seat: Seat): void {
  const { s } = t;
  now.length = 0;
  now.push(seat, s.round, 2 * roundsLeft(t, seat), s.battleTokens);
  for (const { side, turn, q, r } of s.boards) now.push(side * 8 + turn, q, r);
  for (let hex = 0; hex < s.holders.length; hex++) {
    let units = 0;
    // A faction has 20 pieces.
    for (let kind = 0; kind < KINDS; kind++) units = units * 32 + at(s.units, hex * KINDS + kind);
    const held = (at(s.holders, hex) + 1) * 2 + (s.tokens[hex] ? 1 : 0);
    now.push(units, (at(s.structures, hex) * 16 + at(s.builtIn, hex)) * 16 + held);
  }
  for (const player of s.players) writeArms(player);
  const { wealth, supply, reserved, battleTokens } = at(s.players, seat);
  now.push(wealth, battleTokens, ...supply);
  // Lists whose length may change, each with an end that is no element of it.
  now.push(...s.tokenPile, -1, ...s.display, -1, ...reserved, -1);
}

/** What others must know of a player's hand and board. */
function writeArms({ faction, forge, upgrades, combat }: Player): void {
  let active = forge ? 1 : 0;
  for (const upgrade of upgrades) active = active * 2 + (upgrade ? 1 : 0);
  now.push(faction, active, ...combat);
}

function hashOf(position: readonly number[]): number {
  let hash = 0;
  for (let i = 0; i < position.length; i++) hash = Math.imul(hash ^ at(position, i), 0x9e3779b1) ^ (hash >>> 15);
  return hash;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

interface Memory<T> {
  readonly components: Components;
  readonly position: readonly number[];
  readonly kept: T;
}
type Memories<T> = Map<number, Memory<T>>;

/** The latest positions and those before them: whatever is looked at again moves up, the rest is forgotten with its generation. */
const GENERATION = 1000;

/** What a seat of this stance has found out about the position, or a fresh `T` to write it into. */
export type Remembered<T> = (t: VenterraTable, seat: Seat, stance: Stance) => T;

export function remembering<T>(fresh: () => T): Remembered<T> {
  const all = new Map<Stance, { young: Memories<T>; old: Memories<T> }>();
  return (t, seat, stance) => {
    writePosition(t, seat);
    const hash = hashOf(now);
    const memories = all.get(stance) ?? { young: new Map(), old: new Map() };
    all.set(stance, memories);
    const known = memories.young.get(hash) ?? memories.old.get(hash);
    if (known && known.components === t.components && same(known.position, now)) {
      memories.young.set(hash, known);
      return known.kept;
    }
    const kept = fresh();
    if (memories.young.size >= GENERATION) {
      memories.old = memories.young;
      memories.young = new Map();
    }
    memories.young.set(hash, { components: t.components, position: now.slice(), kept });
    return kept;
  };
}
