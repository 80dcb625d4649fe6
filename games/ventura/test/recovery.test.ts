import { expect } from 'vitest';
import { test } from './seating.ts';
import { MAP, type PlayerDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

const ESTE = ['Ferrara', 'Lomellina', 'Chianti', 'Cascina'];

/** Recovery and Annex need no decision: the first one asked is the Upkeep of Este. */
function recovery(wounds: Record<string, number>, troops: TroopDoc[], este: PlayerDoc = {}, seat = 0): TestTable {
  const map = { ...MAP, Pandino: '-2,0', Casalecchio: '-1,2' };
  const t = table(position({ map, players: [este, {}], troops, wounds, turn: { step: 'recovery', seat } }));
  expect(t.frame).toMatchObject({ proc: 'upkeep', seat: 0 });
  return t;
}

const lone = (area: number, at: string, company: string): TroopDoc => ({ seat: 0, area, at, companies: [company] });

const left = (t: TestTable, type: string): number => {
  const [card = 0] = t.cards(type);
  return t.wounds(card);
};

test.amongThemselves('V12.1 V12.3 E5 a Village and a Castle of his heal one wound each, a Lake none', () => {
  const t = recovery(
    { crossbowmen: 1, swordsmen: 2, 'light-cavalry': 1 },
    [lone(2, 'Cascina', 'crossbowmen'), lone(3, 'Pandino', 'swordsmen'), lone(4, 'Lake Garda', 'light-cavalry')],
    { domain: [...ESTE, 'Pandino', 'Lake Garda'] },
  );
  expect(['crossbowmen', 'swordsmen', 'light-cavalry'].map((type) => left(t, type))).toEqual([0, 1, 1]);
});

test.amongThemselves('V12.1 it is free', () => {
  const troops = [lone(2, 'Cascina', 'crossbowmen')];
  const t = recovery({ crossbowmen: 2 }, troops, { florins: 0 });
  expect(left(t, 'crossbowmen')).toBe(1);
  expect(t.player(0).florins).toBe(0);
  expect(recovery({ crossbowmen: 2 }, troops, { florins: 4 }).player(0).florins).toBe(4);
});

test.amongThemselves('V12.1 only the active player recovers, each in his own turn', () => {
  const troops = [
    lone(2, 'Cascina', 'crossbowmen'),
    { seat: 1, area: 2, at: 'Vignola', companies: ['swordsmen'] },
    { seat: 1, area: 3, at: 'Mantua', companies: ['spearmen'] },
  ];
  const wounds = { crossbowmen: 2, swordsmen: 2, spearmen: 3 };
  const both = recovery(wounds, troops);
  expect(['crossbowmen', 'swordsmen', 'spearmen'].map((type) => left(both, type))).toEqual([1, 1, 2]);
  const second = recovery(wounds, troops, {}, 1);
  expect(['crossbowmen', 'swordsmen', 'spearmen'].map((type) => left(second, type))).toEqual([2, 1, 2]);
});

test.amongThemselves('V12.2 every Company loses one: in an Army, alone, and the Garrison', () => {
  const t = recovery({ pikemen: 3, bowmen: 1, halberdiers: 2, garrison: 2, swordsmen: 2 }, [
    { seat: 0, area: 1, at: 'Ferrara', captain: 'Acuto', companies: ['garrison', 'swordsmen'] },
    { seat: 0, area: 3, at: 'Cascina', captain: 'Fortebraccio', companies: ['pikemen', 'bowmen', 'crossbowmen'] },
    lone(4, 'Cascina', 'halberdiers'),
  ]);
  expect(['pikemen', 'bowmen', 'halberdiers', 'garrison', 'swordsmen'].map((type) => left(t, type))).toEqual([
    2, 0, 1, 1, 1,
  ]);
  expect(left(t, 'crossbowmen')).toBe(0);
  expect(t.log(null).filter(({ key }) => key === 'recovery')).toHaveLength(5);
});

test.amongThemselves('V12.2 a lone Garrison recovers in its City', () => {
  const t = recovery({ garrison: 4 }, [{ seat: 0, area: 1, at: 'Ferrara', companies: ['garrison'] }]);
  expect(left(t, 'garrison')).toBe(3);
});

test.amongThemselves('V12.3 Field, Hill and Papal Territories of his do not help', () => {
  const t = recovery(
    { crossbowmen: 1, swordsmen: 1, spearmen: 1 },
    [lone(2, 'Lomellina', 'crossbowmen'), lone(3, 'Chianti', 'swordsmen'), lone(4, 'Bologna', 'spearmen')],
    { domain: [...ESTE, 'Bologna'] },
  );
  expect(['crossbowmen', 'swordsmen', 'spearmen'].map((type) => left(t, type))).toEqual([1, 1, 1]);
});

test.amongThemselves(
  'V12.3 gray Territories that are neutral or foreign do not help, though he annexes them this round',
  () => {
    const t = recovery({ crossbowmen: 1, swordsmen: 1 }, [
      lone(2, 'Casalecchio', 'crossbowmen'),
      lone(3, 'Vignola', 'swordsmen'),
    ]);
    expect([t.owner('Casalecchio'), t.owner('Vignola')]).toEqual([0, 0]);
    expect([left(t, 'crossbowmen'), left(t, 'swordsmen')]).toEqual([1, 1]);
  },
);

test.amongThemselves('V12.4 it is automatic and happens once a round', () => {
  const t = recovery({ pikemen: 4 }, [lone(2, 'Cascina', 'pikemen')], { florins: 2 });
  expect(left(t, 'pikemen')).toBe(3);
  expect(t.log(null).filter(({ key, rule }) => key === 'recovery' && rule === 'V12.1')).toHaveLength(1);
  t.act(0, 'pay');
  t.act(1, 'pay');
  while (t.s.round === 1) {
    const [seat = 0] = t.asked;
    t.act(seat, t.offers(seat).find((offer) => ['stop', 'pass', 'done', 'end'].includes(offer)) ?? '');
  }
  expect(left(t, 'pikemen')).toBe(3);
});
