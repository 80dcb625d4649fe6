/** Keeps the page on the device: after the first visit it needs no network. A new version is announced, never forced. */

import { route } from '../route.ts';
import { wordsOf } from '../words/index.ts';
import { shell } from '../words/shell.ts';
import { notify } from './notices.tsx';

const AN_HOUR = 3_600_000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it everything works as well, only not offline.
    void register().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const registration = await serviceWorker.register('./sw.js');
  if (registration.waiting) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) announce(installing);
      // Nobody wants to hear of it in the middle of a game.
      if (installing.state === 'activated' && first && route.value.length === 0) notify(wordsOf(shell)('app.offline'));
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), AN_HOUR);
}

let wanted = false;

function announce(worker: ServiceWorker): void {
  const t = wordsOf(shell);
  notify(t('app.update'), {
    stay: 0,
    action: {
      label: t('app.update-now'),
      run() {
        wanted = true;
        worker.postMessage('take over');
      },
    },
  });
}

// Every table is saved after each decision, so a page may begin again; but only where it was asked for.
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
  });
}
