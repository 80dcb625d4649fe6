/** R8 Personality and Personal Initiative. */

import { expect } from 'vitest';
import type { Components, Order } from '../components/types.ts';
import { withComponents } from '../index.ts';
import { execution, issued, pass, told, until } from './command.ts';
import { PINNED } from './pinned.ts';
import { test } from './seating.ts';
import { alone, type PositionDoc, type TestTable, table } from './table.ts';

/** Foix has rejected W and is about to say what he does instead. */
function instead(doc: PositionDoc = {}): TestTable {
  const t = execution('WMM', 'MPW', doc);
  until(t, 'F1');
  t.act('F1', 'reject');
  return t;
}

test('R8.2 it needs a living Unit with a Personality in his own line; wounded is no obstacle', () => {
  const t = instead({ units: { F2: null, F3: { wounded: true } } });
  expect(t.args('F1', 'initiative')).toEqual(['unit:F3', 'unit:F4']);
  const why = (unit: string): string[] => {
    const { rule, key } = t.refusal('F1', 'initiative', unit);
    return [rule, key];
  };
  expect(why('unit:F1')).toEqual(['R8.2', 'execution.no-personality']);
  expect(why('unit:F2')).toEqual(['R8.2', 'execution.destroyed']);
  expect(why('unit:F5')).toEqual(['R8.2', 'execution.other-line']);
  expect(why('unit:L3')).toEqual(['R8.2', 'execution.other-line']);
  expect(t.refusal('F1', 'initiative', 'initiative:F1').code).toBe('unknown');
});

test('R8.2 R8.12 the Personality is lost with its Unit: without one there are only new Orders', () => {
  const t = instead({ units: { F2: null, F3: null, F4: null } });
  expect(t.offers('F1')).toEqual(['order order:P', 'order order:A']);
});

test('R8.3 only the named Unit is marked', () => {
  const t = instead();
  t.act('F1', 'initiative', 'unit:F4');
  expect(['F1', 'F2', 'F3', 'F4'].map((id) => t.unit(id).marked)).toEqual([false, false, false, false]);
  t.act('F1', 'choose', 'initiative:F7');
  expect(['F1', 'F2', 'F3', 'F4'].map((id) => t.unit(id).marked)).toEqual([false, false, false, true]);
  expect(t.asked).toEqual([t.seat('L3')]);
});

test('R8.4 any remaining card of his side; the Unit is public, the card is known to him alone', () => {
  // To d'Este, so that Commander and Chief are not one.
  const t = execution('MWM', 'MPW', { sides: { F: { spent: ['F2'] } } });
  until(t, 'F2');
  t.act('F2', 'reject');
  t.act('F2', 'initiative', 'unit:F5');
  expect(t.args('F2', 'choose')).toEqual([1, 3, 4, 5, 6, 7, 8].map((card) => `initiative:F${card}`));
  for (const no of ['initiative:L1', 'initiative:F9', 'unit:F5'])
    expect(t.refusal('F2', 'choose', no).code).toBe('unknown');
  t.act('F2', 'choose', 'initiative:F8');
  expect(t.commander('F2')).toMatchObject({ initiative: 7, bearer: 4, knownBy: 1 << t.seat('F2'), shown: false });
  expect(told(t, 'F2', 'execution.card')).toEqual([{ initiative: 'initiative:F8', unit: 'unit:F5' }]);
  for (const other of ['F1', 'F3', 'L1', null]) {
    expect(told(t, other, 'execution.card')).toEqual([]);
    expect(told(t, other, 'execution.initiative')).toEqual([{ commander: 'commander:F2', unit: 'unit:F5' }]);
  }
});

test('R8.1 R8.5 R8.6 E5 Break Asunder of the Landsknechts is revealed in phase 5 for 1 Moral, not 2 and not 3', () => {
  const t = execution('MWM', 'MPW', { seats: 4 });
  until(t, 'F2');
  t.act('F2', 'reject');
  expect(told(t, null, 'execution.reject')).toEqual([{ commander: 'commander:F2', order: 'order:W' }]);
  t.act('F2', 'initiative', 'unit:F5');
  t.act('F2', 'choose', 'initiative:F1');
  pass(t, () => t.s.phase > 4);
  expect([t.s.phase, t.moral('F'), t.commander('F2').shown, t.side('F').spent]).toEqual([5, 23, true, [0]]);
  // Its effect: the Landsknechts attack.
  expect([t.at, t.asked]).toEqual(['march.go', [t.seat('F2')]]);
  expect(told(t, null, 'reveal.initiative')).toEqual([{ unit: 'unit:F5', initiative: 'initiative:F1' }]);
});

/** A phase before its reveal step: this Unit bears a card, all other Commanders have A and M and no marks. */
function bearing(
  phase: number,
  [commander, bearer, initiative]: readonly [string, string, string],
  doc: PositionDoc = {},
  components: Components = PINNED,
): TestTable {
  const commanders = { ...issued('MAM', 'MAM'), [commander]: { issued: 'W', initiative, bearer }, ...doc.commanders };
  return table({ turn: 1, phase, ...doc, commanders }, [], withComponents(components));
}

/** Components with another cost of each Initiative. */
const dearer = (cost: number): Components => {
  const [french, league] = PINNED.initiatives;
  return { ...PINNED, initiatives: [french.map((card) => ({ ...card, cost })), league] };
};

test('R8.6 the number on the card is lost, whatever it is', () => {
  for (const cost of [0, 1, 4]) {
    const t = bearing(3, ['F2', 'F5', 'F6'], {}, dearer(cost));
    expect([t.moral('F'), t.moral('L')]).toEqual([24 - cost, 24]);
  }
});

/** Who got or lost what in phases 3 and 7, in order. */
const effects = (t: TestTable): string[] =>
  t
    .log(null)
    .filter(({ key }) => /^(maintain|initiative)\./.test(key))
    .map(({ key, args }) => `${args['unit']} ${key}`);

test('R8.7 R9.3 R4.2 phase 3: first the Orders, then the Initiatives in Unit Priority; the token goes back', () => {
  const t = bearing(3, ['F2', 'F5', 'F6'], {
    units: { F5: { marked: true }, L5: { marked: true }, L9: { marked: true }, L12: { marked: true } },
    commanders: { L2: { issued: 'W', initiative: 'L2', bearer: 'L5' }, L3: { issued: 'P' } },
  });
  // Priorities: Light Cavalry 1, Landsknechts 10.
  expect(effects(t)).toEqual([
    'unit:L9 maintain.token',
    'unit:L12 maintain.token',
    'unit:L5 initiative.steadfast',
    'unit:L5 initiative.covered',
    'unit:F5 maintain.token',
    'unit:F5 initiative.steadfast',
  ]);
  for (const id of ['F5', 'L5', 'L9', 'L12']) expect(t.unit(id).marked).toBe(false);
  expect(t.unit('F5')).toMatchObject({ maintains: true, steadfast: true, covered: false });
  expect(t.unit('L5')).toMatchObject({ maintains: false, steadfast: true, covered: true });
});

test.each([
  // Landsknechts 10, Spanish Pikemen 12; Men-at-Arms of the Household 18.
  ['F2', 'F5', ['unit:F5', 'unit:L9']],
  ['F1', 'F4', ['unit:L9', 'unit:F4']],
])('R8.7 R9.3 R4.2 %s with %s: the lower Priority is first, whichever side', (commander, bearer, order) => {
  const t = bearing(3, [commander, bearer, 'F6'], {
    units: { [bearer]: { marked: true }, L9: { marked: true } },
    commanders: { L3: { issued: 'W', initiative: 'L1', bearer: 'L9' } },
  });
  expect(told(t, null, 'maintain.token').map(({ unit }) => unit)).toEqual(order);
});

test('R8.3 no other Unit of the line acts by it', () => {
  const t = bearing(3, ['F2', 'F5', 'F6'], { units: { F5: { marked: true }, F6: { marked: true } } });
  expect(t.s.phase).toBe(4);
  expect(['F5', 'F6'].map((id) => [t.unit(id).maintains, t.unit(id).marked])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('R8.7 R14.3 phase 7: first the Orders, then the Initiatives', () => {
  const t = bearing(7, ['F1', 'F4', 'F8'], {
    units: { F4: { marked: true, wounded: true }, L12: { marked: true, maintains: true }, L5: { marked: true } },
    commanders: { L3: { issued: 'M', order: 'W' }, L2: { issued: 'A' } },
  });
  expect(effects(t)).toEqual(['unit:L12 maintain.lost', 'unit:F4 initiative.heals']);
  expect([t.unit('F4').wounded, t.s.turn]).toEqual([false, 2]);
});

test('R8.8 R9.7 executing an Initiative removes a Maintain token first', () => {
  const dug = { maintains: true, marked: true };
  expect(bearing(3, ['L2', 'L5', 'L2'], { units: { L5: dug } }).unit('L5')).toMatchObject({
    maintains: false,
    steadfast: true,
  });
  const healed = bearing(3, ['L3', 'L9', 'L8'], { units: { L9: { ...dug, wounded: true } } });
  expect(healed.unit('L9')).toMatchObject({ maintains: false, wounded: false });
});

test('R4.8 R8.8 unless its text says otherwise: a card that gives the token leaves it there', () => {
  const t = bearing(3, ['F2', 'F5', 'F6'], { units: { F5: { maintains: true, marked: true } } });
  expect(t.unit('F5').maintains).toBe(true);
  expect(effects(t)).not.toContain('unit:F5 maintain.lost');
});

test('R8.9 without token or life the card is still revealed and paid, without effect', () => {
  const stripped = bearing(3, ['F2', 'F5', 'F6'], { units: { F5: { marked: false } } });
  expect([stripped.commander('F2').shown, stripped.moral('F'), stripped.unit('F5').maintains]).toEqual([
    true,
    23,
    false,
  ]);
  const fallen = bearing(3, ['F2', 'F5', 'F6'], { units: { F5: null } });
  expect([fallen.commander('F2').shown, fallen.moral('F'), effects(fallen)]).toEqual([true, 23, []]);
});

test('R8.9 without a wound to heal the card is paid for nothing', () => {
  const t = bearing(3, ['L3', 'L9', 'L8'], { units: { L9: { marked: true } } });
  expect([t.moral('L'), effects(t), t.unit('L9').marked]).toEqual([23, ['unit:L9 initiative.unhurt'], false]);
});

test('R8.10 each card is used once in a game; with none left no Initiative can be declared', () => {
  const spent = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'];
  const t = instead({ sides: { F: { spent } } });
  t.act('F1', 'initiative', 'unit:F3');
  expect(t.args('F1', 'choose')).toEqual(['initiative:F8']);
  expect(t.refusal('F1', 'choose', 'initiative:F1')).toMatchObject({ rule: 'R8.10', key: 'execution.spent' });
  t.act('F1', 'choose', 'initiative:F8');
  pass(t, () => t.s.turn === 2);
  expect([t.side('F').initiatives, t.side('F').spent]).toEqual([[], [0, 1, 2, 3, 4, 5, 6, 7]]);
  const none = instead({ sides: { F: { spent: [...spent, 'F8'] } } });
  expect(none.args('F1', 'initiative')).toEqual([]);
  expect(none.refusal('F1', 'initiative', 'unit:F3')).toMatchObject({ rule: 'R8.10' });
});

/** An Order deck with three Waits, so that all Commanders of a side can be told to wait. */
const WAITS: readonly Order[] = ['P', 'A', 'M', 'W', 'W', 'W'];
const PATIENT: Components = { ...PINNED, orderDecks: [WAITS, WAITS] };

test('R8.11 each Commander who was issued W may have an Initiative, each with a different card', () => {
  const commanders = issued('WWW', 'PAM');
  const t = table({ seats: 6, turn: 1, phase: 2, commanders }, [], withComponents(PATIENT));
  const declare = (who: string, unit: string): void => {
    until(t, who);
    t.act(who, 'reject');
    t.act(who, 'initiative', `unit:${unit}`);
  };
  declare('F2', 'F5');
  // Nothing to learn yet: he may take it back.
  expect(t.undo('F2')).toBe(true);
  t.act('F2', 'initiative', 'unit:F5');
  t.act('F2', 'choose', 'initiative:F1');
  declare('F1', 'F3');
  expect(t.refusal('F1', 'choose', 'initiative:F1')).toMatchObject({ rule: 'R8.11', key: 'execution.taken' });
  // R16.5: who looks through the rest knows what is missing, and cannot unlearn it.
  expect([t.commander('F2').knownBy, t.undo('F1')]).toEqual([(1 << t.seat('F2')) | (1 << t.seat('F1')), false]);
  t.act('F1', 'choose', 'initiative:F2');
  declare('F3', 'F9');
  // Two are missing: he knows which two, but not whose is whose.
  for (const id of ['F1', 'F2']) expect(t.commander(id).knownBy & (1 << t.seat('F3'))).toBe(0);
  expect(t.undo('F3')).toBe(false);
  t.act('F3', 'choose', 'initiative:F3');
  expect(['F1', 'F2', 'F3'].map((id) => t.commander(id).initiative)).toEqual([1, 0, 2]);
  pass(t, () => t.s.phase === 5);
  expect(t.moral('F')).toBe(20);
});

test('R8.12 a wounded Unit keeps its Personality', () => {
  const t = instead({ units: { F2: { wounded: true }, F3: { wounded: true }, F4: { wounded: true } } });
  expect(t.args('F1', 'initiative')).toEqual(['unit:F2', 'unit:F3', 'unit:F4']);
});

test('R8.13 the token of a phase-4 Initiative does not forbid its own shot, to Artillery neither', () => {
  const person = { person: { en: 'A gunner', it: 'Un artigliere' }, value: 1 };
  const components: Components = {
    ...PINNED,
    units: PINNED.units.map((unit, i) => (i === 6 ? { ...unit, personality: person } : unit)),
  };
  const units = alone({ F7: { at: 'C2/S', marked: true, maintains: true }, L9: 'C4/N' });
  const t = bearing(4, ['F2', 'F7', 'F5'], { units }, components);
  expect([t.at, t.args('F2', 'fire')]).toEqual(['shoot.aim', ['area:C4']]);
  // The same tokens without such a card: it may not shoot.
  const other = table({ turn: 1, phase: 4, units, commanders: issued('MAM', 'MAM') });
  expect(other.at).not.toBe('shoot.aim');
});
