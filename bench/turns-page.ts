/** Minds in the page's own worker, asked as the page asks them. Every game has a worker of its own, which starts within the first turn. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision } from '@condotta/kernel';
import type { Page } from '@playwright/test';
import { DIST, serving, withBrowser } from './browser.ts';
import type { Sit, Thought } from './turns.ts';

/** Lends a page's minds. */
export function inPage<T>(work: (sit: Sit) => Promise<T>): Promise<T> {
  return withBrowser((browser) =>
    serving(DIST, async (home) => {
      const script = readdirSync(join(DIST, 'assets')).find((name) => /^mind-worker-.*\.js$/.test(name));
      if (!script) throw new Error('the page has no worker for its minds');
      const page = await browser.newPage();
      await page.goto(home);
      return work((game, level) => sitIn(page, script, game.id, level));
    }),
  );
}

async function sitIn(page: Page, script: string, game: string, level: string): ReturnType<Sit> {
  await page.evaluate((name) => {
    const all = window as unknown as { minds?: Worker };
    all.minds?.terminate();
    all.minds = new Worker(new URL(`assets/${name}`, document.baseURI), { type: 'module' });
  }, script);
  return (world, seat, seed) =>
    thought(page, { kind: 'think', game, edition: null, thinker: String(seat), level, seat, world, seed });
}

function thought(page: Page, task: unknown): Promise<Thought> {
  return page.evaluate(
    (given) =>
      new Promise<{ decision: Decision; ms: number }>((resolve, reject) => {
        const { minds } = window as unknown as { minds: Worker };
        const began = performance.now();
        minds.onerror = ({ message }) => reject(new Error(`the worker of the minds broke down: ${message}`));
        minds.onmessage = ({ data: { answer } }) => {
          if (answer.kind !== 'decision') return reject(new Error(answer.text));
          const { verb, arg } = answer.decision;
          resolve({ decision: { verb, arg }, ms: performance.now() - began });
        };
        minds.postMessage({ id: 1, task: given });
      }),
    // A world is plain JSON; the types of the browser's side do not know it.
    JSON.parse(JSON.stringify(task)),
  );
}
