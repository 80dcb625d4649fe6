import { expect } from 'vitest';
import { ventura } from './pinned.ts';
import { GARRISON, idle, three } from './scenes.ts';
import { test } from './seating.ts';
import { position, table } from './table.ts';

test('V31.1 E35 28 points and 2 Florins spent: over before the Papal points and before the next player', () => {
  const t = table(
    position({
      players: [
        { points: 28, florins: 3, domain: ['Ferrara', 'Bologna', 'Viterbo'] },
        { florins: 5, points: 29 },
      ],
      turn: { step: 'prestige', seat: 0 },
    }),
  );
  t.act(0, 'spend', 2);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(t.player(0)).toMatchObject({ points: 30, florins: 1 });
  expect(t.asked).toEqual([]);
  expect(t.refusal(1, 'spend', 5).code).toBe('over');
  expect(t.player(1).points).toBe(29);
});

test('V31.1 29 points are not enough, and Papal points win as well', () => {
  const doc = (points: number) =>
    position({
      players: [{ points, domain: ['Ferrara', 'Bologna'] }, { points: 29 }],
      turn: { step: 'prestige', seat: 0 },
    });
  const short = table(doc(27));
  short.act(0, 'spend', 0);
  expect([short.over, short.asked, short.player(0).points]).toEqual([null, [1], 29]);
  const t = table(doc(28));
  t.act(0, 'spend', 0);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
});

test('V31.1 in any phase, and the rest of the effect is not carried out', () => {
  // Annexing: Vignola's marker makes 30, so the Plain of Lodi is neither scored nor taken, nor is Vignola itself.
  const t = table(
    position({
      players: [{ points: 29 }, {}],
      troops: [
        { seat: 0, area: 2, at: 'Vignola', companies: ['swordsmen'] },
        { seat: 0, area: 3, at: 'Plain of Lodi', companies: ['pikemen'] },
      ],
      turn: { step: 'annex', seat: 0 },
    }),
  );
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(t.player(0).points).toBe(30);
  expect(t.owner('Plain of Lodi')).toBe(1);

  // An Army's move in the Troop Phase.
  const moved = table(
    position({
      players: [{ points: 28 }, {}],
      troops: [{ seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [25] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  moved.act(0, 'march', 'troop:0.2');
  moved.act(0, 'enter', moved.tileArg('Plain of Lodi'));
  moved.act(0, 'halt');
  expect(moved.over).toMatchObject({ winners: [0], rule: 'V31.1' });

  // A player may win in another's turn: the defender of a battle.
  const defended = table(
    position({
      players: [{}, { points: 25 }],
      troops: [
        { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: ['farmers'] },
        { seat: 1, area: 2, at: 'Plain of Lodi', companies: [25] },
      ],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  defended.act(0, 'march', 'troop:0.2');
  defended.act(0, 'enter', defended.tileArg('Plain of Lodi'));
  expect(defended.over).toMatchObject({ winners: [1], rule: 'V31.1' });
});

test('V31.2 his Domain Marker on the City of another family in play wins, whatever the scores', () => {
  for (const living of [true, false]) {
    const t = table(
      three({
        players: [{}, living ? { points: 29 } : { points: 29, living, domain: [] }, { florins: 1, points: 29 }],
        removed: [GARRISON[1]],
        troops: [{ seat: 0, area: 2, at: 'Mantua', companies: ['swordsmen'] }],
        turn: { step: 'recruit', seat: 2 },
      }),
    );
    t.act(2, 'stop');
    expect(t.over).toMatchObject({ winners: [0], rule: 'V31.2' });
    expect(t.owner('Mantua')).toBe(0);
    expect(t.player(0).points).toBe(living ? 5 : 0);
  }
});

test('V31.2 the own City is no such City, nor is any other Territory', () => {
  const t = table(
    three({
      players: [{ domain: ['Lomellina'] }, {}, { florins: 1 }],
      troops: [{ seat: 0, area: 2, at: 'Bologna', companies: ['swordsmen'] }],
      turn: { step: 'recruit', seat: 2 },
    }),
  );
  // Ferrara, with his own Garrison on it, is annexed like any neutral Territory.
  expect(t.owner('Ferrara')).toBe(-1);
  t.act(2, 'stop');
  expect([t.owner('Ferrara'), t.owner('Bologna'), t.over]).toEqual([0, 0, null]);
});

test('V31.3 the points of the same action are scored first; the winner is the same', () => {
  const city = (points: number) => {
    const t = table(
      three({
        players: [{ points }, {}, { florins: 1 }],
        removed: [GARRISON[1]],
        troops: [{ seat: 0, area: 2, at: 'Mantua', companies: ['swordsmen'] }],
        turn: { step: 'recruit', seat: 2 },
      }),
    );
    t.act(2, 'stop');
    return t;
  };
  expect(city(10).player(0).points).toBe(15);
  expect(city(10).over).toMatchObject({ winners: [0], rule: 'V31.2' });
  expect(city(25).player(0).points).toBe(30);
  expect(city(25).over).toMatchObject({ winners: [0], rule: 'V31.1' });
});

test('V31.4 there is no round limit, and nobody wins by leading', () => {
  const t = table(position({ round: 500, players: [{ points: 28 }, { points: 3 }], turn: { step: 'troop', seat: 0 } }));
  idle(t, () => t.s.round === 503);
  expect(t.over).toBeNull();
  expect(t.s.round).toBe(503);
});

test('V31.4 there is exactly one winner, also if two could pass 30; the others are ranked by their points', () => {
  // Both have 29 and a Papal Territory: whose turn comes first wins, the other gets nothing any more.
  const t = table(
    position({
      first: 1,
      players: [
        { points: 29, domain: ['Ferrara', 'Bologna'] },
        { points: 29, domain: ['Mantua', 'Viterbo'] },
      ],
      turn: { step: 'prestige', seat: 1 },
    }),
  );
  t.act(1, 'spend', 0);
  expect(t.over).toMatchObject({ winners: [1] });
  expect(ventura.scores(t.s)).toEqual([29, 31]);
});
