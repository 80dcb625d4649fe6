/** R7 Execution: phase 2. */

import { expect } from 'vitest';
import { accept, execution, issued, mark, pass, told, until } from './command.ts';
import { test } from './seating.ts';
import { alone, table } from './table.ts';

test('R7.1 R4.2 the six Commanders in ascending Priority, sides mixed', () => {
  const t = execution('WMM', 'MPW');
  const order: number[] = [];
  pass(t, () => {
    if (t.at === 'execution.answer') order.push(...t.asked);
    return t.s.phase > 2;
  });
  expect(order).toEqual(['L2', 'F2', 'F1', 'L3', 'F3', 'L1'].map((id) => t.seat(id)));
});

test('R7.2 he sees his Order in his own step, and has done with it before the next one begins', () => {
  const t = execution('WMM', 'MPW');
  expect(told(t, 'L2', 'execution.look')).toEqual([{ commander: 'commander:L2', order: 'order:P' }]);
  for (const other of ['L1', 'L3', 'F2', null]) expect(told(t, other, 'execution.look')).toEqual([]);
  t.act('L2', 'accept');
  expect([t.at, t.asked]).toEqual(['execution.mark', [t.seat('L2')]]);
  mark(t, 'L2', 'L5');
  expect([t.at, t.asked]).toEqual(['execution.answer', [t.seat('F2')]]);
  expect(told(t, 'F2', 'execution.look')).toEqual([{ commander: 'commander:F2', order: 'order:M' }]);
});

test('R7.2 a seat with both Commanders cannot go back behind the Order it has just looked at', () => {
  const t = execution('WMA', 'MPW', { seats: 3, options: { teams: 'french' } });
  until(t, 'F2');
  t.act('F2', 'accept');
  t.act('F2', 'mark', 'unit:F5');
  expect(t.undo('F2')).toBe(true);
  expect(t.unit('F5').marked).toBe(false);
  // Foix is next: nothing is learned, and the last click may be taken back.
  mark(t, 'F2', 'F6');
  expect(t.undo('F2')).toBe(true);
  t.act('F2', 'done');
  // Without Foix and Navarro the same seat sees the Order of Gonzaga next.
  const lonely = execution('WMA', 'MPW', {
    seats: 3,
    options: { teams: 'french' },
    units: Object.fromEntries(['F1', 'F2', 'F3', 'F4', 'L9', 'L10', 'L11', 'L12'].map((unit) => [unit, null])),
  });
  until(lonely, 'F2');
  accept(lonely, 'F2', 'F5');
  expect(lonely.asked).toEqual([lonely.seat('F3')]);
  expect(lonely.undo('F3')).toBe(false);
});

test('R7.3 E3 accepting is public, the Order stays hidden', () => {
  const t = execution('WMM', 'MPW');
  until(t, 'F2');
  accept(t, 'F2', 'F5', 'F6');
  expect(told(t, 'L1', 'execution.accept')).toContainEqual({ commander: 'commander:F2' });
  expect([t.commander('F2').answer, t.commander('F2').shown]).toEqual(['accepted', false]);
  expect(['F5', 'F6', 'F7', 'F8'].map((id) => t.unit(id).marked)).toEqual([true, true, false, false]);
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 24]);
  expect(JSON.stringify(t.log('L1').filter(({ args }) => args['commander'] === 'commander:F2'))).not.toContain(
    'order:',
  );
});

test.each(['P', 'A', 'M', 'W'])('R7.4 with %s too at least one living Unit is marked', (order) => {
  const t = execution('WMM', `${{ P: 'MPW', A: 'MAW', M: 'PMW', W: 'MWP' }[order]}`);
  t.act('L2', 'accept');
  expect(t.refusal('L2', 'done')).toMatchObject({ rule: 'R7.4', key: 'execution.mark-one' });
  t.act('L2', 'mark', 'unit:L5');
  expect(t.refusal('L2', 'mark', 'unit:L5')).toMatchObject({ rule: 'R7.4', key: 'execution.marked' });
  t.act('L2', 'done');
  expect(t.unit('L5').marked).toBe(true);
});

test('R7.4 up to the whole line may be marked, and then the next Commander follows', () => {
  const t = execution('WMM', 'MPW');
  t.act('L2', 'accept');
  for (const unit of ['L5', 'L6', 'L7', 'L8']) t.act('L2', 'mark', `unit:${unit}`);
  expect(t.asked).toEqual([t.seat('F2')]);
});

test('R7.5 any living Unit of his own line, wounded or dug in; never one of another line, not even by the Chief', () => {
  const t = execution('WMM', 'MPW', {
    units: { F1: { wounded: true }, F2: { maintains: true }, F3: null, F7: { maintains: true } },
  });
  until(t, 'F1');
  t.act('F1', 'accept');
  expect(t.args('F1', 'mark')).toEqual(['unit:F1', 'unit:F2', 'unit:F4']);
  expect(t.refusal('F1', 'mark', 'unit:F5')).toMatchObject({ rule: 'R7.5', key: 'execution.other-line' });
  expect(t.refusal('F1', 'mark', 'unit:L1')).toMatchObject({ rule: 'R7.5', key: 'execution.other-line' });
  expect(t.refusal('F1', 'mark', 'unit:F3')).toMatchObject({ rule: 'R7.5', key: 'execution.destroyed' });
  for (const no of ['unit:F13', 'commander:F1', 'F1']) expect(t.refusal('F1', 'mark', no).code).toBe('unknown');
});

test.each([
  ['P', 'PMM', 'F1'],
  ['A', 'AMM', 'F1'],
  ['M', 'WMM', 'F2'],
  ['W', 'WMM', 'F1'],
])('R7.6 R7.7 %s is rejected and turned up at once for everybody, also his own by the Chief', (order, french, who) => {
  const t = execution(french, 'MPW');
  until(t, who);
  t.act(who, 'reject');
  expect(told(t, null, 'execution.reject')).toEqual([{ commander: `commander:${who}`, order: `order:${order}` }]);
  // R7.12: only by a Wait he may have meant something else than another Order.
  expect([t.commander(who).answer, t.moral('F')]).toEqual([order === 'W' ? 'undecided' : 'rejected', 24]);
});

test('R7.8 R7.9 R7.11 E4 a new Order from the unissued cards, hidden; its 2 Moral are paid when it is revealed', () => {
  // A to Colonna; unissued are A, M, W.
  const t = execution('WMM', 'PAM');
  t.act('L2', 'reject');
  expect(t.args('L2', 'order')).toEqual(['order:A', 'order:M', 'order:W']);
  expect(t.refusal('L2', 'order', 'order:P')).toMatchObject({ rule: 'R7.9', key: 'execution.not-in-stock' });
  t.act('L2', 'order', 'order:M');
  expect([t.commander('L2').issued, t.commander('L2').order, t.side('L').orders]).toEqual([1, 2, [1, 3]]);
  mark(t, 'L2', 'L5');
  // He and his Chief know it, nobody else.
  const own = { commander: 'commander:L2', order: 'order:M' };
  for (const who of ['L2', 'L1']) expect(told(t, who, 'execution.new-order-own')).toEqual([own]);
  for (const who of ['L3', 'F1', null]) {
    expect(told(t, who, 'execution.new-order-own')).toEqual([]);
    expect(told(t, who, 'execution.new-order')).toEqual([{ commander: 'commander:L2' }]);
  }
  pass(t, () => t.s.phase === 5 || t.s.phase === 6);
  expect([t.s.phase, t.moral('L')]).toEqual([6, 22]);
  expect(told(t, null, 'reveal.new-order-cost')).toEqual([{ side: 'side:L', points: 2, commander: 'commander:L2' }]);
});

test.asWritten('R7.8 nothing is paid before its phase, so not if the game ends earlier', () => {
  const t = table({
    turn: 1,
    phase: 3,
    commanders: { ...issued('MAW', 'MPA'), L1: { issued: 'M', order: 'W' }, F1: { issued: 'M', order: 'P' } },
    sides: { F: { moral: 2 }, L: { moral: 1 } },
  });
  expect([t.over?.winners, t.moral('L')]).toEqual([[1], 1]);
});

test('R7.9 X20 three rejecters of a side: three cards, two, and the last one; 2 Moral each in their phases', () => {
  const t = execution('WMM', 'MPW');
  const takes = (who: string, order: string, stock: string[], unit: string): void => {
    until(t, who);
    t.act(who, 'reject');
    if (t.at === 'execution.instead') t.act(who, 'anew');
    expect(t.args(who, 'order')).toEqual(stock.map((one) => `order:${one}`));
    t.act(who, 'order', `order:${order}`);
    mark(t, who, unit);
  };
  takes('F2', 'P', ['P', 'A'], 'F5');
  expect(t.side('F').orders).toEqual([1, 1]);
  takes('F1', 'A', ['A'], 'F1');
  takes('F3', 'A', ['A'], 'F9');
  expect(t.side('F').orders).toEqual([]);
  pass(t, () => t.s.phase > 2);
  expect([t.s.phase, t.moral('F')]).toEqual([4, 22]);
  pass(t, () => t.s.phase > 4);
  expect([t.s.phase, t.moral('F')]).toEqual([5, 18]);
});

test('R7.10 a copy of the rejected type may be taken, and costs the 2 all the same', () => {
  const t = execution('AMM', 'MPW');
  until(t, 'F1');
  t.act('F1', 'reject');
  t.act('F1', 'order', 'order:A');
  mark(t, 'F1', 'F1');
  pass(t, () => t.s.phase === 5);
  expect([t.commander('F1').shown, t.moral('F')]).toEqual([true, 22]);
});

test('R7.11 a new Order is not rejected again', () => {
  const t = execution('AMM', 'MPW');
  until(t, 'F1');
  t.act('F1', 'reject');
  t.act('F1', 'order', 'order:W');
  expect(t.offers('F1').every((offer) => offer.startsWith('mark '))).toBe(true);
});

test('R7.11 R16.5 who is not the Chief sees the unissued cards when he rejects, and cannot take that back', () => {
  const t = execution('WMM', 'PAM');
  t.act('L2', 'reject');
  expect(t.undo('L2')).toBe(false);
  t.act('L2', 'order', 'order:W');
  // The choice itself tells him nothing.
  expect(t.undo('L2')).toBe(true);
  t.act('L2', 'order', 'order:M');
  mark(t, 'L2', 'L5');
  until(t, 'F1');
  // The Chief learns nothing, but all have read which Order it was (R7.7).
  t.act('F1', 'reject');
  expect(t.undo('F1')).toBe(false);
});

test.each(['P', 'A', 'M'])('R7.12 R8.1 who rejects %s has no Personal Initiative', (order) => {
  const t = execution(`${order}${{ P: 'AM', A: 'PM', M: 'PA' }[order]}`, 'MPW');
  until(t, 'F1');
  t.act('F1', 'reject');
  expect(t.args('F1', 'initiative')).toEqual([]);
  expect(t.refusal('F1', 'initiative', 'unit:F3').rule).toBe('R7.12');
});

test('R7.12 who rejects W has a new Order or an Initiative, not both', () => {
  const t = execution('WMM', 'MPW');
  until(t, 'F1');
  t.act('F1', 'reject');
  expect(t.args('F1', 'order')).toEqual([]);
  expect(t.args('F1', 'initiative')).toContain('unit:F3');
  t.act('F1', 'initiative', 'unit:F3');
  expect(t.args('F1', 'order')).toEqual([]);
  t.act('F1', 'choose', 'initiative:F1');
  expect([t.commander('F1').order, t.asked]).toEqual([-1, [t.seat('L3')]]);
});

test('R7.12 R7.9 who rejects W says first whether he wants another Order, and then has no Initiative', () => {
  const t = execution('WMM', 'MPW');
  until(t, 'F1');
  t.act('F1', 'reject');
  expect(t.at).toBe('execution.instead');
  t.act('F1', 'anew');
  expect(t.args('F1', 'order')).toEqual(['order:P', 'order:A']);
  expect(t.args('F1', 'initiative')).toEqual([]);
  expect(t.refusal('F1', 'initiative', 'unit:F3')).toMatchObject({
    rule: 'R7.12',
    key: 'execution.new-order-wanted',
  });
});

test.each([
  ['no Personality is left in his line', { units: { F2: null, F3: null, F4: null } }],
  ['no Initiative is left', { sides: { F: { spent: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'] } } }],
])('R7.12 R8.2 R8.10 who rejects W is not asked what he wants instead when %s', (_, doc) => {
  const t = execution('WMM', 'MPW', doc);
  until(t, 'F1');
  t.act('F1', 'reject');
  expect([t.at, t.commander('F1').answer]).toEqual(['execution.stock', 'rejected']);
});

test('R7.13 tokens are visible at once', () => {
  const t = execution('WMM', 'MPW');
  t.act('L2', 'accept');
  t.act('L2', 'mark', 'unit:L5');
  expect(told(t, 'F2', 'execution.mark')).toEqual([{ unit: 'unit:L5' }]);
});

test('R7.14 R9.8 being marked does not remove a Maintain token', () => {
  const t = execution('WMM', 'MAW', { units: { L5: { maintains: true } } });
  accept(t, 'L2', 'L5');
  expect(t.unit('L5')).toMatchObject({ marked: true, maintains: true });
});

test('R7.15 R17.8 a Commander without Units has no choice; his Order is revealed and nothing is lost', () => {
  const t = execution('WMM', 'MPW', { units: { L5: null, L6: null, L7: null, L8: null } });
  expect([t.commander('L2').answer, t.asked]).toEqual(['accepted', [t.seat('F2')]]);
  pass(t, () => t.s.phase > 3);
  expect([t.commander('L2').shown, t.moral('L')]).toEqual([true, 24]);
});

test('R7.17 R4.6 a new Order is revealed and paid though none of its Units is left or marked', () => {
  const gone = { F5: null, F6: null, F7: null, F8: null };
  const t = table({
    turn: 1,
    phase: 6,
    units: { ...gone, L1: { at: 'C6/N', marked: true } },
    commanders: { ...issued('WAM', 'MPW'), F2: { issued: 'A', order: 'M' } },
  });
  expect([t.commander('F2').shown, t.moral('F')]).toEqual([true, 22]);
  const unmarked = table({
    turn: 1,
    phase: 6,
    units: { L1: { at: 'C6/N', marked: true } },
    commanders: { ...issued('WAM', 'MPW'), F2: { issued: 'A', order: 'M' } },
  });
  expect([unmarked.commander('F2').shown, unmarked.moral('F')]).toEqual([true, 22]);
});

test('R7.16 R4.4 X24 a Unit marked for A withdraws before a shot: no token, no attack, no loss; its new Order is paid', () => {
  // Colonna's foot shot at from the north withdraws to the south.
  const t = table(
    {
      turn: 1,
      phase: 4,
      units: alone({ F6: 'C3/S', L7: { at: 'C4/N', marked: true }, L5: 'F7/N', F1: 'A1/S', L1: 'A7/N', L9: 'E7/N' }),
      commanders: { ...issued('WMM', 'MPW'), L2: { issued: 'P', order: 'A' } },
    },
    [],
  );
  expect(t.at).toBe('shoot.aim');
  t.script(3);
  t.act('F2', 'fire', 'area:C4');
  t.act('L2', 'withdraw');
  expect(t.unit('L7').marked).toBe(false);
  pass(t, () => t.s.phase > 5 || t.s.turn === 2);
  expect(told(t, null, 'reveal.new-order-cost')).toEqual([{ side: 'side:L', points: 2, commander: 'commander:L2' }]);
  // Shoot 2 and a die of 2 at range 1 make 3, a withdrawal takes 1 away; nothing is lost for an Attack.
  expect([told(t, null, 'effect.cost').map(({ points }) => points), t.moral('L')]).toEqual([[2], 24 - 2 - 2]);
});

test('R7.18 unmarked Units do nothing in phases 3, 5, 6 and 7 and keep their Maintain tokens', () => {
  const t = table({
    turn: 1,
    phase: 3,
    commanders: issued('PAM', 'WMM'),
    sides: { F: { played: 'F6' }, L: { played: 'L9' } },
    units: { F5: { maintains: true }, L1: { maintains: true }, F9: { maintains: true } },
  });
  const asked = new Set<string>();
  pass(t, () => {
    if (t.s.turn === 1) asked.add(t.at);
    return t.s.turn === 2;
  });
  // They may shoot, and nobody is asked for anything else.
  expect([...asked]).toEqual(['shoot.aim']);
  expect([t.s.turn, t.s.phase, t.moral('F'), t.moral('L')]).toEqual([2, 1, 24, 24]);
  expect(t.s.units.map(({ maintains }) => maintains).filter(Boolean)).toHaveLength(3);
  for (const unit of ['F5', 'L1', 'F9']) expect(t.unit(unit).maintains).toBe(true);
});
