/**
 * Saving and loading. A record is loaded by playing it again: every decision is judged, every outcome is read from the
 * record, and the last position must have the recorded hash. What a loaded match lacks is only what was never part of
 * it: outcomes scripted but not yet used.
 */

import { arrangeWorld } from './arranged.ts';
import type { AnyGame, AnyWorld, Decision, Problem, Refusal, Result, Setup } from './contract.ts';
import { eyesOf, SPECTATOR } from './contract.ts';
import { type AnyEngine, anyEngineOf } from './engine.ts';
import { diceContradiction } from './fair.ts';
import { brief, shortened } from './limits.ts';
import { at, range } from './list.ts';
import {
  type Answer,
  actFromTape,
  type Entry,
  hashOf,
  kernelRefusal,
  type Match,
  MOST_REPEATED,
  reopenMatch,
  type Start,
  takeBack,
} from './match.ts';
import { type MatchRecord, RECORD_FORMAT, type RecordEntry, type RecordedEnd, readRecord } from './record-form.ts';
import { readSetup, sameSetup } from './setup.ts';
import { noteStanding } from './standing.ts';
import { answerTakeback, makeOffer } from './takeback.ts';
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
    entries: entriesFrom(match, 0),
    waypoints: [...match.waypoints, { entries: entries.length, world: engine.copy(world) }],
    ...standOf(match),
  };
}

/** The entries of a match from number `from` on, as they are written. */
export const entriesFrom = ({ entries }: Match, from: number): RecordEntry[] => entries.slice(from).map(written);

/** Where a match stands: what its record must come to when it is played again. */
export const standOf = (match: Match): Pick<MatchRecord, 'hash' | 'over'> => ({
  hash: hashOf(match.engine, match.world),
  over: endOf(match),
});

function written(entry: Entry): RecordEntry {
  if (entry.kind === 'standing') {
    const { kind, seat, window, answer } = entry;
    if (!answer) return { kind, seat, window };
    const { decision, unless } = answer;
    return { kind, seat, window, verb: decision.verb, ...(decision.arg === null ? {} : { arg: decision.arg }), unless };
  }
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

/** What has become of a record. */
export type Opened =
  /** It goes on, under the newest rules that lead to the same position. */
  | { readonly kind: 'playable'; readonly match: Match }
  /**
   * It was played under rules that are not here, and those at hand lead elsewhere: `why`. `world` is the last position that can
   * be looked at, as the newest rules draw it: a waypoint of the record, or where these rules and the record part; null if
   * there is none.
   */
  | {
      readonly kind: 'closed';
      readonly record: MatchRecord;
      readonly engine: AnyEngine;
      readonly world: AnyWorld | null;
      /** The newest version at hand. */
      readonly newest: string;
      readonly why: readonly Problem[];
    };

/**
 * Opens a record. `games` may hold several versions of a game, the newest first: the first one whose dry replay leads to the
 * recorded position carries the match on. If none does, and the version it was played under is not among them, it is closed.
 * Never throws; every problem says where it is.
 */
export function openRecord(json: unknown, games: readonly AnyGame[]): Result<Opened> {
  try {
    const read = readRecord(json);
    return read.ok ? load(read.value, games) : read;
  } catch (e) {
    return problem('(whole)', `the record cannot be read: ${messageOf(e)}`);
  }
}

/** The match of a record that can be played on. */
export function loadRecord(json: unknown, games: readonly AnyGame[]): Result<Match> {
  const opened = openRecord(json, games);
  if (!opened.ok) return opened;
  const { value } = opened;
  return value.kind === 'playable' ? { ok: true, value: value.match } : { ok: false, problems: [...value.why] };
}

function load(record: MatchRecord, games: readonly AnyGame[]): Result<Opened> {
  const versions = games.filter((game) => game.id === record.game);
  const newest = versions[0];
  if (!newest) return problem('game', `there is no game ${brief(record.game)} here`);
  const contradiction = diceContradiction(record.game, record.dice);
  if (contradiction) return { ok: false, problems: [contradiction] };
  const failed: { readonly game: AnyGame; readonly replayed: Failed }[] = [];
  for (const game of versions) {
    const replayed = replay(game, record);
    if (replayed.ok) return { ok: true, value: { kind: 'playable', match: replayed.value } };
    failed.push({ game, replayed });
  }
  const own = failed.find(({ game }) => game.version === record.rules);
  return own ? { ok: false, problems: own.replayed.problems } : { ok: true, value: closed(record, at(failed, 0)) };
}

function closed(
  record: MatchRecord,
  { game, replayed }: { readonly game: AnyGame; readonly replayed: Failed },
): Opened {
  const text =
    `the match was played under version ${shortened(record.rules)} of the rules, and version ${game.version}, ` +
    'the one at hand, does not lead to the same position';
  const engine = engineFor(game, record);
  const waypoints = (record.waypoints ?? []).flatMap(({ entries, world }) => {
    const adopted = engine.adopt(world);
    return adopted.ok ? [{ entries, world: adopted.value }] : [];
  });
  const positions = [...waypoints, ...(replayed.reached ? [replayed.reached] : [])].sort(
    (a, b) => b.entries - a.entries,
  );
  return {
    kind: 'closed',
    record,
    engine,
    world: positions.find(({ world }) => canBeSeen(engine, world, record.start.setup.seats))?.world ?? null,
    newest: game.version,
    why: [{ path: 'rules', text }, ...replayed.problems],
  };
}

/** Rules trust their own positions; those of other rules can lead them astray. */
function canBeSeen({ game, table }: AnyEngine, world: AnyWorld, seats: number): boolean {
  try {
    for (const eyes of [SPECTATOR, ...range(seats).map(eyesOf)]) game.view(table(world), world, eyes);
    return true;
  } catch {
    return false;
  }
}

/** The engine of a game with the record's edition, if that is still one. */
function engineFor(game: AnyGame, { start }: MatchRecord): AnyEngine {
  const edition = start.edition === null ? null : game.withEdition(start.edition);
  return anyEngineOf(edition?.ok ? edition.value : game);
}

type Refused = ReturnType<typeof problem>;

type Failed = Refused & {
  /** Where the rules and the record part; null if they do not even begin alike. */
  readonly reached: { readonly world: AnyWorld; readonly entries: number } | null;
};

function replay(base: AnyGame, record: MatchRecord): { readonly ok: true; readonly value: Match } | Failed {
  const edition = record.start.edition === null ? null : base.withEdition(record.start.edition);
  if (edition && !edition.ok) return { ...below('start.edition', edition.problems), reached: null };
  const opened = reopen(edition ? edition.value : base, record);
  if (!opened.ok) return { ...opened, reached: null };
  const match = opened.value;
  const wrong = disagreement(match, record);
  if (!wrong) return { ok: true, value: match };
  return { ...wrong, reached: { world: match.world, entries: match.entries.length } };
}

/** Plays what the record has, and says where it and the rules part; the match is then as far as they agree. */
function disagreement(match: Match, record: MatchRecord): Refused | null {
  const { entries } = record;
  const waypoints = waypointsOf(match, record);
  for (let i = 0; ; i++) {
    const waypoint = waypoints.get(i);
    if (waypoint !== undefined && waypoint !== hashOf(match.engine, match.world))
      return problem('waypoints', `after ${i} entries the match stood elsewhere`);
    const entry = entries[i];
    if (!entry) break;
    if ((entry.kind === 'undo' || entry.kind === 'offer') && match.repeated >= MOST_REPEATED)
      return problem(`entries[${i}]`, 'the record goes back too often');
    try {
      const answer = repeatEntry(match, entry);
      if (!answer.ok) return problem(`entries[${i}]`, complaint(match, entry, answer.refusal));
    } catch (e) {
      return problem(`entries[${i}]`, messageOf(e));
    }
  }
  if (hashOf(match.engine, match.world) !== record.hash)
    return problem('hash', 'the decisions lead to another position than the one recorded');
  if (JSON.stringify(endOf(match)) !== JSON.stringify(inOrder(record.over)))
    return problem('over', 'the match did not end as the record says');
  const beyond = [...waypoints.keys()].find((number) => number > entries.length);
  return beyond === undefined ? null : problem('waypoints', `the record never has ${beyond} entries`);
}

/** The hash of each waypoint, by the number of entries before it. Other rules may draw other positions: theirs are not judged. */
function waypointsOf({ engine }: Match, { rules, waypoints = [] }: MatchRecord): ReadonlyMap<number, string> {
  if (rules !== engine.game.version) return new Map();
  return new Map(
    waypoints.map(({ entries, world }): [number, string] => {
      const adopted = engine.adopt(world);
      return [entries, adopted.ok ? hashOf(engine, adopted.value) : 'none'];
    }),
  );
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
  const arranged = arrangeWorld(game, position);
  if (!arranged.ok) return below('start.position', arranged.problems);
  // What was written before the game had an option means its default.
  const filled = readSetup(game, setup);
  if (filled.ok && sameSetup(arranged.value.setup, { ...filled.value, scenario: setup.scenario }))
    return { ok: true, value: arranged.value.setup };
  return problem('start.setup', 'the position has another set-up than the record says');
}

/** Plays one recorded entry again: also how a match that is open follows what another keeper has written. */
export function repeatEntry(match: Match, entry: RecordEntry): Answer {
  switch (entry.kind) {
    case 'act':
      return actFromTape(match, entry.seat, decisionOf(entry), entry.outcomes ?? []);
    case 'undo':
      return takeBack(match, entry.seat);
    case 'offer':
      return makeOffer(match, entry.seat, entry.to);
    case 'accept':
    case 'decline':
      return answerTakeback(match, entry.seat, entry.kind === 'accept');
    case 'standing': {
      const { seat, window, verb, arg, unless } = entry;
      if (!match.standing[seat]) return { ok: false, refusal: kernelRefusal('kernel.no-window') };
      const answer = verb === undefined ? null : { decision: { verb, arg: arg ?? null }, unless: unless ?? [] };
      noteStanding(match, seat, window, answer);
      return { ok: true, events: [] };
    }
  }
}

const decisionOf = ({ verb, arg }: Extract<RecordEntry, { kind: 'act' }>): Decision => ({ verb, arg: arg ?? null });

function complaint(match: Match, entry: RecordEntry, refusal: Refusal): string {
  const { engine, world } = match;
  const reason = textOf(engine.game, engine.table(world), refusal.key, refusal.args, 'en');
  const what = entry.kind === 'act' ? shortened(`${entry.verb} ${entry.arg ?? ''}`.trim()) : entry.kind;
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
