import { expect } from 'vitest';
import { idleTo } from './scenes.ts';
import { test } from './seating.ts';
import { type PlayerDoc, type PositionDoc, position, type TestTable, table } from './table.ts';

const EXPERT = { familialExpertise: true };

/** A turn of seat 0 as this family. */
const turn = (family: string, step: string, own: PlayerDoc, more: Partial<PositionDoc> = {}): TestTable =>
  table(
    position({
      options: EXPERT,
      players: [
        { family, domain: ['Lomellina', 'Chianti'], ...own },
        { family: 'este', domain: ['Vignola'] },
      ],
      turn: { step, seat: 0 },
      ...more,
    }),
  );

const spend = (family: string, florins: number, options: Record<string, boolean>, domain: string[] = []): number => {
  const t = table(
    position({
      options,
      players: [
        { family, florins: 5, domain },
        { family: 'gonzaga', domain: [] },
      ],
      turn: { step: 'prestige', seat: 0 },
    }),
  );
  t.act(0, 'spend', florins);
  expect(t.player(0).florins).toBe(5 - florins);
  return t.player(0).points;
};

test('V32.8 E33 Este: 1 point more if he spends at least 1 Florin', () => {
  expect([0, 1, 5].map((florins) => spend('este', florins, EXPERT))).toEqual([0, 2, 8]);
  expect(spend('este', 5, {})).toBe(7);
  // The Papal points come without it.
  expect(spend('este', 0, EXPERT, ['Bologna'])).toBe(2);
});

test('V32.10 E33 Medici: 1 point less if he spends at least 1 Florin, the Papal points unchanged', () => {
  expect([0, 1, 5].map((florins) => spend('medici', florins, EXPERT))).toEqual([0, 0, 6]);
  expect(spend('medici', 5, {})).toBe(7);
  expect(spend('medici', 1, EXPERT, ['Bologna', 'Viterbo'])).toBe(4);
  for (const family of ['visconti']) expect(spend(family, 5, EXPERT)).toBe(7);
});

test('V32.10 Medici: 1 Florin more income in each Upkeep, good for maintenance', () => {
  const income = (family: string, options: Record<string, boolean>): number => {
    const t = turn(family, 'upkeep', {}, { options });
    t.act(0, 'pay');
    return t.player(0).florins;
  };
  // Lomellina 2 + Chianti 1; no City on the map, so no Garrison.
  expect([income('medici', EXPERT), income('medici', {}), income('visconti', EXPERT)]).toEqual([4, 3, 3]);
  const troops = [{ seat: 0, area: 2, at: 'Chianti', captain: 'Albert Sterz', companies: ['heavy-cavalry'] }];
  // Maintenance 1 + 3 = 4 is covered with the extra Florin only.
  const medici = turn('medici', 'upkeep', {}, { troops });
  medici.act(0, 'pay');
  expect(medici.player(0).florins).toBe(0);
  expect(turn('visconti', 'upkeep', {}, { troops }).refusal(0, 'pay').rule).toBe('V14.3');
});

test.amongThemselves(
  'V32.9 Gonzaga: of three tiles he keeps one and puts the others under the stockpile in his order',
  () => {
    const t = turn('gonzaga', 'fortune', {}, { display: [33, 34, 35] });
    expect(t.offers(0)).toContain('tile');
    expect(t.s.stock).toEqual([8, 10, 14, 17, 18, 19, 21, 22]);
    t.script(22, 8, 17);
    t.act(0, 'three');
    expect(t.offers(0).sort()).toEqual(['keep tile:17', 'keep tile:22', 'keep tile:8']);
    t.act(0, 'keep', 'tile:8');
    expect(t.refusal(0, 'under', 'tile:8').code).toBe('unknown');
    t.act(0, 'under', 'tile:17');
    expect([t.player(0).reserve, t.s.under, t.s.stock]).toEqual([[8], [17, 22], [10, 14, 18, 19, 21]]);
    expect(t.asked).toEqual([1]);
    expect(t.refusal(1, 'three').rule).toBe('V32.9');
  },
);

test.amongThemselves('V32.9 the tiles under the stockpile come when the rest is gone, in that order', () => {
  const t = turn('gonzaga', 'fortune', { reserve: [8, 10, 14, 19, 21] }, { display: [33, 34, 35] });
  t.script(22, 17, 18);
  t.act(0, 'three');
  t.act(0, 'keep', 'tile:17');
  t.act(0, 'under', 'tile:22');
  // Now it is known to Gonzaga which tile the other one draws.
  expect(t.s.under).toEqual([22, 18]);
  t.act(1, 'tile');
  expect(t.player(1).reserve).toEqual([22]);
  expect(t.s.under).toEqual([18]);
  const off = turn('gonzaga', 'fortune', {}, { options: {} });
  expect(off.refusal(0, 'three').rule).toBe('V32.9');
});

test('V32.9 he may draw one tile like everybody, or take a card', () => {
  const t = turn('gonzaga', 'fortune', {}, { display: [33, 34, 35] });
  expect(t.offers(0).sort()).toEqual(['take card:33', 'take card:34', 'take card:35', 'three', 'tile']);
  t.script(14);
  t.act(0, 'tile');
  expect([t.player(0).reserve, t.s.under]).toEqual([[14], []]);
});

test('V32.11 Visconti: once per Conscription Phase, on a purchase of his choice, three cards of which he keeps one', () => {
  const t = turn('visconti', 'conscription', { florins: 5 });
  t.script(59);
  t.act(0, 'buy');
  t.script(75, 79, 93);
  t.act(0, 'three');
  expect(t.player(0).florins).toBe(3);
  expect(t.offers(0)).toEqual(['keep card:75', 'keep card:79', 'keep card:93']);
  t.act(0, 'keep', 'card:93');
  expect(t.player(0).hand).toEqual([59, 93]);
  expect([...t.s.conscriptionDiscard].sort()).toEqual([75, 79]);
  expect(t.refusal(0, 'three').rule).toBe('V32.11');
  expect(t.offers(0)).toContain('buy');
  // In the next round he may again.
  t.act(0, 'stop');
  idleTo(t, 'conscription', 0);
  expect(t.s.round).toBe(2);
  expect(t.offers(0)).toContain('three');
});

test('V32.11 nobody else, and not without the option', () => {
  expect(turn('medici', 'conscription', { florins: 5 }).refusal(0, 'three').rule).toBe('V32.11');
  expect(turn('visconti', 'conscription', { florins: 5 }, { options: {} }).refusal(0, 'three').rule).toBe('V32.11');
  expect(turn('visconti', 'recruit', { florins: 5 }).refusal(0, 'three').rule).toBe('V32.5');
});
