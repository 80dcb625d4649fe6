/** What questions and decisions say, and what the log calls things. */

import { labelIn, questionIn, textOf } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { clash, host, lone } from './battlefield.ts';
import { claiming, laying } from './maps.ts';
import { MAP, position, type TestTable, type TroopDoc, table } from './table.ts';

type Changes = Parameters<typeof position>[0];

const at = (step: string, changes: Changes = {}): TestTable => table(position({ turn: { step, seat: 0 }, ...changes }));

function asked(t: TestTable, seat = 0): string {
  const { engine, world } = t.match;
  const { key, args } = questionIn(engine.game, engine.table(world), engine.frameOf(world, seat), seat);
  return textOf(engine.game, engine.table(world), key, args, 'en');
}

const lit = (t: TestTable, seat = 0): readonly string[] => {
  const { engine, world } = t.match;
  return questionIn(engine.game, engine.table(world), engine.frameOf(world, seat), seat).about;
};

function labelled(t: TestTable, verb: string, arg: string | number | null = null, seat = 0): string {
  const { engine, world } = t.match;
  const frame = engine.frameOf(world, seat);
  const { key, args } = labelIn(engine.game, engine.table(world), frame, seat, { verb, arg });
  return textOf(engine.game, engine.table(world), key, args, 'en');
}

const said = (t: TestTable): string[] => {
  const { engine, world } = t.match;
  return t.log(null).map(({ key, args }) => textOf(engine.game, engine.table(world), key, args, 'en'));
};

const SWORDS: TroopDoc = { seat: 0, area: 2, at: 'Lomellina', companies: ['swordsmen'] };

test('set-up: which tile, and how many Territories are still to be chosen', () => {
  const t = table(claiming(MAP));
  expect(asked(t)).toBe('Choose Territory 1 of 3 for your starting Domain, connected to Ferrara.');
  t.act(0, 'claim', t.tileArg('Lomellina'));
  expect(asked(t)).toBe('Choose Territory 2 of 3 for your starting Domain, connected to Ferrara.');
  expect(lit(t)).toEqual([t.tileArg('Ferrara'), t.tileArg('Lomellina')]);
  const laid = table(laying(MAP, 0, 40));
  expect(asked(laid)).toMatch(/^Where does .+ lie\?/);
});

test('V9.1 V14.3 what points cost, and what the Upkeep is and leaves', () => {
  const prestige = at('prestige', { players: [{ florins: 3 }, {}] });
  expect(asked(prestige)).toContain('you have 3 Florins');
  expect(labelled(prestige, 'spend', 3)).toBe('Spend 3 for 4 points');
  expect(labelled(prestige, 'spend', 1)).toBe('Spend 1 for 1 point');
  const troops: TroopDoc[] = [
    { seat: 0, area: 2, at: 'Ferrara', captain: 'Acuto', companies: ['pikemen', 'swordsmen'] },
  ];
  const upkeep = at('upkeep', { players: [{ florins: 1 }, {}], troops });
  expect(asked(upkeep)).toBe('Upkeep: your Troops cost 5; you earn 5 and have 1. Pay, or dismiss some first.');
  expect(labelled(upkeep, 'pay')).toBe('Pay 5 and have 1');
  const [acuto = 0, pikemen = 0, swordsmen = 0] = ['Acuto', 'pikemen', 'swordsmen'].map(
    (name) => upkeep.cards(name)[0],
  );
  expect(labelled(upkeep, 'dismiss', `card:${acuto}`)).toBe('Dismiss Acuto (saves 2): his Companies part');
  expect(labelled(upkeep, 'dismiss', `card:${pikemen}`)).toBe('Dismiss Pikemen (saves 1)');
  expect(labelled(upkeep, 'dismiss', `card:${swordsmen}`)).toBe('Dismiss Swordsmen (saves 1)');
});

test('V19.4 V20.1 a march names the points left, what a Territory costs and whom it attacks', () => {
  const foe: TroopDoc = { seat: 1, area: 2, at: 'Bologna', companies: ['farmers'] };
  const t = at('troop', { troops: [SWORDS, { ...SWORDS, area: 3, companies: ['foragers'] }, foe] });
  expect(asked(t)).toBe('Troop Phase: 2 of your Troops can still march. Choose one, or end the phase.');
  expect(lit(t)).toEqual(['troop:0.2', 'troop:0.3']);
  expect(labelled(t, 'end')).toBe('End the phase: 2 could still march');
  expect(labelled(t, 'march', 'troop:0.2')).toBe('March with Company 2 of Este from Lomellina, 2 points');
  t.act(0, 'march', 'troop:0.2');
  expect(asked(t)).toBe('Company 2 of Este at Lomellina has 2 points left: march on, or halt.');
  expect(lit(t)).toEqual(['troop:0.2']);
  expect(labelled(t, 'enter', t.tileArg('Bologna'))).toBe('Attack Gonzaga at Bologna for 1: a battle');
  expect(labelled(t, 'enter', t.tileArg('Chianti'))).toBe('Enter Chianti for 2');
  t.act(0, 'enter', t.tileArg('Chianti'));
  t.act(0, 'march', 'troop:0.3');
  t.act(0, 'halt');
  expect(asked(t)).toBe('Troop Phase: none of your Troops can march any more. End the phase, or do what is left.');
  expect(labelled(t, 'end')).toBe('End the phase');
});

test('V19.7 an Army that halts on foreign land clears it', () => {
  const army: TroopDoc = { seat: 0, area: 2, at: 'Viterbo', captain: 'Acuto', companies: ['light-cavalry'] };
  const t = at('troop', { troops: [army] });
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Plain of Lodi'));
  expect(labelled(t, 'halt')).toBe('Halt at Plain of Lodi: Gonzaga loses it, 2 points');
});

test('V17 where a card goes, for how much, and what is given up', () => {
  const troops = [2, 3, 4, 5].map(
    (area): TroopDoc => ({
      ...SWORDS,
      area,
      companies: [['swordsmen', 'pikemen', 'bowmen', 'spearmen'][area - 2] ?? ''],
    }),
  );
  const t = at('deploy', {
    players: [{ florins: 4, hand: ['foragers'] }, {}],
    troops: [{ seat: 0, area: 1, at: 'Ferrara', companies: [106] }, ...troops],
  });
  const [foragers = 0] = t.player(0).hand;
  expect(labelled(t, 'deploy', `card:${foragers}`)).toBe('Deploy Foragers for 1 Florin');
  t.act(0, 'deploy', `card:${foragers}`);
  expect(asked(t)).toBe('Where shall Foragers go, for 1 Florin?');
  expect(labelled(t, 'vacate', 'area:3')).toBe('Give up Company 3 of Este (Pikemen) for a new Troop in area 3');
});

test('V17.9 what is refused can be read as well: there is no Troop to give up', () => {
  const t = at('deploy', { players: [{ florins: 4, hand: ['foragers'] }, {}] });
  const [foragers = 0] = t.player(0).hand;
  t.act(0, 'deploy', `card:${foragers}`);
  expect(labelled(t, 'vacate', 'area:4')).toBe('Give up a Troop in area 4');
  expect(labelled(t, 'place', 'area:4')).toBe('New Troop in area 4, at Ferrara');
});

test('V25.2 a retreat that gives points away says so, and the lines name the modifiers', () => {
  const t = clash(host('Acuto', 'pavise-bearers'), lone('pavise-bearers'));
  expect(asked(t)).toMatch(/after 2 assaults: retreat, or fight on\?$/);
  const [tile] = t.args(0, 'retreat');
  expect(labelled(t, 'retreat', tile ?? null)).toMatch(/^Retreat to .+: Gonzaga scores 5$/);
  expect(said(t).find((line) => line.startsWith('Assault 2'))).toMatch(
    /^Assault 2, melee: Este deals 3 \(1, Captain \+2\), Gonzaga \d/,
  );
});

test('the log calls a Troop what it was then, not what has become of it', () => {
  const army: TroopDoc = { seat: 0, area: 2, at: 'Ferrara', captain: 'Acuto', companies: ['light-cavalry'] };
  const t = at('troop', { troops: [army] });
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Lomellina'));
  const { state } = t.match.world as { state: { troops: { captain: number }[] } };
  for (const troop of state.troops) troop.captain = 0;
  expect(said(t)).toContain('Army 2 of Este marches to Lomellina.');
});

test('each step of a round has its heading, once', () => {
  const t = at('prestige', { players: [{ florins: 0 }, { florins: 0 }] });
  t.act(0, 'spend', 0);
  t.act(1, 'spend', 0);
  const headings = said(t).filter((line) => /(Step|Phase)$/.test(line));
  expect(headings).toEqual([...new Set(headings)]);
  expect(headings).toContain('Fortune Step');
});
