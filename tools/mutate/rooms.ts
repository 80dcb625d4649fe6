/** What is mutated, and by which tests it must be noticed. Paths are globs from the root of the project. */

import { globSync } from 'node:fs';

export interface Room {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Left out of the tests: what plays whole games at random, is about something else and takes long, or reads the sources as text. */
  readonly without?: readonly string[];
}

const rulesOf = (game: string): Room => ({
  mutate: [`games/${game}/rules/**/*.ts`],
  tests: [`games/${game}/test/**/*.test.ts`],
  without: [`games/${game}/test/{suite,messages,mind*,blunders,exploiters,openings,lessons,components*}.test.ts`],
});

/** What the eyes may see, and know. */
const viewOf = (game: string): Room => ({ ...rulesOf(game), mutate: [`games/${game}/{view,knowledge}.ts`] });

/** The games that are tested. */
const games = globSync('games/*/test/suite.test.ts').map((file) => file.replaceAll('\\', '/').split('/')[1] ?? '');

export const ROOMS: Readonly<Record<string, Room>> = {
  ...Object.fromEntries(
    games.flatMap((game) => [
      [`${game}-rules`, rulesOf(game)],
      [`${game}-view`, viewOf(game)],
    ]),
  ),
  // That an imagined world agrees with what was seen is a property of the suite.
  reimagine: {
    mutate: ['games/*/reimagine.ts'],
    tests: ['games/*/test/{secrets,suite}.test.ts'],
  },
  // sha256.ts is slow with all its changes inside, and judged by the published examples.
  kernel: {
    mutate: ['kernel/!(sha256).ts', 'kernel/referee/*.ts'],
    tests: ['kernel/{test,suite/test}/**/*.test.ts'],
    without: ['kernel/suite/test/suite.test.ts'],
  },
  minds: { mutate: ['minds/!(testing).ts'], tests: ['minds/test/**/*.test.ts'] },
  // The rest of the pieces is drawn, and tested in a browser.
  pieces: { mutate: ['pieces/{hex,nearest}.ts'], tests: ['pieces/test/**/*.test.ts'] },
};
