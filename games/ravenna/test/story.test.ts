/** What the board tells between two pictures. */

import { describe, expect, test } from 'vitest';
import { paceOf, story, type Told } from '../board/story.ts';
import type { RavennaView } from '../view-form.ts';
import { field, marked, rolls } from './battlefield.ts';
import type { TestTable } from './table.ts';

const viewOf = (t: TestTable): RavennaView => t.view(null) as unknown as RavennaView;

/** What happened after so many entries of the log, as the page would get it. */
const since = (t: TestTable, from: number): Told[] =>
  t
    .log(null)
    .slice(from)
    .map(({ key, args }) => ({ key, args, text: key }));

describe('story', () => {
  test('a shot is aimed, then falls with its die and total; what it brings comes after', () => {
    const t = field(4, { F7: 'C2/N/S', L10: 'C4/NW/N' }, { F2: 'W' });
    const [before, from] = [viewOf(t), t.log(null).length];
    rolls(t, 3);
    t.act('F2', 'fire', 'area:C4');
    const [aim, shot, ...rest] = story(since(t, from), before);
    expect(aim).toMatchObject({ at: 'aim', unit: 6, under: 'before' });
    expect(shot).toMatchObject({ at: 'shot', unit: 6, victim: 21, die: 3, hit: true });
    expect(rest).toEqual([]);
  });

  test('a fight is told with both dice and both totals, also when the first die fell in an earlier picture', () => {
    const t = field(5, { F1: marked('C3/SW/S'), L10: 'C4/NW/N' }, { F1: 'A' });
    const [start, from] = [viewOf(t), t.log(null).length];
    rolls(t, 2);
    t.act('F1', 'halt');
    expect(story(since(t, from), start).at(-1)).toMatchObject({ at: 'clash', unit: 0, foe: 21, die: 2 });
    const [rolled, later] = [viewOf(t), t.log(null).length];
    rolls(t, 1);
    t.act('F1', 'keep');
    const [fight] = story(since(t, later), rolled);
    expect(fight).toMatchObject({ at: 'fight', unit: 0, foe: 21, dice: [2, 1] });
  });

  test('an effect and its cost are one beat; whatever follows a withdrawal lies on the later picture', () => {
    const t = field(4, { F7: 'C2/N/S', F8: 'E2/N/S', L10: 'C4/NW/N', L9: 'E4/NW/N' }, { F2: 'W' });
    rolls(t, 3);
    t.act('F2', 'fire', 'area:C4');
    const [before, from] = [viewOf(t), t.log(null).length];
    t.act('L3', 'withdraw');
    rolls(t, 3);
    t.act('F2', 'fire', 'area:E4');
    const beats = story(since(t, from), before);
    expect(beats[0]).toMatchObject({ at: 'effect', unit: 21, what: 'withdraw', under: 'before' });
    expect(beats[0]?.texts).toEqual(['effect.withdraw', 'effect.cost']);
    expect(beats[1]).toMatchObject({ at: 'aim', unit: 7, under: 'after' });
  });

  test('cards turned up together are one beat, and no story takes longer than the table waits', () => {
    const happened = ['reveal.order', 'reveal.order', 'reveal.new-order-cost'].map((key) => ({
      key,
      args: {},
      text: key,
    }));
    const nobody = viewOf(field(6, { F1: marked('C3/SW/S') }, { F1: 'M' }));
    expect(story(happened, nobody)).toHaveLength(1);
    const long = Array.from({ length: 30 }, () => ({ at: 'cards', unit: -1, texts: [], under: 'before' }) as const);
    expect(paceOf(long, 1).reduce((sum, hold) => sum + hold, 0)).toBeLessThan(12_000);
  });
});
