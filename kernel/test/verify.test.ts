import { describe, expect, test } from 'vitest';
import type { AnyWorld } from '../contract.ts';
import { agreeDice, commit, type Dice, fairChance, offerDice, offerSeededDice } from '../fair.ts';
import { at, range } from '../list.ts';
import { type Match, openMatch } from '../match.ts';
import { saveRecord } from '../record.ts';
import type { MatchRecord, RecordEntry } from '../record-form.ts';
import { duel } from '../suite/duel.ts';
import type { DuelState } from '../suite/duel-rules.ts';
import { answerTakeback, offerTakeback } from '../takeback.ts';
import { type Doubt, verifyRecord } from '../verify.ts';
import { diceOf, games, newMatch, play, startOf } from './help.ts';
import { finished, saved } from './records.ts';

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

const record = (): MatchRecord => saved(match());
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

const fair = (outcomes: number, steps: number, ...doubts: Doubt['kind'][]): unknown => ({
  verdict: doubts.length > 0 ? 'doubtful' : 'fair',
  outcomes,
  steps,
  rules: '1',
  own: [0, 1],
  doubts: doubts.map((kind) => ({ kind, text: expect.any(String) })),
});
const kinds = (json: unknown): unknown => {
  const result = verifyRecord(json, games);
  return 'doubts' in result ? result.doubts.map(({ kind }) => kind) : result;
};

describe('verification', () => {
  test('of an honest match that is over: fair', () => {
    const result = verifyRecord(saved(finished()), games);
    expect(result).toEqual(fair(23, 20));
  });

  test('of an honest record: every outcome counts, also those that were taken back', () => {
    expect(verifyRecord(record(), games)).toEqual(fair(7 + 3, 6, 'consents', 'unfinished'));
  });

  test.each([
    [0, 7],
    [2, 8],
    [5, 9],
  ])('of a changed outcome in entry %i: it is found and named', (seq, outcome) => {
    const r = record();
    const [count, expected] = outcomeOf(r, seq);
    const found = (expected + 1) % count;
    expect(verifyRecord(change(r, seq, { outcomes: [[count, found]] }), games)).toEqual({
      verdict: 'broken',
      problem: `outcome ${outcome} is ${found}, but the dice that were committed to gave ${expected} (counted from 0)`,
      first: { seq, outcome, expected, found },
    });
  });

  test('of a changed opening: it has the number -1', () => {
    const r = record();
    const [count, index] = at(r.opening, 3);
    const found = (index + 1) % count;
    expect(verifyRecord({ ...r, opening: r.opening.with(3, [count, found]) }, games)).toMatchObject({
      verdict: 'broken',
      first: { seq: -1, outcome: 3, expected: index, found },
    });
  });

  test('of a record from which a taken-back roll was cut: the later ones do not fit any more', () => {
    const r = record();
    const cut = { ...r, entries: r.entries.slice(-1) };
    expect(verifyRecord(cut, games)).toMatchObject({ verdict: 'broken', first: { seq: 0, outcome: 7 } });
  });

  test('of changed nonces or a changed match', () => {
    const r = record();
    const nonces = { ...r, dice: { ...r.dice, nonces: ['another x', 'another y'] } };
    expect(verifyRecord(nonces, games)).toMatchObject({ verdict: 'broken', first: { outcome: 0 } });
    expect(verifyRecord({ ...r, dice: { ...r.dice, match: 'x' } }, games)).toMatchObject({
      verdict: 'broken',
      problem: expect.stringMatching(/^dice\.match: /),
    });
  });

  test('with another secret than the one committed to', () => {
    const r = record();
    expect(verifyRecord({ ...r, dice: { ...r.dice, secret: 'x' } }, games)).toEqual({
      verdict: 'broken',
      problem: 'dice.secret: this is not the secret that was committed to',
      first: null,
    });
  });

  test('of something that is no record, or of a game that is not here', () => {
    expect(verifyRecord(17, games)).toEqual({ verdict: 'unreadable', problem: '(whole): a record is an object' });
    const nulls = { ...record(), entries: Array.from({ length: 9 }, () => null) };
    expect(verifyRecord(nulls, games)).toMatchObject({
      problem: expect.stringMatching(/entries\[4\]: .*; and 4 more$/),
    });
    expect(verifyRecord({ ...record(), game: 'chess' }, games)).toMatchObject({ verdict: 'unreadable' });
  });

  test('of an outcome that nobody asked for, even if the dice would have given it', () => {
    const m = match();
    const before = saveRecord(m, { disclose: true });
    play(m, 1, 'stop');
    const extra = saveRecord(m, { disclose: true }).entries.at(-1);
    if (extra?.kind !== 'act' || !extra.outcomes) throw new Error('no dice fell');
    const padded = change(before, 5, { outcomes: [outcomeOf(before, 5), ...extra.outcomes] });
    expect(verifyRecord(padded, games)).toEqual({
      verdict: 'broken',
      problem: 'entries[5]: the record has 1 more outcomes than the rules ask for',
      first: null,
    });
  });
});

describe('doubts', () => {
  const end = saved(finished());
  const dice = (change: object): MatchRecord => ({ ...end, dice: { ...end.dice, ...change } as Dice });
  /** The finished match with these dice: all stops, so any outcomes will do. */
  const played = (agreed: Dice): MatchRecord => {
    const m = openMatch(duel, startOf(2), agreed);
    while (!m.world.over) play(m, at(m.world.waiting, 0), 'stop');
    return saved(m);
  };
  const offer = offerDice('duel', 'a secret of the host');

  test('scripted outcomes are counted; the others must still be those of the dice', () => {
    const r = record();
    const [count, index] = outcomeOf(r, 0);
    expect(kinds(change(r, 0, { outcomes: [[count, index, 1]] }))).toEqual(['scripted', 'consents', 'unfinished']);
  });

  test('without the secret the steps are checked all the same, and the dice are not', () => {
    const r = saved(finished(), false);
    expect(verifyRecord(r, games)).toMatchObject({ outcomes: null, steps: 20, doubts: [{ kind: 'undisclosed' }] });
    expect(verifyRecord({ ...r, entries: r.entries.slice(1) }, games)).toMatchObject({ verdict: 'broken' });
  });

  test('nonces: one good one is enough to bind the host, none is not', () => {
    expect(kinds(played(agreeDice(offer, ['one of my own', null])))).toEqual([]);
    expect(kinds(played(agreeDice(offer, [null, null])))).toEqual(['nonces']);
    expect(kinds(played(agreeDice(offer, ['one of my own', 'short'])))).toEqual(['nonces']);
    expect(kinds(played(agreeDice(offer, ['twice the same', 'twice the same'])))).toEqual(['nonces']);
    // Neither given by the seat nor following from the secret: the host may have tried many.
    expect(kinds(played({ ...agreeDice(offer, ['one of my own', 'tried many times']), own: [0] }))).toEqual(['nonces']);
    expect(kinds(dice({ nonces: ['0', '1'] }))).toHaveProperty('verdict', 'broken');
  });

  test('a seed', () => {
    const seeded = offerSeededDice('duel', 's');
    expect(kinds(played(agreeDice(seeded, ['one of my own', 'and another one'])))).toEqual(['seeded']);
  });

  test('another edition, with its name, and another version of the rules', () => {
    const edition = { strengths: duel.components.strengths };
    expect(kinds({ ...end, start: { ...end.start, edition } })).toEqual(['edition']);
    for (const rules of ['999', '0', '']) expect(kinds({ ...end, rules })).toEqual(['rules']);
  });

  test('rules that are not here, where those at hand lead elsewhere: the dice are recomputed, the steps are nobody’s to judge', () => {
    const refused = { ...change(end, 2, { verb: 'fly' }), rules: '999' };
    expect(verifyRecord(refused, games)).toMatchObject({
      verdict: 'doubtful',
      steps: null,
      outcomes: expect.any(Number),
      doubts: [{ kind: 'unchecked', text: expect.stringMatching(/version 999 .*entries\[2\]/) }],
    });
    expect(verifyRecord({ ...refused, rules: end.rules }, games)).toMatchObject({ verdict: 'broken' });
  });
});

describe('forgeries that hang together are not plainly fair', () => {
  /** Tries secrets until the first outcomes please the host. */
  function ground(agree: (secret: string) => Dice): Dice {
    for (let n = 0; ; n++) {
      const tried = agree(`ground ${n}`);
      const chance = fairChance(tried, 0);
      if (range(3).every(() => chance(6, null) >= 3)) return tried;
    }
  }
  const over = (agreed: Dice): MatchRecord => {
    const m = openMatch(duel, startOf(2), agreed);
    while (!m.world.over) play(m, at(m.world.waiting, 0), 'stop');
    return saved(m);
  };
  /** As older records have them. */
  const firstDice = (secret: string, nonces: readonly string[], name = 'test'): Dice => ({
    match: name,
    commitment: commit(secret),
    nonces,
    secret,
  });

  test('1. the host chooses a secret that suits nonces it can foresee', () => {
    expect(kinds(over(ground((secret) => firstDice(secret, ['0', '1']))))).toEqual(['nonces']);
    expect(kinds(over(ground((secret) => agreeDice(offerDice('duel', secret), [null, null]))))).toEqual(['nonces']);
    expect(kinds(over(ground((secret) => agreeDice(offerDice('duel', secret), ['0', '1']))))).toEqual(['nonces']);
  });

  test('2. no nonces at all', () => {
    expect(kinds(over(ground((secret) => firstDice(secret, []))))).toEqual(['nonces']);
    const none = { ...agreeDice(offerDice('duel', 'x'), []), own: [] };
    expect(kinds(over(none))).toMatchObject({ verdict: 'unreadable', problem: 'dice.nonces: expected one a seat' });
  });

  test('3. a start that was written by hand', () => {
    const position = { scores: [2, 0], fields: [0, 4] };
    const m = openMatch(duel, { ...startOf(2), position }, diceOf('arranged'));
    while (!m.world.over) play(m, at(m.world.waiting, 0), 'stop');
    expect(kinds(saved(m))).toEqual(['arranged']);
  });

  test('4. consents that nobody gave, to roll again', () => {
    const m = newMatch();
    play(m, 0, 'stop');
    offerTakeback(m, 0, 0);
    answerTakeback(m, 1, true);
    while (!m.world.over) play(m, at(m.world.waiting, 0), 'stop');
    expect(kinds(saved(m))).toEqual(['consents']);
  });

  test('5. an end that was cut off, with a hash that fits', () => {
    const m = newMatch();
    for (let i = 0; i < 5; i++) play(m, at(m.world.waiting, 0), 'stop');
    expect(kinds(saved(m))).toEqual(['unfinished']);
  });

  test('6. the host knows the nonces, and chooses the name of the match that suits them', () => {
    const nonces = ['one of my own', 'and another one'];
    const agreed = agreeDice(offerDice('duel', 'the secret'), nonces);
    expect(kinds(over(agreed))).toEqual([]);
    let n = 0;
    const named = ground(() => ({ ...agreed, match: `duel:${n++}` }));
    expect(verifyRecord(over(named), games)).toMatchObject({ verdict: 'broken', first: null });
    // Older records may have any name: what nobody could have checked is said.
    const older = ground(() => firstDice('the secret', nonces, `duel:${n++}`));
    expect(kinds(over(older))).toEqual(['nonces']);
  });

  test('7. positions on the way that the match never came to', () => {
    const honest = over(diceOf('waypoints'));
    const last = honest.waypoints?.at(-1)?.world as AnyWorld;
    const elsewhere = { ...last, state: { ...(last.state as DuelState), scores: [3, 0] } };
    const told = (waypoints: MatchRecord['waypoints']): unknown => verifyRecord({ ...honest, waypoints }, games);
    const number = honest.entries.length;
    expect(told([{ entries: number, world: last }])).toMatchObject({ verdict: 'fair' });
    const broken = { verdict: 'broken', problem: expect.stringMatching(/^waypoints: /) };
    for (const entries of [0, 3, number]) expect(told([{ entries, world: elsewhere }])).toMatchObject(broken);
    expect(told([{ entries: 3, world: {} }])).toMatchObject(broken);
    expect(told([{ entries: number + 1, world: last }])).toMatchObject(broken);
    const unreadable = { verdict: 'unreadable', problem: expect.stringMatching(/^waypoints\[\d\]: /) };
    expect(told([{ entries: -1, world: last }])).toMatchObject(unreadable);
    expect(told([3, 3].map((entries) => ({ entries, world: last })))).toMatchObject(unreadable);
  });
});
