/** Minds that use another weighting of the evaluation than their game's kit: proposals of the lab, on trial. */

import { type AnyGame, type AnyKit, isObject, type Result, type Rng, rngOf, sum } from '@condotta/kernel';

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
 * The kit with its features weighted anew. Where an evaluation is the softmax over the sides of their features' sums, multiplying the odds
 * by what the changed weights add gives exactly what the kit would say with those weights, and we need not know them. Where it is more than
 * that (Monferrato's goes through how two sieges may end), it is near to it.
 */
export function reweighted(game: AnyGame, kit: AnyKit, factorOf: (feature: string) => number): AnyKit {
  return {
    ...kit,
    evaluate(t, world) {
      const before = kit.evaluate(t, world);
      if (world.over) return before;
      const shifts = before.map((_, seat) => {
        const given = kit.explain(t, world, seat);
        return sum(Object.entries(given).map(([name, value]) => (factorOf(name) - 1) * value));
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
      return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value * factorOf(name)]));
    },
  };
}

/**
 * The kit in the hands of somebody with a taste of his own: each feature counts more or less by lot, `styles` being the standard deviation of
 * the logarithm. Who only ever watches minds of one taste cannot tell what wins from what those minds always do.
 */
export function styled(game: AnyGame, kit: AnyKit, styles: number, rng: Rng): AnyKit {
  const taste = `${rng(0x7fffffff)}`;
  const factors = new Map<string, number>();
  return reweighted(game, kit, (feature) => {
    let factor = factors.get(feature);
    if (factor === undefined) {
      factor = Math.exp(styles * normal(rngOf(`${taste}/${feature}`)));
      factors.set(feature, factor);
    }
    return factor;
  });
}

/** About normal: the sum of twelve even chances. */
function normal(rng: Rng): number {
  let total = -6;
  for (let n = 0; n < 12; n++) total += rng(1_000_000) / 1_000_000;
  return total;
}
