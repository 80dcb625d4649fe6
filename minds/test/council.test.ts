/** What several minds come to who have thought about the same question. */

import { rngOf } from '@condotta/kernel';
import { describe, expect, test } from 'vitest';
import { company, turn } from '../../games/ventura/test/blunder.ts';
import { position, table } from '../../games/ventura/test/table.ts';
import { agreed, type Counsel, isThoughtful, mindOf, questionFor } from '../index.ts';

const plan = (arg: number, lead: number, error: number): Counsel['plans'][number] => ({
  decisions: [{ verb: 'spend', arg }],
  lead,
  error,
});
const counsel = (choice: number, ...plans: Counsel['plans']): Counsel => ({
  choice: [{ verb: 'spend', arg: choice }],
  plans,
});

describe('a council', () => {
  test('takes what leads most by all that was found, not what most of them would do', () => {
    const lucky = counsel(3, plan(0, 0, 0.03), plan(3, 0.03, 0.05), plan(5, 0.02, 0.05));
    const sure = counsel(5, plan(0, 0, 0.03), plan(3, -0.04, 0.01), plan(5, 0.02, 0.01));
    expect(agreed([lucky, lucky, sure])).toEqual([{ verb: 'spend', arg: 5 }]);
    expect(agreed([sure, lucky, lucky])).toEqual([{ verb: 'spend', arg: 5 }]);
  });

  test('counts a finding by how sure it is', () => {
    const vague = counsel(3, plan(0, 0, 0.03), plan(3, 0.2, 0.2));
    const sure = counsel(0, plan(0, 0, 0.03), plan(3, -0.05, 0.01));
    expect(agreed([vague, sure])).toEqual([{ verb: 'spend', arg: 0 }]);
    const surer = counsel(3, plan(0, 0, 0.03), plan(3, 0.05, 0.005));
    expect(agreed([surer, sure])).toEqual([{ verb: 'spend', arg: 3 }]);
  });

  test('takes nothing that no member would have done', () => {
    const one = counsel(3, plan(0, 0, 0.03), plan(3, 0.01, 0.01), plan(4, 0.5, 0.5));
    expect(agreed([one, one])).toEqual([{ verb: 'spend', arg: 3 }]);
  });

  test('hears its first member where that had nothing to compare, and leaves out who compared with something else', () => {
    expect(agreed([counsel(2), counsel(3, plan(0, 0, 0.03), plan(3, 0.3, 0.01))])).toEqual([{ verb: 'spend', arg: 2 }]);
    const own = counsel(0, plan(0, 0, 0.03), plan(5, -0.1, 0.01));
    expect(agreed([own, counsel(5, plan(3, 0, 0.03), plan(5, 0.4, 0.01))])).toEqual([{ verb: 'spend', arg: 0 }]);
  });
});

describe('a member', () => {
  const prestige = () => table(position({ players: [{ florins: 5 }], turn: { step: 'prestige', seat: 0 } }));
  const asked = (budget: number) => {
    const { match } = prestige();
    const mind = mindOf('ventura', 'captain');
    if (!mind || !isThoughtful(mind)) throw new Error('the captain compares plans');
    return {
      mind,
      question: questionFor(match.engine, match.world, 0, rngOf('council'), { work: budget, until: null }),
    };
  };

  test('tells of each plan how far it leads the first one, and would do what it decides alone', () => {
    const { mind, question } = asked(40);
    const { choice, plans } = mind.advise(question);
    expect(plans.length).toBeGreaterThan(1);
    expect(plans[0]?.lead).toBe(0);
    for (const { error } of plans) expect(error).toBeGreaterThan(0);
    const alone = asked(40);
    expect(alone.mind.decide(alone.question)).toEqual(choice[0]);
  });

  test('follows the plan of the council as long as it goes as foreseen', () => {
    const march = () => table(turn('troop', { troops: [company(0, 2, 'Lomellina', 'spearmen')] }));
    const t = march();
    const mind = mindOf('ventura', 'captain');
    if (!mind || !isThoughtful(mind)) throw new Error('the captain compares plans');
    const question = () => questionFor(t.match.engine, t.match.world, 0, rngOf('council'), { work: 12, until: null });
    const { choice, plans } = mind.advise(question());
    const other = plans.find(({ decisions }) => decisions.length > 2 && decisions[1]?.arg !== choice[1]?.arg);
    if (!other) throw new Error('there is another way to march');
    mind.adopt(question(), other.decisions);
    const [first, ...rest] = other.decisions;
    t.act(0, first?.verb ?? '', first?.arg ?? undefined);
    expect(mind.advise(question())).toEqual({ choice: rest, plans: [] });
  });
});
