/** Were the dice fair? Recomputes every outcome of a record, also of what was taken back, from its disclosed secret. */

import type { TapeEntry } from './chance.ts';
import type { AnyGame, Problem } from './contract.ts';
import { commit, firstMismatch, type Mismatch } from './fair.ts';
import { at } from './list.ts';
import { loadRecord } from './record.ts';
import { type MatchRecord, readRecord } from './record-form.ts';

/** Where: the index of the entry whose outcome it is, or -1 for the opening. */
export type FirstMismatch = Mismatch & { readonly seq: number };

export type Verification =
  | { readonly ok: true; readonly outcomes: number }
  /** The record cannot be verified, or breaks the rules. */
  | { readonly ok: false; readonly problem: string }
  /** The first outcome that the dice did not give. */
  | { readonly ok: false; readonly first: FirstMismatch };

/**
 * Verifies a record. With `games` the rules are asked as well: that each decision was legal, and each outcome was
 * asked for there and out of that many.
 */
export function verifyRecord(json: unknown, games: readonly AnyGame[] = []): Verification {
  const read = readRecord(json);
  if (!read.ok) return { ok: false, problem: said(read.problems) };
  const record = read.value;
  const { secret } = record.dice;
  if (secret === null)
    return { ok: false, problem: 'the secret of the dice is not disclosed, so nobody can recompute the outcomes' };
  if (commit(secret) !== record.dice.commitment)
    return { ok: false, problem: 'dice.secret: this is not the secret that was committed to' };
  const tape = wholeTape(record);
  const mismatch = firstMismatch(
    { ...record.dice, secret },
    tape.map(({ entry }) => entry),
  );
  if (mismatch) return { ok: false, first: { seq: at(tape, mismatch.outcome).seq, ...mismatch } };
  const loaded = games.length > 0 ? loadRecord(json, games) : null;
  if (loaded && !loaded.ok) return { ok: false, problem: said(loaded.problems) };
  return { ok: true, outcomes: tape.length };
}

/** All outcomes in the order in which the dice gave them, with where they stand. */
function wholeTape({ opening, entries }: MatchRecord): { readonly seq: number; readonly entry: TapeEntry }[] {
  const tapes = [opening, ...entries.map((entry) => (entry.kind === 'act' && entry.outcomes) || [])];
  return tapes.flatMap((tape, i) => tape.map((entry) => ({ seq: i - 1, entry })));
}

/** A broken file can have thousands of problems: the first few are enough to find the cause. */
const SAID = 5;

function said(problems: readonly Problem[]): string {
  const texts = problems.slice(0, SAID).map(({ path, text }) => `${path}: ${text}`);
  const more = problems.length - texts.length;
  return texts.join('; ') + (more > 0 ? `; and ${more} more` : '');
}
