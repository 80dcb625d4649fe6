import type { Result } from '@condotta/kernel';

/** Something is wrong with what was asked or with a file that was given: one line on stderr, exit code 2. */
export class UsageError extends Error {}

/** The exit codes of all commands. */
export const EXIT = { ok: 0, negative: 1, usage: 2, bug: 70 } as const;

export const messageOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));

/** A whole number within limits out of an option's text. */
export function wholeIn(text: string, name: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const n = Number(text.replaceAll('_', ''));
  if (text.trim() !== '' && Number.isSafeInteger(n) && n >= least && n <= most) return n;
  const limits = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`${name}: expected a whole number ${limits}, found ${JSON.stringify(text)}`);
}

/** What was asked for, or every problem with it, each at its option; `options` has those that the command calls otherwise. */
export function sound<T>(result: Result<T>, options: Readonly<Record<string, string>> = {}): T {
  if (result.ok) return result.value;
  throw new UsageError(result.problems.map(({ path, text }) => `--${options[path] ?? path}: ${text}`).join('; '));
}
