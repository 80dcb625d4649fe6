/** Expectation 22: the sides in colours of one's own, in every game. */

import type { Page } from '@playwright/test';
import { boardIsThere, expect, newTable, openFile, test } from './page.ts';
import { onTheMarch } from './scenes.ts';

const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

/** How often a colour is painted on the board: fills and strokes, patterns included. */
const painted = (page: Page, colour: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('.board-place svg *, .p-defs *')].filter((one) => {
        const { fill, stroke } = getComputedStyle(one);
        return fill === wanted || stroke === wanted;
      }).length,
    colour,
  );

test('22: the sides take the colours of the reader, who is told which look alike', async ({ page }) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  const table = page.url();
  expect(await painted(page, 'rgb(29, 79, 163)')).toBe(0);
  await page.goto('/#/settings');
  const sides = page.locator('.palette-sides li');
  await expect(sides).toHaveCount(0);
  await page.getByText('My own').click();
  await expect(sides).toHaveCount(6);
  await page.getByLabel('Side 4').fill('#1d4fa4');
  await expect(page.locator('.palette-close')).toHaveText('Sides 1 and 4 look much alike.');
  await page.getByLabel('Side 4').fill('#12a05c');
  await expect(page.locator('.palette-close')).toHaveCount(0);
  await page.goto(table);
  await boardIsThere(page);
  // Visconti is the fourth of its game.
  expect(await painted(page, 'rgb(18, 160, 92)')).toBeGreaterThan(3);
  await page.goto('/#/settings');
  await page.getByText('As painted').click();
  await page.goto(table);
  await boardIsThere(page);
  expect(await painted(page, 'rgb(18, 160, 92)')).toBe(0);
});

for (const game of ['ravenna', 'venterra', 'monferrato'])
  test(`22: also in ${game}`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('condotta.settings', JSON.stringify({ palette: 'safe', spare: false }));
    });
    await newTable(page, 'solo', 'colours', [], game);
    await boardIsThere(page);
    expect(await painted(page, 'rgb(29, 79, 163)')).toBeGreaterThan(0);
    expect(await painted(page, 'rgb(240, 160, 16)')).toBeGreaterThan(0);
  });
