/** Reads the pieces of a position document. */

import { at, brief, DocumentReader, type Eyes, eyesOf } from '@condotta/kernel';
import { type Components, DIRECTIONS, type Name, ORDERS } from './components/types.ts';
import { areaOf, OFF } from './field.ts';
import { NONE } from './state.ts';
import { cardOfSide, type Kind, numberIn, placingIn } from './things.ts';

/** Where a Unit stands; `cells` null: wherever there is room. */
export interface Stand {
  readonly area: number;
  readonly cells: number | null;
  readonly facing: number;
}

/** What is no text names nothing. */
const written = (x: unknown): string => (typeof x === 'string' ? x : '');

export class Reader extends DocumentReader {
  private readonly components: Components;

  constructor(components: Components) {
    super();
    this.components = components;
  }

  /** A thing by its name without the kind: "F3". */
  thing(kind: Kind, x: unknown, path: string): number {
    const found = numberIn(kind, `${kind}:${written(x)}`);
    if (found === NONE) this.wrong(path, `there is no ${kind} ${x === undefined ? 'here' : brief(x)}`);
    return found;
  }

  word<W extends string>(x: unknown, path: string, otherwise: W, words: readonly W[]): W {
    if (x === undefined) return otherwise;
    const found = words.find((word) => word === x);
    if (found === undefined) this.wrong(path, `one of ${words.join(', ')}`);
    return found ?? otherwise;
  }

  /** "M", or null: none. */
  order(x: unknown, path: string): number {
    if (x === null) return NONE;
    return this.thing('order', x, path);
  }

  strategy(side: number, x: unknown, path: string): number {
    return this.card('strategy', side, at(this.components.strategies, side), x, path);
  }

  initiative(side: number, x: unknown, path: string): number {
    return this.card('initiative', side, at(this.components.initiatives, side), x, path);
  }

  strategies(side: number, x: unknown, path: string): number[] {
    return this.listOf(x, path).map((card, i) => this.strategy(side, card, `${path}[${i}]`));
  }

  eyes(x: unknown, path: string, seats: number): Eyes {
    return this.seats(x, path, seats).reduce((eyes, seat) => eyes | eyesOf(seat), 0);
  }

  /** "C2", "C2/S" or "C2/NW/S"; "C2/-/S" is on the march. */
  stand(unit: number, x: unknown, path: string): Stand {
    const data = at(this.components.units, unit);
    const parts = x === undefined ? [data.start] : written(x).split('/', 4);
    const area = areaOf(at(parts, 0));
    const facing = DIRECTIONS.findIndex((d) => d === (parts.length > 1 ? parts.at(-1) : data.facing));
    const cells = parts.length > 2 ? this.cells(at(parts, 1)) : null;
    if (area !== OFF && facing !== NONE && cells !== NONE && parts.length < 4) return { area, cells, facing };
    this.wrong(path, 'a place is written "C2", "C2/S" or "C2/NW/S"');
    return { area: 0, cells: null, facing: 0 };
  }

  /** "NW", "E"; "-" for none; NONE if it is neither. */
  private cells(place: string): number {
    return place === '-' ? 0 : (placingIn(`place:F1/${place}/N`)?.cells ?? NONE);
  }

  /** A card by its number ("F3") or English name. */
  private card(
    kind: 'strategy' | 'initiative',
    side: number,
    cards: readonly { readonly name: Name }[],
    x: unknown,
    path: string,
  ): number {
    const called = cards.findIndex(({ name }) => name.en === x);
    const found = called < 0 ? cardOfSide(numberIn(kind, `${kind}:${written(x)}`), side, cards.length) : called;
    if (found === NONE) this.wrong(path, `this side has no ${kind} ${x === undefined ? 'here' : brief(x)}`);
    return found;
  }
}

/** "M", or null for none. */
export const orderText = (order: number): string | null => ORDERS[order] ?? null;
