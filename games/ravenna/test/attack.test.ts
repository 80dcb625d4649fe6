/** R11 Attack: phase 5. */

import { expect } from 'vitest';
import { engaged, field, fight, hit, marked, rolls } from './battlefield.ts';
import { told } from './command.ts';
import { test } from './seating.ts';

test('R11.1 R7.8 phase 5 begins with the Attack Orders and the Initiatives of the phase, and what they cost', () => {
  const t = field(
    5,
    { F5: marked('C3/S'), L9: 'C4', F9: marked('E3/S'), L5: marked('E5/N') },
    {
      F2: { issued: 'W', initiative: 'F1', bearer: 'F5' },
      F3: { issued: 'M', order: 'A' },
      L2: { issued: 'A' },
      L3: { issued: 'M' },
    },
  );
  expect([t.moral('F'), t.moral('L')]).toEqual([24 - 1 - 2, 24]);
  expect(['F1', 'F2', 'F3', 'L2', 'L3'].filter((id) => t.commander(id).shown)).toEqual(['F2', 'F3', 'L2']);
});

test('R11.2 R4.2 marked Units act one by one, the lowest Priority first, both sides mixed', () => {
  const t = field(
    5,
    { F5: marked('A2/S'), F6: marked('B2/S'), L5: marked('E6/N'), L7: marked('A7/N'), F1: 'C2', L8: 'B7' },
    { F2: 'A', L2: 'A' },
  );
  const order: number[] = [];
  while (t.frame.proc === 'march') {
    order.push(t.frame.unit);
    t.act(t.asked[0] ?? 0, 'halt');
  }
  // L5 1, F6 3, F5 10, L7 13.
  expect(order).toEqual([16, 5, 4, 18]);
});

test('R11.2 R9.7 first of all the Maintain token of the acting Unit goes, not before its moment', () => {
  const t = field(
    5,
    { F6: { at: 'B2/S', marked: true, maintains: true }, F5: { at: 'A2/S', marked: true, maintains: true } },
    { F2: 'A' },
  );
  expect([t.unit('F6').maintains, t.unit('F5').maintains]).toEqual([false, true]);
});

test('R11.3 E7 R11.13 Light Cavalry advances and turns until its front meets the Pikemen, and charges', () => {
  const t = field(5, { L5: marked('E5/N'), F1: 'D3/E' }, { L2: 'A' }, { turn: 3 });
  t.act('L2', 'advance', 'area:E4');
  t.act('L2', 'advance', 'area:E3');
  t.act('L2', 'turn', 'face:W');
  expect(t.refusal('L2', 'advance', 'area:D3').rule).toBe('R13.8');
  // 2 + 3 + 1 charge against 0 + 3 + 1 of pikes against horse.
  fight(t, 'L2', 2, 0);
  expect(hit(t)).toBe('F1 2 W');
  expect(t.place('L5')).toBe('E3/W/W');
});

test('R11.4 who engages already may fight without moving', () => {
  const t = field(5, { F5: marked('C3/SW/S'), L9: 'C4/N' }, { F2: 'A' });
  fight(t, 'F2', 3, 0);
  expect(hit(t)).toBe('L9 4 S');
  expect(t.place('F5')).toBe('C3/SW/S');
});

test('R11.5 R3.17 only the final position counts: passing enemies has no effect', () => {
  const t = field(5, { F12: marked('C1/S'), L9: 'B2/E', L10: 'C4/N' }, { F3: 'A' });
  t.act('F3', 'advance', 'area:C2');
  t.act('F3', 'advance', 'area:C3');
  rolls(t, 0);
  t.act('F3', 'halt');
  expect(t.frame).toMatchObject({ proc: 'attack', defender: 21 });
});

test('R11.6 who engages in the end must fight', () => {
  const t = field(5, { F5: marked('C3/SW/S'), L9: 'C4/N' }, { F2: 'A' });
  rolls(t, 1);
  t.act('F2', 'halt');
  expect(t.at).toBe('attack.keep');
  expect(t.offers('F2')).toEqual(['keep', 'again']);
});

test('R11.7 E12 who does not engage has failed: 1 Moral, it stays where it moved', () => {
  const t = field(5, { F5: marked('B2/S'), F1: marked('C2/S'), L9: 'B5' }, { F2: 'A', F1: 'A' });
  t.act('F2', 'advance', 'area:B3');
  t.act('F2', 'halt');
  expect([t.moral('F'), t.place('F5').slice(0, 2), t.unit('F5').marked]).toEqual([23, 'B3', false]);
  // By choice too.
  t.act('F1', 'halt');
  expect(t.moral('F')).toBe(22);
});

test('R11.7 R3.23 Cavalry before the ditch has failed if it goes nowhere else', () => {
  const t = field(5, { F3: marked('C4/S'), L9: 'C5' }, { F1: 'A' });
  t.act('F1', 'halt');
  expect(t.moral('F')).toBe(23);
});

test('R11.7 R13.10 leaving the board while attacking costs 1 as well', () => {
  const t = field(5, { F1: marked('C1/N') }, { F1: 'A' });
  t.act('F1', 'advance', 'off');
  expect([t.place('F1'), t.moral('F')]).toEqual(['gone', 23]);
});

test('R11.8 the Chief of the defenders names who fights, before any roll; the others do not help', () => {
  const t = field(
    5,
    { F10: marked('C3/SW/S'), F5: 'C3/SE/S', L7: 'C4/NW/N', L9: 'C4/NE/N', L2: 'B4' },
    { F3: 'A' },
    { seats: 6 },
  );
  t.act('F3', 'halt');
  expect([t.at, t.asked]).toEqual(['attack.defender', [t.seat('L1')]]);
  expect(t.args('L1', 'name')).toEqual(['unit:L7', 'unit:L9']);
  expect(t.refusal('L1', 'name', 'unit:L2').rule).toBe('R11.8');
  rolls(t, 2);
  t.act('L1', 'name', 'unit:L7');
  rolls(t, 0);
  t.act('F3', 'keep');
  // 2 + 3 against 0 + 3: nobody else counts.
  expect(hit(t)).toBe('L7 2 S');
});

test('R11.9 the attacker may roll again once and must keep the second roll, before the defender rolls', () => {
  const t = field(5, { F10: marked('C3/SW/S'), L7: 'C4/N' }, { F3: 'A' });
  rolls(t, 2);
  t.act('F3', 'halt');
  rolls(t, 1, 0);
  t.act('F3', 'again');
  // The defender has rolled 0: nothing is left to decide for the attacker.
  expect(hit(t)).toBe('L7 1 S');
  expect(t.refusal('F3', 'again').code).toBe('not-asked');
});

test('R11.9 its own Commander decides, not the Chief', () => {
  const t = field(5, { F10: marked('C3/SW/S'), L7: 'C4/N' }, { F3: 'A' }, { seats: 6 });
  rolls(t, 2);
  t.act('F3', 'halt');
  expect(t.asked).toEqual([t.seat('F3')]);
});

test('R11.10 the attacker: die, Melee, less 1 if wounded, card text against the type of the foe', () => {
  const total = (unit: string, wounded: boolean, foe: string): string => {
    const t = field(
      5,
      { [unit]: { at: 'C3/SW/S', wounded, marked: true }, [foe]: 'C4/N' },
      { F2: 'A', F3: 'A', L3: 'M' },
    );
    fight(t, unit === 'F5' ? 'F2' : 'F3', 3, 0);
    return hit(t);
  };
  // 3 + 4 against 0 + 3
  expect(total('F5', false, 'L7')).toBe('L7 4 S');
  expect(total('F5', true, 'L7')).toBe('L7 3 S');
  // 1 more against horse: 3 + 4 + 1 against 0 + 4.
  expect(total('F5', false, 'L6')).toBe('L6 4 S');
  expect(total('F10', false, 'L6')).toBe('L6 2 S');
});

test('R11.10 R1.12 a wound is one less on the die, no floor on the parts', () => {
  const t = field(5, { F10: { at: 'C3/SW/S', marked: true, wounded: true }, L7: 'C4/N' }, { F3: 'A' });
  fight(t, 'F3', 0, 0);
  expect(hit(t)).toBe('F10 1 N');
});

test('R11.11 R11.12 the defender rolls once: die, Melee, less 1 if wounded, 1 with a Maintain token, card text', () => {
  const total = (unit: string, tokens: { wounded?: boolean; maintains?: boolean }): string => {
    const t = field(5, { F10: marked('C3/SW/S'), [unit]: { at: 'C4/N', ...tokens } }, { F3: 'A' });
    fight(t, 'F3', 3, 0);
    return hit(t);
  };
  expect(total('L7', {})).toBe('L7 3 S');
  expect(total('L7', { wounded: true })).toBe('L7 4 S');
  expect(total('L7', { maintains: true })).toBe('L7 2 S');
  // Bucklers against foot.
  expect(total('L10', {})).toBe('L10 2 S');
});

test('R11.12 R11.16 X12 a tie across the ditch against a Maintain token: nothing happens', () => {
  const t = field(5, { F10: marked('C4/S'), L7: { at: 'C5/N', maintains: true } }, { F3: 'A' });
  fight(t, 'F3', 3, 1);
  expect(hit(t)).toBe('none');
  expect(told(t, null, 'attack.tie')).toEqual([
    {
      unit: 'unit:F10',
      foe: 'unit:L7',
      attacker: 6,
      defender: 6,
      parts: ['part:die:3', 'part:melee:3'],
      'foe-parts': ['part:die:1', 'part:melee:3', 'part:ditch:1', 'part:maintain:1'],
    },
  ]);
  expect([t.moral('F'), t.moral('L'), t.unit('L7').wounded, t.unit('F10').wounded]).toEqual([24, 24, false, false]);
});

test('X13 R3.13 R12.8 one more and the attacker is beaten: withdrawing costs nothing and he still faces the ditch', () => {
  const t = field(5, { F10: marked('C4/S'), L7: { at: 'C5/N', maintains: true } }, { F3: 'A' });
  fight(t, 'F3', 3, 2);
  expect(hit(t)).toBe('F10 1 N');
  t.act('F3', 'withdraw');
  expect([t.moral('F'), t.place('F10').slice(0, 2), t.place('F10').slice(-1)]).toEqual([24, 'C3', 'S']);
});

test('R11.13 only Cavalry that advanced in this very execution charges, by 1 however far', () => {
  const charge = (unit: string, commander: string, from: string, ...steps: string[]): string => {
    const t = field(5, { [unit]: marked(from), L7: 'C4/N' }, { [commander]: 'A' });
    for (const one of steps)
      t.act(commander, one.length === 1 ? 'turn' : 'advance', `${one.length === 1 ? 'face' : 'area'}:${one}`);
    fight(t, commander, 3, 0);
    return hit(t);
  };
  // F4: 3 + 4 against 3.
  expect(charge('F4', 'F1', 'C3/S')).toBe('L7 4 S');
  expect(charge('F4', 'F1', 'C2/S', 'C3')).toBe('L7 5 S');
  expect(charge('F4', 'F1', 'C1/S', 'C2', 'C3')).toBe('L7 5 S');
  // Turning alone is no charge.
  expect(charge('F4', 'F1', 'C3/W', 'S')).toBe('L7 4 S');
  // Foot does not charge: 3 + 3 against 3.
  expect(charge('F10', 'F3', 'C2/S', 'C3')).toBe('L7 3 S');
});

test('R11.13 the defender never charges', () => {
  const t = field(5, { F10: marked('C3/SW/S'), L6: marked('C4/N') }, { F3: 'A', L2: 'A' });
  // 3 + 3 against 0 + 4.
  fight(t, 'F3', 3, 0);
  expect(hit(t)).toBe('L6 2 S');
});

test('R11.14 who is attacked from behind rolls as usual', () => {
  for (const facing of ['N', 'E', 'S', 'W']) {
    const t = field(5, { F10: marked('C3/SW/S'), L7: `C4/${facing}` }, { F3: 'A' });
    fight(t, 'F3', 1, 0);
    expect(hit(t)).toBe('L7 1 S');
  }
});

test('R11.15 the Commander of the loser manages the difference at once; the winner stays where he is', () => {
  const t = field(5, { F10: marked('C3/SW/S'), F9: marked('F2/S'), L7: 'C4/N' }, { F3: 'A' }, { seats: 6 });
  fight(t, 'F3', 3, 1);
  expect([t.at, t.asked]).toEqual(['effect.choose', [t.seat('L2')]]);
  t.act('L2', 'withdraw');
  expect([t.place('F10'), t.unit('F10').facing]).toEqual(['C3/SW/S', 2]);
  expect([t.moral('F'), t.moral('L')]).toEqual([24, 23]);
});

test('R11.17 the token goes after the fight, whoever won', () => {
  for (const [attacker, defender, loser, who] of [
    [3, 0, 'L7', 'L2'],
    [0, 3, 'F10', 'F3'],
  ] as const) {
    const t = field(5, { F10: marked('C3/SW/S'), F9: marked('F2/S'), L7: 'C4/N' }, { F3: 'A' });
    fight(t, 'F3', attacker, defender);
    expect(hit(t).split(' ')[0]).toBe(loser);
    expect(t.unit('F10').marked).toBe(true);
    t.act(who, 'moral');
    expect([t.at, t.unit('F10').marked, t.unit('F9').marked]).toEqual(['march.go', false, true]);
  }
});

test('R11.18 R7.16 a Unit that lost its token or its life before its moment does not attack, and nothing is lost for it', () => {
  const t = field(5, { F6: marked('C3/SW/S'), L7: marked('C4/N'), L6: marked('E6/N') }, { F2: 'A', L2: 'A' });
  fight(t, 'F2', 3, 0);
  expect(hit(t)).toBe('L7 2 S');
  t.act('L2', 'withdraw');
  // L7 had Priority 13; L6 with 16 is next.
  expect(t.frame).toMatchObject({ proc: 'march', unit: 17 });
  expect(t.moral('L')).toBe(23);
  const gone = field(
    5,
    { F6: marked('C3/SW/S'), L2: { at: 'C4/N', marked: true, wounded: true }, L4: marked('A7/N') },
    { F2: 'A', L1: 'A' },
  );
  fight(gone, 'F2', 1, 0);
  expect(hit(gone)).toBe('L2 1 S');
  gone.act('L1', 'wound');
  expect(gone.place('L2')).toBe('gone');
  gone.act('L1', 'halt');
  // L4 failed; L2 did not have to.
  expect(gone.moral('L')).toBe(23);
});

test('R11.19 a Unit may be attacked several times and fights each time in full', () => {
  const t = field(5, { F6: marked('C3/SW/S'), F5: marked('B4/E'), L7: { at: 'C4/N', maintains: true } }, { F2: 'A' });
  fight(t, 'F2', 3, 0);
  expect(hit(t)).toBe('L7 1 S');
  t.act('L2', 'moral');
  fight(t, 'F2', 3, 0);
  // 3 + 4 against 0 + 3 + 1.
  expect(hit(t)).toBe('L7 3 E');
});

// ---- Personal Initiatives of phase 5 (D16) --------------------------------------------------------------------------

const initiative = (card: string, bearer: string, issued = 'W') => ({ issued, initiative: card, bearer });

test('E5 R8.7 Break Asunder: the Landsknechts attack with 1 more Melee, for 1 Moral', () => {
  const t = field(5, { F5: marked('C3/SW/S'), F6: 'B3/S', L7: 'C4/N' }, { F2: initiative('F1', 'F5') });
  expect(t.moral('F')).toBe(23);
  fight(t, 'F2', 0, 0);
  // 0 + 4 + 1 against 3.
  expect(hit(t)).toBe('L7 2 S');
});

test('R8.7 an Initiative can give more advances and a second roll again', () => {
  const t = field(5, { F4: marked('C1/S'), L7: 'C5/N', L9: 'D4/W' }, { F1: initiative('F2', 'F4') });
  for (const area of ['C2', 'C3', 'C4']) t.act('F1', 'advance', `area:${area}`);
  t.act('F1', 'turn', 'face:E');
  rolls(t, 0);
  t.act('F1', 'halt');
  rolls(t, 0);
  t.act('F1', 'again');
  expect(t.offers('F1')).toEqual(['keep', 'again']);
  rolls(t, 2, 0);
  t.act('F1', 'again');
  // 2 + 4 + 1 charge against 0 + 3 + 1 of pikes against horse.
  expect(hit(t)).toBe('L9 3 E');
});

test('R8.7 an Initiative can give a second fight to a Unit that still engages, if its Commander wants', () => {
  const start = () => {
    const t = field(5, { F4: marked('C3/S'), L7: 'C4/N' }, { F1: initiative('F3', 'F4') });
    fight(t, 'F1', 1, 0);
    expect(hit(t)).toBe('L7 2 S');
    return t;
  };
  const again = start();
  again.act('L2', 'moral');
  expect(again.offers('F1')).toEqual(['press', 'rest']);
  rolls(again, 3);
  again.act('F1', 'press');
  rolls(again, 0);
  again.act('F1', 'keep');
  expect(hit(again)).toBe('L7 4 S');
  again.act('L2', 'moral');
  // Not a third.
  expect(again.at).not.toBe('attack.fought');
  const enough = start();
  enough.act('L2', 'moral');
  enough.act('F1', 'rest');
  expect(enough.at).not.toBe('attack.defender');
  const away = start();
  away.act('L2', 'withdraw');
  expect(away.at).not.toBe('attack.fought');
  const beaten = field(5, { F4: marked('C3/S'), L7: 'C4/N' }, { F1: initiative('F3', 'F4') });
  fight(beaten, 'F1', 0, 3);
  expect(hit(beaten)).toBe('F4 2 N');
  beaten.act('F1', 'withdraw');
  expect(beaten.at).not.toBe('attack.fought');
  // Driven off into the face of another enemy it does not fight either.
  const driven = field(5, { F4: marked('D3/E'), L7: 'E3/W', L9: 'A3/E' }, { F1: initiative('F3', 'F4') });
  fight(driven, 'F1', 0, 3);
  driven.act('F1', 'retreat');
  expect([driven.place('F4'), engaged(driven, 'F4')]).toEqual(['B3/W/W', 'A3']);
  expect(driven.at).not.toBe('attack.fought');
});
