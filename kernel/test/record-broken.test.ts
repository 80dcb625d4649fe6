import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../contract.ts';
import { at } from '../list.ts';
import { duel } from '../suite/duel.ts';
import { diceOf } from './help.ts';
import { finished, problems, richMatch, saved } from './records.ts';

describe('broken records', () => {
  const good = saved(richMatch());
  const end = saved(finished());
  const entry = (i: number, change: object): unknown => ({
    ...good,
    entries: good.entries.with(i, { ...at(good.entries, i), ...change } as never),
  });
  const start = (change: object): unknown => ({ ...good, start: { ...good.start, ...change } });
  const setup = (change: object): unknown => start({ setup: { ...good.start.setup, ...change } });
  const dice = (change: object): unknown => ({ ...good, dice: { ...good.dice, ...change } });
  const opened = good.entries.findIndex((e) => e.kind === 'act' && e.outcomes);

  test('the good one is good', () => {
    expect(problems(good)).toEqual([]);
    expect(problems(end)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, '(whole): a record is an object'],
    ['null', null, '(whole): a record is an object'],
    ['a list', [], '(whole): a record is an object'],
    ['text', 'record', '(whole): a record is an object'],
    ['empty', {}, 'format: expected condotta-record/1, found nothing'],
    [
      'another format',
      { ...good, format: 'condotta-record/9' },
      'format: expected condotta-record/1, found "condotta-record/9"',
    ],
    ['a field too many', { ...good, extra: 1 }, 'extra: unknown field'],
    ['a field too few', { ...good, hash: undefined }, 'hash: expected text, found nothing'],
    ['an unknown game', { ...good, game: 'chess' }, 'game: there is no game "chess" here'],
    ['no start', { ...good, start: null }, 'start: expected an object'],
    ['no position', start({ position: undefined }), 'start.position: expected a document or null'],
    ['a stranger in the start', start({ seed: 1 }), 'start.seed: unknown field'],
    ['a bad position', start({ position: { seats: 9 } }), 'start.position.seats: expected 2 or 3'],
    ['no position at all', start({ position: 7 }), 'start.position: expected an object'],
    [
      'a position of another set-up',
      start({ position: { seats: 3 } }),
      'start.setup: the position has another set-up than the record says',
    ],
    ['a bad edition', start({ edition: { strengths: [1] } }), 'start.edition.strengths: expected 24 of them'],
    ['no set-up', start({ setup: [] }), 'start.setup: expected an object'],
    ['seats in words', setup({ seats: 'two' }), 'start.setup.seats: expected a whole number, found "two"'],
    [
      'too many seats',
      { ...Object(setup({ seats: 4 })), dice: diceOf('rich', 4) },
      'start.setup.seats: Duel is for 2 to 3 seats',
    ],
    ['an unknown scenario', setup({ scenario: 'x' }), 'start.setup.scenario: expected one of long, short'],
    ['no options', setup({ options: 1 }), 'start.setup.options: expected an object'],
    ['an option in numbers', setup({ options: { dice: 1 } }), 'start.setup.options.dice: expected text, true or false'],
    ['an unknown value', setup({ options: { dice: 'x' } }), 'start.setup.options.dice: expected one of true, false'],
    [
      'an unknown option',
      setup({ options: { wind: true } }),
      'start.setup.options.wind: no such option; there are dice',
    ],
    ['nonces in numbers', dice({ nonces: [1] }), 'dice.nonces[0]: expected text, found 1'],
    ['another secret', dice({ secret: 'x' }), 'dice.secret: this is not the secret that was committed to'],
    ['nonces without end', dice({ nonces: ['x'.repeat(201)] }), 'dice.nonces[0]: a nonce has at most 200 characters'],
    ['a commitment to nothing', dice({ commitment: 'x' }), 'dice.commitment: expected 64 hexadecimal digits'],
    ['a text without end', { ...good, rules: 'x'.repeat(10_001) }, 'rules: a text has at most 10000 characters'],
    [
      'entries without end',
      { ...good, entries: Array.from({ length: 100_001 }, () => 0) },
      'entries: a list has at most 100000 elements',
    ],
    ['no opening', { ...good, opening: {} }, 'opening: expected a list of outcomes'],
    [
      'too short an opening',
      { ...good, opening: good.opening.slice(1) },
      'opening: the record has an outcome of 23 where the rules ask for one of 24',
    ],
    [
      'an empty opening',
      { ...good, opening: [] },
      'opening: the record has no outcome left where the rules ask for one of 24',
    ],
    [
      'too long an opening',
      { ...good, opening: [...good.opening, [6, 1]] },
      'opening: the record has 1 more outcomes in its opening than the rules ask for',
    ],
    [
      'an outcome out of range',
      { ...good, opening: good.opening.with(2, [22, 22]) },
      'opening[2]: expected [count, index] or [count, index, 1]',
    ],
    [
      'an outcome of too many',
      { ...good, opening: good.opening.with(2, [2 ** 40, 1]) },
      'opening[2]: expected [count, index] or [count, index, 1]',
    ],
    [
      'an outcome of one',
      { ...good, opening: good.opening.with(2, [1, 0]) },
      'opening[2]: expected [count, index] or [count, index, 1]',
    ],
    [
      'an outcome with a wrong mark',
      { ...good, opening: good.opening.with(2, [22, 0, 2] as never) },
      'opening[2]: expected [count, index] or [count, index, 1]',
    ],
    ['no entries', { ...good, entries: null }, 'entries: expected a list'],
    ['an entry of nothing', { ...good, entries: [null] }, 'entries[0]: expected an object'],
    [
      'an entry of another kind',
      entry(1, { kind: 'win' }),
      'entries[1].kind: expected one of act, undo, offer, accept, decline',
    ],
    ['an entry without verb', entry(1, { verb: undefined }), 'entries[1].verb: expected text, found nothing'],
    ['a thing that is no thing', entry(1, { arg: {} }), 'entries[1].arg: expected text or a number'],
    [
      'a wrong outcome',
      entry(opened, { outcomes: [[6, 9]] }),
      `entries[${opened}].outcomes[0]: expected [count, index] or [count, index, 1]`,
    ],
    ['an entry of too much', entry(1, { at: 1 }), 'entries[1].at: unknown field'],
    [
      'an illegal decision',
      entry(1, { arg: 'field:4' }),
      'entries[1]: the rules refuse "walk field:4" by seat 0: field 5 is not a neighbouring field. (D3.1)',
    ],
    [
      'a decision of another seat',
      entry(1, { seat: 1 }),
      'entries[1]: the rules refuse "walk field:2" by seat 1: It is not this seat that must decide now.',
    ],
    [
      'a decision of nobody',
      entry(1, { seat: 99 }),
      'entries[1]: the rules refuse "walk field:2" by seat 99: It is not this seat that must decide now.',
    ],
    [
      'dice that nobody asked for',
      entry(1, { outcomes: [[6, 1]] }),
      'entries[1]: the record has 1 more outcomes than the rules ask for',
    ],
    [
      'missing dice',
      entry(opened, { outcomes: [] }),
      `entries[${opened}]: the record has no outcome left where the rules ask for one of 6`,
    ],
    [
      'other dice',
      entry(opened, { outcomes: [[8, 1]] }),
      `entries[${opened}]: the record has an outcome of 8 where the rules ask for one of 6`,
    ],
    [
      'an undo of nothing',
      { ...good, entries: [{ kind: 'undo', seat: 0 }] },
      'entries[0]: the rules refuse "undo" by seat 0: There is nothing to take back',
    ],
    [
      'an answer to nothing',
      { ...good, entries: [{ kind: 'accept', seat: 0 }] },
      'entries[0]: the rules refuse "accept" by seat 0: No take-back waits',
    ],
    [
      'an offer of the future',
      { ...good, entries: [{ kind: 'offer', seat: 0, to: 3 }] },
      'entries[0]: the rules refuse "offer" by seat 0: The match cannot go back to there.',
    ],
    ['another hash', { ...good, hash: 'x' }, 'hash: the decisions lead to another position than the one recorded'],
    ['fewer entries', { ...good, entries: good.entries.slice(0, -3) }, 'hash: the decisions lead to another position'],
    [
      'entries after the end',
      { ...end, entries: [...end.entries, { kind: 'act', seat: 0, verb: 'stop' }] },
      'entries[20]: the rules refuse "stop" by seat 0: The game is over.',
    ],
    ['an end that was not', { ...good, over: end.over }, 'over: the match did not end as the record says'],
    [
      'another winner',
      { ...end, over: { ...end.over, winners: [1] } },
      'over: the match did not end as the record says',
    ],
    ['no end', { ...end, over: null }, 'over: the match did not end as the record says'],
    ['an end of the wrong form', { ...end, over: { winners: 'all' } }, 'over.winners: expected a list, found "all"'],
  ])('%s', (_, json, problem) => {
    expect(problems(json)[0]).toContain(problem);
    expect(problems(json)[0]).not.toContain('()');
  });

  test('a game that throws is a problem, not an exception', () => {
    const broken: AnyGame = {
      ...duel,
      withEdition() {
        throw new Error('a bug');
      },
    };
    expect(problems(start({ edition: 1 }), [broken])).toEqual(['(whole): the record cannot be read: a bug']);
  });

  test('keys in another order do no harm', () => {
    const sorted = JSON.parse(
      JSON.stringify(end, (_, x: unknown) =>
        typeof x === 'object' && x !== null && !Array.isArray(x) ? Object.fromEntries(Object.entries(x).sort()) : x,
      ),
    );
    expect(Object.keys(sorted)).not.toEqual(Object.keys(end));
    expect(problems(sorted)).toEqual([]);
  });
});
