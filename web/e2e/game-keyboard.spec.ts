import { keyboard, tabTo } from './hands.ts';
import { expect, test } from './page.ts';
import { playToTheEnd } from './play.ts';

const NAMES = ['Anna', 'Berto'];

test('23: a whole game by keyboard alone, from the lobby to the review', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ventura' }).first()).toBeVisible();
  await tabTo(page, 'a[href="#/new/ventura/hotseat"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ventura');
  for (const [i, name] of NAMES.entries()) {
    await tabTo(page, `[aria-label="Name of seat ${i + 1}"]`);
    await page.keyboard.type(name);
  }
  await tabTo(page, 'details:last-of-type > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.new-seed input');
  await page.keyboard.type('e2e-309');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  await playToTheEnd(page, { seed: 'e2e-309', names: NAMES, hand: keyboard, wide: true, most: 500 });
  await tabTo(page, '.ending-ways .main');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chart-line')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toBeHidden();
});
