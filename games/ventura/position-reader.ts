/** Reads the pieces of a position document. */

import { brief, DocumentReader } from '@condotta/kernel';
import type { Card, Components } from './components/index.ts';

/** What a place asks of its cards. */
export interface Sort {
  readonly text: string;
  fits(card: Card): boolean;
}

const ANY: Sort = { text: 'any card', fits: () => true };

export class Reader extends DocumentReader {
  private readonly components: Components;
  private readonly cardsUsed = new Set<number>();
  private readonly tilesUsed = new Set<number>();

  constructor(components: Components) {
    super();
    this.components = components;
  }

  used(card: number): boolean {
    return this.cardsUsed.has(card);
  }

  use(card: number): void {
    this.cardsUsed.add(card);
  }

  usedTile(tile: number): boolean {
    return this.tilesUsed.has(tile);
  }

  useTile(tile: number): void {
    this.tilesUsed.add(tile);
  }

  /** A card that this place alone has; 0 if there is none of that name left. */
  card(x: unknown, path: string, sort: Sort = ANY): number {
    const named = this.components.cards.filter(
      (card) => card.id === x || (card.kind !== 'captain' && card.type === x) || card.name.en === x,
    );
    const found = named.find((card) => !this.cardsUsed.has(card.id));
    if (found) {
      if (!sort.fits(found)) this.wrong(path, `${found.name.en}: ${sort.text} is needed here`);
      this.cardsUsed.add(found.id);
      return found.id;
    }
    this.wrong(path, named.length > 0 ? `no more cards of ${String(x)}` : `there is no card ${brief(x)}`);
    return 0;
  }

  cards(x: unknown, path: string, sort: Sort = ANY): number[] {
    if (x === undefined) return [];
    return this.listOf(x, path)
      .map((card, i) => this.card(card, `${path}[${i}]`, sort))
      .filter((card) => card > 0);
  }

  /** One of these cards: by number, or the first one of that name among them. */
  among(ids: readonly number[], x: unknown, path: string): number {
    const found = this.components.cards.find(
      (card) =>
        ids.includes(card.id) && (card.id === x || (card.kind !== 'captain' && card.type === x) || card.name.en === x),
    );
    if (!found) this.wrong(path, 'no such Company is in play');
    return found?.id ?? 0;
  }

  /** A tile that this place alone has. */
  tile(x: unknown, path: string): number {
    const id = this.place(x, path);
    if (id === 0) return 0;
    if (this.tilesUsed.has(id)) this.wrong(path, `tile ${id} is in two places`);
    this.tilesUsed.add(id);
    return id;
  }

  tiles(x: unknown, path: string): number[] {
    if (x === undefined) return [];
    return this.listOf(x, path)
      .map((tile, i) => this.tile(tile, `${path}[${i}]`))
      .filter((tile) => tile > 0);
  }

  /** A tile, wherever it is. */
  place(x: unknown, path: string): number {
    const found = this.components.tiles.find((tile) => tile.id === x || tile.name.en === x);
    if (!found) this.wrong(path, `there is no tile ${x === undefined ? 'here' : brief(x)}`);
    return found?.id ?? 0;
  }

  places(x: unknown, path: string): number[] {
    if (x === undefined) return [];
    return this.listOf(x, path)
      .map((tile, i) => this.place(tile, `${path}[${i}]`))
      .filter((tile) => tile > 0);
  }
}
