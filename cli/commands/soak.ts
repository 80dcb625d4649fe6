/** `condotta soak`: the suite every game passes, at full size (DESIGN 6). */

import { join } from 'node:path';
import { CACHE, fromHere, writeJson } from '../files.ts';
import { complain, grouped, print, printJson, tableText } from '../out.ts';
import { progressOn, timeText } from '../progress.ts';
import { allGames, editionFrom, gameNamed } from '../shelf.ts';
import { type Line, linesOf, type Piece, type PieceDone, planOf } from '../soak/plan.ts';
import { runPieces } from '../soak/run.ts';
import { EXIT, UsageError } from '../usage.ts';

export interface SoakHow {
  readonly only?: string;
  readonly scale: number;
  readonly seed: string;
  readonly workers: number;
  readonly edition?: string;
  readonly quiet: boolean;
  readonly json: boolean;
}

interface Failure {
  readonly game: string;
  readonly property: string;
  readonly text: string;
  /** Where its record is; null if not even its opening could be played. */
  readonly file: string | null;
}

export async function soak(id: string | undefined, how: SoakHow): Promise<number> {
  if (!(how.scale > 0 && how.scale <= 100)) throw new UsageError('--scale: expected a share above 0, such as 0.01');
  const only = (how.only ?? '').split(',').filter((name) => name !== '');
  const games = id === undefined ? allGames : [gameNamed(id)];
  if (how.edition !== undefined && games.length !== 1) throw new UsageError('--edition: say which game it is for');
  const pieces = games.flatMap((game) => {
    const edition = editionFrom(game, how.edition);
    return planOf(edition.game, edition.document, { scale: how.scale, seed: how.seed, only });
  });
  const failures: Failure[] = [];
  const progress = progressOn(process.stderr, how.quiet || how.json);
  const began = performance.now();
  const done = await runPieces(pieces, {
    workers: how.workers,
    onProgress: (share, { game, property }) => progress.update(share * 1000, 1000, `${game} ${property}`),
    onDone: (piece, { failure }) => {
      if (failure) failures.push(kept(piece, failure));
    },
  });
  progress.close();
  const seconds = (performance.now() - began) / 1000;
  const lines = linesOf(pieces, done);
  if (how.json) {
    const ok = failures.length === 0;
    printJson({
      ok,
      seed: how.seed,
      scale: how.scale,
      seconds: Math.round(seconds * 10) / 10,
      results: lines,
      failures,
    });
  } else printed(lines, failures, seconds, how);
  return failures.length === 0 ? EXIT.ok : EXIT.negative;
}

function kept({ game, property, seed }: Piece, failure: NonNullable<PieceDone['failure']>): Failure {
  const { text, record } = failure;
  if (record === null) return { game, property, text, file: null };
  const file = join(CACHE, 'failures', `${`${game}-${seed}`.replace(/[^\w-]+/g, '-')}.json`);
  writeJson(file, record);
  return { game, property, text, file };
}

function printed(lines: readonly Line[], failures: readonly Failure[], seconds: number, how: SoakHow): void {
  const rows = lines.map(({ game, property, unit, wanted, count, counts, seconds: worked, failures: failed }) => [
    game,
    property,
    count,
    `${unit} of ${grouped(wanted)}`,
    counts['games'] ?? 0,
    `${worked.toFixed(1)} s`,
    failed > 0 ? `FAILED ${failed}` : 'ok',
  ]);
  print(...tableText([['game', 'property', 'tried', '', 'games', 'work', ''], ...rows]));
  // What the units were made of: proposals of which minds, scrambles that changed something.
  for (const { game, unit, counts } of lines) {
    const parts = Object.entries(counts).filter(([what]) => what.startsWith(`${unit} `));
    if (parts.length > 0) print(`${game}: ${parts.map(([what, n]) => `${grouped(n)} ${what}`).join(', ')}`);
  }
  print('', `seed ${how.seed}, scale ${how.scale}, ${timeText(seconds)} on ${how.workers} workers`);
  for (const { text, file } of failures) {
    complain(text);
    if (file) complain(`the failing game, shrunk: condotta play --record ${fromHere(file)}`);
  }
}
