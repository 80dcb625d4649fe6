import { expect } from 'vitest';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, table } from './table.ts';

const ESTE = ['Ferrara', 'Lomellina', 'Chianti', 'Cascina'];

const prestige = (este: PlayerDoc, gonzaga: PlayerDoc = {}, changes: Parameters<typeof position>[0] = {}): TestTable =>
  table(position({ ...changes, players: [este, gonzaga], turn: { step: 'prestige', seat: 0 } }));

/** Points by Florins spent, for a family with its ability. */
function bought(family: string, amounts: readonly number[], expertise = true): number[] {
  return amounts.map((florins) => {
    const city = family === 'este' ? 'Ferrara' : 'Florence';
    const map = { Bologna: '0,0', Viterbo: '1,0', [city]: '0,1', Mantua: '1,-1' };
    const players = [
      { family, florins: 5, domain: [city] },
      { family: 'gonzaga', domain: ['Mantua'] },
    ];
    const options = { familialExpertise: expertise };
    const t = table({ map, options, players, turn: { step: 'prestige', seat: 0 } });
    t.act(0, 'spend', florins);
    expect(t.player(0).florins).toBe(5 - florins);
    return t.player(0).points;
  });
}

const scored = (t: TestTable): string[] =>
  t
    .log(null)
    .filter(({ key }) => key === 'points')
    .map(({ args, rule }) => `${args['seat']} +${args['points']} ${rule}`);

test('V9.1 E4 Florins 1 to 5 buy 1, 2, 4, 5 and 7 points', () => {
  for (const [florins, points] of [0, 1, 2, 4, 5, 7].entries()) {
    const t = prestige({ florins: 6 });
    t.act(0, 'spend', florins);
    expect(t.player(0)).toMatchObject({ points, florins: 6 - florins });
    expect(t.player(1)).toMatchObject({ points: 0, florins: 0 });
  }
});

test('V9.2 at most 5 Florins, and never more than the reserve', () => {
  const rich = prestige({ florins: 9 });
  expect(rich.args(0, 'spend')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rich.refusal(0, 'spend', 6).rule).toBe('V9.2');
  const poor = prestige({ florins: 3 });
  expect(poor.args(0, 'spend')).toEqual([0, 1, 2, 3]);
  expect(poor.refusal(0, 'spend', 4)).toMatchObject({ rule: 'V1.7', args: { cost: 4, florins: 3 } });
});

test('V9.2 an amount is a whole number of Florins, 0 or more', () => {
  const t = prestige({ florins: 9 });
  for (const arg of [-1, 1.5, Number.NaN, '3', 'card:3']) expect(t.refusal(0, 'spend', arg).code).toBe('unknown');
  expect(t.refusal(0, 'spend').code).toBe('unknown');
});

test.amongThemselves('V9.2 one purchase for each player and round: it cannot be split', () => {
  const t = prestige({ florins: 5 }, { florins: 5 });
  t.act(0, 'spend', 1);
  expect(t.asked).toEqual([1]);
  expect(t.refusal(0, 'spend', 1).code).toBe('not-asked');
  t.act(1, 'spend', 2);
  expect(t.frame).toMatchObject({ proc: 'fortune', seat: 0 });
  expect(t.refusal(0, 'spend', 1).code).toBe('unknown');
  expect([t.player(0).points, t.player(1).points]).toEqual([1, 2]);
});

test('V9.2 the amount can be taken back until the next player has decided', () => {
  const t = prestige({ florins: 5, domain: [...ESTE, 'Bologna'] }, { florins: 5 });
  const before = t.hash();
  t.act(0, 'spend', 3);
  expect(t.player(0).points).toBe(6);
  expect(t.undo(0)).toBe(true);
  expect(t.hash()).toBe(before);
  t.act(0, 'spend', 0);
  t.act(1, 'spend', 1);
  expect(t.undo(0)).toBe(false);
});

test('V9.3 E4 one Papal Territory gives 2 points, two give 4, without cost and without a purchase', () => {
  for (const [papal, points] of [
    [['Bologna'], 2],
    [['Bologna', 'Viterbo'], 4],
  ] as const) {
    const t = prestige({ florins: 4, domain: [...ESTE, ...papal] });
    t.act(0, 'spend', 0);
    expect(t.player(0)).toMatchObject({ points, florins: 4 });
    const buyer = prestige({ florins: 4, domain: [...ESTE, ...papal] });
    buyer.act(0, 'spend', 3);
    expect(buyer.player(0)).toMatchObject({ points: points + 4, florins: 1 });
  }
});

test('V9.3 only the Papal Territories of the own Domain count', () => {
  const t = prestige({ florins: 0, domain: [...ESTE, 'Bologna'] }, { domain: ['Mantua', 'Vignola', 'Viterbo'] });
  t.act(0, 'spend', 0);
  expect([t.player(0).points, t.player(1).points]).toEqual([2, 0]);
  t.act(1, 'spend', 0);
  expect([t.player(0).points, t.player(1).points]).toEqual([2, 2]);
});

test('V9.4 first the purchase, then the Papal points, then the next player', () => {
  const t = prestige(
    { florins: 5, domain: [...ESTE, 'Bologna'] },
    { florins: 1, domain: ['Mantua', 'Vignola', 'Viterbo'] },
  );
  t.act(0, 'spend', 5);
  expect(t.player(0).points).toBe(9);
  t.act(1, 'spend', 1);
  expect(scored(t)).toEqual(['seat:0 +7 V9.1', 'seat:0 +2 V9.3', 'seat:1 +1 V9.1', 'seat:1 +2 V9.3']);
});

test('V9.4 a neutral Papal Territory scores for nobody, even with a Troop on it', () => {
  const t = prestige({}, {}, { troops: [{ seat: 0, area: 2, at: 'Bologna', companies: ['swordsmen'] }] });
  t.act(0, 'spend', 0);
  t.act(1, 'spend', 0);
  expect([t.player(0).points, t.player(1).points]).toEqual([0, 0]);
  expect(scored(t)).toEqual([]);
});

test('V9.4 V9.1 E35 with 28 points 2 Florins win before the Papal points and the next player', () => {
  const t = prestige({ points: 28, florins: 2, domain: [...ESTE, 'Bologna'] }, { points: 29, florins: 5 });
  t.act(0, 'spend', 2);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(t.player(0).points).toBe(30);
  expect(t.asked).toEqual([]);
  expect(t.refusal(1, 'spend', 1).code).toBe('over');
  expect(scored(t)).toEqual(['seat:0 +2 V9.1']);
});

test('V9.3 V9.4 the Papal points can win too, after a purchase that does not', () => {
  const t = prestige({ points: 28, florins: 1, domain: [...ESTE, 'Bologna'] });
  t.act(0, 'spend', 1);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
  expect(t.player(0).points).toBe(31);
});

test('V32.8 V32.10 E33 Este get 0, 2, 8 points for 0, 1, 5 Florins, Medici 0, 0, 6', () => {
  expect(bought('este', [0, 1, 5])).toEqual([0, 2, 8]);
  expect(bought('medici', [0, 1, 5])).toEqual([0, 0, 6]);
  expect(bought('este', [0, 1, 5], false)).toEqual([0, 1, 7]);
  expect(bought('medici', [0, 1, 5], false)).toEqual([0, 1, 7]);
});

test('V32.8 V32.10 the abilities leave the other families and the Papal points alone', () => {
  const options = { familialExpertise: true };
  const t = prestige(
    { florins: 0, domain: [...ESTE, 'Bologna'] },
    { florins: 5, domain: ['Mantua', 'Viterbo'] },
    { options },
  );
  t.act(0, 'spend', 0);
  t.act(1, 'spend', 5);
  expect([t.player(0).points, t.player(1).points]).toEqual([2, 9]);
  const medici = table({
    options,
    map: { Bologna: '0,0', Viterbo: '1,0', Florence: '0,1', Mantua: '1,-1' },
    players: [
      { family: 'medici', florins: 1, domain: ['Florence', 'Bologna', 'Viterbo'] },
      { family: 'gonzaga', domain: ['Mantua'] },
    ],
    turn: { step: 'prestige', seat: 0 },
  });
  medici.act(0, 'spend', 1);
  expect(medici.player(0).points).toBe(4);
});

test('V9.2 paid healing is offered before the purchase and leaves it to be made', () => {
  const troops = [{ seat: 0, area: 2, at: 'Bologna', companies: ['swordsmen'] }];
  const t = prestige({ florins: 3 }, {}, { troops, wounds: { swordsmen: 2 } });
  const [swordsmen = 0] = t.troop(0, 2)?.companies ?? [];
  t.act(0, 'heal', `card:${swordsmen}`);
  expect(t.wounds(swordsmen)).toBe(1);
  expect(t.args(0, 'spend')).toEqual([0, 1, 2]);
  t.act(0, 'spend', 2);
  expect(t.player(0)).toMatchObject({ florins: 0, points: 2 });
});
