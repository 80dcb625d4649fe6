/**
 * A game is listed twice, and nothing else in the page knows its name. Here the page is built with Duel on both lists: what
 * nobody has drawn for it, the page has a plain stand-in for.
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, type Plugin, type PreviewServer, preview } from 'vite';

const WEB = join(import.meta.dirname, '..');
const OUT = join(WEB, '..', '.cache', `one-more-game-${process.pid}`);
const LISTS: Readonly<Record<string, string>> = {
  '@condotta/games': join(import.meta.dirname, 'one-more-game', 'index.ts'),
  '@condotta/games/page': join(import.meta.dirname, 'one-more-game', 'page.ts'),
};

const withOneMore = (): Plugin => ({
  name: 'one-more-game',
  enforce: 'pre',
  resolveId: (source) => LISTS[source] ?? null,
});

let server: PreviewServer | null = null;
let home = '';

test.beforeAll(async () => {
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [withOneMore()],
    worker: { plugins: () => [withOneMore()] },
    build: { outDir: OUT },
  });
  server = await preview({
    configFile: false,
    root: WEB,
    build: { outDir: OUT },
    preview: { host: '127.0.0.1', port: 4830, open: false },
  });
  home = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server?.close();
  rmSync(OUT, { recursive: true, force: true });
});

/** The first thing that the strip allows. */
const choice = (page: Page) => page.locator('.strip .verb[aria-disabled=false]').first();

test('one more game stands in the lobby, is played against chance on a bare board, and is taught', async ({ page }) => {
  await page.goto(home);
  const feature = page.getByRole('article', { name: 'Duel' });
  await expect(feature.locator('.plate')).toBeVisible();
  await expect(feature.getByRole('link', { name: /Rules/ })).toHaveCount(0);

  await feature
    .getByRole('link', { name: /computer/i })
    .first()
    .click();
  await page.getByLabel('Scenario').selectOption({ label: 'A short duel' });
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.bare-board')).toContainText('"scores"');
  await expect(page.locator('.bare-board')).toContainText('"rounds": 4');
  for (let n = 0; n < 6; n++) {
    const before = await page.locator('.bare-board').textContent();
    await choice(page).click();
    await expect(page.locator('.bare-board')).not.toHaveText(before ?? '');
    await choice(page).waitFor();
  }

  await page.goto(`${home}#/learn/duel/first-round`);
  await expect(page.getByText('Walk to the next field.')).toBeVisible();
  await choice(page).click();
  await expect(page.getByText('That is all.')).toBeVisible();
});
