/**
 * Which sources a process runs. Machines that work on one run must agree on every rule and every mind, or the same seed
 * gives different games: the queue hands a run only to workers with the fingerprint of whoever asked for it, and a resume
 * file is continued only by the sources that began it.
 */

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('..', import.meta.url));
/** What can change how a game goes: all that the lab stands on, but for what only draws. */
export const ROOMS = ['kernel', 'keeper', 'kit', 'games', 'minds', 'lab'] as const;

let known: string | null = null;

/** Short, and the same wherever the same sources lie. */
export function codeFingerprint(): string {
  known ??= fingerprintOf(HOUSE);
  return known;
}

/** Of the sources in this folder. */
export function fingerprintOf(house: string): string {
  const rooms = ROOMS.filter((room) => existsSync(join(house, room)));
  const files = globSync(`{${rooms.join(',')}}/**/*.{ts,json}`, {
    cwd: house,
    exclude: (name) => ['node_modules', 'test', 'board', 'dist', 'suite'].includes(name),
  });
  const hash = createHash('sha256');
  for (const name of files.map((each) => each.replaceAll('\\', '/')).sort()) {
    // Line ends differ between checkouts, not between programs.
    hash.update(`${name}\0${readFileSync(join(house, name), 'utf8').replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex').slice(0, 12);
}
