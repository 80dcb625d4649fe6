/** A file that remembers answers: JSON lines, the first says to which question they belong. It only ever grows. */

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Result } from '@condotta/kernel';

export interface Journal<T> {
  find(key: string): T | null;
  /** Null, or why it will be remembered only as long as we live. */
  keep(key: string, value: T): string | null;
}

const FORM = 'condotta-tuning-1';

/** Without a path it remembers only as long as it lives. */
export function openJournal<T>(path: string | null, question: unknown): Result<Journal<T>> {
  const known = new Map<string, T>();
  const find = (key: string): T | null => known.get(key) ?? null;
  const remember = (key: string, value: T): null => {
    known.set(key, value);
    return null;
  };
  if (path === null) return { ok: true, value: { find, keep: remember } };
  const said = (error: unknown): string => `${path}: ${error instanceof Error ? error.message : String(error)}`;
  try {
    const header = JSON.stringify({ form: FORM, question });
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    // What follows the last line end was being written when the run was killed.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head, ...lines] = whole.split('\n').slice(0, -1);
    if (head === undefined && text !== '' && !header.startsWith(text))
      return wrong(`${path} is not a file of the tuner; it stays as it is`);
    if (head !== undefined && head !== header)
      return wrong(`${path} belongs to another tuning or to other sources; it stays as it is: name another file`);
    for (const line of lines) {
      const [key, value] = JSON.parse(line) as [string, T];
      known.set(key, value);
    }
    if (head === undefined) writeFileSync(path, `${header}\n`);
    else truncateSync(path, Buffer.byteLength(whole));
    const keep = (key: string, value: T): string | null => {
      remember(key, value);
      try {
        appendFileSync(path, `${JSON.stringify([key, value])}\n`);
        return null;
      } catch (error) {
        return said(error);
      }
    };
    return { ok: true, value: { find, keep } };
  } catch (error) {
    return wrong(said(error));
  }
}

const wrong = (text: string): Result<never> => ({ ok: false, problems: [{ path: 'resumeFile', text }] });
