/** M8, M9: bombardment, Mines, countermines, walls rebuilt. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

/** Milan before Casale. */
const siege = (units: Units, more: PositionDoc = {}): TestTable =>
  table({
    turn: 'May 1628',
    cup: ['M'],
    camps: ['mantova', 'valenza', 'torino'],
    raided: QUIET,
    units: { G2: 'casale', ...units },
    ...more,
  });

/** The holder of Casale. */
const holder = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['G'], camps: ['mantova', 'valenza'], units: { M13: 'milano', ...units }, ...more });

const dice = (t: TestTable): unknown[] => t.log().flatMap(({ key, args }) => (key === 'fire' ? [args['hits']] : []));

test('M8.1-1 M8.1-2 M8-2 E33 each gun that hits lowers the side before it by one', () => {
  const t = siege(there('rosignano', 'M9', 'M10', 'M11'));
  t.script(3, 4).run('act', 'zone rosignano', 'bombard casale', 'gun M9', 'gun M10');
  expect([t.level('casale-rosignano'), t.level('casale-frassineto')]).toEqual([4, 2]);
  // Without Guastatori the value is 1.
  const bare = siege(there('rosignano', 'M9'));
  bare.script(2).run('act', 'zone rosignano', 'bombard casale', 'gun M9');
  expect(bare.level('casale-rosignano')).toBe(5);
  const one = siege(there('rosignano', 'M9'));
  one.script(1).run('act', 'zone rosignano', 'bombard casale', 'gun M9');
  expect(one.level('casale-rosignano')).toBe(4);
});

test('M8-2 Guastatori of any Command help and are not activated; M5.3-3', () => {
  const t = siege({ ...there('rosignano', 'M9', 'S8'), S9: 'torino' });
  t.script(3).run('act', 'zone rosignano', 'bombard casale', 'gun M9');
  expect([t.level('casale-rosignano'), t.isActivated('S8')]).toEqual([4, false]);
});

test('M8-3 a gun that rolls 6 is eliminated, in a bombardment too', () => {
  const t = siege(there('rosignano', 'M9', 'M11'));
  t.script(6).run('act', 'zone rosignano', 'bombard casale', 'gun M9');
  expect([t.where('M9'), t.level('casale-rosignano')]).toEqual(['eliminated', 5]);
});

test('M8-4 M5.3-1 bombardment is a whole action and needs Attack Supply', () => {
  const t = siege({ M9: 'rosignano', M10: 'rosignano' });
  t.script(5).run('act', 'zone rosignano', 'bombard casale', 'gun M9', 'fire');
  expect([t.no('march M9'), t.where('M9')]).toEqual(['M5.2-3', 'rosignano']);
  const far = siege({ M9: 'rosignano' }, { camps: ['mantova', 'milano'] });
  far.run('act', 'zone rosignano');
  expect(far.no('bombard casale')).toBe('M8-4');
  const moved = siege({ M9: 'valenza' });
  moved.run('act', 'zone valenza', 'march M9', 'step rosignano', 'stop');
  expect(moved.no('bombard casale')).toBe('M5.3-2');
});

test('M8.1-1 own or empty walls are no target, nor what lies behind no wall', () => {
  const t = siege({ G2: 'trino', M9: 'rosignano' });
  t.run('act', 'zone rosignano');
  expect([t.no('bombard casale'), t.no('bombard valenza')]).toEqual(['M8.1-1', 'M8.1-1']);
});

test('M8.1-1 rivers do not hinder fire', () => {
  const t = siege(there('lomellina', 'M9', 'M11'));
  t.script(3).run('act', 'zone lomellina', 'bombard casale', 'gun M9');
  expect(t.level('casale-lomellina')).toBe(1);
});

test('M8.1-2 M8.1-3 Level 0 is a Breach, entered in the same activation; hits beyond are lost', () => {
  const t = siege(
    { ...there('frassineto', 'M2', 'M9', 'M10', 'M11'), G3: 'casale' },
    { levels: { 'casale-frassineto': 1 } },
  );
  t.script(1, 1).run('act', 'zone frassineto', 'bombard casale', 'gun M9', 'gun M10');
  expect(t.level('casale-frassineto')).toBe(0);
  t.script(6, 6, 6).run('march M2', 'step casale');
  expect(t.log().some(({ key }) => key === 'battle')).toBe(true);
});

test('M8.1-3 no entry through a Breach over a river without bridge: it serves for fire only', () => {
  const t = siege({ ...there('lomellina', 'M2', 'M9', 'M11') }, { levels: { 'casale-lomellina': 0 } });
  t.script(2, 6).run('act', 'zone lomellina', 'bombard casale', 'gun M9');
  expect(t.isDisrupted('G2')).toBe(true);
});

test('M8.2-1 M8.2-3 from inside a Fortress guns fire at besiegers, whatever lies between, and nobody fires back', () => {
  const t = holder({ ...there('casale', 'G11', 'G12'), ...there('lomellina', 'M2', 'M3'), M14: 'milano' });
  t.script(4).run('act', 'zone casale', 'bombard lomellina', 'gun G11', 'hit M2');
  expect([t.isDisrupted('M2'), dice(t)]).toEqual([true, [1]]);
});

test('M8.2-2 M8.2-7 E34 through a Breach the value is one less, at Mantua one less again but never below 1', () => {
  const casale = (die: number, ...units: string[]): TestTable => {
    const t = siege(there('frassineto', 'M9', ...units), { levels: { 'casale-frassineto': 0 } });
    return t.script(die, 6).run('act', 'zone frassineto', 'bombard casale', 'gun M9');
  };
  expect(dice(casale(2, 'M11'))).toEqual([1]);
  expect(dice(casale(3, 'M11'))).toEqual([0]);
  // Value 1 becomes 0: even a 1 misses, and a 6 still bursts.
  expect(dice(casale(1))).toEqual([0]);
  expect(casale(6).where('M9')).toBe('eliminated');
  const mantua = (die: number, guns: readonly string[]): TestTable => {
    const t = table({
      turn: 'May 1630',
      cup: ['A'],
      camps: ['casale', 'curtatone'],
      levels: { 'mantova-curtatone': 0 },
      raided: ['curtatone'],
      units: { ...there('curtatone', 'A9', ...guns), ...there('mantova', 'G2'), G3: 'casale' },
    });
    return t.script(die, 6).run('act', 'zone curtatone', 'bombard mantova', 'gun A9');
  };
  // 4 becomes 2; alone 1.
  expect([dice(mantua(2, ['A11'])), dice(mantua(3, ['A11'])), dice(mantua(1, [])), dice(mantua(2, []))]).toEqual([
    [1],
    [0],
    [1],
    [0],
  ]);
});

test('MS-26 E33 at Mantua walls too, from outside and from inside, one less and never below 1', () => {
  const walls = (die: number, ...units: string[]): number => {
    const t = table({
      turn: 'May 1630',
      cup: ['M'],
      camps: ['casale', 'curtatone'],
      raided: ['curtatone'],
      units: { ...there('curtatone', 'M9', ...units), G2: 'mantova' },
    });
    return t.script(die).run('act', 'zone curtatone', 'bombard mantova', 'gun M9').level('mantova-curtatone');
  };
  expect([walls(2, 'M11'), walls(3, 'M11'), walls(1), walls(2)]).toEqual([1, 2, 1, 2]);
  const inside = (die: number): unknown[] => {
    const t = table({
      turn: 'May 1630',
      cup: ['G'],
      camps: ['casale'],
      units: { ...there('mantova', 'G11', 'G12'), ...there('curtatone', 'M2', 'M3'), M13: 'milano' },
    });
    t.script(die).run('act', 'zone mantova', 'bombard curtatone', 'gun G11');
    if (t.at === 'losses.choose') t.run('hit M2');
    return dice(t);
  };
  expect([inside(3), inside(4)]).toEqual([[1], [0]]);
});

test('M8.2-4 E35 one salvo per target: Forts and village take their hit once', () => {
  const t = holder(
    { ...there('casale', 'G10', 'G11', 'G12', 'G9'), ...there('frassineto', 'M1', 'M2'), M14: 'milano' },
    { forts: { spain: ['frassineto'] } },
  );
  t.script(1, 1, 5).run('act', 'zone casale', 'bombard frassineto', 'gun G10', 'gun G11', 'fire');
  // Two hits less one; then the Commander's check, and they may stay.
  expect([t.isDisrupted('M2'), t.where('M2'), t.at]).toEqual([true, 'frassineto', 'retreat.choose']);
  expect(t.run('stay').no('bombard frassineto')).toBe('M8.2-4');
});

test('M8.2-4 the guns of one salvo are declared together', () => {
  const t = holder({ ...there('casale', 'G10', 'G11', 'G12'), ...there('frassineto', 'M2', 'M3'), M14: 'milano' });
  t.script(6, 5).run('act', 'zone casale', 'bombard frassineto', 'gun G10', 'fire');
  expect(t.no('bombard frassineto')).toBe('M8.2-4');
});

test('M8.2-5 M8.2-6 M8.2-8 after a hit Commanders check, then the force may retreat as a whole, or stay', () => {
  const under = (...rolls: number[]): TestTable => {
    const t = holder(
      { ...there('casale', 'G11', 'G12'), ...there('frassineto', 'M1', 'M2', 'M3'), M14: 'milano' },
      { mines: { 'casale-frassineto': { count: 1, of: 'spain' } }, camps: ['mantova', 'frassineto'] },
    );
    return t.script(...rolls).run('act', 'zone casale', 'bombard frassineto', 'gun G11');
  };
  const t = under(1, 3).run('hit M2');
  expect([t.at, t.asked]).toEqual(['retreat.choose', 'spain']);
  expect(t.no('retreat lomellina')).toBe('M7.5-4');
  t.run('retreat valenza');
  expect([t.where('M1'), t.where('M3'), t.camp(1), t.mines('casale-frassineto')]).toEqual([
    'valenza',
    'valenza',
    'frassineto',
    0,
  ]);
  const stays = under(1, 3).run('hit M2', 'stay');
  expect([stays.where('M1'), stays.mines('casale-frassineto')]).toEqual(['frassineto', 1]);
  const missed = under(5);
  expect(missed.asked).toBe('france');
});

test('M8.2-6 bombardment destroys neither Forts nor villages and takes no Fortress; M8.2-8 whoever is left stays', () => {
  const t = holder({ ...there('casale', 'G10', 'G11', 'G12'), ...there('frassineto', 'M1', 'M15'), M14: 'milano' });
  t.script(1, 1, 6).run('act', 'zone casale', 'bombard frassineto', 'gun G10', 'gun G11');
  expect([t.where('M15'), t.where('M1'), t.at]).toEqual(['eliminated', 'frassineto', 'retreat.choose']);
  t.run('stay');
  expect(t.where('M1')).toBe('frassineto');
});

test('M9.1-1 E36 Mines are laid on plain sides of an enemy-held Fortress, with Attack Supply', () => {
  const t = siege(there('rosignano', 'M11', 'M12'));
  t.script(3, 4).run('act', 'zone rosignano', 'mine M11', 'mine M12');
  expect([t.mines('casale-rosignano'), t.mines('casale-frassineto')]).toEqual([1, 0]);
  const bridge = siege({ M11: 'trino' }, { camps: ['mantova', 'trino'] });
  bridge.run('act', 'zone trino');
  expect(bridge.no('mine M11')).toBe('M9.1-1');
  const river = siege({ M11: 'lomellina' });
  river.run('act', 'zone lomellina');
  expect(river.no('mine M11')).toBe('M9.1-1');
  const unfed = siege({ M11: 'rosignano' }, { camps: ['mantova', 'milano'] });
  unfed.run('act', 'zone rosignano');
  expect(unfed.no('mine M11')).toBe('M9.1-1');
});

test('M2.1-3 M9.1-2 E36 a Guastatori unit rolls once against its value; any number of Mines may lie on a side', () => {
  const t = siege({ M11: 'rosignano' }, { mines: { 'casale-rosignano': { count: 2, of: 'spain' } } });
  t.script(3).run('act', 'zone rosignano', 'mine M11');
  expect(t.mines('casale-rosignano')).toBe(3);
  const fails = siege({ M11: 'rosignano' });
  fails.script(4).run('act', 'zone rosignano', 'mine M11');
  expect(fails.mines('casale-rosignano')).toBe(0);
});

test('M9.1-3 M9.1-4 M9.1-6 E36 a Mine explodes on 1-3, is lost on 6, and waits on 4-5; nobody needs Attack Supply', () => {
  const mined = (die: number): TestTable =>
    siege({ M11: 'rosignano' }, { camps: [], mines: { 'casale-rosignano': { count: 2, of: 'spain' } } })
      .script(die)
      .run('act', 'zone rosignano', 'detonate M11');
  expect([mined(3).level('casale-rosignano'), mined(3).mines('casale-rosignano')]).toEqual([0, 1]);
  expect([mined(5).level('casale-rosignano'), mined(5).mines('casale-rosignano')]).toEqual([5, 2]);
  expect([mined(6).level('casale-rosignano'), mined(6).mines('casale-rosignano')]).toEqual([5, 1]);
});

test('M9.1-5 a Mine laid now is not detonated now, each is tried by one unit, each unit tries one thing', () => {
  const t = siege(there('rosignano', 'M11', 'M12'));
  t.script(1).run('act', 'zone rosignano', 'mine M11');
  expect([t.no('detonate M12'), t.no('detonate M11')]).toEqual(['M9.1-5', 'M5.2-3']);
  const tried = siege(there('rosignano', 'M11', 'M12'), { mines: { 'casale-rosignano': { count: 1, of: 'spain' } } });
  tried.script(4).run('act', 'zone rosignano', 'detonate M11');
  expect(tried.no('detonate M12')).toBe('M9.1-5');
  const old = siege(there('rosignano', 'M11', 'M12'), { mines: { 'casale-rosignano': { count: 1, of: 'spain' } } });
  old.script(1, 1).run('act', 'zone rosignano', 'mine M11', 'detonate M12');
  expect([old.level('casale-rosignano'), old.mines('casale-rosignano')]).toEqual([0, 1]);
});

test('M9.1-3 another Command may detonate it in the same turn', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['A'],
    camps: ['mantova', 'valenza'],
    mines: { 'casale-rosignano': { count: 1, of: 'spain' } },
    units: { ...there('rosignano', 'M11', 'A11'), G2: 'casale' },
  });
  t.script(1).run('act', 'zone rosignano', 'detonate A11');
  expect(t.level('casale-rosignano')).toBe(0);
});

test('M9.1-7 E36 Mines are gone when the zone outside is empty of the miners; other sides keep theirs', () => {
  const t = siege(
    { M8: 'rosignano', M3: 'pontestura' },
    { mines: { 'casale-rosignano': { count: 1, of: 'spain' }, 'casale-pontestura': { count: 1, of: 'spain' } } },
  );
  t.run('act', 'zone rosignano', 'march M8', 'step valenza');
  expect([t.mines('casale-rosignano'), t.mines('casale-pontestura')]).toEqual([0, 1]);
  const kept = siege(
    { M8: 'rosignano', M3: 'rosignano' },
    { levels: { 'casale-rosignano': 0 }, mines: { 'casale-rosignano': { count: 1, of: 'spain' } } },
  );
  kept.run('act', 'zone rosignano', 'march M8', 'step valenza');
  expect(kept.mines('casale-rosignano')).toBe(1);
});

test('M9.1-7 M7.4-3 they are gone too when the last one there was a Commander whose Replacement appears elsewhere', () => {
  const t = holder(
    { ...there('casale', 'G10', 'G12'), M1: 'frassineto', M2: { at: 'frassineto', back: true } },
    { mines: { 'casale-frassineto': { count: 1, of: 'spain' } } },
  );
  t.script(4, 2).run('act', 'zone casale', 'bombard frassineto', 'gun G10');
  expect([t.where('M2'), t.mines('casale-frassineto')]).toEqual(['eliminated', 1]);
  t.run('appear milano');
  expect([t.where('M1'), t.mines('casale-frassineto')]).toEqual(['milano', 0]);
});

test('M9.1-8 several Mines may be tried, also after the Breach; and all need an enemy-held Fortress', () => {
  const t = siege(there('rosignano', 'M11', 'M12'), { mines: { 'casale-rosignano': { count: 2, of: 'spain' } } });
  t.script(1, 1).run('act', 'zone rosignano', 'detonate M11', 'detonate M12');
  expect([t.level('casale-rosignano'), t.mines('casale-rosignano')]).toEqual([0, 0]);
  const empty = siege({ G2: 'trino', M11: 'rosignano' });
  empty.run('act', 'zone rosignano');
  expect(empty.no('mine M11')).toBe('M9.1-8');
});

test('M9.2-1 M9.3-2 inside, Guastatori clear a Mine of a side they choose, supplied or not', () => {
  const t = holder(
    { ...there('casale', 'G12', 'G13'), M2: 'rosignano', M3: 'frassineto' },
    {
      camps: [],
      mines: { 'casale-rosignano': { count: 2, of: 'spain' }, 'casale-frassineto': { count: 1, of: 'spain' } },
    },
  );
  t.run('act', 'zone casale', 'countermine G12');
  expect(t.no('side casale-trino')).toBe('M9.2-1');
  t.script(3).run('side casale-rosignano');
  t.script(5).run('countermine G13', 'side casale-frassineto');
  expect([t.mines('casale-rosignano'), t.mines('casale-frassineto')]).toEqual([1, 1]);
  const none = holder({ G12: 'casale' });
  none.run('act', 'zone casale');
  expect(none.no('countermine G12')).toBe('M9.2-1');
});

test('M9.3-1 M9.3-2 E37 a repaired side rises by one up to its printed Level, and closes the Breach', () => {
  const t = holder({ ...there('casale', 'G12', 'G13'), M2: 'frassineto' }, { levels: { 'casale-frassineto': 0 } });
  t.script(2).run('act', 'zone casale', 'repair G12');
  expect(t.level('casale-frassineto')).toBe(1);
  t.script(5).run('repair G13');
  expect(t.level('casale-frassineto')).toBe(1);
  const whole = holder({ G12: 'casale' });
  whole.run('act', 'zone casale');
  expect(whole.no('repair G12')).toBe('M9.3-1');
  // Whoever holds it may repair, also after a conquest.
  const taken = table({
    turn: 'May 1628',
    cup: ['M'],
    camps: [],
    levels: { 'casale-trino': 2 },
    units: { M11: 'casale', M2: 'casale' },
  });
  taken.script(3).run('act', 'zone casale', 'repair M11');
  expect(taken.level('casale-trino')).toBe(3);
});

test('M5.3-2 only guns bombard and only Guastatori do engineer work', () => {
  const t = siege(there('rosignano', 'M2', 'M8', 'M1', 'M13'));
  t.run('act', 'zone rosignano');
  expect(t.no('bombard casale')).toBe('M5.3-2');
  for (const unit of ['M2', 'M8', 'M1', 'M13'])
    for (const work of ['mine', 'detonate', 'repair', 'countermine', 'build', 'demolish'])
      expect(t.no(`${work} ${unit}`)).toBe('M5.3-2');
});
