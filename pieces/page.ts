/**
 * What a game brings to the page. games/<id>/page.ts fills it in and games/page.ts lists it. Facts and cover are there from
 * the start; all else is fetched when it is wanted, and may be missing: a game without a board is shown as text.
 */

import type { Language, Lesson } from '@condotta/kernel';
import type { Editions, GameFacts } from '@condotta/kit';
import type { ComponentType } from 'preact';
import type { Board } from './contract.ts';

export interface GamePage {
  readonly facts: GameFacts;
  /** Its plate in the lobby. */
  readonly Cover?: ComponentType;
  board?(): Promise<{ readonly board: Board }>;
  editions?(): Promise<Editions>;
  lessons?(): Promise<{ readonly lessons: readonly Lesson[] }>;
  /** The rules reference, in Markdown. */
  readonly rules?: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
}

/** The games of the page, and how to find one. */
export interface Pages {
  readonly pages: readonly GamePage[];
  /** What the game with this id brings, or null. */
  pageOf(id: string): GamePage | null;
}

export const pagesOf = (pages: readonly GamePage[]): Pages => ({
  pages,
  pageOf: (id) => pages.find(({ facts }) => facts.id === id) ?? null,
});
