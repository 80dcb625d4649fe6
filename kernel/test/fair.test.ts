import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TapeEntry } from '../chance.ts';
import { commit, type Dice, fairChance, fairOutcome, firstMismatch, MOST } from '../fair.ts';
import { at, range } from '../list.ts';
import { diceOf } from './help.ts';

const dice = { ...diceOf('a secret'), secret: 'a secret' };
const outcomes = (d: Dice & { readonly secret: string }, count: number, n: number): number[] =>
  range(n).map((i) => fairOutcome(d, i, count));

/** The documented recipe, written a second time with Node's own HMAC. */
function byHand(d: Dice & { readonly secret: string }, index: number, count: number): number {
  for (let block = 0; ; block++) {
    const mac = createHmac('sha256', d.secret)
      .update(JSON.stringify([d.match, d.nonces, index, block]))
      .digest();
    for (let i = 0; i < 32; i += 4) {
      const word = mac.readUInt32BE(i);
      if (word < MOST - (MOST % count)) return word % count;
    }
  }
}

describe('outcomes', () => {
  test('are those of the documented recipe', () => {
    expect(commit('a secret')).toBe(createHash('sha256').update('a secret').digest('hex'));
    for (const count of [2, 6, 40, 1000, 3_000_000_000, MOST])
      expect(outcomes(dice, count, 20)).toEqual(range(20).map((i) => byHand(dice, i, count)));
  });

  test('depend on the secret, the match, the nonces and their number, and on nothing else', () => {
    const first = outcomes(dice, 1000, 30);
    expect(outcomes({ ...dice }, 1000, 30)).toEqual(first);
    expect(outcomes({ ...dice, secret: 'another' }, 1000, 30)).not.toEqual(first);
    expect(outcomes({ ...dice, match: 'another' }, 1000, 30)).not.toEqual(first);
    expect(outcomes({ ...dice, nonces: ['nonce 0', 'another'] }, 1000, 30)).not.toEqual(first);
    expect(outcomes({ ...dice, nonces: ['nonce 0nonce 1'] }, 1000, 30)).not.toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(20);
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
    for (const count of [0, -1, Number.NaN, MOST + 1])
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
        scripted: false,
      });
    }
    expect(firstMismatch(dice, tape.toSpliced(1, 1))).toMatchObject({ outcome: 1 });
  });

  test('that a script wrote is no work of the dice, even if it agrees', () => {
    const [count, index] = at(tape, 2);
    expect(firstMismatch(dice, tape.with(2, [count, index, 1]))).toEqual({
      outcome: 2,
      expected: index,
      found: index,
      scripted: true,
    });
  });
});
