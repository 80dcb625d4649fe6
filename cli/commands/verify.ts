/** `condotta verify RECORD`: were the dice fair, and was every decision legal? */

import { type FirstMismatch, type MatchRecord, readRecord, type Verification, verifyRecord } from '@condotta/kernel';
import { readJson } from '../files.ts';
import { grouped, print, printJson } from '../out.ts';
import { allGames } from '../shelf.ts';
import { EXIT, messageOf, UsageError } from '../usage.ts';

export function verify(file: string, { json }: { readonly json: boolean }): number {
  try {
    const document = readJson(file);
    const read = readRecord(document);
    if (!read.ok) {
      const [first] = read.problems;
      const more = read.problems.length > 1 ? ` (and ${read.problems.length - 1} more)` : '';
      throw new UsageError(`${file}: this is no record: ${first?.path}: ${first?.text}${more}`);
    }
    const result = verifyRecord(document, allGames);
    if (json) printJson(result);
    else print(...sentences(result, read.value));
    return result.ok ? EXIT.ok : EXIT.negative;
  } catch (e) {
    if (json) printJson({ ok: false, problem: messageOf(e) });
    throw e;
  }
}

function sentences(result: Verification, record: MatchRecord): string[] {
  if (result.ok) {
    const { entries, over } = record;
    return [
      `Fair: all ${grouped(result.outcomes)} outcomes are those of the dice that were committed to before the match.`,
      `Legal: the rules allow all ${grouped(entries.length)} steps, and they lead to the recorded position.`,
      over
        ? `Winner: seat ${over.winners.join(', ')}, with the scores ${over.scores.join(', ')}.`
        : 'The match is not over.',
    ];
  }
  if ('problem' in result) return [`Not verified: ${result.problem}.`];
  return mismatchSentences(result.first, record);
}

function mismatchSentences({ seq, outcome, expected, found, scripted }: FirstMismatch, record: MatchRecord): string[] {
  const entry = record.entries[seq];
  const where = entry
    ? `in step ${seq} (seat ${entry.seat}: ${entry.kind === 'act' ? `${entry.verb} ${entry.arg ?? ''}`.trim() : entry.kind})`
    : 'in the opening';
  const what = scripted
    ? `The record says itself that a script and not the dice chose it (${found}; the dice gave ${expected}).`
    : `The record says ${found}, but the dice that were committed to gave ${expected} (counted from 0).`;
  return [`NOT FAIR: outcome ${outcome} ${where} does not match.`, what, 'Whatever follows it proves nothing.'];
}
