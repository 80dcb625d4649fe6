/** What is told about a game before it is opened: by the lobby, and to whoever sets up a table. */

import type { Language, OptionSpec, OptionValue, ScenarioSpec } from '@condotta/kernel';

export interface GameFacts {
  readonly id: string;
  readonly title: string;
  /** False: its cover is shown, and nothing more yet. */
  readonly playable: boolean;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes; null: longer than anybody would say beforehand. */
  readonly minutes: number | null;
  /** 1 light to 5 heavy. */
  readonly complexity: 1 | 2 | 3 | 4 | 5;
  /** What it is about, in one sentence. */
  readonly stake: Readonly<Record<Language, string>>;
  /** What its rules call a round, where that is not the page's word for it. */
  readonly round?: Readonly<Record<Language, string>>;
  readonly options: readonly OptionSpec[];
  /** Its beginnings, if it has several: the first one is the default. */
  readonly scenarios?: readonly ScenarioSpec[];
  /** What each seat leads, where seats are not alike. */
  readonly seatNames?: (
    seats: number,
    options: Readonly<Record<string, OptionValue>>,
  ) => readonly Readonly<Record<Language, string>>[];
}
