/**
 * What does a record prove? Recomputes every outcome, also of what was taken back, from the disclosed secret, plays the
 * match again under the rules, and says what nobody can know from the record alone.
 */

import type { TapeEntry } from './chance.ts';
import type { AnyGame, Problem, Seat } from './contract.ts';
import { type Dice, diceContradiction, firstMismatch, hostNonce, type Mismatch } from './fair.ts';
import { brief } from './limits.ts';
import { at, range } from './list.ts';
import { openRecord } from './record.ts';
import { type MatchRecord, readRecord } from './record-form.ts';
import { isObject } from './shape.ts';

/**
 * Why a record that contradicts neither its dice nor the rules proves less than a fair match, the gravest first:
 * - unchecked    it was played under rules that are not here, and those at hand lead elsewhere
 * - scripted     somebody chose outcomes by hand
 * - undisclosed  the secret is not in the record, so the dice cannot be recomputed
 * - nonces       no seat gave a nonce that the host could not foresee, or one is of doubtful origin, or the host could suit the
 *                dice to them by the name of the match
 * - seeded       the secret follows from a seed, which somebody knew beforehand
 * - arranged     the match began in a position that somebody wrote
 * - edition      it was played with other components than those of the game
 * - rules        it was played under another version of the rules than the one it was checked with
 * - consents     take-backs, to which nobody's signature consents
 * - unfinished   the match is not over: its end may have been cut off
 */
export const DOUBTS = [
  'unchecked',
  'scripted',
  'undisclosed',
  'nonces',
  'seeded',
  'arranged',
  'edition',
  'rules',
  'consents',
  'unfinished',
] as const;

export interface Doubt {
  readonly kind: (typeof DOUBTS)[number];
  readonly text: string;
}

/** Where: the index of the entry whose outcome it is, or -1 for the opening. */
export type FirstMismatch = Mismatch & { readonly seq: number };

export type Verification =
  /** It is no record, or of a game that is not here: nothing was checked. */
  | { readonly verdict: 'unreadable'; readonly problem: string }
  /** It contradicts its dice (`first`: the first outcome that they did not give) or the rules. */
  | { readonly verdict: 'broken'; readonly problem: string; readonly first: FirstMismatch | null }
  /** Everything that can be checked is right, and nothing is left to be doubted; or something is. */
  | {
      readonly verdict: 'fair' | 'doubtful';
      /** How many outcomes were recomputed; null if the secret is not disclosed. */
      readonly outcomes: number | null;
      /** How many entries the rules were asked about; null if there are no rules to ask. */
      readonly steps: number | null;
      /** The version of the rules that was asked, or the newest one. */
      readonly rules: string;
      /** The seats whose own nonces are in the dice: each can compare it with the one it gave. */
      readonly own: readonly Seat[];
      /** The gravest first. */
      readonly doubts: readonly Doubt[];
    };

export function verifyRecord(json: unknown, games: readonly AnyGame[]): Verification {
  const read = readRecord(json);
  if (!read.ok) return { verdict: 'unreadable', problem: said(read.problems) };
  const record = read.value;
  const { secret } = record.dice;
  if (!games.some(({ id }) => id === record.game))
    return { verdict: 'unreadable', problem: `game: there is no game ${brief(record.game)} here` };
  const contradiction = diceContradiction(record.game, record.dice);
  if (contradiction) return broken(said([contradiction]));
  const tape = wholeTape(record);
  const mismatch =
    secret === null
      ? null
      : firstMismatch(
          { ...record.dice, secret },
          tape.map(({ entry }) => entry),
        );
  if (mismatch) {
    const { outcome, expected, found } = mismatch;
    const text = `outcome ${outcome} is ${found}, but the dice that were committed to gave ${expected} (counted from 0)`;
    return broken(text, { seq: at(tape, outcome).seq, ...mismatch });
  }
  const opened = openRecord(json, games);
  if (!opened.ok) return broken(said(opened.problems));
  const { value } = opened;
  const rules = value.kind === 'playable' ? value.match.engine.game.version : value.newest;
  const unchecked = value.kind === 'closed' ? said(value.why) : null;
  const doubts = doubtsOf(record, rules, unchecked);
  return {
    verdict: doubts.length > 0 ? 'doubtful' : 'fair',
    outcomes: secret === null ? null : tape.length,
    steps: unchecked === null ? record.entries.length : null,
    rules,
    own: ownSeats(record.dice),
    doubts,
  };
}

const broken = (problem: string, first: FirstMismatch | null = null): Verification => ({
  verdict: 'broken',
  problem,
  first,
});

/** All outcomes in the order in which the dice gave them, with where they stand. */
function wholeTape({ opening, entries }: MatchRecord): { readonly seq: number; readonly entry: TapeEntry }[] {
  const tapes = [opening, ...entries.map((entry) => (entry.kind === 'act' && entry.outcomes) || [])];
  return tapes.flatMap((tape, i) => tape.map((entry) => ({ seq: i - 1, entry })));
}

// ---- doubts --------------------------------------------------------------------------------------------------------

/** `rules`: the version that the record was checked with; `unchecked`: why it could not be. */
function doubtsOf(record: MatchRecord, rules: string, unchecked: string | null): Doubt[] {
  const { dice, start, entries, over } = record;
  const scripted = wholeTape(record).filter(({ entry }) => entry[2] === 1).length;
  const consents = entries.filter(({ kind }) => kind === 'accept').length;
  const found: Record<Doubt['kind'], string | null> = {
    unchecked: unchecked === null ? null : `nobody can say whether the steps are legal: ${unchecked}`,
    scripted: scripted > 0 ? `a script, not the dice, chose ${scripted} of the outcomes` : null,
    undisclosed:
      dice.secret === null ? 'the secret of the dice is not disclosed, so nobody can recompute the outcomes' : null,
    nonces: nonceDoubt(dice, start.setup.seats),
    seeded:
      'seeded' in dice && dice.seeded
        ? 'the secret was made from a seed: whoever knew or guessed it knew every outcome beforehand'
        : null,
    arranged: start.position === null ? null : 'the match began in a position that somebody wrote, not in the set-up',
    edition: start.edition === null ? null : `it was played with the components of ${editionName(start.edition)}`,
    rules:
      record.rules === rules || unchecked !== null
        ? null
        : `it was played under version ${brief(record.rules)} of the rules and checked with version ${brief(rules)}`,
    consents: consents > 0 ? `${consents} consents to take-backs are in the record, and none of them is signed` : null,
    unfinished: over === null ? 'the match is not over: what followed may have been cut off' : null,
  };
  return DOUBTS.flatMap((kind) => {
    const text = found[kind];
    return text === null ? [] : [{ kind, text }];
  });
}

const editionName = (edition: unknown): string =>
  isObject(edition) && typeof edition['name'] === 'string'
    ? `the edition ${brief(edition['name'])}`
    : 'another edition';

/** Shorter ones can be tried out, all of them, before the secret is chosen. */
const UNGUESSABLE = 8;

/** Older records do not say that the host drew any. */
const ownSeats = (dice: Dice): readonly Seat[] => ('own' in dice ? dice.own : range(dice.nonces.length));

function nonceDoubt(dice: Dice, seats: number): string | null {
  const { nonces, secret } = dice;
  if (nonces.length !== seats) return `there are ${nonces.length} nonces for ${seats} seats`;
  const own = ownSeats(dice);
  const good = own.filter((seat) => {
    const nonce = at(nonces, seat);
    return nonce.length >= UNGUESSABLE && nonces.indexOf(nonce) === seat;
  });
  if (own.length === 0) return 'no seat gave a nonce of its own: whoever drew the secret decided all outcomes';
  if (good.length < own.length) {
    const seatsOf = own.filter((seat) => !good.includes(seat)).join(', ');
    return `the nonces of the seats ${seatsOf} could be guessed, so whoever drew the secret could suit it to them`;
  }
  const strange = range(seats).filter(
    (seat) => !own.includes(seat) && secret !== null && nonces[seat] !== hostNonce(secret, seat),
  );
  if (strange.length > 0)
    return `the nonces of the seats ${strange.join(', ')} are neither their own nor those of the host: somebody chose them`;
  if ('own' in dice) return null;
  return 'by the older recipe a match could have any name: whoever drew the secret could choose one to suit the nonces';
}

/** A broken file can have thousands of problems: the first few are enough to find the cause. */
const SAID = 5;

function said(problems: readonly Problem[]): string {
  const texts = problems.slice(0, SAID).map(({ path, text }) => `${path}: ${text}`);
  const more = problems.length - texts.length;
  return texts.join('; ') + (more > 0 ? `; and ${more} more` : '');
}
