/** V28 What each Event does, on whom it can be played, and on whom not. Those of the first box stand in events.test.ts. */

import { expect } from 'vitest';
import type { EventEffect, EventWindow } from '../components/index.ts';
import { NEUTRAL } from '../rules/domain.ts';
import { battle, edition, GARRISON } from './scenes.ts';
import { test } from './seating.ts';
import { type PositionDoc, position, type TestTable, table } from './table.ts';

const [CAVALRY, KNIGHTS, SWORDSMEN] = [25, 51, 33]; // Resistance 6, 5 and 4
/** The card that becomes the Event of the test. */
const CARD = 105;
const ARG = `card:${CARD}`;

type Changes = Parameters<typeof position>[0];

/** Seat 0 in its turn of the step, with the Event and 2 Florins; seat 1 has 4. */
function withEvent(step: EventWindow, effect: EventEffect, changes: Changes = {}): TestTable {
  const [own, other] = changes.players ?? [];
  const players = [
    { florins: 2, hand: [CARD], ...own },
    { florins: 4, ...other },
  ];
  return table(position({ ...changes, players, turn: { step, seat: 0 } }), edition(CARD, step, effect));
}

const army = (
  seat: number,
  area: number,
  at: string,
  captain = 'Acuto',
  companies: (number | string)[] = [CAVALRY],
) => ({
  seat,
  area,
  at,
  captain,
  companies,
});
const lone = (seat: number, area: number, at: string, company: number | string = SWORDSMEN) => ({
  seat,
  area,
  at,
  companies: [company],
});

const refused = (t: TestTable): string => t.refusal(0, 'event', ARG).rule;
const at = (t: TestTable): string => `${t.frame.proc}.${t.frame.at}`;

// ---- military tactics ----------------------------------------------------------------------------------------------

const totals = (t: TestTable): string[] =>
  t
    .log(null)
    .filter(({ key }) => key === 'battle.ranged' || key === 'battle.melee')
    .map(({ args }) => `${args['attacker']}-${args['defender']}`);

test('V28.1 shelter: the other side deals less in the ranged assault, never less than nothing, and as much as ever in melee', () => {
  const shot = { troops: [army(0, 2, 'Viterbo', 'Acuto', ['bowmen']), lone(1, 2, 'Plain of Lodi', 'pikemen')] };
  for (const [ranged, first] of [
    [3, '1-0'],
    [9, '0-0'],
  ] as const) {
    const t = battle([[], [CARD]], shot, edition(CARD, 'battle', { kind: 'shelter', ranged }));
    t.act(1, 'event', ARG);
    // Bowmen 4 less 3, then their Melee 1 and Acuto's 2.
    expect(totals(t).slice(0, 2)).toEqual([first, expect.stringMatching(/^3-/)]);
  }
});

test('V28.1 V28.6 ambush: on its ground spaces I and II of the other side change places; one Company has nothing to change', () => {
  const doc = (where: string, companies: number[]): Changes => ({
    troops: [army(0, 2, 'Viterbo'), army(1, 2, where, 'Fortebraccio', companies)],
  });
  const attack = (where: string, companies: number[]): TestTable => {
    const t = table(
      position({
        // With another card in hand he is still asked after the Event.
        players: [{ florins: 2, hand: [CARD, 'farmers'] }, {}],
        ...doc(where, companies),
        turn: { step: 'troop', seat: 0 },
      }),
      edition(CARD, 'battle', { kind: 'ambush', types: ['wood'] }),
    );
    t.act(0, 'march', 'troop:0.2');
    t.act(0, 'enter', t.tileArg(where));
    if (companies.length > 1) for (const card of companies.slice(0, -1)) t.act(1, 'rank', `card:${card}`);
    return t;
  };
  const t = attack('Camaldoli', [SWORDSMEN, KNIGHTS, 35]);
  t.act(0, 'event', ARG);
  expect(t.frame).toMatchObject({ ranks: [[CAVALRY], [KNIGHTS, SWORDSMEN, 35]] });
  expect(t.log(1).at(-1)).toMatchObject({ key: 'event.ambush', args: { first: `card:${KNIGHTS}` } });
  expect(attack('Camaldoli', [SWORDSMEN]).refusal(0, 'event', ARG).rule).toBe('V28.6');
  expect(attack('Plain of Lodi', [SWORDSMEN, KNIGHTS]).refusal(0, 'event', ARG).rule).toBe('V28.6');
});

test('V28.1 V28.6 V22.6 escalade: the walls save the other side nothing in this battle; where they save nothing it is no use', () => {
  const storm = (where: string, hand: number[]): TestTable => {
    const t = table(
      position({
        players: [{ florins: 2, hand }, {}],
        troops: [army(0, 2, 'Viterbo'), lone(1, 2, where, 'pavise-bearers')],
        turn: { step: 'troop', seat: 0 },
      }),
      edition(CARD, 'battle', { kind: 'escalade' }),
    );
    t.act(0, 'march', 'troop:0.2');
    t.act(0, 'enter', t.tileArg(where));
    return t;
  };
  const saved = (t: TestTable): number => t.log(null).filter(({ key }) => key === 'battle.walls').length;
  // Vignola is a Castle with Resistance 2.
  expect(saved(storm('Vignola', []))).toBe(1);
  const t = storm('Vignola', [CARD]);
  t.act(0, 'event', ARG);
  expect(saved(t)).toBe(0);
  expect(storm('Plain of Lodi', [CARD]).refusal(0, 'event', ARG).rule).toBe('V28.6');
});

test('V28.1 V19.6 pursuit: whoever attacked and won may march once more, if nobody is left on the field', () => {
  const game = edition(CARD, 'aftermath', { kind: 'pursuit' });
  const won = battle([[CARD], []], {}, game);
  won.act(0, 'pass');
  won.act(0, 'event', ARG);
  expect(won.troop(0, 2)).toMatchObject({ moved: false });
  won.act(0, 'march', 'troop:0.2');
  won.act(0, 'enter', won.tileArg('Vignola'));
  expect(won.troop(0, 2)?.at).toBe(won.tile('Vignola'));

  const more = battle(
    [[CARD], []],
    {
      troops: [army(0, 2, 'Viterbo'), lone(1, 2, 'Plain of Lodi', 'farmers'), lone(1, 3, 'Plain of Lodi', 'shepherds')],
    },
    game,
  );
  more.act(1, 'defend', 'troop:1.2');
  more.act(0, 'pass');
  expect(at(more)).toBe('battle.aftermath');
  expect(more.refusal(0, 'event', ARG).rule).toBe('V28.6');

  // The defender wins, but nobody pursues in an opponent's turn.
  const held = battle([[], [CARD]], { troops: [lone(0, 2, 'Viterbo', 'farmers'), army(1, 2, 'Plain of Lodi')] }, game);
  held.act(1, 'pass');
  expect(at(held)).toBe('battle.aftermath');
  expect(held.refusal(1, 'event', ARG).rule).toBe('V28.6');
});

// ---- economic tricks -----------------------------------------------------------------------------------------------

test('V28.1 V28.6 harvest: a Florin for each own Territory of the type, up to the most', () => {
  const own = ['Ferrara', 'Lomellina', 'Chianti', 'Plain of Lodi'];
  const gained = (domain: string[], most: number): number => {
    const t = withEvent(
      'upkeep',
      { kind: 'harvest', type: 'field', most },
      { players: [{ domain }, { domain: ['Mantua'] }] },
    );
    t.act(0, 'event', ARG);
    return t.player(0).florins - 2;
  };
  expect([gained(own, 4), gained(own, 1), gained(['Ferrara', 'Lomellina'], 4)]).toEqual([2, 1, 1]);
  const none = withEvent('upkeep', { kind: 'harvest', type: 'lake', most: 4 });
  expect(refused(none)).toBe('V28.6');
});

test('V28.1 V28.6 quarters: the Stock pays what one own Army costs, up to the most', () => {
  const troops = [
    army(0, 2, 'Cascina', 'Acuto', [CAVALRY, KNIGHTS]),
    lone(0, 3, 'Chianti'),
    army(1, 2, 'Vignola', 'Colleoni', [26]),
  ];
  const t = withEvent('upkeep', { kind: 'quarters', most: 20 }, { troops });
  t.act(0, 'event', ARG);
  expect(t.args(0, 'target')).toEqual(['troop:0.2']);
  for (const thing of ['troop:0.3', 'troop:1.2']) expect(t.refusal(0, 'target', thing).rule).toBe('V28.6');
  t.act(0, 'target', 'troop:0.2');
  // Acuto 2, Heavy Cavalry 3 and German Knights 2.
  expect(t.player(0).florins).toBe(2 + 7);
  const little = withEvent('upkeep', { kind: 'quarters', most: 1 }, { troops });
  little.act(0, 'event', ARG);
  little.act(0, 'target', 'troop:0.2');
  expect(little.player(0).florins).toBe(3);
  expect(refused(withEvent('upkeep', { kind: 'quarters', most: 4 }, { troops: [lone(0, 2, 'Chianti')] }))).toBe(
    'V28.6',
  );
});

test('V28.1 V27.2 veterans: a Company of the Ventura discards comes to hand, no Captain, and a sixth card is too many', () => {
  const veterans: EventEffect = { kind: 'veterans' };
  const venturaDiscard = [1, SWORDSMEN];
  const t = withEvent('recruit', veterans, { venturaDiscard });
  t.act(0, 'event', ARG);
  expect(t.args(0, 'target')).toEqual([`card:${SWORDSMEN}`]);
  expect(t.refusal(0, 'target', 'card:1').rule).toBe('V28.6');
  expect(t.refusal(0, 'target', 'card:34').rule).toBe('V28.6');
  t.act(0, 'target', `card:${SWORDSMEN}`);
  expect(t.player(0).hand).toEqual([SWORDSMEN]);
  expect(t.s.venturaDiscard).toEqual([1]);
  expect(at(t)).toBe('recruit.buy');
  expect(refused(withEvent('recruit', veterans, { venturaDiscard: [1] }))).toBe('V28.6');
});

test('V28.1 V28.6 contribution: whoever has a Territory on or beside which an own Army stands pays, as far as he can', () => {
  const asks = (troops: PositionDoc['troops'], florins = 4): TestTable =>
    withEvent('troop', { kind: 'contribution', amount: 3 }, { troops: troops ?? [], players: [{}, { florins }] });
  const t = asks([army(0, 2, 'Viterbo')]);
  t.act(0, 'event', ARG);
  expect(t.args(0, 'target')).toEqual(['seat:1']);
  expect(t.refusal(0, 'target', 'seat:0').rule).toBe('V28.6');
  t.act(0, 'target', 'seat:1');
  expect([t.player(0).florins, t.player(1).florins]).toEqual([5, 1]);
  // A lone Company frightens nobody, an Army at home neither, and an empty purse pays nothing.
  expect(refused(asks([lone(0, 2, 'Viterbo')]))).toBe('V28.6');
  expect(refused(asks([army(0, 2, 'Chianti')]))).toBe('V28.6');
  expect(refused(asks([army(0, 2, 'Viterbo')], 0))).toBe('V28.6');
});

test('V28.1 V28.6 toll: each opponent with a Troop in the own Domain pays, as far as he can', () => {
  const toll: EventEffect = { kind: 'toll', amount: 2 };
  const paid = (troops: PositionDoc['troops'], florins: number): number => {
    const t = withEvent('troop', toll, { troops: troops ?? [], players: [{}, { florins }] });
    t.act(0, 'event', ARG);
    expect(t.player(1).florins).toBe(florins - (t.player(0).florins - 2));
    return t.player(0).florins - 2;
  };
  expect(paid([lone(1, 2, 'Cascina'), lone(1, 3, 'Chianti', KNIGHTS)], 4)).toBe(2);
  expect(paid([lone(1, 2, 'Cascina')], 1)).toBe(1);
  expect(refused(withEvent('troop', toll, { troops: [lone(1, 2, 'Bologna')] }))).toBe('V28.6');
  expect(refused(withEvent('troop', toll, { troops: [lone(1, 2, 'Cascina')], players: [{}, { florins: 0 }] }))).toBe(
    'V28.6',
  );
});

test('V28.1 V28.6 ransom: only who has beaten an Army is paid', () => {
  const game = edition(CARD, 'aftermath', { kind: 'ransom', amount: 3 });
  const fight = (defender: PositionDoc['troops']): TestTable => {
    const t = battle([[CARD], []], { troops: [army(0, 2, 'Viterbo'), ...(defender ?? [])] }, game);
    t.act(0, 'pass');
    expect(at(t)).toBe('battle.aftermath');
    return t;
  };
  const t = fight([army(1, 2, 'Plain of Lodi', 'Konrad of Landau', ['farmers'])]);
  t.act(0, 'event', ARG);
  expect([t.player(0).florins, t.player(1).florins]).toEqual([7, 1]);
  expect(fight([lone(1, 2, 'Plain of Lodi', 'farmers')]).refusal(0, 'event', ARG).rule).toBe('V28.6');
});

// ---- happenings ----------------------------------------------------------------------------------------------------

test('V28.1 V29.1 a triumph is for the winner of a battle alone', () => {
  const game = edition(CARD, 'aftermath', { kind: 'prestige', points: 2 });
  const won = battle([[CARD], []], {}, game);
  won.act(0, 'pass');
  won.act(0, 'event', ARG);
  const scored = won.log(null).filter(({ key, rule }) => key === 'points' && rule === 'V29.1');
  expect(scored.map(({ args }) => args['points'])).toEqual([2]);
  // The loser has an Army left with wounds, and so is asked; but there is nothing to celebrate.
  const lost = battle(
    [[], [CARD]],
    { troops: [army(0, 2, 'Viterbo', 'Acuto', [CAVALRY]), army(1, 2, 'Plain of Lodi', 'Fortebraccio', [KNIGHTS])] },
    game,
  );
  lost.act(1, 'pass');
  lost.act(1, 'retreat', lost.tileArg('Vignola'));
  expect([at(lost), lost.asked]).toEqual(['battle.aftermath', [1]]);
  expect(lost.refusal(1, 'event', ARG).rule).toBe('V28.6');
});

test('V28.1 V28.6 winter: a wound on each Company outside its own Domain, of whomever, but never the last', () => {
  const troops = [
    army(0, 2, 'Bologna', 'Acuto', [CAVALRY]),
    lone(0, 3, 'Chianti'),
    army(1, 2, 'Viterbo', 'Colleoni', [KNIGHTS, 'farmers']),
  ];
  const t = withEvent('troop', { kind: 'winter', wounds: 1 }, { troops, wounds: { [KNIGHTS]: 4 } });
  t.act(0, 'event', ARG);
  const farmers = t.cards('farmers')[0] ?? 0;
  expect([CAVALRY, SWORDSMEN, KNIGHTS, farmers].map((card) => t.wounds(card))).toEqual([1, 0, 4, 1]);
  expect(GARRISON.slice(0, 2).map((card) => t.wounds(card))).toEqual([0, 0]);
  expect(refused(withEvent('troop', { kind: 'winter', wounds: 1 }, { troops: [lone(0, 2, 'Chianti')] }))).toBe('V28.6');
});

test('V28.1 V28.6 V29.4 revolt: a Territory beside an own Troop is nobody’s; no City, none with a Troop of its owner; no points', () => {
  const troops = [lone(0, 2, 'Viterbo'), lone(1, 2, 'Camaldoli', KNIGHTS)];
  const t = withEvent('troop', { kind: 'revolt' }, { troops });
  t.act(0, 'event', ARG);
  // Beside Viterbo lie Camaldoli, where Knights stand, Vignola and the Plain of Lodi.
  expect(t.args(0, 'target').sort()).toEqual(['Vignola', 'Plain of Lodi'].map(t.tileArg).sort());
  for (const name of ['Camaldoli', 'Mantua', 'Chianti', 'Bologna'])
    expect(t.refusal(0, 'target', t.tileArg(name)).rule).toBe('V28.6');
  t.act(0, 'target', t.tileArg('Plain of Lodi'));
  expect(t.owner('Plain of Lodi')).toBe(NEUTRAL);
  expect([t.player(0).points, t.player(1).points]).toEqual([0, 0]);
  const city = withEvent('troop', { kind: 'revolt' }, { troops: [lone(0, 2, 'Vignola')] });
  city.act(0, 'event', ARG);
  expect(city.args(0, 'target')).not.toContain(city.tileArg('Mantua'));
});

test('V28.1 V28.6 arrears: an Army whose turn is still to come does not march in this phase, but in the next', () => {
  const troops = [army(1, 2, 'Viterbo'), lone(1, 3, 'Bologna', KNIGHTS)];
  const t = withEvent('troop', { kind: 'arrears' }, { troops });
  t.act(0, 'event', ARG);
  expect(t.args(0, 'target')).toEqual(['troop:1.2']);
  expect(t.refusal(0, 'target', 'troop:1.3').rule).toBe('V28.6');
  t.act(0, 'target', 'troop:1.2');
  expect(t.troop(1, 2)?.moved).toBe(true);
  // It is too late for who has had his turn.
  const late = withEvent('troop', { kind: 'arrears' }, { troops, first: 1 });
  expect(refused(late)).toBe('V28.6');
});
