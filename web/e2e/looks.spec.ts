/** What a player must be able to read at once: every choice of the strip, and the map clear of what lies around it. */

import { boardIsThere, expect, openFile, skipNews, test } from './page.ts';
import { ravennaAt } from './scenes.ts';

const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

for (const locale of ['en-GB', 'it-IT'])
  test.describe(locale, () => {
    test.use({ locale });
    test('14, 29: every choice and the whole question are seen at once', async ({ page }) => {
      for (const moment of ['effect.choose', 'march.go']) {
        await openFile(page, ravennaAt(moment), ALL);
        await boardIsThere(page);
        await skipNews(page);
        for (const [width, height] of [
          [1440, 900],
          [1280, 720],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect(await page.locator('.verb').count()).toBeGreaterThan(3);
          // Who is asked, and what is final, on one line.
          expect(await page.locator('.ask-who').evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
          for (const part of ['.verbs', '.ask'])
            expect(
              await page.locator(part).evaluate((box) => box.scrollHeight - box.clientHeight),
              `${moment}: ${part} at ${width}`,
            ).toBeLessThan(3);
        }
      }
    });
  });

test('9, 25: nothing lies on the field of Ravenna, on a laptop and enlarged twofold', async ({ page }) => {
  await openFile(page, ravennaAt('march.go'), ALL);
  await boardIsThere(page);
  await skipNews(page);
  for (const [width, height] of [
    [1280, 720],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const buttons = await page.locator('.p-panzoom-buttons').boundingBox();
      if (!buttons) throw new Error('no buttons');
      for (const area of await page.locator('.r-map [data-thing^="area:F"]').all()) {
        const box = await area.boundingBox();
        if (!box) throw new Error('no field');
        expect(box.x + box.width <= buttons.x + 1 || box.y + box.height <= buttons.y + 1).toBe(true);
      }
    }).toPass();
  }
});
