/**
 * The resume file: JSON lines. The first says which run it belongs to and which sources play it, each other is a finished game.
 * It only ever grows, so a run that is killed loses at most the line it was writing, and two that write at once spoil nothing.
 * Games that failed are not kept: they get another chance.
 */

import { appendFileSync, closeSync, existsSync, openSync, readFileSync, truncateSync } from 'node:fs';
import type { Problem, Result } from '@condotta/kernel';
import type { FinishedGame } from './play.ts';
import type { Setting } from './request.ts';

export interface ResumeFile {
  /** The games of earlier runs. */
  readonly results: readonly FinishedGame[];
  /** Throws if the file cannot be written. */
  append(result: FinishedGame): void;
  close(): void;
}

const FORM = 'condotta-simulation-1';

/** `code` tells the sources apart: the same seed gives other games where a rule or a mind is another. */
export function openResumeFile(path: string, setting: Setting, code: string): Result<ResumeFile> {
  try {
    return open(path, setting, code);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function open(path: string, setting: Setting, code: string): Result<ResumeFile> {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  // What follows the last line end was being written when the run was killed.
  const whole = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  const [head, ...rest] = lines;
  const header = JSON.stringify({ form: FORM, code, setting });
  if (head === undefined && bytes.length > 0 && !header.startsWith(bytes.toString('utf8')))
    return wrong(`${path} is not a file of the lab; it stays as it is`);
  const problem = head === undefined ? null : difference(head, setting, code);
  if (problem) return wrong(`${path} ${problem}; it stays as it is: name another file`);
  const results: FinishedGame[] = [];
  for (const [i, line] of rest.entries()) {
    const result = parsed(line);
    if (!isFinishedGame(result))
      return wrong(
        `${path} line ${i + 2} is not a finished game; it stays as it is: take that line out to keep the others`,
      );
    results.push(result);
  }
  if (whole < bytes.length) truncateSync(path, whole);
  const file = openSync(path, 'a');
  const write = (line: string): void => appendFileSync(file, `${line}\n`);
  if (head === undefined) write(header);
  return {
    ok: true,
    value: { results, append: (result) => write(JSON.stringify(result)), close: () => closeSync(file) },
  };
}

/** Why the file with this first line does not belong to the run, or null. */
function difference(head: string, setting: Setting, code: string): string | null {
  const found = parsed(head) as Partial<{ form: unknown; code: unknown; setting: Record<string, unknown> }> | null;
  if (found?.form !== FORM || !found.setting) return 'is not a file of the lab';
  const theirs = found.setting;
  const unlike = Object.entries(setting).filter(
    ([key, value]) => JSON.stringify(theirs[key]) !== JSON.stringify(value),
  );
  if (unlike.length === 0)
    return found.code === code ? null : `was played by other sources (${brief(found.code)} instead of ${brief(code)})`;
  const said = unlike.map(([key, value]) => `${key} ${brief(theirs[key])} instead of ${brief(value)}`);
  return `belongs to another run: it has ${said.join(', ')}`;
}

function brief(x: unknown): string {
  const json = JSON.stringify(x) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Only the lab writes these lines: this tells them from another file's, not from a forged one's. */
function isFinishedGame(x: unknown): x is FinishedGame {
  const { game, winners, minds } = (x ?? {}) as Partial<FinishedGame>;
  return Number.isSafeInteger(game) && Array.isArray(winners) && Array.isArray(minds);
}

function wrong(text: string): { readonly ok: false; readonly problems: Problem[] } {
  return { ok: false, problems: [{ path: 'resumeFile', text }] };
}
