/** What the dice do on average, worked out once for each set of components. */

import { at } from '@condotta/kernel';
import type { Components } from '../components/types.ts';

/** A fight between strengths that differ by so much: attacker less defender, before the dice. */
interface Edge {
  /** Points by which the attacker wins on average, a loss counting as 0; and the defender. */
  readonly won: number;
  readonly lost: number;
  /** How often the attacker wins. */
  readonly wins: number;
}

interface Odds {
  /** What a shot with this strength takes from its target on average, by strength + OFFSET. */
  readonly shots: readonly number[];
  /** How often it misses. */
  readonly misses: readonly number[];
  readonly fights: readonly Edge[];
}

/** Strengths and differences beyond this are as good as this. */
const OFFSET = 12;
const clamp = (x: number): number => Math.max(0, Math.min(2 * OFFSET, Math.round(x) + OFFSET));

const known = new WeakMap<Components, Odds>();

function oddsOf(components: Components): Odds {
  const found = known.get(components);
  if (found) return found;
  const { die } = components;
  const mean = (of: (face: number) => number): number => die.reduce((total, face) => total + of(face), 0) / die.length;
  const middle = mean((face) => face);
  const all = Array.from({ length: 2 * OFFSET + 1 }, (_, i) => i - OFFSET);
  // R11.9: whoever rolls below the middle rolls again.
  const rolled = (of: (face: number) => number): number => {
    const fresh = mean(of);
    return mean((face) => (face < middle ? fresh : of(face)));
  };
  const made = {
    shots: all.map((strength) => mean((face) => Math.max(0, face + strength))),
    misses: all.map((strength) => mean((face) => (face + strength > 0 ? 0 : 1))),
    fights: all.map((difference) => ({
      won: rolled((a) => mean((d) => Math.max(0, a + difference - d))),
      lost: rolled((a) => mean((d) => Math.max(0, d - a - difference))),
      wins: rolled((a) => mean((d) => (a + difference > d ? 1 : 0))),
    })),
  };
  known.set(components, made);
  return made;
}

export const shotPoints = (components: Components, strength: number): number =>
  at(oddsOf(components).shots, clamp(strength));
export const missChance = (components: Components, strength: number): number =>
  at(oddsOf(components).misses, clamp(strength));
export const fightOf = (components: Components, difference: number): Edge =>
  at(oddsOf(components).fights, clamp(difference));
