/** What Ventura's board tells in time: its battles. */

import { type Telling as PictureTelling, type Tale, type TaleProps, useTale } from '@condotta/pieces';
import { useMemo } from 'preact/hooks';
import { story, viewDuring } from './story.ts';
import { paceOf, type Still } from './story-still.ts';
import type { VenturaView } from './view-form.ts';

export interface Telling extends PictureTelling<VenturaView, Still> {
  /** The whole board as far as the story has come. */
  readonly view: VenturaView;
}

/** A counter on its way. */
const JOURNEY = 500;

const tale: Tale<VenturaView, Still> = {
  story,
  pace: paceOf,
  hold: (happened) => (happened.some(({ key }) => key === 'march') ? JOURNEY : 0),
};

/** What is being told, or null. */
export function useStory(view: VenturaView, props: TaleProps): Telling | null {
  const telling = useTale(view, props, tale);
  return useMemo(
    () => telling && { ...telling, view: viewDuring(telling.before, telling.still) },
    [telling?.before, telling?.still],
  );
}
