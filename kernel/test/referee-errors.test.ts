import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReferee } from '../referee/index.ts';
import { type DuelGame, duel } from '../suite/duel.ts';
import { games } from './help.ts';
import { act, begun, hash, type Json, NEW, seated, type Talk, talk } from './talk.ts';

describe('errors', () => {
  const errorOf = (say: Talk, request: Json): Json => {
    const reply = say(request);
    expect(reply).toEqual({ ok: false, error: expect.objectContaining({ text: expect.stringMatching(/.{10}/) }) });
    return reply['error'] as Json;
  };

  test.each<[string, string]>([
    ['', 'bad-json'],
    ['hello', 'bad-json'],
    ['{"do":"games"', 'bad-json'],
    ['{"do":"games"} {"do":"games"}', 'bad-json'],
    ['17', 'bad-request'],
    ['null', 'bad-request'],
    ['["games"]', 'bad-request'],
    ['{}', 'bad-request'],
    ['{"do":1}', 'bad-request'],
    ['{"do":"dance"}', 'unknown-request'],
    ['{"do":"constructor"}', 'unknown-request'],
    ['{"do":"__proto__"}', 'unknown-request'],
    ['{"do":"games","lang":"la"}', 'bad-language'],
    ['{"do":"games","game":"duel"}', 'bad-request'],
  ])('the line %s', (line, code) => {
    const reply = JSON.parse(createReferee({ games }).handle(line));
    expect(reply).toEqual({ ok: false, error: { code, text: expect.any(String) } });
  });

  test.each<[string, Json, string, string]>([
    ['an unknown game', { ...NEW, game: 'chess' }, 'unknown-game', 'there is no game "chess"; there are duel'],
    ['no game', { do: 'new', seats: 2 }, 'bad-request', 'field "game": expected text'],
    ['too many seats', { ...NEW, seats: 4 }, 'bad-seats', 'seats: Duel is for 2 to 3 seats'],
    ['no seats', { ...NEW, seats: null }, 'bad-seats', 'seats: Duel is for 2 to 3 seats'],
    ['half a seat', { ...NEW, seats: 2.5 }, 'bad-request', 'field "seats": expected a whole number'],
    ['an unknown scenario', { ...NEW, scenario: 'x' }, 'bad-scenario', 'scenario: expected one of long, short'],
    [
      'an unknown option',
      { ...NEW, options: { wind: true } },
      'bad-options',
      'options.wind: no such option; there are dice',
    ],
    ['an unknown value', { ...NEW, options: { dice: 1 } }, 'bad-options', 'options.dice: expected one of true, false'],
    ['a list of options', { ...NEW, options: [] }, 'bad-request', 'field "options": expected an object'],
    ['a nonce too few', { ...NEW, nonces: ['a'] }, 'bad-nonces', 'there must be 2 nonces, one a seat'],
    ['an empty nonce', { ...NEW, nonces: ['a', ' '] }, 'bad-nonces', 'a nonce has at least one character'],
    [
      'a nonce without end',
      { ...NEW, nonces: ['a', 'b'.repeat(201)] },
      'bad-request',
      'texts of at most 200 characters',
    ],
    ['a nonce too late', { do: 'join', match: 'm1', seat: 0, nonce: 'late' }, 'bad-nonces', 'match m1 is open'],
    ['a nonce for nothing', { do: 'join', match: 'm9', seat: 0, nonce: 'x' }, 'unknown-match', 'no match "m9"'],
    [
      'nonces in numbers',
      { ...NEW, nonces: [1, 2] },
      'bad-request',
      'field "nonces": expected a list of at most 1000 texts',
    ],
    ['a bad edition', { ...NEW, edition: {} }, 'bad-edition', 'strengths: expected a list, found nothing'],
    ['no seed', { ...NEW, seed: null }, 'needs-seed', 'give a "seed"'],
    [
      'a seed of another kind',
      { ...NEW, seed: {} },
      'bad-request',
      'field "seed": expected text of at most 200 characters or a whole number',
    ],
    ['a script that cannot be', { ...NEW, dice: [99] }, 'bad-dice', 'the scripted outcome 99 cannot come up here'],
    ['a misspelt field', { ...NEW, sead: 1 }, 'bad-request', 'unknown field "sead"; there are game, seats'],
    [
      'a bad position',
      { do: 'arrange', game: 'duel', position: { turn: 'x' }, seed: 1 },
      'bad-position',
      'turn: expected a whole number, found "x"',
    ],
    ['no position', { do: 'arrange', game: 'duel', seed: 1 }, 'bad-request', 'field "position": expected a document'],
    [
      'null as position',
      { do: 'arrange', game: 'duel', position: null, seed: 1 },
      'bad-position',
      'expected an object',
    ],
    [
      'a bad record',
      { do: 'load', record: { format: 1 } },
      'bad-record',
      'format: expected condotta-record/1, found 1',
    ],
    ['an unknown match', { do: 'hash', match: 'm9' }, 'unknown-match', 'there is no match "m9"'],
    ['a match of another kind', { do: 'hash', match: 1 }, 'bad-request', 'field "match": expected text'],
    ['closing what is not there', { do: 'close', match: 'm9' }, 'unknown-match', 'there is no match "m9"'],
    ['an unknown seat', { do: 'look', match: 'm1', seat: 2 }, 'bad-seat', 'there is no seat 2; the seats are 0 to 1'],
    ['a seat below all', { do: 'look', match: 'm1', seat: -1 }, 'bad-seat', 'there is no seat -1'],
    ['a seat in words', { do: 'look', match: 'm1', seat: '0' }, 'bad-request', 'field "seat": expected a whole number'],
    ['a reader of the log', { do: 'log', match: 'm1', seat: 5 }, 'bad-seat', 'there is no seat 5'],
    ['no seat', { do: 'act', match: 'm1', verb: 'stop' }, 'bad-request', 'field "seat": expected a whole number'],
    [
      'another seat',
      { do: 'act', match: 'm1', seat: 1, verb: 'stop' },
      'not-asked',
      'It is not this seat that must decide now.',
    ],
    ['a seat that is not there', { do: 'act', match: 'm1', seat: 2, verb: 'stop' }, 'bad-seat', 'there is no seat 2'],
    ['no verb', { do: 'act', match: 'm1', seat: 0 }, 'bad-request', 'field "verb": expected text'],
    ['an unknown verb', { do: 'act', match: 'm1', seat: 0, verb: 'fly' }, 'unknown', 'There is nothing to fly now.'],
    [
      'an unknown thing',
      { do: 'act', match: 'm1', seat: 0, verb: 'walk', arg: 'moon' },
      'unknown',
      'There is no such thing here: moon.',
    ],
    ['a missing thing', { do: 'act', match: 'm1', seat: 0, verb: 'walk' }, 'unknown', 'Say what to walk.'],
    ['a thing too much', { do: 'act', match: 'm1', seat: 0, verb: 'stop', arg: 1 }, 'unknown', 'stop takes no thing.'],
    [
      'a thing that is none',
      { do: 'act', match: 'm1', seat: 0, verb: 'walk', arg: [] },
      'bad-request',
      'field "arg": expected a thing of at most 200 characters or a number',
    ],
    [
      'an un-offered thing',
      { do: 'act', match: 'm1', seat: 0, verb: 'walk', arg: 'field:3' },
      'illegal',
      'field 4 is not a neighbouring field.',
    ],
    [
      'a stale click',
      { do: 'act', match: 'm1', seat: 0, verb: 'stop', seq: 5 },
      'stale',
      'The table has changed since; look again.',
    ],
    [
      'a seq in words',
      { do: 'act', match: 'm1', seat: 0, verb: 'stop', seq: '0' },
      'bad-request',
      'field "seq": expected a whole number',
    ],
    ['why of no seat', { do: 'why', match: 'm1', seat: 7, verb: 'stop' }, 'bad-seat', 'there is no seat 7'],
    ['candidates of no seat', { do: 'candidates', match: 'm1', seat: 7 }, 'bad-seat', 'there is no seat 7'],
    ['undo of no seat', { do: 'undo', match: 'm1', seat: 7 }, 'bad-seat', 'there is no seat 7'],
    ['a take-back of no seat', { do: 'takeback', match: 'm1', seat: 7, to: 0 }, 'bad-seat', 'there is no seat 7'],
    [
      'a take-back to nowhere',
      { do: 'takeback', match: 'm1', seat: 0, to: -1 },
      'bad-request',
      'field "to": expected a whole number from 0',
    ],
    [
      'an answer of no kind',
      { do: 'answer', match: 'm1', seat: 0, accept: 1 },
      'bad-request',
      'field "accept": expected true or false',
    ],
    [
      'dice in words',
      { do: 'dice', match: 'm1', next: ['six'] },
      'bad-request',
      'field "next": expected a list of at most 1000 whole numbers',
    ],
    [
      'a disclosure of no kind',
      { do: 'save', match: 'm1', disclose: 'yes' },
      'bad-request',
      'field "disclose": expected true or false',
    ],
  ])('%s', (_, request, code, text) => {
    const say = seated();
    const before = say({ do: 'save', match: 'm1' });
    const error = errorOf(say, request);
    expect(error['code']).toBe(code);
    expect(error['text']).toContain(text);
    expect(say({ do: 'save', match: 'm1' })).toEqual(before);
    // Nothing has been given a name either.
    expect(say(NEW)).toEqual(begun('m2'));
  });

  test('a refusal names the rule and what is to blame, in the language of the request', () => {
    const say = seated({ language: 'it' });
    const request = { do: 'act', match: 'm1', seat: 0, verb: 'walk', arg: 'field:3' };
    const error = { code: 'illegal', rule: 'D3.1', blame: ['field:3'] };
    expect(errorOf(say, request)).toEqual({ ...error, text: 'campo 4 non è un campo vicino.' });
    expect(errorOf(say, { ...request, lang: 'en' })).toEqual({
      ...error,
      text: 'field 4 is not a neighbouring field.',
    });
  });

  test('a broken document comes with all its problems, up to a bound', () => {
    const say = talk();
    const { record } = seated()({ do: 'save', match: 'm1' }) as { record: Json };
    const broken = { ...record, rules: 1, entries: Array.from({ length: 50 }, () => null) };
    const error = errorOf(say, { do: 'load', record: broken });
    expect(error).toMatchObject({ code: 'bad-record', text: expect.stringContaining('(and at least 19 more)') });
    expect(error['problems']).toHaveLength(20);
    expect(error['problems']).toContainEqual({ path: 'entries[0]', text: 'expected an object' });
  });

  test('a scripted outcome that cannot come up loses neither the match nor the script', () => {
    const say = seated();
    say({ do: 'dice', match: 'm1', next: [99] });
    const before = hash(say);
    for (let i = 0; i < 2; i++) expect(act(say, 0, 'stop')).toMatchObject({ error: { code: 'bad-dice' } });
    expect(hash(say)).toBe(before);
    say({ do: 'dice', match: 'm1', next: [] });
    expect(act(say, 0, 'stop')).toMatchObject({ ok: true });
  });

  test('dice without their secret do not fall', () => {
    const say = seated();
    const { record } = say({ do: 'save', match: 'm1', disclose: false });
    say({ do: 'load', record });
    const stop = { do: 'act', match: 'm2', seat: 0, verb: 'stop' };
    expect(errorOf(say, stop)).toMatchObject({ code: 'no-secret' });
    expect(hash(say, 'm2')).toBe(hash(say));
  });

  test('a position that leads nowhere is told from a bug', () => {
    const arrange: DuelGame['arrange'] = (doc, components) => {
      const read = duel.arrange({}, components);
      return read.ok && doc === 'nowhere' ? { ok: true, value: { ...read.value, stack: [] } } : read;
    };
    const say = talk({ games: [{ ...duel, arrange }] });
    expect(errorOf(say, { do: 'arrange', game: 'duel', position: 'nowhere', seed: 1 })).toMatchObject({
      code: 'bad-position',
      text: expect.stringContaining('the first procedure in progress is "game"'),
    });
  });

  test('so many matches and no more', () => {
    const say = seated({ most: 2 });
    expect(say({ do: 'offer', game: 'duel', seats: 2, seed: 1 })).toMatchObject({ ok: true });
    const { record } = say({ do: 'save', match: 'm1' });
    for (const more of [NEW, { do: 'offer', game: 'duel', seats: 2 }, { do: 'load', record }])
      expect(errorOf(say, more)).toMatchObject({
        code: 'too-many',
        text: 'there are 2 matches already; close one first',
      });
    expect(errorOf(say, { do: 'arrange', game: 'duel', position: {}, seed: 1 })['code']).toBe('too-many');
    expect(say({ do: 'close', match: 'm2' })).toEqual({ ok: true });
    expect(say(NEW)).toEqual(begun('m3'));
  });

  test('long lines are for documents only', () => {
    const say = seated();
    const long = ' '.repeat(70_000);
    const referee = createReferee({ games });
    referee.handle(JSON.stringify(NEW));
    expect(referee.handle(`{"do":"hash",${long}"match":"m1"}`)).toContain('"too-large"');
    const { record } = say({ do: 'save', match: 'm1' });
    expect(referee.handle(`{"do":"load",${long}"record":${JSON.stringify(record)}}`)).toContain('"ok":true');
    expect(referee.handle(`{"do":"load",${' '.repeat(4_200_000)}"record":1}`)).toContain('"too-large"');
  });

  test('what is sent back of what was sent is short', () => {
    const say = seated();
    const long = 'x'.repeat(9_000);
    for (const request of [
      { do: long },
      { do: 'hash', match: long },
      { do: 'hash', [long]: 1 },
      { ...NEW, game: long },
      { ...NEW, options: { [long]: true } },
      { do: 'act', match: 'm1', seat: 0, verb: long },
      { do: 'mind', match: 'm1', seat: 0, level: long },
      { do: 'load', record: { format: long } },
      { do: 'arrange', game: 'duel', position: { [long]: 1, turn: long } },
    ])
      expect(JSON.stringify(errorOf(say, request)).length).toBeLessThan(1_000);
  });

  test('a bug in a game is an error value, and the match stays', () => {
    const view = (): never => {
      throw new Error('a bug');
    };
    const say = seated({ games: [{ ...duel, view }] });
    expect(errorOf(say, { do: 'look', match: 'm1', seat: 0 })).toEqual({
      code: 'internal',
      text: 'something is wrong inside: a bug',
    });
    expect(act(say, 0, 'stop')).toMatchObject({ ok: true });
  });

  test('no line whatsoever makes it throw, and none of the nonsense changes the match', () => {
    const referee = createReferee({ games, mind: () => ({ verb: 'stop', arg: null }) });
    referee.handle(JSON.stringify(NEW));
    const now = (): string => referee.handle('{"do":"save","match":"m1"}');
    const before = now();
    const name = fc.constantFrom(
      'games',
      'arrange',
      'look',
      'why',
      'undo',
      'load',
      'candidates',
      'log',
      'mind',
      'answer',
    );
    const field = fc.constantFrom(
      'match',
      'seat',
      'verb',
      'arg',
      'seq',
      'game',
      'position',
      'record',
      'level',
      'to',
      'x',
    );
    const value = fc.oneof(fc.constantFrom('m1', 0, 1, 'duel', 'stop'), fc.jsonValue({ maxDepth: 2 }));
    const request = fc.record({ do: name, fields: fc.dictionary(field, value) });
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      request.map((r) => JSON.stringify({ do: r.do, ...r.fields })),
    );
    fc.assert(
      fc.property(line, (text) => {
        const reply = JSON.parse(referee.handle(text));
        expect(reply).toEqual(reply.ok ? expect.anything() : { ok: false, error: expect.anything() });
        expect(reply.error?.code).not.toBe('internal');
      }),
      { numRuns: 2000 },
    );
    expect(now()).toBe(before);
  });
});
