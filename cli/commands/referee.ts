/** `condotta referee`: JSON lines on standard input and output (DESIGN 3). */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReferee, isObject, type Language, type Referee } from '@condotta/kernel';
import { lineReader, type ReadLine } from '../lines.ts';
import { LEVELS, mindForReferee } from '../opponents.ts';
import { allGames, editionOfAny } from '../shelf.ts';
import { EXIT } from '../usage.ts';

export interface RefereeHow {
  readonly language: Language;
  readonly edition: string | undefined;
}

/** Characters in a line. A record of a long match has about a hundred thousand. */
const LONGEST = 64 * 1024 * 1024;

export async function referee({ language, edition }: RefereeHow): Promise<number> {
  const bare = createReferee({
    games: allGames,
    mind: mindForReferee,
    levels: LEVELS,
    language,
    entropy: () => randomBytes(32).toString('hex'),
  });
  await serve(edition === undefined ? bare : withEdition(bare, edition));
  return EXIT.ok;
}

/** Matches begin with the edition of the file unless a request brings its own; so their records carry it. */
function withEdition(bare: Referee, file: string): Referee {
  const { id, document } = editionOfAny(file);
  return {
    handle(line) {
      const request = parsed(line);
      const begins = isObject(request) && (request['do'] === 'new' || request['do'] === 'arrange');
      const bring = begins && request['game'] === id && request['edition'] === undefined;
      return bare.handle(bring ? JSON.stringify({ ...request, edition: document }) : line);
    },
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Answers every line, in order, until the input ends, the reader goes away, or somebody asks us to stop. */
async function serve(judge: Referee): Promise<void> {
  const { stdin, stdout } = process;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    stdin.destroy();
  };
  // What was asked has been answered by then: requests are handled one at a time.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('SIGHUP', stop);

  const reader = lineReader(LONGEST);
  const reply = async (lines: readonly ReadLine[]): Promise<void> => {
    for (const line of lines) {
      if ('text' in line && line.text.trim() === '') continue;
      if (!stdout.write(`${answer(judge, line)}\n`)) await once(stdout, 'drain');
    }
  };
  try {
    for await (const chunk of stdin as AsyncIterable<Buffer>) {
      await reply(reader.push(chunk));
      if (stopped) return;
    }
  } catch (e) {
    if (!stopped) throw e;
    return;
  }
  await reply(reader.end());
}

function answer(judge: Referee, line: ReadLine): string {
  if ('text' in line) return judge.handle(line.text);
  const text = `the line has ${line.tooLong} characters; at most ${LONGEST} are read`;
  return JSON.stringify({ ok: false, error: { code: 'bad-request', text } });
}
