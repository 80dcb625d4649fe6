/** What the board tells between two pictures. */

import { describe, expect, test } from 'vitest';
import { paceOf, story, type Told } from '../board/story.ts';
import { pointsNow } from '../board/view-form.ts';
import { BUILT_IN } from '../components/index.ts';
import { namesOf } from '../things.ts';
import type { MonferratoView } from '../view-form.ts';
import { QUIET, type TestTable, table, there } from './table.ts';

const { numbers } = namesOf(BUILT_IN);
const viewOf = (t: TestTable): MonferratoView => t.view(null) as unknown as MonferratoView;

/** What happened after so many entries of the log, as the page would get it. */
const since = (t: TestTable, from: number): Told[] =>
  t
    .log(null)
    .slice(from)
    .map(({ key, args }) => ({ key, args, text: key }));

const milan = (units: Record<string, string>, more: object = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza'], raided: QUIET, units, ...more });

describe('story', () => {
  test('a battle is told in order: the attack, the round with both volleys, the end', () => {
    const t = milan({ ...there('valenza', 'M2', 'M6'), G14: 'frassineto' });
    t.run('act', 'zone valenza', 'march M2', 'join M6');
    const [before, from] = [viewOf(t), t.log(null).length];
    t.script(1, 1, 6).run('step frassineto');
    const beats = story(since(t, from), before, numbers);
    const frassineto = numbers.get('zone:frassineto');
    expect(beats[0]).toMatchObject({ sign: 'swords', zone: frassineto, volleys: [] });
    const round = beats.find(({ volleys }) => volleys.length > 0);
    expect(round?.volleys).toEqual([
      { faction: 1, dice: [1, 1], hits: 2 },
      { faction: 0, dice: [6], hits: 0 },
    ]);
    expect(beats.at(-1)?.texts).toContain('battle.won');
  });

  test('a bombardment is one beat with its dice and what became of the wall', () => {
    const t = milan({ G2: 'casale', ...there('rosignano', 'M9', 'M11') });
    t.run('act', 'zone rosignano', 'bombard casale');
    const [before, from] = [viewOf(t), t.log(null).length];
    t.script(2).run('gun M9');
    expect(story(since(t, from), before, numbers)).toEqual([
      {
        sign: 'gun',
        zone: numbers.get('zone:casale'),
        volleys: [{ faction: 1, dice: [2], hits: 1 }],
        texts: ['walls'],
        under: 'before',
      },
    ]);
  });

  test('hits are told with the dice that brought them; a drawn marker alone is no story', () => {
    const told = (...keys: string[]): Told[] => keys.map((key) => ({ key, args: {}, text: key }));
    const nothing = viewOf(milan({ M2: 'valenza' }));
    const beats = story(told('battle', 'fire', 'fire', 'disrupted', 'battle.round', 'battle.won'), nothing, numbers);
    expect(beats.map(({ texts }) => texts)).toEqual([['battle'], ['battle.round', 'disrupted'], ['battle.won']]);
    expect(story(told('turn', 'command.drawn'), nothing, numbers)).toEqual([]);
  });

  test('no story takes longer than the table waits', () => {
    const beat = { sign: 'swords', zone: -1, volleys: [], texts: ['x'], under: 'before' } as const;
    const long = Array.from({ length: 40 }, () => beat);
    expect(paceOf(long, 1).reduce((sum, hold) => sum + hold, 0)).toBeLessThanOrEqual(9001);
  });
});

test('MS-25 what each side would have if the war ended now, counted once', () => {
  const view = viewOf(milan({ M2: 'trino', G2: 'casale', G3: 'mantova' }, { points: [1, 3] }));
  expect(pointsNow(view, BUILT_IN)).toEqual([21, 4]);
  expect(pointsNow({ ...view, turn: view.end + 1 }, BUILT_IN)).toEqual([1, 3]);
});
