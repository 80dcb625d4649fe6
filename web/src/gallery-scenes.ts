/** Plays a game until a moment of its gallery comes: sergeants, and now and then something else, so that rare moments come up. */

import {
  type AnyEngine,
  type AnyWorld,
  type Chance,
  chanceOf,
  type Decision,
  eyesOf,
  type Language,
  type MessageArgs,
  type Rng,
  rngOf,
  type Seat,
  textOf,
} from '@condotta/kernel';
import type { AnyGallery } from '@condotta/kit';
import { budgetOf, mindOf, questionFor } from '@condotta/minds';
import type { Choice } from '@condotta/pieces';

type Scene = AnyGallery['scenes'][number];

/** A moment as a seat sees it. */
export interface Shot {
  readonly seat: Seat;
  readonly asked: readonly Seat[];
  readonly moment: string;
  readonly view: unknown;
  readonly choices: readonly Choice[];
}

const GAMES = 60;
const MOST_DECISIONS = 20_000;

/** Null: the moment did not come. */
export function shotOf(engine: AnyEngine, scene: Scene, language: Language): Shot | null {
  const mind = mindOf(engine.game.id, 'sergeant');
  for (let game = 0; game < GAMES; game++) {
    const rng = rngOf(`gallery ${game}`);
    const chance = chanceOf(rng);
    const world = begun(engine, scene.from, chance);
    for (let n = 0; n < MOST_DECISIONS; n++) {
      const seat = world.waiting[0] ?? 0;
      if (momentOf(world) === scene.moment && (scene.fits?.(world, seat) ?? true))
        return picture(engine, world, seat, language);
      if (world.over) break;
      const other = rng(12) === 0 ? anyOf(engine.legal(world, seat), rng) : undefined;
      const decision = other ?? mind?.decide(questionFor(engine, world, seat, rng, budgetOf('sergeant')));
      engine.play(world, seat, decision ?? anyOf(engine.legal(world, seat), rng), chance, null);
    }
  }
  return null;
}

function begun(engine: AnyEngine, from: Scene['from'], chance: Chance): AnyWorld {
  const { game } = engine;
  if ('seats' in from) {
    const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0] ?? false]));
    return engine.begin({ seats: from.seats, scenario: null, options }, chance, null);
  }
  const arranged = game.arrange(from.position, game.components);
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.problems));
  const world = engine.resume(arranged.value, chance, null);
  for (const decision of from.decisions) engine.play(world, world.waiting[0] ?? 0, decision, chance, null);
  return world;
}

function anyOf(legal: readonly Decision[], rng: Rng): Decision {
  const decision = legal[rng(legal.length)];
  if (!decision) throw new Error('nothing is legal');
  return decision;
}

function momentOf({ over, stack }: AnyWorld): string {
  const frame = stack.at(-1);
  return over || !frame ? '' : `${frame.proc}.${frame.at}`;
}

function picture(engine: AnyEngine, world: AnyWorld, seat: Seat, language: Language): Shot {
  const { game } = engine;
  const table = engine.table(world);
  const say = (key: string, args: MessageArgs): string => textOf(game, table, key, args, language);
  const choices = world.over ? [] : engine.candidates(world, seat);
  return {
    seat,
    asked: world.waiting,
    moment: momentOf(world),
    view: game.view(table, world, eyesOf(seat)),
    choices: choices.map(({ decision: { verb, arg }, refusal }) => ({
      verb,
      arg,
      label: say(`verb.${verb}`, arg === null ? {} : { arg }),
      refusal: refusal && { rule: refusal.rule, text: say(refusal.key, refusal.args), blame: refusal.blame },
      final: false,
    })),
  };
}
