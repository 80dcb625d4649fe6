/** How long minds think about a turn where players wait for them: in the page's own worker. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyWorld, anyEngineOf, at, chanceOf, type Decision, rngOf, type Seat } from '@condotta/kernel';
import { budgetOf, kitOf, type Level, mindOf, questionFor, SECONDS } from '@condotta/minds';
import { ventura } from '@condotta/ventura';
import type { Browser, Page } from '@playwright/test';
import type { Bound } from './report.ts';

/** How many turns of each level; the strong ones take their time. */
const TURNS = [
  ['recruit', 120],
  ['sergeant', 120],
  ['captain', 60],
  ['general', 24],
  ['marshal', 12],
] as const satisfies readonly (readonly [Level, number])[];

/** From here on there is something to think about. */
const FIRST_ROUND = 3;

/** A turn must not take longer than its level allows. */
export const TURN_BOUNDS: readonly Bound[] = TURNS.map(([level]) => ({
  id: `web.turn.${level}.p99`,
  most: SECONDS[level] * 1000,
}));

const engine = anyEngineOf(ventura);
const OPTIONS = Object.fromEntries(ventura.options.map(({ id, values }) => [id, at(values, 0)]));

/** The times in ms by figure: a level's p50, p99 and longest turn. `home`: where the page is served from `dist`. */
export async function turnTimes(browser: Browser, home: string, dist: string): Promise<Record<string, number[]>> {
  const script = readdirSync(join(dist, 'assets')).find((name) => /^mind-worker-.*\.js$/.test(name));
  if (!script) throw new Error('the page has no worker for its minds');
  const found: Record<string, number[]> = {};
  for (const [level, wanted] of TURNS) {
    const page = await browser.newPage();
    await page.goto(home);
    await page.evaluate((name) => {
      Object.assign(window, { minds: new Worker(new URL(`assets/${name}`, document.baseURI), { type: 'module' }) });
    }, script);
    const times = await timesOf(page, level, wanted);
    await page.close();
    found[`web.turn.${level}.p50`] = [quantile(times, 0.5)];
    found[`web.turn.${level}.p99`] = [quantile(times, 0.99)];
    found[`web.turn.${level}.max`] = [Math.max(...times)];
  }
  return found;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return at(sorted, Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1));
}

/** Games of two among minds of this level, until so many turns are over. A turn is what a seat decides in a round. */
async function timesOf(page: Page, level: Level, wanted: number): Promise<number[]> {
  const times: number[] = [];
  for (let game = 0; times.length < wanted; game++) {
    const world = opened(game);
    const chance = chanceOf(rngOf(`turns/${game}`));
    const spent = new Map<string, number>();
    for (let n = 0; !world.over && spent.size < wanted - times.length; n++) {
      const seat = at(world.waiting, 0);
      const { decision, ms } = await thought(page, level, seat, world, `turns/${level}/${game}/${n}`, game);
      const turn = `${seat}.${roundOf(world)}`;
      spent.set(turn, (spent.get(turn) ?? 0) + ms);
      engine.play(world, seat, decision, chance, null);
    }
    times.push(...spent.values());
  }
  return times;
}

const roundOf = (world: AnyWorld): number => Math.floor(kitOf('ventura')?.clock(world) ?? 0);

/** The first rounds are played by sergeants, here. */
function opened(game: number): AnyWorld {
  const rng = rngOf(`turns/opening/${game}`);
  const chance = chanceOf(rng);
  const world = engine.begin({ seats: 2, scenario: null, options: OPTIONS }, chance, null);
  const sergeant = mindOf('ventura', 'sergeant');
  while (sergeant && !world.over && roundOf(world) < FIRST_ROUND) {
    const seat = at(world.waiting, 0);
    engine.play(
      world,
      seat,
      sergeant.decide(questionFor(engine, world, seat, rng, budgetOf('sergeant'))),
      chance,
      null,
    );
  }
  return world;
}

function thought(
  page: Page,
  level: Level,
  seat: Seat,
  world: AnyWorld,
  seed: string,
  game: number,
): Promise<{ readonly decision: Decision; readonly ms: number }> {
  const task = { kind: 'think', game: 'ventura', edition: null, thinker: `${game}/${seat}`, level, seat, world, seed };
  return page.evaluate(
    (given) =>
      new Promise<{ decision: Decision; ms: number }>((resolve, reject) => {
        const { minds } = window as unknown as { minds: Worker };
        const began = performance.now();
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
