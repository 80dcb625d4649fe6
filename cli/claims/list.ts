/** The claims of a game's checklist: the yardstick of "done" (DESIGN 5). */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, parseClaimId } from '@condotta/kernel';
import { ROOT } from '../files.ts';
import { rulesFile, rulesOf } from '../rules-text.ts';
import { UsageError } from '../usage.ts';

/** The ids in games/<id>/claims.ts, in order. */
export async function claimsOf(game: string): Promise<readonly string[]> {
  const file = join('games', game, 'claims.ts');
  if (!existsSync(join(ROOT, file))) throw new UsageError(`${file} is missing`);
  const { claims }: { readonly claims: readonly string[] } = await import(join(ROOT, file));
  if (new Set(claims).size !== claims.length) throw new UsageError(`${file}: an id is there twice`);
  return claims;
}

/** The kinds of ids that a checklist has: V, or M, MS and MH. */
export const kindsOf = (claims: readonly string[]): ReadonlySet<string> => new Set(claims.map(kindOf));

export const kindOf = (id: string): string => parseClaimId(id)?.kind ?? '';

/** What differs between the claims and the rules references that the players read, a line each. */
export const referenceProblems = (game: string, claims: readonly string[]): string[] =>
  (['en', 'it'] as const).flatMap((language) => problemsIn(game, language, claims));

function problemsIn(game: string, language: Language, claims: readonly string[]): string[] {
  const file = rulesFile(game, language);
  if (!existsSync(join(ROOT, file))) return [`${file} is missing`];
  // Examples stand there as well, and are no claims.
  const kinds = kindsOf(claims);
  const written = rulesOf(game, language).flatMap(({ id }) => (kinds.has(kindOf(id)) ? [id] : []));
  const lacking = claims.filter((id) => !written.includes(id));
  const strange = written.filter((id) => !claims.includes(id));
  const twice = written.filter((id, i) => written.indexOf(id) !== i);
  return [
    ...(lacking.length > 0 ? [`${file} lacks ${lacking.join(', ')}`] : []),
    ...(strange.length > 0 ? [`${file} has ${strange.join(', ')}, which are no claims`] : []),
    ...(twice.length > 0 ? [`${file} has ${twice.join(', ')} twice`] : []),
  ];
}
