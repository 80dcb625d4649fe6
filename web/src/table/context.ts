/** What every part of the table may reach. */

import type { BoardProps, Choice } from '@condotta/pieces';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Snapshot } from '../host/protocol.ts';
import { wordsOf } from '../words/index.ts';
import { tableWords } from '../words/table.ts';
import type { BoardKit } from './boards.ts';
import type { Row } from './choices.ts';
import type { Place } from './cursor.ts';
import type { Hints } from './hints.ts';
import type { Picking } from './picking.ts';
import type { Replay } from './replay.ts';
import type { TableStore } from './store.ts';

/** A decision that somebody hopes for: the verb, and the arguments that will do (none: any). */
export interface Guide {
  readonly verb: string;
  readonly args: readonly (string | number | null)[];
}

export const isGuided = (guide: Guide | null, { verb, arg }: Pick<Choice, 'verb' | 'arg'>): boolean =>
  guide !== null && guide.verb === verb && (guide.args.length === 0 || guide.args.includes(arg));

export interface TableModel {
  readonly store: TableStore;
  readonly hints: Hints;
  /** The board is telling what came to pass. */
  readonly telling: ReadonlySignal<boolean>;
  /** It tells it as a story, and the question waits. */
  readonly story: ReadonlySignal<boolean>;
  /** The rest of the story at once. */
  hurry(): void;
  readonly replay: Replay;
  readonly picking: Picking;
  readonly kit: ReadonlySignal<BoardKit | null>;
  /** The picture on the screen: of the past if one looks back, else the present. */
  readonly shown: ReadonlySignal<Snapshot | null>;
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
  readonly panel: Signal<'help' | 'review' | 'find' | 'more' | 'over' | null>;
  /** What a coach waits for: it is lit. */
  readonly guide: Signal<Guide | null>;
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
