/** Playing on in an imagined world: what scripts would do, up to a horizon. */

import { type AnyEngine, type AnyKit, at, type Chance, type Decision, type Seat } from '@condotta/kernel';
import type { ImaginedWorld } from './contract.ts';

/** No turn of any game has so many clicks: a script that runs in circles stops here. */
const MOST_CLICKS = 2000;

/** What a script would do, if it is legal; else the first legal decision. */
export function scripted(engine: AnyEngine, kit: AnyKit, script: string, world: ImaginedWorld, seat: Seat): Decision {
  const wish = kit.scripts[script]?.(engine.table(world), world, seat) ?? null;
  if (wish && !engine.check(world, seat, wish)) return wish;
  return at(engine.legal(world, seat), 0);
}

export const bestScript = (kit: AnyKit): string => at(Object.keys(kit.scripts), 0);

/** Plays by scripts, one a seat, until `stop` says so or the game is over. */
export function playOn(
  engine: AnyEngine,
  kit: AnyKit,
  world: ImaginedWorld,
  chance: Chance,
  scripts: readonly string[],
  stop: (world: ImaginedWorld) => boolean,
): void {
  for (let n = 0; n < MOST_CLICKS && !world.over && !stop(world); n++) {
    const seat = at(world.waiting, 0);
    engine.play(world, seat, scripted(engine, kit, at(scripts, seat), world, seat), chance, null);
  }
}

/** Does what a plan says as long as its seat is asked and it is legal. */
export function follow(
  engine: AnyEngine,
  world: ImaginedWorld,
  seat: Seat,
  plan: readonly Decision[],
  chance: Chance,
): void {
  for (const decision of plan) {
    if (world.over || !world.waiting.includes(seat) || engine.check(world, seat, decision)) return;
    engine.play(world, seat, decision, chance, null);
  }
}
