/**
 * Provably fair dice. Before the first step the host commits to a secret by publishing its SHA-256; then each seat gives
 * a nonce; outcome number i follows from the secret, the match, the nonces and i. So the host cannot choose dice after
 * it knows the nonces, and no seat can foresee them. At the end the secret is published and anyone can recompute every
 * outcome.
 *
 * What this rests on: each seat has seen the commitment before it gave its nonce, and its nonce is its own. Nonces are
 * not told to other seats before the last one is in: a seat in league with the host could else choose its own to suit.
 */

import type { Chance, TapeEntry } from './chance.ts';
import type { Problem, Seat } from './contract.ts';
import { range } from './list.ts';
import { bytesOf, digest, hmacSha256 } from './sha256.ts';

/** How outcomes are computed: the nonces are hashed once a match. The schema of records has the recipe. */
export const DICE_METHOD = 'condotta-dice/2';

interface Agreed {
  /** Names the match: the same secret in another game gives other dice. It follows from the game and the commitment. */
  readonly match: string;
  /** Hexadecimal SHA-256 of the secret, published before the nonces are given. */
  readonly commitment: string;
  /** One a seat. */
  readonly nonces: readonly string[];
  /** Null until it is disclosed. */
  readonly secret: string | null;
}

/**
 * Of records from before there was a second method: each outcome hashes the nonces again, nobody said whose they were, and
 * matches had any name.
 */
export interface FirstDice extends Agreed {
  readonly method?: never;
}

export interface SecondDice extends Agreed {
  readonly method: typeof DICE_METHOD;
  /** The secret follows from a seed: whoever knows or guesses the seed knows every outcome beforehand. */
  readonly seeded: boolean;
  /** The seats that gave their nonce themselves. The others have those of `hostNonce`. */
  readonly own: readonly Seat[];
}

/** What decides the dice of one match. */
export type Dice = FirstDice | SecondDice;
type Disclosed = Dice & { readonly secret: string };

export const commit = (secret: string): string => digest(secret);

/** Nobody may choose it: whoever knew the nonces could try names until the dice suit. */
const matchName = (game: string, commitment: string): string => `${game}:${commitment.slice(0, 16)}`;

/** What in the dice of a record contradicts itself, or null. */
export function diceContradiction(game: string, { method, match, commitment, secret }: Dice): Problem | null {
  if (secret !== null && commit(secret) !== commitment)
    return { path: 'dice.secret', text: 'this is not the secret that was committed to' };
  if (method !== undefined && match !== matchName(game, commitment))
    return { path: 'dice.match', text: 'this name does not follow from the game and the commitment' };
  return null;
}

// ---- how dice come about -------------------------------------------------------------------------------------------

/** The host's half: fixed, and its commitment shown, before there is any nonce. */
export interface DiceOffer {
  readonly match: string;
  readonly commitment: string;
  readonly secret: string;
  readonly seeded: boolean;
}

/** `secret`: fresh unguessable text. */
export const offerDice = (game: string, secret: string): DiceOffer => offerOf(game, secret, false);

/** The same seed gives the same dice in the same game. Nothing of the offer but its secret tells the seed. */
export const offerSeededDice = (game: string, seed: string): DiceOffer =>
  offerOf(game, digest(`condotta:${seed}`), true);

function offerOf(game: string, secret: string, seeded: boolean): DiceOffer {
  const commitment = commit(secret);
  return { match: matchName(game, commitment), commitment, secret, seeded };
}

/** The most characters of a nonce: more than enough for any that a machine draws or a person types. */
export const LONGEST_NONCE = 200;

/** What is wrong with a nonce, or null. */
export function nonceProblem(nonce: string): string | null {
  if (nonce.trim() === '') return 'a nonce has at least one character';
  if (nonce.length > LONGEST_NONCE) return `a nonce has at most ${LONGEST_NONCE} characters`;
  return null;
}

/**
 * The nonce of a seat that gives none. It follows from the secret: the host cannot choose it to suit the nonces of others,
 * anyone can check it once the secret is disclosed, and it does not betray the secret.
 */
export const hostNonce = (secret: string, seat: Seat): string => digest(`condotta nonce ${seat} of ${secret}`);

/** The dice of an offer once all nonces are in; null where a seat gives none. */
export const agreeDice = (offer: DiceOffer, given: readonly (string | null)[]): SecondDice => ({
  method: DICE_METHOD,
  match: offer.match,
  commitment: offer.commitment,
  nonces: given.map((nonce, seat) => nonce ?? hostNonce(offer.secret, seat)),
  seeded: offer.seeded,
  own: range(given.length).filter((seat) => given[seat] !== null),
  secret: offer.secret,
});

// ---- outcomes ------------------------------------------------------------------------------------------------------

/** The most an outcome can be out of: a 32-bit word decides it. */
export const MOST = 0x1_0000_0000;

type Mac = (index: number, block: number) => Uint8Array;

function macOf({ method, match, nonces, secret }: Disclosed): Mac {
  const key = bytesOf(secret);
  if (method === undefined)
    return (index, block) => hmacSha256(key, bytesOf(JSON.stringify([match, nonces, index, block])));
  const own = hmacSha256(key, bytesOf(JSON.stringify([method, match, nonces])));
  return (index, block) => hmacSha256(own, bytesOf(JSON.stringify([index, block])));
}

function outcomeOf(mac: Mac, index: number, count: number): number {
  if (!(Number.isInteger(count) && count >= 1 && count <= MOST)) throw new RangeError(`no dice have ${count} sides`);
  // Rejection sampling: a 32-bit word above the largest multiple of `count` would favour small outcomes.
  const limit = Math.floor(MOST / count) * count;
  for (let block = 0; ; block++) {
    const words = new DataView(mac(index, block).buffer);
    for (let i = 0; i < 32; i += 4) {
      const word = words.getUint32(i);
      if (word < limit) return word % count;
    }
  }
}

/** The outcome number `index` (counted from 0 over the whole match) out of `count`. */
export const fairOutcome = (dice: Disclosed, index: number, count: number): number =>
  outcomeOf(macOf(dice), index, count);

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
  // Most decisions need no dice.
  let mac: Mac | null = null;
  return (count) => {
    mac ??= macOf({ ...dice, secret });
    return outcomeOf(mac, index++, count);
  };
}

/** An outcome that the dice did not give. */
export interface Mismatch {
  /** Which outcome, counted from 0 over the whole match. */
  readonly outcome: number;
  readonly expected: number;
  readonly found: number;
}

/** The first outcome of a tape that neither the dice nor a script explains, or null. */
export function firstMismatch(dice: Disclosed, tape: readonly TapeEntry[]): Mismatch | null {
  const mac = macOf(dice);
  for (const [outcome, [count, found, scripted]] of tape.entries()) {
    const expected = outcomeOf(mac, outcome, count);
    if (expected !== found && scripted !== 1) return { outcome, expected, found };
  }
  return null;
}
