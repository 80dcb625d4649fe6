/** Where the lab meets the minds: the only place that hands a true world on, and only into `questionFor`. */

import { gameById } from '@condotta/games';
import { type AnyEngine, type Decision, type Frame, type Rng, rngOf, type Seat, type World } from '@condotta/kernel';
import { budgetOf, exploiterOf, kitOf, type Mind, mindOf, questionFor } from '@condotta/minds';
import { mindNamed, type NamedLevel } from './names.ts';
import type { Sample } from './play.ts';
import type { Setting } from './request.ts';
import { reweighted } from './tuned.ts';
import { mindsAt } from './yardstick.ts';

/** A mind at a seat of one game. */
export type Player = (engine: AnyEngine, world: World<unknown, Frame>, seat: Seat) => Decision;

/** A fresh mind: whatever it remembers is of this game alone. It thinks by work, not by the clock: that can be repeated. */
export function playerOf(setting: Pick<Setting, 'game' | 'weights'>, name: string, rng: Rng): Player {
  const named = mindNamed(name);
  const mind =
    named && (named.kind === 'exploiter' ? exploiterOf(setting.game, named.exploiter) : levelOf(setting, named));
  if (!mind) throw new Error(`${setting.game} has no ${name}`);
  const { work } = (named.kind === 'level' && named.commit !== null ? mindsAt(named.commit).budgetOf : budgetOf)(
    mind.level,
  );
  const budget = { work: work * (named.kind === 'level' ? named.times : 1), until: null };
  return (engine, world, seat) => mind.decide(questionFor(engine, world, seat, rng, budget));
}

function levelOf(
  { game, weights }: Pick<Setting, 'game' | 'weights'>,
  { level, commit, tuned }: NamedLevel,
): Mind | null {
  if (commit !== null) return mindsAt(commit).mindOf(game, level);
  const kit = kitOf(game);
  const rules = gameById(game);
  return mindOf(game, level, tuned && rules && kit && weights ? reweighted(rules, kit, weights) : kit);
}

export interface Sampler {
  readonly samples: readonly Sample[];
  /** Notes the position as the seat that is asked imagines it, now and then. */
  look(engine: AnyEngine, world: World<unknown, Frame>, seat: Seat): void;
}

/** Has dice of its own, so that a game goes the same way whether or not somebody takes notes. */
export function samplerOf({ game, seed }: Setting, every: number, index: number): Sampler {
  const kit = kitOf(game);
  if (!kit) throw new Error(`${game} has no evaluation`);
  const rng = rngOf(`${seed}/samples/${index}`);
  const samples: Sample[] = [];
  return {
    samples,
    look(engine, world, seat) {
      if (rng(every) > 0) return;
      const imagined = questionFor(engine, world, seat, rng, budgetOf('random')).imagine(rng);
      const t = engine.table(imagined);
      const chances = kit.evaluate(t, imagined);
      // Where all are said to be equal the game has not begun: nothing is to be learned from it.
      if (chances.every((chance) => chance === chances[0])) return;
      samples.push(chances.map((chance, each) => (chance > 0 ? kit.explain(t, imagined, each) : null)));
    },
  };
}
