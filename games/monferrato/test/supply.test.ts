/** M12, M13: stacking, supply and Attack Supply. */

import { at } from '@condotta/kernel';
import { expect } from 'vitest';
import { BUILT_IN } from '../components/index.ts';
import { lookupOf } from '../lookup.ts';
import { type PositionDoc, QUIET, some, type TestTable, table, test, there, type Units } from './table.ts';

const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], raided: QUIET, units, ...more });

const armed = (t: TestTable): string[] => {
  const zone = t.match.world.stack.find((frame) => frame.proc === 'zone') as { armed: number[] } | undefined;
  return (zone?.armed ?? []).map((unit) => at(BUILT_IN.units, unit).id);
};

const armedIn = (zone: string, doc: PositionDoc): string[] => {
  const t = table({ turn: 'May 1628', raided: QUIET, ...doc });
  return armed(t.run('act', `zone ${zone}`));
};

test('M12-1 M12-2 E30 beyond six Infantry and Cavalry of all Commands, so many in good order are Disrupted, as the owner likes', () => {
  const crowd = {
    ...there('pavia', ...some('M', 2, 5), 'M8', 'S2'),
    S3: { at: 'pavia', back: true },
    S5: { at: 'pavia', back: true },
    ...there('pavia', 'M9', 'M10', 'M11', 'M13'),
  };
  const t = table({ turn: 'May 1628', cup: ['M'], units: { ...crowd, G2: 'casale' } });
  t.run('act', 'end');
  expect([t.at, t.asked]).toEqual(['stacking.choose', 'spain']);
  expect([t.no('disrupt S3'), t.no('disrupt M9')]).toEqual(['M12-2', 'M12-2']);
  t.run('disrupt M2', 'disrupt S2');
  expect([t.isDisrupted('M2'), t.isDisrupted('S2'), t.isDisrupted('M3'), t.where('M3')]).toEqual([
    true,
    true,
    false,
    'pavia',
  ]);
});

test('M12-2 E30 if no more are in good order there is no further effect, and nobody is eliminated', () => {
  const units: Units = { M2: 'pavia', G2: 'casale' };
  for (const unit of [...some('M', 3, 5), 'M8', 'S2', 'S3', 'S5', 'S6']) units[unit] = { at: 'pavia', back: true };
  const t = table({ turn: 'May 1628', cup: ['M'], units });
  t.run('act', 'end');
  expect([t.isDisrupted('M2'), t.where('S6')]).toEqual([true, 'pavia']);
});

test('M12-1 E30 Artillery, Garrisons, Guastatori and Commanders do not count; Major Infantry counts once; Fortresses too', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['A'],
    units: {
      ...there('casale', 'A1', 'A2', ...some('A', 3, 6), 'A7', 'A9', 'A10', 'A11', 'M13', 'M14'),
      G2: 'mantova',
    },
  });
  t.run('act', 'end');
  expect(t.at).not.toBe('stacking.choose');
  const seven = table({
    turn: 'May 1630',
    cup: ['A'],
    units: { ...there('casale', 'A1', 'A2', ...some('A', 3, 6), 'A7', 'A8'), G2: 'mantova' },
  });
  seven.run('act', 'end');
  expect(seven.at).toBe('stacking.choose');
});

test('M13-1 M2.3-11 E32 a Trace of any length to a source of the own Command, through no enemies', () => {
  const goito = (units: Units, open = false): boolean => milan({ M2: 'goito', ...units }, { open }).isOutOfSupply('M2');
  expect(goito({})).toBe(false);
  expect(goito({ G2: 'canneto' })).toBe(false);
  expect(goito({ G2: 'canneto', G3: 'curtatone' })).toBe(true);
  // MS-30: through the Republic only when it is open.
  expect(goito({ G2: 'canneto', G3: 'curtatone' }, true)).toBe(false);
});

test('M13-1 an enemy-held source is useless; M13-2 in one’s own source one is always supplied', () => {
  const taken = milan({ M2: 'pavia', G2: 'milano' });
  expect(taken.isOutOfSupply('M2')).toBe(true);
  const inside = milan({
    M2: 'milano',
    ...there('novara', 'G2'),
    ...there('pavia', 'G3'),
    G4: 'lomellina',
    G5: 'cremona',
    G6: 'valtellina',
  });
  expect(inside.isOutOfSupply('M2')).toBe(false);
});

test('M13-3 units of the faction in Casale are always supplied', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['F'],
    units: { F3: 'casale', F4: 'trino', S2: 'susa', S3: 'saluzzo', S5: 'pinerolo' },
  });
  expect([t.isOutOfSupply('F3'), t.isOutOfSupply('F4')]).toEqual([false, true]);
});

test('M13-4 sources of other Commands do not help', () => {
  const t = milan({ M2: 'valtellina', G2: 'milano' });
  expect(t.isOutOfSupply('M2')).toBe(true);
  const lands = table({ turn: 'May 1630', cup: ['L'], units: { L2: 'valtellina', G2: 'milano' } });
  expect(lands.isOutOfSupply('L2')).toBe(false);
});

test('M13-5 M4.1-3 M13.1-1 status is fixed at b.1 for the drawn Command only, and stays until its next one', () => {
  const t = table(
    {
      turn: 'May 1628',
      cup: ['M', 'S'],
      camps: ['mantova', 'valenza'],
      units: { M2: { at: 'pavia', outOfSupply: true }, S2: { at: 'torino', outOfSupply: true }, G2: 'casale' },
    },
    1,
  );
  expect([t.isOutOfSupply('M2'), t.isOutOfSupply('S2')]).toEqual([false, true]);
});

test('M13.1-2 M5-7 an Out of Supply Commander has Leadership 1 for zones, and fires with 1', () => {
  const cut = { G15: 'alessandria', G16: 'alba', G17: 'col_asti' };
  const t = milan({ ...there('acqui', 'M1', 'M2'), M3: 'nizza', ...cut });
  expect(t.isOutOfSupply('M1')).toBe(true);
  t.run('command M1', 'zone acqui', 'finish');
  expect(t.no('zone nizza')).toBe('M5-4');
  // Attacked by the Garrison of Alessandria: Cordoba's 2 would hit with Leadership 2.
  const attacked = table({
    turn: 'May 1628',
    cup: ['G'],
    camps: ['alessandria'],
    units: {
      ...there('acqui', 'M2'),
      M1: { at: 'acqui', outOfSupply: true },
      G2: 'alessandria',
      G3: 'casale',
      M13: 'milano',
    },
    raided: ['acqui'],
  });
  attacked.script(6, 2, 6).run('act', 'zone alessandria', 'march G2', 'step acqui');
  expect([attacked.isDisrupted('G2'), attacked.where('G2')]).toEqual([false, 'alessandria']);
});

test('M13.1-3 M13.1-4 an Out of Supply unit has no Attack Supply, but defends, raids in small numbers and works as ever', () => {
  const t = milan(
    { ...there('acqui', 'M2', 'M11'), G14: 'nizza', G15: 'alessandria' },
    { camps: ['mantova', 'acqui'] },
  );
  expect(armed(t.run('act', 'zone acqui'))).toEqual([]);
  t.run('march M2');
  expect(t.no('step nizza')).toBe('M6-9');
});

test('M13.2-1 E31 a Camp of the army within three, difficult zones two, and from it a Trace to the source', () => {
  const susa = (camp: string): string[] =>
    armedIn('susa', {
      turn: 'May 1629',
      cup: ['F'],
      camps: ['mantova', 'milano', 'torino', camp],
      units: { F3: 'susa' },
    });
  expect([susa('guillestre'), susa('monginevro')]).toEqual([[], ['F3']]);
  const pontestura = (camp: string): string[] =>
    armedIn('pontestura', { cup: ['M'], camps: ['mantova', camp], units: { M2: 'pontestura', G2: 'casale' } });
  expect([pontestura('valenza'), pontestura('lomellina')]).toEqual([['M2'], []]);
});

test('M13.2-1 the Camp itself needs the line to the source', () => {
  expect(
    armedIn('acqui', {
      cup: ['M'],
      camps: ['mantova', 'acqui'],
      units: { M13: 'acqui', G14: 'nizza', G15: 'alessandria' },
    }),
  ).toEqual([]);
});

test('M13.2-2 a Camp in the same zone counts 0, a Fortress, bridge or link 1', () => {
  expect(armedIn('valenza', { cup: ['M'], camps: ['mantova', 'valenza'], units: { M2: 'valenza' } })).toEqual(['M2']);
  // Cremona - Milan by the link, then Pavia: two.
  expect(armedIn('pavia', { cup: ['M'], camps: ['mantova', 'cremona'], units: { M2: 'pavia' } })).toEqual(['M2']);
  expect(
    armedIn('frassineto', { cup: ['M'], camps: ['mantova', 'trino'], units: { M2: 'frassineto', M13: 'casale' } }),
  ).toEqual(['M2']);
});

test('M13.2-3 it is examined when the zone begins, where the units are then', () => {
  const t = milan({ M2: 'tortona', M3: 'tortona', G14: 'frassineto', G2: 'casale' });
  t.run('act', 'zone tortona', 'march M2', 'step valenza');
  // The Camp in Valenza serves Tortona, so the attack may go on from there.
  expect(t.can('step')).toContain('frassineto');
});

test('M13.2-5 any Camp of the army serves, moved or not; an army without one on the map has none', () => {
  expect(
    armedIn('valenza', {
      turn: 'May 1630',
      cup: ['A'],
      camps: ['mantova', { at: 'milano', moved: true }, 'torino', 'guillestre', { at: 'valenza', moved: true }],
      units: { A3: 'valenza' },
    }),
  ).toEqual(['A3']);
  expect(
    armedIn('valenza', {
      cup: ['M'],
      camps: ['mantova', 'eliminated', 'valenza'],
      units: { M2: 'valenza', S2: 'valenza' },
    }),
  ).toEqual([]);
});

test('M13.2-6 a Camp in Casale that is no source of the Command needs its Trace', () => {
  const french = (units: Units): string[] =>
    armedIn('pontestura', {
      turn: 'May 1630',
      cup: ['F'],
      camps: ['mantova', 'milano', 'torino', 'casale'],
      units: { F3: 'pontestura', G2: 'casale', ...units },
    });
  expect(french({})).toEqual(['F3']);
  expect(french({ S2: 'susa', S3: 'san_pietro' })).toEqual([]);
});

test('M13.2-7 units in a Fortress need none, hungry or with Low Morale', () => {
  expect(
    armedIn('casale', { cup: ['G'], camps: [], morale: { gonzaga: 1 }, units: { G2: 'casale', M13: 'milano' } }),
  ).toEqual(['G2']);
  expect(
    armedIn('casale', {
      cup: ['M'],
      camps: [],
      morale: { spain: 2 },
      units: { M2: 'casale', G2: 'frassineto', G3: 'rosignano', G4: 'pontestura', G5: 'trino', G6: 'lomellina' },
    }),
  ).toEqual(['M2']);
});

test('M13.2-8 E53 it is a state of each unit: the hungry stay out, the Garrison of the village goes', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['G'],
    camps: ['carignano'],
    morale: { gonzaga: 8 },
    raided: QUIET,
    units: {
      G1: 'carignano',
      ...there('carignano', 'G4', 'G5'),
      ...there('alba', 'G2', 'G3', 'G14'),
      G6: 'casale',
      S9: 'cherasco',
      M2: 'nizza',
      M3: 'col_asti',
      M4: 'rosignano',
      M5: 'pontestura',
      M13: 'trino',
    },
  });
  expect([t.isOutOfSupply('G2'), t.isOutOfSupply('G14')]).toEqual([true, false]);
});

test('M13.2-8 a Commander needs none of his own', () => {
  const t = milan(
    { M1: 'valenza', M2: 'valenza', ...there('frassineto', 'G2', 'G3'), G4: 'casale' },
    { morale: { spain: 4 } },
  );
  t.script(6, 6, 6, 6).run('act', 'zone valenza', 'march M1', 'join M2', 'step frassineto');
  expect(t.log().some(({ key }) => key === 'battle')).toBe(true);
});

test('M14.6-3 one Garrison is fed by its village, two are not, and others do not profit', () => {
  const nizza = (units: Units, ruins: string[] = []): boolean[] => {
    const t = milan({ ...units, G14: 'alessandria', G15: 'acqui', G16: 'alba', G17: 'col_asti' }, { ruins });
    return Object.keys(units ?? {}).map(t.isOutOfSupply);
  };
  expect(nizza({ M13: 'nizza' })).toEqual([false]);
  expect(nizza({ M13: 'nizza', M2: 'nizza' })).toEqual([false, true]);
  expect(nizza({ M13: 'nizza', M14: 'nizza' })).toEqual([true, true]);
  expect(nizza({ M13: 'nizza' }, ['nizza'])).toEqual([true]);
});

test.asWritten('MS-16 MS-17 MS-18 MS-19 MS-20 M2.3.2-1 the sources of each Command, and no other zone', () => {
  const zones = [
    'guillestre',
    'casale',
    'mantova',
    'bresciano',
    'monte_chiaro',
    'veronese',
    'milano',
    'valtellina',
    'torino',
    'cremona',
  ];
  /** Every neighbour holds an enemy, so only the zone itself can be the source. */
  const sources = (letter: string, unit: string, enemies: readonly string[]): string[] =>
    zones.filter((zone) => {
      const around = lookupOf(BUILT_IN).ways[lookupOf(BUILT_IN).zones.get(zone) ?? 0] ?? [];
      const units = Object.fromEntries(around.map((way, i) => [enemies[i] ?? '', at(BUILT_IN.zones, way.zone).id]));
      const t = table({ turn: 'May 1630', cup: [letter], open: true, units: { ...units, [unit]: zone } });
      return !t.isOutOfSupply(unit);
    });
  const spanish = [...some('M', 2, 5), ...some('M', 13, 17)];
  const gonzaga = [...some('G', 2, 6), ...some('G', 14, 17)];
  expect(sources('F', 'F3', spanish)).toEqual(['guillestre', 'casale']);
  expect(sources('R', 'R3', spanish)).toEqual(['guillestre', 'casale']);
  expect(sources('G', 'G2', spanish)).toEqual(['casale', 'mantova']);
  expect(sources('V', 'V2', spanish)).toEqual(['casale', 'bresciano', 'monte_chiaro', 'veronese']);
  expect(sources('M', 'M2', gonzaga)).toEqual(['milano']);
  expect(sources('A', 'A3', gonzaga)).toEqual(['milano']);
  expect(sources('L', 'L2', gonzaga)).toEqual(['milano', 'valtellina']);
  expect(sources('S', 'S2', gonzaga)).toEqual(['torino']);
});
