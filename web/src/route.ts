/** Where the reader is: the part of the address behind "#", so that every page works from any folder and offline. */

import { computed, signal } from '@preact/signals';

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

/** "#/table/abc" -> ["table", "abc"]; the lobby is []. */
export const route = computed(() =>
  hash.value
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent),
);

export const address = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  location.hash = address(...parts);
}
