/** The data that a keeper and a page exchange. */

import type { Arg, Language, MessageArgs, OptionValue, Seat } from '@condotta/kernel';

/** Something that can be done, or cannot, with the reason why. */
export interface Choice {
  readonly verb: string;
  readonly arg: Arg | null;
  /** In words: "Enter Mantua". */
  readonly label: string;
  readonly refusal: Reason | null;
}

/** Why something cannot be done. */
export interface Reason {
  readonly rule: string;
  readonly text: string;
  readonly blame: readonly string[];
}

/** Who holds a seat. */
export interface Holder {
  readonly name: string;
  /** Null: a person; else the level of a mind. */
  readonly mind: string | null;
  /** Who sits there: the same id is the same person, the same name need not be. Null: a mind, or nobody yet. */
  readonly person: string | null;
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

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly holders: readonly Holder[];
  /** A position document to start from (exercises, the editor), or null. */
  readonly position: unknown;
  /** For lessons and tests: dice that fall the same every time, without anybody's nonces. Null: secret, fair ones. */
  readonly seed: string | null;
  /** Which edition on the shelf it is played with; null: the built-in components. */
  readonly edition: string | null;
}

/** A table that has been started: the dice are committed to; it opens when no seat is waited for any more. */
export interface Offered {
  readonly table: string;
  readonly commitment: string;
  /** The seats whose nonces are missing. */
  readonly waiting: readonly Seat[];
}

/** An owner's components on the shelf. */
export interface EditionInfo {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly added: number;
}

/** A table on the shelf. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly holders: readonly Holder[];
  readonly created: number;
  readonly updated: number;
  /** How many decisions stand that everybody knows of. */
  readonly steps: number;
  readonly over: boolean;
  /** The name of the edition it is played with, or null. */
  readonly edition: string | null;
  /** How far it is, in the game's own unit, and the points of each seat; null: it has not begun, or an older page has stored it. */
  readonly progress: { readonly count: number; readonly unit: string; readonly scores: readonly number[] } | null;
  /** Another table, and after how many decisions of it this one begins: a "what if"; null: it has a beginning of its own. */
  readonly origin: Origin | null;
}

export interface Origin {
  readonly table: string;
  readonly at: number;
}

/** What a page needs once, when it comes to a table. */
export interface OpenedTable extends TableInfo {
  /** The edition document that its board is drawn from, or null. */
  readonly document: unknown;
  readonly commitment: string;
  /** The seats whose nonces are missing; there is nothing to look at before they are all there. */
  readonly waiting: readonly Seat[];
  /** The seats that this connection speaks for. */
  readonly mine: readonly Seat[];
  readonly owner: boolean;
}

/** A line of the log for one pair of eyes; its args are only what these eyes may read. */
export interface LogLine extends Happening {
  /** Whose decision led to it; null for the opening. */
  readonly seat: Seat | null;
  /** Under whose name it stands: who draws, pays, loses; null: nobody's. */
  readonly whose: Seat | null;
  /** It came of an answer that nobody was asked for, since there was but one. */
  readonly quiet: boolean;
  /** In which round (or whatever the game counts) it happened; 0 before the first. */
  readonly round: number;
  readonly rule: string;
}

/** Everything the page needs to draw a table, for one pair of eyes. */
export interface Snapshot {
  readonly table: string;
  readonly game: string;
  readonly language: Language;
  readonly holders: readonly Holder[];
  /** The seat that looks; null is a spectator, who sees everything once the game is over. */
  readonly seat: Seat | null;
  /** What the seat quotes with its next click. */
  readonly seq: number;
  /** How many decisions stand that these eyes know of, and after how many of them this picture was taken. */
  readonly steps: number;
  readonly at: number;
  /** How many stood after the seat's own last one: what came later is news to it. 0 if it has not decided yet. */
  readonly since: number;
  /** The game's own view (its board knows the form). */
  readonly view: unknown;
  readonly asked: readonly Seat[];
  readonly prompt: string;
  /** The things that the prompt is about, to be lit. */
  readonly about: readonly string[];
  /** Which procedure asks: "troop.march". */
  readonly moment: string;
  /** How far the game is, in its own unit ("rounds"); what part of it this is, and how one wins: in words, may be empty. */
  readonly length: { readonly count: number; readonly unit: string };
  readonly phase: string;
  readonly goal: string;
  readonly choices: readonly Choice[];
  /** The log from step `from` on; what comes before it the reader has already, by the `mark` of an earlier snapshot. */
  readonly log: readonly LogLine[];
  readonly from: number;
  readonly mark: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The seat of the same person that undo would reach: this one before any other; null: none. */
  readonly undoer: Seat | null;
  /** The take-back that is asked for, and who has yet to agree. */
  readonly offer: { readonly by: Seat; readonly waiting: readonly Seat[] } | null;
  /** May the seat ask the others to let it take back its last decision? */
  readonly canOffer: boolean;
  /** The questions that the seat may answer beforehand; most games have none. */
  readonly windows: readonly WindowInfo[];
  readonly over: { readonly winners: readonly Seat[]; readonly rule: string; readonly text: string } | null;
  readonly scores: readonly number[];
  readonly sides: readonly (string | null)[];
  /** What the game calls each seat: "Este". */
  readonly names: readonly string[];
  /** What the dice were committed to before anybody gave a nonce. */
  readonly commitment: string;
  /** Why the last decisions are not stored: the game goes on in memory. Null: all is stored. */
  readonly unsaved: Unsaved | null;
}

/** A question that comes often and is mostly passed. */
export interface WindowInfo {
  readonly id: string;
  readonly title: string;
  /** On what grounds the seat may want to be asked all the same. */
  readonly grounds: readonly { readonly id: string; readonly title: string }[];
  /** The seat lets it pass unless one of these grounds holds; null: it is always asked. */
  readonly unless: readonly string[] | null;
}

export type Unsaved = 'storage-full' | 'storage-slow' | 'storage-failed';

/**
 * How a fight or a roll may end, the best outcome first: each with its name, its chance, and how good it is for the seat
 * that asks, from 0 to 1. The page has words for what any fight may come to ("won"), a game's board for what is its own.
 */
export interface Odds {
  readonly exact: boolean;
  readonly samples: number;
  readonly outcomes: readonly Outlook[];
}

export interface Outlook {
  /** How it ends: "won". */
  readonly label: string;
  /** By how much; 0: that does not matter. */
  readonly by: number;
  readonly chance: number;
  readonly good: number;
  /** How many pieces are lost on the average if it comes so: the seat's own, and the others'. Null: that is decided later. */
  readonly losses: readonly [own: number, others: number] | null;
}

/**
 * What people ask of one thing on the map: where it could go, whom it touches, what it can shoot at, what of the others could
 * reach it, where its supply comes from, how far its commands carry. Told by what the eyes know.
 */
export interface Overlay {
  readonly kind: 'reach' | 'contact' | 'fire' | 'threat' | 'supply' | 'command';
  readonly marks: readonly OverlayMark[];
  /** Ways and lines between things, each from the first to the last of them. */
  readonly lines: readonly (readonly string[])[];
}

/** A thing that an overlay lights, with a figure (what it costs, a chance), which may be empty. Figures need no language. */
export interface OverlayMark {
  readonly thing: string;
  readonly figure: string;
}

/** A mind's proposal with its reason. */
export interface Hint {
  readonly verb: string;
  readonly arg: Arg | null;
  readonly label: string;
  readonly reason: string;
}

/** How a mind judges a position: each seat's chance to win, and which turn of the game it belongs to (the same text: the same turn). */
export interface Judgement {
  readonly chances: readonly number[];
  readonly turn: string;
}

/** One point of the winning-chance curve: after so many decisions. */
export interface ReviewPoint extends Judgement {
  readonly step: number;
}
