/**
 * Snapshots as they come, with the whole log: the keeper sends only the lines that this page lacks. What one pair of eyes has
 * read is forgotten when the screen is passed on.
 */

import type { Link, LogLine, Reader, Snapshot } from '@condotta/keeper/protocol';
import type { Language, Seat } from '@condotta/kernel';
import { holdersIn } from '../words/names.ts';

export interface Pictures {
  /** `at`: after so many decisions; null: now. */
  look(seat: Seat | null, at?: number | null): Promise<Snapshot>;
  /** How answers are wanted. */
  reader(): Reader;
  /** A snapshot that came as an answer, completed. */
  complete(snapshot: Snapshot): Snapshot;
  /** Forgets all but what everybody may know. */
  forget(): void;
}

interface Known {
  readonly mark: string;
  readonly log: readonly LogLine[];
}

export function createPictures(link: Link, table: string, language: () => Language): Pictures {
  const known = new Map<Seat | null, Known>();

  const reader = (): Reader => ({ language: language(), marks: [...known.values()].map(({ mark }) => mark) });

  /** Lines of others' decisions that were taken back may lie beyond `from`: what came now takes their place. */
  const complete = (snapshot: Snapshot): Snapshot => {
    const { seat, log, from, mark, at, steps } = snapshot;
    const before = known.get(seat)?.log.filter(({ step }) => step < Math.min(from, at)) ?? [];
    const whole = [...before, ...log];
    if (at === steps) known.set(seat, { mark, log: whole });
    return { ...snapshot, holders: holdersIn(snapshot.language, snapshot.holders), log: whole, from: -1 };
  };

  return {
    reader,
    complete,
    look: async (seat, at = null) => complete(await link.request('look', { table, seat, at, ...reader() })),
    forget() {
      for (const seat of known.keys()) if (seat !== null) known.delete(seat);
    },
  };
}
