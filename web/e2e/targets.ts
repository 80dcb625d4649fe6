/** What a finger can hit. */

import type { Page } from '@playwright/test';

const LEAST = 44;

/** What can be pressed, the things of the board apart. */
const PRESSED = 'button, a[href], [role=button], summary, select, input:not([type=file]), label.button';

/** What glows. Units stand close together in any size: there the nearest one is meant (pieces/Reach.tsx). */
export const GLOWING = '.board-place [data-thing][data-standing=legal]:not([data-thing^="unit:"])';

/**
 * What is too small. A thing's hit area is measured by what a finger would hit: from its middle outwards in the four
 * directions, as far as the browser says that the thing itself (or a pseudo-element of it, or its label) lies there.
 */
export function tooSmall(page: Page, wanted = PRESSED): Promise<string[]> {
  const apart = wanted === PRESSED ? '.unseen, [inert], [data-thing]' : '.unseen, [inert]';
  return page.evaluate(
    ([least, selector, ignored]) => {
      const found: string[] = [];
      const own = (one: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true);
      };
      for (const thing of document.querySelectorAll(selector)) {
        if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (thing.closest(ignored) || thing.matches('.unseen, :disabled')) continue;
        // What lies on a sheet that can be moved stays where it is.
        if (thing instanceof HTMLElement) thing.scrollIntoView({ block: 'center', inline: 'center' });
        // A link that breaks over two lines has its middle in the first of its boxes.
        const box = thing.getClientRects()[0];
        if (!box || box.width < 2) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // What lies under a bar or a sheet is not to be hit now.
        if (!own(thing, x, y)) continue;
        const reach = (dx: number, dy: number): number => {
          let n = 0;
          while (n < least && own(thing, x + dx * (n + 1), y + dy * (n + 1))) n += 1;
          return n;
        };
        // The middle is a pixel, too.
        const width = reach(-1, 0) + 1 + reach(1, 0);
        const height = reach(0, -1) + 1 + reach(0, 1);
        if (width >= least && height >= least) continue;
        const name = (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 30);
        found.push(`${thing.tagName}.${thing.getAttribute('class')} "${name}": ${width} x ${height}`);
      }
      return [...new Set(found)];
    },
    [LEAST, wanted, apart] as const,
  );
}
