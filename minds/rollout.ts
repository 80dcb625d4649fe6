/** Playing on in an imagined world: what scripts would do, up to a horizon. */

import { type AnyEngine, type AnyKit, at, type Chance, type Decision, rngOf, type Seat } from '@condotta/kernel';
import type { ImaginedWorld } from './contract.ts';

/** No turn of any game has so many clicks: a script that runs in circles stops here. */
const MOST_CLICKS = 2000;

/** What the game's best script would do now and next, if it is legal; else the first legal decision. */
export function scripted(engine: AnyEngine, kit: AnyKit, world: ImaginedWorld, seat: Seat): readonly Decision[] {
  const wishes = at(Object.values(kit.scripts), 0)(engine.table(world), world, seat);
  const [first] = wishes;
  return first && !engine.check(world, seat, first) ? wishes : engine.legal(world, seat).slice(0, 1);
}

/** All seats play by the best script until `stop` says so or the game is over. */
export function playOn(
  engine: AnyEngine,
  kit: AnyKit,
  world: ImaginedWorld,
  chance: Chance,
  stop: (world: ImaginedWorld) => boolean,
): void {
  for (let n = 0; n < MOST_CLICKS && !world.over && !stop(world); n++) {
    const seat = at(world.waiting, 0);
    follow(engine, world, seat, scripted(engine, kit, world, seat), chance);
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

/**
 * Dice of their own for every turn: that one plan lets somebody draw a card more does not change the luck of all that follows.
 * With two players the difference between two plans varies a quarter less.
 */
export function chanceByTurns(kit: AnyKit, world: ImaginedWorld, dice: string): Chance {
  let turn: string | null = null;
  let rng = rngOf(dice);
  return (count) => {
    const now = kit.turn(world);
    if (now !== turn) {
      turn = now;
      rng = rngOf(`${dice}/${now}`);
    }
    return rng(count);
  };
}
