/**
 * The contract between the table and a game's board. A board knows no rules: it gets what the eyes may see, what can be
 * done with which thing, and reasons; it draws, and says what was pointed at.
 */

import type { Choice, Happening, Holder, Overlay } from '@condotta/keeper/protocol';
import type { Language, Seat } from '@condotta/kernel';
import type { ComponentType } from 'preact';
import type { Blazon } from './blazon.ts';
import type { IconName } from './icons.ts';
import type { OwnArrow, OwnSign } from './signs.ts';

export type { Choice, Happening, Holder, Overlay };

/** What is shown of a thing that somebody asked about (empty: nothing was asked), and the signs that whoever looks has put on things for himself. */
export interface Shown {
  readonly thing: string;
  readonly overlays: readonly Overlay[];
  readonly signs?: Readonly<Record<string, OwnSign>>;
  readonly arrows?: readonly OwnArrow[];
  /** From where the next of these arrows goes. */
  readonly tail?: string | null;
}

export interface BoardProps {
  /** The game's own view, for the eyes that look. */
  readonly view: unknown;
  /** The game's components. */
  readonly components: unknown;
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
  /** What is shown over the sheet: a board hands it to an `OverlayLayer`. Null: nothing. */
  readonly overlay: Shown | null;
  /** The key that hides the pieces is down: the map alone. */
  readonly bare: boolean;
  /** 0 still, 1 normal, 2 fast; 0 as well when the reader wants reduced motion. */
  readonly motion: 0 | 1 | 2;
  /**
   * How many milliseconds telling may take now: between two decisions of one's own nobody waits for long. Infinity for
   * whoever has chosen to watch; 0: what happened is shown as done.
   */
  readonly time: number;
  /**
   * What came to pass since the picture before this one, in order: the board tells it and then calls `onTold`. The same
   * array as long as it is the same tale; another one (an empty one, too) means that the last tale is over, told or not.
   * Empty on the first picture, after a jump and after an undo. If the eyes are others than before: what these may read.
   */
  readonly happened: readonly Happening[];
  /** `happened` is being told in stills: until `onTold` the table keeps its question back. */
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

/**
 * Something worth a word of its own over the board: somebody's turn begins, an Event turns its face up, coins or points change
 * hands. The table cries it out, and what was done to the reader stays until his next decision.
 */
export interface Herald {
  readonly kind: 'turn' | 'deed';
  /** Whose turn, whose deed; null: nobody's. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The card that turns its face up, drawn by the board's `Face`; null: none. */
  readonly card: string | null;
  readonly flows: readonly Flow[];
}

/** What somebody loses (below 0) or gets. */
export interface Flow {
  readonly seat: Seat;
  readonly icon: IconName;
  /** What it is, after its number: "Florins". */
  readonly name: string;
  readonly by: number;
}

/**
 * What a game brings to the table. A board may mark its elements for it: `data-together` around things of which a card shall hide
 * none when it speaks of one, `data-matter` for what the question is about.
 */
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
  /** How a deed may end, by the names in the game's odds for which the page has no word. */
  readonly endings?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** What of `happened` is cried out, in its order. The deeds of the seat that looks are not news to it. */
  heralds?(props: BoardProps): readonly Herald[];
  /** A card as it lies face up, about as high as ten lines. */
  readonly Face?: ComponentType<{ readonly thing: string; readonly props: BoardProps }>;
  /** The arms of a seat: its colours wherever the table speaks of it. */
  armsOf?(view: unknown, seat: Seat): Blazon;
  /** The whole position as text for a screen reader, a paragraph a heading. */
  describe(props: BoardProps): readonly { readonly heading: string; readonly lines: readonly string[] }[];
}
