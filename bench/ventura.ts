/** What is measured of Ventura. */

import { at, type Chance, chanceOf, type Eyes, engineOf, eyesOf, type Rng, rngOf, type Setup } from '@condotta/kernel';
import { ventura } from '@condotta/ventura';
import type { Probe } from './measure.ts';

const engine = engineOf(ventura);
type VenturaWorld = ReturnType<typeof engine.begin>;

/** Operations between two looks at the clock, which must not weigh. */
const BATCH = 128;

/** Seat counts and options in turn, so that every combination comes up. */
export function mixedSetup(game: number): Setup {
  const options = ventura.options.map(({ id, values }, bit) => [id, at(values, (game >> bit) & 1)] as const);
  return { seats: 2 + (game % 3), scenario: null, options: Object.fromEntries(options) };
}

interface Running {
  readonly world: VenturaWorld;
  readonly rng: Rng;
  readonly chance: Chance;
}

function begin(game: number): Running {
  const rng = rngOf(`bench/${game}`);
  const chance = chanceOf(rng);
  return { world: engine.begin(mixedSetup(game), chance, null), rng, chance };
}

/** One random decision of whoever is asked, the legal ones listed. */
function decide({ world, rng, chance }: Running): void {
  const seat = at(world.waiting, rng(world.waiting.length));
  const legal = engine.legal(world, seat);
  engine.play(world, seat, at(legal, rng(legal.length)), chance, null);
}

function decisions(): Probe {
  let game = 0;
  let running = begin(game);
  return {
    work() {
      for (let n = 0; n < BATCH; n++) {
        if (running.world.over) running = begin(++game);
        decide(running);
      }
      return BATCH;
    },
  };
}

/** Worlds from the middle of random games. */
export function midGameWorlds(count: number): VenturaWorld[] {
  const worlds: VenturaWorld[] = [];
  for (let game = 0; worlds.length < count; game++) {
    const running = begin(game);
    const stop = 100 + (game % 7) * 30;
    for (let n = 0; n < stop && !running.world.over; n++) decide(running);
    if (!running.world.over) worlds.push(running.world);
  }
  return worlds;
}

function overWorlds(work: (world: VenturaWorld, n: number) => unknown): Probe {
  const worlds = midGameWorlds(256);
  let n = 0;
  let kept: unknown = null;
  return {
    work() {
      // What is made is kept for a moment, so that no compiler can leave the work out.
      for (const world of worlds) kept = work(world, n++);
      return kept === undefined ? 0 : worlds.length;
    },
  };
}

const eyes = (world: VenturaWorld, n: number): Eyes => eyesOf(n % world.state.players.length);

export function venturaProbe(id: string): Probe {
  const rng = rngOf('bench/reimagine');
  switch (id) {
    case 'ventura.decisions':
      return decisions();
    case 'ventura.copies':
      return overWorlds((world) => engine.copy(world));
    case 'structuredClone.copies':
      return overWorlds((world) => structuredClone(world));
    case 'ventura.views':
      return overWorlds((world, n) => ventura.view(engine.table(world), world, eyes(world, n)));
    case 'ventura.reimagines':
      // As a mind gets it: a private copy, then everything unseen mixed anew.
      return overWorlds((world, n) => {
        const copy = engine.copy(world);
        ventura.reimagine(engine.table(copy), copy, eyes(world, n), rng);
        return copy;
      });
    default:
      throw new Error(`no probe ${id}`);
  }
}

/** The largest snapshot in bytes, over every few decisions of so many random games. */
export function largestSnapshot(games: number): number {
  let largest = 0;
  for (let game = 0; game < games; game++) {
    const running = begin(game);
    for (let n = 0; !running.world.over; n++) {
      if (n % 4 === 0) largest = Math.max(largest, Buffer.byteLength(JSON.stringify(running.world)));
      decide(running);
    }
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(running.world)));
  }
  return largest;
}
