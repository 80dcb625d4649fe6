import { describe, expect, test } from 'vitest';
import { at } from '../list.ts';
import type { Match } from '../match.ts';
import { saveRecord } from '../record.ts';
import type { MatchRecord, RecordEntry } from '../record-form.ts';
import { answerTakeback, offerTakeback } from '../takeback.ts';
import { verifyRecord } from '../verify.ts';
import { games, newMatch, play } from './help.ts';

/** Dice fall, are taken back, and fall again. */
function match(): Match {
  const m = newMatch();
  play(m, 0, 'stop');
  play(m, 1, 'walk', 'field:3');
  play(m, 1, 'stop');
  offerTakeback(m, 1, 0);
  answerTakeback(m, 0, true);
  play(m, 0, 'stop');
  return m;
}

const record = (disclose = true): MatchRecord => JSON.parse(JSON.stringify(saveRecord(match(), { disclose })));
const change = (r: MatchRecord, i: number, entry: Partial<RecordEntry>): MatchRecord => ({
  ...r,
  entries: r.entries.with(i, { ...at(r.entries, i), ...entry } as RecordEntry),
});
const outcomeOf = (r: MatchRecord, i: number): readonly [number, number] => {
  const entry = at(r.entries, i);
  const first = entry.kind === 'act' ? entry.outcomes?.[0] : undefined;
  if (!first) throw new Error(`entry ${i} has no outcome`);
  return [first[0], first[1]];
};

describe('verification', () => {
  test('of an honest record: every outcome counts, also those that were taken back', () => {
    expect(verifyRecord(record())).toEqual({ ok: true, outcomes: 7 + 3 });
    expect(verifyRecord(record(), games)).toEqual({ ok: true, outcomes: 10 });
  });

  test.each([
    [0, 7],
    [2, 8],
    [5, 9],
  ])('of a changed outcome in entry %i: it is found and named', (seq, outcome) => {
    const r = record();
    const [count, expected] = outcomeOf(r, seq);
    const found = (expected + 1) % count;
    expect(verifyRecord(change(r, seq, { outcomes: [[count, found]] }))).toEqual({
      ok: false,
      first: { seq, outcome, expected, found, scripted: false },
    });
  });

  test('of a changed opening: it has the number -1', () => {
    const r = record();
    const [count, index] = at(r.opening, 3);
    const found = (index + 1) % count;
    expect(verifyRecord({ ...r, opening: r.opening.with(3, [count, found]) })).toEqual({
      ok: false,
      first: { seq: -1, outcome: 3, expected: index, found, scripted: false },
    });
  });

  test('of a scripted outcome: it was not the dice', () => {
    const r = record();
    const [count, index] = outcomeOf(r, 0);
    expect(verifyRecord(change(r, 0, { outcomes: [[count, index, 1]] }))).toMatchObject({
      first: { seq: 0, found: index, scripted: true },
    });
  });

  test('of a record from which a taken-back roll was cut: the later ones do not fit any more', () => {
    const r = record();
    const cut = { ...r, entries: r.entries.slice(-1) };
    expect(verifyRecord(cut)).toMatchObject({ ok: false, first: { seq: 0, outcome: 7 } });
  });

  test('of changed nonces or a changed match', () => {
    const r = record();
    for (const dice of [
      { ...r.dice, nonces: ['x', 'y'] },
      { ...r.dice, match: 'x' },
    ])
      expect(verifyRecord({ ...r, dice })).toHaveProperty('first');
  });

  test('without the secret: it says so', () => {
    expect(verifyRecord(record(false))).toEqual({
      ok: false,
      problem: 'the secret of the dice is not disclosed, so nobody can recompute the outcomes',
    });
  });

  test('with another secret than the one committed to', () => {
    const r = record();
    expect(verifyRecord({ ...r, dice: { ...r.dice, secret: 'x' } })).toEqual({
      ok: false,
      problem: 'dice.secret: this is not the secret that was committed to',
    });
  });

  test('of something that is no record', () => {
    expect(verifyRecord(17)).toEqual({ ok: false, problem: '(whole): a record is an object' });
    const broken = { ...record(), entries: Array.from({ length: 9 }, () => null) };
    expect(verifyRecord(broken)).toMatchObject({ problem: expect.stringMatching(/entries\[4\]: .*; and 4 more$/) });
  });

  test('with the rules at hand: an outcome nobody asked for is found even if the dice would have given it', () => {
    const m = match();
    const before = saveRecord(m, { disclose: true });
    play(m, 1, 'stop');
    const extra = saveRecord(m, { disclose: true }).entries.at(-1);
    if (extra?.kind !== 'act' || !extra.outcomes) throw new Error('no dice fell');
    const padded = change(before, 5, { outcomes: [outcomeOf(before, 5), ...extra.outcomes] });
    expect(verifyRecord(padded)).toMatchObject({ ok: true });
    expect(verifyRecord(padded, games)).toEqual({
      ok: false,
      problem: 'entries[5]: the record has 1 more outcomes than the rules ask for',
    });
  });
});
