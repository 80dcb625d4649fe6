/** What the board is telling: the next picture waits until it has told what led to this one, but not for long. */

import type { Snapshot } from '@condotta/keeper/protocol';
import type { Happening } from '@condotta/pieces';
import { batch, type ReadonlySignal, signal } from '@preact/signals';

/** What of a picture matters here. */
export type Picture = Pick<Snapshot, 'language' | 'at' | 'log'>;

export interface Tale {
  /** Of the picture that is shown. */
  readonly happened: ReadonlySignal<readonly Happening[]>;
  /** How many milliseconds it may take. */
  readonly time: ReadonlySignal<number>;
  /** It is not finished yet. */
  readonly busy: ReadonlySignal<boolean>;
  /** It is told in stills: not only a tile is on its way. */
  readonly story: ReadonlySignal<boolean>;
  /** Nobody should be kept waiting any more before his next decision. */
  readonly late: ReadonlySignal<boolean>;
  /** Would there be something to tell between these two pictures? */
  tells(before: Picture, after: Picture): boolean;
  /** A new picture of the present: told, unless one looks back at the moment. */
  present(before: Picture | null, after: Picture): void;
  /** A picture of the past: told if it is one step further. */
  past(before: Picture | null, after: Picture): void;
  /** From the past to the present: told if that is one step; null: a jump. */
  back(before: Picture | null, now: Picture | null): void;
  /** This one is a story; the board says so at each of its stills. */
  telling(happened: readonly Happening[]): void;
  /** This one has been told; a late word about an earlier one counts for nothing. */
  told(happened: readonly Happening[]): void;
  /** Something else is shown of it as well, for so many milliseconds. */
  hold(happened: readonly Happening[], time: number): void;
  /** The reader has decided: from now on it counts anew how long he waits. */
  decided(): void;
  /** The rest at once. */
  hurry(): void;
  /** Until nothing is being told. */
  done(): Promise<void>;
}

/** How long people wait. */
export interface Patience {
  /** How many milliseconds may be told between two decisions of the reader's. */
  whole(): number;
  /** And how many of them each decision of a mind takes, besides what is told of it. */
  pause(): number;
}

/** A board that never says it is through must not hold up the table. */
const LONGEST = 12_000;

const NOTHING: readonly Happening[] = [];

/** `listening`: is there a board that would tell anything? */
export function createTale(listening: () => boolean, { whole, pause }: Patience): Tale {
  const happened = signal(NOTHING);
  const time = signal(0);
  const busy = signal(false);
  const story = signal(false);
  const late = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let boardIsThrough = true;
  let waiting: (() => void)[] = [];
  let lookingBack = false;
  /** When this tale began, and how long the reader has waited since his last decision. */
  let began = 0;
  let spent = 0;

  const spend = (by: number): void => {
    spent += by;
    late.value = spent >= whole();
  };
  const end = (): void => {
    clearTimeout(timer);
    clearTimeout(holding);
    held = false;
    if (busy.value && !lookingBack) spend(performance.now() - began);
    busy.value = false;
    story.value = false;
    const freed = waiting;
    waiting = [];
    for (const free of freed) free();
  };
  const begin = (next: readonly Happening[]): void => {
    const tells = next.length > 0 && listening();
    if (!tells) end();
    batch(() => {
      time.value = lookingBack ? Number.POSITIVE_INFINITY : Math.max(0, whole() - spent);
      if (happened.value.length > 0 || next.length > 0) happened.value = next;
      if (!tells) return;
      clearTimeout(timer);
      clearTimeout(holding);
      held = false;
      boardIsThrough = false;
      began = performance.now();
      busy.value = true;
      story.value = false;
      timer = setTimeout(end, LONGEST);
    });
  };
  return {
    happened,
    time,
    busy,
    story,
    late,
    tells: (before, after) => !lookingBack && listening() && between(before, after).length > 0,
    present(before, after) {
      if (lookingBack) return;
      if (before && after.at > before.at) spend((after.at - before.at) * pause());
      begin(between(before, after));
    },
    past(before, after) {
      lookingBack = true;
      begin(stepBetween(before, after));
    },
    back(before, now) {
      begin(now ? stepBetween(before, now) : NOTHING);
      lookingBack = false;
    },
    telling(which) {
      if (which !== happened.value || !busy.value) return;
      story.value = true;
      // Whoever turns the pages by hand may take his time with each.
      clearTimeout(timer);
      timer = setTimeout(end, LONGEST);
    },
    told(which) {
      if (which !== happened.value) return;
      boardIsThrough = true;
      if (!held) end();
    },
    hold(which, milliseconds) {
      if (which !== happened.value || !busy.value || milliseconds <= 0) return;
      clearTimeout(holding);
      held = true;
      holding = setTimeout(() => {
        held = false;
        if (boardIsThrough) end();
      }, milliseconds);
    },
    decided() {
      spent = 0;
      late.value = whole() === 0;
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
