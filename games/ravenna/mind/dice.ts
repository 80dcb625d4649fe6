/** What the dice do on average, worked out once for each set of components. */

import type { Components } from '../components/types.ts';

/** By a strength, or by the difference of two before the dice (attacker less defender), as `strengthIn` says. */
interface Odds {
  /** What a shot with this strength takes from its target on average, and how often it misses. */
  readonly shots: Float64Array;
  readonly misses: Float64Array;
  /** Points that a fight costs the defender on average, less what it costs the attacker: struck on the front, on a weak side (R12.2). */
  readonly blows: readonly [Float64Array, Float64Array];
}

/** Strengths and differences beyond this are as good as this. */
const OFFSET = 12;
/** Where a strength or a difference stands in the lists of the odds. */
export const strengthIn = (x: number): number => Math.max(0, Math.min(2 * OFFSET, Math.round(x) + OFFSET));

let latest: { readonly components: Components; readonly odds: Odds } | null = null;

export function oddsOf(components: Components): Odds {
  if (latest?.components === components) return latest.odds;
  const { die } = components;
  const mean = (of: (face: number) => number): number => die.reduce((total, face) => total + of(face), 0) / die.length;
  const middle = mean((face) => face);
  const by = (of: (strength: number) => number): Float64Array =>
    Float64Array.from({ length: 2 * OFFSET + 1 }, (_, i) => of(i - OFFSET));
  // R11.9: whoever rolls below the middle rolls again.
  const rolled = (of: (face: number) => number): number => {
    const fresh = mean(of);
    return mean((face) => (face < middle ? fresh : of(face)));
  };
  const blow = (weak: number) => (difference: number) =>
    rolled((own) =>
      mean((other) => {
        const result = own + difference - other;
        return result > 0 ? result + weak : result;
      }),
    );
  const odds: Odds = {
    shots: by((strength) => mean((face) => Math.max(0, face + strength))),
    misses: by((strength) => mean((face) => (face + strength > 0 ? 0 : 1))),
    blows: [by(blow(0)), by(blow(1))],
  };
  latest = { components, odds };
  return odds;
}
