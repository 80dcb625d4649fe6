/** F1.15 What lies open is in every view as it lies; who may see the rest is in the tests of favors, cards and rounds. */

import { expect, test } from 'vitest';
import { TOKENS } from '../components/index.ts';
import { position, table } from './table.ts';

/** With a map of several boards, a turn order of its own, and something of everything that is counted. */
const open = () =>
  table(
    position({
      round: 3,
      order: [1, 0],
      display: [4, 6],
      players: [
        { wealth: 4, upgrades: [1], reserved: [2], completed: [3], battleTokens: 1, victoryTokens: 2 },
        { wealth: 7, combat: { soldier: 2 }, favors: [5] },
      ],
      units: [
        { at: '0,1', seat: 0, soldier: 3, knight: 1 },
        { at: '0,2', seat: 1, scout: 2 },
      ],
      tokens: ['-1,2'],
      turn: { seat: 1, card: 'charge' },
    }),
  );

test.each([0, 1, null])('F1.15 the round, its order, the boards, piles and tracks, as %s sees them', (seat) => {
  const t = open();
  const { s } = t;
  expect(t.view(seat)).toMatchObject({
    options: s.options,
    round: 3,
    order: [1, 0],
    boards: s.boards,
    tokens: TOKENS.map((_, kind) => s.tokenPile.filter((one) => one === kind).length),
    display: s.display,
    questsLeft: s.startingQuests.length + s.questDeck.length,
    favors: { deck: s.favorDeck.length + s.favorTop.length, discard: s.favorDiscard },
    battleTokens: s.battleTokens,
    victoryTokens: s.victoryTokens,
  });
  expect(s.boards.length).toBeGreaterThan(1);
  expect(t.view(seat).territories).toHaveLength(s.places.length);
});

test.each([0, 1, null])('F1.15 what lies before each player, as %s sees it', (seat) => {
  const t = open();
  const { players } = t.view(seat);
  for (const [i, player] of t.s.players.entries()) {
    const { wealth, upgrades, reserved, completed, battleTokens, victoryTokens, stones, forge } = player;
    expect(players[i]).toMatchObject({
      seat: i,
      wealth,
      upgrades,
      reserved,
      completed,
      battleTokens,
      victoryTokens,
      stones,
      forge,
      favorCount: player.favors.length,
      favors: i === seat ? player.favors : null,
    });
    const [soldier, ship, scout, siege, knight] = player.supply;
    expect(players[i]?.supply).toEqual({ soldier, ship, scout, siege, knight });
  }
});

test('a view is nobody’s to change the table by', () => {
  const t = open();
  const before = JSON.stringify(t.s);
  const shown = t.view(0);
  const spoil = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return;
    for (const one of Object.values(x)) spoil(one);
    if (Array.isArray(x)) x.length = 0;
  };
  spoil(shown);
  expect(JSON.stringify(t.s)).toBe(before);
});
