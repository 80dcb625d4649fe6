/**
 * The page, measured in a real browser: how much script the first load takes, how soon it answers on a throttled phone,
 * how smoothly a full map moves, how soon what can be chosen glows.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, devices, type Page } from '@playwright/test';
import { DIST, ROOT, serving, withBrowser } from './browser.ts';
import { type BenchReport, type BenchRequest, type Bound, judged, middle, type Spread } from './report.ts';

const GALLERY = join(ROOT, '.cache', 'bench-gallery');

const BOUNDS: readonly Bound[] = [
  { id: 'web.script', most: 250_000 },
  { id: 'web.interactive', most: 3000 },
  { id: 'web.pan', least: 55 },
  { id: 'web.highlight', most: 100 },
];

export async function benchWeb({ onProgress }: Pick<BenchRequest, 'onProgress'> = {}): Promise<BenchReport> {
  const steps = [scriptBytes, startUp, panning, highlights];
  const results: Record<string, number> = {};
  const spread: Record<string, Spread> = {};
  await withBrowser(async (browser) => {
    for (const [i, step] of steps.entries()) {
      const found = await step(browser);
      for (const [id, values] of Object.entries(found)) {
        results[id] = rounded(middle(values));
        if (values.length > 1) spread[id] = { low: rounded(Math.min(...values)), high: rounded(Math.max(...values)) };
      }
      onProgress?.({ done: i + 1, total: steps.length });
    }
  });
  return { results, spread, targets: judged(BOUNDS, results) };
}

const rounded = (n: number): number => Math.round(n * 10) / 10;

type Found = Readonly<Record<string, readonly number[]>>;

/** A game's own chunks: its board, its components. They come when it is opened. */
const GAME = /^(board|components|lessons|rules)-/;
const WORKER = /worker-/;

/** What is fetched for the lobby, a new table and its board. */
function scriptBytes(browser: Browser): Promise<Found> {
  return serving(DIST, async (home) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const names = new Set<string>();
    context.on('request', (request) => {
      const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      if (name.endsWith('.js')) names.add(name);
    });
    await page.goto(home);
    await begin(page, home);
    await page.waitForLoadState('networkidle');
    await context.close();
    const bytes = (wanted: (name: string) => boolean): number =>
      [...names]
        .filter(wanted)
        .reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, 'assets', name))).length, 0);
    return {
      'web.script': [bytes((name) => !GAME.test(name) && !WORKER.test(name))],
      'web.script.game': [bytes((name) => GAME.test(name))],
      'web.script.workers': [bytes((name) => WORKER.test(name))],
    };
  });
}

async function begin(page: Page, home: string): Promise<void> {
  await page.goto(`${home}#/new/ventura/solo`);
  await page.locator('button[type=submit]').click();
  await page.locator('.board-place [data-thing][data-standing=legal]').first().waitFor();
}

/** A mid phone: four times slower than this machine, 1.6 Mbit/s, 150 ms there and back. */
const PHONE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** From the address to a lobby that answers, and from "Begin" to a map on which something glows. Nothing is cached. */
function startUp(browser: Browser): Promise<Found> {
  return serving(DIST, async (home) => {
    const [lobby, table]: [number[], number[]] = [[], []];
    for (let n = 0; n < 3; n++) {
      const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', PHONE);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript(() => {
        // The end of the last task that kept the page busy for longer than a blink.
        const busy = { until: 0 };
        Object.assign(window, { busy });
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) busy.until = startTime + duration;
        }).observe({ type: 'longtask', buffered: true });
      });
      await page.goto(home);
      lobby.push(await answering(page, '.feature .modes a'));
      await page.goto(`${home}#/new/ventura/solo`);
      await page.locator('button[type=submit]').waitFor();
      const from = await page.evaluate(() => performance.now());
      await page.locator('button[type=submit]').click();
      table.push((await answering(page, '.board-place [data-thing][data-standing=legal]')) - from);
      await context.close();
    }
    return { 'web.interactive': lobby, 'web.table': table };
  });
}

/** When this stood there and the page had nothing left to do for half a second. */
async function answering(page: Page, selector: string): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => (document.querySelector(wanted) ? performance.now() : null),
    selector,
    { polling: 'raf', timeout: 60_000 },
  );
  const at = Number(await seen.jsonValue());
  const busy = await page.waitForFunction(
    (since) => {
      const { until } = (window as unknown as { busy: { until: number } }).busy;
      return performance.now() - Math.max(until, since) > 500 ? Math.max(until, since) : null;
    },
    at,
    { timeout: 60_000 },
  );
  return Number(await busy.jsonValue());
}

/** Frames a second while a map with 400 counters is dragged. */
async function panning(browser: Browser): Promise<Found> {
  await buildGallery();
  return serving(GALLERY, async (home) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${home}gallery.html?game=ventura&shot=march&load=400`);
    await page.waitForFunction(() => document.querySelectorAll('.v-map .p-counter').length >= 400);
    await page.evaluate(() => document.fonts.ready);
    const [rates, worst]: [number[], number[]] = [[], []];
    for (let n = 0; n < 5; n++) {
      const { rate, longest } = await dragged(page);
      if (n === 0) continue; // warming up
      rates.push(rate);
      worst.push(longest);
    }
    await page.close();
    return { 'web.pan': rates, 'web.pan.worst': worst };
  });
}

async function dragged(page: Page): Promise<{ rate: number; longest: number }> {
  await page.mouse.move(640, 330);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const next = (when: number): void => {
      frames.push(when);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const began = Date.now();
  for (let turn = 0; Date.now() - began < 2000; turn += 0.06)
    await page.mouse.move(640 + 180 * Math.sin(turn), 330 + 90 * Math.sin(turn * 1.7));
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames.slice());
  await page.mouse.up();
  const gaps = frames.slice(1).map((when, i) => when - (frames[i] ?? when));
  const whole = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return { rate: (gaps.length * 1000) / whole, longest: Math.max(...gaps) };
}

async function buildGallery(): Promise<void> {
  const { build } = await import('vite');
  mkdirSync(GALLERY, { recursive: true });
  await build({
    root: join(ROOT, 'web'),
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    resolve: { dedupe: ['preact'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir: GALLERY, emptyOutDir: true, rolldownOptions: { input: join(ROOT, 'web', 'gallery.html') } },
  });
}

/** From a click to the new question's highlights, over the first decisions of a game. */
function highlights(browser: Browser): Promise<Found> {
  return serving(DIST, async (home) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(home);
    await begin(page, home);
    const times: number[] = [];
    for (let n = 0; n < 25; n++) {
      const time = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            const LEGAL = '.board-place [data-thing][data-standing=legal]';
            const state = (): string =>
              [...document.querySelectorAll(LEGAL)].map((one) => one.getAttribute('data-thing')).join() +
              (document.querySelector('.ask')?.textContent ?? '');
            const before = state();
            const target = document.querySelector(`${LEGAL}, .verb[aria-disabled=false]`);
            let began = performance.now();
            const watcher = new MutationObserver(() => {
              // A thing with which several things can be done asks which: the second click counts.
              const item = document.querySelector<HTMLElement>('.card-menu .menu button[aria-disabled=false]');
              if (item) {
                began = performance.now();
                item.click();
                return;
              }
              if (state() === before || !document.querySelector(`${LEGAL}, .verb[aria-disabled=false]`)) return;
              watcher.disconnect();
              requestAnimationFrame(() => done(performance.now() - began));
            });
            watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
            target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          }),
      );
      if (n > 0) times.push(time);
    }
    await page.close();
    return { 'web.highlight': times, 'web.highlight.worst': [Math.max(...times)] };
  });
}
