/** Every screen of the page, each with the way to it: for what must hold on all of them. */

import type { Page } from '@playwright/test';
import { expect, openFile, skipNews } from './page.ts';
import { afterAnAssault, beforeTheFight, onTheMarch, ordersOfBattle, over, ravennaAt } from './scenes.ts';

/** One person for both sides: no pass screen in between. */
const ALL = [
  { name: 'Anna', mind: null },
  { name: 'Anna', mind: null },
];

export interface Screen {
  readonly name: string;
  open(page: Page): Promise<void>;
}

const at = (name: string, address: string, ready: string): Screen => ({
  name,
  async open(page) {
    await page.goto(`/${address}`);
    await page.locator(ready).first().waitFor();
  },
});

const board = (page: Page): Promise<void> => page.locator('.board-place [data-thing]').first().waitFor();

export const PLAIN: readonly Screen[] = [
  at('lobby', '#/', '.feature'),
  at('set-up against the computer', '#/new/ventura/computer', '.new-begin'),
  {
    name: 'set-up, everything open',
    async open(page) {
      await page.goto('/#/new/ventura/hotseat');
      await page.locator('.new-begin').waitFor();
      for (const one of await page.locator('details').all())
        if ((await one.getAttribute('open')) === null) await one.locator('summary').click();
    },
  },
  {
    name: 'set-up of Ravenna, six seats',
    async open(page) {
      await page.goto('/#/new/ravenna/hotseat');
      await page.locator('.new-begin').waitFor();
      await page.locator('.new-seats label').last().click();
      await page.locator('.new-who li').nth(5).waitFor();
    },
  },
  at('rules', '#/rules/ventura', '.rules-rule'),
  at('a rule', '#/rules/ventura/V15.2', '.rules-rule.here'),
  at('learn', '#/learn/ventura', '.lessons a'),
  at('rules of Ravenna', '#/rules/ravenna', '.rules-rule'),
  at('settings', '#/settings', '.switch'),
  at('about', '#/about', '.credits'),
  at('a page that is not there', '#/nowhere', 'h1'),
  at('a table that is not there', '#/table/nowhere', '[role=alert]'),
];

/** Ravenna at each kind of question that looks different. */
const ravenna = (moment: string, turn: number): Screen => ({
  name: `Ravenna, ${moment}`,
  async open(page) {
    await openFile(page, ravennaAt(moment, 'easter', turn), ALL);
    await board(page);
    await skipNews(page);
  },
});

export const TABLES: readonly Screen[] = [
  {
    name: 'lesson',
    async open(page) {
      await page.goto('/#/learn/ventura/raid');
      await board(page);
    },
  },
  {
    name: 'pass screen, news and the table after it',
    async open(page) {
      await openFile(page, ordersOfBattle());
      await expect(page.locator('.pass')).toBeVisible();
    },
  },
  {
    name: 'a fight is possible',
    async open(page) {
      await openFile(page, onTheMarch(), ALL);
      await board(page);
      await page.locator('[data-thing="tile:2"][data-standing=legal]').first().focus();
      await page.locator('.odds').first().waitFor();
    },
  },
  {
    name: 'why not',
    async open(page) {
      await openFile(page, beforeTheFight(), ALL);
      await board(page);
      await page.locator('.board-place [data-thing][data-standing=refused]').first().dispatchEvent('click');
      await page.locator('.card-why').waitFor();
    },
  },
  {
    name: 'orders of battle',
    async open(page) {
      await openFile(page, ordersOfBattle(), ALL);
      await board(page);
    },
  },
  {
    name: 'battle, log and replay',
    async open(page) {
      await openFile(page, afterAnAssault(), ALL);
      await board(page);
      await skipNews(page);
      await page.keyboard.press('l');
      await page.keyboard.press('p');
      await page.keyboard.press(',');
      await page.locator('.table[data-past]').waitFor();
    },
  },
  {
    name: 'keys',
    async open(page) {
      await openFile(page, beforeTheFight(), ALL);
      await board(page);
      await page.keyboard.press('?');
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'more, find',
    async open(page) {
      await openFile(page, beforeTheFight(), ALL);
      await board(page);
      await page.keyboard.press('/');
      await page.locator('.find input').fill('a');
    },
  },
  {
    name: 'text mode',
    async open(page) {
      await openFile(page, beforeTheFight(), ALL);
      await board(page);
      await page.keyboard.press('t');
      await page.locator('.text-mode').waitFor();
      await page.locator('.text-mode summary').click();
    },
  },
  ...(
    [
      ['orders.choose', 1],
      ['execution.mark', 2],
      ['shoot.aim', 3],
      ['march.go', 3],
      ['effect.choose', 3],
    ] as const
  ).map(([moment, turn]) => ravenna(moment, turn)),
  {
    name: 'Ravenna, in text',
    async open(page) {
      await openFile(page, ravennaAt('shoot.aim'), ALL);
      await board(page);
      await page.keyboard.press('t');
      await page.locator('.text-mode').waitFor();
    },
  },
  {
    name: 'over',
    async open(page) {
      await openFile(page, over(), ALL);
      await board(page);
    },
  },
  {
    name: 'review',
    async open(page) {
      await openFile(page, over(), ALL);
      await board(page);
      await page.locator('.ending-ways .main').click();
      await page.locator('.chart-line').first().waitFor();
    },
  },
];

/** Nothing of the last screen: neither its settings nor its tables. */
export async function fresh(page: Page): Promise<void> {
  // A picture of the same house: nothing of the page runs there that could write once more.
  await page.goto('/icon.svg');
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise<void>((resolve, reject) => {
        // It waits for whoever still has it open.
        const request = indexedDB.deleteDatabase(name ?? '');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
  });
}
