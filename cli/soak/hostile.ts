/**
 * What nobody should send, to a referee with open matches: no line may bring it down, block it, find a bug of ours, or
 * change a match. Whatever begins a match all the same must be playable.
 */

import { memberOf } from '@condotta/games';
import { isObject, type Rng } from '@condotta/kernel';
import { act, createReferee, openMatch, type Referee, saveRecord } from '@condotta/kernel/host';
import { count, diceOf, type Property, pickOf, type Run, startOf, type Trouble, trouble } from '@condotta/kernel/suite';
import { mindForReferee } from '../opponents.ts';
import { templateOf } from '../shelf.ts';
import { bigLines } from './big-lines.ts';
import { damaged, junk, named } from './damage.ts';

/** What hostile lines are made from. */
export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly record: unknown;
  readonly position: unknown;
  readonly edition: unknown;
}

type Json = Record<string, unknown>;
type Kind = (t: Table, rng: Rng) => string;

const line = (json: object): string => JSON.stringify(json);
const REQUESTS = [
  'look',
  'act',
  'why',
  'candidates',
  'undo',
  'windows',
  'standing',
  'takeback',
  'answer',
  'log',
  'mind',
  'hash',
  'save',
  'join',
];
/** With a match and a seat alone these are honest. */
const HONEST: readonly string[] = ['undo', 'takeback', 'standing'];
const FIELDS = [
  'match',
  'seat',
  'verb',
  'arg',
  'seq',
  'to',
  'accept',
  'level',
  'ms',
  'next',
  'nonce',
  'disclose',
  'lang',
];
const LETTERS = '{}[]",:\\ntrue0123e.-é€\u0000\ud800m';

const text = (rng: Rng, length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(rng(LETTERS.length))).join('');

/** Each kind of line, by its name. */
const KINDS: Readonly<Record<string, Kind>> = {
  garbage: (_, rng) => text(rng, rng(60)),
  cut: (t, rng) => {
    const whole = line({ do: 'arrange', game: t.game, position: t.position });
    return whole.slice(0, rng(whole.length));
  },
  values: (_, rng) => JSON.stringify(junk(rng)) ?? '',
  'wrong fields': (_, rng) => {
    const request = pickOf(REQUESTS, rng);
    const fields = HONEST.includes(request) ? FIELDS.slice(2) : FIELDS;
    return line({ do: request, match: 'm1', [pickOf(fields, rng)]: junk(rng) });
  },
  'inherited names': (_, rng) =>
    line({
      ...named(pickOf(['__proto__', 'constructor', 'toString'], rng), junk(rng)),
      do: pickOf([...REQUESTS, 'constructor', '__proto__'], rng),
      match: pickOf(['m1', '__proto__', 'constructor'], rng),
      seat: 0,
    }),
  'wrong hands': (t, rng) =>
    line({
      do: 'act',
      match: 'm1',
      seat: rng(t.seats),
      verb: pickOf(['fly', 'constructor', ''], rng),
      arg: 'toString',
    }),
  strangers: (t, rng) => line({ do: 'act', match: 'm1', seat: t.seats + rng(9), verb: 'pass' }),
  stale: (t, rng) => line({ do: 'act', match: 'm2', seat: rng(t.seats), verb: 'pass', seq: 1_000_000 + rng(9) }),
  'unknown names': (_, rng) =>
    line({ do: pickOf(REQUESTS, rng), match: `m${9 + rng(99)}`, game: text(rng, 9), level: text(rng, 9), seat: 0 }),
  'wrong take-backs': (t, rng) =>
    line(
      rng(2) === 0
        ? { do: 'takeback', match: 'm1', seat: rng(t.seats), to: 1e6 + rng(9) }
        : { do: 'answer', match: 'm1', seat: rng(t.seats), accept: rng(2) === 0 },
    ),
  records: (t, rng) => line({ do: 'load', record: damaged(t.record, rng) }),
  positions: (t, rng) => line({ do: 'arrange', game: t.game, position: damaged(t.position, rng), seed: rng(9) }),
  editions: (t, rng) =>
    line({ do: 'new', game: t.game, seats: t.seats, seed: rng(9), edition: damaged(t.edition, rng) }),
  'set-ups': (t, rng) =>
    line(damaged({ do: 'new', game: t.game, seats: t.seats, seed: 1, options: {}, nonces: ['a', 'b'] }, rng) as object),
  offers: (t, rng) => line(damaged({ do: 'offer', game: t.game, seats: t.seats, options: {} }, rng) as object),
  dice: (_, rng) => line({ do: 'dice', match: pickOf(['m1', 'm7'], rng), next: ['six', junk(rng)] }),
  'long texts': (_, rng) =>
    line({ do: pickOf([...REQUESTS, 'new', 'x'.repeat(70_000)], rng), match: 'm'.repeat(rng(70_000)), seat: 0 }),
  deep: (_, rng) => `{"do":"load","record":${'['.repeat(rng(50_000))}`,
};

export const hostileKinds: readonly string[] = Object.keys(KINDS);

/** More than this on one line keeps everybody else waiting. In milliseconds of work, not of waiting for a busy machine. */
const LONGEST_MS = 1_000;
/** Of the process, beyond what it had before: far more than any line may need. */
const MOST_BYTES = 800 * 1024 * 1024;

/** How much of a match was played before the lines come. */
const DECISIONS = 80;

function tableOf(run: Run): Table {
  const { game } = run.engine;
  const match = openMatch(game, startOf(run.setup), diceOf(`${run.rng(2 ** 30)}`, run.setup));
  for (let n = run.rng(DECISIONS); n > 0 && !match.world.over; n--) {
    const seat = pickOf(match.world.waiting, run.rng);
    act(match, seat, pickOf(run.engine.legal(match.world, seat), run.rng));
  }
  return {
    game: game.id,
    seats: run.setup.seats,
    record: saveRecord(match, { disclose: true }),
    position: game.describe(run.engine.table(match.world), match.world),
    edition: memberOf(game.id)?.editions ? templateOf(game) : {},
  };
}

/** A referee with the match of a table, played on as it was saved (m1) and begun in its position (m2). */
function refereeOf(run: Run, t: Table): Referee {
  const { game } = run.engine;
  const referee = createReferee({
    games: [game],
    mind: mindForReferee,
    levels: ['recruit'],
    entropy: () => `${run.rng(2 ** 30)}`,
    most: 5,
  });
  for (const request of [
    { do: 'load', record: t.record },
    { do: 'arrange', game: t.game, position: t.position, seed: 1 },
  ]) {
    const reply = referee.handle(line(request));
    if (!reply.startsWith('{"ok":true')) throw new Error(`an honest document is refused: ${reply}`);
  }
  return referee;
}

/** All that can be known of the two matches. */
const wholeOf = (referee: Referee): string =>
  ['m1', 'm2']
    .flatMap((match) => ['hash', 'save', 'log'].map((what) => referee.handle(line({ do: what, match }))))
    .join('\n');

/** Sends a line; what the reply is, or what is wrong with it. */
function sent(referee: Referee, request: string): { readonly reply: Json } | Trouble {
  const from = process.threadCpuUsage();
  const reply = referee.handle(request);
  const { user, system } = process.threadCpuUsage(from);
  const ms = (user + system) / 1000;
  const shown = `${request.slice(0, 2_000)} -> ${reply.slice(0, 500)}`;
  if (ms > LONGEST_MS) return trouble('a line blocks', `${Math.round(ms)} ms: ${shown}`);
  if (reply.includes('\n')) return trouble('a reply of two lines', shown);
  const json: unknown = JSON.parse(reply);
  if (!isObject(json) || typeof json['ok'] !== 'boolean') return trouble('a reply of another form', shown);
  if (isObject(json['error']) && json['error']['code'] === 'internal') return trouble('a bug is found', shown);
  if (json['ok'] === false && reply.length > 20_000) return trouble('an error says too much', shown);
  return { reply: json };
}

/** Whoever begins a match must be able to look at it and to play. */
function playedOn(referee: Referee, match: string, t: Table, rng: Rng): Trouble | null {
  for (let n = 0; n < 4; n++) {
    const looks = Array.from({ length: t.seats }, (_, seat) => sent(referee, line({ do: 'look', match, seat })));
    const moves: object[] = [];
    for (const [seat, look] of looks.entries()) {
      if (!('reply' in look)) return look;
      const { offers } = look.reply;
      for (const [verb, args] of isObject(offers) ? Object.entries(offers) : [])
        moves.push({ do: 'act', match, seat, verb, ...(Array.isArray(args) ? { arg: pickOf(args, rng) } : {}) });
    }
    for (const more of ['log', 'position', 'hash', 'save']) {
      const told = sent(referee, line({ do: more, match }));
      if (!('reply' in told)) return told;
    }
    if (moves.length === 0) return null;
    const done = sent(referee, line(pickOf(moves, rng)));
    if (!('reply' in done)) return done;
  }
  return null;
}

const LINES = 100;

const hostileLines: Property = {
  name: 'hostile lines',
  unit: 'lines',
  rate: 1,
  trial(run) {
    const t = tableOf(run);
    const referee = refereeOf(run, t);
    const before = wholeOf(referee);
    const memory = process.memoryUsage.rss();
    for (let n = 0; n < LINES; n++) {
      const kind = pickOf(hostileKinds, run.rng);
      const request = KINDS[kind]?.(t, run.rng) ?? '';
      count(run, 'lines');
      count(run, `lines of ${kind}`);
      const told = sent(referee, request);
      if (!('reply' in told)) return told;
      const { match } = told.reply;
      if (typeof match !== 'string') continue;
      count(run, 'matches that began');
      const wrong = 'waiting' in told.reply ? null : playedOn(referee, match, t, run.rng);
      if (wrong) return trouble(wrong.kind, `after ${request.slice(0, 20_000)}\n${wrong.detail}`);
      referee.handle(line({ do: 'close', match }));
    }
    if (wholeOf(referee) !== before) return trouble('a match has changed', 'by lines that nobody should send');
    const grown = process.memoryUsage.rss() - memory;
    return grown > MOST_BYTES ? trouble('memory grows', `${grown} bytes`) : null;
  },
};

/** Each of the largest lines once a round. */
const largeLines: Property = {
  name: 'large lines',
  unit: 'rounds',
  rate: 1,
  trial(run) {
    count(run, 'rounds');
    const t = tableOf(run);
    const referee = refereeOf(run, t);
    const before = wholeOf(referee);
    const memory = process.memoryUsage.rss();
    for (const [name, make] of Object.entries(bigLines)) {
      count(run, 'lines');
      const told = sent(referee, make(t));
      if (!('reply' in told)) return trouble(`${told.kind} (${name})`, told.detail);
      const { match } = told.reply;
      if (typeof match === 'string') referee.handle(line({ do: 'close', match }));
      const grown = process.memoryUsage.rss() - memory;
      if (grown > MOST_BYTES) return trouble(`memory grows (${name})`, `${grown} bytes`);
    }
    return wholeOf(referee) === before ? null : trouble('a match has changed', 'by the largest lines');
  },
};

/** With how many lines each is tried at full size. */
export const hostileProperties: readonly (readonly [Property, number])[] = [
  [hostileLines, 110_000],
  [largeLines, 1],
];
