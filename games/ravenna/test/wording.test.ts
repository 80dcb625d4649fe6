/** What is asked, and what each answer leads to, in words. */

import { labelIn, questionIn, textOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { field, marked, rolls } from './battlefield.ts';
import { execution, issued, until } from './command.ts';
import { newGame, ravenna, type TestTable, table } from './table.ts';

type Language = 'en' | 'it';

function asked(t: TestTable, who: string, language: Language = 'en'): string {
  const { key, args } = questionIn(ravenna, t.rules, t.frame, t.seat(who));
  return textOf(ravenna, t.rules, key, args, language);
}

const about = (t: TestTable, who: string): readonly string[] =>
  questionIn(ravenna, t.rules, t.frame, t.seat(who)).about;

function said(t: TestTable, who: string, verb: string, arg: string | null = null, language: Language = 'en'): string {
  const { key, args } = labelIn(ravenna, t.rules, t.frame, t.seat(who), { verb, arg });
  return textOf(ravenna, t.rules, key, args, language);
}

test('R2.8 set-up: whose Units, where, and which of how many', () => {
  const t = newGame();
  expect(asked(t, 'F2')).toBe('B2 (1 of 3): do German Landsknecht Pikemen and Arquebusiers stand well?');
  expect(about(t, 'F2')).toEqual(['area:B2', 'unit:F5', 'unit:F6']);
  t.act('F2', 'ready');
  expect(asked(t, 'F1')).toContain('D2 (2 of 3)');
  expect(asked(t, 'F1', 'it')).toMatch(/^D2 \(2 di 3\)/);
});

test('R5.3 R6.1 the orders question changes with each Order and says for whom', () => {
  const t = table({ phase: 1 });
  expect(asked(t, 'F1')).toBe('In secret: play one of your two Strategy cards.');
  expect(said(t, 'F1', 'play', 'strategy:F1')).toBe('Play Preparation: Wait, Movement and Movement');
  t.act('F1', 'play', 'strategy:F1');
  expect(asked(t, 'F1')).toBe(
    'Preparation, Orders left on it: Wait, Movement and Movement. Which Order for Gaston de Foix? (1 of 3)',
  );
  expect([said(t, 'F1', 'issue', 'order:M'), said(t, 'F1', 'issue', 'order:A')]).toEqual([
    'Issue Movement',
    'Issue Attack: against the Strategy, −4 Moral',
  ]);
  t.act('F1', 'issue', 'order:M');
  expect(asked(t, 'F1')).toContain('Which Order for Alfonso d’Este? (2 of 3)');
  expect(about(t, 'F1')).toEqual(['commander:F2']);
});

test('R7.2 R7.4 R7.12 execution names Commander and Order, and how many are marked', () => {
  const t = execution('WMM', 'MPW');
  until(t, 'F1');
  expect(asked(t, 'F1')).toBe('Gaston de Foix: the Order is Wait. Accept it, or reject it?');
  expect([said(t, 'F1', 'accept'), said(t, 'F1', 'reject')]).toEqual(['Accept Wait', 'Reject Wait']);
  t.act('F1', 'reject');
  expect(asked(t, 'F1')).toBe('Gaston de Foix has rejected Wait: a new Order, or a Personal Initiative?');
  t.act('F1', 'initiative', 'unit:F3');
  expect(asked(t, 'F1')).toBe('Gendarmes of La Palice: choose the Personal Initiative, in secret.');
  expect(said(t, 'F1', 'choose', 'initiative:F1')).toMatch(/^Choose Break Asunder: −1 Moral\. The Unit attacks/);
  const other = execution('WMM', 'MPW');
  until(other, 'F2');
  other.act('F2', 'accept');
  other.act('F2', 'mark', 'unit:F5');
  expect(asked(other, 'F2')).toBe(
    'Alfonso d’Este, Movement: which Units shall carry it out? 1 of 4 marked, at least one.',
  );
  expect(said(other, 'F2', 'mark', 'unit:F7')).toBe('Mark Cannons: no shot this turn');
});

test('R10.3 R10.16 R10.26 a shot names its shooter, range and chance', () => {
  const t = field(4, { F7: 'C2/S', F1: 'C3/S', L9: 'C4/N', L5: 'D3/N/N' });
  expect(asked(t, 'F2')).toBe('Cannons in C2, facing south: shoot at an Area, or hold your fire. 1 shot.');
  expect(said(t, 'F2', 'fire', 'area:D3')).toMatch(/^Shoot at D3: range 2, 100 %; over friends/);
  expect(about(t, 'F2')).toEqual(['unit:F7']);
});

test('R11.6 R11.7 R13.10 a march says what is left, when it meets the enemy, and when the melee begins', () => {
  const t = field(5, { F4: marked('C1/S/S'), L9: 'C4/NW/N' }, { F1: 'A' });
  expect(asked(t, 'F1')).toBe(
    'Men-at-Arms of the Household in C1, facing south: go and attack. Left: 2 advances, 1 turn.',
  );
  expect(said(t, 'F1', 'halt')).toBe('Halt: not carried out, −1 Moral');
  t.act('F1', 'advance', 'area:C2');
  expect(said(t, 'F1', 'advance', 'area:C3')).toBe('Advance to C3, up to the enemy in C4');
  t.act('F1', 'advance', 'area:C3');
  expect(said(t, 'F1', 'halt')).toBe('Halt: the melee with C4 begins');
  expect(said(t, 'F1', 'halt', null, 'it')).toBe('Fermati: comincia la mischia con C4');
});

test('R13.17 a Movement that ends where it began says that it fails', () => {
  const t = field(6, { F4: marked('C1/N/N') }, { F1: 'M' });
  expect(said(t, 'F1', 'halt')).toBe('Halt: not carried out, −1 Moral');
  expect(said(t, 'F1', 'advance', 'off')).toBe('Leave the field: destroyed');
  t.act('F1', 'turn', 'face:E');
  expect(said(t, 'F1', 'halt')).toBe('Halt');
});

test('R11.8 R11.9 a melee names both, what they bring, and the die', () => {
  const t = field(5, { F5: marked('C4/S'), L9: 'C5/NW/N', L10: 'C5/NE/N' }, { F2: 'A' });
  t.act('F2', 'halt');
  expect(asked(t, 'L1')).toBe('German Landsknecht Pikemen: an attack on C5. Which of your Units there fights?');
  expect(said(t, 'L1', 'name', 'unit:L10')).toMatch(/^Spanish Swordsmen: \d against \d$/);
  rolls(t, 2);
  t.act('L1', 'name', 'unit:L10');
  expect(asked(t, 'F2')).toMatch(
    /^German Landsknecht Pikemen against Spanish Swordsmen: the die shows \d\. Keep it, or roll again \(1 left\)\?$/,
  );
});

test('R12.2 a hit says its result and the weak side; the log says what the cost is made of', () => {
  const t = field(4, { F7: 'C2/S', L9: 'C4/E' });
  rolls(t, 1);
  t.act('F2', 'fire', 'area:C4');
  expect(asked(t, 'L3')).toMatch(/^Spanish Pikemen in C4: hit with a result of \d, on a weak side: 1 more\./);
  t.act('L3', 'withdraw');
  const line = t.log(null).find(({ key }) => key === 'effect.cost');
  expect(textOf(ravenna, t.rules, 'effect.cost', line?.args ?? {}, 'en')).toMatch(
    /^Holy League: \d Moral lost for Spanish Pikemen \(result \d, weak side \+1 and withdrawal −1\)\.$/,
  );
});

test('R17.4 the end names the side, also where several have won, and both scores', () => {
  const t = table({ seats: 6, turn: 8, phase: 7, commanders: issued('WMM', 'MPW'), sides: { F: { moral: 9 } } });
  expect(t.over?.winners).toEqual([3, 4, 5]);
  const told = textOf(ravenna, t.rules, 'end.more-moral', { side: 'side:league', score: 24, rival: 9 }, 'en');
  expect(told).toBe('Victory: Holy League, 24 Moral to 9.');
});

test('R16.4 the referee’s look names Units, values and places as decisions do, and nothing that is hidden', () => {
  const t = table({
    seats: 2,
    phase: 2,
    commanders: issued('WMA', 'PAM'),
    units: { F5: { at: 'B3/NE/S', wounded: true } },
  });
  const seen = ravenna.readable?.(ravenna.components, t.view('L1'), 'en');
  expect(seen).toMatchObject({
    sides: [
      { side: 'side:F', moral: 24, hand: null, orders: null },
      { side: 'side:L', hand: expect.anything() },
    ],
    commanders: [
      { commander: 'commander:F1', issued: null },
      {},
      {},
      { commander: 'commander:L1', issued: 'order:P' },
      {},
      {},
    ],
  });
  expect((seen as { units: readonly unknown[] }).units[4]).toMatchObject({
    unit: 'unit:F5',
    name: 'German Landsknecht Pikemen',
    commander: 'commander:F2',
    area: 'area:B3',
    lies: 'place:F5/NE/S',
    facing: 'face:S',
    values: { melee: 4, advancing: 1, turning: 2 },
    personality: { name: 'Jacob Empser' },
    is: ['wounded'],
  });
});
