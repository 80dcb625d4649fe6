/** Reads the pieces of a position document. */

import { DocumentReader, isObject } from '@condotta/kernel';
import {
  ACTIONS,
  type Components,
  FACTIONS,
  type Placement,
  STRUCTURES,
  type StructureKind,
} from './components/index.ts';
import { hexAt, type Laid } from './map.ts';
import { placeIn } from './things.ts';

/** Tiles have numbers from 2, two a tile: one for each face. */
export const LAST_TILE = 71;

type Listed = { readonly id: number; readonly name: { readonly en: string }; readonly key?: string };

export class Reader extends DocumentReader {
  private readonly components: Components;
  private readonly favorsUsed = new Set<number>();

  constructor(components: Components) {
    super();
    this.components = components;
  }

  /** A territory, written "q,r"; -1 if there is none: a map may be empty. */
  hex(map: Laid, x: unknown, path: string): number {
    const hex = typeof x === 'string' ? hexAt(map, placeIn(`place:${x}`)) : -1;
    if (hex < 0) this.wrong(path, 'a territory is written "q,r", and must be on the map');
    return hex;
  }

  /** One of these words; the number of the first one if it is none of them. */
  word(words: readonly string[], x: unknown, path: string): number {
    const found = words.findIndex((word) => word === x);
    if (found < 0) this.wrong(path, `one of ${words.join(', ')}`);
    return Math.max(0, found);
  }

  faction(x: unknown, path: string): number {
    return x === null ? -1 : this.word(FACTIONS, x, path);
  }

  structure(x: unknown, path: string): StructureKind {
    return STRUCTURES[this.word(STRUCTURES, x, path)] ?? 'outpost';
  }

  /** Action cards as bits. */
  actions(x: unknown, path: string, otherwise: number): number {
    if (x === undefined) return otherwise;
    return this.listOf(x, path).reduce(
      (mask: number, one, i) => mask | (1 << this.word(ACTIONS, one, `${path}[${i}]`)),
      0,
    );
  }

  /** Numbers of quests or upgrades, each written as number or English name. */
  numbers(all: readonly Listed[], x: unknown, path: string): number[] {
    return this.listOf(x ?? [], path).map((one, i) => {
      const found = all.find(
        ({ id, name, key }) => id === one || name.en === one || (key !== undefined && key === one),
      );
      if (!found) this.wrong(`${path}[${i}]`, 'there is no such thing');
      return found?.id ?? 1;
    });
  }

  /** Favor cards by number, or by key or name: then the first copy not used yet. */
  favors(x: unknown, path: string): number[] {
    return this.listOf(x ?? [], path).map((one, i) => {
      const found = this.components.favors.find(
        ({ id, name, key }) => !this.favorsUsed.has(id) && (id === one || name.en === one || key === one),
      );
      if (!found) this.wrong(`${path}[${i}]`, 'there is no such card left');
      this.favorsUsed.add(found?.id ?? 0);
      return found?.id ?? 1;
    });
  }

  useFavor(card: number): void {
    this.favorsUsed.add(card);
  }

  isFavorUsed(card: number): boolean {
    return this.favorsUsed.has(card);
  }

  /** A board on the table: { "side": "1A", "turn": 5, "at": "1,-1" }. */
  placement(x: unknown, path: string): Placement {
    const d = this.object(x, path);
    const side = this.components.sides.find(({ key }) => key === d['side'])?.id ?? 0;
    if (side === 0) this.wrong(`${path}.side`, 'the label of a board side');
    const place = d['at'] ?? '0,0';
    const [q, r] = typeof place === 'string' ? place.split(',').map(Number) : [];
    if (!Number.isSafeInteger(q) || !Number.isSafeInteger(r) || Math.abs(q ?? 0) > 30 || Math.abs(r ?? 0) > 30)
      this.wrong(`${path}.at`, 'a place is written "q,r"');
    return { side: Math.max(1, side), turn: this.int(d['turn'], `${path}.turn`, 0, 5), q: q ?? 0, r: r ?? 0 };
  }

  /** Numbers by word: { "soldier": 2 }. Other fields are the caller's. */
  counts(words: readonly string[], x: unknown, path: string): number[] {
    const d = x === undefined ? {} : this.object(x, path);
    return words.map((word) => (isObject(d) ? this.int(d[word], `${path}.${word}`, 0) : 0));
  }
}
