import type { Match } from '@condotta/kernel';
import type { Page } from '@playwright/test';
import { finger, keyboard, mouse, tabTo } from './hands.ts';
import { boardIsThere, expect, newTable, test } from './page.ts';
import { carryOut, type Hand, playToTheEnd } from './play.ts';
import { GLOWING, tooSmall } from './targets.ts';

/** What a person in a hurry would do, the first that glows; what is not named here comes last. */
const HASTE = ['ready', 'play', 'issue', 'accept', 'done', 'mark', 'fire', 'advance', 'halt', 'keep', 'moral'];

/** Decides in haste, with such a hand, until the game or this turn is over; `between`: before each click. */
async function inHaste(
  page: Page,
  hand: Hand,
  { turns = 8, between }: { readonly turns?: number; between?(): Promise<void> } = {},
): Promise<number> {
  let clicks = 0;
  for (let seen = -1; clicks < 600; clicks++) {
    const found = await page.waitForFunction(
      ([last, haste, most]) => {
        const { look } = window.watch;
        if (look?.over || (look?.view as { readonly turn: number } | undefined)?.turn === most + 1) return 'over';
        const mine = document.querySelector('.ask[data-mine] .ask-prompt')?.textContent;
        if (!look || mine !== look.prompt || look.seq === last) return null;
        const legal = look.choices.filter(({ refusal }) => refusal === null);
        const rank = (verb: string): number => (haste.includes(verb) ? haste.indexOf(verb) : haste.length);
        // Nobody marches off the field.
        const [first] = legal.filter(({ arg }) => arg !== 'off').sort((x, y) => rank(x.verb) - rank(y.verb));
        const isOneOfMany = legal.filter(({ arg }) => arg === first?.arg).length > 1;
        return first ? { seq: look.seq, decision: { verb: first.verb, arg: first.arg }, isOneOfMany } : null;
      },
      [seen, HASTE, turns] as const,
    );
    const wanted = await found.jsonValue();
    if (wanted === 'over' || wanted === null) break;
    seen = wanted.seq;
    await hand.skipNews(page);
    await between?.();
    await carryOut(page, wanted.decision, wanted.isOneOfMany, hand);
  }
  test.info().annotations.push({ type: 'game', description: `${clicks} clicks` });
  return clicks;
}

async function againstARecruit(page: Page, seed: string): Promise<void> {
  await page.goto('/#/new/ravenna/computer');
  await page.locator('.new-level select').selectOption('recruit');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await boardIsThere(page);
}

test('a whole battle against the computer, by clicking what glows', async ({ page }) => {
  test.setTimeout(120_000);
  await againstARecruit(page, 'ravenna-1');
  await inHaste(page, mouse);
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
  await inHaste(page, keyboard);
  await expect(page.locator('.ending')).toBeVisible();
  await tabTo(page, '.ending-ways .main');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chart-line')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a first turn by finger: 44 by 44 for every target', async ({ page }) => {
    test.setTimeout(120_000);
    await againstARecruit(page, 'ravenna-4');
    const small = new Set<string>();
    const moments = new Set<string>();
    const clicks = await inHaste(page, finger, {
      turns: 1,
      async between() {
        // Once for each kind of question.
        const moment = await page.evaluate(() => window.watch.look?.moment ?? '');
        if (moments.has(moment)) return;
        moments.add(moment);
        for (const what of [...(await tooSmall(page)), ...(await tooSmall(page, GLOWING))])
          small.add(`${moment}: ${what}`);
      },
    });
    expect(clicks).toBeGreaterThan(15);
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
