/** Runs the command as a person or a program would: as a process of its own. */

import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, at, type Rng, range, rngOf } from '@condotta/kernel';
import { act, agreeDice, type Match, type MatchRecord, offerDice, openMatch, saveRecord } from '@condotta/kernel/host';
import { gameNamed } from '../shelf.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What comes before the end of the input. */
export function condotta(args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    // A command that does not read its input closes it early; that is its right.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

export const started = (args: readonly string[]) => spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe' });

const folder = mkdtempSync(join(tmpdir(), 'condotta-'));
let files = 0;

/** A file with this JSON, or with this very text. */
export function fileWith(content: unknown): string {
  const file = join(folder, `${++files}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

export const ventura = (): AnyGame => gameNamed('ventura');

/** A match of so many random decisions. */
export function randomMatch(seats: number, decisions: number, seed = 'cli', game = ventura()): Match {
  const options = Object.fromEntries(game.options.map((option) => [option.id, at(option.values, 0)]));
  const secret = `secret ${seed}`;
  const dice = agreeDice(
    offerDice(game.id, secret),
    range(seats).map((seat) => `the nonce of seat ${seat}`),
  );
  const match = openMatch(game, { setup: { seats, scenario: null, options }, position: null, edition: null }, dice);
  const rng = rngOf(seed);
  for (let n = 0; n < decisions && !match.world.over; n++) decideAtRandom(match, rng);
  return match;
}

/** One of those who are asked decides something legal. */
export function decideAtRandom(match: Match, rng: Rng): void {
  const seat = at(match.world.waiting, rng(match.world.waiting.length));
  const legal = match.engine.legal(match.world, seat);
  act(match, seat, at(legal, rng(legal.length)));
}

export const recordOf = (match: Match, disclose = true): MatchRecord => saveRecord(match, { disclose });
