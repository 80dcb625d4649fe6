/** F1.15 What lies open is in every view as it lies; who may see the rest is in the tests of favors, cards and rounds. */

import { eyesOf, SPECTATOR, type WorldOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { TOKENS } from '../components/index.ts';
import { venterra } from '../index.ts';
import { frames, type Venterra, type VenterraFrame, type VenterraTable } from '../state.ts';
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

const nobody = { soldier: 0, ship: 0, scout: 0, siege: 0, knight: 0 };

test('F1.15 a territory shows who is there, who controls it, and whether its structure is new', () => {
  const shown = (round: number, built: number) => {
    const t = table(
      position({
        round,
        units: [{ at: '0,1', seat: 1, soldier: 2 }],
        structures: [{ at: '0,1', seat: 1, kind: 'outpost', built }],
      }),
    );
    const [there, ...others] = t
      .view(null)
      .territories.toSorted((a, b) => Number(b.army !== null) - Number(a.army !== null));
    expect([there?.id, there?.controller]).toEqual(['place:0,1', 1]);
    expect(there?.army).toEqual({ seat: 1, units: { ...nobody, soldier: 2 }, spentShips: 0 });
    expect(others.map(({ army }) => army)).toEqual(others.map(() => null));
    return there?.structure?.isNew;
  };
  expect([shown(3, 3), shown(3, 2), shown(3, 0)]).toEqual([true, false, false]);
  // What was there before the first round is not new.
  expect(shown(0, 0)).toBe(false);
});

/** What the eyes see of a procedure in progress. */
function seenIn(frame: VenterraFrame, sealed: boolean, eyes: number): Record<string, unknown> {
  const { engine, world } = open().match;
  const now = { ...world, stack: [...world.stack, frame], sealed } as WorldOf<Venterra>;
  const { flow } = venterra.view(engine.table(now) as VenterraTable, now, eyes) as { flow: object[] };
  return flow.at(-1) as Record<string, unknown>;
}

test('cards that somebody looks at are theirs alone; how many there are is open', () => {
  const oracle = frames.favor({ at: 'back', seat: 1, card: 1, answers: [0, 2], seen: [3, 4] });
  expect(seenIn(oracle, false, eyesOf(1))).toMatchObject({ seen: [3, 4], seenCount: 2, answers: [null, 2] });
  for (const eyes of [SPECTATOR, eyesOf(0)])
    expect(seenIn(oracle, false, eyes)).toMatchObject({ seen: null, seenCount: 2 });
});

test('F18.8 combat cards are secret while they are chosen, and open afterwards, whatever else is asked in secret', () => {
  const both = { hex: 0, seat: 0, foe: 1, units: [1, 0, 0, 0, 0, 0], cards: [2, 1] };
  const two = { ships: [0, 0], support: [0, 0], bonus: [0, 0], losses: [0, 0] };
  const flags = { asked: [true, true], stilled: [false, false], hushed: [false, false], spared: [false, false] };
  const choosing = frames.fight({ at: 'sealed', ...both, ...two, ...flags });
  const chosen = frames.fight({ at: 'losses', ...both, ...two, ...flags });
  expect([SPECTATOR, eyesOf(0), eyesOf(1), 3].map((eyes) => seenIn(choosing, true, eyes)['cards'])).toEqual([
    [null, null],
    [2, null],
    [null, 1],
    [2, 1],
  ]);
  for (const [frame, sealed] of [
    [chosen, true],
    [chosen, false],
    [choosing, false],
  ] as const)
    expect(seenIn(frame, sealed, SPECTATOR)['cards']).toEqual([2, 1]);
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
