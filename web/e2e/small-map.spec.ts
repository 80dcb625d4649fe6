/** Expectation 9: whoever has come near sees where he is, and goes elsewhere by a press. */

import { boardIsThere, expect, newTable, openFile, test } from './page.ts';
import { onTheMarch, ravennaAt } from './scenes.ts';

const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

const TABLES = {
  ventura: (page) => openFile(page, onTheMarch(), ALL),
  ravenna: (page) => openFile(page, ravennaAt('march.go'), ALL),
  async venterra(page) {
    await page.goto('/#/learn/venterra/first-round');
  },
} satisfies Record<string, (page: import('@playwright/test').Page) => Promise<void>>;

for (const [game, open] of Object.entries(TABLES))
  test(`9: the map of ${game} in small, while a part of it is seen`, async ({ page }) => {
    await open(page);
    await boardIsThere(page);
    const small = page.locator('.p-mini');
    await expect(small).toBeHidden();
    for (let n = 0; n < 4; n++) await page.locator('.p-panzoom-buttons button').first().click();
    await expect(small).toBeVisible();
    expect(await small.locator('path').count()).toBeGreaterThan(6);
    const box = await small.boundingBox();
    const window = page.locator('.p-mini-window');
    const before = await window.boundingBox();
    if (!box || !before) throw new Error('no small map');
    expect(before.width).toBeLessThan(box.width * 0.9);
    // What is pressed comes into the middle.
    const at = { x: box.x + box.width * 0.3, y: box.y + box.height * 0.4 };
    await page.mouse.click(at.x, at.y);
    const after = await window.boundingBox();
    expect(Math.abs((after?.x ?? 0) + (after?.width ?? 0) / 2 - at.x)).toBeLessThan(box.width * 0.2);
    expect(after).not.toEqual(before);
    await page.locator('.p-panzoom-fit').click();
    await expect(small).toBeHidden();
  });

test('9: the small map of Monferrato leads to each of its sections', async ({ page }) => {
  await newTable(page, 'computer', 'small', [], 'monferrato');
  await boardIsThere(page);
  const ways = page.locator('.mo-locator-ways button');
  expect(await ways.count()).toBeGreaterThan(2);
  const window = page.locator('.mo-locator-window');
  await ways.first().click();
  await expect(ways.first()).toHaveAttribute('aria-pressed', 'true');
  const first = await window.boundingBox();
  await ways.nth(1).click();
  await expect.poll(() => window.boundingBox()).not.toEqual(first);
});
