/**
 * Minds of another day, to measure today's against: `marshal@d3b58b9` is the marshal of that commit. Its sources are taken from the
 * repository into `.cache/yardsticks` and loaded beside ours. It thinks about today's game with today's rules, so the pieces and the
 * frames must still have the shape that it knows.
 */

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gameById } from '@condotta/games';
import type { AnyGame, Problem } from '@condotta/kernel';
import { mindNamed } from './names.ts';

const HOUSE = fileURLToPath(new URL('..', import.meta.url));
const STORE = join(HOUSE, '.cache', 'yardsticks');
/** What minds are made of. */
const ROOMS = ['kernel', 'kit', 'keeper', 'games', 'pieces', 'minds'] as const;

type Minds = Pick<typeof import('@condotta/minds'), 'mindOf' | 'budgetOf'>;

interface Yardstick {
  readonly minds: Minds;
  gameById(id: string): AnyGame | null;
}

const loaded = new Map<string, Yardstick>();

/** The minds of a commit that `prepareYardsticks` has loaded before. */
export function mindsAt(commit: string): Minds {
  const found = loaded.get(commit);
  if (!found) throw new Error(`the minds of ${commit} have not been loaded`);
  return found.minds;
}

/** Loads the older minds among these, and says what hinders them from playing the game as it is today. */
export async function prepareYardsticks(game: string, names: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of new Set(names)) {
    const named = mindNamed(name);
    if (named?.kind !== 'level' || named.commit === null) continue;
    try {
      const yardstick = loaded.get(named.commit) ?? (await load(named.commit));
      loaded.set(named.commit, yardstick);
      const text =
        unlike(yardstick, game) ?? (yardstick.minds.mindOf(game, named.level) ? null : 'it had no such mind');
      if (text !== null) problems.push({ path: 'minds', text: `${name} cannot play ${game}: ${text}` });
    } catch (error) {
      problems.push({ path: 'minds', text: `${name}: ${error instanceof Error ? error.message : error}` });
    }
  }
  return problems;
}

/** Why a world of today would mean something else to them; null if it does not. */
function unlike(yardstick: Yardstick, id: string): string | null {
  const [now, then] = [gameById(id), yardstick.gameById(id)];
  if (!now || !then) return 'the game was not there yet';
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (!same(now.shape.node, then.shape.node)) return 'its pieces have another shape today';
  return same(now.frames.node, then.frames.node) ? null : 'its procedures have another shape today';
}

const run = promisify(execFile);

const git = async (...words: readonly string[]): Promise<string> =>
  (await run('git', ['-C', HOUSE, ...words])).stdout.trim();

async function load(commit: string): Promise<Yardstick> {
  const house = await checkedOut(commit);
  const from = (room: string): Promise<unknown> => import(pathToFileURL(join(house, room, 'index.ts')).href);
  const [minds, games] = await Promise.all([from('minds'), from('games')]);
  return { minds: minds as Minds, gameById: (games as Pick<Yardstick, 'gameById'>).gameById };
}

/** The folder with the sources of a commit. Several processes may come for it at once: the first one to be ready lays it down. */
async function checkedOut(commit: string): Promise<string> {
  const hash = await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).catch(() => {
    throw new Error('the repository has no such commit');
  });
  const house = join(STORE, hash.slice(0, 12));
  if (existsSync(house)) return house;
  const draft = `${house}.${process.pid}`;
  const archive = `${draft}.tar`;
  mkdirSync(join(draft, 'node_modules', '@condotta'), { recursive: true });
  try {
    await git('archive', '--format=tar', `--output=${archive}`, hash, ...(await roomsAt(hash)));
    await run('tar', ['-xf', archive, '-C', draft]);
    for (const room of readdirSync(draft).filter((name) => name !== 'node_modules'))
      symlinkSync(join('..', '..', room), join(draft, 'node_modules', '@condotta', room), 'junction');
    renameSync(draft, house);
  } catch (error) {
    if (!existsSync(house)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(archive, { force: true });
  }
  return house;
}

async function roomsAt(hash: string): Promise<string[]> {
  const names = (await git('ls-tree', '--name-only', hash)).split('\n');
  return ROOMS.filter((room) => names.includes(room));
}
