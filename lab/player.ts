/** Where the lab meets the minds: the only place that hands a true world on, and only into `questionFor`. */

import { gameById } from '@condotta/games';
import {
  type AnyEngine,
  at,
  type Decision,
  type Frame,
  type Rng,
  rngOf,
  type Seat,
  type Thinker,
  type World,
} from '@condotta/kernel';
import { budgetOf, exploiterOf, kitOf, type Mind, mindOf, questionFor } from '@condotta/minds';
import { mindNamed, type NamedLevel } from './names.ts';
import type { Sample } from './play.ts';
import type { Setting } from './request.ts';
import { reweighted, styled } from './tuned.ts';
import { mindsAt } from './yardstick.ts';

/** A mind at a seat of one game. */
export type Player = (engine: AnyEngine, world: World<unknown, Frame>, seat: Seat) => Decision;

/** A fresh mind: whatever it remembers is of this game alone. It thinks by work, not by the clock: that can be repeated. */
export function playerOf(setting: Pick<Setting, 'game' | 'weights' | 'styles'>, name: string, rng: Rng): Player {
  const named = mindNamed(name);
  const mind =
    named && (named.kind === 'exploiter' ? exploiterOf(setting.game, named.exploiter) : levelOf(setting, named, rng));
  if (!mind) throw new Error(`${setting.game} has no ${name}`);
  const { work } = (named.kind === 'level' && named.commit !== null ? mindsAt(named.commit).budgetOf : budgetOf)(
    mind.level,
  );
  const budget = { work: work * (named.kind === 'level' ? named.times : 1), until: null };
  return (engine, world, seat) => mind.decide(questionFor(engine, world, seat, rng, budget));
}

function levelOf(
  { game, weights, styles }: Pick<Setting, 'game' | 'weights' | 'styles'>,
  { level, commit, tuned }: NamedLevel,
  rng: Rng,
): Mind | null {
  if (commit !== null) return mindsAt(commit).mindOf(game, level);
  const kit = kitOf(game);
  const rules = gameById(game);
  if (!kit || !rules) return mindOf(game, level, kit);
  if (styles > 0) return mindOf(game, level, styled(rules, kit, styles, rng));
  return mindOf(game, level, tuned && weights ? reweighted(rules, kit, (name) => weights[name] ?? 1) : kit);
}

export interface Sampler {
  readonly samples: readonly Sample[];
  /** Notes the position as the seat that is asked imagines it, if the last horizon is reached. */
  look(engine: AnyEngine, world: World<unknown, Frame>, seat: Seat): void;
}

/**
 * Weights are for the positions in which they are asked for: a mind of this level judges at its nearest horizon, and so does the sampler, again
 * and again. It has dice of its own, so that a game goes the same way whether or not somebody takes notes.
 */
export function samplerOf({ game, seed }: Setting, level: Thinker, index: number): Sampler {
  const kit = kitOf(game);
  if (!kit) throw new Error(`${game} has no evaluation`);
  const rng = rngOf(`${seed}/samples/${index}`);
  const samples: Sample[] = [];
  let horizon = Number.NEGATIVE_INFINITY;
  return {
    samples,
    look(engine, world, seat) {
      const imagined = questionFor(engine, world, seat, rng, budgetOf('random')).imagine(rng);
      if (kit.clock(imagined) < horizon) return;
      horizon = at(kit.horizons(imagined, level), 0);
      const t = engine.table(imagined);
      const chances = kit.evaluate(t, imagined);
      // Where all are said to be equal the game has not begun: nothing is to be learned from it.
      if (chances.every((chance) => chance === chances[0])) return;
      samples.push(chances.map((chance, each) => (chance > 0 ? kit.explain(t, imagined, each) : null)));
    },
  };
}
