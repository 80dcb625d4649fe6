/** R15 Moral, R17 End of the game: losses, gains, and what follows at once. */

import type { MessageArgs, Outcome } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import type { RavennaPlay, RavennaTypes, State } from '../state.ts';
import { sideName } from '../things.ts';
import { isAlive, otherSide, sideAt, unitAt, unitsOfSide } from '../units.ts';

interface Victory extends Outcome {
  readonly rule: Claim;
  readonly key: RavennaTypes['key'];
}

/** R17.4: all seats of a side win together. Nobody: a draw. */
function victory(s: State, side: number | null, rule: Claim, key: RavennaTypes['key']): Victory {
  const winners = side === null ? [] : [...new Set(s.commanders.slice(side * 3, side * 3 + 3).map(({ seat }) => seat))];
  return { winners: winners.sort((a, b) => a - b), rule, key };
}

/** R15.2: a loss in sequential play, checked as it happens (R15.7). Why, in a message with {side} and {points}. */
export function lose(
  p: RavennaPlay,
  side: number,
  points: number,
  key: RavennaTypes['key'],
  args: MessageArgs,
  rule: Claim,
): void {
  if (points <= 0) return;
  take(p, side, points, key, args, rule);
  // R17.1, R17.2
  if (sideAt(p.s, side).moral === 0) p.end(victory(p.s, otherSide(side), 'R17.1', 'end.moral'));
}

/** A loss in a simultaneous step: the caller checks afterwards, once for both sides (R15.7). */
export function take(
  p: RavennaPlay,
  side: number,
  points: number,
  key: RavennaTypes['key'],
  args: MessageArgs,
  rule: Claim,
): void {
  if (points <= 0) return;
  const state = sideAt(p.s, side);
  // R15.4
  state.moral = Math.max(0, state.moral - points);
  p.log(key, { side: sideName(side), points, ...args }, rule);
}

/** The end-of-game check after a simultaneous step (R4.7, R14.7). */
export function checkBoth(p: RavennaPlay): void {
  const fallen = [0, 1].filter((side) => sideAt(p.s, side).moral === 0);
  const [first] = fallen;
  if (first === undefined) return;
  if (fallen.length === 1) p.end(victory(p.s, otherSide(first), 'R17.1', 'end.moral'));
  // R17.3
  p.end(byTieBreaks(p.s));
}

/** R15.3, R12.18 */
export function gain(p: RavennaPlay, side: number, points: number, args: MessageArgs): void {
  // R15.5: without limit.
  sideAt(p.s, side).moral += points;
  p.log('moral.personality', { side: sideName(side), points, ...args }, 'R12.18');
}

/** R17.4 to R17.7. */
export function byTieBreaks(s: State): Victory {
  const living = (side: number): number => unitsOfSide(side).filter((unit) => isAlive(s, unit)).length;
  const wounded = (side: number): number =>
    unitsOfSide(side).filter((unit) => isAlive(s, unit) && unitAt(s, unit).wounded).length;
  const better = (worth: (side: number) => number): number | null => {
    const [french, league] = [worth(0), worth(1)];
    return french === league ? null : french > league ? 0 : 1;
  };
  const moral = better((side) => sideAt(s, side).moral);
  if (moral !== null) return victory(s, moral, 'R17.4', 'end.more-moral');
  const units = better(living);
  if (units !== null) return victory(s, units, 'R17.5', 'end.more-units');
  const hale = better((side) => -wounded(side));
  if (hale !== null) return victory(s, hale, 'R17.6', 'end.fewer-wounded');
  return victory(s, null, 'R17.7', 'end.draw');
}
