/** Minds that use another weighting of the evaluation than their game's kit: proposals of the lab, on trial. */

import { type AnyGame, type AnyKit, isObject, type Result, sum } from '@condotta/kernel';

/** By feature: how many times what the kit gives it. A feature that is not named counts as before. */
export type WeightFactors = Readonly<Record<string, number>>;

/** The factors of a file that `condotta tune --what weights` has written for this game. */
export function readWeights(document: unknown, game: string): Result<WeightFactors> {
  const wrong = (text: string): Result<never> => ({ ok: false, problems: [{ path: 'weights', text }] });
  if (!isObject(document) || document['form'] !== 'condotta-weights-1') return wrong('not a file of condotta tune');
  if (document['game'] !== game) return wrong(`these weights are for ${String(document['game'])}`);
  const { factors } = document;
  return isFactors(factors) ? { ok: true, value: factors } : wrong('its factors are not numbers by feature');
}

export const isFactors = (x: unknown): x is WeightFactors =>
  isObject(x) && Object.values(x).every((each) => typeof each === 'number' && Number.isFinite(each));

/**
 * The kit with its features weighted anew. An evaluation is the softmax over the sides of their features' sums, so multiplying the odds
 * by what the changed weights add gives exactly what the kit would say with those weights, and we need not know them.
 */
export function reweighted(game: AnyGame, kit: AnyKit, factors: WeightFactors): AnyKit {
  const changed = Object.entries(factors).filter(([, factor]) => factor !== 1);
  return {
    ...kit,
    evaluate(t, world) {
      const before = kit.evaluate(t, world);
      if (world.over) return before;
      const shifts = before.map((_, seat) => {
        const given = kit.explain(t, world, seat);
        return sum(changed.map(([name, factor]) => (factor - 1) * (given[name] ?? 0)));
      });
      const top = Math.max(...shifts);
      const odds = before.map((chance, seat) => chance * Math.exp((shifts[seat] ?? 0) - top));
      // Seats of one side win together: each side counts once.
      const sides = new Map(odds.map((odd, seat) => [game.side(world.state, seat) ?? seat, odd]));
      const total = sum([...sides.values()]);
      return total > 0 ? odds.map((odd) => odd / total) : before;
    },
    explain(t, world, seat) {
      const given = kit.explain(t, world, seat);
      return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value * (factors[name] ?? 1)]));
    },
  };
}
