import { describe, expect, test } from 'vitest';
import { arrangeWorld } from '../arranged.ts';
import type { AnyGame, Result } from '../contract.ts';
import type { Match } from '../match.ts';
import { duel } from '../suite/duel.ts';
import { fightMatch, lay, metMatch, newMatch, play } from './help.ts';
import { finished } from './records.ts';

const documentOf = ({ engine, world }: Match): object => engine.game.describe(engine.table(world), world) as object;
const problems = (doc: unknown, game: AnyGame = duel): string[] => {
  const read: Result<unknown> = arrangeWorld(game, doc);
  return read.ok ? [] : read.problems.map(({ path, text }) => `${path}: ${text}`);
};

describe('a position that somebody wrote', () => {
  test('as the game describes it: the match goes on', () => {
    const ready = fightMatch();
    lay(ready, 0);
    play(ready, 0, 'ready');
    expect(ready.world.waiting).toEqual([1]);
    for (const match of [newMatch(), metMatch(), fightMatch(), ready, finished()])
      expect(problems(documentOf(match))).toEqual([]);
    expect(problems({})).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['nobody is asked', { ...documentOf(newMatch()), waiting: [] }, 'waiting: asked are the seats 0'],
    ['another is asked', { ...documentOf(newMatch()), waiting: [1] }, 'waiting: asked are the seats 0'],
    ['two are asked', { ...documentOf(newMatch()), waiting: [0, 1] }, 'waiting: asked are the seats 0'],
    ['an open question is sealed', { ...documentOf(newMatch()), sealed: true }, 'sealed: the question is an open one'],
    ['a sealed one is open', { ...documentOf(fightMatch()), sealed: false }, 'sealed: the question is a sealed one'],
    ['a seat twice', { ...documentOf(fightMatch()), waiting: [0, 0] }, 'waiting: asked are the seats 0, 1'],
    ['nobody at a sealed one', { ...documentOf(fightMatch()), waiting: [] }, 'waiting: asked are the seats 0, 1'],
    [
      'a winner who is not there',
      { over: { winners: [99], rule: '', key: 'over.goal' } },
      'over.winners: expected seats',
    ],
    ['a winner twice', { over: { winners: [0, 0], rule: '', key: 'over.goal' } }, 'over.winners: expected seats'],
    ['an unknown end', { over: { winners: [0], rule: '', key: 'x' } }, 'over.key: there is no such end of the game'],
    ['an inherited end', { over: { winners: [0], rule: '', key: 'constructor' } }, 'over.key: there is no such end'],
    [
      'an end with a question',
      { ...documentOf(newMatch()), over: { winners: [0], rule: 'D7.1', key: 'over.goal' } },
      'waiting: nobody is asked when the game is over',
    ],
  ])('%s', (_, doc, problem) => {
    expect(problems(doc)[0]).toContain(problem);
  });

  test('where the question stands below `flow`, so does its problem', () => {
    const game: AnyGame = {
      ...duel,
      arrange: (doc: { flow: object }, components) => duel.arrange(doc.flow, components),
    };
    expect(problems({ flow: { ...documentOf(newMatch()), waiting: [] } }, game)).toEqual([
      'flow.waiting: asked are the seats 0',
    ]);
  });

  test('procedures in progress that do not come back to the first one of a match', () => {
    for (const from of [1, 2]) {
      const game: AnyGame = {
        ...duel,
        arrange(doc, components) {
          const read = duel.arrange(doc, components);
          return read.ok ? { ok: true, value: { ...read.value, stack: read.value.stack.slice(from) } } : read;
        },
      };
      expect(problems(documentOf(newMatch()), game)).toEqual(['stack: the first procedure in progress is "game"']);
    }
  });

  test('nothing to do for who is asked, or rules that break down there', () => {
    const { turn } = duel.procedures;
    const stuck: AnyGame = {
      ...duel,
      procedures: { ...duel.procedures, turn: { ...turn, steps: { ...turn.steps, verbs: {} } } },
    };
    expect(problems({}, stuck)).toEqual(['waiting: seat 0 is asked, but there is nothing that it may do']);
    const blind: AnyGame = {
      ...duel,
      view() {
        throw new Error('lost');
      },
    };
    expect(problems({}, blind)).toEqual(['(whole): the game cannot go on from here: lost']);
  });
});
