import { describe, expect } from 'vitest';
import { newGame, position, type TestTable, table, test } from './table.ts';

type More = Parameters<typeof position>[0];

/** Passes and skips as long as the moment allows. */
const idle = (t: TestTable, until: (t: TestTable) => boolean): void => {
  for (let n = 0; n < 500 && !until(t); n++) {
    const seat = t.asked[0] ?? 0;
    const verb = ['pass', 'skip', 'end', 'none', 'enough', 'go'].find((one) => t.verbs(seat).includes(one));
    if (verb) t.act(seat, verb);
    else {
      const first = t.match.engine.legal(t.match.world, t.seatOf(seat))[0];
      if (!first) throw new Error(`dead end at ${t.moment}`);
      t.match.engine.play(t.match.world, t.seatOf(seat), first, () => 0, null);
    }
  }
};

describe('the round', () => {
  test('F11.1 F1.1 F11.9 ten rounds of phases, bidding in rounds 3, 5, 7, 9 only', () => {
    const t = newGame(2, 'pre-built', { factions: 'dealt' });
    const bids: number[] = [];
    for (let n = 0; n < 3000 && !t.over; n++) {
      if (t.moment === 'bidding.bid' && !bids.includes(t.s.round)) bids.push(t.s.round);
      const seat = t.asked[0] ?? 0;
      const verb = ['pass', 'skip', 'end'].find((one) => t.verbs(seat).includes(one));
      const legal = t.match.engine.legal(t.match.world, seat);
      const pick = verb ? { verb, arg: null } : legal[0];
      if (!pick) throw new Error('dead end');
      t.act(seat, pick.verb, pick.arg ?? undefined);
    }
    expect(bids).toEqual([3, 5, 7, 9]);
    expect(t.s.round).toBe(10);
    expect(t.over?.rule).toBe('F23.7');
  });

  test('F11.2 F11.3 income in every round, of what is controlled', () => {
    const t = table(
      position({
        round: 1,
        structures: [
          { at: '1,-1', seat: 0, kind: 'temple' },
          { at: '0,0', seat: 0, kind: 'outpost' },
        ],
        units: [{ at: '0,0', seat: 1, soldier: 1 }],
        turn: { phase: 'income' },
      }),
    );
    expect([t.player(0).wealth, t.player(1).wealth]).toEqual([4, 3]);
  });

  test('F11.4 F1.3 each picks two different cards in secret; all are shown together', () => {
    const t = table(position({ turn: { phase: 'declare' } }));
    expect(t.asked).toEqual([0, 1]);
    expect(t.args(0, 'declare')).toEqual(['action:plan', 'action:reinforce', 'action:maneuver', 'action:charge']);
    t.act(0, 'declare', 'action:plan');
    expect(t.refusal(0, 'declare', 'action:plan').rule).toBe('F11.4');
    t.act(0, 'declare', 'action:charge');
    expect(t.asked).toEqual([1]);
    expect(t.view(1).players[t.seatOf(0)]?.declared).toEqual([]);
    expect(t.view(1).flow.at(-1)).toMatchObject({
      drafts: t.s.players.map((_, seat) => (seat === t.seatOf(1) ? [] : null)),
    });
    t.act(1, 'declare', 'action:plan');
    t.act(1, 'declare', 'action:reinforce');
    expect(t.view(1).players[t.seatOf(0)]?.declared).toEqual(['plan', 'charge']);
    expect(t.moment).toBe('round.first');
  });

  test('F11.5 F11.6 F11.12 one of the two when the turn comes, in turn order; then the others', () => {
    const t = table(
      position({
        order: [1, 0],
        players: [{ declared: ['plan', 'charge'] }, { declared: ['plan', 'reinforce'] }],
        turn: { phase: 'first', seat: 1 },
      }),
    );
    expect(t.asked).toEqual([1]);
    expect(t.refusal(1, 'act', 'action:charge').rule).toBe('F11.5');
    t.act(1, 'act', 'action:plan');
    expect(t.moment).toBe('action.wealth');
    t.act(1, 'gain');
    expect(t.asked).toEqual([0]);
    t.act(0, 'act', 'action:charge');
    t.act(0, 'skip');
    // The second action: no choice of card.
    expect(
      t
        .log(null)
        .filter(({ key }) => key === 'action')
        .map(({ args }) => args['card']),
    ).toEqual([
      'action:plan',
      'action:charge',
      'action:reinforce',
      ...(t.player(0).resolved === 9 ? ['action:plan'] : []),
    ]);
    expect(t.view(null).players[t.seatOf(1)]?.declared).toEqual(['plan', 'reinforce']);
  });

  test('F11.7 steps in order, each done or skipped, none twice', () => {
    const t = table(position({ players: [{ wealth: 9, favors: ['purse'] }], turn: { seat: 0, card: 'reinforce' } }));
    expect(t.refusal(0, 'develop', '2,-2').code).toBe('unknown');
    t.act(0, 'skip');
    expect(t.moment).toBe('action.develop');
    expect(t.refusal(0, 'recruit', 'unit:soldier').code).toBe('unknown');
    t.act(0, 'skip');
    expect(t.moment).toBe('action.build');
    t.act(0, 'skip');
    expect(t.moment).toBe('action.after');
  });

  test('F11.8 all four cards are there again in the next round', () => {
    const t = table(position({ players: [{ resolved: ['plan'] }], turn: { phase: 'end' } }));
    idle(t, ({ moment }) => moment === 'round.declare');
    expect(t.s.round).toBe(2);
    expect(t.player(0)).toMatchObject({ declared: 0, resolved: 0 });
    expect(t.args(0, 'declare').length).toBe(4);
  });

  test('F11.11 who has nothing plays on', () => {
    const more: More = { units: [{ at: '2,-2', seat: 1, soldier: 1 }], turn: { phase: 'declare' } };
    const t = table(position(more));
    expect(t.asked).toEqual([0, 1]);
  });
});

describe('large army', () => {
  const army = (soldiers: number, wealth: number, more: More = {}) =>
    table(
      position({
        players: [{ wealth }],
        units: [{ at: '1,-1', seat: 0, soldier: soldiers - 1, scout: 1 }],
        turn: { phase: 'army' },
        ...more,
      }),
    );

  test('F21.1 F21.3 F21.4 E8 6 units cost 3; each wealth not paid is a unit', () => {
    const all = army(6, 5);
    expect(all.args(0, 'pay')).toEqual(['0', '1', '2', '3']);
    expect(all.refusal(0, 'pay', 4).rule).toBe('F21.4');
    all.act(0, 'pay', 3);
    expect(all.units('1,-1')).toBe('0: 5 soldier, 1 scout');
    const one = army(6, 1);
    expect(one.refusal(0, 'pay', 2).rule).toBe('F1.9');
    one.act(0, 'pay', 1);
    one.act(0, 'lose', 'unit:scout');
    expect(one.units('1,-1')).toBe('0: 4 soldier');
    const none = army(6, 5);
    none.act(0, 'pay', 0);
    for (let n = 0; n < 3; n++) none.act(0, 'lose', 'unit:soldier');
    expect(none.units('1,-1')).toBe('0: 2 soldier, 1 scout');
  });

  test('F21.2 F21.5 ships count too, territories apart, and the lost go back to the supply', () => {
    const t = table(
      position({
        players: [{ faction: 'watchers', wealth: 0 }, { faction: 'order' }],
        units: [
          { at: '4,-4', seat: 0, ship: 4 },
          { at: '1,-1', seat: 0, soldier: 3 },
        ],
        turn: { phase: 'army' },
      }),
    );
    expect(t.units('4,-4')).toBe('0: 3 ship');
    expect(t.units('1,-1')).toBe('0: 3 soldier');
    expect(t.player(0).supply[1]).toBe(1);
  });

  test('F21.6 several are settled in the order of their owner, from one purse', () => {
    const t = table(
      position({
        players: [{ wealth: 1 }],
        units: [
          { at: '1,-1', seat: 0, soldier: 4 },
          { at: '0,0', seat: 0, scout: 4 },
        ],
        turn: { phase: 'army' },
      }),
    );
    expect(t.args(0, 'settle').sort()).toEqual(['0,0', '1,-1']);
    expect(t.refusal(0, 'settle', '2,-2').rule).toBe('F21.1');
    t.act(0, 'settle', '0,0');
    t.act(0, 'pay', 1);
    expect(t.units('0,0')).toBe('0: 4 scout');
    expect(t.units('1,-1')).toBe('0: 3 soldier');
  });
});

describe('bidding', () => {
  const bidding = (wealth: number[], more: More = {}) =>
    table(position({ round: 3, players: wealth.map((one) => ({ wealth: one })), turn: { phase: 'bidding' }, ...more }));
  const bid = (t: TestTable, ...bids: number[]): void => {
    for (const [seat, one] of bids.entries()) if (t.asked.includes(seat)) t.act(seat, 'bid', one);
  };

  test('F22.1 not in even rounds, nor in the first and the last', () => {
    for (const round of [1, 2, 4, 10]) {
      const t = bidding([3, 3], { round });
      expect(t.moment).not.toBe('bidding.bid');
    }
  });

  test('F22.2 F22.3 F22.10 wealth is open, bids are secret and within it; who has nothing is not asked', () => {
    const t = bidding([3, 0, 5]);
    expect(t.asked).toEqual([0, 2]);
    expect(t.view(1).players[t.seatOf(0)]?.wealth).toBe(3);
    expect(t.refusal(0, 'bid', 4).rule).toBe('F22.3');
    expect(t.refusal(0, 'bid', 1.5).code).toBe('unknown');
    t.act(0, 'bid', 2);
    const seen = t.view(2).flow.at(-1) as { bids?: (number | null)[] };
    expect(seen.bids?.[t.seatOf(0)]).toBe(null);
    t.act(2, 'bid', 1);
    expect(
      t
        .log(null)
        .filter(({ key }) => key === 'bid')
        .map(({ args }) => args['wealth']),
    ).toEqual([2, 0, 1]);
  });

  test('F22.4 F22.6 F22.9 the highest is first, and every bid is paid', () => {
    const t = bidding([3, 5, 4]);
    bid(t, 1, 5, 3);
    expect(t.order).toEqual([1, 2, 0]);
    // Income of the next round has come by now: 2 for each Fortress there is.
    expect(t.log(null).filter(({ key }) => key === 'bid').length).toBe(3);
    expect(t.player(1).wealth).toBe(2);
  });

  test('F22.5 E19 ties are ordered by who was first, from the highest down', () => {
    const t = bidding([3, 5, 3, 0, 5]);
    bid(t, 3, 5, 3, 0, 5);
    expect(t.moment).toBe('bidding.order');
    expect(t.asked).toEqual([0]);
    expect(t.args(0, 'next').sort()).toEqual(['seat:1', 'seat:4']);
    expect(t.refusal(0, 'next', 'seat:2').rule).toBe('F22.5');
    t.act(0, 'next', 'seat:4');
    expect(t.args(0, 'next').sort()).toEqual(['seat:0', 'seat:2']);
    t.act(0, 'next', 'seat:2');
    expect(t.order).toEqual([4, 1, 2, 0, 3]);
  });

  test('F22.5 all bids 0: the first player orders everybody, his own tie too', () => {
    const t = bidding([0, 0, 0], { order: [2, 0, 1] });
    expect(t.asked).toEqual([2]);
    t.act(2, 'next', 'seat:1');
    t.act(2, 'next', 'seat:2');
    expect(t.order).toEqual([1, 2, 0]);
  });

  test('F22.7 E9 four or five players: favor, favor, a point, nothing, nothing', () => {
    const t = bidding([5, 4, 3, 2, 1]);
    bid(t, 5, 4, 3, 2, 1);
    expect([0, 1, 2, 3, 4].map((seat) => t.player(seat).favors.length)).toEqual([1, 1, 0, 0, 0]);
    expect([0, 1, 2, 3, 4].map((seat) => t.player(seat).victoryTokens)).toEqual([0, 0, 1, 0, 0]);
  });

  test('F22.8 F1.7 up to three players: favor, a point, nothing; no token left: none', () => {
    const t = bidding([5, 4, 3]);
    bid(t, 5, 4, 3);
    expect([0, 1, 2].map((seat) => [t.player(seat).favors.length, t.player(seat).victoryTokens])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    const empty = table(
      position({ round: 3, players: [{ wealth: 2, victoryTokens: 5 }, { wealth: 1 }], turn: { phase: 'bidding' } }),
    );
    bid(empty, 2, 1);
    expect(empty.player(1).victoryTokens).toBe(0);
  });
});

describe('the end', () => {
  test('F23.1 F23.7 after the large armies of round 10 the highest score wins', () => {
    const t = table(position({ round: 10, players: [{ battleTokens: 2 }, {}], turn: { phase: 'army' } }));
    expect(t.over).toMatchObject({ winners: [0], rule: 'F23.7', key: 'over.points' });
  });

  test('F23.7 F23.10 a tie is shared, or wealth decides it at a table that wants so; wealth is not spent by scoring', () => {
    const shared = table(position({ round: 10, players: [{ wealth: 2 }, {}], turn: { phase: 'army' } }));
    expect(shared.over).toMatchObject({ winners: [0, 1], key: 'over.shared' });
    const decided = table(
      position({ round: 10, options: { wealthDecides: true }, players: [{ wealth: 2 }, {}], turn: { phase: 'army' } }),
    );
    expect(decided.over?.winners).toEqual([0]);
    expect(decided.player(0).wealth).toBe(2);
  });

  test('F23.2 F23.5 F23.6 F23.9 E22 the sheet: every category by itself, and their sum', () => {
    const t = table(
      position({
        players: [
          {
            wealth: 8,
            battleTokens: 3,
            victoryTokens: 1,
            completed: ['Crown of Stone', 'Watchfire'],
            reserved: ['Glass Road', 'Bought Silence'],
            upgrades: ['Shield Wall'],
          },
        ],
        structures: [
          { at: '3,-3', seat: 0, kind: 'outpost' },
          { at: '3,-2', seat: 0, kind: 'temple' },
        ],
        units: [
          { at: '4,-3', seat: 0, soldier: 1 },
          { at: '1,0', seat: 0, soldier: 1 },
        ],
        turn: { seat: 0, card: 'plan' },
      }),
    );
    expect(t.sheet(0)).toEqual({
      territories: 9,
      structures: 6,
      quests: 7,
      reserved: -6,
      battleTokens: 3,
      victoryTokens: 1,
      wealth: 2,
      upgrades: 2,
      cards: 0,
    });
    expect(t.match.engine.game.scores(t.s)[t.seatOf(0)]).toBe(24);
  });

  test('F23.3 F23.4 by control: nothing printed under a Fortress, kept structures for who keeps them', () => {
    const t = table(
      position({
        units: [{ at: '-1,3', seat: 0, soldier: 1 }],
        turn: { seat: 0, card: 'plan' },
      }),
    );
    expect(t.sheet(0)).toMatchObject({ territories: 0, structures: 4 });
    expect(t.sheet(1)).toMatchObject({ territories: 0, structures: 0 });
  });

  test('F23.8 a score may be negative', () => {
    const t = table(
      position({
        players: [{ reserved: [1, 2, 3] }],
        units: [{ at: '2,-2', seat: 1, soldier: 1 }],
        turn: { phase: 'declare' },
      }),
    );
    expect(t.match.engine.game.scores(t.s)[t.seatOf(0)]).toBe(-9);
  });
});
