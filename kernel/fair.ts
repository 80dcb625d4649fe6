/**
 * Provably fair dice. Before the first step the server commits to a secret by publishing its SHA-256; then each seat
 * adds a nonce; outcome number i is computed from HMAC-SHA256(secret, match, nonces, i). So the server cannot choose
 * dice after it knows the nonces, and no seat can foresee them. At the end the secret is published and anyone can
 * recompute every outcome.
 */

import type { Chance, TapeEntry } from './chance.ts';
import { bytesOf, digest, hmacSha256 } from './sha256.ts';

/** What decides the dice of one match. */
export interface Dice {
  /** Names the match, so that one secret can never serve two. */
  readonly match: string;
  /** Hexadecimal SHA-256 of the secret, published before the nonces are given. */
  readonly commitment: string;
  /** One a seat. */
  readonly nonces: readonly string[];
  /** Null until it is disclosed. */
  readonly secret: string | null;
}

export const commit = (secret: string): string => digest(secret);

/** The most an outcome can be out of: a 32-bit word decides it. */
export const MOST = 0x1_0000_0000;

/** The outcome number `index` (counted from 0 over the whole match) out of `count`. */
export function fairOutcome(dice: Dice & { readonly secret: string }, index: number, count: number): number {
  if (!(count >= 1 && count <= MOST)) throw new RangeError(`no dice have ${count} sides`);
  const key = bytesOf(dice.secret);
  // Rejection sampling: a 32-bit word above the largest multiple of `count` would favour small outcomes.
  const limit = Math.floor(MOST / count) * count;
  for (let block = 0; ; block++) {
    const mac = hmacSha256(key, bytesOf(JSON.stringify([dice.match, dice.nonces, index, block])));
    const words = new DataView(mac.buffer);
    for (let i = 0; i < 32; i += 4) {
      const word = words.getUint32(i);
      if (word < limit) return word % count;
    }
  }
}

/** Thrown when an outcome is needed whose secret is somewhere else. */
export class SecretError extends Error {}

/** The dice from outcome number `from` on. */
export function fairChance(dice: Dice, from: number): Chance {
  const { secret } = dice;
  if (secret === null) {
    return () => {
      throw new SecretError('the secret of these dice is not known here');
    };
  }
  let index = from;
  return (count) => fairOutcome({ ...dice, secret }, index++, count);
}

/** The first thing about a tape that the dice do not explain, or null. */
export interface Mismatch {
  /** Which outcome, counted from 0 over the whole match. */
  readonly outcome: number;
  readonly expected: number;
  readonly found: number;
  /** A script, not the dice, chose it. */
  readonly scripted: boolean;
}

export function firstMismatch(dice: Dice & { readonly secret: string }, tape: readonly TapeEntry[]): Mismatch | null {
  for (const [outcome, [count, found, scripted]] of tape.entries()) {
    const expected = fairOutcome(dice, outcome, count);
    if (expected !== found || scripted) return { outcome, expected, found, scripted: scripted === 1 };
  }
  return null;
}
