import { monferrato } from '@condotta/games/monferrato';
import { act, agreeDice, type Match, offerSeededDice, openMatch } from '@condotta/kernel/host';
import type { Page } from '@playwright/test';
import { finger, mouse, pointOf } from './hands.ts';
import { boardIsThere, expect, newTable, openFile, test } from './page.ts';
import { carryOut, type Hand } from './play.ts';
import { GLOWING, tooSmall } from './targets.ts';

/** What a person in a hurry would do, the first that glows; what is not named here comes last. */
const HASTE = [
  ...['take', 'put', 'play', 'command', 'act', 'zone', 'bombard', 'gun', 'fire', 'detonate', 'mine', 'march', 'face'],
  ...['fight', 'hit', 'cease', 'retreat', 'stay', 'step', 'stop', 'finish', 'end', 'discard', 'pass'],
];

/** One looks where the thing lies: by the small map. */
async function turnTo(page: Page, thing: string): Promise<void> {
  for (const name of ['Monferrato', 'Mantua', 'Valtellina', 'Whole map']) {
    if (await pointOf(page, thing)) return;
    await page.locator('.mo-locator-ways button', { hasText: name }).click();
    await page.waitForTimeout(450);
  }
}

const mapMouse: Hand = {
  ...mouse,
  async pick(page, thing) {
    await turnTo(page, thing);
    await mouse.pick(page, thing);
  },
};

/** On a phone the small map itself is touched. */
const mapFinger: Hand = {
  ...finger,
  async pick(page, thing) {
    for (const section of [0, 1, 2]) {
      if ((await pointOf(page, thing)) || thing.startsWith('chit:') || thing.startsWith('side:')) break;
      await page.locator('.mo-locator-frame').nth(section).tap({ force: true });
      await page.waitForTimeout(450);
    }
    await finger.pick(page, thing);
  },
};

interface Wish {
  /** As many turns of the game are played. */
  readonly turns: number;
  readonly most: number;
  between?(): Promise<void>;
}

/** Decides in haste, with such a hand; gives the moments that were seen. */
async function inHaste(page: Page, hand: Hand, { turns, most, between }: Wish): Promise<ReadonlySet<string>> {
  const moments = new Set<string>();
  for (let [clicks, seen] = [0, -1]; clicks < most; clicks++) {
    const found = await page.waitForFunction(
      ([last, haste, end]) => {
        const { look } = window.watch;
        if (look?.over || ((look?.view as { readonly turn: number } | undefined)?.turn ?? 0) >= end) return 'over';
        const mine = document.querySelector('.ask[data-mine] .ask-prompt')?.textContent;
        if (!look || mine !== look.prompt || look.seq === last) return null;
        const legal = look.choices.filter(({ refusal }) => refusal === null);
        const rank = (verb: string): number => (haste.includes(verb) ? haste.indexOf(verb) : haste.length);
        const [first] = [...legal].sort((x, y) => rank(x.verb) - rank(y.verb));
        const isOneOfMany = legal.filter(({ arg }) => arg === first?.arg).length > 1;
        return first
          ? { seq: look.seq, moment: look.moment, decision: { verb: first.verb, arg: first.arg }, isOneOfMany }
          : null;
      },
      [seen, HASTE, turns] as const,
      { timeout: 60_000 },
    );
    const wanted = await found.jsonValue();
    if (wanted === 'over' || wanted === null) break;
    seen = wanted.seq;
    moments.add(wanted.moment);
    await hand.skipNews(page);
    await between?.();
    await carryOut(page, wanted.decision, wanted.isOneOfMany, hand);
  }
  return moments;
}

async function againstARecruit(page: Page, seed: string): Promise<void> {
  await page.goto('/#/new/monferrato/computer');
  await page.locator('.new-level select').selectOption('recruit');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await boardIsThere(page);
}

test('set-up and the first turns of the war against the computer, by clicking what glows', async ({ page }) => {
  test.setTimeout(240_000);
  await againstARecruit(page, 'monferrato-1');
  const moments = await inHaste(page, mapMouse, { turns: 3, most: 250 });
  expect([...moments]).toEqual(expect.arrayContaining(['setUp.zone', 'activation.declare', 'zone.act', 'march.on']));
  const turn = await page.evaluate(() => (window.watch.look?.view as { readonly turn?: number } | undefined)?.turn);
  expect(turn).toBe(3);
});

/** The sections whose middle lies in what the small map says one sees, by number. */
const middlesSeen = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const sides = (one: Element | null): number[] =>
      ['x', 'y', 'width', 'height'].map((name) => Number(one?.getAttribute(name)));
    const [x = 0, y = 0, width = 0, height = 0] = sides(document.querySelector('.mo-locator-window'));
    return [...document.querySelectorAll('.mo-locator-frame')].flatMap((frame, i) => {
      const [left = 0, top = 0, wide = 0, high = 0] = sides(frame);
      const [across, down] = [left + wide / 2 - x, top + high / 2 - y];
      return across > 0 && across < width && down > 0 && down < height ? [i] : [];
    });
  });

/** Milan may choose among six units in one zone. */
function aFan(): Match {
  const units = Object.fromEntries(['M1', 'M2', 'M3', 'M4', 'M8', 'M9'].map((unit) => [unit, 'valenza']));
  const camps = ['mantova', 'valenza', 'torino'];
  const position = { turn: 'May 1628', cup: ['M'], camps, units: { ...units, G2: 'casale' } };
  const read = monferrato.arrange(position, monferrato.components);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const dice = agreeDice(offerSeededDice('monferrato', 'fan'), [null, null]);
  const match = openMatch(monferrato, { setup: read.value.setup, position, edition: null }, dice);
  for (const [verb, arg] of [
    ['act', null],
    ['zone', 'zone:valenza'],
  ] as const)
    act(match, 1, { verb, arg });
  return match;
}

/** How many pixels two parts of the page share. */
const shared = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    ([first, second]) => {
      const [a, b] = [first, second].map((which) => document.querySelector(which)?.getBoundingClientRect());
      if (!a || !b) return -1;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      return Math.max(0, width) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    },
    [one, other] as const,
  );

test('what is told of a unit hides neither the others of its fan nor the course of the war', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const anna = { name: 'Anna', mind: null };
  await openFile(page, aFan(), [anna, anna]);
  await boardIsThere(page);
  const units = page.locator('.mo-fan .mo-unit[data-standing=legal]');
  await expect(units).toHaveCount(6);
  for (const unit of await units.all()) {
    await unit.hover({ force: true });
    await expect(page.locator('.card')).toBeVisible();
    await expect.poll(() => shared(page, '.card', '.mo-fan-paper')).toBe(0);
    await expect(page.locator('.sight')).toBeVisible();
    for (const part of ['.mo-course', '.mo-side:not(g)', '.mo-inspector', '.mo-fan-paper'])
      await expect.poll(() => shared(page, '.sight', part), part).toBe(0);
  }
});

test('the three sections: buttons and keys go there, and the small map shows where one looks', async ({ page }) => {
  await newTable(page, 'hotseat', 'monferrato-2', ['Anna', 'Berto'], 'monferrato');
  await page.locator('.pass-ready').waitFor();
  await mouse.take(page);
  await boardIsThere(page);
  await page.locator('.mo-locator-ways button', { hasText: 'Mantua' }).click();
  await expect.poll(() => middlesSeen(page)).toEqual([1]);
  await page.keyboard.press('PageUp');
  await expect.poll(() => middlesSeen(page)).toEqual([0]);
  await page.keyboard.press('PageUp');
  await expect(page.locator('.mo-locator-all')).toHaveAttribute('aria-pressed', 'true');
});

test('a question about a place that nothing can be chosen in goes there: who starts in Mantua', async ({ page }) => {
  await newTable(page, 'hotseat', 'monferrato-4', ['Anna', 'Berto'], 'monferrato');
  await page.locator('.pass-ready').waitFor();
  await mouse.take(page);
  await boardIsThere(page);
  await expect(page.locator('.ask-prompt')).toContainText('starts in Mantua');
  await expect.poll(() => middlesSeen(page)).toEqual([1]);
  await expect(page.locator('.mo-locator-ways button', { hasText: 'Mantua' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a set-up by finger: targets of 44 by 44, and nothing beyond the edge', async ({ page }) => {
    test.setTimeout(240_000);
    await againstARecruit(page, 'monferrato-3');
    const small = new Set<string>();
    const seen = new Set<string>();
    await inHaste(page, mapFinger, {
      turns: 1,
      most: 10,
      async between() {
        const moment = await page.evaluate(() => window.watch.look?.moment ?? '');
        if (seen.has(moment)) return;
        seen.add(moment);
        for (const what of [...(await tooSmall(page)), ...(await tooSmall(page, GLOWING))])
          small.add(`${moment}: ${what}`);
      },
    });
    expect([...small]).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
