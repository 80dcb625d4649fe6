import { at, range, rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { BLUNDERS } from '../../games/ventura/test/blunders.ts';
import { table } from '../../games/ventura/test/table.ts';
import { budgetOf, type Level, mindOf, questionFor } from '../index.ts';

/** What is obvious must be seen at once, however long a level may think. */
const MOST_WORK = 120;

/** What is solved with one seed only is solved by luck. */
const SEEDS = 3;

/** The seat plays its turn; whoever else is asked meanwhile answers by script. */
function play(index: number, level: Level, seed: number): { readonly ok: boolean; readonly done: string[] } {
  const { doc, seat, well } = at(BLUNDERS, index);
  const t = table(doc);
  const { engine } = t.match;
  const mind = mindOf('ventura', level);
  const other = mindOf('ventura', 'sergeant');
  const turn = (): string => JSON.stringify(t.match.world.stack.filter((frame) => frame.proc === 'round'));
  const before = turn();
  const done: string[] = [];
  const rng = rngOf(`blunder${index}/${seed}`);
  for (let n = 0; n < 60 && !t.over && turn() === before; n++) {
    const asked = t.asked[0] ?? 0;
    const budget = { work: asked === seat ? Math.min(MOST_WORK, budgetOf(level).work) : 1, until: null };
    const decision = (asked === seat ? mind : other)?.decide(questionFor(engine, t.match.world, asked, rng, budget));
    if (!decision) throw new Error('no mind');
    if (asked === seat) done.push(`${decision.verb} ${decision.arg ?? ''}`.trim());
    t.act(asked, decision.verb, decision.arg ?? undefined);
  }
  return { ok: well(t, done), done };
}

describe.each(['captain', 'general', 'marshal'] as const)('%s', (level) => {
  test.each(BLUNDERS.map(({ name }, index) => [name, index] as const))('%s', (_name, index) => {
    for (const seed of range(SEEDS)) {
      const { ok, done } = play(index, level, seed);
      expect(ok, done.join(', ')).toBe(true);
    }
  });
});

test('there are enough of them', () => {
  expect(BLUNDERS.length).toBeGreaterThanOrEqual(60);
});
