import type { Page } from '@playwright/test';
import { ANNA_AND_BERTO } from './mirror.ts';
import { boardIsThere, expect, openFile, skipNews, take, test } from './page.ts';
import { afterAnAssault, ordersOfBattle } from './scenes.ts';

/** What the eyes see, as a fingerprint. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    const { look } = window.watch;
    const bytes = new TextEncoder().encode(JSON.stringify([look?.view, look?.choices, look?.steps, look?.seq]));
    const digest = await crypto.subtle.digest('SHA-256', bytes);
    return {
      hash: [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join(''),
      seat: look?.seat,
      moment: look?.moment,
      prompt: document.querySelector('.ask-prompt')?.textContent,
      canUndo: look?.canUndo,
    };
  });

for (const [name, scene] of [
  ['while orders of battle are made in secret', ordersOfBattle],
  ['after an assault', afterAnAssault],
] as const)
  test(`26: a refresh in the middle of a battle loses nothing: ${name}`, async ({ page }) => {
    const match = scene();
    const person = ANNA_AND_BERTO[match.world.waiting[0] ?? 0]?.name ?? '';
    await openFile(page, match);
    await take(page, person);
    await expect(page.locator('.v-battle')).toBeVisible();
    const before = await seen(page);
    expect(before.moment).toMatch(/^battle\./);
    // Once with nothing done at this page, once right after a click, before anybody could wait for the disk.
    for (const click of [false, true]) {
      if (click) {
        await skipNews(page);
        await page
          .locator('.board-place [data-thing][data-standing=legal], .verb[aria-disabled=false]')
          .first()
          .click();
        await expect.poll(() => page.evaluate(() => window.watch.acts.length)).toBe(1);
        await expect.poll(async () => (await seen(page)).hash).not.toBe(before.hash);
      }
      const now = await seen(page);
      // The screen is being passed on: there is nobody whose table could come back.
      if (now.seat === null) return;
      await page.reload();
      await take(page, person);
      await boardIsThere(page);
      await expect.poll(() => seen(page)).toEqual(now);
    }
  });
