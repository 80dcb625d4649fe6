import { at, rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { BLUNDERS } from '../../games/ravenna/test/blunders.ts';
import { table } from '../../games/ravenna/test/table.ts';
import { type Level, mindOf, questionFor } from '../index.ts';

/** Far less than the levels have: what is obvious must be seen at once. */
const WORK: Partial<Record<Level, number>> = { captain: 12, general: 24, marshal: 36 };

/** The seat plays to the end of the phase; whoever else is asked meanwhile answers by script. */
function play(index: number, level: Level): { readonly ok: boolean; readonly done: string[] } {
  const { doc, seat, well } = at(BLUNDERS, index);
  const t = table(doc);
  const { engine } = t.match;
  const mind = mindOf('ravenna', level);
  const other = mindOf('ravenna', 'sergeant');
  const phase = (): string => `${t.s.turn}.${t.s.phase}`;
  const before = phase();
  const done: string[] = [];
  const rng = rngOf(`blunder${index}`);
  for (let n = 0; n < 60 && !t.over && phase() === before; n++) {
    const asked = t.asked[0] ?? 0;
    const budget = { work: asked === seat ? (WORK[level] ?? 1) : 1, until: null };
    const decision = (asked === seat ? mind : other)?.decide(questionFor(engine, t.match.world, asked, rng, budget));
    if (!decision) throw new Error('no mind');
    if (asked === seat) done.push(`${decision.verb} ${decision.arg ?? ''}`.trim());
    t.act(asked, decision.verb, decision.arg ?? undefined);
  }
  return { ok: well(t, done), done };
}

describe.each(['captain', 'general', 'marshal'] as const)('%s', (level) => {
  test.each(BLUNDERS.map(({ name }, index) => [name, index] as const))('%s', (_name, index) => {
    const { ok, done } = play(index, level);
    expect(ok, done.join(', ')).toBe(true);
  });
});

test('there are enough of them', () => {
  expect(BLUNDERS.length).toBeGreaterThanOrEqual(40);
});
