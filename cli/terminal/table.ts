/** A match on the screen, and who sits before it. */

import type { Seat } from '@condotta/kernel';
import type { Screen } from './screen.ts';
import type { Session } from './session.ts';

export interface Table {
  readonly session: Session;
  readonly screen: Screen;
  /** Who sits at the screen now. */
  present: Seat | null;
  /** How much of the log each person had read when he last decided. */
  readonly read: Map<Seat, number>;
}
