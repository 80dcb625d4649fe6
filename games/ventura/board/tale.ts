/** What Ventura's board tells in time: its battles. */

import { type BoardProps, type Telling as PictureTelling, type Tale, useTale } from '@condotta/pieces';
import { useMemo } from 'preact/hooks';
import { story, viewDuring } from './story.ts';
import { type Frame, paceOf } from './story-frame.ts';
import type { VenturaView } from './view-form.ts';

export interface Telling extends PictureTelling<VenturaView, Frame> {
  /** The whole board as far as the story has come. */
  readonly view: VenturaView;
}

/** A counter on its way. */
const JOURNEY = 500;

const tale: Tale<VenturaView, Frame> = {
  story,
  pace: paceOf,
  hold: (happened) => (happened.some(({ key }) => key === 'march') ? JOURNEY : 0),
};

/** What is being told, or null. */
export function useStory(
  view: VenturaView,
  props: Pick<BoardProps, 'happened' | 'motion' | 'onTelling' | 'onTold'>,
): Telling | null {
  const telling = useTale(view, props, tale);
  return useMemo(
    () => telling && { ...telling, view: viewDuring(telling.before, telling.frame) },
    [telling?.before, telling?.frame],
  );
}
