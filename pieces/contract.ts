/**
 * The contract between the table and a game's board. A board knows no rules: it gets what the eyes may see, what can be
 * done with which thing, and reasons; it draws, and says what was pointed at.
 */

import type { Arg, Language, MessageArgs, Seat } from '@condotta/kernel';
import type { ComponentType } from 'preact';
import type { Blazon } from './blazon.ts';

/** Something that can be done, or cannot, with the reason why. */
export interface Choice {
  readonly verb: string;
  readonly arg: Arg | null;
  /** In words: "Enter Mantua". */
  readonly label: string;
  readonly refusal: { readonly rule: string; readonly text: string; readonly blame: readonly string[] } | null;
  /** After this click there is no undo: chance would fall or something would be revealed. */
  readonly final: boolean;
}

/** Who holds a seat. */
export interface Holder {
  readonly name: string;
  /** Null: a person at this device; else the level of a mind. */
  readonly mind: string | null;
}

/** Something that came to pass, as the eyes that look may read it. */
export interface Happening {
  /** How many decisions stood before the one it belongs to; -1 for the opening. */
  readonly step: number;
  readonly key: string;
  readonly args: MessageArgs;
  readonly text: string;
  /** The things it speaks of. */
  readonly things: readonly string[];
}

export interface BoardProps {
  /** The game's own view, for the eyes that look. */
  readonly view: unknown;
  /** The game's components. */
  readonly parts: unknown;
  readonly language: Language;
  /** The seat that looks; null is a spectator. */
  readonly seat: Seat | null;
  readonly holders: readonly Holder[];
  readonly asked: readonly Seat[];
  /** Which procedure asks: "troop.march". */
  readonly moment: string;
  /** Everything that comes into question for the seat, legal or greyed, by the thing it is about ("tile:7"). */
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
  /** Things to light up: what a log line speaks of, what a refusal blames, what a hint proposes, the keyboard's cursor. */
  readonly lit: ReadonlySet<string>;
  /** The thing under the keyboard's cursor, or null. */
  readonly cursor: string | null;
  /** The key that hides the pieces is down: the map alone. */
  readonly bare: boolean;
  /** 0 still, 1 normal, 2 fast; 0 as well when the reader wants reduced motion. */
  readonly motion: 0 | 1 | 2;
  /**
   * What came to pass since the picture before this one, in order: the board tells it and then calls `onTold`. The same
   * array as long as it is the same tale; another one (an empty one, too) means that the last tale is over, told or not.
   * Empty on the first picture, after a jump and after an undo. If the eyes are others than before: what these may read.
   */
  readonly happened: readonly Happening[];
  /** `happened` is being told in frames: until `onTold` the table keeps its question back. */
  onTelling(): void;
  /**
   * `happened` has been told or skipped: at once with motion 0. Until then (but not for long) the table
   * waits; `onPick` meanwhile ends the tale.
   */
  onTold(): void;
  /** A thing was clicked or chosen by keyboard. The table knows what follows. */
  onPick(thing: string): void;
  /** A thing is pointed at, focused or long-pressed (null: no more): the table shows what can be done, or why not. */
  onPoint(thing: string | null): void;
}

/** What a game brings to the table. */
export interface Board {
  readonly Component: ComponentType<BoardProps>;
  /** All things on the board a cursor can go to, in reading order, with where they are (for arrow keys) and their words. */
  places(
    props: BoardProps,
  ): readonly { readonly thing: string; readonly x: number; readonly y: number; readonly text: string }[];
  /**
   * What a choice of the strip would bring now, in a few words; empty: no words; null: the strip leaves it out, since
   * nothing would come of it.
   */
  noteOf?(props: BoardProps, choice: Choice): string | null;
  /** The arms of a seat: its colours wherever the table speaks of it. */
  armsOf?(view: unknown, seat: Seat): Blazon;
  /** The whole position as text for a screen reader, a paragraph a heading. */
  describe(props: BoardProps): readonly { readonly heading: string; readonly lines: readonly string[] }[];
}
