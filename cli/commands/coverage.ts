/** `condotta coverage [GAME]`: which claims of the checklist have a test (DESIGN 5). */

import { compareClaimIds, isWithin } from '@condotta/kernel';
import { claimsOf, kindOf, kindsOf, referenceProblems } from '../claims/list.ts';
import { type Cited, citedBy } from '../claims/scan.ts';
import { complain, print, printJson, tableText } from '../out.ts';
import { allGames, gameNamed } from '../shelf.ts';
import { EXIT } from '../usage.ts';

export interface Coverage {
  readonly game: string;
  readonly claims: number;
  readonly tested: number;
  /** The claims that no test cites. */
  readonly missing: readonly string[];
  /** How many the code cites, and which it does not: some are decided by data alone. */
  readonly cited: number;
  readonly uncited: readonly string[];
  /** What tests or code cite and is no claim: a slip of the pen. */
  readonly unknown: readonly string[];
}

export interface CoverageHow {
  readonly json: boolean;
  readonly check: boolean;
}

export async function coverage(id: string | undefined, { json, check }: CoverageHow): Promise<number> {
  const games = id === undefined ? allGames : [gameNamed(id)];
  const listed = await Promise.all(games.map(async (game) => ({ game: game.id, claims: await claimsOf(game.id) })));
  const found = listed.map(({ game, claims }) => coverageOf(game, claims, citedBy(game)));
  const problems = listed.flatMap(({ game, claims }) => referenceProblems(game, claims));
  if (json) printJson({ games: found });
  else printed(found);
  for (const problem of problems) complain(problem);
  const whole = found.every(({ missing }) => missing.length === 0) && problems.length === 0;
  return check && !whole ? EXIT.negative : EXIT.ok;
}

export function coverageOf(game: string, claims: readonly string[], { tests, code }: Cited): Coverage {
  const missing = claims.filter((id) => !tests.has(id));
  const uncited = claims.filter((id) => !code.has(id));
  // Only ids of the game's own kinds: the code may speak of anything else, and of a whole chapter.
  const kinds = kindsOf(claims);
  const isSlip = (id: string): boolean => kinds.has(kindOf(id)) && !claims.some((claim) => isWithin(claim, id));
  return {
    game,
    claims: claims.length,
    tested: claims.length - missing.length,
    missing,
    cited: claims.length - uncited.length,
    uncited,
    unknown: [...new Set([...tests, ...code])].filter(isSlip).sort(compareClaimIds),
  };
}

function printed(found: readonly Coverage[]): void {
  print(
    ...tableText([
      ['game', 'claims', 'tested', 'missing', 'cited by code'],
      ...found.map(({ game, claims, tested, missing, cited }) => [game, claims, tested, missing.length, cited]),
    ]),
  );
  for (const { game, missing, uncited, unknown } of found) {
    if (missing.length > 0) print('', `${game}, without a test:`, `  ${missing.join(' ')}`);
    if (uncited.length > 0) print('', `${game}, not cited by the code:`, `  ${uncited.join(' ')}`);
    if (unknown.length > 0) print('', `${game}, cited and no claims:`, `  ${unknown.join(' ')}`);
  }
}
