import type { Page } from '@playwright/test';
import { boardIsThere, expect, newTable, openFile, skipNews, take, test } from './page.ts';
import { afterAnAssault, beforeTheAssault, beforeTheEnd, beforeTheFight, onTheMarch } from './scenes.ts';

/** One person for both sides: no pass screen in between. */
const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

const steps = (page: Page): Promise<number> => page.evaluate(() => window.watch.look?.steps ?? -1);
const glowing = (page: Page, thing: string) =>
  page.locator(`.board-place [data-thing="${thing}"][data-standing=legal]`).first();
const tool = (page: Page, name: string) => page.locator('.tools').getByRole('button', { name });

test('2: undo and redo', async ({ page }) => {
  await openFile(page, beforeTheFight(), ALL);
  await expect(tool(page, 'Undo')).toBeDisabled();
  await glowing(page, 'troop:0.2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page)).toBe(1);
  const prompt = await page.locator('.ask-prompt').textContent();
  await tool(page, 'Undo').click();
  await expect.poll(() => steps(page)).toBe(0);
  await expect(glowing(page, 'troop:0.2')).toBeVisible();
  await tool(page, 'Redo').click();
  await expect.poll(() => steps(page)).toBe(1);
  await expect(page.locator('.ask-prompt')).toHaveText(prompt ?? '');
  await page.keyboard.press('u');
  await expect.poll(() => steps(page)).toBe(0);
  await page.keyboard.press('r');
  await expect.poll(() => steps(page)).toBe(1);
});

test('2, 28: hot seat: who has just decided may take it back before the screen is passed on', async ({ page }) => {
  await newTable(page, 'hotseat', 'regret', ['Anna', 'Berto']);
  const title = page.locator('#pass-title');
  await expect(title).toBeVisible();
  const [first, second] = (await title.textContent()) === 'Anna' ? ['Anna', 'Berto'] : ['Berto', 'Anna'];
  await take(page, first);
  await page.locator('.board-place [data-standing=legal], .verb[aria-disabled=false]').first().click();
  await expect(title).toHaveText(second);
  await page.getByRole('button', { name: `${first}: take back my last decision` }).click();
  await expect(title).toHaveText(first);
  await take(page, first);
  await expect.poll(() => steps(page)).toBe(0);
});

test('18: what cannot be done says why, with its rule, and leads to it and back', async ({ page }) => {
  await openFile(page, afterAnAssault(), ALL);
  await boardIsThere(page);
  await skipNews(page);
  const before = await steps(page);
  await page.locator('.v-spot[data-standing=refused]').first().dispatchEvent('click');
  const card = page.getByRole('dialog', { name: 'Why not?' });
  await expect(card).toBeVisible();
  expect((await card.locator('li').first().textContent())?.length).toBeGreaterThan(15);
  expect(await page.locator('.board-place [data-lit]').count()).toBeGreaterThan(0);
  const rule = card.locator('a.rule').first();
  const number = await rule.textContent();
  await rule.click();
  const note = page.locator('.rule-note');
  await expect(note).toContainText(number ?? '?');
  await note.locator('.rule-text-title a').click();
  await expect(page.locator('.rules-rule.here')).toContainText(number ?? '?');
  await expect(page.locator('.rules-rule.here')).toBeInViewport();
  await page.goBack();
  await boardIsThere(page);
  await expect.poll(() => steps(page)).toBe(before);
});

test('5: odds stand there before an attack', async ({ page }) => {
  await openFile(page, onTheMarch(), ALL);
  await glowing(page, 'tile:2').focus();
  await expect(page.locator('.odds-words li').first()).toContainText(/\d %/);
  const sum = await page.locator('.odds-words b').allTextContents();
  const total = sum.map((text) => Number.parseInt(text.replace(/\D/g, ''), 10)).reduce((a, b) => a + b, 0);
  expect(total).toBeGreaterThanOrEqual(98);
  expect(total).toBeLessThanOrEqual(103);
});

test('the log leads to a moment and back; the slider; what if', async ({ page }) => {
  await openFile(page, afterAnAssault(), ALL);
  await boardIsThere(page);
  const all = await steps(page);
  await page.keyboard.press('l');
  await page.locator('.log-line').first().hover();
  await page.locator('.log-turn .log-line').first().click();
  await expect(page.locator('.table[data-past]')).toBeVisible();
  await expect(page.locator('.replay-at')).toContainText(`of ${all}`);
  expect(await page.locator('[data-standing=legal]').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(page.locator('.table[data-past]')).toHaveCount(0);
  await page.getByLabel('Search the chronicle').fill('no such words anywhere');
  await expect(page.locator('.log-none')).toBeVisible();

  await page.keyboard.press('Escape');
  await tool(page, 'Replay').click();
  await page.getByLabel('Moment').fill('1');
  await expect(page.locator('.replay-at')).toHaveText(`1 of ${all}`);
  await expect(page.locator('.table[data-past]')).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'What if?' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('.table:not([data-past])')).toBeVisible();
  await expect.poll(() => steps(page)).toBe(0);
  await page.goto(address);
  await expect.poll(() => steps(page)).toBe(all);
});

test('a hint, followed', async ({ page }) => {
  await openFile(page, beforeTheFight(), ALL);
  await boardIsThere(page);
  await tool(page, 'Hint').click();
  await expect(page.locator('.hint b')).toBeVisible({ timeout: 40_000 });
  expect((await page.locator('.hint b').textContent())?.length).toBeGreaterThan(2);
  await page.locator('.hint .main').click();
  await expect.poll(() => steps(page)).toBe(1);
});

test('a hint is marked beside its card, waits for no one in the past, and goes by Escape', async ({ page }) => {
  await openFile(page, beforeTheFight(), ALL);
  await boardIsThere(page);
  const card = page.locator('section.hint');
  await page.keyboard.press('i');
  await expect(card.locator('.main')).toBeFocused({ timeout: 40_000 });
  const hidden = () =>
    page.evaluate(() => {
      const [own] = [...document.querySelectorAll('section.hint')].map((one) => one.getBoundingClientRect());
      const marks = [...document.querySelectorAll('.board-place [data-lit], .verb[data-proposed]')];
      const over = marks.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return own && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      });
      return [marks.length > 0, over.length];
    });
  await expect.poll(hidden).toEqual([true, 0]);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await glowing(page, 'troop:0.2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page)).toBe(1);
  await page.keyboard.press('i');
  await expect(card).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press(',');
  await expect(page.locator('.table[data-past]')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.locator('.hint')).toHaveCount(0);
  expect(await steps(page)).toBe(1);
});

test('with the wish to be asked before what is final, a hint asks as well', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByLabel('Ask before what cannot be undone').check();
  await openFile(page, beforeTheEnd(), ALL);
  await boardIsThere(page);
  await page.keyboard.press('i');
  await page.locator('.hint .main').click({ timeout: 40_000 });
  await expect(page.getByRole('dialog', { name: 'Do this?' })).toBeVisible();
  expect(await steps(page)).toBe(0);
});

test('19, 30: the end, the review, and from there into the past', async ({ page }) => {
  await openFile(page, beforeTheEnd(), ALL);
  await boardIsThere(page);
  await page.locator('.verb[data-choice="spend 5"]').click();
  await expect(page.locator('.ask-who')).toHaveText('The game is over');
  const ending = page.locator('.ending');
  await expect(ending.getByRole('heading')).toHaveText('Visconti victorious');
  await expect(ending.locator('.ending-arms svg')).toHaveCount(1);
  await expect(ending.locator('a.rule')).toHaveText(/^V/);
  await expect(ending.locator('li')).toHaveText([/Visconti.*points/, /Gonzaga.*points/]);
  await expect(page.locator('.head-phase')).toHaveText('The game is over');
  const address = page.url();
  await ending.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('.verb[data-choice="spend 5"]')).toBeVisible();
  await page.goto(address);
  await ending.getByRole('button', { name: 'Look at the board' }).click();
  await expect(ending).toHaveCount(0);
  await page.getByRole('button', { name: 'The result' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('.chart-line')).toHaveCount(2);
  await expect(page.locator('.review-turns small').first()).not.toBeEmpty();
  await page.locator('.review-turns button').first().click();
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.locator('.replay')).toBeVisible();
});

test('16: ask before what cannot be undone, if so wished', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByLabel('Ask before what cannot be undone').check();
  await openFile(page, beforeTheEnd(), ALL);
  await boardIsThere(page);
  await page.locator('.verb[data-choice="spend 5"]').click();
  await expect(page.getByRole('dialog', { name: 'Do this?' })).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect.poll(() => steps(page)).toBe(0);
  await page.locator('.verb[data-choice="spend 5"]').click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.locator('.ask-who')).toHaveText('The game is over');
});

test('24: a table against the computer in text alone', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByLabel('The table as text').check();
  await page.goto('/#/new/ventura/computer');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const choices = page.locator('.text-choices button');
  const acts = () => page.evaluate(() => window.watch.acts.length);
  for (let n = 0; n < 5; n++) {
    const before = await acts();
    // The list may be that of the last question, about to go: look again then.
    await expect(async () => {
      if ((await acts()) > before) return;
      const count = await choices.count();
      expect(count).toBeGreaterThan(0);
      await choices.nth(n % count).click({ timeout: 1000 });
      await expect.poll(acts, { timeout: 1000 }).toBe(before + 1);
    }).toPass({ timeout: 60_000 });
  }
  await expect(page.locator('.text-mode h2').nth(2)).toBeVisible();
  expect(await page.locator('svg.v-map').count()).toBe(0);
  await expect(page.locator('[role=status][aria-live=polite]').first()).not.toBeEmpty();
});

test('settings stay', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByText('Night ink').click();
  await page.getByText('Italiano', { exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preferenze');
});

test('minds are fetched when a table needs them, not with the lobby', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const minds = (): boolean => asked.some((url) => url.includes('mind-worker'));
  await openFile(page, beforeTheFight(), ALL);
  await page.goto('/#/');
  await expect(page.locator('.row')).toHaveCount(1);
  expect(asked.some((url) => /\/worker-/.test(url))).toBe(true);
  expect(minds()).toBe(false);
  await page.goto('/#/new/ventura/watch');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect.poll(minds).toBe(true);
});

test('minds play each other while one watches, and can be halted', async ({ page }) => {
  await page.goto('/#/new/ventura/watch');
  await page.getByLabel('The computer plays as').selectOption('random');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect.poll(() => steps(page), { timeout: 30_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Halt the minds' }).click();
  await expect(page.getByRole('button', { name: 'Let them play' })).toBeVisible();
  await expect(page.locator('[data-standing=legal]')).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('20: the board tells what happened, and the table never stands still for it', async ({ page }) => {
    await page.goto('/#/new/ventura/watch');
    await page.getByLabel('The computer plays as').selectOption('random');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await boardIsThere(page);
    const before = await steps(page);
    await expect.poll(() => steps(page), { timeout: 25_000 }).toBeGreaterThan(before + 8);
  });

  test('all sides oneself: a battle is told though the eyes change, and no odds lie over it', async ({ page }) => {
    await openFile(page, beforeTheAssault(), ALL);
    await page.locator('.verb[data-choice="pass "]').click();
    const story = page.locator('.v-battle[data-beat]');
    await expect(story).toBeVisible();
    // What is asked next would give it away.
    await expect(page.locator('.ask-prompt')).toContainText('is being told');
    const stay = page.locator('.verb[data-choice="stay "]');
    await expect(stay).toBeHidden();
    await page.keyboard.press('n');
    await expect(story).toBeVisible();
    await expect(page.locator('.card-point')).toHaveCount(0);
    // A key ends the story and does no more.
    await page.keyboard.press('Enter');
    await expect(story).toHaveCount(0);
    await expect(page.locator('.ask-prompt')).not.toContainText('is being told');
    await page.locator('.verb[data-choice="stay "]').hover();
    await expect(page.locator('.card-point')).toBeVisible();
  });

  test('hot seat: whoever clicked sees the battle before the screen is passed on', async ({ page }) => {
    await openFile(page, beforeTheAssault(), [
      { name: 'Anna', mind: null },
      { name: 'Berto', mind: null },
    ]);
    await take(page, 'Berto');
    await skipNews(page);
    await page.locator('.verb[data-choice="pass "]').click();
    const story = page.locator('.v-battle[data-beat]');
    await expect(story).toBeVisible();
    await expect(page.locator('#pass-title')).toHaveCount(0);
    await story.getByRole('button', { name: 'Skip' }).click();
    await expect(page.locator('#pass-title')).toHaveText('Anna');
    expect(await page.locator('.board-place').count()).toBe(0);
  });

  test('in the replay a step on is told, and the film comes to its end', async ({ page }) => {
    await openFile(page, afterAnAssault(), ALL);
    await boardIsThere(page);
    const all = await steps(page);
    await tool(page, 'Replay').click();
    await page.getByLabel('Moment').fill(String(all - 3));
    await expect(page.locator('.table[data-past]')).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('.replay')).toHaveCount(0, { timeout: 90_000 });
  });
});

test('delete with a way back, export', async ({ page }) => {
  await openFile(page, beforeTheFight());
  await page.goto('/#/');
  await page.locator('.row').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.row')).toHaveCount(0);
  await page.locator('.memo').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.row')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.locator('.row').getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ventura-.*\.condotta\.json$/);
});
