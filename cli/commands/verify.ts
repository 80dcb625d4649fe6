/** `condotta verify RECORD`: what does a record prove? */

import {
  DOUBTS,
  type Doubt,
  type FirstMismatch,
  type MatchRecord,
  type Verification,
  verifyRecord,
} from '@condotta/kernel/host';
import { clean } from '@condotta/kit/terminal';
import { readJson } from '../files.ts';
import { grouped, print, printJson } from '../out.ts';
import { allGames } from '../shelf.ts';
import { EXIT, messageOf, UsageError } from '../usage.ts';

/** Each doubt has an exit code of its own from here on, in the order of their gravity. */
const FIRST_DOUBT = 10;
export const doubtCode = (kind: Doubt['kind']): number => FIRST_DOUBT + DOUBTS.indexOf(kind);

export function verify(file: string, { json }: { readonly json: boolean }): number {
  try {
    const document = readJson(file);
    const result = verifyRecord(document, allGames);
    if (result.verdict === 'unreadable') throw new UsageError(`${file}: this is no record: ${result.problem}`);
    const record = document as MatchRecord;
    const code = codeOf(result);
    if (json) {
      const { commitment, nonces } = record.dice;
      printJson({ ok: code === EXIT.ok, code, ...result, dice: { commitment, nonces }, over: record.over });
    } else print(...sentences(result, record).map(clean));
    return code;
  } catch (e) {
    if (json) printJson({ ok: false, code: EXIT.usage, verdict: 'unreadable', problem: messageOf(e) });
    throw e;
  }
}

type Checked = Exclude<Verification, { readonly verdict: 'unreadable' }>;

function codeOf(result: Checked): number {
  if (result.verdict === 'broken') return EXIT.negative;
  const [gravest] = result.doubts;
  return gravest ? doubtCode(gravest.kind) : EXIT.ok;
}

function sentences(result: Checked, record: MatchRecord): string[] {
  if (result.verdict === 'broken')
    return result.first ? mismatchSentences(result.first, result.problem, record) : [`NOT VALID: ${result.problem}.`];
  const { outcomes, steps, rules, own, doubts } = result;
  const { over, dice } = record;
  const shown = own.map((seat) => `${seat}: ${dice.nonces[seat]}`).join(', ');
  return [
    outcomes === null
      ? 'Dice: not checked.'
      : `Dice: all ${grouped(outcomes)} outcomes are those of the secret that was committed to.`,
    steps === null
      ? 'Steps: not checked.'
      : `Steps: version ${rules} of the rules allows all ${grouped(steps)}, and they lead to the recorded position.`,
    over && steps === null
      ? 'Winner: not checked.'
      : over
        ? `Winner: seat ${over.winners.join(', ')}, with the scores ${over.scores.join(', ')}.`
        : 'No winner yet.',
    '',
    ...(doubts.length > 0
      ? ['Not plainly fair:', ...doubts.map(({ kind, text }) => `  ${kind}: ${text}`)]
      : ['Nothing in the record speaks against it.']),
    '',
    'What only the players can tell, for nothing in a record is signed: that these were their decisions, and that this was',
    `the commitment they were shown before the first step: ${dice.commitment}`,
    ...(own.length > 0 ? [`and these the nonces they gave: ${shown}`] : []),
  ];
}

function mismatchSentences({ seq }: FirstMismatch, problem: string, record: MatchRecord): string[] {
  const entry = record.entries[seq];
  const where = entry
    ? `in step ${seq} (seat ${entry.seat}: ${entry.kind === 'act' ? `${entry.verb} ${entry.arg ?? ''}`.trim() : entry.kind})`
    : 'in the opening';
  return [`NOT FAIR: ${problem}, ${where}.`, 'Whatever follows it proves nothing.'];
}
