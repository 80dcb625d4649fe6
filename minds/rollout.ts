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

/** What a seat that is asked in an imagined world does now and next. */
export type Answer = (world: ImaginedWorld, seat: Seat) => readonly Decision[];

/** Everybody answers by the best script; but opponents of `thinker`, where the kit says that it matters, by weighing their plans. */
export function answering(engine: AnyEngine, kit: AnyKit, thinker: Seat | null): Answer {
  const { weighs } = kit;
  if (thinker === null || !weighs) return (world, seat) => scripted(engine, kit, world, seat);
  return (world, seat) => {
    const count = isRival(engine, world, thinker, seat) ? weighs(engine.table(world), world, seat) : 0;
    return count < 2 ? scripted(engine, kit, world, seat) : weighed(engine, kit, world, seat, count);
  };
}

function isRival({ game }: AnyEngine, { state }: ImaginedWorld, thinker: Seat, seat: Seat): boolean {
  const side = game.side(state, seat);
  return seat !== thinker && (side === null || side !== game.side(state, thinker));
}

/** The first few of the seat's plans, each tried once to the end of its turn: the one that leaves it best. */
function weighed(engine: AnyEngine, kit: AnyKit, world: ImaginedWorld, seat: Seat, count: number): readonly Decision[] {
  const legal = engine.legal(world, seat);
  if (legal.length === 1) return legal;
  let best: { readonly plan: readonly Decision[]; readonly chance: number } | null = null;
  for (const { decisions } of kit.candidates(engine.table(world), world, seat, legal).slice(0, count)) {
    const chance = chanceAfter(engine, kit, world, seat, decisions);
    if (!best || chance > best.chance) best = { plan: decisions, chance };
  }
  return best?.plan ?? legal.slice(0, 1);
}

/** How the seat stands at the end of this turn if it follows the plan, tried once, scripts playing on. The world stays as it is. */
export function chanceAfter(
  engine: AnyEngine,
  kit: AnyKit,
  world: ImaginedWorld,
  seat: Seat,
  plan: readonly Decision[],
): number {
  const turn = kit.turn(world);
  const copy = engine.copy(world);
  // Dice of its own: nobody knows how those of this world will fall.
  const dice = chanceByTurns(kit, copy, 'weighed');
  follow(engine, kit, copy, seat, plan, dice);
  playOn(engine, kit, copy, dice, (now) => kit.turn(now) !== turn);
  return at(kit.evaluate(engine.table(copy), copy), seat);
}

/** All seats play, by the best script or as they answer, until `stop` says so or the game is over. */
export function playOn(
  engine: AnyEngine,
  kit: AnyKit,
  world: ImaginedWorld,
  chance: Chance,
  stop: (world: ImaginedWorld) => boolean,
  answer: Answer = answering(engine, kit, null),
): void {
  for (let n = 0; n < MOST_CLICKS && !world.over && !stop(world); n++) {
    const seat = at(world.waiting, 0);
    follow(engine, kit, world, seat, answer(world, seat), chance);
  }
}

/** Does what a plan says as long as its seat is asked and it is legal; where the kit says so, others who are asked meanwhile answer by script. */
export function follow(
  engine: AnyEngine,
  kit: AnyKit,
  world: ImaginedWorld,
  seat: Seat,
  plan: readonly Decision[],
  chance: Chance,
): void {
  const turn = kit.plansGoOn ? kit.turn(world) : null;
  for (const decision of plan) {
    if (turn !== null) letAnswer(engine, kit, world, seat, turn, chance);
    if (world.over || !world.waiting.includes(seat) || engine.check(world, seat, decision)) return;
    engine.play(world, seat, decision, chance, null);
  }
}

/** Others answer what they are asked within a seat's turn, until it is asked again. */
export function letAnswer(
  engine: AnyEngine,
  kit: AnyKit,
  world: ImaginedWorld,
  seat: Seat,
  turn: string,
  chance: Chance,
): void {
  for (let n = 0; n < MOST_CLICKS && !world.over && !world.waiting.includes(seat) && kit.turn(world) === turn; n++) {
    const other = at(world.waiting, 0);
    const [answer] = scripted(engine, kit, world, other);
    if (!answer) return;
    engine.play(world, other, answer, chance, null);
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
