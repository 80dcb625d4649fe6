/** Expectations 16, 18, 23, 24 and 27 in what helps a player beside the board. */

import { boardIsThere, expect, openFile, test } from './page.ts';
import { beforeTheFight, onTheMarch } from './scenes.ts';

const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

test('16: whoever is asked before what is final says once that this kind need not be asked', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('switch', { name: /Ask before/ }).check();
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  const viterbo = page.locator('[data-thing="tile:2"][data-standing=legal]').first();
  await viterbo.dispatchEvent('click');
  await page.getByRole('button', { name: /never ask about this again/ }).click();
  await expect.poll(() => page.evaluate(() => window.watch.acts.length)).toBe(1);
  // The same deed at another table of this game.
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await viterbo.dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => window.watch.acts.length)).toBe(1);
  await page.goto('/#/settings');
  await page.getByRole('switch', { name: /Ask before/ }).uncheck();
  expect(await page.evaluate(() => localStorage.getItem('condotta.settings'))).toContain('"unasked":[]');
});

test('18: also what is of no use now says why', async ({ page }) => {
  await openFile(page, beforeTheFight(), ALL);
  await boardIsThere(page);
  const undo = page.locator('.tool').filter({ hasText: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.dispatchEvent('click');
  await expect(page.locator('.memo')).toContainText('nothing of yours to take back');
});

test('23, 24: what to do can be typed, by the beginnings of its words, on the board and in text', async ({ page }) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('t');
  await page.locator('.text-mode').waitFor();
  await page.keyboard.press('/');
  await expect(page.locator('.find input')).toBeFocused();
  await page.keyboard.type('halt bol');
  await expect(page.locator('.find [role=option][aria-selected=true]')).toContainText('Halt at Bologna');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.watch.acts.at(-1)?.verb)).toBe('halt');
  await expect(page.locator('.find')).toHaveCount(0);
});

test('27: a plan is drawn in arrows, kept, and taken away again', async ({ page }) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Draw arrows' }).click();
  const acts = await page.evaluate(() => window.watch.acts.length);
  await page.locator('.v-spot').nth(2).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Click where it ends' })).toBeVisible();
  await page.locator('.v-spot').nth(5).dispatchEvent('click');
  await expect(page.locator('.p-own-arrow')).toHaveCount(1);
  expect(await page.evaluate(() => window.watch.acts.length)).toBe(acts);
  await page.reload();
  await boardIsThere(page);
  await expect(page.locator('.p-own-arrow')).toHaveCount(1);
  await page.keyboard.press('w');
  await expect(page.locator('.notes li')).toContainText('→');
  await page.getByRole('button', { name: 'Wipe the marks' }).click();
  await expect(page.locator('.p-own-arrow')).toHaveCount(0);
});
