/** Sealed questions that run procedures: Duel's preparation (D8), where each lays a snare and arms it. */

import { describe, expect, test } from 'vitest';
import type { Next } from '../contract.ts';
import { anyEngineOf } from '../engine.ts';
import { at } from '../list.ts';
import { act, type Match, openMatch, undo, undoable } from '../match.ts';
import { askApart, done, step } from '../next.ts';
import { type DuelGame, duel } from '../suite/duel.ts';
import { procedures, stepOf } from '../suite/test/plants.ts';
import { diceOf, hash, knownTo, play, startOf, things } from './help.ts';
import { loaded, saved } from './records.ts';

const preparing = (seats = 2, game: DuelGame = duel): Match =>
  openMatch(game, startOf(seats, { dice: true, ruses: true }), diceOf('apart', seats));

const arm = (match: Match, seat: number): void => play(match, seat, 'arm', things(match, seat, 'arm')[0] ?? null);

describe('a seat that is asked apart', () => {
  test('goes through steps and calls of its own, and is ready when its first procedure is done', () => {
    const match = preparing();
    expect(match.world).toMatchObject({ waiting: [0, 1], sealed: true });
    expect(match.engine.frameOf(match.world, 1)).toMatchObject({ proc: 'prepare', at: 'field', seat: 1 });
    play(match, 1, 'snare', 'field:4');
    expect(match.engine.frameOf(match.world, 1)).toMatchObject({ proc: 'arm', at: 'card', seat: 1 });
    expect(match.engine.frameOf(match.world, 0)).toMatchObject({ proc: 'prepare', at: 'field', seat: 0 });
    arm(match, 1);
    expect(match.world.waiting).toEqual([0]);
    expect(act(match, 1, { verb: 'snare', arg: 'field:1' })).toMatchObject({ refusal: { code: 'not-asked' } });
    play(match, 0, 'none');
    expect(match.world).toMatchObject({ waiting: [0], sealed: false, apart: [] });
    expect(match.world.state).toMatchObject({ snares: [{ seat: 1, field: 4 }] });
  });

  test.each([
    [0, 1],
    [1, 0],
  ])('is unseen by the others, who cannot even count its clicks (%i by %i)', (seat, other) => {
    const match = preparing();
    const before = knownTo(match, other);
    play(match, seat, 'snare', 'field:2');
    expect(knownTo(match, other)).toBe(before);
    undo(match, seat);
    play(match, seat, 'snare', 'field:5');
    expect(knownTo(match, other)).toBe(before);
  });

  test('can take everything back until the seal is opened, also that it was ready, whatever others do meanwhile', () => {
    const match = preparing(3);
    const start = hash(match);
    play(match, 1, 'snare', 'field:0');
    play(match, 2, 'none');
    arm(match, 1);
    expect(match.world.waiting).toEqual([0]);
    expect(undo(match, 1)).toMatchObject({ ok: true });
    expect(match.world.waiting).toEqual([0, 1]);
    expect(match.engine.frameOf(match.world, 1)).toMatchObject({ proc: 'arm' });
    expect(undo(match, 1)).toMatchObject({ ok: true });
    expect(undo(match, 2)).toMatchObject({ ok: true });
    expect(hash(match)).toBe(start);
    play(match, 1, 'none');
    play(match, 2, 'none');
    play(match, 0, 'none');
    for (const seat of [0, 1, 2]) expect(undoable(match, seat)).toBe(-1);
  });

  test('answers in any order, with the same result', () => {
    const orders = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ].map((order) => {
      const match = preparing(3);
      for (const seat of order) {
        play(match, seat, 'snare', `field:${seat}`);
        arm(match, seat);
      }
      return hash(match);
    });
    expect(new Set(orders).size).toBe(1);
  });

  test('is saved and loaded in the middle, and goes on', () => {
    const match = preparing();
    play(match, 0, 'snare', 'field:3');
    const again = loaded(saved(match));
    expect(again.world).toEqual(match.world);
    arm(again, 0);
    play(again, 1, 'none');
    expect(again.world.state).toMatchObject({ snares: [{ seat: 0, field: 3 }] });
  });

  test('may be alone: then nobody else is asked, and the clicks go unnoticed all the same', () => {
    const match = preparing(
      2,
      asking(() => askApart([{ seat: 1, frame: frame(1) }])),
    );
    expect(match.world.waiting).toEqual([1]);
    const before = knownTo(match, 0);
    play(match, 1, 'snare', 'field:2');
    expect(knownTo(match, 0)).toBe(before);
    arm(match, 1);
    expect(match.world).toMatchObject({ sealed: false, waiting: [0] });
  });

  test('who has nothing to decide is ready at once', () => {
    const game = asking(() => askApart([{ seat: 0, frame: { ...frame(0), at: 'armed' } }]));
    expect(preparing(2, game).world).toMatchObject({ sealed: false, waiting: [0], state: { turn: 1 } });
  });
});

const frame = (seat: number) => ({ proc: 'prepare', at: 'field', seat, field: 0, card: -1 });

const asking = (run: () => Next): DuelGame =>
  procedures((p) => {
    stepOf(p, 'game', 'prepare').run = run as never;
  });

describe('a procedure apart breaks the contract', () => {
  const broken = (change: (p: Parameters<Parameters<typeof procedures>[0]>[0]) => void): (() => void) => {
    const match = preparing(2, procedures(change));
    return () => play(match, 0, 'none');
  };
  test.each<[string, RegExp, () => Next]>([
    ['by asking another seat', /alone asks others/, () => ({ kind: 'ask', seats: [1], sealed: false })],
    ['by asking apart', /alone asks others/, () => askApart([])],
    [
      'by ending the game',
      /alone ends the game/,
      () => ({ kind: 'over', outcome: { winners: [0], rule: '', key: '' } }),
    ],
    ['by answering flatly', /answers a sealed question only/, () => ({ kind: 'ready' })],
  ])('%s', (_, message, next) => {
    const play = broken((p) => {
      at(Object.values(stepOf(p, 'prepare', 'field').verbs), 1).apply = next as never;
    });
    expect(play).toThrow(message);
  });

  test('by chance or by revealing something', () => {
    for (const work of ['roll', 'reveal'] as const) {
      const play = broken((p) => {
        at(Object.values(stepOf(p, 'prepare', 'field').verbs), 1).apply = (lent) => {
          if (work === 'roll') lent.roll(6);
          else lent.reveal();
          return done();
        };
      });
      expect(play).toThrow(/neither chance nor reveals/);
    }
  });

  test('and nothing of it stands', () => {
    const match = preparing(
      2,
      procedures((p) => {
        at(Object.values(stepOf(p, 'prepare', 'field').verbs), 1).apply = () => step('nowhere' as never);
      }),
    );
    const before = hash(match);
    expect(() => act(match, 0, { verb: 'none', arg: null })).toThrow();
    expect(hash(match)).toBe(before);
  });
});

test('a frame below is the innermost of its name, of the seat itself before those of all', () => {
  const match = preparing();
  play(match, 0, 'snare', 'field:3');
  const seen: unknown[] = [];
  const game = procedures((p) => {
    const { arm: verb } = stepOf(p, 'arm', 'card').verbs;
    if (!verb) throw new Error('no verb');
    verb.check = (t) => {
      seen.push(t.frame('prepare')?.seat, t.frame('game')?.at, t.frame('fight'));
      return null;
    };
  });
  anyEngineOf(game).check(match.world, 0, { verb: 'arm', arg: 'card:1' });
  expect(seen).toEqual([0, 'prepare', null]);
});
