/** V7 Rounds, turn order, active player. */

import { at, sum } from '@condotta/kernel';
import { expect } from 'vitest';
import { DECLINE, decide, drive, seenBy, three } from './maps.ts';
import { test } from './seating.ts';
import { type PositionDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

const lone = (seat: number, area: number, where: string, company: number | string): TroopDoc => ({
  seat,
  area,
  at: where,
  companies: [company],
});

/** Everybody has something to decide in every step: cards, tiles, Troops to regroup and to move, wounds, land to annex. */
const BUSY: readonly TroopDoc[] = [
  lone(0, 2, 'Ferrara', 33),
  lone(0, 3, 'Ferrara', 34),
  lone(0, 4, 'Anghiari', 27),
  lone(1, 2, 'Mantua', 37),
  lone(1, 3, 'Mantua', 38),
  lone(1, 4, 'Viterbo', 28),
];

const busy = (changes: Partial<PositionDoc> = {}): PositionDoc =>
  position({
    round: 2,
    players: [
      { florins: 5, points: 1, hand: ['Acuto'], reserve: ['Cusago'] },
      { florins: 5, hand: ['Fortebraccio'], reserve: ['Pandino'] },
    ],
    troops: [...BUSY],
    wounds: { 33: 1, 37: 1 },
    display: ['crossbowmen', 'bowmen', 'handgunners'],
    ...changes,
  });

/** Steps and seats in the order in which they are asked, up to the next round. */
function trace(t: TestTable): string[] {
  const { round } = t.s;
  const found: string[] = [];
  drive(
    t,
    () => {
      if (t.s.round > round) return true;
      const now = `${t.frame.proc} ${at(t.asked, 0)}`;
      if (now !== found[found.length - 1]) found.push(now);
      return false;
    },
    DECLINE,
  );
  return found;
}

const ASKED = ['prestige', 'fortune', 'recruit', 'upkeep', 'expansion', 'conscription', 'deploy', 'regroup', 'troop'];

test.amongThemselves(
  'V7.1 V7.2 the steps of a round follow in order, each from the First Player on, and then the next round begins',
  () => {
    const t = table(busy());
    // Seat 1 has fewest points.
    expect(t.s.first).toBe(1);
    expect(trace(t)).toEqual(ASKED.flatMap((step) => [`${step} 1`, `${step} 0`]));
    expect([t.s.round, t.frame.proc]).toEqual([3, 'prestige']);
  },
);

test('V7.1 the steps without decision have their place too: Initiative first, Recovery and Annex before Upkeep', () => {
  const t = table(busy());
  trace(t);
  // Regroup says nothing but its name when nobody regroups; V7 announces round 3 before its Initiative.
  const chapters = t
    .log(null)
    .filter(({ key }) => !key.startsWith('phase.'))
    .map(({ rule }) => Number(/^V(\d+)/.exec(rule)?.[1]));
  const once = chapters.filter((chapter, i) => chapter !== chapters[i - 1]);
  expect(once.slice(0, 13)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 7, 8]);
});

test.amongThemselves('V7.2 clockwise from the First Player, whoever is First Player', () => {
  for (const first of [0, 1, 2]) {
    const players = [{ florins: 1 }, { florins: 1 }, { florins: 1 }];
    const t = table(three({ first, players, turn: { step: 'prestige', seat: first } }));
    const order = trace(t).filter((now) => now.startsWith('prestige') || now.startsWith('recruit'));
    const seats = [first, (first + 1) % 3, (first + 2) % 3];
    expect(order).toEqual(['prestige', 'recruit'].flatMap((step) => seats.map((seat) => `${step} ${seat}`)));
  }
});

test.amongThemselves('V7.2 who is eliminated is passed over, also as First Player', () => {
  const players = [{ florins: 1 }, { living: false, domain: [] }, { florins: 1 }];
  const t = table(three({ first: 1, players, turn: { step: 'prestige', seat: 2 } }));
  expect(trace(t).filter((now) => /prestige|upkeep/.test(now))).toEqual([
    'prestige 2',
    'prestige 0',
    'upkeep 2',
    'upkeep 0',
  ]);
});

test('V7.2 each finishes his whole part before the next begins', () => {
  const t = table(position({ players: [{ florins: 6 }, { florins: 6 }], turn: { step: 'recruit', seat: 0 } }));
  for (const _ of [1, 2]) {
    t.act(0, 'buy');
    expect(t.asked).toEqual([0]);
    expect(t.refusal(1, 'buy').code).toBe('not-asked');
  }
  t.act(0, 'stop');
  expect(t.asked).toEqual([1]);
  expect(t.refusal(0, 'buy').code).toBe('not-asked');
});

test.amongThemselves('V7.3 the First Player stays until the next Initiative, whatever happens to the points', () => {
  const players = [{ florins: 5 }, { florins: 9, points: 1 }];
  const t = table(position({ round: 2, first: 0, players, turn: { step: 'prestige', seat: 0 } }));
  t.act(0, 'spend', 5);
  drive(
    t,
    () => {
      if (t.s.round === 2) expect(t.s.first).toBe(0);
      return t.s.round === 3;
    },
    DECLINE,
  );
  // Seat 0 has 7 points now, seat 1 has 1 and gets the card.
  expect(t.s.first).toBe(1);
});

test.amongThemselves('V7.3 round 1 has all phases, Upkeep included; only its Initiative is empty', () => {
  const t = table(busy({ round: 1, first: 0 }));
  expect(t.s.players.map(({ points }) => points)).toEqual([1, 0]);
  expect(trace(t)).toEqual(ASKED.flatMap((step) => [`${step} 0`, `${step} 1`]));
  expect(t.log(null).filter(({ key }) => key === 'upkeep')).toHaveLength(2);
});

test('V7.4 the active player alone decides, also about what is open to everybody in his own turn', () => {
  const t = table(busy());
  drive(
    t,
    () => {
      expect(t.asked).toHaveLength(1);
      const other = 1 - at(t.asked, 0);
      expect(t.offers(other)).toEqual([]);
      const wounded = other === 0 ? 'card:33' : 'card:37';
      expect(t.refusal(other, 'heal', wounded).code).toBe('not-asked');
      expect('seat' in t.frame && t.frame.seat).toBe(at(t.asked, 0));
      return t.s.round === 3;
    },
    DECLINE,
  );
});

test.amongThemselves('V7.4 nobody is active during Initiative: it passes without a question', () => {
  const t = table(busy());
  // The point of the Initiative has been scored before anybody was asked.
  expect([t.player(1).points, t.frame.proc, t.match.line.length]).toEqual([1, 'prestige', 0]);
  expect(t.log(null).find(({ key }) => key === 'points')?.rule).toBe('V8.5');
});

test.amongThemselves('V7.5 everything that a player may do can be declined', () => {
  const t = table(busy());
  const declined: string[] = [];
  drive(t, () => t.frame.proc === 'recruit', DECLINE);
  for (const step of ASKED.slice(2)) {
    drive(t, () => t.frame.proc === step, DECLINE);
    const before = JSON.stringify([t.player(1).hand, t.player(1).reserve, t.s.cells, t.s.troops]);
    decide(t, DECLINE);
    expect(JSON.stringify([t.player(1).hand, t.player(1).reserve, t.s.cells, t.s.troops])).toBe(before);
    expect(t.asked).toEqual([0]);
    declined.push(step);
  }
  expect(declined).toHaveLength(7);
  const poor = table(busy());
  poor.act(1, 'spend', 0);
  expect(poor.player(1)).toMatchObject({ florins: 5, points: 1 });
});

/** The same table with different secrets of seat 0: what the others notice must be the same. */
function twins(step: string, own: object, other: object): [TestTable, TestTable] {
  const at0 = (player: object): TestTable =>
    table(position({ players: [{ florins: 0, ...player }, { florins: 0 }], turn: { step, seat: 0 } }));
  return [at0(own), at0(other)];
}

test.each([
  ['recruit', ['side-deal'], ['farmers']],
  ['expansion', ['dowry'], ['farmers']],
  ['conscription', ['side-deal'], ['farmers']],
  ['deploy', ['woodcutters'], ['barber-surgeon']],
  ['troop', ['night-march'], ['farmers']],
])('V7.5 in the %s step a card that could not be played is asked about like one that could', (step, one, other) => {
  const [a, b] = twins(step, { hand: one }, { hand: other });
  expect([a.asked, a.frame.proc]).toEqual([[0], step]);
  expect([b.asked, b.frame.proc]).toEqual([[0], step]);
  for (const eyes of [1, null]) {
    expect(a.view(eyes)).toEqual(b.view(eyes));
    expect(a.log(eyes)).toEqual(b.log(eyes));
  }
  expect(a.view(0)).not.toEqual(b.view(0));
});

test('V7.5 which tiles somebody could lay does not show in what is asked', () => {
  const [a, b] = twins('expansion', { reserve: ['Cusago'] }, { reserve: ['Pandino'] });
  for (const t of [a, b]) t.act(0, 'choose', `tile:${at(t.player(0).reserve, 0)}`);
  for (const eyes of [1, null]) expect(a.view(eyes)).toEqual(b.view(eyes));
  for (const t of [a, b]) t.undo(0);
  for (const t of [a, b]) t.act(0, 'pass');
  for (const eyes of [1, null]) expect([a.view(eyes), a.log(eyes)]).toEqual([b.view(eyes), b.log(eyes)]);
});

/** Seat 1 attacks; both hold a card. */
const clash = (first: number): TestTable => {
  const t = table(
    position({
      first,
      players: [{ hand: ['farmers'] }, { hand: ['feigned-flight'], florins: 1 }],
      troops: [lone(0, 2, 'Bologna', 45), lone(1, 2, 'Viterbo', 46)],
      turn: { step: 'troop', seat: 1 },
    }),
  );
  t.act(1, 'march', 'troop:1.2');
  t.act(1, 'enter', t.tileArg('Bologna'));
  return t;
};

test.each([0, 1])(
  'V7.6 in a battle the attacker goes before the defender, with the First Player in seat %i',
  (first) => {
    const t = clash(first);
    expect([t.asked, t.frame]).toMatchObject([[1], { proc: 'battle', at: 'ruses' }]);
    t.act(1, 'pass');
    expect(t.asked).toEqual([0]);
    t.act(0, 'pass');
    // After the set: the attacker may retreat before the defender.
    expect([t.asked, t.frame]).toMatchObject([[1], { proc: 'battle', at: 'attackerRetreat' }]);
    t.act(1, 'stay');
    expect([t.asked, t.frame]).toMatchObject([[0], { proc: 'battle', at: 'defenderRetreat' }]);
  },
);

test.amongThemselves('V7.6 outside battles turn order from the First Player decides', () => {
  // All three could heal now; only the First Player is asked, and the others come after him.
  const wounded = { 106: 1, 107: 1, 108: 1 };
  const players = [{ florins: 1 }, { florins: 1 }, { florins: 1 }];
  const t = table(three({ first: 2, players, wounds: wounded, turn: { step: 'prestige', seat: 2 } }));
  const healed: number[] = [];
  for (const _ of players) {
    const seat = at(t.asked, 0);
    t.act(seat, 'heal', `card:${106 + seat}`);
    healed.push(seat);
    t.act(seat, 'spend', 0);
  }
  expect(healed).toEqual([2, 0, 1]);
});

test('V7.7 income comes in the Upkeep Step alone, by Income value and not by the number of Territories', () => {
  const t = table(
    position({ round: 2, players: [{ florins: 1 }, { florins: 1 }], turn: { step: 'prestige', seat: 0 } }),
  );
  const purses = (): number[] => seenBy(t, null).players.map(({ florins }) => florins);
  drive(t, () => t.s.round === 3 && t.frame.proc === 'fortune', DECLINE);
  // Income 5 of four Territories, 1 for the Garrison.
  expect(purses()).toEqual([5, 5]);
  let before = purses();
  const changes: string[] = [];
  for (let n = 0; t.s.round < 4 && n < 100; n++) {
    const { proc } = t.frame;
    decide(t, DECLINE);
    if (sum(purses()) !== sum(before)) changes.push(proc);
    before = purses();
  }
  expect(changes).toEqual(['upkeep', 'upkeep']);
});
