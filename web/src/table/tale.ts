/** What the board is telling: the next picture waits until it has told what led to this one. */

import type { Happening } from '@condotta/pieces';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Snapshot } from '../host/protocol.ts';

/** What of a picture matters here. */
export type Picture = Pick<Snapshot, 'language' | 'at' | 'log'>;

export interface Tale {
  /** Of the picture that is shown. */
  readonly happened: ReadonlySignal<readonly Happening[]>;
  /** The board has not finished telling it. */
  readonly busy: ReadonlySignal<boolean>;
  /** It tells a story in frames: not only a tile is on its way. */
  readonly story: ReadonlySignal<boolean>;
  /** Would there be something to tell between these two pictures? */
  tells(before: Picture, after: Picture): boolean;
  /** A new picture of the present: told, unless one looks back at the moment. */
  present(before: Picture | null, after: Picture): void;
  /** A picture of the past: told if it is one step further. */
  past(before: Picture | null, after: Picture): void;
  /** From the past to the present: told if that is one step; null: a jump. */
  back(before: Picture | null, now: Picture | null): void;
  /** This one is a story. */
  telling(happened: readonly Happening[]): void;
  /** This one has been told; a late word about an earlier one counts for nothing. */
  told(happened: readonly Happening[]): void;
  /** The rest at once. */
  hurry(): void;
  /** Until nothing is being told. */
  done(): Promise<void>;
}

/** A board that never says it is through must not hold up the table. */
const PATIENCE = 12_000;

const NOTHING: readonly Happening[] = [];

/** `listening`: is there a board that would tell anything? */
export function createTale(listening: () => boolean): Tale {
  const happened = signal(NOTHING);
  const busy = signal(false);
  const story = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  let lookingBack = false;

  const end = (): void => {
    clearTimeout(timer);
    busy.value = false;
    story.value = false;
    const freed = waiting;
    waiting = [];
    for (const free of freed) free();
  };
  const begin = (next: readonly Happening[]): void => {
    if (happened.value.length > 0 || next.length > 0) happened.value = next;
    if (next.length === 0 || !listening()) {
      end();
      return;
    }
    clearTimeout(timer);
    busy.value = true;
    story.value = false;
    timer = setTimeout(end, PATIENCE);
  };
  return {
    happened,
    busy,
    story,
    tells: (before, after) => !lookingBack && listening() && between(before, after).length > 0,
    present(before, after) {
      if (!lookingBack) begin(between(before, after));
    },
    past(before, after) {
      lookingBack = true;
      begin(stepBetween(before, after));
    },
    back(before, now) {
      lookingBack = false;
      begin(now ? stepBetween(before, now) : NOTHING);
    },
    telling(which) {
      if (which === happened.value) story.value = busy.value;
    },
    told(which) {
      if (which === happened.value) end();
    },
    hurry() {
      if (busy.value) begin(NOTHING);
    },
    done: () => (busy.value ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
  };
}

/**
 * What came to pass between two pictures, as the eyes of the second may read it (who plays all sides looks with one pair
 * after another); nothing if the second is not later.
 */
function between(before: Picture | null, after: Picture): readonly Happening[] {
  if (!before || before.language !== after.language || after.at <= before.at) return NOTHING;
  return after.log.filter(({ step }) => step >= before.at);
}

/** The same for one who looks back: over more than one decision it is a jump. */
function stepBetween(before: Picture | null, after: Picture): readonly Happening[] {
  const lines = between(before, after);
  return lines.every(({ step }) => step === lines[0]?.step) ? lines : NOTHING;
}
