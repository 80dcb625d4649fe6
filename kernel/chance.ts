/**
 * Where random outcomes come from. A procedure asks its Play; the Play asks a Chance. A match records what a Chance
 * said; a replay reads it back; a test or the referee may script it; search uses a fast generator.
 */

import type { GameEvent, Rng } from './contract.ts';

/**
 * An index in 0..count-1. `among` lists what the indices stand for (faces of a die, cards of a pile), so that scripts
 * can name the thing itself; null if the index is all there is. Never called with a count below 2.
 */
export type Chance = (count: number, among: readonly number[] | null) => number;

/** Where events go; null: nobody reads them (search). */
export type EventSink = GameEvent[] | null;
export const NO_EVENTS: EventSink = null;

/** One outcome on the tape: out of how many, and which. The third is there, and 1, if a script and not the dice chose. */
export type TapeEntry = readonly [count: number, index: number] | readonly [count: number, index: number, scripted: 1];

/** A fast generator (sfc32) for simulation and search. Its outcomes must never decide a match between people. */
export function rngOf(seed: string): Rng {
  let [a, b, c] = hash96(seed);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (count) => {
    // Lemire's reduction; its bias is below count / 2^32, which no simulation here can notice.
    return Math.floor((next() / 0x1_0000_0000) * count);
  };
}

function hash96(seed: string): [number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ code, 0xc2b2ae35) + (a >>> 13);
    c = Math.imul(c ^ code, 0x27d4eb2f) + (b >>> 11);
  }
  return [a | 0, b | 0, c | 0];
}

export const chanceOf =
  (rng: Rng): Chance =>
  (count) =>
    rng(count);

/** Reads a tape; says so when the rules ask for something that is not on it. */
export class TapeError extends Error {}

export function chanceFromTape(tape: readonly TapeEntry[]): { readonly chance: Chance; readonly rest: () => number } {
  let read = 0;
  return {
    chance: (count) => {
      const entry = tape[read];
      if (!entry) throw new TapeError(`the record has no outcome left where the rules ask for one of ${count}`);
      if (entry[0] !== count)
        throw new TapeError(`the record has an outcome of ${entry[0]} where the rules ask for one of ${count}`);
      if (!Number.isSafeInteger(entry[1]) || entry[1] < 0 || entry[1] >= count)
        throw new TapeError(`the record has the outcome ${entry[1]} of ${count}`);
      read++;
      return entry[1];
    },
    rest: () => tape.length - read,
  };
}

/** Thrown when a script names something that cannot come up. */
export class ScriptError extends Error {}

/** The scripted outcomes first, then those of `source`; everything goes onto `tape`. */
export function recording(source: Chance, script: number[], tape: TapeEntry[]): Chance {
  return (count, among) => {
    const wanted = script[0];
    if (wanted === undefined) {
      const index = source(count, among);
      tape.push([count, index]);
      return index;
    }
    const index = among ? among.indexOf(wanted) : wanted;
    if (!Number.isSafeInteger(index) || index < 0 || index >= count)
      throw new ScriptError(
        `the scripted outcome ${wanted} cannot come up here: ${among ? `one of ${among.join(', ')}` : `0 to ${count - 1}`}`,
      );
    script.shift();
    // The dice move on all the same, so that later outcomes keep their place in the sequence that was committed to.
    source(count, among);
    tape.push([count, index, 1]);
    return index;
  };
}
