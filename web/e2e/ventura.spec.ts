/** Ventura's own table: what a player of it looks for is there to be read. Numbers are those of the thirty expectations. */

import type { Page } from '@playwright/test';
import { boardIsThere, expect, openFile, skipNews, test } from './page.ts';
import { beforeTheFight, fourHouses, onTheMarch } from './scenes.ts';

const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];
const FOUR = [...ALL, ...ALL];

/** From the middle of a tile to its corner, and by how much its border makes that less, in the map’s own units. */
const SIZE = 100;
const BAND = 11.5;

/** Of each text on the tiles: how high its letters are in pixels, and where its corners lie from the middle of its tile. */
const texts = (page: Page, selector: string) =>
  page.evaluate(
    ([wanted, size]) =>
      [...document.querySelectorAll<SVGTextElement>(`.v-map ${wanted}`)].map((text) => {
        const tile = text.closest<SVGGElement>('.v-names > g');
        const box = text.getBoundingClientRect();
        const scale = box.width / text.getBBox().width;
        const spot = document
          .querySelectorAll<SVGGElement>('.v-tiles > .v-tile')
          [[...(tile?.parentElement?.children ?? [])].indexOf(tile as Element)]?.querySelector('.v-tile-wash')
          ?.getBoundingClientRect();
        const unit = (spot?.height ?? 0) / (2 * Number(size));
        const x = (spot?.x ?? 0) + (spot?.width ?? 0) / 2;
        const y = (spot?.y ?? 0) + (spot?.height ?? 0) / 2;
        // The box of a text is higher than its letters: half an em above and below the middle is what is seen.
        const high = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        const middle = box.y + box.height / 2;
        return {
          text: text.textContent ?? '',
          high,
          corners: [box.left, box.right].flatMap((px) =>
            [middle - high * 0.35, middle + high * 0.35].map((py) => [(px - x) / unit, (py - y) / unit] as const),
          ),
        };
      }),
    [selector, String(SIZE)],
  );

/** Within a hexagon that stands on a corner, from its middle to its sides. */
const isInside = ([x, y]: readonly [number, number], inner: number): boolean => {
  const side = (inner * Math.sqrt(3)) / 2;
  return Math.abs(x) <= side && Math.abs(y) <= inner - Math.abs(x) / Math.sqrt(3);
};

test('9: with four houses on a small screen every name and value can be read, and lies inside of its border', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openFile(page, fourHouses(), FOUR);
  await boardIsThere(page);
  await skipNews(page);
  await page.locator('.v-tile-values text').first().waitFor();
  const values = await texts(page, '.v-tile-values text');
  expect(values.length).toBeGreaterThan(20);
  for (const { text, high, corners } of values) {
    expect([text, high >= 11]).toEqual([text, true]);
    expect([text, corners.filter((corner) => !isInside(corner, SIZE - BAND))]).toEqual([text, []]);
  }
  const names = await texts(page, '.v-tile-name text');
  expect(names.length).toBeGreaterThan(20);
  for (const { text, high } of names) expect([text, high >= 10]).toEqual([text, true]);
  // No value lies under the name of its own tile.
  const covered = await page.locator('.v-names > g').evaluateAll((groups) => {
    /** By the place of the tile: the letters of such texts (the box of a text is higher than they are). */
    const letters = (selector: string) =>
      groups.flatMap((group) =>
        [...group.querySelectorAll(selector)].map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const rim = (bottom - top) * 0.28;
          return { at: group.getAttribute('transform'), left, right, top: top + rim, bottom: bottom - rim };
        }),
      );
    const names = letters('.v-tile-name text');
    return letters('.v-value text').flatMap((value) =>
      names.filter(
        (name) =>
          name.at === value.at &&
          Math.min(value.right, name.right) - Math.max(value.left, name.left) > 1 &&
          Math.min(value.bottom, name.bottom) - Math.max(value.top, name.top) > 1,
      ),
    );
  });
  expect(covered).toEqual([]);
});

test('12, 13: the reach of any Troop and who could come are shown by a key', async ({ page }) => {
  await openFile(page, beforeTheFight(), ALL);
  await boardIsThere(page);
  await page.locator('.v-troop[data-thing="troop:1.3"]').hover();
  await page.keyboard.press('o');
  await expect(page.locator('.p-o-mark[data-kind=reach]').first()).toBeVisible();
  await page.locator('.v-troop[data-thing="troop:0.3"]').hover();
  await page.keyboard.press('o');
  await expect(page.locator('.p-o-figure').first()).toBeVisible();
});

test('14, 16: a question says what is left, and the end of the phase names what could still march', async ({
  page,
}) => {
  await openFile(page, beforeTheFight(), ALL);
  await boardIsThere(page);
  await expect(page.locator('.ask-prompt')).toContainText(/\d of your Troops can still march/);
  await expect(page.locator('.verb', { hasText: 'could still march' })).toBeVisible();
});

test('24: whoever listens hears that a step begins a battle', async ({ page }) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await expect(page.locator('.ask-prompt')).toContainText(/has \d points? left/);
  const field = page.locator('.v-spot[data-thing="tile:2"]');
  await expect(field).toHaveAttribute('aria-label', /Army 2, Gonzaga.*Attack Gonzaga at Viterbo/);
});
