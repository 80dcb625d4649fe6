/** On a phone everything that can be pressed can be hit: 44 by 44 pixels, and nothing else lies there. */

import { devices } from '@playwright/test';
import { expect, test } from './page.ts';
import { fresh, PLAIN, type Screen, TABLES } from './screens.ts';
import { tooSmall } from './targets.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 5'].userAgent,
});

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
      found.push(...(await tooSmall(page)).map((what) => `${screen.name}: ${what}`));
    }
    expect(found).toEqual([]);
  });
