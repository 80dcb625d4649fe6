import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TapeEntry } from '../chance.ts';
import {
  agreeDice,
  commit,
  type Dice,
  fairChance,
  fairOutcome,
  firstMismatch,
  hostNonce,
  MOST,
  nonceProblem,
  offerDice,
  offerSeededDice,
} from '../fair.ts';
import { at, range } from '../list.ts';

/** As in older records, and as they come about now. */
const first = { match: 'test', commitment: commit('a secret'), nonces: ['nonce 0', 'nonce 1'], secret: 'a secret' };
const dice = { ...agreeDice(offerDice('duel', 'a secret'), ['nonce 0', 'nonce 1']), secret: 'a secret' };
/** Taken down once; they must never change. */
const FIRST: readonly number[] = [5, 1, 3, 2, 4, 5, 5, 1, 0, 5, 4, 1];
const SECOND: readonly number[] = [5, 5, 5, 3, 5, 3, 4, 5, 4, 1, 5, 1];

const outcomes = (d: Dice & { readonly secret: string }, count: number, n: number): number[] =>
  range(n).map((i) => fairOutcome(d, i, count));

/** The documented recipe, written a second time with Node's own HMAC. */
function byHand(d: Dice & { readonly secret: string }, index: number, count: number): number {
  const hmac = (key: string | Buffer, json: unknown): Buffer =>
    createHmac('sha256', key).update(JSON.stringify(json)).digest();
  for (let block = 0; ; block++) {
    const mac =
      d.method === undefined
        ? hmac(d.secret, [d.match, d.nonces, index, block])
        : hmac(hmac(d.secret, [d.method, d.match, d.nonces]), [index, block]);
    for (let i = 0; i < 32; i += 4) {
      const word = mac.readUInt32BE(i);
      if (word < MOST - (MOST % count)) return word % count;
    }
  }
}

describe('outcomes', () => {
  test('are those of the documented recipe', () => {
    expect(commit('a secret')).toBe(createHash('sha256').update('a secret').digest('hex'));
    for (const each of [first, dice])
      for (const count of [2, 6, 40, 1000, 3_000_000_000, MOST])
        expect(outcomes(each, count, 20)).toEqual(range(20).map((i) => byHand(each, i, count)));
  });

  test('go on to a second block of words where all of the first are rejected', () => {
    const count = 2 ** 31 + 1;
    expect(outcomes(dice, count, 600)).toEqual(range(600).map((i) => byHand(dice, i, count)));
  });

  test('are the same for ever: a record of either method can be recomputed at any time', () => {
    expect(outcomes(first, 6, 12)).toEqual(FIRST);
    expect(outcomes(dice, 6, 12)).toEqual(SECOND);
  });

  test('depend on the secret, the match, the nonces and their number, and on nothing else', () => {
    const known = outcomes(dice, 1000, 30);
    expect(outcomes({ ...dice }, 1000, 30)).toEqual(known);
    expect(outcomes({ ...dice, secret: 'another' }, 1000, 30)).not.toEqual(known);
    expect(outcomes({ ...dice, match: 'another' }, 1000, 30)).not.toEqual(known);
    expect(outcomes({ ...dice, nonces: ['nonce 0', 'another'] }, 1000, 30)).not.toEqual(known);
    expect(outcomes({ ...dice, nonces: ['nonce 0nonce 1'] }, 1000, 30)).not.toEqual(known);
    expect(new Set(known).size).toBeGreaterThan(20);
  });

  test('are uniform', () => {
    const n = 12_000;
    for (const count of [2, 6, 7]) {
      const seen = range(count).map(() => 0);
      for (const index of outcomes(dice, count, n)) seen[index] = at(seen, index) + 1;
      const expected = n / count;
      const chi = seen.reduce((sum, x) => sum + (x - expected) ** 2 / expected, 0);
      // Far beyond the 99.9 % quantile of 6 degrees of freedom; the dice are fixed, so this never fails by bad luck.
      expect(chi).toBeLessThan(22.5);
    }
  });

  test('are uniform also where the words do not divide evenly: too large a word is thrown away', () => {
    // Of 3 * 2^30 a third would come up twice as often if a word were merely reduced.
    const count = 3 * 2 ** 30;
    const low = outcomes(dice, count, 3000).filter((index) => index < 2 ** 30).length;
    expect(low / 3000).toBeGreaterThan(0.3);
    expect(low / 3000).toBeLessThan(0.37);
  });

  test('an impossible number of sides is refused at once', () => {
    for (const count of [0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, MOST + 1])
      expect(() => fairOutcome(dice, 0, count)).toThrow('no dice have');
  });
});

test('fair dice go on from where they were, and need their secret', () => {
  const chance = fairChance(dice, 3);
  expect(range(4).map(() => chance(6, null))).toEqual(outcomes(dice, 6, 7).slice(3));
  expect(() => fairChance({ ...dice, secret: null }, 0)(6, null)).toThrow('not known here');
});

describe('a tape', () => {
  const tape: TapeEntry[] = [6, 40, 6, 12].map((count, i) => [count, fairOutcome(dice, i, count)]);

  test('that the dice explain has no mismatch', () => {
    expect(firstMismatch(dice, tape)).toBeNull();
    expect(firstMismatch(dice, [])).toBeNull();
  });

  test('that was tampered with is found at the first wrong outcome', () => {
    for (const i of range(tape.length)) {
      const [count, index] = at(tape, i);
      const wrong = (index + 1) % count;
      expect(firstMismatch(dice, tape.with(i, [count, wrong]))).toEqual({
        outcome: i,
        expected: index,
        found: wrong,
      });
    }
    expect(firstMismatch(dice, tape.toSpliced(0, 1))).toMatchObject({ outcome: 0 });
  });

  test('that a script wrote is no mismatch, and the dice have moved on all the same', () => {
    const [count, index] = at(tape, 2);
    const scripted = tape.with(2, [count, (index + 1) % count, 1]);
    expect(firstMismatch(dice, scripted)).toBeNull();
    const [last, found] = at(tape, 3);
    expect(firstMismatch(dice, scripted.with(3, [last, (found + 1) % last]))).toMatchObject({ outcome: 3 });
  });
});

describe('how dice come about', () => {
  test('a seed gives the same secret again, another game other dice, and nothing published tells the seed', () => {
    const offer = offerSeededDice('duel', 'my seed');
    expect(offerSeededDice('duel', 'my seed')).toEqual(offer);
    const { secret, ...published } = agreeDice(offer, [null, null]);
    expect(commit(secret ?? '')).toBe(published.commitment);
    expect(JSON.stringify(published)).not.toContain('my seed');
    expect(published).toMatchObject({ seeded: true, own: [] });
    // The old leak: the secret was the hash of what stood in the name of the match.
    for (const text of [published.match, ...published.match.split(':'), ...published.nonces, published.commitment])
      for (const guess of [text, `condotta:${text}`, commit(text), commit(`condotta:${text}`)])
        expect(guess).not.toBe(secret);
    const other = { ...agreeDice(offerSeededDice('chess', 'my seed'), [null, null]), secret: offer.secret };
    expect(outcomes(other, 1000, 9)).not.toEqual(
      outcomes({ ...agreeDice(offer, [null, null]), secret: offer.secret }, 1000, 9),
    );
  });

  test('a seat that gives no nonce has the one of the host, which follows from the secret alone', () => {
    const offer = offerDice('duel', 'a secret');
    const agreed = agreeDice(offer, ['mine', null, null]);
    expect(agreed.own).toEqual([0]);
    expect(agreed.nonces).toEqual(['mine', hostNonce('a secret', 1), hostNonce('a secret', 2)]);
    expect(new Set(agreed.nonces).size).toBe(3);
    expect(agreeDice(offer, ['other', null, null]).nonces.slice(1)).toEqual(agreed.nonces.slice(1));
  });

  test('a nonce is something, and not too much', () => {
    expect(['x', 'x'.repeat(200)].map(nonceProblem)).toEqual([null, null]);
    for (const nonce of ['', '   ', 'x'.repeat(201)]) expect(nonceProblem(nonce)).toMatch(/^a nonce has/);
  });
});
