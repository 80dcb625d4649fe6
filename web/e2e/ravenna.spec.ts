import type { Match } from '@condotta/kernel/host';
import type { Page } from '@playwright/test';
import { finger, keyboard, mouse, tabTo } from './hands.ts';
import { againstRecruits, inHaste } from './haste.ts';
import { boardIsThere, expect, newTable, test } from './page.ts';
import { playToTheEnd } from './play.ts';
import { GLOWING, tooSmall } from './targets.ts';

/** What a person in a hurry would do. Nobody marches off the field. */
const HASTE = {
  likes: ['ready', 'play', 'issue', 'accept', 'done', 'mark', 'fire', 'advance', 'halt', 'keep', 'moral'],
  shuns: ['off'],
  turns: 8,
};

test('a whole battle against the computer, by clicking what glows', async ({ page }) => {
  test.setTimeout(120_000);
  await againstRecruits(page, 'ravenna', 'ravenna-1');
  await inHaste(page, mouse, HASTE);
  await expect(page.locator('.ending')).toBeVisible();
});

test('a whole battle by keyboard alone, from the lobby to the review', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ravenna' }).first()).toBeVisible();
  await tabTo(page, 'a[href="#/new/ravenna/computer"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ravenna');
  await tabTo(page, '.new-level select');
  await page.keyboard.type('Recruit');
  await expect(page.locator('.new-level select')).toHaveValue('recruit');
  await tabTo(page, 'details:last-of-type > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.new-seed input');
  await page.keyboard.type('ravenna-3');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/table\//);
  await boardIsThere(page);
  await inHaste(page, keyboard, HASTE);
  await expect(page.locator('.ending')).toBeVisible();
  await tabTo(page, '.ending-ways .main');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chart-line')).toHaveCount(2);
});

test('the first question names its Area and lights it, and any Unit tells what it could do and suffer', async ({
  page,
}) => {
  await againstRecruits(page, 'ravenna', 'ravenna-5');
  await expect(page.locator('.ask-prompt')).toContainText('B2 (1 of 3)');
  await expect(page.locator('.r-frames [data-lit]')).toHaveCount(1);
  await expect(page.locator('.r-map .r-unit[data-lit]')).toHaveCount(2);
  // An enemy: Pescara's horse, which the Culverins could reach where it stands.
  const box = await page.locator('.r-map [data-thing="unit:L5"]').first().boundingBox();
  if (!box) throw new Error('the Light Cavalry is not on the field');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.r-map .p-o-mark[data-kind=reach]').first()).toBeVisible();
  await expect(page.locator('.r-map .p-o-mark[data-kind=threat]')).toHaveCount(1);
  await expect(page.locator('.p-o-line[data-kind=threat]')).toHaveCount(1);
  await page.locator('.verb[data-choice^="ready"]').click();
  await expect(page.locator('.ask-prompt')).toContainText('D2 (2 of 3)');
});

test('at night the field stays light, and nothing lies on it but the affair of the moment', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await againstRecruits(page, 'ravenna', 'ravenna-6');
  const light = await page.locator('.r-field').evaluate((field) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(field).fill.match(/\d+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  });
  expect(light).toBeGreaterThan(150);
  const sheet = await page.locator('.r-sheet').boundingBox();
  for (const beside of ['.r-track', '.r-clock', '.p-panzoom-buttons']) {
    const box = await page.locator(beside).boundingBox();
    if (!sheet || !box) throw new Error(`${beside} is not there`);
    const apart = box.x >= sheet.x + sheet.width || box.x + box.width <= sheet.x || box.y + box.height <= sheet.y + 1;
    expect([beside, apart]).toEqual([beside, true]);
  }
});

/** How high such letters are, in pixels. */
const heights = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const scale = one instanceof SVGTextElement ? one.getBoundingClientRect().width / one.getBBox().width : 0;
      return Number.parseFloat(getComputedStyle(one).fontSize) * scale;
    }),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a first turn by finger: 44 by 44 for every target', async ({ page }) => {
    test.setTimeout(120_000);
    await againstRecruits(page, 'ravenna', 'ravenna-4');
    const small = new Set<string>();
    const moments = new Set<string>();
    let figures: readonly number[] = [];
    const clicks = await inHaste(page, finger, {
      ...HASTE,
      turns: 1,
      async between() {
        // Once for each kind of question.
        const moment = await page.evaluate(() => window.watch.look?.moment ?? '');
        if (moments.has(moment)) return;
        moments.add(moment);
        if (moment === 'march.go') figures = await heights(page, '.r-map .r-melee, .r-map .r-defense');
        for (const what of [...(await tooSmall(page)), ...(await tooSmall(page, GLOWING))])
          small.add(`${moment}: ${what}`);
      },
    });
    expect(clicks).toBeGreaterThan(15);
    // The figures of a Unit are read without coming nearer.
    expect(figures.length).toBeGreaterThan(20);
    for (const high of figures) expect(high).toBeGreaterThan(10);
    expect([...small]).toEqual([]);
    expect([...moments]).toEqual(expect.arrayContaining(['orders.choose', 'execution.mark', 'march.go']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('two Chiefs at one screen: nobody sees what is not his, and what glows is what the rules allow', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const names = ['Anna', 'Berto'];
  await newTable(page, 'hotseat', 'ravenna-2', names, 'ravenna');
  const turnOf = ({ engine, world }: Match): number => engine.game.length(world.state).count;
  const { passes, secrets } = await playToTheEnd(page, {
    game: 'ravenna',
    seed: 'ravenna-2',
    names,
    hand: mouse,
    wide: true,
    most: 300,
    enough: (match) => turnOf(match) > 2,
  });
  expect(passes).toBeGreaterThan(5);
  expect(secrets).toBeGreaterThan(300);
});
