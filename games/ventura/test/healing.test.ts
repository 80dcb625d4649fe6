import { expect } from 'vitest';
import { ROUND_STEPS } from '../state.ts';
import { GARRISON, idle } from './scenes.ts';
import { test } from './seating.ts';
import { type PositionDoc, position, table } from './table.ts';

const CAVALRY = 25; // Heavy Cavalry, Resistance 6
const KNIGHTS = 51; // German Knights, Resistance 5
const FOE = 41; // Men-at-Arms

/** Seat 0 has a wounded Army far away and a wounded Garrison at home. */
const wounded = (changes: Partial<PositionDoc> = {}, florins = 3): PositionDoc => ({
  ...position({
    players: [{ florins }, { florins: 5 }],
    troops: [
      { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [CAVALRY, KNIGHTS] },
      { seat: 1, area: 2, at: 'Vignola', companies: [FOE] },
    ],
    wounds: { [CAVALRY]: 2, [GARRISON[0]]: 1, [FOE]: 1 },
    turn: { step: 'prestige', seat: 0 },
  }),
  ...changes,
});

test('V26.1 each Florin removes one wound of any own Company in play, wherever it stands, as long as he can pay', () => {
  const t = table(wounded());
  expect(t.args(0, 'heal')).toEqual([`card:${CAVALRY}`, `card:${GARRISON[0]}`]);
  t.act(0, 'heal', `card:${CAVALRY}`);
  expect(t.wounds(CAVALRY)).toBe(1);
  expect(t.player(0).florins).toBe(2);
  t.act(0, 'heal', `card:${GARRISON[0]}`);
  expect(t.wounds(GARRISON[0])).toBe(0);
  expect(t.player(0).florins).toBe(1);
  // Nothing is left to heal there, and others' Companies are not his.
  expect(t.refusal(0, 'heal', `card:${GARRISON[0]}`).rule).toBe('V26.1');
  expect(t.refusal(0, 'heal', `card:${KNIGHTS}`).rule).toBe('V26.1');
  expect(t.refusal(0, 'heal', `card:${FOE}`).code).toBe('unknown');
  // His turn goes on, and with the last Florin gone nothing more can be paid.
  t.act(0, 'spend', 1);
  expect(t.player(1).florins).toBe(5);
  const poor = table(wounded({}, 1));
  poor.act(0, 'heal', `card:${CAVALRY}`);
  expect(poor.player(0).florins).toBe(0);
  expect(poor.refusal(0, 'heal', `card:${CAVALRY}`).rule).toBe('V1.7');
  expect(poor.wounds(CAVALRY)).toBe(1);
});

test('V26.1 the Florin goes to the Stock, and a card in hand or display is not healed', () => {
  const t = table(
    wounded({ players: [{ ...wounded().players[0], hand: ['pikemen'] }, { ...wounded().players[1] }], display: [45] }),
  );
  expect(t.refusal(0, 'heal', 'card:37').code).toBe('unknown');
  expect(t.refusal(0, 'heal', 'card:45').code).toBe('unknown');
  expect(t.refusal(0, 'heal', 'card:1').key).toBe('heal.unhurt');
});

test('V26.2 only the active player heals', () => {
  const t = table(wounded());
  expect(t.refusal(1, 'heal', `card:${FOE}`).code).toBe('not-asked');
  t.act(0, 'spend', 0);
  expect(t.args(1, 'heal')).toEqual([`card:${FOE}`]);
  expect(t.refusal(0, 'heal', `card:${CAVALRY}`).code).toBe('not-asked');
});

test('V26.2 nobody heals from the start of a battle to the end of the last one of its chain', () => {
  const t = table(
    wounded({
      players: [
        { ...wounded().players[0], hand: ['barber-surgeon', 'farmers'] },
        { ...wounded().players[1], hand: ['farmers'] },
      ],
      troops: [
        { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [CAVALRY, KNIGHTS] },
        { seat: 1, area: 2, at: 'Plain of Lodi', companies: [FOE] },
        { seat: 1, area: 3, at: 'Plain of Lodi', companies: ['rural-levy'] },
      ],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  const closed = (): void => {
    for (const seat of [0, 1]) {
      expect(t.args(seat, 'heal')).toEqual([]);
      for (const card of [CAVALRY, GARRISON[0], FOE])
        expect(['unknown', 'not-asked']).toContain(t.refusal(seat, 'heal', `card:${card}`).code);
    }
  };
  t.act(0, 'march', 'troop:0.2');
  expect(t.args(0, 'heal')).toContain(`card:${CAVALRY}`);
  t.act(0, 'enter', t.tileArg('Plain of Lodi'));
  const seen = new Set<string>();
  while (t.frame.proc === 'battle') {
    closed();
    seen.add(t.frame.at);
    const seat = t.asked[0] ?? 0;
    const verb = t.offers(seat).some((offer) => offer === 'pass') ? 'pass' : '';
    if (verb) t.act(seat, 'pass');
    else if (t.args(seat, 'stay').length > 0) t.act(seat, 'stay');
    else
      t.act(
        seat,
        t.frame.at === 'defender' ? 'defend' : 'rank',
        t.args(seat, t.frame.at === 'defender' ? 'defend' : 'rank')[0],
      );
  }
  expect([...seen].sort()).toEqual(['aftermath', 'defender', 'orders', 'ruses']);
  // Both Troops are beaten; now he may pay again.
  expect(t.troop(1, 2) ?? t.troop(1, 3)).toBeNull();
  t.act(0, 'heal', `card:${GARRISON[0]}`);
  expect(t.player(0).florins).toBe(2);
});

test('V26.3 healing is offered in the turns of all nine steps that ask', () => {
  const steps = ROUND_STEPS.filter((step) => step !== 'recovery' && step !== 'annex');
  expect(steps).toHaveLength(9);
  for (const step of steps) {
    const t = table(
      position({
        players: [{ florins: 2, hand: ['farmers'], reserve: ['Cusago'] }, {}],
        // Two Troops on one Territory, so that there is something to regroup.
        troops: [{ seat: 0, area: 2, at: 'Ferrara', companies: [CAVALRY] }],
        wounds: { [CAVALRY]: 2 },
        turn: { step, seat: 0 },
      }),
    );
    expect([step, t.args(0, 'heal')]).toEqual([step, [`card:${CAVALRY}`]]);
    t.act(0, 'heal', `card:${CAVALRY}`);
    expect([step, t.asked, t.frame.proc]).toEqual([step, [0], step]);
    expect(t.wounds(CAVALRY)).toBe(1);
  }
});

test('V26.3 no possibility is lost: in the Troop Phase he is asked as long as he can heal, and not longer', () => {
  // Only a Garrison, which cannot march, and no card: the others may attack it again before his next turn.
  const doc = position({
    players: [{ florins: 2 }, {}],
    wounds: { [GARRISON[0]]: 1 },
    troops: [{ seat: 1, area: 2, at: 'Vignola', companies: [FOE] }],
    turn: { step: 'troop', seat: 0 },
  });
  const t = table(doc);
  expect(t.offers(0).sort()).toEqual(['end', `heal card:${GARRISON[0]}`]);
  t.act(0, 'heal', `card:${GARRISON[0]}`);
  expect(t.asked).toEqual([1]);
  expect(table({ ...doc, players: doc.players.map((player) => ({ ...player, florins: 0 })) }).asked).toEqual([1]);

  // After the last battle of his turn, too.
  const b = table(
    position({
      players: [{ florins: 1 }, {}],
      troops: [
        { seat: 0, area: 2, at: 'Viterbo', companies: [CAVALRY] },
        { seat: 1, area: 2, at: 'Plain of Lodi', companies: ['rural-levy'] },
      ],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  b.act(0, 'march', 'troop:0.2');
  b.act(0, 'enter', b.tileArg('Plain of Lodi'));
  expect(b.wounds(CAVALRY)).toBeGreaterThan(0);
  expect(b.args(0, 'heal')).toEqual([`card:${CAVALRY}`]);
});

test('V26.4 apart from paying, only Recovery and card texts take wounds away', () => {
  const t = table(
    position({
      players: [{}, {}],
      troops: [
        { seat: 0, area: 2, at: 'Bologna', companies: [CAVALRY] },
        { seat: 0, area: 3, at: 'Chianti', companies: [KNIGHTS] },
      ],
      wounds: { [CAVALRY]: 3, [KNIGHTS]: 3, [GARRISON[0]]: 3 },
      turn: { step: 'prestige', seat: 0 },
    }),
  );
  idle(t, () => t.s.round === 2);
  // One whole round: the Garrison in its gray City lost one wound in Recovery, the others none.
  expect([t.wounds(CAVALRY), t.wounds(KNIGHTS), t.wounds(GARRISON[0])]).toEqual([3, 3, 2]);
});
