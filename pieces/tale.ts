/** A story in time: one frame after another, until it is told, skipped, or another picture comes. */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Happening } from './contract.ts';

export interface Telling<View, Frame> {
  readonly frame: Frame;
  /** The picture before what is told. */
  readonly before: View;
  next(): void;
  skip(): void;
}

export interface Tale<View, Frame> {
  /** The frames of what happened between two pictures; `earlier`: the last frame that was ever told. */
  story(happened: readonly Happening[], before: View, after: View, earlier: Frame | null): readonly Frame[];
  /** How long each is shown, in milliseconds. */
  pace(frames: readonly Frame[], motion: 1 | 2): readonly number[];
  /** How long a picture without a story is held, at normal speed: pieces on their way are not overtaken by what comes next. */
  hold(happened: readonly Happening[]): number;
}

interface Told<View, Frame> {
  readonly happened: BoardProps['happened'];
  readonly before: View;
  readonly frames: readonly Frame[];
}

/** What is being told, or null. */
export function useTale<View, Frame>(
  view: View,
  { happened, motion, onTelling, onTold }: Pick<BoardProps, 'happened' | 'motion' | 'onTelling' | 'onTold'>,
  { story, pace, hold }: Tale<View, Frame>,
): Telling<View, Frame> | null {
  const tale = useRef<Told<View, Frame>>({ happened, before: view, frames: [] });
  const latest = useRef(view);
  const earlier = useRef<Frame | null>(null);
  const [place, setPlace] = useState<{ readonly tale: Told<View, Frame>; readonly at: number } | null>(null);
  if (tale.current.happened !== happened) {
    const before = latest.current;
    const frames = story(happened, before, view, earlier.current);
    earlier.current = frames.at(-1) ?? earlier.current;
    tale.current = { happened, before, frames: motion === 0 ? [] : frames };
  }
  latest.current = view;

  const now = tale.current;
  const at = place?.tale === now ? place.at : 0;
  const frame = now.frames[at];
  const go = (to: number): void => setPlace({ tale: now, at: to });
  // Before anything is painted: nobody reads the next question first.
  useLayoutEffect(() => {
    if (now.frames.length > 0) onTelling();
  }, [now]);
  useEffect(() => {
    const still = motion === 0 || now.frames.length > 0 ? 0 : hold(happened) / motion;
    const time = frame && motion > 0 ? (pace(now.frames, motion === 2 ? 2 : 1)[at] ?? 0) : still;
    if (!time) {
      onTold();
      return;
    }
    const wait = window.setTimeout(() => (frame ? go(at + 1) : onTold()), time);
    return () => window.clearTimeout(wait);
  }, [now, at]);

  if (!frame || motion === 0) return null;
  return { frame, before: now.before, next: () => go(at + 1), skip: () => go(now.frames.length) };
}
