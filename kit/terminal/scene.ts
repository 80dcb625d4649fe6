/** What the terminal needs of a game to show it. A drawing gets what its reader may see and nothing else. */

import type { Language, Seat } from '@condotta/kernel';
import type { Canvas, Line } from './canvas.ts';

/** A moment of a match as one reader sees it. */
export interface Scene {
  /** What the game's `view` gives to the reader. */
  readonly view: unknown;
  /** The components the match is played with: open to all. */
  readonly components: unknown;
  readonly language: Language;
  /** The reader; null is a spectator. */
  readonly seat: Seat | null;
  /** Who must decide now. */
  readonly asked: readonly Seat[];
  /** Who holds the seats: "Anna", "sergeant". */
  readonly holders: readonly string[];
  /** A thing in words. */
  nameOf(thing: string): string;
  /** The things of the decision that is highlighted. */
  readonly lit: ReadonlySet<string>;
  /** The things that can be decided about, with the numbers of their offers. */
  readonly open: ReadonlyMap<string, string>;
  /** The things at fault, while a refusal is explained. */
  readonly blamed: ReadonlySet<string>;
}

/** How much of the screen there is to draw in. */
export interface Region {
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  /** How far the match is: "Round 3, Recruit". */
  title(scene: Scene): string;
  /** Whom the question is about, if the question itself does not say it: "Light Horse"; may be empty. */
  moment(scene: Scene): string;
  /** `shift` moves the window over a map that does not fit, in hexagons or the like. */
  map(scene: Scene, region: Region, shift?: { readonly x: number; readonly y: number }): Canvas;
  /** The players in brief, within the region. */
  players(scene: Scene, region: Region): Line[];
  /** What the reader holds, and what lies open for all. */
  hand(scene: Scene, region: Region): Line[];
  /** Everything that is open about the players, at any length. */
  boards(scene: Scene, width: number): Line[];
  /** A thing that the game has no name for, or null. */
  thing(scene: Scene, thing: string): string | null;
  /** What there is to know about a thing, in a line; empty if nothing. */
  detail(scene: Scene, thing: string): string;
  /** What the signs on the map and in the tables mean, a line each. */
  legend(language: Language): readonly string[];
  /** The whole position in words, a line each. */
  text(scene: Scene): string[];
}
