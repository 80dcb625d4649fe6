import { describe, expect, test } from 'vitest';
import { fairOutcome } from '../fair.ts';
import { at, range } from '../list.ts';
import { hashOf, type Match, seqOf, undo } from '../match.ts';
import { worldAt } from '../past.ts';
import { answerTakeback, lastToTakeBack, makeOffer, offerTakeback } from '../takeback.ts';
import { diceOf, fightMatch, hash, lay, metMatch, newMatch, play, whole } from './help.ts';
import { loaded, problems, saved } from './records.ts';

describe('a take-back', () => {
  test('goes back, with the consent of all others, beyond every barrier', () => {
    const match = newMatch('secret', 3);
    const before = hash(match);
    play(match, 0, 'walk', 'field:1');
    play(match, 0, 'stop');
    play(match, 1, 'stop');
    expect(offerTakeback(match, 0, 0)).toMatchObject({ ok: true });
    expect(match.offer).toEqual({ by: 0, to: 0, waiting: [1, 2] });
    expect(answerTakeback(match, 2, true)).toMatchObject({ ok: true });
    expect(match.offer).toEqual({ by: 0, to: 0, waiting: [1] });
    expect(answerTakeback(match, 1, true)).toMatchObject({ ok: true });
    expect([match.offer, match.line, hash(match)]).toEqual([null, [], before]);
    expect(match.entries.map((e) => e.kind)).toEqual(['act', 'act', 'act', 'offer', 'accept', 'accept']);
  });

  test('is off when one declines', () => {
    const match = newMatch('secret', 3);
    play(match, 0, 'stop');
    const before = hash(match);
    offerTakeback(match, 0, 0);
    answerTakeback(match, 1, false);
    expect([match.offer, hash(match), match.line.length]).toEqual([null, before, 1]);
    expect(answerTakeback(match, 2, true)).toMatchObject({ ok: false, refusal: { key: 'kernel.no-offer' } });
  });

  test('is off when the match goes on, but not by a sealed answer that nobody may notice', () => {
    const match = fightMatch();
    offerTakeback(match, 0, 0);
    lay(match, 1);
    play(match, 1, 'ready');
    undo(match, 1);
    play(match, 1, 'ready');
    expect(match.offer).not.toBeNull();
    lay(match, 0);
    play(match, 0, 'ready');
    expect(match.offer).toBeNull();
  });

  test('cannot go into a sealed question: whoever tries learns nothing of how many answers there are', () => {
    const match = fightMatch();
    const asked = match.line.length;
    const verdicts = (): boolean[] =>
      range(asked + 4).map((to) => {
        const verdict = offerTakeback(match, 0, to).ok;
        Object.assign(match, { offer: null, offered: [-1, -1] });
        return verdict;
      });
    const before = verdicts();
    expect(before).toEqual(range(asked + 4).map((to) => to < asked));
    const last = lastToTakeBack(match, 0);
    lay(match, 1);
    lay(match, 1);
    lay(match, 0);
    expect(verdicts()).toEqual(before);
    expect(lastToTakeBack(match, 0)).toBe(last);
  });

  test('cannot go where the match has not been, and only those who are asked may answer', () => {
    const match = metMatch();
    const before = whole(match);
    for (const [seat, to] of [
      [0, 2],
      [0, -1],
      [0, 0.5],
      [0, Number.NaN],
      [2, 0],
      [-1, 0],
    ] as const)
      expect(offerTakeback(match, seat, to)).toMatchObject({ refusal: { key: 'kernel.no-takeback' } });
    expect(answerTakeback(match, 1, true)).toMatchObject({ refusal: { key: 'kernel.no-offer' } });
    expect(whole(match)).toBe(before);
    offerTakeback(match, 0, 0);
    expect(answerTakeback(match, 0, true)).toMatchObject({ refusal: { key: 'kernel.no-offer' } });
    expect(answerTakeback(match, 9, true)).toMatchObject({ refusal: { key: 'kernel.no-offer' } });
  });

  test('does not bring the dice back: the same decision gets the next outcome of the sequence', () => {
    const match = newMatch('secret');
    play(match, 0, 'stop');
    const { outcomes } = match;
    offerTakeback(match, 0, 0);
    answerTakeback(match, 1, true);
    expect(match.outcomes).toBe(outcomes);
    play(match, 0, 'stop');
    expect(match.outcomes).toBe(outcomes + 1);
    const dice = { ...diceOf('secret'), secret: 'secret' };
    const tapes = match.entries.flatMap((e) => (e.kind === 'act' ? e.tape : []));
    expect(tapes).toEqual([outcomes - 1, outcomes].map((i) => [17, fairOutcome(dice, i, 17)]));
    expect(tapes[0]).not.toEqual(tapes[1]);
  });

  test('sets a barrier: what stood before it cannot be undone without another offer', () => {
    const match = newMatch();
    play(match, 0, 'walk', 'field:1');
    play(match, 0, 'stop');
    offerTakeback(match, 0, 1);
    answerTakeback(match, 1, true);
    expect(match.line).toHaveLength(1);
    expect(undo(match, 0)).toMatchObject({ ok: false });
    offerTakeback(match, 0, 0);
    answerTakeback(match, 1, true);
    play(match, 0, 'walk', 'field:1');
    expect(undo(match, 0)).toMatchObject({ ok: true });
  });

  test('works into the middle of sealed answers and out of the end of a game', () => {
    const match = fightMatch();
    lay(match, 0);
    const before = hash(match);
    const { length } = match.line;
    lay(match, 1);
    play(match, 0, 'ready');
    play(match, 1, 'ready');
    while (!match.world.over) play(match, at(match.world.waiting, 0), 'stop');
    offerTakeback(match, 1, length);
    answerTakeback(match, 0, true);
    expect(hash(match)).toBe(before);
    expect(match.world).toMatchObject({ waiting: [0, 1], sealed: true, over: null });
  });

  test('makes every look at the table stale when the match has gone back, and not before', () => {
    const match = metMatch();
    const clocks = (): number[] => [0, 1, null].map((seat) => seqOf(match, seat));
    const before = clocks();
    offerTakeback(match, 0, 0);
    expect(clocks()).toEqual(before);
    answerTakeback(match, 1, true);
    expect(clocks()).toEqual(before.map((n) => n + 1));
  });

  test('is offered once: neither the asked seat nor the record suffers from who goes on asking', () => {
    const match = newMatch('secret', 3);
    play(match, 0, 'walk', 'field:1');
    expect(offerTakeback(match, 2, 0)).toMatchObject({ ok: true });
    const before = whole(match);
    for (const seat of range(3))
      expect(offerTakeback(match, seat, 0)).toMatchObject({ refusal: { key: 'kernel.offered-already' } });
    expect(whole(match)).toBe(before);
    answerTakeback(match, 0, false);
    expect(offerTakeback(match, 2, 0)).toMatchObject({ refusal: { key: 'kernel.offered-already' } });
    // Another seat may; and the first one again when the match has gone on.
    expect(offerTakeback(match, 1, 0)).toMatchObject({ ok: true });
    play(match, 0, 'walk', 'field:2');
    expect(offerTakeback(match, 2, 0)).toMatchObject({ ok: true });
  });

  test('does not tell by a second offer whether another has answered a sealed question', () => {
    const match = fightMatch();
    offerTakeback(match, 0, 0);
    answerTakeback(match, 1, false);
    lay(match, 1);
    expect(offerTakeback(match, 0, 0)).toMatchObject({ refusal: { key: 'kernel.offered-already' } });
    lay(match, 0);
    expect(offerTakeback(match, 0, 0)).toMatchObject({ ok: true });
  });

  /** Both walk to and fro, a long game of it. */
  const wandering = (decisions: number): Match => {
    const match = newMatch();
    const ways = [
      ['field:5', 'field:0'],
      ['field:3', 'field:2'],
    ];
    for (const i of range(decisions)) {
      const seat = at(match.world.waiting, 0);
      play(match, seat, 'walk', at(at(ways, seat), i % 2));
    }
    return match;
  };

  /** Goes back by one decision and makes it again; false: enough of it. */
  const thinkAgain = (match: Match, offer: typeof makeOffer): boolean => {
    const { seat, decision } = at(match.line, match.line.length - 1);
    if (!offer(match, seat, match.line.length - 1).ok) return false;
    answerTakeback(match, 1 - seat, true);
    play(match, seat, decision.verb, decision.arg);
    return true;
  };

  test('leaves a record that can be loaded, however often the match went back; at last it is enough', () => {
    const match = wandering(39);
    const before = hash(match);
    let times = 0;
    while (thinkAgain(match, offerTakeback)) times++;
    expect(times).toBeGreaterThan(1000);
    expect(offerTakeback(match, 0, 0)).toMatchObject({ refusal: { key: 'kernel.enough-undo' } });
    expect(undo(match, at(match.line, match.line.length - 1).seat)).toMatchObject({ ok: false });
    expect(hash(match)).toBe(before);
    expect(hash(loaded(saved(match)))).toBe(before);
    thinkAgain(match, makeOffer);
    expect(problems(saved(match))).toEqual([expect.stringContaining('the record goes back too often')]);
  });

  test('plays little again, however long the match is', () => {
    const match = wandering(39);
    const { length } = match.line;
    for (const to of [length - 1, 7, 0]) {
      const world = hashOf(match.engine, worldAt(match, to));
      makeOffer(match, 0, to);
      answerTakeback(match, 1, true);
      expect([match.line.length, hash(match)]).toEqual([to, world]);
    }
  });
});
