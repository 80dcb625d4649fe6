/** It is your turn: the title says so, and a tick for those who want one. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';
import { words } from './context.ts';
import { tick } from './sound.ts';

const TITLE = 'Condotta';

export function useYourTurn(present: ReadonlySignal<Snapshot | null>): void {
  useEffect(() => {
    let was = true;
    const stop = effect(() => {
      const snapshot = present.value;
      if (!snapshot) return;
      const mine = snapshot.seat !== null && snapshot.asked.includes(snapshot.seat);
      document.title = mine ? `● ${words('title.turn')} · ${TITLE}` : TITLE;
      if (mine && !was && settings.peek().sound) tick();
      was = mine;
    });
    return () => {
      stop();
      document.title = TITLE;
    };
  }, [present]);
}
