/**
 * Saving and loading. A record is loaded by playing it again: every decision is judged, every outcome is read from the
 * record, and the last position must have the recorded hash. What a loaded match lacks is only what was never part of
 * it: outcomes scripted but not yet used.
 */

import type { AnyGame, Decision, Problem, Refusal, Result, Setup } from './contract.ts';
import { commit } from './fair.ts';
import { type Answer, actFromTape, type Entry, hashOf, type Match, reopenMatch, type Start, undo } from './match.ts';
import { type MatchRecord, RECORD_FORMAT, type RecordEntry, type RecordedEnd, readRecord } from './record-form.ts';
import { readSetup, sameSetup } from './setup.ts';
import { answerTakeback, offerTakeback } from './takeback.ts';
import { textOf } from './text.ts';

/** With `disclose` the secret of the dice is in the record: it can be verified, and the match can go on elsewhere. */
export function saveRecord(match: Match, { disclose }: { readonly disclose: boolean }): MatchRecord {
  const { engine, start, dice, opening, entries, world } = match;
  return {
    format: RECORD_FORMAT,
    game: engine.game.id,
    rules: engine.game.version,
    start,
    dice: { ...dice, secret: disclose ? dice.secret : null },
    opening: opening.tape,
    entries: entries.map(written),
    hash: hashOf(engine, world),
    over: endOf(match),
  };
}

function written(entry: Entry): RecordEntry {
  if (entry.kind !== 'act') return entry;
  const { kind, seat, decision, tape } = entry;
  return {
    kind,
    seat,
    verb: decision.verb,
    ...(decision.arg === null ? {} : { arg: decision.arg }),
    ...(tape.length === 0 ? {} : { outcomes: tape }),
  };
}

function endOf({ engine, world }: Match): RecordedEnd | null {
  if (!world.over) return null;
  const { winners, rule, key } = world.over;
  return { winners, rule, key, scores: engine.game.scores(world.state) };
}

/**
 * The match of a record. `games` may hold several versions of a game, the newest first: the newest carries the match
 * on if it leads to the same position, else the version that the match was played under, if it is there.
 * Never throws; every problem says where it is.
 */
export function loadRecord(json: unknown, games: readonly AnyGame[]): Result<Match> {
  try {
    const read = readRecord(json);
    return read.ok ? load(read.value, games) : read;
  } catch (e) {
    return problem('(whole)', `the record cannot be read: ${messageOf(e)}`);
  }
}

function load(record: MatchRecord, games: readonly AnyGame[]): Result<Match> {
  const versions = games.filter((game) => game.id === record.game);
  const newest = versions[0];
  if (!newest) return problem('game', `there is no game ${JSON.stringify(record.game)} here`);
  const { secret, commitment } = record.dice;
  if (secret !== null && commit(secret) !== commitment)
    return problem('dice.secret', 'this is not the secret that was committed to');
  const carried = replay(newest, record);
  if (carried.ok || newest.version === record.rules) return carried;
  const own = versions.find((game) => game.version === record.rules);
  if (own) return replay(own, record);
  const versionsDiffer =
    `the match was played under version ${record.rules} of the rules, and version ${newest.version}, ` +
    'the one at hand, does not lead to the same position';
  return { ok: false, problems: [{ path: 'rules', text: versionsDiffer }, ...carried.problems] };
}

function replay(base: AnyGame, record: MatchRecord): Result<Match> {
  const edition = record.start.edition === null ? null : base.withEdition(record.start.edition);
  if (edition && !edition.ok) return below('start.edition', edition.problems);
  const game = edition ? edition.value : base;
  const opened = reopen(game, record);
  if (!opened.ok) return opened;
  const match = opened.value;
  for (const [i, entry] of record.entries.entries()) {
    try {
      const answer = repeat(match, entry);
      if (!answer.ok) return problem(`entries[${i}]`, complaint(match, entry, answer.refusal));
    } catch (e) {
      return problem(`entries[${i}]`, messageOf(e));
    }
  }
  if (hashOf(match.engine, match.world) !== record.hash)
    return problem('hash', 'the decisions lead to another position than the one recorded');
  if (JSON.stringify(endOf(match)) !== JSON.stringify(inOrder(record.over)))
    return problem('over', 'the match did not end as the record says');
  return { ok: true, value: match };
}

function reopen(game: AnyGame, record: MatchRecord): Result<Match> {
  const setup = setupOf(game, record.start);
  if (!setup.ok) return setup;
  try {
    const start = { ...record.start, setup: setup.value };
    return { ok: true, value: reopenMatch(game, start, record.dice, record.opening) };
  } catch (e) {
    return problem('opening', messageOf(e));
  }
}

function setupOf(game: AnyGame, { setup, position }: Start): Result<Setup> {
  if (position === null) {
    const read = readSetup(game, setup);
    // A match may have begun without naming a scenario, and must begin so again.
    return read.ok
      ? { ok: true, value: { ...read.value, scenario: setup.scenario } }
      : below('start.setup', read.problems);
  }
  const arranged = game.arrange(position, game.parts);
  if (!arranged.ok) return below('start.position', arranged.problems);
  if (sameSetup(arranged.value.setup, setup)) return { ok: true, value: arranged.value.setup };
  return problem('start.setup', 'the position has another set-up than the record says');
}

function repeat(match: Match, entry: RecordEntry): Answer {
  switch (entry.kind) {
    case 'act':
      return actFromTape(match, entry.seat, decisionOf(entry), entry.outcomes ?? []);
    case 'undo':
      return undo(match, entry.seat);
    case 'offer':
      return offerTakeback(match, entry.seat, entry.to);
    case 'accept':
    case 'decline':
      return answerTakeback(match, entry.seat, entry.kind === 'accept');
  }
}

const decisionOf = ({ verb, arg }: Extract<RecordEntry, { kind: 'act' }>): Decision => ({ verb, arg: arg ?? null });

function complaint(match: Match, entry: RecordEntry, refusal: Refusal): string {
  const { engine, world } = match;
  const reason = textOf(engine.game, engine.table(world), refusal.key, refusal.args, 'en');
  const what = entry.kind === 'act' ? `${entry.verb} ${entry.arg ?? ''}`.trim() : entry.kind;
  const rule = refusal.rule === '' ? '' : ` (${refusal.rule})`;
  return `the rules refuse "${what}" by seat ${entry.seat}: ${reason}${rule}`;
}

/** The keys as `endOf` has them, so that a record whose keys were sorted by some tool compares equal. */
const inOrder = (over: RecordedEnd | null): RecordedEnd | null =>
  over && { winners: over.winners, rule: over.rule, key: over.key, scores: over.scores };

const messageOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));

function problem(path: string, text: string): { readonly ok: false; readonly problems: Problem[] } {
  return { ok: false, problems: [{ path, text }] };
}

function below(root: string, problems: readonly Problem[]): { readonly ok: false; readonly problems: Problem[] } {
  const joined = (path: string): string => (path === '' || path === '(whole)' ? root : `${root}.${path}`);
  return { ok: false, problems: problems.map(({ path, text }) => ({ path: joined(path), text })) };
}
