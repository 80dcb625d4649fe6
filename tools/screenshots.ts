/**
 * Pictures of every screen, for those who look after the page's looks:
 *
 * node tools/screenshots.ts [name ...] writes .cache/screenshots/NAME-{desktop,phone}-{light,dark}.png
 * node tools/screenshots.ts --readme   takes those that the README shows again, the only ones under version control
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gameById } from '@condotta/games';
import { range, rngOf } from '@condotta/kernel';
import { act, agreeDice, type Match, offerSeededDice, openMatch } from '@condotta/kernel/host';
import { budgetOf, mindOf, questionFor } from '@condotta/minds';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { pageServer } from '../cli/commands/serve.ts';
import { fileOf, type Person } from '../web/e2e/mirror.ts';
import {
  afterAnAssault,
  beforeTheFight,
  fourHouses,
  linesOfFire,
  onTheMarch,
  ordersOfBattle,
  over,
  ravennaAt,
  ravennaOver,
} from '../web/e2e/scenes.ts';
import { chromiumPath } from './chromium.ts';
import { smallPng } from './small-png.ts';

const ROOT = join(import.meta.dirname, '..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** One person against the computer: no pass screen lies in between. */
const ALONE: readonly Person[] = ['You', 'Captain', 'General', 'Sergeant'].map((name, seat) => ({
  name,
  mind: seat === 0 ? null : 'captain',
}));
const TWO: readonly Person[] = [
  { name: 'Chiara', mind: null },
  { name: 'Ludovico', mind: null },
];
/** One person for all sides: whoever is asked is seen. */
const ALL: readonly Person[] = ['', '', '', ''].map(() => ({ name: 'You', mind: null }));

/** A match that sergeants have played up to such a question in this turn or a later one. */
function sergeantsAt(id: string, seats: number, moment: string, seed: string, turn: number): Match {
  const game = gameById(id);
  const mind = mindOf(id, 'sergeant');
  if (!game || !mind) throw new Error(`nobody plays ${id}`);
  const dice = agreeDice(
    offerSeededDice(id, seed),
    range(seats).map(() => null),
  );
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.values[0] ?? false]));
  const match = openMatch(game, { setup: { seats, scenario: null, options }, position: null, edition: null }, dice);
  const rng = rngOf(seed);
  for (;;) {
    const { engine, world } = match;
    const [seat = 0] = world.waiting;
    const frame = world.stack.at(-1);
    if (world.over) throw new Error(`the game was over before ${moment}: take another seed`);
    if (engine.game.length(world.state).count >= turn && `${frame?.proc}.${frame?.at}` === moment) return match;
    act(match, seat, mind.decide(questionFor(engine, world, seat, rng, budgetOf('sergeant'))));
  }
}

interface Screen {
  readonly name: string;
  /** A table to bring in first. */
  readonly match?: () => Match;
  readonly holders?: readonly Person[];
  readonly at?: string;
  prepare?(page: Page, device: string): Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'lobby',
    match: fourHouses,
    holders: ALONE,
    async prepare(page) {
      await page.goto('about:blank');
      await page.goto(home);
      await page.locator('.ribbon').waitFor();
    },
  },
  { name: 'set-up', at: '#/new/ventura/hotseat' },
  { name: 'pass', match: beforeTheFight, holders: TWO },
  { name: 'table', match: fourHouses, holders: ALL },
  {
    name: 'odds',
    match: onTheMarch,
    holders: ALONE,
    async prepare(page, device) {
      const enemy = page.locator('.v-spot[data-thing="tile:2"]');
      if (device === 'phone') await enemy.tap({ force: true });
      else await enemy.hover({ force: true });
      await page.locator('.odds').first().waitFor();
    },
  },
  { name: 'orders', match: ordersOfBattle, holders: ALL },
  { name: 'battle', match: afterAnAssault, holders: ALL },
  {
    name: 'why-not',
    match: afterAnAssault,
    holders: ALL,
    async prepare(page) {
      await page.locator('.v-spot[data-standing=refused]').first().dispatchEvent('click');
      await page.locator('.card-why').waitFor();
    },
  },
  {
    name: 'news',
    match: afterAnAssault,
    holders: TWO,
    async prepare(page) {
      await page.waitForTimeout(300);
      await page.locator('.pass-ready').click();
      await page.locator('.news').waitFor();
    },
  },
  { name: 'log', match: fourHouses, holders: ALL, prepare: (page) => page.keyboard.press('l') },
  {
    name: 'replay',
    match: fourHouses,
    holders: ALL,
    async prepare(page) {
      await page.keyboard.press('p');
      for (let n = 0; n < 4; n++) await page.keyboard.press(',');
    },
  },
  { name: 'over', match: over, holders: ALL },
  {
    name: 'review',
    match: over,
    holders: ALL,
    async prepare(page) {
      await page.locator('.ending-ways .main').click();
      await page.locator('.chart-line').first().waitFor();
    },
  },
  { name: 'help', match: fourHouses, holders: ALL, prepare: (page) => page.keyboard.press('?') },
  { name: 'text', match: fourHouses, holders: ALL, prepare: (page) => page.keyboard.press('t') },
  {
    name: 'laying',
    at: '#/new/ventura/solo',
    async prepare(page) {
      await page.locator('button[type=submit]').click();
      for (let n = 0; n < 9; n++) {
        await page.locator('.tools').waitFor();
        await page.waitForTimeout(250);
        const next = page.locator('.board-place [data-thing][data-standing=legal]').first();
        await next.dispatchEvent('click');
      }
    },
  },
  { name: 'ravenna-set-up', at: '#/new/ravenna/hotseat' },
  { name: 'ravenna-orders', match: () => ravennaAt('orders.choose', 'easter', 1), holders: ALL },
  { name: 'ravenna-table', match: () => ravennaAt('march.go'), holders: ALL },
  {
    name: 'ravenna-fire',
    match: linesOfFire,
    holders: ALL,
    async prepare(page, device) {
      const target = page.locator('.r-spot[data-thing="area:F4"]');
      if (device === 'phone') await target.tap({ force: true });
      else await target.hover({ force: true });
      await page.locator('.odds').first().waitFor();
    },
  },
  { name: 'ravenna-melee', match: () => ravennaAt('attack.keep'), holders: ALL },
  { name: 'ravenna-hit', match: () => ravennaAt('effect.choose'), holders: ALL },
  { name: 'ravenna-over', match: ravennaOver, holders: ALL },
  { name: 'ravenna-lesson', at: '#/learn/ravenna/first-round' },
  { name: 'venterra-table', match: () => sergeantsAt('venterra', 4, 'round.declare', 'continent', 6), holders: ALL },
  {
    name: 'monferrato-table',
    match: () => sergeantsAt('monferrato', 2, 'activation.declare', 'casale', 12),
    holders: ALL,
  },
  { name: 'rules', at: '#/rules/ventura' },
  { name: 'learn', at: '#/learn/ventura' },
  { name: 'lesson', at: '#/learn/ventura/first-round' },
  { name: 'settings', at: '#/settings' },
  { name: 'about', at: '#/about' },
];

let home = '';

async function shoot(page: Page, { match, holders, at, prepare }: Screen, device: string): Promise<Buffer> {
  await page.goto(`${home}${at ?? '#/'}`);
  await page.locator('h1').first().waitFor();
  if (match) {
    const buffer = Buffer.from(fileOf(match(), holders));
    await page.locator('.shelf input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    const open = page.locator('.row-ways a.main').first();
    await (device === 'phone' ? open.tap() : open.click());
    await page.locator('.strip, .pass').first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  const news = page.locator('.news .quiet');
  if (await news.isVisible()) await (device === 'phone' ? news.tap() : news.click());
  if (device !== 'phone') await page.mouse.move(640, 20);
  await prepare?.(page, device);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  return page.screenshot({ animations: 'disabled' });
}

const wanted = process.argv.slice(2);
const forReadme = wanted.includes('--readme');
const out = forReadme ? join(ROOT, 'docs', 'screenshots') : join(ROOT, '.cache', 'screenshots');
const isWanted = (name: string, file: string): boolean =>
  forReadme ? README.includes(`docs/screenshots/${file}`) : wanted.length === 0 || wanted.includes(name);
const server = pageServer(process.env['CONDOTTA_DIST'] ?? join(ROOT, 'web', 'dist'));
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const browser = await chromium.launch({ executablePath: await chromiumPath(join(ROOT, '.cache')) });
mkdirSync(out, { recursive: true });
try {
  for (const screen of SCREENS)
    for (const [device, options] of Object.entries(DEVICES))
      for (const theme of ['light', 'dark'] as const) {
        const file = `${screen.name}-${device}-${theme}.png`;
        if (!isWanted(screen.name, file)) continue;
        const context = await browser.newContext({
          ...options,
          colorScheme: theme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        context.setDefaultTimeout(15_000);
        const page = await context.newPage();
        try {
          const png = await shoot(page, screen, device);
          writeFileSync(join(out, file), await smallPng(page, png));
          console.error(file);
        } catch (error) {
          process.exitCode = 1;
          console.error(`${file}: ${error instanceof Error ? error.message : error}`);
        }
        await context.close();
      }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
