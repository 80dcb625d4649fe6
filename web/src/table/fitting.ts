/** How close the seats in the head stand: who plays what is told in full, or not at all (the board tells it too), never cut. */

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The style sheet knows these: as it should be, closer, and without what the seats lead. */
const FITS = ['roomy', 'close', 'bare'] as const;

const isCut = (seats: Element): boolean =>
  [...seats.querySelectorAll('.seat-house')].some((house) => house.scrollWidth > house.clientWidth);

/** The first that cuts nothing, from this one on. */
function settle(seats: HTMLElement, from: string): void {
  for (const one of FITS.slice(Math.max(0, (FITS as readonly string[]).indexOf(from)))) {
    seats.dataset['fit'] = one;
    if (!isCut(seats)) return;
  }
}

/**
 * Finds it anew with each `key` and each width of the head. In between seats only draw closer: whoever begins to think shall not
 * make the names go and come.
 */
export function useFit(list: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const [seats, head] = [list.current, list.current?.closest('.head')];
    if (!seats || !head) return;
    const anew = (): void => settle(seats, FITS[0]);
    // It tells the first width at once; letters of the right form may come later.
    const watcher = new ResizeObserver(anew);
    watcher.observe(head);
    if (document.fonts.status === 'loading') void document.fonts.ready.then(anew);
    return () => watcher.disconnect();
  }, [key]);
  useLayoutEffect(() => {
    const seats = list.current;
    if (seats) settle(seats, seats.dataset['fit'] ?? FITS[0]);
  });
}
