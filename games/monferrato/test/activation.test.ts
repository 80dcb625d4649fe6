/** M5: the three options, chits and zones of an activation, Response windows. */

import { range } from '@condotta/kernel';
import { expect } from 'vitest';
import { type PositionDoc, QUIET, type TestTable, table, test, there, type Units } from './table.ts';

const milan = (units: Units, more: PositionDoc = {}): TestTable =>
  table({ turn: 'May 1628', cup: ['M'], camps: ['mantova', 'valenza', 'torino'], raided: QUIET, units, ...more });

const FAR: Units = { S12: 'torino', G14: 'casale' };

test('M5-1 M5-2 E6 option 1: one zone anywhere, up to two chits; the option cannot be changed', () => {
  const t = milan({ M2: 'cremona', M3: 'novara', ...FAR }, { hands: { spain: [2, 9, 22] }, morale: { spain: 6 } });
  t.run('act', 'zone novara', 'finish');
  expect([t.no('zone cremona'), t.no('draw')]).toEqual(['M5-2', 'unknown']);
  t.run('play #2', 'play #9');
  expect(t.no('play #22')).toBe('M5-2');
});

test('M5-3 E7 option 2: one chit is drawn; no zone, no chit', () => {
  const t = table(
    { turn: 'May 1628', cup: ['M', 'S'], units: { M2: 'novara', ...FAR }, hands: { spain: [2, 9, 12] } },
    1,
  );
  t.script(20).run('draw');
  // Hand 4: nothing is discarded, and the next Command is drawn.
  expect([t.hand('spain'), t.at, t.box]).toEqual([[2, 9, 12, 21], 'activation.declare', 'GM']);
});

test('M5-10 E7 with five in hand one is discarded at once, the new one included, if it may be', () => {
  const t = table(
    { turn: 'May 1628', cup: ['M', 'S'], units: { M2: 'novara', ...FAR }, hands: { spain: [2, 9, 12, 5] } },
    1,
  );
  t.script(20).run('draw');
  expect([t.at, t.asked]).toEqual(['activation.discard', 'spain']);
  expect([t.no('discard #5'), t.no('discard #3')]).toEqual(['M16.3-2', 'M5.1-1']);
  t.run('discard #21');
  expect([t.hand('spain'), t.s.discard]).toEqual([[2, 5, 9, 12], [20]]);
});

test('M5-4 M5-7 E6 option 3: as many zones as Leadership, one chit; no Commander, no option 3', () => {
  const zones = (more: PositionDoc): string[] => {
    const t = milan({ M1: 'pavia', M2: 'pavia', M3: 'milano', M4: 'tortona', ...FAR }, more);
    t.run('command M1', 'zone pavia', 'finish');
    return t.can('zone');
  };
  expect(zones({})).toEqual(['milano', 'tortona']);
  expect(zones({ morale: { spain: 5 } })).toEqual([]);
  const two = milan(
    { M1: 'pavia', M2: 'pavia', M3: 'milano', M4: 'tortona', ...FAR },
    { hands: { spain: [2, 9] }, morale: { spain: 6 } },
  );
  two.run('command M1', 'zone pavia', 'finish', 'zone milano', 'finish');
  expect(two.no('zone tortona')).toBe('M5-4');
  two.run('play #9');
  expect(two.no('play #2')).toBe('M5-4');
  const none = milan({ M2: 'pavia', ...FAR });
  expect([none.can('command'), none.no('command M1'), none.can('act'), none.can('draw')]).toEqual([
    [],
    'M5-4',
    ['true'],
    ['true'],
  ]);
});

test('M5-5 E9 M2.3.1-5 Command Radius: two steps, not over rivers, box links or through enemies', () => {
  const t = milan({
    M1: 'frassineto',
    ...there('frassineto', 'M2'),
    M3: 'rosignano',
    M4: 'valenza',
    M5: 'alessandria',
    M8: 'tortona',
    M9: 'lomellina',
    M10: 'pontestura',
    M11: 'col_asti',
    M13: 'novara',
    G14: 'trino',
    G15: 'moncalvo',
    G2: 'casale',
  });
  t.run('command M1');
  expect(t.can('zone')).toEqual([
    'alessandria',
    'col_asti',
    'frassineto',
    'lomellina',
    'pontestura',
    'rosignano',
    'tortona',
    'valenza',
  ]);
  expect(t.no('zone novara')).toBe('M5-5');
  const milano = milan({ M1: 'milano', M2: 'cremona', M3: 'valtellina', M4: 'pavia', ...FAR });
  milano.run('command M1');
  expect(milano.can('zone')).toEqual(['milano', 'pavia']);
});

test('M5-6 E57 zones are fixed with the first one: the Commander’s moves and death change nothing', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['A'],
    camps: ['mantova', 'valenza'],
    raided: QUIET,
    morale: { spain: 8 },
    units: {
      A1: { at: 'valenza', back: true },
      A3: 'valenza',
      A4: 'tortona',
      A5: 'pavia',
      G2: 'frassineto',
      G3: 'casale',
      M13: { at: 'milano', activated: true },
    },
  });
  // Santa Cruz has Leadership 2.
  t.script(6, 6, 1, 1).run('command A1', 'zone valenza', 'march A1', 'join A3', 'step frassineto', 'fight');
  expect(t.where('A1')).toBe('eliminated');
  t.run('finish', 'zone tortona', 'finish');
  expect(t.no('zone pavia')).toBe('M5-4');
});

test('M5-8 of two Commanders one is named for option 3', () => {
  const t = table({
    turn: 'May 1630',
    cup: ['F'],
    units: { F1: 'guillestre', F2: 'casale', F3: 'casale', F4: 'guillestre', M13: 'milano' },
  });
  expect(t.can('command')).toEqual(['F1', 'F2']);
  t.run('command F2');
  expect(t.can('zone')).toEqual(['casale']);
});

test('M5-9 everything is voluntary', () => {
  const t = table({ turn: 'May 1628', cup: ['M', 'S'], units: { M2: 'pavia', ...FAR }, hands: { spain: [2] } }, 1).run(
    'act',
    'end',
  );
  expect([t.box, t.hand('spain')]).toEqual(['GM', [2]]);
});

test('M5-11 option 2 is illegal without a chit to draw, or with four none of which may be discarded', () => {
  const all = range(25).map((i) => i + 1);
  const empty = milan({ M2: 'pavia', ...FAR }, { removed: all });
  expect(empty.no('draw')).toBe('M5-11');
  const stuck = milan({ M2: 'pavia', ...FAR }, { turn: 'Jan-Feb 1628', hands: { spain: [5, 6, 7, 8] } });
  expect(stuck.no('draw')).toBe('M5-11');
});

test('M5-12 M5.1-2 chits before the first zone or after the last, not between', () => {
  const t = milan({ M1: 'pavia', M2: 'pavia', M3: 'milano', ...FAR }, { hands: { spain: [9] } });
  t.run('command M1', 'zone pavia', 'finish', 'play #9');
  expect(t.no('zone milano')).toBe('M5.1-2');
  const early = milan({ M2: 'pavia', ...FAR }, { hands: { spain: [1, 9] } });
  early.run('act', 'play #9', 'zone pavia', 'finish');
  // Forced march only comes before.
  expect(early.no('play #1')).toBe('M5.1-2');
});

test('M5.1-1 M16.4-1 a played chit goes to the open pile; one with the mark leaves the game, but not when discarded', () => {
  const t = milan({ M2: 'pavia', ...FAR }, { hands: { spain: [2, 9] }, morale: { spain: 6 } });
  t.run('act', 'play #2', 'play #9');
  expect([t.s.discard, t.s.removed]).toEqual([[1], [8]]);
  const u = table(
    { turn: 'May 1628', cup: ['M', 'S'], units: { M2: 'novara', ...FAR }, hands: { spain: [2, 9, 12, 5] } },
    1,
  );
  u.script(20).run('draw', 'discard #9');
  expect([u.s.discard, u.s.removed]).toEqual([[8], []]);
});

test('M5.1-3 a chit without any possible effect cannot be played, nor one that is not held', () => {
  const t = milan({ M2: 'pavia', ...FAR }, { hands: { spain: [2, 22] }, morale: { spain: 9 } });
  t.run('act');
  expect([t.no('play #2'), t.no('play #22'), t.no('play #9')]).toEqual(['M5.1-3', 'M5.1-3', 'M5.1-1']);
});

test('M5.1-4 M16.4-3 an empty container is refilled with the whole pile of both colours; removed chits never return', () => {
  const discard = [2, 48, 49];
  const removed = range(49)
    .map((i) => i + 1)
    .filter((chit) => !discard.includes(chit));
  const t = table({ turn: 'May 1629', cup: ['M', 'S'], units: { M2: 'novara', ...FAR }, bag: [], discard, removed }, 1);
  t.script(47).run('draw');
  expect([t.hand('spain'), t.s.bag, t.s.discard]).toEqual([[48], [1, 48], []]);
});

/** Casale held by Infantry, besieged with guns; Pro-France answers. */
const besieged = (hand: number[], more: PositionDoc = {}): TestTable =>
  milan(
    { ...there('frassineto', 'M2', 'M9', 'M11'), ...there('casale', 'G2', 'G3', 'G4') },
    { hands: { france: hand, spain: [] }, ...more },
  );

test('M5.1-5 M5.1-6 M5.1-7 a Response is carried out before the dice, at most two in an activation, and counts against nobody’s chits', () => {
  const t = besieged([4, 14, 23]);
  t.run('act', 'zone frassineto');
  expect([t.at, t.asked]).toEqual(['response.zone', 'france']);
  expect([t.no('respond #14'), t.no('respond #24'), t.no('respond #5')]).toEqual(['M5.1-6', 'M5.1-1', 'M5.1-1']);
  t.run('pass', 'bombard casale', 'gun M9');
  expect([t.at, t.asked]).toEqual(['response.dice', 'france']);
  expect(t.no('respond #23')).toBe('M5.1-3');
  t.run('respond #14', 'with G2');
  expect(t.no('with M2')).toBe('M16-1');
  t.script(1).run('fire');
  expect(t.asked).toBe('spain');
  t.script(4).run('hit M9');
  expect([t.isDisrupted('M9'), t.frame.proc, t.level('casale-frassineto')]).toEqual([true, 'zone', 2]);
});

test('M5.1-5 a Response is never played in one’s own activation', () => {
  const t = milan({ M2: 'pavia', ...FAR }, { hands: { spain: [4, 23] } });
  t.run('act');
  expect([t.no('play #4'), t.no('play #23')]).toEqual(['M5.1-5', 'M5.1-5']);
});

test('M5.1-5 after two Responses no window opens any more', () => {
  const t = besieged([4, 14, 23, 2], { raided: [] });
  t.run('act', 'zone frassineto', 'respond #4');
  expect(t.no('bombard casale')).toBe('M16-1');
  t.run('march M2', 'raid', 'with M2', 'attempt').run('respond #23');
  expect(t.frame.proc).not.toBe('response');
});

test('M5.1-8 MH-2 the window opens whatever he holds, as long as some Response could be in a hand', () => {
  const held = besieged([2]).run('act', 'zone frassineto');
  expect(held.at).toBe('response.zone');
  // An empty hand is not asked, nor is anybody when Rain lies open on the pile.
  expect(besieged([]).run('act', 'zone frassineto').at).toBe('zone.act');
  expect(besieged([2], { discard: [4] }).run('act', 'zone frassineto').at).toBe('zone.act');
});

test('M5.1-6 W1 after the option is declared: chit 24 answers option 3 of Milan only', () => {
  const declared = (option: string): TestTable =>
    milan({ M1: 'pavia', M2: 'pavia', M3: 'milano', ...FAR }, { hands: { france: [24] } }).run(option);
  expect(declared('act').asked).toBe('spain');
  const t = declared('command M1');
  expect([t.at, t.asked]).toEqual(['response.declared', 'france']);
  t.run('respond #24', 'zone pavia');
  // The pile shows no Rain, so he is asked for the zone as well, with an empty hand not.
  t.run('finish');
  expect(t.no('zone milano')).toBe('M5-4');
});

test('M5.2-1 M5.2-2 only units of the drawn Command in the zone act, one after the other, and some may stay', () => {
  const t = milan({ ...there('pavia', 'M2', 'M3', 'S2'), ...FAR });
  t.run('act', 'zone pavia');
  expect([t.no('march S2'), t.no('march G14')]).toEqual(['M5.2-1', 'M5.2-1']);
  t.run('march M2', 'step tortona', 'stop', 'march M3', 'step milano', 'stop');
  expect([t.where('M2'), t.where('M3'), t.at]).toEqual(['tortona', 'milano', 'activation.choose']);
});

test('M5.2-2 a zone that is finished is not chosen again', () => {
  const t = milan({ M1: 'pavia', M2: 'pavia', M3: 'milano', ...FAR });
  t.run('command M1', 'zone pavia', 'finish');
  expect(t.no('zone pavia')).toBe('M5.2-2');
});

test('M5.2-3 each unit acts once a turn, also when it comes to another chosen zone', () => {
  const t = milan({ M1: 'pavia', M2: 'pavia', M3: 'tortona', ...FAR });
  t.run('command M1', 'zone pavia', 'march M2', 'step tortona', 'stop', 'finish', 'zone tortona');
  expect([t.no('march M2'), t.can('march')]).toEqual(['M5.2-3', ['M3']]);
});

test('M5.2-4 after b.3 all units of the Command count as activated, after option 2 too', () => {
  const t = table({ turn: 'May 1628', cup: ['M', 'S'], units: { M2: 'vercelli', ...FAR }, hands: {} }, 1);
  t.script(3).run('draw');
  const units = (t.view('spain') as { units: { unit: number; zone: number | null; activated: boolean }[] }).units;
  expect(units.filter(({ zone, activated }) => zone !== null && activated).length).toBe(2);
});

test('M5.2-5 M16.5-2 units of the drawn Command that a chit brings first may act at once', () => {
  const t = milan({ M13: 'milano', ...FAR }, { hands: { spain: [7] } });
  t.run('act', 'play #7', 'zone milano');
  expect(t.can('march')).toEqual(['M13', 'M6', 'M7']);
});

test('M5.3-1 M5.3-3 one action a unit; different units of a zone may do different things; defending is no action', () => {
  const t = milan({
    ...there('frassineto', 'M9', 'M10', 'M11'),
    M2: { at: 'frassineto', back: true },
    M3: 'frassineto',
    G2: 'casale',
  });
  t.script(5, 4).run(
    'act',
    'zone frassineto',
    'bombard casale',
    'gun M9',
    'fire',
    'mine M11',
    'recover M2',
    'march M3',
    'step valenza',
    'stop',
  );
  expect(['M9', 'M11', 'M2', 'M3'].map(t.isActivated)).toEqual([true, true, true, true]);
  expect([t.no('march M9'), t.isActivated('G2')]).toEqual(['M5.2-3', false]);
});

test('M15-3 M15-4 M15-5 E6 the bands: one zone with Medium, one chit with Low', () => {
  const limits = (morale: number): (string | string[])[] => {
    const t = milan(
      { M1: 'pavia', M2: 'pavia', M3: 'milano', ...FAR },
      { morale: { spain: morale }, hands: { spain: [2, 9] } },
    );
    t.run('act', 'play #9');
    return t.can('play');
  };
  expect([limits(6), limits(5), limits(3), limits(1)]).toEqual([['2'], ['2'], ['2'], []]);
  const low = milan({ M2: 'valenza', G14: 'frassineto', G2: 'casale' }, { morale: { spain: 1 } });
  low.run('act', 'zone valenza', 'march M2');
  expect(low.no('step frassineto')).toBe('M6-9');
  const high = milan({ M1: 'pavia', M2: 'pavia', M3: 'milano', ...FAR }, { morale: { spain: 6 } });
  high.run('command M1', 'zone pavia', 'finish');
  expect(high.can('zone')).toEqual(['milano']);
  const medium = milan({ M1: 'pavia', M2: 'pavia', M3: 'milano', ...FAR }, { morale: { spain: 5 } });
  medium.run('command M1', 'zone pavia', 'finish');
  expect(medium.no('zone milano')).toBe('M15-4');
});

test('M15-6 the band is read when it matters: a change in the activation counts from then on', () => {
  const t = milan({ M1: 'pavia', M2: 'pavia', M3: 'milano', ...FAR }, { morale: { spain: 5 }, hands: { spain: [9] } });
  t.run('command M1', 'play #9', 'zone pavia', 'finish');
  expect([t.morale('spain'), t.can('zone')]).toEqual([6, ['milano']]);
});

test('M5-3 M14.5-9 a Mandatory chit that has just been drawn does not bind the activation that drew it', () => {
  const t = table(
    { turn: 'May 1628', cup: ['M', 'G'], camps: ['mantova', 'eliminated'], units: { M13: 'milano', G14: 'casale' } },
    1,
  );
  t.script(10).run('draw');
  expect([t.hand('spain'), t.at, t.no('play #11')]).toEqual([[11], 'activation.choose', 'M5-3']);
  expect(t.no('zone milano')).toBe('M5-3');
  t.run('end');
  expect(t.box).toContain('M');
});
