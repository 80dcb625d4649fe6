import { expect, test } from 'vitest';
import { position, table } from './table.ts';

test('V9.1 E4 Florins 1 to 5 buy 1, 2, 4, 5 and 7 points', () => {
  for (const [florins, points] of [0, 1, 2, 4, 5, 7].entries()) {
    const t = table(position({ players: [{ florins: 6 }, {}], turn: { step: 'prestige', seat: 0 } }));
    t.act(0, 'spend', florins);
    expect(t.player(0)).toMatchObject({ points, florins: 6 - florins });
  }
});
