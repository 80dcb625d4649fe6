/** Reads the pieces of a position document. */

import { brief, DocumentReader } from '@condotta/kernel';
import type { Components } from './components/types.ts';
import { lookupOf } from './lookup.ts';
import { ELIMINATED, NONE, REMOVED, RESERVE, WAITING } from './state.ts';
import { namesOf } from './things.ts';

const OFF: ReadonlyMap<unknown, number> = new Map([
  ['reserve', RESERVE],
  ['waiting', WAITING],
  ['eliminated', ELIMINATED],
  ['removed', REMOVED],
]);

export class Reader extends DocumentReader {
  private readonly components: Components;

  constructor(components: Components) {
    super();
    this.components = components;
  }

  word<W extends string>(x: unknown, path: string, otherwise: W, words: readonly W[]): W {
    if (x === undefined) return otherwise;
    const found = words.find((word) => word === x);
    if (found === undefined) this.wrong(path, `one of ${words.join(', ')}`);
    return found ?? otherwise;
  }

  unit(id: string, path: string): number {
    return this.known(lookupOf(this.components).units.get(id), id, 'unit', path);
  }

  zone(x: unknown, path: string): number {
    const zone = typeof x === 'string' ? lookupOf(this.components).zones.get(x) : undefined;
    return this.known(zone, x, 'zone', path);
  }

  /** A zone, or where else a counter can be. */
  place(x: unknown, path: string): number {
    return OFF.get(x) ?? this.zone(x, path);
  }

  side(id: string, path: string): number {
    return this.known(namesOf(this.components).numbers.get(`side:${id}`), id, 'side', path);
  }

  /** By its letter. */
  command(x: unknown, path: string): number {
    const command = typeof x === 'string' ? namesOf(this.components).numbers.get(`command:${x}`) : undefined;
    return this.known(command, x, 'Command', path);
  }

  /** By its number from 1, or its English name ("Apr 1628"). */
  box(x: unknown, path: string, otherwise: number): number {
    const { boxes } = this.components;
    const named = typeof x === 'string' ? boxes.findIndex(({ name }) => name.en === x) : NONE;
    return named >= 0 ? named : this.int(x, path, otherwise + 1, boxes.length, 1) - 1;
  }

  /** By number, from 1. */
  chits(x: unknown, path: string): number[] {
    const most = this.components.chits.length;
    return this.listOf(x, path).map((chit, i) => this.int(chit, `${path}[${i}]`, 1, most, 1) - 1);
  }

  zones(x: unknown, path: string): number[] {
    return this.listOf(x, path)
      .map((zone, i) => this.zone(zone, `${path}[${i}]`))
      .sort((a, b) => a - b);
  }

  commands(x: unknown, path: string): number[] {
    return this.listOf(x, path).map((command, i) => this.command(command, `${path}[${i}]`));
  }

  /** As many as there are otherwise. */
  ints(x: unknown, path: string, otherwise: readonly number[]): number[] {
    const given = this.asMany(x, path, otherwise);
    return otherwise.map((value, i) => this.int(given[i], `${path}[${i}]`, value));
  }

  flags(x: unknown, path: string, otherwise: readonly boolean[]): boolean[] {
    const given = this.asMany(x, path, otherwise);
    return otherwise.map((value, i) => this.flag(given[i], `${path}[${i}]`, value));
  }

  private asMany(x: unknown, path: string, otherwise: readonly unknown[]): readonly unknown[] {
    const given = this.listOf(x ?? otherwise, path);
    if (given.length !== otherwise.length) this.wrong(path, `${otherwise.length} are needed here`);
    return given;
  }

  private known(found: number | undefined, x: unknown, kind: string, path: string): number {
    if (found === undefined) this.wrong(path, `there is no ${kind} ${x === undefined ? 'here' : brief(x)}`);
    return found ?? NONE;
  }
}
