/** What came of the mutants that were tried. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Tested {
  readonly file: string;
  readonly line: number;
  /** The source that is changed, and what it becomes. */
  readonly was: string;
  readonly is: string;
  readonly status: string;
}

export const nameOf = ({ file, line, was, is }: Tested): string => `${file}:${line} ${was} -> ${is}`;

/** A mark in the first line (see mutate.ts), then a result a line. */
export function journalOf(file: string): Tested[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(1);
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Tested);
}

/** A change that nobody can notice. */
export interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly is: string;
  readonly reason: string;
}

/** They are listed beside the tests that cannot notice them. */
export const EQUIVALENTS: readonly Equivalent[] = globSync('{*,games/*}/test/equivalents.json', { cwd: ROOT }).flatMap(
  (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Equivalent[],
);

const isEquivalent = (tested: Tested): boolean =>
  EQUIVALENTS.some(({ file, was, is }) => file === tested.file && was === tested.was && is === tested.is);

export interface Score {
  readonly room: string;
  readonly tried: number;
  readonly noticed: number;
  readonly equivalent: number;
  readonly missed: readonly Tested[];
}

export function scoreOf(room: string, results: readonly Tested[]): Score {
  const judged = results.filter(({ status }) => status !== 'RuntimeError');
  // An endless loop is noticed.
  const unnoticed = judged.filter(({ status }) => status !== 'Killed' && status !== 'Timeout');
  const missed = unnoticed.filter((tested) => !isEquivalent(tested));
  return {
    room,
    tried: judged.length,
    noticed: judged.length - unnoticed.length,
    equivalent: unnoticed.length - missed.length,
    missed,
  };
}

/** The missed ones, then a line a room. */
export function reportOf(scores: readonly Score[]): string {
  const row = (...[room = '', ...cells]: string[]): string =>
    [room.padEnd(14), ...cells.map((cell) => cell.padStart(11))].join('');
  return [
    ...scores.flatMap(({ missed }) => missed.map((tested) => `${tested.status}: ${nameOf(tested)}`)),
    row('room', 'tried', 'noticed', 'equivalent', 'score'),
    ...scores.map(({ room, tried, noticed, equivalent }) => {
      const share = tried > equivalent ? `${Math.round((100 * noticed) / (tried - equivalent))} %` : '-';
      return row(room, String(tried), String(noticed), String(equivalent), share);
    }),
  ].join('\n');
}
