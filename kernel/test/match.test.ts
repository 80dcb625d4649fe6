import { describe, expect, test } from 'vitest';
import { eyesOf, SPECTATOR } from '../contract.ts';
import { act, hashOf, logFor, type Match, openMatch, seqOf, undo, undoable, viewFor, viewOfSeat } from '../match.ts';
import { askSealed } from '../next.ts';
import { type DuelGame, duel } from '../suite/duel.ts';
import { diceOf, fightMatch, hash, knownTo, lay, metMatch, newMatch, play, startOf, things, whole } from './help.ts';

const refusedUndo = (match: Match, seat: number): void => {
  const before = whole(match);
  expect(undo(match, seat)).toMatchObject({ ok: false, refusal: { key: 'kernel.no-undo' } });
  expect(whole(match)).toBe(before);
};

describe('deciding', () => {
  test('a refused decision changes nothing', () => {
    const match = newMatch();
    const before = whole(match);
    for (const [seat, verb, arg] of [
      [0, 'walk', 'field:3'],
      [1, 'stop', null],
      [0, 'nonsense', null],
      [7, 'stop', null],
    ] as const)
      expect(act(match, seat, { verb, arg })).toMatchObject({ ok: false });
    expect(whole(match)).toBe(before);
  });

  test('a click made on an outdated view is stale, one on the present view is not', () => {
    const match = newMatch();
    const seq = seqOf(match, 0);
    expect(act(match, 0, { verb: 'walk', arg: 'field:1' }, seq)).toMatchObject({ ok: true });
    const before = whole(match);
    expect(act(match, 0, { verb: 'walk', arg: 'field:0' }, seq)).toMatchObject({ refusal: { code: 'stale' } });
    expect(whole(match)).toBe(before);
    expect(act(match, 0, { verb: 'walk', arg: 'field:0' }, seqOf(match, 0))).toMatchObject({ ok: true });
  });

  test('the same dice and decisions give the same match', () => {
    expect(whole(fightMatch('x'))).toBe(whole(fightMatch('x')));
    expect(hash(newMatch('x'))).not.toBe(hash(newMatch('y')));
  });

  test('the hash ignores the order of keys and nothing else', () => {
    const match = fightMatch();
    const { over, apart, sealed, waiting, stack, state } = match.world;
    expect(hashOf(match.engine, { over, apart, sealed, waiting, stack, state })).toBe(hash(match));
    expect(hashOf(match.engine, { ...match.world, waiting: [0] })).not.toBe(hash(match));
  });

  test('an exception in a procedure leaves the match as it was', () => {
    const { turn } = duel.procedures;
    const explode = {
      check: () => null,
      apply: (p: { s: { scores: number[] } }) => {
        p.s.scores[0] = 99;
        throw new Error('a bug');
      },
    };
    const steps = { ...turn.steps, verbs: { ...turn.steps.verbs, stop: explode } };
    const game: DuelGame = { ...duel, procedures: { ...duel.procedures, turn: { ...turn, steps } } };
    const match = openMatch(game, startOf(2), diceOf('s'));
    play(match, 0, 'walk', 'field:1');
    match.script = [3];
    const before = whole(match);
    expect(() => act(match, 0, { verb: 'stop', arg: null })).toThrow('a bug');
    expect(whole(match)).toBe(before);
    match.script = [];
    play(match, 0, 'walk', 'field:0');
  });

  test('so does a script that asks for what cannot come up', () => {
    const match = newMatch();
    match.script = [99];
    const before = whole(match);
    expect(() => act(match, 0, { verb: 'stop', arg: null })).toThrow('cannot come up');
    expect(whole(match)).toBe(before);
    match.script = [];
    play(match, 0, 'stop');
  });

  test('also if the first scripted outcomes could come up', () => {
    const match = fightMatch();
    for (const seat of [0, 1]) lay(match, seat);
    play(match, 0, 'ready');
    match.script = [6, 99];
    const before = whole(match);
    expect(() => act(match, 1, { verb: 'ready', arg: null })).toThrow('the scripted outcome 99');
    expect(whole(match)).toBe(before);
  });
});

describe('undo', () => {
  test('quotes what the seat has seen: the same message twice takes back one decision', () => {
    const match = fightMatch();
    const { length } = match.line;
    lay(match, 0);
    lay(match, 0);
    const seq = seqOf(match, 0);
    expect(undo(match, 0, seq)).toMatchObject({ ok: true });
    expect(undo(match, 0, seq)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(match.line).toHaveLength(length + 1);
  });

  test('is bounded: nobody makes the record grow for ever without going on', () => {
    const match = newMatch();
    for (let n = 0; n < 200; n++) {
      play(match, 0, 'walk', 'field:1');
      expect(undo(match, 0)).toMatchObject({ ok: true });
    }
    play(match, 0, 'walk', 'field:1');
    expect(undo(match, 0)).toMatchObject({ refusal: { key: 'kernel.enough-undo' } });
    // The next barrier begins a new count.
    play(match, 0, 'stop');
    play(match, 1, 'walk', 'field:1');
    expect(undo(match, 1)).toMatchObject({ ok: true });
  });

  test('takes back one own step after another, to the same hash', () => {
    const match = newMatch();
    const hashes = [hash(match)];
    play(match, 0, 'walk', 'field:1');
    hashes.push(hash(match));
    play(match, 0, 'walk', 'field:2');
    expect(undo(match, 0)).toEqual({ ok: true, events: [] });
    expect(hash(match)).toBe(hashes[1]);
    expect(undo(match, 0)).toMatchObject({ ok: true });
    expect(hash(match)).toBe(hashes[0]);
    refusedUndo(match, 0);
    expect(match.entries.map((e) => e.kind)).toEqual(['act', 'act', 'undo', 'undo']);
    expect(logFor(match, eyesOf(0)).filter((e) => e.key === 'walked')).toEqual([]);
  });

  test('never takes back what another seat did', () => {
    const match = metMatch();
    refusedUndo(match, 1);
    expect(undoable(match, 0)).toBe(1);
  });

  test('stops where dice fell', () => {
    const match = newMatch();
    play(match, 0, 'walk', 'field:1');
    play(match, 0, 'stop'); // The next seat draws a card.
    refusedUndo(match, 0);
  });

  test('stops where something was revealed without dice', () => {
    const match = newMatch();
    play(match, 0, 'walk', 'field:1');
    play(match, 0, 'spy', 'seat:1');
    refusedUndo(match, 0);
  });

  test('stops where another seat decided', () => {
    const match = openMatch(duel, { ...startOf(2), position: { fields: [1, 2] } }, diceOf('secret'));
    play(match, 0, 'walk', 'field:2');
    expect(undoable(match, 0)).toBe(0);
    play(match, 1, 'flee', 'field:3');
    refusedUndo(match, 0);
    expect(undo(match, 1)).toMatchObject({ ok: true });
    // Taking back what set the barrier does not lift it.
    refusedUndo(match, 0);
  });

  test('stops where sealed answers were opened', () => {
    const match = openMatch(duel, startOf(2, { dice: false, ruses: false }), diceOf('secret'));
    play(match, 0, 'walk', 'field:1');
    play(match, 0, 'walk', 'field:2');
    play(match, 1, 'stand');
    for (const seat of [0, 1]) lay(match, seat);
    play(match, 0, 'ready');
    expect(undoable(match, 0)).toBe(5);
    play(match, 1, 'ready');
    refusedUndo(match, 0);
    refusedUndo(match, 1);
  });

  test('stops at the end of the game', () => {
    const match = newMatch();
    while (!match.world.over) play(match, match.world.waiting[0] ?? -1, 'stop');
    refusedUndo(match, 0);
    refusedUndo(match, 1);
    expect(act(match, 0, { verb: 'stop', arg: null })).toMatchObject({ refusal: { code: 'over' } });
  });
});

describe('sealed answers', () => {
  test('each seat may take back its own clicks, whatever lies between them', () => {
    const match = fightMatch();
    const hashes = [hash(match)];
    lay(match, 0);
    hashes.push(hash(match));
    const [second] = things(match, 0, 'place');
    lay(match, 1);
    play(match, 0, 'place', second ?? null);
    lay(match, 1);
    // 0, 1, 0, 1: seat 0 takes back both of its clicks under those of seat 1.
    expect([undo(match, 0).ok, undo(match, 0).ok]).toEqual([true, true]);
    expect(match.line.slice(-2).map((p) => p.seat)).toEqual([1, 1]);
    expect([undo(match, 1).ok, undo(match, 1).ok]).toEqual([true, true]);
    expect(hash(match)).toBe(hashes[0]);
    lay(match, 0);
    expect(hash(match)).toBe(hashes[1]);
  });

  test('who was ready and takes it back is asked again', () => {
    const match = fightMatch();
    lay(match, 1);
    lay(match, 0);
    const before = hash(match);
    play(match, 0, 'ready');
    expect(match.world.waiting).toEqual([1]);
    lay(match, 1);
    expect(undo(match, 0)).toMatchObject({ ok: true });
    expect(match.world.waiting).toEqual([0, 1]);
    expect(undo(match, 1)).toMatchObject({ ok: true });
    expect(hash(match)).toBe(before);
  });

  test('an open decision before them stands at once: whether it can be taken back must not tell who has answered', () => {
    const match = fightMatch(); // Seat 1 stood.
    expect(undoable(match, 1)).toBe(-1);
    lay(match, 1);
    lay(match, 0);
    expect(undo(match, 1)).toMatchObject({ ok: true });
    refusedUndo(match, 1);
    expect(undo(match, 0)).toMatchObject({ ok: true });
    refusedUndo(match, 1);
  });

  test('a click of one seat betrays nothing to the others: not in view, log, offers, clock or the offered take-back', () => {
    const match = fightMatch('secret', 3);
    const known = (): string[] => [0, 2].map((seat) => knownTo(match, seat));
    const spectator = (): string =>
      JSON.stringify([viewFor(match, SPECTATOR), logFor(match, SPECTATOR), seqOf(match, null)]);
    const before = [...known(), spectator()];
    const mine = seqOf(match, 1);
    lay(match, 1);
    lay(match, 1);
    expect(undo(match, 1)).toMatchObject({ ok: true });
    expect([...known(), spectator()]).toEqual(before);
    expect(seqOf(match, 1)).toBe(mine + 3);
    expect(logFor(match, eyesOf(1)).filter((e) => e.key === 'laid')).toHaveLength(1);
  });

  test('nor does it show afterwards that a seat was ready and has thought better of it', () => {
    const match = fightMatch('secret', 3);
    lay(match, 1);
    const known = (): string[] => [0, 2].map((seat) => knownTo(match, seat));
    const before = known();
    const clocks = [0, 2, null].map((seat) => seqOf(match, seat));
    play(match, 1, 'ready');
    expect(match.world.waiting).toEqual([0]);
    expect([0, 2, null].map((seat) => seqOf(match, seat))).toEqual(clocks);
    expect(undo(match, 1)).toMatchObject({ ok: true });
    expect(known()).toEqual(before);
    expect([0, 2, null].map((seat) => seqOf(match, seat))).toEqual(clocks);
  });

  test('a click made before another seat was ready is not stale', () => {
    const match = fightMatch();
    lay(match, 1);
    const seq = seqOf(match, 0);
    play(match, 1, 'ready');
    expect(act(match, 0, { verb: 'place', arg: things(match, 0, 'place')[0] ?? null }, seq)).toMatchObject({
      ok: true,
    });
  });

  test('the opening is noticed by all, even if it leads to another sealed question of as many', () => {
    const { fight } = duel.procedures;
    const orders = { ...fight.orders, opened: () => askSealed([0]) };
    const game: DuelGame = { ...duel, procedures: { ...duel.procedures, fight: { ...fight, orders } } };
    const match = openMatch(game, startOf(2), diceOf('secret'));
    play(match, 0, 'walk', 'field:1');
    play(match, 0, 'walk', 'field:2');
    play(match, 1, 'stand');
    for (const seat of [0, 1]) lay(match, seat);
    play(match, 0, 'ready');
    const clock = seqOf(match, 0);
    play(match, 1, 'ready');
    expect(match.world).toMatchObject({ waiting: [0], sealed: true });
    expect(seqOf(match, 0)).toBe(clock + 1);
  });

  test('they fall together', () => {
    const match = fightMatch();
    for (const seat of [0, 1]) lay(match, seat);
    play(match, 1, 'ready');
    expect(JSON.stringify(viewOfSeat(match, 0))).toContain('"orders":[[');
    const answer = act(match, 0, { verb: 'ready', arg: null });
    expect(answer).toMatchObject({ ok: true });
    if (answer.ok) expect(answer.events.map((e) => e.key)).toContainEqual(expect.stringMatching(/^(beat|drawn)$/));
    expect(match.world.sealed).toBe(false);
  });
});

test('scripted outcomes come first and are marked; the dice behind them keep their places', () => {
  const plain = newMatch();
  const scripted = newMatch();
  const pile = (scripted.world.state as { pile: number[] }).pile;
  scripted.script = [pile[3] ?? -1];
  for (const match of [plain, scripted]) for (const seat of [0, 1]) play(match, seat, 'stop');
  expect(scripted.script).toEqual([]);
  expect(scripted.line[0]?.tape).toEqual([[pile.length, 3, 1]]);
  expect(scripted.line[1]?.tape).toEqual(plain.line[1]?.tape);
  expect(scripted.outcomes).toBe(plain.outcomes);
});
