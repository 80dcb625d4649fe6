/** Which thing is shown in full: one that was kept open, one that the hand rests on, or the one under the cursor. */

import type { Language } from '@condotta/kernel';
import { useRested } from '@condotta/pieces';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Components } from '../components/index.ts';
import { Inspector, inspectable } from './Inspector.tsx';
import type { VenturaView } from './view-form.ts';

/** In the left column; what lies there itself is shown beside it, so that its details do not cover it. */
const placeOf = (root: HTMLElement | null, thing: string): 'column' | 'map' =>
  root?.querySelector(`.v-left [data-thing="${CSS.escape(thing)}"]`) ? 'map' : 'column';

export interface DetailsProps {
  readonly components: Components;
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

export function Details({ components, view, language, kept, cursor, hover, pointing, onClose }: DetailsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [dock, setDock] = useState<'column' | 'map'>('column');
  const rested = useRested(pointed, REST);
  useLayoutEffect(() => {
    pointing.current = setPointed;
  }, [pointing]);
  const looked = kept ?? (hover && inspectable(rested) ? rested : inspectable(cursor) ? cursor : null);
  useLayoutEffect(() => {
    if (looked) setDock(placeOf(place.current?.closest<HTMLElement>('.v-board') ?? null, looked));
  }, [looked]);
  return (
    <>
      <span ref={place} hidden />
      {looked && (
        <Inspector
          thing={looked}
          components={components}
          view={view}
          language={language}
          dock={dock}
          onClose={kept ? onClose : null}
        />
      )}
    </>
  );
}
