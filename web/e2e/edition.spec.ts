import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { boardIsThere, expect, importText, test } from './page.ts';

const FORMAT = 'condotta-ventura-edition/1';
const tiles = Array.from({ length: 40 }, (_, i) => ({ id: i + 1, name: { en: `Mine ${i + 1}`, it: `Mia ${i + 1}` } }));
const mine = { format: FORMAT, name: 'My copy', tiles };

const choose = (page: Page, text: string) =>
  page
    .locator('.edition input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('an owner’s edition: refused with reasons, kept, played with, named, exported, removed', async ({
  page,
  browser,
}) => {
  await page.goto('/#/new/ventura/solo');
  const components = page.getByText('Components', { exact: true });
  await components.click();
  const trouble = page.locator('.edition-trouble');

  await choose(page, 'not even JSON');
  await expect(trouble).toContainText('mine.json cannot be used. Nothing was changed.');
  await choose(page, JSON.stringify({ ...mine, tiles: [{ id: 2, income: 'much' }, { id: 999 }] }));
  await expect(trouble).toContainText('tiles[0] (id 2).income: found "much"');
  await expect(trouble).toContainText('tiles[1].id: found 999');
  await expect(page.locator('.edition select')).toHaveCount(0);

  await choose(page, JSON.stringify(mine));
  await expect(trouble).toHaveCount(0);
  await expect(page.getByLabel('Play with')).toContainText('My copy');
  // It stays, and the built-in components are proposed again.
  await page.reload();
  await components.click();
  await expect(page.getByLabel('Play with')).toHaveValue('');
  await page.getByLabel('Play with').selectOption('My copy');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed of the dice').fill('mine');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await boardIsThere(page);
  await expect(page.locator('.head-edition')).toHaveText('with “My copy”');
  const table = page.url();
  // The board is drawn from it.
  const place = page.locator('.board-place');
  for (let n = 0; n < 12 && !(await place.textContent())?.includes('Mine '); n++) {
    await page.locator('.board-place [data-standing=legal]').first().dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => window.watch.look?.steps)).toBe(n + 1);
  }
  await expect(place).toContainText('Mine ');

  // Without the edition on the shelf the table still has it; a file carries it as well.
  await page.goto('/#/new/ventura/solo');
  await components.click();
  await page.getByLabel('Play with').selectOption('My copy');
  await page.getByRole('button', { name: 'Remove “My copy”' }).click();
  await expect(page.locator('.edition select')).toHaveCount(0);
  await page.goto(table);
  await page.reload();
  await boardIsThere(page);
  await expect(page.locator('.head-edition')).toHaveText('with “My copy”');
  await page.goto('/#/');
  await expect(page.locator('.row-when')).toContainText('with “My copy”');
  const download = page.waitForEvent('download');
  await page.locator('.row').getByRole('button', { name: 'Export' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');

  const elsewhere = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await importText(elsewhere, text);
  await elsewhere.locator('.row-ways a.main').first().click();
  await boardIsThere(elsewhere);
  await expect(elsewhere.locator('.head-edition')).toHaveText('with “My copy”');
  await elsewhere.close();
});

test('the file to fill in is an edition as it stands', async ({ page }) => {
  await page.goto('/#/new/ventura/solo');
  await page.getByText('Components', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'A file to fill in' }).click();
  await choose(page, readFileSync(await (await download).path(), 'utf8'));
  await expect(page.getByLabel('Play with')).toContainText('My copy of Ventura');
});
