/** One table in several tabs of one browser, and in a browser that stores nothing. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fileOf } from './mirror.ts';
import { boardIsThere, expect, newTable, take, test } from './page.ts';
import { beforeTheFight } from './scenes.ts';

const steps = (page: Page): Promise<number> => page.evaluate(() => window.watch.look?.steps ?? -1);

/** The next thing that can be chosen, wherever it is. */
async function click(page: Page): Promise<void> {
  const legal = page.locator('[data-choice][aria-disabled=false], .text-choices button').first();
  await legal.click();
}

/** Everything as text, so that whatever can be chosen stands in one list. */
async function asText(page: Page): Promise<void> {
  await page
    .context()
    .addInitScript(() =>
      localStorage.setItem('condotta.settings', JSON.stringify({ textMode: true, motion: 0, language: 'en' })),
    );
}

async function opened(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  await boardIsThere(page);
  return page;
}

/** What the table tells of itself: its position, its question and its choices. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.text-mode')?.textContent ?? '');

test('26: two tabs at one table see every decision of each other, and lose none', async ({ page, context }) => {
  await asText(page);
  await newTable(page, 'solo', 'tabs');
  await boardIsThere(page);
  const other = await opened(await context.newPage(), page.url());
  for (let n = 1; n <= 12; n++) {
    const here = n % 3 === 0 ? page : other;
    await click(here);
    for (const tab of [page, other]) await expect.poll(() => steps(tab)).toBe(n);
    await expect.poll(async () => (await shown(page)) === (await shown(other))).toBe(true);
  }
  await page.reload();
  await boardIsThere(page);
  await expect.poll(() => steps(page)).toBe(12);
});

test('tabs that die in the middle of their writes lose nothing that was acknowledged', async ({ page, context }) => {
  await asText(page);
  await newTable(page, 'solo', 'death');
  await boardIsThere(page);
  const address = page.url();
  await page.goto('/#/');
  let acknowledged = 0;
  for (let round = 0; round < 4; round++) {
    const tabs = [await opened(await context.newPage(), address), await opened(await context.newPage(), address)];
    // Both click as fast as they can, and die while they do.
    for (const tab of tabs)
      await tab.evaluate(() => {
        setInterval(() => document.querySelector<HTMLElement>('.text-choices button')?.click(), 5);
      });
    await expect.poll(async () => Math.max(...(await Promise.all(tabs.map(steps))))).toBeGreaterThan(acknowledged + 5);
    acknowledged = Math.max(...(await Promise.all(tabs.map(steps))));
    await Promise.all(tabs.map((tab) => tab.close({ runBeforeUnload: false })));
    const after = await opened(await context.newPage(), address);
    await expect.poll(() => steps(after)).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = await steps(after);
    await after.close();
  }
});

for (const [name, breaking] of [
  ['refuses', `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };`],
  ['never answers', `indexedDB.open = () => ({});`],
] as const)
  test(`a storage that ${name}: one plays all the same, and is told that nothing is saved`, async ({ page }) => {
    await page.route(/\/assets\/worker-[\w-]+\.js/, async (route) => {
      const answer = await route.fetch();
      const body = `Object.defineProperty(self, 'indexedDB', { value: { open: null } });\n${breaking}\n${await answer.text()}`;
      await route.fulfill({ response: answer, body });
    });
    await asText(page);
    await newTable(page, 'solo', 'nowhere');
    await boardIsThere(page);
    await expect(page.locator('.notice')).toContainText('not saved');
    await page.locator('.notice button').click();
    const before = await steps(page);
    await click(page);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  });

test('while only minds play, one who watches is told that nothing is saved', async ({ page }) => {
  await page.route(/\/assets\/worker-[\w-]+\.js/, async (route) => {
    const answer = await route.fetch();
    const broken = `Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('denied'); } } });`;
    await route.fulfill({ response: answer, body: `${broken}\n${await answer.text()}` });
  });
  await newTable(page, 'watch', 'nowhere');
  await expect(page.locator('.notice')).toContainText('not saved');
});

test('what an older page has stored opens, with the same people, and goes on', async ({ page }) => {
  await page.goto('/manifest.webmanifest');
  const record = JSON.parse(fileOf(beforeTheFight()));
  await page.evaluate(storeAsVersion2, JSON.stringify(record));
  await page.goto('/#/');
  await page.locator('.row-ways a.main').first().click();
  await take(page, 'Anna');
  const before = await steps(page);
  await page.locator('[data-thing="troop:0.2"][data-standing=legal]').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page)).toBe(before + 1);
  await page.reload();
  await take(page, 'Anna');
  await expect.poll(() => steps(page)).toBe(before + 1);
});

test('a table whose rules are gone shows where it stood, says why it does not go on, and can be exported', async ({
  page,
}) => {
  await page.goto('/manifest.webmanifest');
  const file = new URL('../../games/ventura/test/records/rules-1.json', import.meta.url);
  await page.evaluate(storeAsVersion2, readFileSync(file, 'utf8'));
  await page.goto('/#/');
  await page.locator('.row-ways a.main').first().click();
  await boardIsThere(page);
  await expect(page.locator('.ask-prompt')).toContainText('played under version 1 of the rules');
  await expect(page.locator('[data-standing=legal]')).toHaveCount(0);
  await page.goto('/#/');
  const download = page.waitForEvent('download');
  await page.locator('.row-ways button', { hasText: 'Export' }).first().click();
  expect((await download).suggestedFilename()).toBe('ventura-old.condotta.json');
});

/** As the page did before there were journals: one packed record a table. */
async function storeAsVersion2(text: string): Promise<void> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const holders = ['Anna', 'Berto'].map((name) => ({ name, mind: null }));
  const info = { id: 'old', game: 'ventura', holders, created: 1, updated: 2, steps: 0, over: false };
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('condotta', 2);
    request.onupgradeneeded = () => {
      for (const name of ['tables', 'editions']) request.result.createObjectStore(name, { keyPath: 'info.id' });
    };
    request.onsuccess = () => {
      const transaction = request.result.transaction('tables', 'readwrite');
      transaction.objectStore('tables').put({ info, packed });
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
    request.onerror = () => reject(request.error);
  });
}
