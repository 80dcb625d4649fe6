/** A page under watch: every word between it and its worker is written down, and no error passes unseen. */

import type { Match } from '@condotta/kernel/host';
import { test as base, expect, type Page } from '@playwright/test';
import { fileOf, type Person } from './mirror.ts';

/** What the script below leaves in the page. */
interface Watch {
  /** What the worker said or was told since somebody asked last. */
  heard: unknown[];
  /** The last picture of the present that the page was given. */
  look: Look | null;
  acts: { readonly seat: number; readonly verb: string; readonly arg: string | number | null }[];
}

interface Look {
  readonly seat: number | null;
  readonly seq: number;
  readonly steps: number;
  readonly prompt: string;
  readonly moment: string;
  readonly view: unknown;
  readonly choices: readonly {
    readonly verb: string;
    readonly arg: string | number | null;
    readonly label: string;
    readonly refusal: { readonly rule: string; readonly text: string } | null;
  }[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly over: unknown;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** The tests decide everything themselves, unless they are about what is not asked. */
function askingAll(): void {
  try {
    if (localStorage.getItem('condotta.settings') === null)
      localStorage.setItem('condotta.settings', JSON.stringify({ spare: false }));
  } catch {
    // A page without an address has no storage.
  }
}

function watching(): void {
  const watch: Watch = { heard: [], look: null, acts: [] };
  window.watch = watch;
  interface Ask {
    readonly id: number;
    readonly ask: string;
    readonly take: { readonly at?: number | null } & Watch['acts'][number];
  }
  const asked = new Map<number, Ask>();
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        watch.heard.push(data);
        const question = asked.get(data.id);
        asked.delete(data.id);
        // A picture of the present comes with a look, and as the answer to whatever is done.
        if (question && data.ok && data.give?.view !== undefined && data.give.at === data.give.steps)
          watch.look = data.give;
      });
    }
    override postMessage(message: unknown): void {
      const question = message as Ask;
      asked.set(question.id, question);
      if (question.ask === 'act') watch.acts.push(question.take);
      watch.heard.push(message);
      super.postMessage(message);
    }
  };
}

/** Every test: no error in the console, no exception in the page. */
export const test = base.extend<{ readonly calm: { readonly expected: RegExp[] } }>({
  calm: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const calm = { expected: [] as RegExp[] };
      page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack ?? ''}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await page.context().addInitScript(askingAll);
      await page.context().addInitScript(watching);
      await use(calm);
      expect(errors.filter((error) => !calm.expected.some((known) => known.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a new table by the form, as a person would. */
export async function newTable(
  page: Page,
  mode: string,
  seed: string,
  names: readonly string[] = [],
  game = 'ventura',
): Promise<void> {
  await page.goto(`/#/new/${game}/${mode}`);
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of seat ${i + 1}`).fill(name);
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/#\/table\//);
}

/** Puts a table on the shelf by the file picker, and opens it. */
export async function openFile(page: Page, match: Match, holders?: readonly Person[]): Promise<void> {
  // A page of its own: news of an earlier file must not be taken for this one's.
  await page.goto('about:blank');
  await importText(page, fileOf(match, holders));
  await page.locator('.row-ways a.main').first().click();
  await page.waitForURL(/#\/table\//);
}

export async function importText(page: Page, text: string, name = 'table.condotta.json'): Promise<void> {
  await page.goto('/#/');
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('.shelf input[type=file]').setInputFiles(file);
  await expect(page.locator('.memo').first()).toBeVisible();
}

/** Through the pass screen, whoever is meant. It takes no answer in its first moment. */
export async function take(page: Page, name: string): Promise<void> {
  const button = page.locator('.pass-ready');
  await expect(page.locator('#pass-title')).toHaveText(name);
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(button).toBeHidden({ timeout: 600 });
  }).toPass();
  await boardIsThere(page);
}

export const boardIsThere = (page: Page): Promise<unknown> =>
  page.locator('.board-place [data-thing], .text-mode').first().waitFor({ state: 'attached' });

export async function skipNews(page: Page): Promise<void> {
  const skip = page.locator('.news .quiet');
  if (await skip.isVisible()) await skip.click();
}
