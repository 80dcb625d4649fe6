/** Records for the tests, good ones and what is wrong with others. */

import type { AnyGame } from '../contract.ts';
import { at } from '../list.ts';
import { type Match, undo } from '../match.ts';
import { loadRecord, saveRecord } from '../record.ts';
import type { MatchRecord } from '../record-form.ts';
import { answerTakeback, offerTakeback } from '../takeback.ts';
import { fightMatch, games, lay, newMatch, play } from './help.ts';

export const saved = (match: Match, disclose = true): MatchRecord =>
  JSON.parse(JSON.stringify(saveRecord(match, { disclose })));

export function loaded(json: unknown, among: readonly AnyGame[] = games): Match {
  const result = loadRecord(json, among);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

export const problems = (json: unknown, among: readonly AnyGame[] = games): string[] => {
  const result = loadRecord(json, among);
  return result.ok ? [] : result.problems.map(({ path, text }) => `${path}: ${text}`);
};

/** A match with a bit of everything in it: undone and taken-back steps, sealed answers, dice, a script. */
export function richMatch(): Match {
  const match = fightMatch('rich');
  lay(match, 0);
  lay(match, 1);
  undo(match, 0);
  lay(match, 0);
  play(match, 1, 'ready');
  match.script = [6];
  play(match, 0, 'ready');
  offerTakeback(match, 0, 2);
  answerTakeback(match, 1, false);
  offerTakeback(match, 1, 2);
  answerTakeback(match, 0, true);
  play(match, 1, 'stand');
  lay(match, 1);
  offerTakeback(match, 0, 1);
  return match;
}

export function finished(): Match {
  const match = newMatch('finished');
  while (!match.world.over) play(match, at(match.world.waiting, 0), 'stop');
  return match;
}
