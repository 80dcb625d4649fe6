/** M7: battles: rounds, terrain, losses, survival, result, retreat, conquest. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, some, type TestTable, table, test, there, type Units } from './table.ts';

/** Milan attacks from Valenza, where its Camp is. */
const fight = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], raided: QUIET, units, ...more });

/** These go together from their zone to the next. */
const attack = (t: TestTable, from: string, to: string, ...units: readonly string[]): TestTable => {
  const [first, ...others] = units;
  return t.run('act', `zone ${from}`, `march ${first}`, ...others.map((unit) => `join ${unit}`), `step ${to}`);
};

const keys = (t: TestTable): string[] => t.log().map(({ key }) => key);
const hits = (t: TestTable): number[][] =>
  t
    .log()
    .flatMap(({ key, args }) => (key === 'battle.round' ? [[Number(args['attacker']), Number(args['defender'])]] : []));

test('M7-2 all who came in and all enemies of any Command take part, and nobody else', () => {
  const t = fight({ ...there('valenza', 'M2', 'M3', 'M4'), ...there('frassineto', 'G14', 'F3'), G2: 'casale' });
  // M2, M3; then the Garrison and the French Infantry.
  t.script(6, 6, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3');
  expect(
    t
      .log()
      .filter(({ key }) => key === 'fire')
      .map(({ args }) => args['dice']),
  ).toEqual(['6 6', '6 6']);
  // M7-2: a second group makes its own battle against the same enemies.
  t.script(6, 6, 6).run('march M4', 'step frassineto');
  expect(keys(t).filter((key) => key === 'battle')).toHaveLength(2);
});

test('M7-2 a sortie is an attack too', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['G'],
    camps: ['mantova', 'valenza'],
    units: { G2: 'casale', M2: 'frassineto', M13: 'milano' },
  });
  // Attack value 3 of 3/4: a 4 is no hit; the defender has 3.
  t.script(4, 4);
  attack(t, 'casale', 'frassineto', 'G2');
  expect([hits(t), t.where('G2')]).toEqual([[[0, 0]], 'casale']);
});

test('M7-3 M7.2-12 the order: fire, losses of the attacker, of the defender, survival, retreat, village', () => {
  const t = fight({ ...there('alessandria', 'M2', 'M3', 'M4'), ...there('nizza', 'G2', 'G3'), G14: 'alba' });
  t.script(1, 1, 1, 1, 6);
  attack(t, 'alessandria', 'nizza', 'M2', 'M3', 'M4');
  expect([t.at, t.asked]).toEqual(['losses.choose', 'spain']);
  t.run('hit M2');
  // Three hits less one for the village.
  expect([t.at, t.asked]).toEqual(['losses.choose', 'france']);
  t.run('hit G2', 'hit G3');
  expect([t.at, t.asked]).toEqual(['retreat.choose', 'france']);
  t.run('retreat alba');
  expect([t.at, t.asked]).toEqual(['battle.village', 'spain']);
  t.run('burn');
  expect([t.where('G2'), t.where('M2'), t.s.ruins.length]).toEqual(['alba', 'nizza', 1]);
});

test('M7.2-1 M7.2-2 M7.2-3 each Commander and firing unit rolls one die, a hit is not higher than its value, Guastatori roll none', () => {
  const t = fight(
    {
      ...there('valenza', 'M1', 'M2', 'M3', 'M11'),
      ...there('frassineto', 'G1', 'G2', 'G12'),
      ...there('casale', 'G3'),
    },
    { morale: { spain: 5 } },
  );
  // Cordoba 2, Infantry 3, Infantry 2; Nevers 2, Infantry 3/4 defending with 4.
  t.script(3, 4, 3, 3, 5);
  attack(t, 'valenza', 'frassineto', 'M1', 'M2', 'M3', 'M11');
  expect(hits(t)).toEqual([[0, 0]]);
  const u = fight(
    {
      ...there('valenza', 'M1', 'M2', 'M3', 'M11'),
      ...there('frassineto', 'G1', 'G2', 'G12'),
      ...there('casale', 'G3'),
    },
    { morale: { spain: 5 } },
  );
  u.script(2, 3, 2, 2, 4);
  attack(u, 'valenza', 'frassineto', 'M1', 'M2', 'M3', 'M11');
  u.run('hit M2', 'hit M2');
  expect([u.where('M2'), u.at]).toEqual(['eliminated', 'losses.choose']);
});

test('M7.2-4 all dice are simultaneous: who is lost has fired', () => {
  const t = fight({ M2: 'valenza', G14: 'frassineto', G2: 'casale' });
  t.script(1, 1);
  attack(t, 'valenza', 'frassineto', 'M2');
  expect([t.where('G14'), t.isDisrupted('M2')]).toEqual(['eliminated', true]);
});

test('M7.2-5 M10-5 M9.4-1 E1 E17 Forts and village each take one hit from the defender in each round, never from the attacker', () => {
  const t = fight(
    { ...there('alessandria', 'M2', 'M3'), ...there('nizza', 'G2', 'G14'), G3: 'alba' },
    { forts: { france: ['nizza'] } },
  );
  t.script(1, 1, 6, 6);
  attack(t, 'alessandria', 'nizza', 'M2', 'M3');
  expect([hits(t), t.where('M2')]).toEqual([[[0, 0]], 'alessandria']);
});

test('M7.2.1-1 E1 E2 on difficult ground attackers with 3 or more have one less, defenders and 2 and 1 not', () => {
  // Carlo Emanuele 3 becomes 2, Infantry 3/4 attacks with 2, Artillery 4 with Guastatori with 3, Cavalry 3 with 2.
  const t = table({
    turn: 'May 1628',
    cup: ['S'],
    camps: ['mantova', 'milano', 'col_asti'],
    raided: QUIET,
    morale: { savoy: 5 },
    units: { ...there('col_asti', 'S1', 'S2', 'S5', 'S7', 'S8', 'S6'), ...there('mencucco', 'G2', 'G3'), G4: 'casale' },
  });
  // S1 3 no, S2 3 no, S5 3 no, S6 (2) 2 yes, S7 (4) 3 yes; defenders 4, 4.
  t.script(3, 3, 3, 2, 3, 5, 5);
  attack(t, 'col_asti', 'mencucco', 'S1', 'S2', 'S5', 'S6', 'S7', 'S8');
  t.run('hit G2', 'hit G3');
  expect(hits(t)).toEqual([[0, 2]]);
});

test('M7.2.1-2 rivers, bridges and walls change no value', () => {
  const t = fight({ M2: 'frassineto', G2: 'casale', G3: 'casale' }, { levels: { 'casale-frassineto': 0 } });
  // 3 hits with 3; the Fortress shelters nobody.
  t.script(3, 5, 5);
  attack(t, 'frassineto', 'casale', 'M2');
  expect([t.at, t.frame.proc === 'losses' && t.frame.hits]).toEqual(['losses.choose', 1]);
});

test('M7.2-6 E18 a battle is Major with six firing units on both sides, Guastatori and Commanders not counted', () => {
  const six = fight({
    ...there('valenza', ...some('M', 2, 5), 'M8', 'M9', 'M11'),
    ...there('frassineto', ...some('G', 2, 6), 'G14'),
    G7: 'casale',
  });
  six.script(6, 6, 6, 6, 6, 5, 6, 6, 6, 6, 6, 6);
  attack(six, 'valenza', 'frassineto', ...some('M', 2, 5), 'M8', 'M9', 'M11');
  expect(keys(six)).toContain('battle.major');
  const five = fight(
    {
      ...there('valenza', 'M1', ...some('M', 2, 5), 'M8', 'M11', 'M12'),
      ...there('frassineto', ...some('G', 2, 6), 'G14', 'G15', 'G16'),
      G7: 'casale',
    },
    { morale: { spain: 4 } },
  );
  five.script(...Array(14).fill(6));
  attack(five, 'valenza', 'frassineto', 'M1', ...some('M', 2, 5), 'M8', 'M11', 'M12');
  expect(keys(five)).toContain('battle.minor');
});

test('M7.2-6 E18 recalled units count', () => {
  const t = fight({
    ...there('valenza', 'M1', ...some('M', 2, 5), 'M9'),
    M8: 'alessandria',
    ...there('frassineto', ...some('G', 2, 6), 'G14'),
    G7: 'casale',
  });
  t.script(...Array(6).fill(6), 5, ...Array(6).fill(6));
  attack(t, 'valenza', 'frassineto', 'M1', ...some('M', 2, 5), 'M9');
  expect(t.at).toBe('battle.recall');
  t.run('recall M8');
  expect(t.at).toBe('recalled.go');
  t.run('step rosignano', 'step frassineto');
  expect(keys(t)).toContain('battle.major');
});

/** Six against six: the attackers' dice, then the defenders'. */
const major = (): TestTable =>
  fight({
    ...there('valenza', ...some('M', 2, 5), 'M8', 'M13'),
    ...there('frassineto', ...some('G', 2, 6), 'G14'),
    G7: 'casale',
  });
const MISS = [6, 6, 6, 6, 6, 6];
const rolled = (count: number): number[] => [...Array(count).fill(1), ...Array(6 - count).fill(6)];

test('M7.2-7 E19 after a tied round of a Major battle both must agree to another, the attacker first', () => {
  const t = major();
  t.script(...rolled(1), ...rolled(1));
  attack(t, 'valenza', 'frassineto', ...some('M', 2, 5), 'M8', 'M13');
  t.run('hit M2', 'hit G2');
  expect([t.at, t.asked]).toEqual(['battle.agree', 'spain']);
  t.run('again');
  expect([t.at, t.asked]).toEqual(['battle.agree', 'france']);
  t.script(...MISS, ...MISS).run('again');
  expect([t.at, t.asked]).toEqual(['battle.agree', 'spain']);
  t.run('again', 'cease');
  // M7.2-10: equal totals, the attacker retreats.
  expect([t.where('M3'), t.where('G3')]).toEqual(['valenza', 'frassineto']);
});

test('M7.2-8 M7.2-10 E19 the winner of a round decides alone, and the totals decide the battle', () => {
  const t = major();
  t.script(...rolled(1), ...rolled(2));
  attack(t, 'valenza', 'frassineto', ...some('M', 2, 5), 'M8', 'M13');
  t.run('hit M2', 'hit M3', 'hit G2');
  expect([t.at, t.asked]).toEqual(['battle.press', 'france']);
  t.script(...rolled(2), ...MISS).run('again', 'hit G3', 'hit G4');
  expect([t.at, t.asked]).toEqual(['battle.press', 'spain']);
  t.run('cease');
  // 2 and 3 suffered: the defenders retreat.
  expect([t.at, t.asked]).toEqual(['retreat.choose', 'france']);
});

test('M7.2-6 M7.2-9 a Major battle stays one below six, and ends when one side has no firing unit', () => {
  const t = major();
  t.script(...rolled(6), ...MISS);
  attack(t, 'valenza', 'frassineto', ...some('M', 2, 5), 'M8', 'M13');
  t.run('hit G2', 'hit G2', 'hit G3', 'hit G3', 'hit G4', 'hit G4');
  expect([t.at, t.asked]).toEqual(['battle.press', 'spain']);
  t.script(...rolled(5), 6, 6, 6).run('again');
  // Two Infantry and the Garrison take five hits and are gone.
  expect(['G5', 'G6', 'G14'].map(t.where)).toEqual(['eliminated', 'eliminated', 'eliminated']);
  expect(t.at).toBe('zone.act');
});

test('M7.2-6 a Minor battle has one round', () => {
  const t = fight({ M2: 'valenza', G2: 'frassineto', G3: 'casale' });
  t.script(6, 6);
  attack(t, 'valenza', 'frassineto', 'M2');
  expect([t.where('M2'), hits(t)]).toEqual(['valenza', [[0, 0]]]);
});

test('M7.2-10 E16 who suffered more has lost; equal, 0-0 included, the attacker', () => {
  const after = (...dice: number[]): TestTable => {
    const t = fight({ ...there('valenza', 'M2', 'M3'), ...there('frassineto', 'G2', 'G3'), G4: 'casale' });
    t.script(...dice);
    return attack(t, 'valenza', 'frassineto', 'M2', 'M3');
  };
  expect(after(6, 6, 6, 6).where('M2')).toBe('valenza');
  expect(after(1, 6, 1, 6).run('hit M2', 'hit G2').where('M2')).toBe('valenza');
  const lost = after(1, 1, 1, 6).run('hit M2', 'hit G2', 'hit G3');
  expect([lost.at, lost.asked]).toEqual(['retreat.choose', 'france']);
  const won = after(6, 6, 1, 6).run('hit M2');
  expect([won.where('M2'), won.where('G2')]).toEqual(['valenza', 'frassineto']);
});

test('M7.2-11 E49 M8-3 M7.2-12 excess hits are lost, and a gun lost by its own 6 neither absorbs nor counts', () => {
  const t = fight({ ...there('valenza', 'M2', 'M3', 'M4'), ...there('frassineto', 'G2', 'G9'), G4: 'casale' });
  // Three hits; the Infantry misses, the gun bursts.
  t.script(1, 1, 1, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3', 'M4');
  expect([t.where('G9'), t.where('G2'), hits(t)]).toEqual(['eliminated', 'eliminated', [[0, 2]]]);
});

test('M7.2.2-1 M7.2.2-2 Valtellina is difficult in battle and one point to enter, and its losers are eliminated', () => {
  const t = table({
    turn: 'Oct 1629',
    cup: ['G'],
    camps: ['milano'],
    morale: { gonzaga: 7 },
    units: { ...there('milano', 'G2', 'G3'), M2: 'valtellina', M13: 'pavia', G14: 'casale' },
    raided: ['valtellina'],
  });
  // Attack value 3 is 2 there.
  t.script(3, 3, 4);
  attack(t, 'milano', 'valtellina', 'G2', 'G3');
  expect([t.where('G2'), t.where('G3'), t.where('M2')]).toEqual(['eliminated', 'eliminated', 'valtellina']);
  const won = table({
    turn: 'Oct 1629',
    cup: ['G'],
    camps: ['milano'],
    units: { ...there('milano', 'G2', 'G3'), ...there('valtellina', 'M1', 'M2'), M13: 'pavia', G14: 'casale' },
    raided: ['valtellina'],
  });
  won.script(2, 6, 6, 6, 6);
  attack(won, 'milano', 'valtellina', 'G2', 'G3');
  expect([won.where('M1'), won.where('M2'), won.where('G2')]).toEqual(['eliminated', 'eliminated', 'valtellina']);
});

test('M7.3-1 M7.3-2 the owner assigns as many hits as can be absorbed, two on one unit if he likes', () => {
  const t = fight({ ...there('valenza', 'M2', 'M3'), ...there('frassineto', 'G2', 'G3', 'G14'), G4: 'casale' });
  t.script(1, 1, 6, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3');
  expect(t.no('hit M2')).toBe('M7.3-3');
  t.run('hit G2', 'hit G2');
  expect([t.where('G2'), t.where('G3'), t.isDisrupted('G3')]).toEqual(['eliminated', 'frassineto', false]);
});

test('M7.3-3 M7.4-1 E4 M14.6-1 Guastatori and Garrisons take hits, Commanders never; what has no back is eliminated', () => {
  const t = fight({ ...there('valenza', 'M2', 'M3'), ...there('frassineto', 'G1', 'G12', 'G14', 'G15'), G4: 'casale' });
  t.script(1, 1, 6, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3');
  expect(t.no('hit G1')).toBe('M7.3-3');
  t.run('hit G12', 'hit G14');
  expect([t.isDisrupted('G12'), t.where('G14')]).toEqual([true, 'eliminated']);
});

test('M14.6-1 E4 a Garrison hits on 1 attacking and on 1 and 2 defending', () => {
  const t = fight({ M13: 'valenza', G14: 'frassineto', G2: 'casale' });
  t.script(2, 3);
  attack(t, 'valenza', 'frassineto', 'M13');
  expect([t.where('M13'), t.where('G14')]).toEqual(['valenza', 'frassineto']);
  const u = fight({ M13: 'valenza', M14: 'valenza', G14: 'frassineto', G2: 'casale' });
  u.script(1, 6, 2);
  attack(u, 'valenza', 'frassineto', 'M13', 'M14');
  u.run('hit M13');
  expect([u.where('M13'), u.where('G14'), u.where('M14')]).toEqual(['eliminated', 'eliminated', 'frassineto']);
});

test('M7.3-4 E22 a side that suffered a hit checks each Commander once at the end; one that did not, none', () => {
  const setting = (...dice: number[]): TestTable => {
    const t = fight(
      { ...there('valenza', 'M1', 'M2'), ...there('frassineto', 'G1', 'G2'), G4: 'casale', M13: 'milano' },
      { morale: { spain: 5 } },
    );
    t.script(...dice);
    return attack(t, 'valenza', 'frassineto', 'M1', 'M2');
  };
  // Attacker hit once; his Commander rolls 2 and is replaced.
  const hit = setting(6, 6, 6, 1, 2);
  expect([hit.at, hit.asked, hit.can('appear')]).toEqual(['survival.appear', 'spain', ['frassineto', 'milano']]);
  hit.run('appear milano');
  expect([hit.where('M1'), hit.isDisrupted('M1'), hit.where('M2')]).toEqual(['milano', true, 'valenza']);
  const unhurt = setting(6, 6, 6, 1, 3);
  expect([unhurt.isDisrupted('M1'), unhurt.where('M1')]).toEqual([false, 'valenza']);
  const none = setting(6, 6, 6, 6);
  expect(keys(none).filter((key) => key.startsWith('commander'))).toEqual([]);
});

test('M7.4-2 M7.4-3 M7.4-7 a Replacement takes over the marks and cannot be replaced again', () => {
  const t = fight(
    {
      ...there('valenza', 'M2'),
      M1: { at: 'valenza', back: true },
      ...there('frassineto', 'G2'),
      G4: 'casale',
      M13: 'milano',
    },
    { morale: { spain: 5 } },
  );
  t.script(6, 6, 1, 1);
  attack(t, 'valenza', 'frassineto', 'M1', 'M2');
  expect(t.where('M1')).toBe('eliminated');
  // Nevers has none (D9).
  const nevers = fight({ ...there('valenza', 'M2', 'M3'), ...there('frassineto', 'G1', 'G2', 'G3'), G4: 'casale' });
  nevers.script(1, 6, 6, 6, 6, 1);
  attack(nevers, 'valenza', 'frassineto', 'M2', 'M3');
  nevers.run('hit G2');
  expect(nevers.where('G1')).toBe('eliminated');
  const marked = fight(
    { ...there('valenza', 'M1', 'M2'), ...there('frassineto', 'G2'), G4: 'casale', M13: 'milano' },
    { morale: { spain: 5 } },
  );
  marked.script(6, 6, 1, 1);
  attack(marked, 'valenza', 'frassineto', 'M1', 'M2');
  marked.run('appear milano');
  expect(marked.isActivated('M1')).toBe(true);
});

test('M7.4-3 in the same zone he shares the fate of the force', () => {
  const t = fight(
    { ...there('valenza', 'M1', 'M2'), ...there('frassineto', 'G2'), G4: 'casale', M13: 'milano' },
    { morale: { spain: 5 } },
  );
  t.script(6, 6, 1, 1);
  attack(t, 'valenza', 'frassineto', 'M1', 'M2');
  expect(t.no('appear casale')).toBe('M7.4-3');
  expect(t.no('appear pavia')).toBe('M7.4-3');
  t.run('appear frassineto');
  expect([t.where('M1'), t.isDisrupted('M1')]).toEqual(['valenza', true]);
});

test('M7.3-5 E15 who alone has firing units left stays, whatever the hits', () => {
  const u = fight({ ...there('nizza', 'M2', 'M6', 'M7'), G14: 'alba', G2: 'casale' }, { camps: ['mantova', 'nizza'] });
  u.script(1, 3, 5, 2);
  attack(u, 'nizza', 'alba', 'M2', 'M6', 'M7');
  u.run('hit M2');
  expect([hits(u), u.where('G14'), u.where('M2'), u.at]).toEqual([[[1, 1]], 'eliminated', 'alba', 'battle.village']);
});

test('M7.3-6 if neither has firing units left the hits decide about the Commanders', () => {
  const t = fight(
    { ...there('valenza', 'M1', 'M13'), ...there('frassineto', 'G1', 'G14'), G4: 'casale' },
    { morale: { spain: 5 } },
  );
  // Commanders miss; the Garrisons kill each other: 1-1, nobody is hurt, the attacker goes.
  t.script(6, 1, 6, 1, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M1', 'M13');
  expect([t.where('M1'), t.where('G1')]).toEqual(['valenza', 'frassineto']);
});

test('M7.4-4 M2.1-6 a Disrupted unit has the values of its back and keeps its abilities', () => {
  const t = fight({ M2: { at: 'valenza', back: true }, G2: { at: 'frassineto', back: true }, G4: 'casale' });
  // 3 becomes 2, 3/4 becomes 2/3.
  t.script(3, 4);
  attack(t, 'valenza', 'frassineto', 'M2');
  expect(hits(t)).toEqual([[0, 0]]);
  const u = fight({ M2: { at: 'valenza', back: true }, G2: { at: 'frassineto', back: true }, G4: 'casale' });
  u.script(2, 3);
  attack(u, 'valenza', 'frassineto', 'M2');
  expect([u.where('M2'), u.where('G2')]).toEqual(['eliminated', 'eliminated']);
});

test('M7.4-6 M5.3-2 recovery is a whole action of a Disrupted unit that is supplied', () => {
  const t = fight({ M2: { at: 'pavia', back: true }, M3: 'pavia', M1: { at: 'pavia', back: true } });
  t.run('act', 'zone pavia', 'recover M2');
  expect([t.isDisrupted('M2'), t.no('march M2'), t.no('recover M3'), t.no('recover M1')]).toEqual([
    false,
    'M5.2-3',
    'M7.4-6',
    'M7.4-6',
  ]);
  const hungry = fight({ M2: { at: 'acqui', back: true }, G14: 'nizza', G15: 'alessandria' });
  hungry.run('act', 'zone acqui');
  expect(hungry.no('recover M2')).toBe('M7.4-6');
});

test('M7.5-1 M7.5-3 M7.5-4 defenders retreat together to one zone without enemies, over no river', () => {
  const t = fight(
    {
      ...there('valenza', 'M2', 'M3'),
      ...there('frassineto', 'G1', 'G2', 'G12'),
      ...there('rosignano', 'S2'),
      S9: 'torino',
    },
    { open: false },
  );
  t.script(1, 1, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3');
  t.run('hit G2', 'hit G12');
  t.script(6);
  // Survival of Nevers comes first.
  expect([t.at, t.asked]).toEqual(['retreat.choose', 'france']);
  expect([
    t.no('retreat lomellina'),
    t.no('retreat rosignano'),
    t.no('retreat pontestura'),
    t.no('stay'),
    t.no('hold'),
  ]).toEqual(['M7.5-4', 'M7.5-4', 'M2.3-5', 'M7.5-1', 'M7.5-7']);
  t.run('retreat casale');
  expect(['G1', 'G2', 'G12'].map(t.where)).toEqual(['casale', 'casale', 'casale']);
});

test('M7.5-4 who cannot retreat is eliminated, Commanders included', () => {
  const t = fight({
    ...there('alessandria', 'M2', 'M3', 'M4'),
    ...there('acqui', 'G1', 'G2', 'G12'),
    M13: 'nizza',
    G4: 'casale',
  });
  t.script(1, 1, 6, 6, 6);
  attack(t, 'alessandria', 'acqui', 'M2', 'M3');
  t.run('hit G2', 'hit G12');
  expect(['G1', 'G2', 'G12'].map(t.where)).toEqual(['eliminated', 'eliminated', 'eliminated']);
});

test('M7.5-2 M7.5-5 E23 attackers go back where they came from, and over a river without bridge they cannot', () => {
  const over = fight({ M2: 'trino', G2: 'pontestura', G4: 'casale' }, { camps: ['mantova', 'trino'] });
  over.script(6, 6);
  attack(over, 'trino', 'pontestura', 'M2');
  expect(over.where('M2')).toBe('eliminated');
  const land = fight({ M2: 'rosignano', G2: 'pontestura', G4: 'casale' });
  land.script(6, 6);
  attack(land, 'rosignano', 'pontestura', 'M2');
  expect(land.where('M2')).toBe('rosignano');
});

test('M7.5-6 defenders may retreat into a friendly Fortress and to where the attackers came from', () => {
  const t = fight({ M2: 'valenza', M3: 'valenza', G2: 'frassineto', G4: 'casale' });
  t.script(1, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3');
  expect(t.can('retreat')).toEqual(['casale', 'rosignano', 'valenza']);
});

test('M7.5-8 a retreat does not activate; it enters for Forts and lone Camps', () => {
  const t = table(
    {
      turn: 'May 1628',
      cup: ['M', 'G'],
      camps: ['mantova', 'valenza', 'rosignano'],
      raided: QUIET,
      forts: { spain: ['rosignano'], france: [] },
      fortsLeft: { france: 0 },
      units: { ...there('valenza', 'M2', 'M3'), G2: 'frassineto', M13: 'lomellina', S9: 'torino' },
    },
    1,
  );
  t.script(1, 6, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3');
  t.run('retreat rosignano');
  expect([t.camp(2), t.forts('spain'), t.isActivated('G2')]).toEqual(['eliminated', [], false]);
});

test('M7.2.3-1 M7.2.3-2 E47 the holder of a Fortress is not destroyed for want of firing units: the hits decide', () => {
  const storm = (...dice: number[]): TestTable => {
    const t = fight(
      { ...there('frassineto', 'M2', 'M3', 'M4'), ...there('casale', 'G1', 'G2'), G14: 'trino' },
      { levels: { 'casale-frassineto': 0 } },
    );
    t.script(...dice);
    return attack(t, 'frassineto', 'casale', 'M2', 'M3', 'M4');
  };
  // Two hits each: the Infantry is gone, Nevers holds Casale.
  const held = storm(1, 1, 6, 1, 1);
  held.run('hit M2');
  held.run('hit M3');
  expect([held.where('G2'), held.where('G1'), held.where('M4')]).toEqual(['eliminated', 'casale', 'frassineto']);
  // One against two: Nevers must go, or is eliminated.
  const fallen = storm(1, 1, 6, 6, 1, 6, 6);
  fallen.run('hit M2');
  expect([fallen.at, fallen.asked]).toEqual(['retreat.choose', 'france']);
  fallen.run('retreat trino');
  expect([fallen.where('G1'), fallen.where('M4')]).toEqual(['trino', 'casale']);
});

test('M7.2.3-2 E47 elsewhere a lone Commander is eliminated', () => {
  const t = fight({ ...there('valenza', 'M2', 'M3', 'M4'), ...there('frassineto', 'G1', 'G2'), G14: 'casale' });
  t.script(1, 1, 6, 1, 1, 6);
  attack(t, 'valenza', 'frassineto', 'M2', 'M3', 'M4');
  t.run('hit M2', 'hit M3');
  expect([t.where('G1'), t.where('M4')]).toEqual(['eliminated', 'frassineto']);
});

test('M7.2.3-2 a Fortress with nothing but Commanders and Guastatori falls at once', () => {
  const t = fight(
    { M2: 'frassineto', ...there('casale', 'G1', 'G12'), G14: 'trino' },
    { levels: { 'casale-frassineto': 0 } },
  );
  attack(t, 'frassineto', 'casale', 'M2');
  expect([t.where('G1'), t.where('G12'), t.where('M2')]).toEqual(['eliminated', 'eliminated', 'casale']);
});

test('M7.2.3-3 a Fortress that changes hands keeps its Levels and loses all Mines', () => {
  const t = fight(
    { M2: 'frassineto', M3: 'frassineto', M4: 'rosignano', G14: 'casale', G15: 'trino' },
    { levels: { 'casale-frassineto': 0, 'casale-trino': 1 }, mines: { 'casale-rosignano': { count: 2, of: 'spain' } } },
  );
  t.script(1, 6, 6);
  attack(t, 'frassineto', 'casale', 'M2', 'M3');
  expect([t.where('M2'), t.mines('casale-rosignano'), t.level('casale-frassineto'), t.level('casale-trino')]).toEqual([
    'casale',
    0,
    0,
    1,
  ]);
});

test('M7.2.3-3 M7.2.3-2 it loses them too when a lone Commander held it, or nobody', () => {
  const taken = (inside: Units): TestTable => {
    const t = fight(
      { M2: 'frassineto', M4: 'rosignano', G15: 'trino', ...inside },
      { levels: { 'casale-frassineto': 0 }, mines: { 'casale-rosignano': { count: 2, of: 'spain' } } },
    );
    return attack(t, 'frassineto', 'casale', 'M2');
  };
  const commander = taken({ G1: 'casale' });
  expect([commander.where('G1'), commander.mines('casale-rosignano')]).toEqual(['eliminated', 0]);
  expect(keys(commander)).toContain('fortress.taken');
  expect(taken({}).mines('casale-rosignano')).toBe(0);
  // His own Fortress: the enemy's Mines stay.
  const back = table({
    turn: 'May 1628',
    cup: ['G'],
    units: { G2: 'trino', M2: 'rosignano', M13: 'milano' },
    mines: { 'casale-rosignano': { count: 1, of: 'spain' } },
  });
  attack(back, 'trino', 'casale', 'G2');
  expect(back.mines('casale-rosignano')).toBe(1);
});

test('M7.2.3-3 M16.3-1 reinforcements that come into an empty Fortress mine it no more', () => {
  const t = table({
    turn: 'Jul 1629',
    cup: ['G'],
    hands: { france: [29] },
    units: { G2: 'rosignano', M13: 'milano' },
    mines: { 'casale-rosignano': { count: 1, of: 'france' } },
  });
  t.run('act', 'play #29');
  expect([t.where('F2'), t.mines('casale-rosignano')]).toEqual(['casale', 0]);
});

test('M7.5-7 E25 E48 a force beaten in a Fortress may take one more hit instead, if somebody remains', () => {
  const storm = (inside: Units, ...dice: number[]): TestTable => {
    const t = fight(
      { ...there('frassineto', 'M2', 'M3', 'M4'), ...inside, G14: 'trino' },
      { levels: { 'casale-frassineto': 0 } },
    );
    t.script(...dice);
    return attack(t, 'frassineto', 'casale', 'M2', 'M3', 'M4');
  };
  const two = storm(there('casale', 'G2', 'G3'), 1, 1, 6, 1, 6);
  two.run('hit M2', 'hit G2', 'hit G3');
  expect(two.at).toBe('retreat.choose');
  two.run('hold', 'hit G2');
  expect([two.where('G2'), two.where('G3'), two.where('M4')]).toEqual(['eliminated', 'casale', 'frassineto']);
  // One Disrupted Infantry alone cannot.
  const alone = storm(there('casale', 'G2', 'G15'), 1, 1, 6, 6, 6);
  alone.run('hit G2', 'hit G15');
  expect(alone.no('hold')).toBe('M7.5-7');
  // With Nevers it can: he holds Casale.
  const nevers = storm(there('casale', 'G1', 'G2', 'G15'), 1, 1, 6, 6, 6, 6, 6);
  nevers.run('hit G2', 'hit G15', 'hold');
  expect([nevers.where('G2'), nevers.where('G1'), nevers.where('M2')]).toEqual(['eliminated', 'casale', 'frassineto']);
});

test('M8-2 M8-3 E20 a gun in battle has its value beside Guastatori, 1 without, and bursts on a 6', () => {
  const guns = (units: readonly string[], ...dice: number[]): TestTable => {
    const t = table({
      turn: 'May 1628',
      cup: ['S'],
      camps: ['mantova', 'milano', 'carignano'],
      units: { ...there('carignano', 'S2', ...units), ...there('cherasco', 'G2', 'G3'), G4: 'casale', S9: 'torino' },
    });
    t.script(...dice);
    return attack(t, 'carignano', 'cherasco', 'S2', ...units);
  };
  // Cherasco is a village: one hit less. S2 hits; the gun's 4 counts only with Guastatori.
  expect(hits(guns(['S7'], 1, 4, 6, 6))).toEqual([[0, 0]]);
  const with4 = guns(['S7', 'S8'], 1, 4, 6, 6).run('hit G2');
  expect(hits(with4)).toEqual([[0, 1]]);
  const burst = guns(['S7', 'S8'], 6, 6, 6, 6);
  expect([burst.where('S7'), hits(burst)]).toEqual(['eliminated', [[0, 0]]]);
});

test('M14.2-1 two values: the left one attacks, the right one defends', () => {
  const t = table({
    turn: 'May 1628',
    cup: ['S'],
    camps: ['mantova', 'milano', 'ivrea'],
    units: { S2: 'ivrea', G2: 'vercelli', G4: 'casale' },
    ruins: ['vercelli'],
  });
  // Both are 3/4: a 4 hits only in defence.
  t.script(4, 4);
  attack(t, 'ivrea', 'vercelli', 'S2');
  expect([hits(t), t.isDisrupted('S2'), t.isDisrupted('G2')]).toEqual([[[1, 0]], true, false]);
});

test('M14.3-1 M14.3-2 E21 Major Infantry rolls two dice in either state and takes hits like others', () => {
  const spinola = (back: boolean, ...dice: number[]): TestTable => {
    const t = table({
      turn: 'May 1630',
      cup: ['A'],
      camps: ['mantova', 'valenza'],
      raided: QUIET,
      units: { A2: { at: 'valenza', back }, ...there('frassineto', 'G2', 'G3'), G4: 'casale' },
    });
    t.script(...dice);
    return attack(t, 'valenza', 'frassineto', 'A2');
  };
  const one = spinola(false, 4, 5, 6, 6).run('hit G2');
  expect(hits(one)).toEqual([[0, 1]]);
  const two = spinola(false, 1, 4, 6, 6).run('hit G2', 'hit G2');
  expect(hits(two)).toEqual([[0, 2]]);
  const back = spinola(true, 3, 4, 6, 6).run('hit G2');
  expect(hits(back)).toEqual([[0, 1]]);
  const suffers = spinola(false, 6, 6, 1, 6);
  expect([suffers.isDisrupted('A2'), suffers.where('A2')]).toEqual([true, 'valenza']);
});
