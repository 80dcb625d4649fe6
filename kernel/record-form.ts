/**
 * The record of a match as a document: what it holds, how foreign JSON is checked to be one, and its JSON Schema.
 * A record only ever grows: what was taken back stays in it, so that every outcome of the dice can be recomputed.
 */

import type { TapeEntry } from './chance.ts';
import type { Arg, Problem, Result, Seat } from './contract.ts';
import { DICE_METHOD, type Dice, MOST, nonceProblem } from './fair.ts';
import { brief, excessOf, MOST_PROBLEMS, shortened } from './limits.ts';
import type { Start } from './match.ts';
import { flag, int, isObject, jsonSchemaOf, list, maybe, type Of, problemsOf, record, text, word } from './shape.ts';

export const RECORD_FORMAT = 'condotta-record/1';

export type RecordEntry =
  /** A decision. `arg` is left out if the verb needs no thing, `outcomes` if no chance fell. */
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly verb: string;
      readonly arg?: Arg;
      readonly outcomes?: readonly TapeEntry[];
    }
  /** The seat's last decision was taken back. */
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** The seat asks the others to let the match go back to where `to` decisions stood; then each of them answers. */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'accept'; readonly seat: Seat }
  | { readonly kind: 'decline'; readonly seat: Seat }
  /** From now on the seat answers the window like this, unless one of the grounds holds; without a verb: it is asked again. */
  | {
      readonly kind: 'standing';
      readonly seat: Seat;
      readonly window: string;
      readonly verb?: string;
      readonly arg?: Arg;
      readonly unless?: readonly string[];
    };

export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of the rules that the match was played under. */
  readonly rules: string;
  readonly start: Start;
  /** `secret` is null unless the record discloses it. */
  readonly dice: Dice;
  /** The outcomes before the first decision. */
  readonly opening: readonly TapeEntry[];
  readonly entries: readonly RecordEntry[];
  /** Positions on the way, the last one too: who has other rules can look at them. Left out in older records. */
  readonly waypoints?: readonly { readonly entries: number; readonly world: unknown }[];
  /** Of the last position. */
  readonly hash: string;
  readonly over: RecordedEnd | null;
}

const endShape = record({ winners: list(int), rule: text, key: text, scores: list(int) });
export type RecordedEnd = Of<typeof endShape>;

const agreed = { match: text, commitment: text, nonces: list(text), secret: maybe(text) };
const firstDice = record(agreed);
const secondDice = record({ method: word(DICE_METHOD), ...agreed, seeded: flag, own: list(int) });
const decided = { seat: int, verb: text };
const offered = { seat: int, to: int };
const plain = { seat: int };
const windowed = { seat: int, window: text };

// ---- reading -------------------------------------------------------------------------------------------------------

/** A record out of foreign JSON, or everything that is wrong with its form. Whether it obeys the rules is not asked. */
export function readRecord(json: unknown): Result<MatchRecord> {
  if (!isObject(json)) return { ok: false, problems: [{ path: '(whole)', text: 'a record is an object' }] };
  const excess = excessOf(json);
  if (excess) return { ok: false, problems: [excess] };
  // Another format would only lead to misleading complaints about everything else.
  if (json['format'] !== RECORD_FORMAT)
    return {
      ok: false,
      problems: [{ path: 'format', text: `expected ${RECORD_FORMAT}, found ${brief(json['format'])}` }],
    };
  const { start, dice, opening, entries, waypoints, over, ...rest } = json;
  const problems = [
    ...problemsOf(head, rest),
    ...startProblems(start),
    ...diceProblems(dice, start),
    ...tapeProblems(opening, 'opening'),
    ...entriesProblems(entries),
    ...waypointProblems(waypoints),
    ...problemsOf(maybe(endShape), over, 'over'),
  ];
  if (problems.length === 0) return { ok: true, value: json as unknown as MatchRecord };
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

const head = record({ format: text, game: text, rules: text, hash: text });

function diceProblems(dice: unknown, start: unknown): Problem[] {
  // Records from before there was a second method do not name any.
  const isFirst = !isObject(dice) || dice['method'] === undefined;
  const problems = problemsOf<unknown>(isFirst ? firstDice : secondDice, dice, 'dice');
  if (problems.length > 0) return problems;
  const { nonces, ...rest } = dice as Dice;
  if (!/^[0-9a-f]{64}$/.test(rest.commitment))
    problems.push({ path: 'dice.commitment', text: 'expected 64 hexadecimal digits' });
  for (const [seat, nonce] of nonces.entries()) {
    const text = nonceProblem(nonce);
    if (text) problems.push({ path: `dice.nonces[${seat}]`, text });
  }
  if (rest.method === undefined) return problems;
  const seats = isObject(start) && isObject(start['setup']) ? start['setup']['seats'] : null;
  if (nonces.length !== seats) problems.push({ path: 'dice.nonces', text: 'expected one a seat' });
  if (rest.own.some((seat, i, all) => seat < 0 || seat >= nonces.length || all.indexOf(seat) !== i))
    problems.push({ path: 'dice.own', text: 'expected seats, each once' });
  return problems;
}

function startProblems(start: unknown): Problem[] {
  if (!isObject(start)) return [{ path: 'start', text: 'expected an object' }];
  const { setup, position, edition, ...strangers } = start;
  const problems = problemsOf(record({}), strangers, 'start');
  for (const [key, document] of Object.entries({ position, edition }))
    if (document === undefined) problems.push({ path: `start.${key}`, text: 'expected a document or null' });
  if (!isObject(setup)) return [...problems, { path: 'start.setup', text: 'expected an object' }];
  const { options, ...others } = setup;
  problems.push(...problemsOf(record({ seats: int, scenario: maybe(text) }), others, 'start.setup'));
  if (!isObject(options)) return [...problems, { path: 'start.setup.options', text: 'expected an object' }];
  for (const [id, value] of Object.entries(options))
    if (typeof value !== 'string' && typeof value !== 'boolean')
      problems.push({ path: `start.setup.options.${shortened(id)}`, text: 'expected text, true or false' });
  return problems;
}

function entriesProblems(entries: unknown): Problem[] {
  if (!Array.isArray(entries)) return [{ path: 'entries', text: 'expected a list' }];
  return firstProblems(entries, (entry, i) => entryProblems(entry, `entries[${i}]`));
}

const argProblems = (arg: unknown, path: string): Problem[] =>
  typeof arg === 'string' || (typeof arg === 'number' && Number.isFinite(arg))
    ? []
    : [{ path: `${path}.arg`, text: 'expected text or a number' }];

function entryProblems(entry: unknown, path: string): Problem[] {
  if (!isObject(entry)) return [{ path, text: 'expected an object' }];
  const { kind, ...rest } = entry;
  switch (kind) {
    case 'act': {
      const { arg, outcomes, ...needed } = rest;
      const problems = problemsOf(record(decided), needed, path);
      if (arg !== undefined) problems.push(...argProblems(arg, path));
      return outcomes === undefined ? problems : [...problems, ...tapeProblems(outcomes, `${path}.outcomes`)];
    }
    case 'offer':
      return problemsOf(record(offered), rest, path);
    case 'undo':
    case 'accept':
    case 'decline':
      return problemsOf(record(plain), rest, path);
    case 'standing': {
      const { verb, arg, unless, ...needed } = rest;
      const problems = problemsOf(record(windowed), needed, path);
      if (arg !== undefined) problems.push(...argProblems(arg, path));
      if (verb !== undefined) problems.push(...problemsOf(text, verb, `${path}.verb`));
      if (unless !== undefined) problems.push(...problemsOf(list(text), unless, `${path}.unless`));
      return problems;
    }
    default:
      return [{ path: `${path}.kind`, text: 'expected one of act, undo, offer, accept, decline, standing' }];
  }
}

function waypointProblems(waypoints: unknown): Problem[] {
  if (waypoints === undefined) return [];
  if (!Array.isArray(waypoints)) return [{ path: 'waypoints', text: 'expected a list' }];
  let last = -1;
  return firstProblems(waypoints, (one, i) => {
    const entries = isObject(one) && isObject(one['world']) && Object.keys(one).length === 2 ? one['entries'] : null;
    if (!isWhole(entries) || entries <= last)
      return [{ path: `waypoints[${i}]`, text: 'expected {entries, world}, each later than the one before' }];
    last = entries;
    return [];
  });
}

function tapeProblems(tape: unknown, path: string): Problem[] {
  if (!Array.isArray(tape)) return [{ path, text: 'expected a list of outcomes' }];
  return firstProblems(tape, (outcome, i) =>
    isOutcome(outcome) ? [] : [{ path: `${path}[${i}]`, text: 'expected [count, index] or [count, index, 1]' }],
  );
}

/** Stops when there are enough. */
function firstProblems(list: readonly unknown[], of: (x: unknown, i: number) => Problem[]): Problem[] {
  const found: Problem[] = [];
  for (let i = 0; i < list.length && found.length < MOST_PROBLEMS; i++) found.push(...of(list[i], i));
  return found;
}

function isOutcome(x: unknown): x is TapeEntry {
  if (!Array.isArray(x) || x.length < 2 || x.length > 3 || (x.length === 3 && x[2] !== 1)) return false;
  const [count, index]: unknown[] = x;
  return isWhole(count) && count >= 2 && count <= MOST && isWhole(index) && index >= 0 && index < count;
}

const isWhole = (x: unknown): x is number => Number.isSafeInteger(x);

// ---- documentation -------------------------------------------------------------------------------------------------

const said = (schema: Record<string, unknown>, description: string): Record<string, unknown> => ({
  ...schema,
  description,
});

function objectSchema(
  required: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

const outcomeSchema = said(
  {
    type: 'array',
    prefixItems: [{ type: 'integer', minimum: 2, maximum: MOST }, { type: 'integer', minimum: 0 }, { const: 1 }],
    minItems: 2,
    maxItems: 3,
    items: false,
  },
  '[count, index]: which of how many, counted from 0. [count, index, 1] if a script and not the dice chose it.',
);
const tapeSchema = { type: 'array', items: outcomeSchema };
const seatSchema = said(jsonSchemaOf(int), 'Counted from 0.');
const kindSchema = (...kinds: string[]): Record<string, unknown> => jsonSchemaOf(word(...kinds));
const documentSchema = (what: string): Record<string, unknown> =>
  said({}, `${what}, as the game documents it, or null.`);

/** The JSON Schema of a record. */
export const recordSchema: Readonly<Record<string, unknown>> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: RECORD_FORMAT,
  description:
    'A match as an append-only record. Loading it plays it again: every decision is judged by the rules, every ' +
    'outcome is read from the record, and the last position must have the recorded hash.',
  ...objectSchema(
    {
      format: { const: RECORD_FORMAT },
      game: said(jsonSchemaOf(text), 'The id of the game.'),
      rules: said(jsonSchemaOf(text), 'The version of the rules that the match was played under.'),
      start: objectSchema({
        setup: objectSchema({
          seats: jsonSchemaOf(int),
          scenario: jsonSchemaOf(maybe(text)),
          options: { type: 'object', additionalProperties: { type: ['string', 'boolean'] } },
        }),
        position: documentSchema('The position that the match began in'),
        edition: documentSchema('The edition of the components'),
      }),
      dice: {
        oneOf: [
          said(
            jsonSchemaOf(secondDice),
            'The commitment is the SHA-256 of the secret, which is null until it is disclosed. The key of the match is ' +
              'HMAC-SHA256(secret, JSON of [method, match, nonces]). Outcome i of count n is the first 32-bit word, below ' +
              'the largest multiple of n, of HMAC-SHA256(key, JSON of [i, block]) for block = 0, 1, ..., modulo n. ' +
              '`own` are the seats that gave their nonce themselves; `seeded` says that the secret follows from a seed.',
          ),
          said(
            jsonSchemaOf(firstDice),
            'Of older records. Outcome i of count n is the first such word of HMAC-SHA256(secret, JSON of ' +
              '[match, nonces, i, block]), modulo n.',
          ),
        ],
      },
      opening: said(tapeSchema, 'The outcomes before the first decision.'),
      entries: {
        type: 'array',
        items: {
          oneOf: [
            said(
              objectSchema(
                { kind: kindSchema('act'), seat: seatSchema, verb: jsonSchemaOf(text) },
                { arg: { type: ['string', 'number'] }, outcomes: tapeSchema },
              ),
              'A decision, with the outcomes that fell because of it.',
            ),
            said(
              objectSchema({ kind: kindSchema('undo', 'accept', 'decline'), seat: seatSchema }),
              'The seat took back its last decision, or answered the offer.',
            ),
            said(
              objectSchema({ kind: kindSchema('offer'), seat: seatSchema, to: jsonSchemaOf(int) }),
              'The seat asked the others to go back to where `to` decisions stood.',
            ),
            said(
              objectSchema(
                { kind: kindSchema('standing'), seat: seatSchema, window: jsonSchemaOf(text) },
                { verb: jsonSchemaOf(text), arg: { type: ['string', 'number'] }, unless: jsonSchemaOf(list(text)) },
              ),
              'How the seat answers a window from now on; without `verb` it is asked again.',
            ),
          ],
        },
      },
      hash: said(jsonSchemaOf(text), 'SHA-256 of the last position.'),
      over: said(jsonSchemaOf(maybe(endShape)), 'How the match ended, or null.'),
    },
    {
      waypoints: said(
        { type: 'array', items: objectSchema({ entries: jsonSchemaOf(int), world: { type: 'object' } }) },
        'Positions after so many entries, the last one too: who has other rules can look at them.',
      ),
    },
  ),
};
