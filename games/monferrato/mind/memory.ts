/** What was thought of a position is remembered for all imagined turns that come by it again. */

import type { MonferratoTable } from '../state.ts';

/** All that an outlook and the deeds in it depend on, as numbers. Hands are no part of it. */
let now = new Int32Array(512);
let length = 0;

const write = (value: number): void => {
  now[length++] = value;
};
const writeAll = (list: readonly number[]): void => {
  write(list.length);
  for (let i = 0; i < list.length; i++) now[length++] = list[i] ?? 0;
};

function writePosition(t: MonferratoTable, seat: number, command: number): void {
  const { s } = t;
  // Every unit, zone and side in a few lists: never more than this.
  const most = 2 * s.places.length + 4 * s.levels.length + 6 * t.components.zones.length + 128;
  if (now.length < most) now = new Int32Array(most);
  length = 0;
  write(seat);
  write(command);
  write(s.turn);
  write(s.end);
  write(s.open ? 1 : 0);
  writeAll(s.places);
  writeAll(s.marks);
  for (const { zone, moved } of s.camps) write(2 * zone + (moved ? 1 : 0));
  for (const list of s.forts) writeAll(list);
  writeAll(s.fortsLeft);
  writeAll(s.ruins);
  writeAll(s.raided);
  writeAll(s.levels);
  writeAll(s.mines);
  writeAll(s.morale);
  for (const paid of s.cautioned) write(paid ? 1 : 0);
  const activation = t.frame('activation');
  if (activation) {
    write(activation.command);
    write(activation.march);
    write(activation.marchBonus);
    write(activation.train);
    write(activation.hesitates ? 1 : 0);
    writeAll(activation.forts);
  }
  const zone = t.frame('zone');
  if (zone) {
    write(zone.zone);
    write(zone.rain ? 1 : 0);
    writeAll(zone.armed);
  }
}

function hashOf(): number {
  let hash = length;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ (now[i] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash;
}

const isNow = (position: Int32Array): boolean => {
  if (position.length !== length) return false;
  for (let i = 0; i < length; i++) if (position[i] !== now[i]) return false;
  return true;
};

interface Remembered<T> {
  readonly components: MonferratoTable['components'];
  readonly position: Int32Array;
  readonly thought: T;
}

/** The latest positions and those before them: whatever is looked at again moves up, the rest is forgotten with its generation. */
export class Memory<T> {
  private young = new Map<number, Remembered<T>>();
  private old = new Map<number, Remembered<T>>();

  recall(t: MonferratoTable, seat: number, command: number, think: () => T): T {
    writePosition(t, seat, command);
    const hash = hashOf();
    const known = this.young.get(hash) ?? this.old.get(hash);
    if (known && known.components === t.components && isNow(known.position)) {
      this.young.set(hash, known);
      return known.thought;
    }
    const position = now.slice(0, length);
    const thought = think();
    if (this.young.size >= GENERATION) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(hash, { components: t.components, position, thought });
    return thought;
  }
}

const GENERATION = 256;
