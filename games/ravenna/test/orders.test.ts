/** R5 Strategy cards, R6 Orders: phase 1. */

import { expect, test } from 'vitest';
import { execution, issue, pass, told } from './command.ts';
import { newGame, type PositionDoc, type TestTable, table } from './table.ts';

/** Phase 1 with the Strategy cards drawn, by number on the side from 0. */
const phase1 = (doc: PositionDoc = {}, french = 3, league = 4): TestTable =>
  table({ turn: 1, phase: 1, ...doc }, [french, league]);

test('R5.1 R5.2 R2.10 each Chief receives one card of his own deck at random, and so holds two', () => {
  const t = phase1();
  expect([t.side('F').hand, t.side('L').hand]).toEqual([
    [0, 3],
    [0, 4],
  ]);
  expect(t.side('F').deck).toEqual([1, 2, 4, 5, 6, 7, 8]);
  for (const card of [1, 2, 5, 6, 7, 8]) expect(phase1({}, card).side('F').hand).toEqual([0, card]);
  // Preparation is held already and cannot come.
  expect(() => phase1({}, 0)).toThrow(/cannot come up/);
});

test('R5.1 only the receiving Chief learns which card it is', () => {
  const t = phase1({ seats: 4 });
  expect(told(t, 'F1', 'orders.draw-own')).toEqual([{ strategy: 'strategy:F4' }]);
  expect(told(t, 'L1', 'orders.draw-own')).toEqual([{ strategy: 'strategy:L5' }]);
  for (const other of ['F2', 'L2', null]) expect(told(t, other, 'orders.draw-own')).toEqual([]);
  expect(told(t, 'F2', 'orders.draw')).toEqual([{ side: 'side:F' }, { side: 'side:L' }]);
});

test('R5.3 he plays one of the two and keeps the other for the next turn', () => {
  const t = phase1();
  expect(t.args('F1', 'play')).toEqual(['strategy:F1', 'strategy:F4']);
  issue(t, 'F1', 'F4', 'AAM');
  issue(t, 'L1', 'L1', 'MPW');
  expect([t.side('F').played, t.side('F').hand]).toEqual([3, [0]]);
  expect([t.side('L').played, t.side('L').hand]).toEqual([0, [4]]);
});

test('R5.3 not another card, not an enemy card, not two, and not none', () => {
  const t = phase1();
  expect(t.refusal('F1', 'play', 'strategy:F2')).toMatchObject({ rule: 'R5.3', key: 'orders.not-held' });
  for (const no of ['strategy:L1', 'strategy:F10', 'order:A']) expect(t.refusal('F1', 'play', no).code).toBe('unknown');
  expect(t.refusal('F1', 'issue', 'order:A').key).toBe('orders.strategy-first');
  t.act('F1', 'play', 'strategy:F1');
  expect(t.refusal('F1', 'play', 'strategy:F4')).toMatchObject({ rule: 'R5.3', key: 'orders.one-strategy' });
});

test('R5.4 a played card never comes back', () => {
  const t = phase1({ turn: 3, sides: { F: { used: ['F2', 'F3'], hand: ['F1'] } } });
  expect(t.refusal('F1', 'play', 'strategy:F2')).toMatchObject({ rule: 'R5.4', key: 'orders.used' });
  issue(t, 'F1', 'F4', 'AAW');
  issue(t, 'L1', 'L1', 'MPW');
  pass(t, () => t.s.turn === 4);
  expect(t.side('F').used).toEqual([1, 2, 3]);
  expect([...t.side('F').deck, ...t.side('F').hand].sort((a, b) => a - b)).toEqual([0, 4, 5, 6, 7, 8]);
});

test('R5.5 after the draw of turn t there are 8 - t cards in the deck; after the eighth one card is unplayed', () => {
  const t = newGame();
  for (let turn = 1; turn <= 8; turn++) {
    // Nobody is to lose before: only the cards matter here.
    pass(t, () => t.s.turn === turn && t.s.phase === 1);
    expect([turn, t.side('F').deck.length, t.side('L').deck.length]).toEqual([turn, 8 - turn, 8 - turn]);
    for (const side of t.s.sides) side.moral = 24;
  }
  pass(t, () => false);
  expect(t.over).not.toBeNull();
  for (const { hand, used, deck } of t.s.sides) expect([hand.length, used.length, deck.length]).toEqual([1, 8, 0]);
});

test('R5.6 R5.3 a Chief may look at his own played, held and used cards; neither his team-mates nor the enemy may', () => {
  const t = phase1({ seats: 6, turn: 2, sides: { F: { used: ['F2'], hand: ['F1'] } } });
  issue(t, 'F1', 'F4', 'AAM');
  issue(t, 'L1', 'L1', 'MPW');
  const french = (who: string | null): unknown => (t.view(who)['sides'] as unknown[])[0];
  expect(french('F1')).toMatchObject({ played: 3, hand: [0], used: [1] });
  for (const other of ['F2', 'F3', 'L1', null])
    expect(french(other)).toMatchObject({ played: null, hand: null, hasPlayed: true, handCount: 1, used: [1] });
});

test('R6.1 R6.4 one Order for each of the three Commanders, himself first; only the Chief knows them', () => {
  const t = phase1({ seats: 6 });
  issue(t, 'F1', 'F1', 'WMA');
  expect(told(t, 'F1', 'orders.issue')).toEqual([
    { commander: 'commander:F1', order: 'order:W' },
    { commander: 'commander:F2', order: 'order:M' },
    { commander: 'commander:F3', order: 'order:A' },
  ]);
  issue(t, 'L1', 'L1', 'PAM');
  expect(['F1', 'F2', 'F3', 'L1', 'L2', 'L3'].map((id) => t.commander(id).issued)).toEqual([3, 2, 1, 0, 1, 2]);
  for (const other of ['F2', 'F3', null]) expect(told(t, other, 'orders.issue', 'orders.play')).toEqual([]);
  expect(told(t, 'L1', 'orders.play')).toEqual([{ strategy: 'strategy:L1' }]);
});

test('R6.1 a type is issued at most as often as there are cards of it', () => {
  const t = phase1();
  t.act('F1', 'play', 'strategy:F1');
  t.act('F1', 'issue', 'order:W');
  expect(t.refusal('F1', 'issue', 'order:W')).toMatchObject({ rule: 'R6.1', key: 'orders.no-copy' });
  t.act('F1', 'issue', 'order:A');
  expect(t.args('F1', 'issue')).toEqual(['order:P', 'order:A', 'order:M']);
  t.act('F1', 'issue', 'order:A');
  // Three are issued: there is no fourth.
  expect(t.asked).toEqual([t.seat('L1')]);
});

test('R6.2 R6.3 R5.3 E2 Preparation and a League card as they ask, whoever gets which, or anything else', () => {
  const t = phase1({ seats: 4 }, 3, 1);
  issue(t, 'F1', 'F1', 'MWM');
  issue(t, 'L1', 'L2', 'PAM');
  expect([t.side('F').orders, t.side('L').orders]).toEqual([
    [0, 1, 1],
    [1, 2, 3],
  ]);
  expect(t.s.phase).toBe(2);
  const wrong = phase1();
  issue(wrong, 'F1', 'F1', 'AAP');
  issue(wrong, 'L1', 'L1', 'MPW');
  expect([wrong.s.phase, wrong.moral('F')]).toEqual([2, 24]);
});

test('R6.5 the three cards that were not issued stay with the Chief', () => {
  const t = phase1();
  expect(t.side('F').orders).toEqual([0, 1, 1, 2, 2, 3]);
  issue(t, 'F1', 'F1', 'WMM');
  issue(t, 'L1', 'L1', 'PAA');
  expect([t.side('F').orders, t.side('L').orders]).toEqual([
    [0, 1, 1],
    [2, 2, 3],
  ]);
});

test('R6.6 a Commander without Units gets an Order too', () => {
  const t = phase1({ units: { F5: null, F6: null, F7: null, F8: null } });
  issue(t, 'F1', 'F1', 'WMM');
  issue(t, 'L1', 'L1', 'MPW');
  expect(t.commander('F2').issued).toBe(2);
});

test('R6.7 R4.3 both Chiefs at once; neither sees anything of the other before both are ready', () => {
  const t = phase1();
  expect([t.asked, t.match.world.sealed]).toEqual([[0, 1], true]);
  const before = JSON.stringify(t.view('L1'));
  t.act('F1', 'play', 'strategy:F1');
  t.act('F1', 'issue', 'order:M');
  t.act('F1', 'issue', 'order:M');
  expect(JSON.stringify(t.view('L1'))).toBe(before);
  // In the other order just as well, and each may still change his mind.
  expect(t.undo('F1')).toBe(true);
  issue(t, 'L1', 'L1', 'MPW');
  expect([t.s.phase, t.asked]).toEqual([1, [0]]);
  t.act('F1', 'issue', 'order:A');
  t.act('F1', 'issue', 'order:W');
  expect(['F1', 'F2', 'F3'].map((id) => t.commander(id).issued)).toEqual([2, 1, 3]);
  expect(t.undo('F1')).toBe(false);
});

test('R6.8 P is revealed in phase 3, A in 5, M in 6, W in 7', () => {
  const t = execution('PAM', 'WMM', { seats: 2 });
  const revealed = (): string[] => told(t, null, 'reveal.order').map(({ commander, order }) => `${commander} ${order}`);
  pass(t, () => t.s.phase === 5);
  expect(revealed()).toEqual(['commander:F1 order:P', 'commander:F2 order:A']);
  pass(t, () => t.s.phase === 6);
  const moving = ['commander:F3 order:M', 'commander:L2 order:M', 'commander:L3 order:M'];
  expect(revealed().slice(2)).toEqual(moving);
  pass(t, () => t.s.turn === 2);
  expect(revealed().slice(5)).toEqual(['commander:L1 order:W']);
});
