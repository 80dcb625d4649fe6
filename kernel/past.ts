/** The worlds of the past: one is kept every so many decisions, those between are played again from it. */

import type { AnyWorld } from './contract.ts';
import { at } from './list.ts';
import { knownLength, type Match, type Played, replayed } from './match.ts';

/** A world in so many costs little memory, and to play that many again takes little time. */
export const KEPT_EVERY = 64;

interface Kept {
  /** How many decisions led to it. */
  readonly length: number;
  readonly world: AnyWorld;
}

export interface Past {
  /** In order; the first one is the opening. */
  readonly kept: Kept[];
  /** The decisions that led to them. */
  line: readonly Played[];
}

/** The world after so many of the decisions that everybody knows of. Nobody may change it. */
export function worldAt(match: Match, step: number): AnyWorld {
  const { past } = match;
  const { kept } = past;
  while (!stands(past, match)) kept.pop();
  past.line = match.line;
  let { length, world } = at(
    kept,
    kept.findLastIndex((one) => one.length <= step),
  );
  while (step - length >= KEPT_EVERY) {
    world = replayed(match.engine, world, match.line.slice(length, length + KEPT_EVERY));
    length += KEPT_EVERY;
    kept.push({ length, world });
  }
  return length === step ? world : replayed(match.engine, world, match.line.slice(length, step));
}

/**
 * Do the decisions still stand that led to the last kept world? Decisions join at the end only and are the same objects as long
 * as they stand: if the last one is in its place, all before it are.
 */
function stands({ kept, line }: Past, match: Match): boolean {
  const { length } = at(kept, kept.length - 1);
  return length === 0 || (length <= knownLength(match) && line[length - 1] === match.line[length - 1]);
}
