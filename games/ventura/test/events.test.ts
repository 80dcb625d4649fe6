import { expect, test } from 'vitest';
import { ROUND_STEPS } from '../state.ts';
import { ventura } from './pinned.ts';
import { battle, edition, GARRISON } from './scenes.ts';
import { type PlayerDoc, type PositionDoc, position, type TestTable, table } from './table.ts';

const [CAVALRY, KNIGHTS] = [25, 51]; // Resistance 6 and 5

const turn = (step: string, hand: (number | string)[], more: Partial<PositionDoc> = {}, other: PlayerDoc = {}) =>
  position({ players: [{ florins: 4, hand }, other], turn: { step, seat: 0 }, ...more });

const at = (t: TestTable): string => `${t.frame.proc}.${t.frame.at}`;

test('V28.1 an Event comes from the Conscription deck, is played from hand and discarded, and is no Troop', () => {
  const events = ventura.components.cards.filter((card) => card.kind === 'event');
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({ deck }) => deck))).toEqual(new Set(['conscription']));
  const t = table(turn('upkeep', ['bankers-loan']));
  const troops = JSON.stringify(t.s.troops);
  t.act(0, 'event', 'card:97');
  expect(t.player(0).hand).toEqual([]);
  expect(t.s.conscriptionDiscard).toEqual([97]);
  expect(JSON.stringify(t.s.troops)).toBe(troops);
  expect(t.asked).toEqual([0]);
  // In hand it costs no upkeep: 4 + 3 + income 5 - Garrison 1.
  t.act(0, 'pay');
  expect(t.player(0).florins).toBe(11);
  expect(table(turn('deploy', ['bankers-loan'])).refusal(0, 'deploy', 'card:97').rule).toBe('V17.11');
});

test('V28.1 florins: the Stock pays', () => {
  const t = table(turn('upkeep', ['bankers-loan'], {}, { florins: 4 }));
  t.act(0, 'event', 'card:97');
  expect([t.player(0).florins, t.player(1).florins]).toEqual([7, 4]);
});

test('V28.1 prestige: points for Florins, checked for 30 at once', () => {
  const t = table(turn('prestige', ['chronicler']));
  t.act(0, 'event', 'card:99');
  expect(t.player(0)).toMatchObject({ points: 2, florins: 3 });
  expect(at(t)).toBe('prestige.spend');
  const near = table(position({ players: [{ florins: 1, points: 28, hand: [99] }, {}], turn: { step: 'prestige' } }));
  near.act(0, 'event', 'card:99');
  expect(near.over).toMatchObject({ winners: [0], rule: 'V31.1' });
});

test('V28.1 survey: a tile for the reserve, also for who has none, and it may be laid at once', () => {
  const t = table(turn('expansion', ['dowry']));
  expect(t.player(0).reserve).toEqual([]);
  t.script(t.tile('Cusago'));
  t.act(0, 'event', 'card:100');
  expect(t.player(0).reserve).toEqual([t.tile('Cusago')]);
  expect(t.args(0, 'choose')).toEqual([t.tileArg('Cusago')]);
  expect(t.log(1).at(-1)).toMatchObject({ key: 'fortune.tile', args: { seat: 'seat:0' } });
});

test('V28.1 deal: two Ventura cards for the hand', () => {
  const t = table(turn('recruit', ['side-deal']));
  t.script(33, 34);
  t.act(0, 'event', 'card:95');
  expect(t.player(0)).toMatchObject({ hand: [33, 34], florins: 3 });
});

test('V28.1 march: one own Troop that can still move gets more points, in this Troop Phase only', () => {
  const doc = turn('troop', ['night-march', 'farmers'], {
    troops: [
      { seat: 0, area: 2, at: 'Chianti', companies: ['swordsmen'] },
      { seat: 0, area: 3, at: 'Chianti', companies: ['pikemen'], moved: true },
    ],
  });
  const t = table(doc);
  t.act(0, 'event', 'card:101');
  expect(at(t)).toBe('event.target');
  expect(t.args(0, 'target')).toEqual(['troop:0.2']);
  // Not the Garrison, not one that has moved, not an opponent's.
  for (const troop of ['troop:0.1', 'troop:0.3', 'troop:1.1']) expect(t.refusal(0, 'target', troop).rule).toBe('V28.6');
  expect(t.refusal(0, 'target', 'troop:0.5').code).toBe('unknown');
  t.act(0, 'target', 'troop:0.2');
  t.act(0, 'march', 'troop:0.2');
  // Swordsmen 2 + 2: Cascina 1, Bologna 1, Viterbo 1, Bologna 1.
  for (const name of ['Cascina', 'Bologna', 'Viterbo']) t.act(0, 'enter', t.tileArg(name));
  expect(t.frame).toMatchObject({ proc: 'troop', at: 'march', points: 1 });
  t.act(0, 'halt');
  t.act(0, 'end');
  expect(t.s.troops.map(({ spur }) => spur)).toEqual([0, 0, 0, 0]);
});

test('V28.1 fever: a wound on each Company of an opponent, but never the last one', () => {
  const t = table(
    turn('troop', ['camp-fever'], {
      troops: [
        { seat: 0, area: 2, at: 'Chianti', companies: ['swordsmen'] },
        { seat: 1, area: 2, at: 'Vignola', captain: 'Acuto', companies: [CAVALRY, KNIGHTS, 'farmers'] },
        { seat: 1, area: 3, at: 'Camaldoli', companies: [60] },
      ],
      wounds: { [KNIGHTS]: 4, 60: 1 },
    }),
  );
  t.act(0, 'event', 'card:104');
  expect(t.args(0, 'target').sort()).toEqual(['troop:1.1', 'troop:1.2']);
  expect(t.refusal(0, 'target', 'troop:0.2').rule).toBe('V28.6');
  expect(t.refusal(0, 'target', 'troop:1.3').rule).toBe('V28.6');
  t.act(0, 'target', 'troop:1.2');
  // Knights 4 of 5 are spared; Farmers have Resistance 2.
  expect([CAVALRY, KNIGHTS, 59].map((card) => t.wounds(card))).toEqual([1, 4, 1]);
  expect(t.troop(1, 2)?.companies).toHaveLength(3);
  expect(t.wounds(GARRISON[1])).toBe(0);
  expect(t.player(0).florins).toBe(2);
});

test('V28.1 V28.2 ruse: more in the first melee assault of this battle, for either side', () => {
  const totals = (t: TestTable): string[] =>
    t
      .log(null)
      .filter(({ key }) => key === 'battle.ranged' || key === 'battle.melee')
      .map(({ args }) => `${args['attacker']}-${args['defender']}`);
  const plain = battle([['farmers'], ['hunters']]);
  plain.act(0, 'pass');
  plain.act(1, 'pass');
  expect(totals(plain).slice(0, 2)).toEqual(['0-0', '6-3']);
  for (const [seat, first] of [
    [0, '9-3'],
    [1, '6-6'],
  ] as const) {
    const t = battle(seat === 0 ? [['feigned-flight'], ['farmers']] : [['farmers'], ['feigned-flight']]);
    if (seat === 1) t.act(0, 'pass');
    t.act(seat, 'event', 'card:103');
    expect(t.player(seat)).toMatchObject({ hand: [], florins: 3 });
    if (seat === 0) t.act(1, 'pass');
    expect(totals(t).slice(0, 2)).toEqual(['0-0', first]);
  }
});

test('V28.1 V28.2 ruse: its ranged part counts in the ranged assault, and nothing of it in the third', () => {
  const game = edition(103, 'battle', { kind: 'ruse', ranged: 2, melee: 1 });
  const t = battle(
    [['feigned-flight'], []],
    {
      troops: [
        { seat: 0, area: 2, at: 'Viterbo', companies: ['pavise-bearers'] },
        { seat: 1, area: 2, at: 'Plain of Lodi', companies: [46] },
      ],
    },
    game,
  );
  t.act(0, 'event', 'card:103');
  // Nobody can be beaten in two assaults: the defender, who alone can retreat, stays.
  t.act(1, 'stay');
  const melee = t.log(null).filter(({ key }) => key === 'battle.ranged' || key === 'battle.melee');
  expect(melee.slice(0, 3).map(({ args }) => args['attacker'])).toEqual([2, 2, 1]);
});

test('V28.2 each Event of the components is offered in its own window and nowhere else, to the active player alone', () => {
  const events = ventura.components.cards.filter((card) => card.kind === 'event');
  for (const card of events)
    for (const step of ROUND_STEPS.filter((one) => !['recovery', 'annex', 'regroup'].includes(one))) {
      const others = events.filter(({ id }) => id !== card.id).slice(0, 5);
      const t = table({
        ...position({
          players: [
            { florins: 5, hand: [card.id], reserve: ['Cusago'] },
            { florins: 5, points: 5, hand: others.map(({ id }) => id) },
          ],
          // An Army beside Gonzaga's land, and a Company of his in Este's: each Event of a turn has something to do.
          troops: [
            { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: [CAVALRY] },
            { seat: 1, area: 2, at: 'Cascina', companies: [KNIGHTS] },
          ],
          wounds: { [CAVALRY]: 1 },
          turn: { step, seat: 0 },
        }),
      });
      expect([card.name.en, step, t.asked]).toEqual([card.name.en, step, [0]]);
      expect([card.name.en, step, t.args(0, 'event').length]).toEqual([
        card.name.en,
        step,
        card.window === step ? 1 : 0,
      ]);
      if (card.window !== step) expect(t.refusal(0, 'event', `card:${card.id}`).rule).toBe('V28.2');
      for (const { id } of events) expect(t.refusal(1, 'event', `card:${id}`).code).toBe('not-asked');
    }
});

test('V28.2 V3.9 an Event can be played from the moment it is in hand, if its cost can be paid', () => {
  const t = table(turn('conscription', []), edition(97, 'conscription', { kind: 'florins', amount: 3 }, 3));
  t.script(97);
  t.act(0, 'buy');
  t.act(0, 'event', 'card:97');
  expect(t.player(0).florins).toBe(3);
  const poor = table(
    position({ players: [{ florins: 0, hand: [97, 98] }, {}], turn: { step: 'conscription', seat: 0 } }),
    edition(97, 'conscription', { kind: 'florins', amount: 3 }, 1),
  );
  expect(poor.refusal(0, 'event', 'card:97').rule).toBe('V1.7');
});

test('V28.2 a player without tile or Troops to arrange may still play an Event of that step', () => {
  const survey = table(turn('expansion', ['dowry']));
  expect(survey.offers(0).sort()).toEqual(['event card:100', 'pass']);
  const regroup = table(turn('regroup', ['dowry']), edition(100, 'regroup', { kind: 'florins', amount: 1 }));
  expect(regroup.offers(0)).toContain('event card:100');
});
