/** What a player must be able to read at once: every choice of the strip, and the map clear of what lies around it. */

import { boardIsThere, expect, openFile, skipNews, test } from './page.ts';
import { ordersOfBattle, ravennaAt } from './scenes.ts';

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

test.describe('with the phone on its side, in Italian', () => {
  test.use({ locale: 'it-IT', viewport: { width: 844, height: 390 } });

  test('25, 29: every Company that may be placed is in sight', async ({ page }) => {
    await openFile(page, ordersOfBattle(), ALL);
    await boardIsThere(page);
    const waiting = page.locator('.v-waiting .p-card');
    expect(await waiting.count()).toBe(3);
    for (const card of await waiting.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
  });

  test('25: Begin is always in sight and covers nothing that can be chosen', async ({ page }) => {
    for (const game of ['ventura', 'venterra', 'monferrato'])
      for (const width of [844, 667]) {
        await page.setViewportSize({ width, height: 390 });
        await page.goto(`/#/new/${game}/hotseat`);
        const begin = page.locator('.new-begin button');
        for (const part of [0, 0.3, 0.6, 1]) {
          await begin.waitFor();
          await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
          await expect(begin).toBeInViewport({ ratio: 1 });
          const covered = await begin.evaluate((button) => {
            const own = button.getBoundingClientRect();
            const chosen = document.querySelectorAll('.new :is(label, input, select, summary)');
            return [...chosen].filter((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              return right > own.left && left < own.right && bottom > own.top && top < own.bottom;
            }).length;
          });
          expect(covered, `${game} at ${width}, ${part} down`).toBe(0);
        }
      }
  });

  test('25, 29: the word on every Order has room', async ({ page }) => {
    await openFile(page, ravennaAt('orders.choose', 'easter', 2), ALL);
    await boardIsThere(page);
    for (const [width, height] of [
      [844, 390],
      [720, 450],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const words = page.locator('.r-stock .r-order-word');
      expect(await words.count()).toBeGreaterThan(2);
      for (const word of await words.all())
        expect(
          await word.evaluate((one) => one.getBoundingClientRect().width / (one.closest('.r-order')?.clientWidth ?? 0)),
          `${await word.textContent()} at ${width}`,
        ).toBeLessThan(1);
    }
  });
});
