/** The story of a battle in time: one frame after another, until it is told, skipped, or another picture comes. */

import type { BoardProps } from '@condotta/pieces';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { story, viewDuring } from './story.ts';
import { type Frame, paceOf } from './story-frame.ts';
import type { VenturaView } from './view-form.ts';

export interface Telling {
  readonly frame: Frame;
  /** The whole board as far as the story has come. */
  readonly view: VenturaView;
  next(): void;
  skip(): void;
}

interface Tale {
  readonly happened: BoardProps['happened'];
  readonly before: VenturaView;
  readonly frames: readonly Frame[];
}

/** A counter on its way is not overtaken by what comes next. */
const JOURNEY = 500;

/** What is being told, or null. */
export function useTale(
  view: VenturaView,
  { happened, motion, onTold }: Pick<BoardProps, 'happened' | 'motion' | 'onTold'>,
): Telling | null {
  const tale = useRef<Tale>({ happened, before: view, frames: [] });
  const latest = useRef(view);
  const earlier = useRef<Frame | null>(null);
  const [place, setPlace] = useState<{ readonly tale: Tale; readonly at: number } | null>(null);
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
  useEffect(() => {
    const marched = motion > 0 && now.frames.length === 0 && happened.some(({ key }) => key === 'march');
    const hold = frame && motion > 0 ? paceOf(now.frames, motion === 2 ? 2 : 1)[at] : marched ? JOURNEY / motion : 0;
    if (!hold) {
      onTold();
      return;
    }
    const wait = window.setTimeout(() => (frame ? go(at + 1) : onTold()), hold);
    return () => window.clearTimeout(wait);
  }, [now, at]);

  const during = useMemo(() => frame && viewDuring(now.before, frame), [now, frame]);
  if (!frame || !during || motion === 0) return null;
  return {
    frame,
    view: during,
    next: () => go(at + 1),
    skip: () => go(now.frames.length),
  };
}
