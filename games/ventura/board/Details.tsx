/** Which thing is shown in full: one that was kept open, one that the hand rests on, or the one under the cursor. */

import type { Language } from '@condotta/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Components } from '../components/index.ts';
import { Inspector, inspectable } from './Inspector.tsx';
import type { VenturaView } from './view-form.ts';

/** The side of the map away from the thing, so that its details do not cover it. */
function sideOf(root: HTMLElement | null, thing: string | null): 'left' | 'right' {
  const center = root?.querySelector('.v-center')?.getBoundingClientRect();
  const box = thing && root?.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
  return center && box && box.x + box.width / 2 < center.x + center.width / 2 ? 'right' : 'left';
}

/** What has been pointed at for a while: details that flash up at every move of the hand only disturb. */
function useRested(thing: string | null, time: number): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    setRested(null);
    if (thing === null) return;
    const wait = window.setTimeout(() => setRested(thing), time);
    return () => window.clearTimeout(wait);
  }, [thing]);
  return rested;
}

export interface DetailsProps {
  readonly box: Components;
  readonly view: VenturaView;
  readonly language: Language;
  readonly kept: string | null;
  readonly cursor: string | null;
  /** Pointing alone shows details. */
  readonly hover: boolean;
  /** Filled here: told what is pointed at, so that nothing else need be drawn again. */
  readonly pointing: { current: (thing: string | null) => void };
  onClose(): void;
}

const REST = 350;

export function Details({ box, view, language, kept, cursor, hover, pointing, onClose }: DetailsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [side, setSide] = useState<'left' | 'right'>('left');
  const rested = useRested(pointed, REST);
  useLayoutEffect(() => {
    pointing.current = setPointed;
  }, [pointing]);
  const looked = kept ?? (hover && inspectable(rested) ? rested : inspectable(cursor) ? cursor : null);
  useLayoutEffect(() => {
    if (looked) setSide(sideOf(place.current?.closest<HTMLElement>('.v-board') ?? null, looked));
  }, [looked]);
  return (
    <>
      <span ref={place} hidden />
      {looked && (
        <Inspector
          thing={looked}
          box={box}
          view={view}
          language={language}
          side={side}
          onClose={kept ? onClose : null}
        />
      )}
    </>
  );
}
