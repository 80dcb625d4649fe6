/** Expectations 4 and 19: the tab calls, and a game can be shown to somebody else. */

import { boardIsThere, expect, newTable, openFile, test } from './page.ts';
import { onTheMarch, over, ravennaOver } from './scenes.ts';

const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

test('4: the tab and its icon say whose turn it is, and the system calls those who want it, once', async ({ page }) => {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const notes: string[] = [];
    class Noted {
      static readonly permission = 'granted';
      static requestPermission = async (): Promise<string> => 'granted';
      onclick = null;
      constructor(title: string) {
        notes.push(title);
      }
    }
    Object.assign(window, { Notification: Noted, notes });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.goto('/#/settings');
  await page.getByRole('switch', { name: 'Call me' }).check();
  await newTable(page, 'computer', 'call-3');
  await boardIsThere(page);
  const icon = page.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', './icon-turn.svg');
  await expect.poll(() => page.title()).toMatch(/^● Your turn/);
  // The Family is chosen, then it is the opponent's turn, and mine again.
  await page.locator('.board-place [data-thing][data-standing=legal]').first().dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'notes'))).toEqual(['Your turn']);
  await page.goto('/#/');
  await expect(icon).toHaveAttribute('href', './icon.svg');
});

test('19: a game that is over travels in a link, to one of its moments, and leads to one table however often', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFile(page, over(), ALL);
  await boardIsThere(page);
  await page.getByRole('button', { name: 'Copy a link to it' }).click();
  await expect(page.locator('.memo')).toContainText('the whole game');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  const where = page.locator('.replay-at');
  const [moment] = /\d+/.exec((await where.textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'Copy a link', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(`/${moment}`);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8000);
  // Another person's browser, that knows nothing of it.
  const other = await browser.newContext({ baseURL: page.url().split('#')[0] ?? '' });
  const friend = await other.newPage();
  for (let n = 0; n < 2; n++) {
    await friend.goto(link);
    await expect(friend.locator('.table[data-past]')).toBeVisible();
    await expect(friend.locator('.replay-at')).toContainText(`${moment} of`);
    await friend.goto('/#/');
    await expect(friend.locator('.row')).toHaveCount(1);
  }
  await friend.goto(link.slice(0, -400));
  await expect(friend.locator('.sheet')).toContainText('something of it was lost');
  await other.close();
});

test('19: of a game that runs a link shows a moment here, and holds nothing of it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('p');
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Copy a link', exact: true }).click();
  await expect(page.locator('.memo')).toContainText('on this device');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${page.url()}/0`);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.table[data-past]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.ask[data-mine]')).toBeVisible();
});

test('19: also a battle of Ravenna is short enough for a link', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFile(page, ravennaOver(), ALL);
  await boardIsThere(page);
  await page.getByRole('button', { name: 'Copy a link to it' }).click();
  await expect(page.locator('.memo')).toContainText('the whole game');
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeLessThan(8000);
});
