/** It is your turn: the tab says so by its title and its icon, and those who want it are called by a knock or a note of the system. */

import type { Snapshot } from '@condotta/keeper/protocol';
import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';
import { words } from './context.ts';
import { tick } from './sound.ts';

const TITLE = 'Condotta';
const ICON = './icon.svg';
const ICON_TURN = './icon-turn.svg';

export function useYourTurn(present: ReadonlySignal<Snapshot | null>): void {
  useEffect(() => {
    let was = true;
    const stop = effect(() => {
      const snapshot = present.value;
      if (!snapshot) return;
      const mine = snapshot.seat !== null && snapshot.asked.includes(snapshot.seat);
      show(mine);
      if (mine && !was) call(snapshot);
      was = mine;
    });
    return () => {
      stop();
      show(false);
    };
  }, [present]);
}

/** On the tab, and on the icon of a page that was installed. */
function show(mine: boolean): void {
  document.title = mine ? `● ${words('title.turn')} · ${TITLE}` : TITLE;
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? ICON_TURN : ICON);
  const badge = mine ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}

function call({ prompt }: Snapshot): void {
  const { sound, call: wanted } = settings.peek();
  if (sound) tick();
  // Whoever looks at the page sees it there.
  if (wanted && document.hidden && Notification.permission === 'granted') note(words('title.turn'), prompt);
}

/** One at a time: a later one takes the place of the last. */
function note(title: string, body: string): void {
  const wishes = { body, tag: 'condotta-turn', icon: './icon-192.png' };
  try {
    const shown = new Notification(title, wishes);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Phones take notes from a service worker alone.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, wishes));
  }
}
