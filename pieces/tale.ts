/** A story in time: one still after another, until it is told, skipped, or another picture comes. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Happening } from './contract.ts';

export interface Telling<View, Still> {
  readonly still: Still;
  /** The picture before what is told. */
  readonly before: View;
  /** On to the next still; from then on the reader turns the pages himself. */
  next(): void;
  skip(): void;
}

export interface Tale<View, Still> {
  /** The stills of what happened between two pictures; `earlier`: the last still that was ever told. */
  story(happened: readonly Happening[], before: View, after: View, earlier: Still | null): readonly Still[];
  /** How long each is shown, in milliseconds. */
  pace(stills: readonly Still[], motion: 1 | 2): readonly number[];
  /** How long a picture without a story is held, at normal speed: pieces on their way are not overtaken by what comes next. */
  hold(happened: readonly Happening[]): number;
}

interface Told<View, Still> {
  readonly happened: BoardProps['happened'];
  readonly before: View;
  readonly stills: readonly Still[];
  readonly time: number;
}

/** What of a board's props a tale hangs on. */
export type TaleProps = Pick<BoardProps, 'happened' | 'motion' | 'time' | 'onTelling' | 'onTold'>;

/** The same stills in the time there is. */
export function withinTime(paces: readonly number[], time: number): readonly number[] {
  const whole = paces.reduce((sum, pace) => sum + pace, 0);
  return whole <= time ? paces : paces.map((pace) => (pace * time) / whole);
}

/** What is being told, or null. */
export function useTale<View, Still>(
  view: View,
  { happened, motion, time, onTelling, onTold }: TaleProps,
  { story, pace, hold }: Tale<View, Still>,
): Telling<View, Still> | null {
  const tale = useRef<Told<View, Still>>({ happened, before: view, stills: [], time });
  const latest = useRef(view);
  const earlier = useRef<Still | null>(null);
  const [place, setPlace] = useState<{
    readonly tale: Told<View, Still>;
    readonly at: number;
    readonly byHand: boolean;
  } | null>(null);
  if (tale.current.happened !== happened) {
    const before = latest.current;
    const stills = story(happened, before, view, earlier.current);
    earlier.current = stills.at(-1) ?? earlier.current;
    tale.current = { happened, before, stills: motion === 0 || time === 0 ? [] : stills, time };
  }
  latest.current = view;

  const now = tale.current;
  const { at, byHand } = place?.tale === now ? place : { at: 0, byHand: false };
  const still = now.stills[at];
  const go = (to: number, hand = byHand): void => setPlace({ tale: now, at: to, byHand: hand });
  // Before anything is painted: nobody reads the next question first.
  useLayoutEffect(() => {
    if (still) onTelling();
  }, [now, at]);
  useEffect(() => {
    if (still && byHand) return;
    const pause = motion === 0 || now.stills.length > 0 ? 0 : Math.min(hold(happened) / motion, now.time);
    const paces = still && motion > 0 ? withinTime(pace(now.stills, motion === 2 ? 2 : 1), now.time) : [];
    const shown = paces[at] ?? pause;
    if (!shown) {
      onTold();
      return;
    }
    const wait = window.setTimeout(() => (still ? go(at + 1) : onTold()), shown);
    return () => window.clearTimeout(wait);
  }, [now, at]);

  if (!still || motion === 0) return null;
  return { still, before: now.before, next: () => go(at + 1, true), skip: () => go(now.stills.length) };
}
