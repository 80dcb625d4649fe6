/**
 * What players of such games expect of a table, by its number in the house's list of thirty. Those that other files test by a whole
 * game carry their number there. Of 6 the blunder suites of the minds try far more; 7, 21 and the rest of 30 need a server.
 */

import type { Page } from '@playwright/test';
import { boardIsThere, expect, newTable, openFile, skipNews, test } from './page.ts';
import { afterAnAssault, beforeTheEnd, beforeTheFight, lastMoral, onTheMarch, over, ravennaAt } from './scenes.ts';

/** One person for both sides: no pass screen in between. */
const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];
const AGAINST = [
  { name: 'You', mind: null },
  { name: 'Sergeant', mind: 'sergeant' },
];

const legalThings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...new Set(
        (window.watch.look?.choices ?? []).flatMap(({ arg, refusal }) =>
          refusal === null && typeof arg === 'string' ? [arg] : [],
        ),
      ),
    ].sort(),
  );
const glowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...new Set(
        [...document.querySelectorAll('.board-place [data-thing][data-standing=legal]')].map(
          (one) => one.getAttribute('data-thing') ?? '',
        ),
      ),
    ].sort(),
  );
const boardBox = (page: Page): Promise<string> =>
  page.locator('.board-place').evaluate((place) => JSON.stringify(place.getBoundingClientRect()));
/** The part of the screen that the map has. */
const mapShare = (page: Page): Promise<number> =>
  page.locator('.p-panzoom').evaluate((map) => (map.clientWidth * map.clientHeight) / (innerWidth * innerHeight));

/** Takes the first thing that can be done, as the page shows it. */
async function anyDecision(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.watch.acts.length);
  await expect(async () => {
    await page
      .locator('.board-place [data-thing][data-standing=legal], .verb[aria-disabled=false]')
      .first()
      .dispatchEvent('click', {}, { timeout: 1000 });
    const menu = page.locator('.menu button[aria-disabled=false]').first();
    if (await menu.isVisible()) await menu.click();
    expect(await page.evaluate(() => window.watch.acts.length)).toBeGreaterThan(before);
  }).toPass();
}

test('1, 14: what is allowed glows and nothing else; round, phase, points, whose turn and how one wins are in sight', async ({
  page,
}) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  const wanted = await legalThings(page);
  expect(wanted.length).toBeGreaterThan(3);
  expect(await glowing(page)).toEqual(wanted);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const goal = page.locator('.head-goal');
    await expect(goal).toBeInViewport();
    expect(await goal.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThan(3);
    await expect(page.locator('.head-when')).toHaveText(/Round 6\s*Troop Phase/);
    await expect(page.locator('.ask-who')).toContainText('it is your turn');
    await expect(
      page.locator('.board-place').getByText('17', { exact: true }).filter({ visible: true }).first(),
    ).toBeInViewport();
  }
});

test('3, 4: who comes back is told at once what happened meanwhile, and the tab says whose turn it is', async ({
  page,
}) => {
  await newTable(page, 'computer', 'news-7');
  await boardIsThere(page);
  await expect.poll(() => page.title()).toMatch(/^● Your turn/);
  // Decisions, until the opponent has had some of his own since the last one.
  await expect(async () => {
    await anyDecision(page);
    await page.reload();
    await expect(page.locator('.ask[data-mine]')).toBeVisible();
    await expect(page.locator('.news li').first()).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 60_000 });
  await page.locator('.news .main').click();
  await expect(page.locator('.table[data-past]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.table[data-past]')).toHaveCount(0);
});

for (const mind of ['captain', 'general'])
  test(`6: a ${mind} at the table takes a victory that lies there, and throws no battle away`, async ({ page }) => {
    const holders = [
      { name: 'Mind', mind },
      { name: 'You', mind: null },
    ];
    // All five Florins make the thirty points, and four do not.
    await openFile(page, beforeTheEnd(23), holders);
    await expect(page.locator('.ending')).toContainText('Visconti');
    expect(await page.evaluate(() => window.watch.acts.length)).toBe(0);
    // Two of the ways to take a hit would lose the battle.
    await openFile(page, lastMoral(), holders);
    await boardIsThere(page);
    await page.waitForFunction(() => (window.watch.look?.steps ?? 0) > 0);
    expect(await page.evaluate(() => window.watch.look?.over)).toBeNull();
    await expect(page.locator('.ending')).toHaveCount(0);
  });

test('8: the log lights what it speaks of, goes to its moment, is filtered, as wide as one likes, and never heavy', async ({
  page,
}) => {
  await openFile(page, over(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  const lines = page.locator('.log-lines li');
  const drawn = await lines.count();
  expect(drawn).toBeGreaterThan(100);
  expect(drawn).toBeLessThan(260);
  // All of it can be read all the same.
  await expect(async () => {
    await page.locator('.log-lines').evaluate((list) => list.scrollTo(0, 0));
    await expect(page.locator('.log-round h3').first()).toHaveText('Beginning', { timeout: 300 });
  }).toPass();
  expect(await lines.count()).toBeLessThan(260);
  const width = async (): Promise<number> => (await page.locator('.log').boundingBox())?.width ?? 0;
  const before = await width();
  await page.locator('.log-edge').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await width()).toBeGreaterThan(before + 10);
  await page.getByLabel('Search the chronicle').fill('Bologna');
  for (const text of await lines.allTextContents()) expect(text).toContain('Bologna');
  const told = page.locator('.log-line');
  await expect(async () => {
    for (const nth of [-1, -2, -3, -4]) {
      await told.nth(nth).hover({ timeout: 1000 });
      if ((await page.locator('.board-place [data-lit]').count()) > 0) return;
    }
    expect(await page.locator('.board-place [data-lit]').count()).toBeGreaterThan(0);
  }).toPass();
  await page.locator('.log-line').last().click();
  await expect(page.locator('.table[data-past]')).toBeVisible();
  await expect(page.locator('.replay-said')).toContainText('You look at the past');
});

test('9, 25: the map never moves, has more than half of a screen that is low, and nothing lies over its land', async ({
  page,
}) => {
  await openFile(page, beforeTheFight(), ALL);
  await boardIsThere(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const still = await boardBox(page);
  await page.locator('[data-thing="troop:0.2"][data-standing=legal]').first().dispatchEvent('click');
  await expect(page.locator('.ask-prompt')).toContainText('arch on');
  expect(await boardBox(page)).toBe(still);
  await page.keyboard.press('p');
  await expect(page.locator('.replay')).toBeVisible();
  expect(await boardBox(page)).toBe(still);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  expect(await boardBox(page)).toBe(still);
  await page.keyboard.press('l');
  const buttons = await page.locator('.p-panzoom-buttons').boundingBox();
  for (const tile of await page.locator('.v-tiles > *').all()) {
    const box = await tile.boundingBox();
    if (!box || !buttons) throw new Error('no map');
    expect(box.x + box.width < buttons.x || box.y + box.height < buttons.y).toBe(true);
  }
  for (const [width, height] of [
    [844, 390],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.p-tabs button').first().click();
    await expect(page.locator('.p-drawer')).toBeVisible();
    expect(await mapShare(page)).toBeGreaterThan(0.5);
    await page.locator('.p-tabs button').first().click();
  }
});

test('9, 10, 11: a place is found by its name, a piece shows all it has, and the map can be seen bare', async ({
  page,
}) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('/');
  await expect(page.locator('.find input')).toBeFocused();
  await page.keyboard.type('vign');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cursor]').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.locator('.v-spot[data-standing=idle]').first().dispatchEvent('click');
  await expect(page.locator('.v-inspector')).toBeVisible();
  expect((await page.locator('.v-inspector').textContent())?.length).toBeGreaterThan(30);
  await page.keyboard.down('h');
  await expect(page.locator('[data-bare]')).toBeAttached();
  await page.keyboard.up('h');
  await expect(page.locator('[data-bare]')).toHaveCount(0);
});

test('12, 13: what any piece could do, and what could reach it, by resting on it and by one key', async ({ page }) => {
  await newTable(page, 'computer', 'sights', [], 'monferrato');
  await boardIsThere(page);
  const things = await page
    .locator('.board-place .p-panzoom [data-thing]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing') ?? ''));
  let shown = '';
  for (const thing of new Set(things)) {
    await page.keyboard.press('Escape');
    await page
      .locator(`.board-place [data-thing="${thing}"]`)
      .first()
      .dispatchEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
    await page.keyboard.press('o');
    await page.waitForTimeout(60);
    if ((await page.locator('.p-overlays .p-o-mark').count()) === 0) continue;
    shown = thing;
    break;
  }
  expect(shown).not.toBe('');
  await expect(page.locator('.sight')).toBeVisible();
  // Not by colour alone: each kind has a pattern of its own.
  const patterns = await page
    .locator('.p-overlays pattern path')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
  expect(new Set(patterns).size).toBe(patterns.length);
  // It stays while one points elsewhere, and goes with Escape.
  await page.locator('.p-panzoom').dispatchEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  await page.waitForTimeout(400);
  await expect(page.locator('.p-overlays .p-o-mark').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('.p-overlays .p-o-mark')).toHaveCount(0);
});

test('15: what has one answer is not asked, and undo steps over it', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('switch', { name: /Only one answer/ }).check();
  await newTable(page, 'computer', 'spared');
  await boardIsThere(page);
  let asked = 0;
  for (let [i, seen] = [0, -1]; i < 20; i++) {
    // The next question, drawn: until then the strip has the last one.
    const found = await page.waitForFunction((last) => {
      if (document.querySelector('.ending')) return 'over';
      const { look } = window.watch;
      const prompt = document.querySelector('.ask[data-mine] .ask-prompt')?.textContent;
      if (!look || look.seq === last || prompt !== look.prompt) return null;
      return { seq: look.seq, legal: look.choices.filter(({ refusal }) => refusal === null).length };
    }, seen);
    const question = await found.jsonValue();
    if (question === 'over' || question === null) break;
    expect(question.legal).toBeGreaterThan(1);
    seen = question.seq;
    asked++;
    await anyDecision(page);
  }
  expect(asked).toBeGreaterThan(10);
});

test('18, 19: a rule is read beside the table; a "what if" says so, leads back, and stands so on the shelf', async ({
  page,
}) => {
  await openFile(page, afterAnAssault(), ALL);
  await boardIsThere(page);
  const table = page.url();
  await page.keyboard.press('l');
  const rule = page.locator('.log-lines a.rule').first();
  const number = (await rule.textContent()) ?? '';
  await rule.click();
  await expect(page.locator('.rule-note')).toContainText(number);
  expect(page.url()).toBe(table);
  await page.keyboard.press('Escape');
  await expect(page.locator('.rule-note')).toHaveCount(0);
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'What if?' }).click();
  await expect(page.locator('.origin')).toContainText('What if?');
  await page.goto('/#/');
  await expect(page.locator('.row').filter({ hasText: 'What if?' })).toHaveCount(1);
  await expect(page.locator('.row-when').first()).toContainText(/round 6, \d+ : \d+/);
  await expect(page.locator('.row-when').first()).toContainText('All sides yourself');
  await page.goBack();
  await page.locator('.origin a').click();
  await expect(page).toHaveURL(table);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('20: what happens is told at a speed one chooses at the table, can be skipped, and keeps nobody waiting', async ({
    page,
  }) => {
    await openFile(page, ravennaAt('attack.decide'), AGAINST);
    await boardIsThere(page);
    await skipNews(page);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.locator('.more-list .speed button')).toHaveText(['At leisure', 'Normal', 'Fast', 'Still']);
    await page.locator('.more-list .speed button').first().click();
    await expect(page.locator('.more-list .speed [aria-pressed=true]')).toHaveText('At leisure');
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await page.keyboard.press('v');
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.locator('.more-list .speed [aria-pressed=true]')).toHaveText('Fast');
  });
});

test('22: what can be chosen, what is lit and whose land it is show without colour', async ({ page }) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await page.emulateMedia({ forcedColors: 'none' });
  // Domains have patterns, seats shields with charges, and what can be chosen a frame of its own.
  expect(await page.locator('.v-map pattern, .p-defs pattern').count()).toBeGreaterThan(1);
  expect(await page.locator('[data-standing=legal]').count()).toBeGreaterThan(0);
});

test('23, 24: after each decision by keyboard the focus is at the question, in words a reader hears', async ({
  page,
}) => {
  await openFile(page, beforeTheFight(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask-prompt')).toContainText('arch on');
  const where = await page.evaluate(() => document.activeElement?.closest('.board-place, .strip') !== null);
  expect(where).toBe(true);
  await expect(page.locator('[role=status].unseen')).toContainText('arch on');
});

test('27: notes and marks are kept for whoever looks, and no message carries them', async ({ page }) => {
  await openFile(page, onTheMarch(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('w');
  await page.getByLabel('What to remember').fill('a secret plan for the ford');
  await page.getByRole('button', { name: 'Mark places' }).click();
  const before = await page.evaluate(() => window.watch.acts.length);
  await page.locator('.board-place [data-thing="tile:3"], .v-spot').first().dispatchEvent('click');
  await expect(page.locator('.notes li')).toHaveCount(1);
  expect(await page.evaluate(() => window.watch.acts.length)).toBe(before);
  const said = await page.evaluate(() => JSON.stringify(window.watch.heard));
  expect(said).not.toContain('secret plan');
  await page.reload();
  await boardIsThere(page);
  await page.keyboard.press('w');
  await expect(page.getByLabel('What to remember')).toHaveValue('a secret plan for the ford');
  await expect(page.locator('.notes li')).toHaveCount(1);
});

test('17, 29: the lessons and rules of every game are listed; a learner who strays is led back', async ({ page }) => {
  await page.goto('/#/learn');
  await expect(page.locator('.games a')).toContainText(['Ventura', 'Ravenna']);
  await page.goto('/#/rules');
  await expect(page.locator('.games a')).toContainText(['Ventura', 'Ravenna']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/learn/ventura/first-round');
  // Nothing is decided while the coach still explains.
  await expect(page.locator('.ask-who')).toContainText('The coach explains');
  expect(await page.locator('[data-standing=legal]').count()).toBe(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  // A desktop has the desktop's layout.
  await expect(page.locator('.v-board[data-shape=wide]')).toBeVisible();
  await page.locator('.verb[data-choice="spend 0"]').click();
  const back = page.locator('.strip').getByRole('button', { name: 'Take it back' });
  await expect(back).toBeVisible();
  expect(await page.locator('[data-standing=legal]').count()).toBe(0);
  await back.click();
  await expect(page.locator('.verb[data-choice="spend 3"]')).toBeVisible();
});
