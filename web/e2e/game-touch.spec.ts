import { finger } from './hands.ts';
import { expect, newTable, test } from './page.ts';
import { playToTheEnd } from './play.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const NAMES = ['Anna', 'Berto'];

test('25: a whole game on a phone, by finger', async ({ page }) => {
  test.setTimeout(240_000);
  await newTable(page, 'hotseat', 'e2e-586', NAMES);
  await playToTheEnd(page, { seed: 'e2e-586', names: NAMES, hand: finger, wide: false, most: 500 });
  await page.getByRole('button', { name: 'Review' }).tap();
  await expect(page.locator('.chart-line')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
