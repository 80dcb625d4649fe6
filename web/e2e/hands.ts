/** Three kinds of hands: a mouse, a finger, a keyboard. */

import type { Page } from '@playwright/test';
import { expect } from './page.ts';
import type { Hand } from './play.ts';

type Point = readonly [x: number, y: number];

/** Where a thing that glows can be hit: a point on it that nothing else covers. */
export function pointOf(page: Page, thing: string): Promise<Point | null> {
  return page.evaluate((wanted) => {
    const PARTS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    const all = document.querySelectorAll(`.board-place [data-thing="${CSS.escape(wanted)}"][data-standing=legal]`);
    for (const one of all) {
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const down of PARTS)
        for (const across of PARTS) {
          const [x, y] = [left + width * across, top + height * down];
          const hit = document.elementFromPoint(x, y)?.closest('[data-thing]');
          if (hit?.getAttribute('data-thing') === wanted && one.contains(hit)) return [x, y] as const;
        }
    }
    return null;
  }, thing);
}

const strip = (page: Page, choice: string) => page.locator(`.verb[data-choice="${choice}"]`);

/** The menu at a thing shows what was chosen under this label. */
const menuItem = (page: Page, label: string) =>
  page.locator('.card-menu .menu > li > button[aria-disabled=false]').filter({ hasText: label }).first();

export const mouse: Hand = {
  take: (page) => through(page, () => page.locator('.pass-ready').click({ timeout: 1000 })),
  async pick(page, thing) {
    await expect.poll(() => pointOf(page, thing), `a place to click at ${thing}`).not.toBeNull();
    const [x, y] = (await pointOf(page, thing)) ?? [0, 0];
    await page.mouse.click(x, y);
  },
  press: (page, choice) => strip(page, choice).click(),
  menu: (page, label) => menuItem(page, label).click(),
  sure: async () => {},
  async skipNews(page) {
    const skip = page.locator('.news .quiet');
    if (await skip.isVisible()) await skip.click();
  },
};

/** What is not in sight lies in a drawer, or under one. */
async function unveil(page: Page, thing: string): Promise<Point | null> {
  const found = await pointOf(page, thing);
  if (found) return found;
  const tabs = page.locator('.p-tabs [role=tab]');
  const open = page.locator('.p-tabs [aria-selected=true]');
  if ((await open.count()) > 0) await open.tap();
  for (let i = -1; i < (await tabs.count()); i++) {
    if (i >= 0) await tabs.nth(i).tap();
    const inside = page.locator(`.p-drawer [data-thing="${thing}"][data-standing=legal]`).first();
    if ((await inside.count()) > 0) await inside.scrollIntoViewIfNeeded();
    const there = await pointOf(page, thing);
    if (there) return there;
  }
  return null;
}

export const finger: Hand = {
  take: (page) => through(page, () => page.locator('.pass-ready').tap({ timeout: 1000 })),
  async pick(page, thing) {
    await expect.poll(() => unveil(page, thing), `a place to tap at ${thing}`).not.toBeNull();
    const [x, y] = (await pointOf(page, thing)) ?? [0, 0];
    await page.touchscreen.tap(x, y);
  },
  press: (page, choice) => strip(page, choice).tap(),
  menu: (page, label) => menuItem(page, label).tap(),
  async sure(page) {
    const yes = page.locator('.card-sure .main');
    if (await yes.isVisible()) await yes.tap();
  },
  async skipNews(page) {
    const skip = page.locator('.news .quiet');
    if (await skip.isVisible()) await skip.tap();
  },
};

export const keyboard: Hand = {
  take: (page) => through(page, () => page.keyboard.press('Enter')),
  async pick(page, thing) {
    const cursor = (): Promise<string | null> =>
      page.evaluate(
        () => document.querySelector('.board-place [data-thing][data-cursor]')?.getAttribute('data-thing') ?? null,
      );
    const seen = new Set<string | null>();
    for (let n = 0; (await cursor()) !== thing; n++) {
      const here = await cursor();
      if (n > 0 && seen.has(here) && seen.size > 1 && n > 80) throw new Error(`the cursor never comes to ${thing}`);
      seen.add(here);
      await page.keyboard.press('n');
      await expect.poll(cursor, { intervals: [5, 10, 20, 50] }).not.toBe(here);
    }
    await page.keyboard.press('Enter');
  },
  async press(page, choice) {
    const letter = await strip(page, choice).getAttribute('aria-keyshortcuts');
    if (letter === null) {
      await tabTo(page, `.verb[data-choice="${choice}"]`);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(letter);
  },
  async menu(page, label) {
    await expect(page.locator('.card-menu')).toBeVisible();
    for (let n = 0; n < 30; n++) {
      const there = await page.evaluate(() => document.activeElement?.closest('.card-menu li > button')?.textContent);
      if (there?.includes(label)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  },
  sure: async () => {},
  async skipNews(page) {
    if (!(await page.locator('.news').isVisible())) return;
    await page.keyboard.press('Escape');
    await expect(page.locator('.news')).toBeHidden();
  },
};

/** Milliseconds in which the pass screen takes no answer, and a little more: a click too early costs more than waiting. */
const DEAF = 270;

/** One asks again until it is gone. */
async function through(page: Page, ready: () => Promise<unknown>): Promise<void> {
  const pass = page.locator('.pass-ready');
  await page.waitForTimeout(DEAF);
  await expect(async () => {
    if ((await pass.count()) > 0) await ready().catch(() => undefined);
    await expect(pass).toHaveCount(0, { timeout: 300 });
  }).toPass({ intervals: [20, 40, 80] });
}

/** By the Tab key alone, at most once around. */
export async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never comes to ${selector}`);
}
