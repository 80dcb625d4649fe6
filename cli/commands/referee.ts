/** `condotta referee`: JSON lines on standard input and output (DESIGN 3). */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { isObject, type Language, LONGEST_DOCUMENT, parseDocument } from '@condotta/kernel';
import { createReferee, type Referee } from '@condotta/kernel/host';
import { lineReader, type ReadLine } from '../lines.ts';
import { LEVELS, mindForReferee } from '../opponents.ts';
import { allGames, editionOfAny } from '../shelf.ts';
import { EXIT } from '../usage.ts';

export interface RefereeHow {
  readonly language: Language;
  readonly edition: string | undefined;
}

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
      const parsed = parseDocument(line);
      const request = parsed.ok ? parsed.json : null;
      const begins = isObject(request) && BEGINNING.some((name) => name === request['do']);
      const bring = begins && request['game'] === id && request['edition'] === undefined;
      return bare.handle(bring ? JSON.stringify({ ...request, edition: document }) : line);
    },
  };
}

const BEGINNING: readonly string[] = ['new', 'offer', 'arrange'];

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

  const reader = lineReader(LONGEST_DOCUMENT);
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
  const text = `the line has ${line.tooLong} characters; at most ${LONGEST_DOCUMENT} are read`;
  return JSON.stringify({ ok: false, error: { code: 'too-large', text } });
}
