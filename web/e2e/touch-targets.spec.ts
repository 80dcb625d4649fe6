/** On a phone everything that can be pressed can be hit: 44 by 44 pixels, and nothing else lies there. */

import { devices, type Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { fresh, PLAIN, type Screen, TABLES } from './screens.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 5'].userAgent,
});

const LEAST = 44;

/**
 * What is too small. A thing's hit area is measured by what a finger would hit: from its middle outwards in the four
 * directions, as far as the browser says that the thing itself (or a pseudo-element of it, or its label) lies there.
 */
function tooSmall(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    ([least, scope]) => {
      const wanted = 'button, a[href], [role=button], summary, select, input:not([type=file]), label.button';
      const found: string[] = [];
      const own = (one: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true);
      };
      for (const one of document.querySelectorAll(scope)) {
        for (const thing of one.querySelectorAll<HTMLElement>(wanted)) {
          if (!thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          if (thing.closest('.unseen, [inert], [data-thing]') || thing.matches('.unseen, :disabled')) continue;
          thing.scrollIntoView({ block: 'center', inline: 'center' });
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
          found.push(`${thing.tagName}.${thing.className} "${name}": ${width} x ${height}`);
        }
      }
      return [...new Set(found)];
    },
    [LEAST, within] as const,
  );
}

const half = (n: number): Screen[] => TABLES.filter((_, i) => i % 2 === n);

for (const [name, screens] of [
  ['the pages', PLAIN.filter(({ name }) => name !== 'a rule')],
  ['the tables, first half', half(0)],
  ['the tables, second half', half(1)],
] as const)
  test(`44 by 44 for every finger: ${name}`, async ({ page, calm }) => {
    calm.expected.push(/no such table/i);
    const found: string[] = [];
    for (const screen of screens) {
      await fresh(page);
      await screen.open(page);
      found.push(...(await tooSmall(page, 'body')).map((what) => `${screen.name}: ${what}`));
    }
    expect(found).toEqual([]);
  });
