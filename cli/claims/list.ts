/** The claims of a game's checklist: the yardstick of "done" (DESIGN 5). */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@condotta/kernel';
import { ROOT, readJson } from '../files.ts';
import { rulesFile, rulesOf } from '../rules-text.ts';
import { UsageError } from '../usage.ts';

/** The ids in games/<id>/claims.json, in order. */
export function claimsOf(game: string): readonly string[] {
  const file = join(ROOT, 'games', game, 'claims.json');
  const ids = readJson(file);
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
    throw new UsageError(`${file}: expected a list of claim ids`);
  if (new Set(ids).size !== ids.length) throw new UsageError(`${file}: an id is there twice`);
  return ids;
}

/** What differs between the claims and the rules references that the players read, a line each. */
export const referenceProblems = (game: string, claims: readonly string[]): string[] =>
  (['en', 'it'] as const).flatMap((language) => problemsIn(game, language, claims));

function problemsIn(game: string, language: Language, claims: readonly string[]): string[] {
  const file = rulesFile(game, language);
  if (!existsSync(join(ROOT, file))) return [`${file} is missing`];
  const written = rulesOf(game, language).map((rule) => rule.id);
  const lacking = claims.filter((id) => !written.includes(id));
  const strange = written.filter((id) => !claims.includes(id));
  const twice = written.filter((id, i) => written.indexOf(id) !== i);
  return [
    ...(lacking.length > 0 ? [`${file} lacks ${lacking.join(', ')}`] : []),
    ...(strange.length > 0 ? [`${file} has ${strange.join(', ')}, which are no claims`] : []),
    ...(twice.length > 0 ? [`${file} has ${twice.join(', ')} twice`] : []),
  ];
}
