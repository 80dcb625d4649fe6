/** What every part of the table may reach. */

import type { Snapshot } from '@condotta/keeper/protocol';
import type { BoardProps, Choice } from '@condotta/pieces';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { wordsOf } from '../words/index.ts';
import { tableWords } from '../words/table.ts';
import type { BoardKit } from './boards.ts';
import type { Row } from './choices.ts';
import type { Place } from './cursor.ts';
import type { Finals } from './finals.ts';
import type { Heralds } from './heralds.ts';
import type { Hints } from './hints.ts';
import type { Notebook } from './notebook.ts';
import type { Picking } from './picking.ts';
import type { Replay } from './replay.ts';
import type { Sights } from './sights.ts';
import type { TableStore } from './store.ts';

/** A decision that somebody hopes for: the verb, and the arguments that will do (none: any). */
export interface Guide {
  readonly verb: string;
  readonly args: readonly (string | number | null)[];
}

/** A learner reads what the coach says first, or has left the path of the lesson and takes that back. */
export type Pause = { readonly kind: 'reading' } | { readonly kind: 'strayed'; takeBack(): void };

export const isGuided = (guide: Guide | null, { verb, arg }: Pick<Choice, 'verb' | 'arg'>): boolean =>
  guide !== null && guide.verb === verb && (guide.args.length === 0 || guide.args.includes(arg));

export interface TableModel {
  readonly store: TableStore;
  readonly hints: Hints;
  readonly finals: Finals;
  /** The board is telling what came to pass. */
  readonly telling: ReadonlySignal<boolean>;
  /** It tells it as a story, and the question waits. */
  readonly story: ReadonlySignal<boolean>;
  /** The rest of the story at once. */
  hurry(): void;
  readonly replay: Replay;
  readonly picking: Picking;
  /** What is shown of a piece that somebody asks about. */
  readonly sights: Sights;
  readonly heralds: Heralds;
  readonly kit: ReadonlySignal<BoardKit | null>;
  /** The picture on the screen: of the past if one looks back, else the present. */
  readonly shown: ReadonlySignal<Snapshot | null>;
  /** The same, as far as it has been told: head and chronicle do not give away the end of a story. */
  readonly told: ReadonlySignal<Snapshot | null>;
  /** The present, as far as it has been told. */
  readonly written: ReadonlySignal<Snapshot | null>;
  /** What the seat may choose now; empty while it looks back. */
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly boardProps: ReadonlySignal<BoardProps | null>;
  readonly places: ReadonlySignal<readonly Place[]>;
  readonly rows: ReadonlySignal<readonly Row[]>;
  /** What each choice of the strip would bring, by its id; null: it is left out. */
  readonly notes: ReadonlySignal<ReadonlyMap<string, string | null>>;
  /** The key of each choice of the strip, by its id. */
  readonly letters: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly cursor: Signal<string | null>;
  /** What a line of the log speaks of. */
  readonly spoken: Signal<readonly string[]>;
  readonly bare: Signal<boolean>;
  readonly logOpen: Signal<boolean>;
  readonly panel: Signal<'help' | 'review' | 'find' | 'more' | 'over' | 'notes' | 'windows' | null>;
  readonly notebook: Notebook;
  /** A click on a thing marks it, or draws an arrow to it, and nothing else; null: it means what it means. */
  readonly marking: Signal<'signs' | 'arrows' | null>;
  /** The rule that is read beside the board, or null. */
  readonly rule: Signal<string | null>;
  /** What a coach waits for: it is lit. */
  readonly guide: Signal<Guide | null>;
  /** What a learner must do before he decides anything; null: nothing. */
  readonly pause: Signal<Pause | null>;
  /** May the minds go on? Only for those who watch. */
  readonly running: Signal<boolean>;
}

export const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('a part of the table was drawn outside of it');
  return model;
}

/** The table's words in the reader's language. */
export const words = wordsOf(tableWords);

/** "Anna (Este)", or the one name there is. */
export function seatWords({ holders, names }: Snapshot, seat: number): string {
  const person = holders[seat]?.name ?? '';
  const house = names[seat] ?? '';
  return person === '' || person === house ? house : `${person} (${house})`;
}
