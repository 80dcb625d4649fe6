import { finger, keyboard, mouse } from './hands.ts';
import { againstRecruits, inHaste } from './haste.ts';
import { expect, test } from './page.ts';
import { GLOWING, tooSmall } from './targets.ts';

/** What a person in a hurry would do. */
const HASTE = {
  likes: [
    ...['faction', 'side', 'board', 'turn', 'lay', 'found', 'kajer'],
    ...['declare', 'act', 'complete', 'upgrade', 'build', 'develop', 'recruit', 'march', 'target', 'take', 'to', 'go'],
    ...['support', 'none', 'fight', 'convert', 'explore', 'retreat', 'lose', 'gain', 'reserve', 'pay', 'next', 'bid'],
    ...['pass', 'enough', 'skip', 'end'],
  ],
  turns: 2,
};

/** CONDOTTA_ROUNDS=10: the whole game, by hand, with the mouse and on a phone. */
const WANTED = Number(process.env['CONDOTTA_ROUNDS'] ?? 0);
const ROUNDS = WANTED || HASTE.turns;

test('a map, and rounds against three computers, by clicking what glows', async ({ page }) => {
  test.setTimeout(120_000 * ROUNDS);
  await againstRecruits(page, 'venterra', 'venterra-1', 4);
  const clicks = await inHaste(page, mouse, { ...HASTE, turns: ROUNDS, most: 2000 });
  expect(clicks).toBeGreaterThan(10 * ROUNDS);
  if (ROUNDS >= 10) await expect(page.locator('.ending')).toBeVisible();
});

test('a map and a round by keyboard alone', async ({ page }) => {
  await againstRecruits(page, 'venterra', 'venterra-2', 2);
  expect(await inHaste(page, keyboard, { ...HASTE, turns: 1 })).toBeGreaterThan(10);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('one of five seats by finger: 44 by 44 for every target', async ({ page }) => {
    test.setTimeout(240_000 * (WANTED || 1));
    await againstRecruits(page, 'venterra', 'venterra-3', 5);
    const small = new Set<string>();
    const moments = new Set<string>();
    await inHaste(page, finger, {
      ...HASTE,
      turns: WANTED || 1,
      most: 2000,
      async between() {
        // Once for each kind of question.
        const moment = await page.evaluate(() => window.watch.look?.moment ?? '');
        if (moments.has(moment)) return;
        moments.add(moment);
        for (const what of [...(await tooSmall(page)), ...(await tooSmall(page, GLOWING))])
          small.add(`${moment}: ${what}`);
      },
    });
    expect([...small]).toEqual([]);
    expect([...moments]).toEqual(expect.arrayContaining(['building.place', 'structures.start', 'round.declare']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    if (WANTED >= 10) await expect(page.locator('.ending')).toBeVisible();
  });
});
