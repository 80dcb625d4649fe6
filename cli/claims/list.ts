/** The claims of a game's checklist: the yardstick of "done" (DESIGN 5). */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

/** What differs between the claims and the rules reference that the players read, a line each. */
export function referenceProblems(game: string, claims: readonly string[]): string[] {
  if (!existsSync(rulesFile(game))) return [`games/${game}/rules.md is missing`];
  const written = rulesOf(game).map((rule) => rule.id);
  const lacking = claims.filter((id) => !written.includes(id));
  const strange = written.filter((id) => !claims.includes(id));
  const twice = written.filter((id, i) => written.indexOf(id) !== i);
  return [
    ...(lacking.length > 0 ? [`games/${game}/rules.md lacks ${lacking.join(', ')}`] : []),
    ...(strange.length > 0 ? [`games/${game}/rules.md has ${strange.join(', ')}, which are no claims`] : []),
    ...(twice.length > 0 ? [`games/${game}/rules.md has ${twice.join(', ')} twice`] : []),
  ];
}
