/** M16: chits in general, Mandatory and dated ones, and what each of them does. */

import { expect } from 'vitest';
import { type PositionDoc, QUIET, some, type TestTable, table, test, there, type Units } from './table.ts';

const FAR: Units = { S12: 'torino', G14: 'casale', G15: 'mantova', M13: 'milano' };

/** The Command with this letter is drawn; its player holds these chits. */
const drawn = (
  letter: 'G' | 'M' | 'S' | 'F' | 'L' | 'A',
  turn: string,
  chits: number[],
  more: PositionDoc = {},
  units: Units = {},
): TestTable =>
  table({
    turn,
    cup: [letter],
    camps: ['mantova', 'valenza', 'torino'],
    raided: QUIET,
    units: { ...FAR, ...units },
    hands: letter === 'G' || letter === 'F' ? { france: chits } : { spain: chits },
    ...more,
  });

const gonzaga = (turn: string, chits: number[], more: PositionDoc = {}, units: Units = {}): TestTable =>
  drawn('G', turn, chits, more, units);
const milan = (turn: string, chits: number[], more: PositionDoc = {}, units: Units = {}): TestTable =>
  drawn('M', turn, chits, more, units);

test('M16-1 M16-3 chits of both colours are held and played alike, and Mandatory ones by whoever holds them', () => {
  const t = gonzaga('Sep 1630', [2, 43], { morale: { gonzaga: 6 } }, { A1: 'pavia' });
  t.run('act', 'play #43', 'play #2');
  expect([t.isDisrupted('A1'), t.morale('spain'), t.morale('gonzaga')]).toEqual([true, 6, 7]);
});

test('M16-2 a chit of the other side is held and discarded, but not played', () => {
  const t = gonzaga('May 1628', [9]);
  t.run('act');
  expect(t.no('play #9')).toBe('M16-2');
  const draws = table({ turn: 'May 1628', cup: ['G', 'M'], units: FAR, hands: { france: [9, 2, 12, 20] } }, 0);
  draws.script(0).run('draw', 'discard #9');
  expect(draws.s.discard).toEqual([8]);
});

test('M16-4 the player of a chit names zones, the owner chooses the unit; Forts do not help and Commanders are not checked', () => {
  const t = gonzaga(
    'May 1628',
    [12],
    { forts: { spain: ['pavia'] } },
    there('pavia', 'M1', 'M2', 'M3', 'M4', 'M9', 'M11'),
  );
  t.run('act', 'play #12');
  expect([t.asked, t.can('name')]).toEqual(['france', ['pavia']]);
  expect(t.no('name milano')).toBe('M5.1-3');
  t.script(4).run('name pavia');
  expect([t.at, t.asked]).toEqual(['losses.choose', 'spain']);
  t.run('hit M11');
  expect([t.isDisrupted('M11'), t.log().some(({ key }) => key.startsWith('commander'))]).toEqual([true, false]);
});

test('M16.1-1 M16.1-3 M16.1-4 E8 a Mandatory chit is played first, forbids drawing, and counts', () => {
  const t = gonzaga('May 1628', [11, 2], { morale: { gonzaga: 6 } }, { G2: 'casale' });
  expect(t.no('draw')).toBe('M16.1-3');
  t.run('act');
  expect([t.no('zone casale'), t.no('play #2'), t.no('end')]).toEqual(['M16.1-4', 'M16.1-4', 'M16.1-4']);
  t.run('play #11');
  expect([t.morale('gonzaga'), t.points('spain'), t.can('play')]).toEqual([5, 3, ['2']]);
  const three = gonzaga('May 1628', [11, 2], { morale: { gonzaga: 6 } }, { G1: 'casale' });
  three.run('command G1', 'play #11');
  expect(three.no('play #2')).toBe('M5-4');
  // M15-5
  const low = gonzaga('May 1628', [11, 2], { morale: { gonzaga: 2 } });
  low.run('act', 'play #11');
  expect(low.no('play #2')).toBe('M15-5');
});

test('M16.1-1 it can be played even if it changes nothing', () => {
  const t = gonzaga('Oct 1629', [31], {}, { M1: 'eliminated' });
  t.run('act', 'play #31');
  expect(t.morale('spain')).toBe(6);
});

test('M16.1-2 it can never be discarded, neither by its holder nor by an effect', () => {
  const t = gonzaga('May 1628', [3], { hands: { france: [3], spain: [11, 15] } });
  t.run('act', 'play #3');
  expect([t.hand('spain'), t.at]).toEqual([[11, 15], 'activation.choose']);
});

test('M16.1-2 M16.1-7 M16.3-2 whoever asks for such a chit reads why it stays', () => {
  const spies = gonzaga('May 1628', [3], { hands: { france: [3], spain: [2, 5, 11] } });
  spies.run('act', 'play #3');
  expect([spies.no('expose #5'), spies.no('expose #11'), spies.no('expose #9')]).toEqual([
    'M16.3-2',
    'M16.1-2',
    'M16-4',
  ]);
  const fleet = gonzaga('Jul 1630', [17], { hands: { france: [17], spain: [2, 5, 40] } });
  fleet.run('act', 'play #17');
  expect([fleet.no('discard #5'), fleet.no('discard #40'), fleet.no('discard #9')]).toEqual([
    'M16.3-2',
    'M16.1-7',
    'M5.1-1',
  ]);
});

test('M16.1-5 of several one is the duty; a second may follow', () => {
  const t = gonzaga('Nov-Dec 1628', [11, 15, 16]);
  t.run('act', 'play #15');
  expect(t.can('end')).toEqual(['true']);
  t.run('play #16');
  expect(t.hand('france')).toEqual([11]);
});

test('M16.1-6 E54 a Mandatory chit before its date is kept and does not forbid drawing, unless the table plays as printed', () => {
  const doc = (holding: string): TestTable =>
    table({ turn: 'Mar 1629', options: { holding }, cup: ['G', 'M'], units: FAR, hands: { france: [43] } }, 0);
  const t = doc('free');
  t.script(2).run('draw');
  expect(t.hand('france')).toEqual([3, 43]);
  expect(doc('printed').no('draw')).toBe('M16.1-6');
  const due = gonzaga('Sep 1630', [43]);
  due.run('act');
  expect(due.no('end')).toBe('M16.1-4');
});

test('M16.1-7 a conditional chit is never discarded, Mandatory while its condition held at the start, else optional', () => {
  const holds = gonzaga('May 1629', [27], {}, { F3: 'susa' });
  expect(holds.no('draw')).toBe('M16.1-3');
  const optional = gonzaga('May 1629', [27, 2, 12, 20]);
  optional.run('act');
  expect(optional.can('end')).toEqual(['true']);
  optional.run('play #27');
  expect([optional.morale('savoy'), optional.points('france'), optional.s.removed]).toEqual([7, 0, [26]]);
  const full = table({ turn: 'May 1629', cup: ['G', 'M'], units: FAR, hands: { france: [27, 2, 12, 20] } }, 0);
  full.script(0).run('draw');
  expect(full.no('discard #27')).toBe('M16.1-7');
});

test('M16.2-1 E3 a dated chit is played in its turn and later, not before; M16.2-2 it may be discarded', () => {
  expect(milan('Jan-Feb 1628', [9]).run('act').no('play #9')).toBe('M16.2-1');
  const sequestration = (turn: string): string[] => gonzaga(turn, [11]).run('act').can('play');
  expect([sequestration('Mar 1628'), sequestration('Apr 1628'), sequestration('Oct 1628')]).toEqual([
    [],
    ['11'],
    ['11'],
  ]);
  const t = table({ turn: 'Jan-Feb 1628', cup: ['M', 'S'], units: FAR, hands: { spain: [9, 2, 12, 22] } }, 1);
  t.script(0).run('draw', 'discard #9');
  expect(t.s.discard).toEqual([8]);
});

test('M16.2-1 E55 the months of a double box are one turn', () => {
  // November 1628: box 10; March 1629: box 12; September 1630: box 28.
  expect(gonzaga('Nov-Dec 1628', [16]).run('act').can('play')).toEqual(['16']);
  expect(gonzaga('Oct 1628', [16]).run('act').can('play')).toEqual([]);
  expect([table({ turn: 12, units: FAR }, 0).s.turn, table({ turn: 'Mar 1629', units: FAR }, 0).s.turn]).toEqual([
    11, 11,
  ]);
  expect([table({ turn: 28, units: FAR }, 0).s.turn, table({ turn: 'Sep 1630', units: FAR }, 0).s.turn]).toEqual([
    27, 27,
  ]);
});

test('M16-1 chit 1: the units of the named zone have one point more in this activation', () => {
  const t = milan('May 1628', [1], {}, { M2: 'pavia', M3: 'milano', M1: 'pavia' });
  t.run('command M1', 'play #1', 'name pavia', 'zone pavia', 'march M2');
  expect(t.frame).toMatchObject({ points: 4 });
  t.run('stop', 'finish', 'zone milano', 'march M3');
  expect(t.frame).toMatchObject({ points: 3 });
  expect(milan('May 1628', [1]).run('act', 'play #1').no('name pavia')).toBe('M5.2-1');
});

test('M16-1 chits 2, 9, 11, 15, 16 and 18 change Morale and points', () => {
  expect(
    gonzaga('May 1628', [2], { morale: { gonzaga: 4 } })
      .run('act', 'play #2')
      .morale('gonzaga'),
  ).toBe(5);
  const partition = milan('May 1628', [9]).run('act', 'play #9');
  expect([partition.morale('spain'), partition.morale('savoy'), partition.points('spain')]).toEqual([8, 8, 2]);
  const harvest = gonzaga('Sep 1628', [15]).run('act', 'play #15');
  expect([
    harvest.morale('gonzaga'),
    harvest.morale('spain'),
    harvest.morale('savoy'),
    harvest.morale('france'),
  ]).toEqual([6, 6, 6, 0]);
  expect(gonzaga('Nov-Dec 1628', [16]).run('act', 'play #16').morale('spain')).toBe(6);
  const rochelle = gonzaga('Nov-Dec 1628', [18], {}, { F3: 'guillestre' }).run('act', 'play #18');
  expect([rochelle.points('france'), rochelle.morale('france')]).toEqual([0, 8]);
});

test('M15-2 chit 18 before France is in play: it enters with 8', () => {
  const t = gonzaga('Nov-Dec 1628', [18, 5]);
  t.run('act', 'play #5', 'play #18');
  expect(t.morale('france')).toBe(8);
  const before = gonzaga('Nov-Dec 1628', [18]).run('act', 'play #18');
  expect([before.morale('france'), before.s.entering[0]]).toEqual([0, 8]);
});

test('M16-1 MH-2 chit 3: the hand is seen by the player of the chit alone, who has one chit discarded', () => {
  const t = gonzaga('May 1628', [3], { hands: { france: [3], spain: [2, 11, 21] } });
  t.run('act', 'play #3');
  expect([t.asked, t.can('expose')]).toEqual(['france', ['2', '21']]);
  expect([t.no('expose #11'), t.no('expose #5')]).toEqual(['M16.1-2', 'M16-4']);
  const hand = (side: 'france' | null): unknown => {
    const view = t.view(side) as { hands: { chits: number[] }[] };
    return view.hands.map(({ chits }) => chits.length).sort();
  };
  expect([hand('france'), hand(null)]).toEqual([
    [0, 3],
    [0, 0],
  ]);
  expect(t.undo('france')).toBe(false);
  t.run('expose #21');
  expect([t.hand('spain'), t.s.discard.includes(20)]).toEqual([[2, 11], true]);
});

test('M16-1 chit 4: rain keeps the zone’s units from rivers and guns, and slows Cavalry', () => {
  const t = gonzaga(
    'May 1628',
    [],
    { hands: { spain: [4], france: [] }, cup: ['G'] },
    { ...there('trino', 'G2', 'G8') },
  );
  t.run('act', 'zone trino', 'respond #4', 'march G2');
  expect(t.no('step pontestura')).toBe('M16-1');
  t.run('stop', 'march G8');
  expect(t.frame).toMatchObject({ points: 4 });
});

test('M16-1 chits 10 and 39: a side with an own unit outside loses two Levels, by a die at Casale', () => {
  const casale = (die: number): TestTable =>
    milan('May 1628', [10], {}, { M2: 'rosignano', M3: 'frassineto' }).run('act', 'play #10').script(die);
  const t = casale(2);
  expect([t.can('side'), t.no('side casale-trino')]).toEqual([['casale-frassineto', 'casale-rosignano'], 'M5.1-3']);
  expect(t.run('side casale-rosignano').level('casale-rosignano')).toBe(3);
  expect(casale(3).run('side casale-rosignano').level('casale-rosignano')).toBe(5);
  const mantua = milan('Jul 1630', [39], { levels: { 'mantova-cerese': 1 } }, { M2: 'cerese' });
  expect(mantua.run('act', 'play #39', 'side mantova-cerese').level('mantova-cerese')).toBe(0);
  expect(milan('May 1628', [10]).run('act').no('play #10')).toBe('M5.1-3');
});

test('M16-1 chit 12 strikes the hungry, however few', () => {
  const t = gonzaga('May 1628', [12], {}, { M2: { at: 'pavia', outOfSupply: true } });
  t.run('act', 'play #12').script(5).run('name pavia');
  expect(t.isDisrupted('M2')).toBe(false);
});

test('M16-1 chit 13: one roll of Guastatori may be repeated, and the second counts', () => {
  const t = milan('May 1628', [13], {}, there('rosignano', 'M11', 'M12'));
  t.run('act', 'play #13', 'zone rosignano').script(6).run('mine M11');
  expect([t.at, t.asked]).toEqual(['engineers.rolled', 'spain']);
  t.script(1).run('reroll');
  expect(t.mines('casale-rosignano')).toBe(1);
  t.script(6).run('mine M12');
  expect(t.mines('casale-rosignano')).toBe(1);
  const kept = milan('May 1628', [13], {}, there('rosignano', 'M11'));
  kept.run('act', 'play #13', 'zone rosignano').script(2).run('mine M11', 'keep');
  expect(kept.mines('casale-rosignano')).toBe(1);
});

test('M16-1 chit 14: besieged units fire first at the zone the attack comes from; who is lost does not act', () => {
  const t = milan(
    'May 1628',
    [],
    { hands: { france: [14] }, discard: [4] },
    { M11: { at: 'rosignano', back: true }, ...there('casale', 'G2', 'G3', 'G4', 'G5') },
  );
  t.run('act', 'zone rosignano', 'mine M11');
  expect([t.at, t.asked]).toEqual(['response.dice', 'france']);
  t.run('respond #14', 'with G2', 'with G3');
  expect([t.no('with G14'), t.no('with G2')]).toEqual(['M16-1', 'M16-1']);
  t.script(4, 3, 6).run('with G5');
  // Attack values 3: one hit, and the engineer is gone before his die.
  expect([t.where('M11'), t.mines('casale-rosignano')]).toEqual(['eliminated', 0]);
});

test('M16-1 chit 17: the discarding side chooses, if it has something', () => {
  const t = gonzaga('Oct 1628', [17], { hands: { france: [17], spain: [2, 7] } });
  t.run('act', 'play #17');
  expect([t.asked, t.no('discard #7')]).toEqual(['spain', 'M16.3-2']);
  // Whether Spain is asked tells what it holds.
  expect(t.undo('france')).toBe(false);
  t.run('discard #2');
  expect(t.hand('spain')).toEqual([7]);
  const none = gonzaga('Oct 1628', [17], { hands: { france: [17], spain: [7] } }).run('act', 'play #17');
  expect([none.hand('spain'), none.undo('france')]).toEqual([[7], false]);
});

test('M16-1 M16.3-4 chit 19: a French group waits one box more; without one France loses Morale', () => {
  const groups = [
    { chit: 5, due: 'Aug 1628' },
    { chit: 26, due: 'Mar 1629' },
  ];
  const t = milan('May 1628', [19], { groups, removed: [5] }, {});
  t.run('act', 'play #19');
  expect(t.can('delay')).toEqual(['26', '5']);
  expect(t.no('delay #7')).toBe('M16-4');
  t.run('delay #5');
  expect(t.s.groups.map(({ due }) => due)).toEqual([7, 11]);
  const one = milan('May 1628', [19], { groups: groups.slice(0, 1), removed: [5] }).run('act', 'play #19');
  expect(one.s.groups[0]?.due).toBe(7);
  const none = milan('May 1629', [19], {}, { F3: 'guillestre' }).run('act', 'play #19');
  expect(none.morale('france')).toBe(6);
  expect(milan('May 1628', [19]).run('act').no('play #19')).toBe('M5.1-3');
});

test('M16-1 chit 23: two is added to a Raid die, natural 1 and 6 keep their sense', () => {
  const raid = (die: number): string[] => {
    const t = milan(
      'May 1628',
      [],
      { hands: { france: [23] }, raided: [], discard: [4] },
      there('pontestura', 'M2', 'M3', 'M4'),
    );
    t.run(
      'act',
      'zone pontestura',
      'march M2',
      'join M3',
      'join M4',
      'raid',
      'with M2',
      'with M3',
      'with M4',
      'attempt',
    );
    expect([t.at, t.asked]).toEqual(['response.dice', 'france']);
    return t
      .script(die)
      .run('respond #23')
      .log()
      .map(({ key }) => key)
      .filter((key) => key.startsWith('raid.'));
  };
  expect([raid(1), raid(2), raid(6)]).toEqual([['raid.succeeds'], ['raid.misses'], ['raid.fails']]);
});

test('M16-1 chit 24: the Commander of Milan has Leadership 1 for zones and recall', () => {
  const t = milan('May 1628', [], { hands: { france: [24] } }, { M1: 'pavia', M2: 'pavia', M3: 'milano' });
  t.run('command M1', 'respond #24', 'zone pavia', 'finish');
  expect(t.no('zone milano')).toBe('M5-4');
});

test('M16-1 chit 25: Attack Supply without a Camp for the supplied units of a zone, not with Low Morale', () => {
  const t = milan('May 1628', [25], { camps: [] }, { M2: 'valenza', G2: 'frassineto' });
  t.run('act', 'play #25', 'name valenza', 'zone valenza', 'march M2');
  expect(t.can('step')).toContain('frassineto');
  expect(
    milan('May 1628', [25], { morale: { spain: 2 } })
      .run('act')
      .no('play #25'),
  ).toBe('M5.1-3');
});

test('M16-1 chit 27: Savoy loses Morale, its marker goes to the box and is left out of the next refill', () => {
  const t = table({ turn: 'May 1629', cup: ['G', 'S'], units: { ...FAR, F3: 'susa' }, hands: { france: [27] } }, 0);
  t.run('act', 'play #27');
  expect([t.morale('savoy'), t.points('france'), t.cup, t.box]).toEqual([6, 0, '', 'MSF']);
  t.script(0).run('end');
  expect([t.box, t.cup.includes('S'), t.s.resting]).toEqual(['S', false, []]);
});

test('M16-1 chit 27 in Savoy’s own activation: it goes on, and then the same', () => {
  const t = drawn('S', 'May 1629', [27], {}, { F3: 'susa', S2: 'torino' });
  t.run('act', 'play #27', 'zone torino', 'march S2', 'stop', 'finish').script(0).run('end');
  expect(t.box).toBe('S');
});

test('M16-1 chit 30: France gains Morale and one Infantry, if it is in play', () => {
  const t = gonzaga('Jul 1629', [30], {}, { F3: 'guillestre', F4: 'eliminated', F11: 'eliminated' });
  t.run('act', 'play #30');
  expect([t.morale('france'), t.can('bring')]).toEqual([8, ['F4']]);
  t.run('bring F4');
  expect(t.where('F4')).toBe('guillestre');
  expect(gonzaga('Jul 1629', [30]).run('act').no('play #30')).toBe('M5.1-3');
});

test('M16-1 chits 31, 41 and 43: the Commander is turned where he stands, if he is there; M7.4-2', () => {
  const t = gonzaga('Oct 1629', [31], {}, { M1: 'pavia' }).run('act', 'play #31');
  expect([t.isDisrupted('M1'), t.where('M1'), t.morale('spain')]).toEqual([true, 'pavia', 6]);
  const duke = gonzaga('Jul 1630', [41], {}, { S1: { at: 'torino', back: true } }).run('act', 'play #41');
  expect([duke.isDisrupted('S1'), duke.where('S1'), duke.morale('savoy')]).toEqual([true, 'torino', 6]);
});

test('M16-1 chit 34: each zone with four or more Infantry and Cavalry of either side rolls, and the owner chooses', () => {
  const t = gonzaga(
    'Oct 1629',
    [34],
    {},
    {
      ...there('pavia', ...some('M', 2, 5)),
      ...there('goito', ...some('G', 2, 5)),
      ...there('novara', 'S2', 'S3', 'S5'),
    },
  );
  t.script(5, 4).run('act', 'play #34');
  expect([t.asked, t.at]).toEqual(['spain', 'losses.choose']);
  t.run('hit M3');
  expect([t.isDisrupted('M3'), t.isDisrupted('G2'), t.s.discard.includes(33)]).toEqual([true, false, true]);
});

test('M16-1 chit 35: Casale, then Mantua, each with a die', () => {
  const t = gonzaga('Apr 1630', [35], {}, { G2: 'casale', G3: 'mantova' });
  t.script(3, 4).run('act', 'play #35');
  expect(t.asked).toBe('france');
  t.run('hit G14');
  expect([t.where('G14'), t.where('G15')]).toEqual(['eliminated', 'mantova']);
});

test('M16-1 chits 36 and 40: points and Morale if the condition holds', () => {
  const t = gonzaga('Mar 1630', [36], {}, { F3: 'pinerolo' }).run('act', 'play #36');
  expect([t.points('france'), t.morale('savoy')]).toEqual([2, 6]);
  // A Gonzaga unit is not French.
  const not = gonzaga('Mar 1630', [36], {}, { G2: 'pinerolo' }).run('act', 'play #36');
  expect([not.points('france'), not.morale('savoy')]).toEqual([0, 7]);
  const taken: Units = { M2: 'mantova', M13: 'milano', G14: 'casale' };
  const sack = milan('Jul 1630', [40], { units: taken, camps: ['casale', 'valenza'] }).run('act', 'play #40');
  expect([sack.points('spain'), sack.morale('gonzaga')]).toEqual([2, 5]);
});

test('M16-1 M16.6-4 chit 42: two Landsknechts leave for good, as their owner likes', () => {
  const t = gonzaga('Jul 1630', [42], {}, { ...there('cremona', 'L1', 'L2', 'L3', 'L4') });
  t.run('act', 'play #42');
  expect([t.asked, t.no('withdraw L1')]).toEqual(['spain', 'M16-4']);
  t.run('withdraw L2', 'withdraw L4');
  expect([t.where('L2'), t.where('L3'), t.where('L4'), t.morale('spain')]).toEqual([
    'removed',
    'cremona',
    'removed',
    6,
  ]);
  const few = gonzaga('Jul 1630', [42], {}, { L2: 'cremona' }).run('act', 'play #42');
  expect(few.where('L2')).toBe('removed');
});

test('M16-1 chit 45: to the end of the turn no enemy-held zone of the main section is entered, nobody besieges Casale', () => {
  const t = table(
    {
      turn: 'Sep 1630',
      cup: ['M', 'S'],
      camps: ['mantova', 'valenza', 'torino'],
      raided: QUIET,
      hands: { spain: [45] },
      units: { ...FAR, M2: 'valenza', ...there('rosignano', 'S7', 'S8'), G2: 'frassineto' },
      morale: { savoy: 7 },
    },
    1,
  );
  t.run('act', 'play #45', 'zone valenza', 'march M2');
  expect(t.no('step frassineto')).toBe('M16-1');
  t.run('stop', 'finish', 'end', 'act', 'zone rosignano');
  expect(
    [t.no('bombard casale'), t.no('mine S8')].every((rule) => rule === 'M16-1' || rule === 'M8-4' || rule === 'M9.1-1'),
  ).toBe(true);
  const siege = milan('Sep 1630', [45], {}, there('rosignano', 'M9', 'M11'));
  siege.run('act', 'play #45', 'zone rosignano');
  expect([siege.no('bombard casale'), siege.no('mine M11')]).toEqual(['M16-1', 'M16-1']);
  siege.script(0).run('finish', 'end');
  expect(siege.s.truce).toBe(false);
});

test('M17-2 M4-4 E56 chit 46: the Game End marker moves; behind the present turn the game ends at once', () => {
  const diet = (turn: string, die: number, taken: boolean): TestTable =>
    gonzaga(turn, [46], {}, taken ? { M2: 'casale', G14: 'trino' } : {})
      .script(die)
      .run('act', 'play #46');
  const october = diet('Oct 1630', 3, true);
  expect([october.s.end, october.over]).toEqual([28, null]);
  expect(diet('Oct 1630', 4, true).s.end).toBe(30);
  expect([diet('Oct 1630', 1, false).s.end, diet('Oct 1630', 2, false).s.end]).toEqual([28, 29]);
  const now = diet('Nov-Dec 1630', 1, true);
  expect(now.over).toMatchObject({ rule: 'M17-5' });
  expect([now.points('spain'), now.points('france')]).toEqual([10, 11]);
});

test('M16-1 chit 47: a battle at Casale does not take place, and all attackers go back over whatever border', () => {
  const t = milan(
    'Oct 1630',
    [],
    { hands: { france: [47] }, discard: [4], camps: ['mantova', 'trino'] },
    { M2: 'trino', G2: 'pontestura' },
  );
  t.run('act', 'zone trino', 'march M2', 'step pontestura');
  expect([t.at, t.asked]).toEqual(['response.dice', 'france']);
  t.run('respond #47');
  expect([t.where('M2'), t.where('G2'), t.isActivated('M2'), t.s.removed]).toEqual(['trino', 'pontestura', true, [46]]);
  const far = milan(
    'Oct 1630',
    [],
    { hands: { france: [47] }, discard: [4], camps: ['mantova', 'nizza'], raided: ['alba'] },
    { M2: 'nizza', G2: 'alba' },
  );
  far.script(6, 6).run('act', 'zone nizza', 'march M2', 'step alba');
  expect(far.asked).toBe('spain');
});

test('M16-1 M6-16 chit 47: there is no peace for raiders who rode on from among enemies: they have nowhere to go back to', () => {
  const t = milan(
    'Oct 1630',
    [],
    { hands: { france: [47] }, discard: [4, 23], raided: [] },
    { M8: 'valenza', G2: 'frassineto', G3: 'rosignano' },
  );
  t.script(4).run('act', 'zone valenza', 'march M8', 'step frassineto', 'raid', 'with M8', 'attempt');
  t.script(6, 6).run('step rosignano', 'face');
  // Nobody is asked: the battle is fought, and what lies behind is enemy-held.
  expect([t.hand('france'), t.where('M8')]).toEqual([[47], 'eliminated']);
});

test('M16.6-1 M16.6-3 E46 a point brings back one eliminated unit of the Command and type; what is not spent is lost', () => {
  const t = gonzaga('May 1628', [20], { units: { G14: 'mantova', G2: 'eliminated', M13: 'milano' } });
  t.run('act', 'play #20', 'bring G2');
  expect([t.where('G2'), t.at]).toEqual(['mantova', 'activation.choose']);
  expect(gonzaga('May 1628', [20]).run('act').no('play #20')).toBe('M5.1-3');
  const forgo = gonzaga('May 1628', [20], {}, { G2: 'eliminated', G3: 'eliminated' }).run('act', 'play #20', 'forgo');
  expect([forgo.where('G2'), forgo.at]).toEqual(['eliminated', 'activation.choose']);
});

test('M16.6-2 only to zones that held units of the Command when it was played', () => {
  const t = gonzaga('May 1628', [20], {}, { G2: 'eliminated', G3: 'eliminated', F3: 'trino' });
  t.run('act', 'play #20', 'bring G2');
  expect([t.can('put'), t.no('put trino')]).toEqual([['casale', 'mantova'], 'M16.6-2']);
  t.run('put casale', 'bring G3', 'put casale');
  expect([t.where('G2'), t.where('G3')]).toEqual(['casale', 'casale']);
});

test('M16.6-4 M7.4-5 Garrisons too; Commanders, Camps, the removed and those never brought are not', () => {
  const t = gonzaga(
    'May 1628',
    [20],
    {},
    { G1: 'eliminated', G16: 'eliminated', G12: 'eliminated', G3: 'removed', G2: { at: 'eliminated' } },
  );
  t.run('act', 'play #20');
  expect([t.can('bring'), t.no('bring G1'), t.no('bring G4')]).toEqual([['G16', 'G2'], 'M16.6-1', 'M16.6-1']);
});

test('M16.6-5 they come in good order without markers, also into a besieged Fortress, and may act', () => {
  const t = gonzaga('May 1628', [20], {
    units: {
      G14: 'casale',
      G2: 'eliminated',
      M2: 'frassineto',
      M3: 'rosignano',
      M4: 'pontestura',
      M5: 'trino',
      M8: 'lomellina',
    },
  });
  t.run('act', 'play #20', 'bring G2', 'zone casale');
  expect([t.can('march'), t.isDisrupted('G2'), t.isOutOfSupply('G2')]).toEqual([['G14', 'G2'], false, false]);
});

test('M16.6-2 M6-12 M10-7 beside a Commander who stood alone they take the enemy Camp and deal with the Forts', () => {
  const t = milan(
    'May 1628',
    [22],
    { camps: ['frassineto', 'valenza'], forts: { france: ['frassineto'] }, fortsLeft: { spain: 1 } },
    { M1: 'frassineto', M2: 'eliminated' },
  );
  t.run('act', 'play #22', 'bring M2', 'put frassineto');
  expect([t.camp(0), t.at, t.asked]).toEqual(['eliminated', 'occupy.fort', 'spain']);
  t.run('convert');
  expect([t.forts('france'), t.forts('spain'), t.at]).toEqual([[], ['frassineto'], 'activation.choose']);
});

test('M16.6-1 M14.3-2 of several Commands one is chosen; Major Infantry is one unit', () => {
  const t = milan('May 1630', [49], {}, { A2: 'eliminated', A3: 'pavia', L2: 'eliminated', L3: 'cremona' });
  t.run('act', 'play #49');
  expect([t.can('reinforce'), t.no('reinforce M')]).toEqual([['A', 'L'], 'M16.6-3']);
  t.run('reinforce A');
  expect(t.can('bring')).toEqual(['A2']);
  t.run('bring A2');
  expect([t.where('A2'), t.where('L2')]).toEqual(['pavia', 'eliminated']);
});
