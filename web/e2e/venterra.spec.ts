import { venterra } from '@condotta/games/venterra';
import { agreeDice, type Match, offerSeededDice, openMatch } from '@condotta/kernel/host';
import { finger, keyboard, mouse } from './hands.ts';
import { againstRecruits, inHaste } from './haste.ts';
import { boardIsThere, expect, openFile, skipNews, take, test } from './page.ts';
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

/** Both sides are hers: no pass screen in between. */
const ANNA = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

/** The Order and the Watchers on the pre-built map, rich and with an action each. */
function arranged(changes: Readonly<Record<string, unknown>>): Match {
  const position = {
    round: 3,
    players: [
      { faction: 'order', wealth: 9 },
      { faction: 'watchers', wealth: 9 },
    ],
    structures: [
      { at: '2,-2', seat: 0, kind: 'fortress' },
      { at: '-1,3', seat: 1, kind: 'fortress' },
    ],
    ...changes,
  };
  const read = venterra.arrange(position, venterra.components);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const dice = agreeDice(
    offerSeededDice('venterra', 'arranged'),
    position.players.map(() => null),
  );
  return openMatch(venterra, { setup: read.value.setup, position, edition: null }, dice);
}

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

test('four long names and what they lead stand in the head of a laptop in full, and on less room not in pieces', async ({
  page,
}) => {
  const four = arranged({
    players: ['order', 'watchers', 'legion', 'bear'].map((faction) => ({ faction, wealth: 5 })),
    structures: ['2,-2', '-1,3', '4,-3', '1,-1'].map((at, seat) => ({ at, seat, kind: 'fortress' })),
    turn: { phase: 'declare' },
  });
  const names = ['Alessandra', 'Bartolomeo', 'Caterina', 'Domenico'];
  await openFile(
    page,
    four,
    names.map((name) => ({ name, mind: null })),
  );
  await take(page, 'Alessandra');
  const [seats, houses] = [page.locator('.seat-name'), page.locator('.seat-house:visible')];
  const cut = (): Promise<string[]> =>
    page
      .locator('.seat-name, .seat-house')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  for (const [width, told] of [
    [1280, 4],
    [1024, 0],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await expect(houses).toHaveCount(told);
    await expect(seats).toHaveText(names);
    expect(await cut(), `at ${width}`).toEqual([]);
  }
});

test('whoever has read on in the rail sees the cards of the next question', async ({ page }) => {
  await openFile(
    page,
    arranged({ display: ['Bought Silence', 'First Furrow', 3, 4], turn: { seat: 0, card: 'plan' } }),
    ANNA,
  );
  await boardIsThere(page);
  const rail = page.locator('.e-right');
  await page.setViewportSize({ width: 1280, height: 560 });
  await mouse.press(page, 'gain ');
  await expect(page.locator('.ask-prompt')).toContainText('quest');
  // F8.10: what glows says what comes of it.
  await expect(rail.locator('.e-quest', { hasText: 'Bought Silence' })).toContainText('Complete it now');
  await expect(rail.locator('.e-quest', { hasText: 'First Furrow' })).toContainText('Reserve it: −3');
  await rail.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await rail.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  // Next the other seat is asked which of its cards comes first.
  await mouse.press(page, 'skip ');
  await expect(rail.locator('.e-action[data-standing=legal]').first()).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('units and upgrades lie in one drawer, none of them cut', async ({ page }) => {
    await openFile(page, arranged({ turn: { seat: 0, card: 'maneuver' } }), ANNA);
    await boardIsThere(page);
    await skipNews(page);
    const drawer = page.locator('.p-drawer');
    await expect(drawer.locator('[data-thing^="upgrade:"][data-standing=legal]').first()).toBeAttached();
    const wide = await drawer.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const beyond = [...element.querySelectorAll('.e-paper, .e-cost, .e-figures > *')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < left || box.right > right;
      });
      return { scrolled: element.scrollLeft, beyond: beyond.map((one) => one.textContent) };
    });
    expect(wide).toEqual({ scrolled: 0, beyond: [] });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('one of five seats by finger: 44 by 44 for every target', async ({ page }) => {
    test.setTimeout(240_000 * (WANTED || 1));
    await againstRecruits(page, 'venterra', 'venterra-3', 5);
    await expect(page.locator('.e-people')).toHaveCount(5);
    for (const faction of await page.locator('.e-people').all()) await expect(faction).toBeInViewport({ ratio: 1 });
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
