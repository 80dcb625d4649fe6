import { expect } from 'vitest';
import { battle, edition, restOf } from './scenes.ts';
import { test } from './seating.ts';
import { type PositionDoc, position, type TestTable, table } from './table.ts';

const [CAVALRY, KNIGHTS] = [25, 51]; // Resistance 6 and 5
const [SURGEON, SURGEON2] = [93, 94];

const at = (t: TestTable): string => `${t.frame.proc}.${t.frame.at}`;

test('V28.3 several Events in one window, each carried out before the next', () => {
  const t = table(
    position({
      players: [{ florins: 3, hand: ['contribution', 'revolt'] }, { florins: 9 }],
      troops: [{ seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [CAVALRY] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'event', 'card:92');
  // The first one waits for its target: the second cannot come between.
  expect(t.refusal(0, 'event', 'card:105').code).toBe('unknown');
  t.act(0, 'target', 'seat:1');
  expect([t.player(0).florins, t.player(1).florins]).toEqual([6, 6]);
  t.act(0, 'event', 'card:105');
  t.act(0, 'target', t.tileArg('Plain of Lodi'));
  expect(t.player(0)).toMatchObject({ florins: 5, hand: [] });
});

test('V28.3 in a battle the attacker plays all he wants, then the defender', () => {
  const game = edition(104, 'battle', { kind: 'ruse', ranged: 0, melee: 1 });
  const t = battle([['feigned-flight', 'camp-fever', 'farmers'], ['dowry']], {}, game);
  expect([at(t), t.asked]).toEqual(['battle.ruses', [0]]);
  expect(t.refusal(1, 'pass').code).toBe('not-asked');
  t.act(0, 'event', 'card:103');
  expect(t.asked).toEqual([0]);
  t.act(0, 'event', 'card:104');
  expect(t.asked).toEqual([0]);
  expect(t.refusal(0, 'event', 'card:103').code).toBe('unknown');
  t.act(0, 'pass');
  expect([at(t), t.asked]).toEqual(['battle.ruses', [1]]);
  t.act(1, 'pass');
  // Heavy Cavalry 4 + Acuto 2 + 3 + 1.
  const melee = t.log(null).find(({ key }) => key === 'battle.melee');
  expect(melee?.args).toMatchObject({
    attacker: 10,
    'attacker-companies': 4,
    'attacker-captain': 2,
    'attacker-ruse': 4,
  });
});

test('V28.3 the end of a battle asks the attacker before the defender', () => {
  const t = battle([[SURGEON], [SURGEON2]], {
    troops: [
      { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [CAVALRY] },
      { seat: 1, area: 2, at: 'Plain of Lodi', captain: 'Fortebraccio', companies: [KNIGHTS] },
    ],
  });
  t.act(0, 'pass');
  t.act(1, 'pass');
  // One set: 1 and 4 wounds on the Cavalry, 6 less Fortebraccio's 2 on the Knights; then the defender gives way.
  t.act(1, 'retreat', t.tileArg('Vignola'));
  expect([t.wounds(CAVALRY), t.wounds(KNIGHTS)]).toEqual([5, 4]);
  expect([at(t), t.asked]).toEqual(['battle.aftermath', [0]]);
  expect(t.refusal(1, 'event', `card:${SURGEON2}`).code).toBe('not-asked');
  t.act(0, 'event', `card:${SURGEON}`);
  expect([at(t), t.asked]).toEqual(['battle.aftermath', [1]]);
  t.act(1, 'event', `card:${SURGEON2}`);
  expect([t.wounds(CAVALRY), t.wounds(KNIGHTS)]).toEqual([4, 3]);
});

/** Seat 0's Army of two wounded Companies beats the first of two Companies of seat 1. */
const chain = (hands: [(number | string)[], (number | string)[]], more: Partial<PositionDoc> = {}): TestTable => {
  const t = battle(hands, {
    troops: [
      { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [CAVALRY, KNIGHTS] },
      { seat: 1, area: 2, at: 'Plain of Lodi', companies: ['rural-levy'] },
      { seat: 1, area: 3, at: 'Plain of Lodi', companies: ['rural-levy'] },
    ],
    wounds: { [CAVALRY]: 2, [KNIGHTS]: 2 },
    ...more,
  });
  t.act(1, 'defend', 'troop:1.2');
  t.act(0, 'rank', `card:${CAVALRY}`);
  if (hands[0].length > 0) t.act(0, 'pass');
  if (hands[1].length > 0) t.act(1, 'pass');
  return t;
};

test('V28.4 Barber-Surgeon: a wound from each Company of the Army that fought, also between two battles', () => {
  const t = chain([[SURGEON], []]);
  expect([at(t), t.asked]).toEqual(['battle.aftermath', [0]]);
  const before = [t.wounds(CAVALRY), t.wounds(KNIGHTS)];
  t.act(0, 'event', `card:${SURGEON}`);
  expect([t.wounds(CAVALRY), t.wounds(KNIGHTS)]).toEqual(before.map((wounds) => wounds - 1));
  expect(t.s.conscriptionDiscard).toContain(SURGEON);
  // The chain goes on with the second Company of seat 1.
  expect(t.frame).toMatchObject({ proc: 'battle', at: 'orders', areas: [2, 3] });
});

test('V28.4 a Company Troop is no target, a beaten Army neither, and nobody who was not in the battle is asked', () => {
  const company = battle([[SURGEON], [SURGEON2]], {
    troops: [
      { seat: 0, area: 2, at: 'Viterbo', companies: [CAVALRY] },
      { seat: 0, area: 3, at: 'Chianti', captain: 'Colleoni', companies: [KNIGHTS] },
      { seat: 1, area: 2, at: 'Plain of Lodi', captain: 'Fortebraccio', companies: ['farmers'] },
    ],
    wounds: { [CAVALRY]: 1, [KNIGHTS]: 1 },
  });
  company.act(0, 'pass');
  company.act(1, 'pass');
  // Seat 0 won with a wounded Company; its wounded Army elsewhere took no part, and seat 1's Army is gone.
  expect(company.troop(1, 2)).toBeNull();
  expect(company.wounds(CAVALRY)).toBeGreaterThan(0);
  // The winner is asked, since other Events may follow a victory, but the surgeon has nobody to help.
  expect([at(company), company.asked]).toEqual(['battle.aftermath', [0]]);
  expect(company.refusal(0, 'event', `card:${SURGEON}`).rule).toBe('V28.6');
  company.act(0, 'pass');
  expect(at(company)).toBe('troop.choose');
  expect(company.player(0).hand).toEqual([SURGEON]);
});

test('V28.4 the defender may call him as well', () => {
  const t = battle([[SURGEON], [SURGEON2]], {
    troops: [
      { seat: 0, area: 2, at: 'Viterbo', companies: ['farmers'] },
      { seat: 1, area: 2, at: 'Plain of Lodi', captain: 'Acuto', companies: [CAVALRY, KNIGHTS] },
    ],
    wounds: { [CAVALRY]: 2 },
  });
  t.act(1, 'rank', `card:${CAVALRY}`);
  t.act(0, 'pass');
  t.act(1, 'pass');
  expect([at(t), t.asked]).toEqual(['battle.aftermath', [1]]);
  const wounds = t.wounds(CAVALRY);
  t.act(1, 'event', `card:${SURGEON2}`);
  expect([t.wounds(CAVALRY), t.wounds(KNIGHTS)]).toEqual([wounds - 1, 0]);
});

test('V28.5 asking betrays nothing: every side with a Conscription card in hand is asked, with an Event or without', () => {
  const questions = (hands: [(number | string)[], (number | string)[]]): string[] => {
    const t = battle(hands, { wounds: { [CAVALRY]: 1 } });
    const seen: string[] = [];
    while (t.frame.proc === 'battle') {
      seen.push(`${t.frame.at} ${t.asked}`);
      t.act(t.asked[0] ?? 0, 'pass');
    }
    return seen;
  };
  const asked = ['ruses 0', 'ruses 1', 'aftermath 0'];
  expect(questions([['feigned-flight'], ['farmers']])).toEqual(asked);
  expect(questions([['farmers'], ['shepherds']])).toEqual(asked);
  expect(questions([[SURGEON], ['revolt']])).toEqual(asked);
  expect(questions([[], ['revolt']])).toEqual(['ruses 1']);
  // The back of a Ventura card shows that it is no Event.
  expect(questions([['pikemen'], ['bowmen']])).toEqual([]);
  expect(questions([[], []])).toEqual([]);
});

test('V28.5 V7.5 in the steps, too: who has a card of that back is asked, whatever it is', () => {
  for (const step of ['expansion', 'deploy', 'troop', 'recruit', 'conscription'] as const)
    for (const card of ['farmers', 'dowry', 'revolt', 'night-march', SURGEON]) {
      const t = table(position({ players: [{ hand: [card] }, {}], turn: { step, seat: 0 } }));
      expect([step, card, t.asked, t.frame.proc]).toEqual([step, card, [0], step]);
      const shown = JSON.stringify([t.view(1), t.view(null)]);
      const other = table(position({ players: [{ hand: ['shepherds'] }, {}], turn: { step, seat: 0 } }));
      expect(JSON.stringify([other.view(1), other.view(null)])).toBe(shown);
    }
});

test.amongThemselves('V28.6 what would have no effect cannot be played', () => {
  const impossible: [string, number, Partial<PositionDoc>][] = [
    // No tile is left.
    ['expansion', 100, { players: [{}, { reserve: [8, 10, 14, 17, 18, 19, 21, 22] }] }],
    // No Troop but the Garrison.
    ['troop', 101, {}],
    // The only opposing Troop has 5 wounds of 6.
    ['troop', 104, { wounds: { 107: 5 } }],
    // No Ventura card is left.
    ['recruit', 95, { removed: restOf('ventura') }],
    // Nobody of another house is in the Domain; no Army is near a Territory of his; no Troop is beside one.
    ['troop', 91, { players: [{}, { florins: 9 }] }],
    ['troop', 92, { players: [{}, { florins: 9 }] }],
    ['troop', 105, {}],
  ];
  for (const [step, card, more] of impossible) {
    const [own = {}, other = {}] = more.players ?? [];
    const t = table(
      position({ ...more, players: [{ ...own, florins: 4, hand: [card] }, other], turn: { step, seat: 0 } }),
    );
    expect([card, t.refusal(0, 'event', `card:${card}`).rule]).toEqual([card, 'V28.6']);
    expect(t.player(0)).toMatchObject({ hand: [card], florins: 4 });
  }
  // An unhurt Army needs no surgeon, but nobody is asked then.
  expect(at(battle([[], []]))).toBe('troop.choose');
});

test.amongThemselves('V28.6 with one tile left there is still something to survey', () => {
  const t = table(
    position({
      players: [{ florins: 4, hand: [100] }, { reserve: [8, 10, 14, 17, 18, 19, 21] }],
      turn: { step: 'expansion', seat: 0 },
    }),
  );
  expect([t.s.stock, t.s.under]).toEqual([[22], []]);
  t.act(0, 'event', 'card:100');
  expect(t.player(0)).toMatchObject({ hand: [], reserve: [22] });
});

test('V28.6 what is partly possible is done as far as it goes', () => {
  const t = table(
    position({
      players: [{ florins: 1, hand: ['side-deal'] }, {}],
      removed: restOf('ventura', 33),
      turn: { step: 'recruit', seat: 0 },
    }),
  );
  t.act(0, 'event', 'card:95');
  expect(t.player(0)).toMatchObject({ hand: [33], florins: 0 });
});

test('V28.6 an edition that gives an effect a window it has no place in makes it unplayable, not a crash', () => {
  const t = battle([[97], []], {}, edition(97, 'battle', { kind: 'florins', amount: 3 }));
  expect(t.refusal(0, 'event', 'card:97').rule).toBe('V28.6');
  const after = battle([[97], []], { wounds: { [CAVALRY]: 1 } }, edition(97, 'aftermath', { kind: 'survey' }));
  after.act(0, 'pass');
  expect(at(after)).toBe('battle.aftermath');
  expect(after.refusal(0, 'event', 'card:97').rule).toBe('V28.6');
});
