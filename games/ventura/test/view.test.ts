/** What a board is shown, beyond what secrets.test.ts says must not be: the figures are those the rules go by. */

import { expect } from 'vitest';
import type { VenturaView } from '../view-form.ts';
import { attack, card, clash, host, lone, ranked, step } from './battlefield.ts';
import { laying } from './maps.ts';
import { three } from './scenes.ts';
import { test } from './seating.ts';
import { newGame, position, type TestTable, table } from './table.ts';

const seen = (t: TestTable, seat: number | null = null): VenturaView => t.view(seat) as unknown as VenturaView;

/** A map in the making. */
const LAID = { Bologna: '0,0', Viterbo: '1,0', Anghiari: '0,-1' };

/** What everybody sees of the battle in progress. */
function battleSeen(t: TestTable, seat: number | null = null) {
  const frame = seen(t, seat).flow.find(({ proc }) => proc === 'battle');
  if (frame?.proc !== 'battle') throw new Error('there is no battle');
  return frame;
}

test('V14.1 each player’s Income and Maintenance is shown as the Upkeep Step will count it', () => {
  const t = table(
    three({
      players: [{ florins: 9 }, { florins: 9, domain: ['Mantua', 'Vignola'] }, { florins: 9, domain: ['Florence'] }],
      troops: [{ seat: 0, area: 2, at: 'Lomellina', captain: 'Acuto', companies: ['swordsmen', 'pikemen'] }],
      turn: { step: 'upkeep', seat: 0 },
    }),
  );
  const shown = seen(t).players.map(({ income, maintenance }) => income - maintenance);
  expect(seen(t).players.map(({ seat, income }) => [seat, income])).toEqual([0, 1, 2].map((n) => [n, t.income(n)]));
  // All different: nobody is shown another's.
  expect(new Set(seen(t).players.map(({ income }) => income)).size).toBe(3);
  for (const seat of [0, 1, 2]) {
    const before = t.player(seat).florins;
    t.act(seat, 'pay');
    expect([seat, t.player(seat).florins - before]).toEqual([seat, shown[seat]]);
  }
});

test('V5.2 V14.1 before the families are chosen nobody has an Income, and the first family has its own afterwards', () => {
  const t = newGame(2, {}, [0]);
  expect(seen(t).players.map(({ family, income }) => [family, income])).toEqual([
    [null, 0],
    [null, 0],
  ]);
  const este = table(position({ turn: { step: 'prestige', seat: 0 } }));
  expect(seen(este).players[0]).toMatchObject({ family: 'este', income: este.income(0) });
  expect(este.income(0)).toBeGreaterThan(0);
});

test('V4.8 of every Troop the cards are open: a lone Company has no Captain', () => {
  const t = table(
    position({
      troops: [
        { seat: 0, area: 2, at: 'Lomellina', companies: ['swordsmen'] },
        { seat: 1, area: 2, at: 'Vignola', captain: 'Acuto', companies: ['pikemen'] },
      ],
      wounds: { pikemen: 1 },
      turn: { step: 'troop', seat: 0 },
    }),
  );
  const shown = seen(t).troops.filter(({ area }) => area === 2);
  expect(shown).toMatchObject([
    { id: 'troop:0.2', army: false, captain: null, companies: [{ card: card('swordsmen'), wounds: 0 }] },
    { id: 'troop:1.2', army: true, captain: card('Acuto'), companies: [{ card: card('pikemen'), wounds: 1 }] },
  ]);
});

test('V20.5 V21.3 the sums of a battle are shown once both orders are open, not before', () => {
  const t = attack(host('Acuto', 'swordsmen', 'pikemen'), [host('Fortebraccio', 'hunters', 'bowmen')], {
    players: [{ hand: ['farmers'] }, {}],
  });
  expect(step(t)).toBe('battle orders');
  for (const seat of [0, 1, null]) expect(battleSeen(t, seat)).toMatchObject({ sums: null, guards: null });
  ranked(t);
  expect(step(t)).toBe('battle ruses');
  const { sums, guards } = battleSeen(t);
  expect([sums, guards].map((both) => both?.length)).toEqual([2, 2]);
  t.act(0, 'pass');
  const [ranged] = t.log(null).filter(({ key }) => key === 'battle.ranged');
  expect([ranged?.args['attacker'], ranged?.args['defender']]).toEqual(sums?.map(({ total }) => total));
});

test('V25.9 V28.4 after a battle with a fallen side there are no sums to be shown', () => {
  const players = [{ hand: ['barber-surgeon'] }, { hand: ['barber-surgeon'] }];
  // The defender has fallen; then the attacker.
  const won = clash(host('Acuto', 'german-knights', 'pikemen'), lone('farmers'), { players: [players[0] ?? {}, {}] });
  won.act(0, 'pass');
  const lost = clash(lone('farmers'), host('Acuto', 'german-knights', 'pikemen'), { players: [{}, players[1] ?? {}] });
  lost.act(1, 'pass');
  for (const t of [won, lost]) {
    expect(step(t)).toBe('battle aftermath');
    for (const seat of [0, 1, null]) expect(battleSeen(t, seat)).toMatchObject({ sums: null, guards: null });
  }
  // Both stand, but one has retreated: they are what the next assault would have been.
  const army = (captain: string) => host(captain, 'pavise-bearers', 'swordsmen');
  const fled = clash(army('Fra Moriale'), army('Werner of Urslingen'), {
    players,
    at: 'Plain of Lodi',
    from: 'Viterbo',
  });
  fled.act(0, 'pass');
  fled.act(1, 'pass');
  fled.act(1, 'retreat', fled.tileArg('Vignola'));
  expect(step(fled)).toBe('battle aftermath');
  expect(battleSeen(fled).sums).toHaveLength(2);
});

test('V33.1 the stockpile is counted with what lies under it, and piles by what lies in them', () => {
  const t = table(position({ under: [21, 22], turn: { step: 'fortune', seat: 0 } }));
  expect(seen(t)).toMatchObject({
    stockpile: t.s.stock.length + 2,
    ventura: { deck: t.s.venturaDeck.length, discard: t.s.venturaDiscard },
    conscription: { deck: t.s.conscriptionDeck.length },
    tilesBuried: 0,
    removed: t.s.removed,
  });
});

test('V32.2 with Equal Domains the tiles of the set-up are open, a reserve of later rounds is not', () => {
  const doc = (round: number) => ({
    ...position({ options: { equalDomains: true }, players: [{ reserve: [21] }, { reserve: [22] }] }),
    round,
  });
  const t = table({ ...doc(1), turn: { step: 'fortune', seat: 0 } });
  expect(seen(t).options).toEqual(t.s.options);
  expect(seen(t).options.equalDomains).toBe(true);
  expect(seen(t, 0).players.map(({ reserve }) => reserve)).toEqual([[21], null]);
  expect(seen(t).players.map(({ reserve }) => reserve)).toEqual([null, null]);
});

test('V7.4 what is going on is shown as it is: the procedures, their steps and whose turn it is', () => {
  for (const name of ['prestige', 'fortune', 'recruit', 'expansion', 'conscription', 'troop']) {
    const players = [{ florins: 9, hand: ['farmers'], reserve: [21] }, {}];
    const t = table(position({ players, turn: { step: name, seat: 0 } }));
    expect(seen(t).flow.at(-1)).toMatchObject({ proc: t.frame.proc, at: t.frame.at, seat: 0 });
    expect(t.frame.proc).toBe(name);
  }
  const t = table(laying(LAID, 0, 21));
  expect(seen(t, 0).flow.at(-1)).toMatchObject({ proc: 'building', at: 'cell', tile: 21 });
  expect(seen(t, 1).flow.at(-1)).toMatchObject({ proc: 'building', at: 'cell', tile: null });
});

test('V22.6 what can still prevent wounds is shown for both sides', () => {
  const t = clash(host('Carlo Malatesta', 'swordsmen', 'pikemen'), lone('pavise-bearers'), {
    players: [{ hand: ['farmers'] }, {}],
    at: 'Vignola',
    from: 'Viterbo',
  });
  expect(battleSeen(t).guards).toEqual([
    { ground: 0, groundUsed: false, captain: 2, captainUsed: false },
    { ground: 2, groundUsed: false, captain: 0, captainUsed: false },
  ]);
});
