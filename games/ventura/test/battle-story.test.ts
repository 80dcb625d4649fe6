/** How the board tells a battle: stills made of the log and of the pictures before and after it. */

import { expect } from 'vitest';
import { story, type Told, viewDuring } from '../board/story.ts';
import { paceOf, type Still } from '../board/story-still.ts';
import type { VenturaView } from '../view-form.ts';
import { attack, card, clash, defend, host, lone, order, plain, ranked, withValues } from './battlefield.ts';
import { test } from './seating.ts';
import { position, type TestTable, table } from './table.ts';

const PAVISE = lone('pavise-bearers');
const SWORDS = card('swordsmen');

const viewOf = (t: TestTable): VenturaView => structuredClone(t.view(null)) as unknown as VenturaView;

/** What a spectator is told of it; the key stands for the sentence. */
function told(
  t: TestTable,
  act: () => void,
  earlier: Still | null = null,
): { readonly stills: readonly Still[]; readonly before: VenturaView } {
  const before = viewOf(t);
  const known = t.log(null).length;
  act();
  const happened = t
    .log(null)
    .slice(known)
    .map(({ key, args }): Told => ({ key, args, text: key }));
  return { stills: story(happened, before, viewOf(t), earlier), before };
}

/** "wounds 6/1 7/0x | 8/2": cards with wounds, an x for the fallen, ? for a card face down. */
const inShort = ({ beat, lines }: Still): string =>
  [
    beat.at,
    lines
      .map(({ ranks }) => ranks.map((f) => (f ? `${f.card}/${f.wounds}${f.fallen ? 'x' : ''}` : '?')).join(' '))
      .join(' | '),
  ].join(' ');

const kinds = (stills: readonly Still[]): string[] => stills.map(({ beat }) => beat.at);

/** Seat 0 is about to enter Bologna, where seat 1 stands. */
function beforeEntering(attacker: string, defender: string, wounds: Record<string, number> = {}): TestTable {
  const t = table(
    position({
      players: [{ florins: 1 }, {}],
      troops: [
        { seat: 0, area: 2, at: 'Lomellina', companies: [attacker] },
        { seat: 1, area: 2, at: 'Bologna', companies: [defender] },
        { seat: 0, area: 5, at: 'Ferrara', companies: ['foragers'] },
      ],
      wounds,
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  return t;
}

test('a march without a battle is no story', () => {
  const t = table(
    position({
      troops: [{ seat: 0, area: 2, at: 'Lomellina', companies: ['swordsmen'] }],
      turn: { step: 'troop', seat: 0 },
    }),
  );
  t.act(0, 'march', 'troop:0.2');
  expect(told(t, () => t.act(0, 'enter', t.tileArg('Bologna'))).stills).toEqual([]);
});

test('a battle that begins and ends between two pictures is told from the meeting to the outcome', () => {
  const t = beforeEntering('heavy-cavalry', 'farmers');
  const [horse, farmers] = [card('heavy-cavalry'), card('farmers')];
  const { stills } = told(t, () => t.act(0, 'enter', t.tileArg('Bologna')));
  expect(stills.map(inShort)).toEqual([
    'meet ? | ?',
    `orders ${horse}/0 | ${farmers}/0`,
    `clash ${horse}/0 | ${farmers}/0`,
    `clash ${horse}/0 | ${farmers}/0`,
    `wounds ${horse}/1 | ${farmers}/0`,
    `wounds ${horse}/1 | ${farmers}/2x`,
    `end ${horse}/1 | ${farmers}/2x`,
  ]);
  expect(stills[0]?.texts).toEqual(['battle']);
  expect(stills[5]?.texts).toEqual(['battle.wounds', 'battle.fallen']);
  expect(stills.at(-1)).toMatchObject({
    tile: t.tile('Bologna'),
    beat: { at: 'end', winner: 0, points: [] },
    losses: [[], [farmers]],
  });
});

test('wounds from before the battle are on the cards from the first open still on', () => {
  const t = beforeEntering('heavy-cavalry', 'swordsmen', { [SWORDS]: 2 });
  const { stills } = told(t, () => t.act(0, 'enter', t.tileArg('Bologna')));
  expect(inShort(stills[1] as Still)).toBe(`orders ${card('heavy-cavalry')}/0 | ${SWORDS}/2`);
});

test('a healing between the picture and the battle counts', () => {
  const t = beforeEntering('heavy-cavalry', 'swordsmen', { [card('heavy-cavalry')]: 2 });
  const { stills } = told(t, () => {
    t.act(0, 'heal', `card:${card('heavy-cavalry')}`);
    t.act(0, 'enter', t.tileArg('Bologna'));
  });
  expect(inShort(stills[1] as Still)).toBe(`orders ${card('heavy-cavalry')}/1 | ${SWORDS}/0`);
});

test('orders made in the picture before are opened; the next question goes on from where the ranks stood', () => {
  const t = attack(host('Acuto', 'swordsmen', 'spearmen'), [host('Fortebraccio', 'pikemen', 'halberdiers')]);
  order(t, 0, 'swordsmen', 'spearmen');
  const opened = told(t, () => order(t, 1, 'pikemen', 'halberdiers')).stills;
  expect(kinds(opened)).not.toContain('meet');
  expect(inShort(opened[0] as Still)).toBe(
    `orders ${SWORDS}/0 ${card('spearmen')}/0 | ${card('pikemen')}/0 ${card('halberdiers')}/0`,
  );
  expect(opened[0]?.lines.map(({ captain }) => captain)).toEqual([card('Acuto'), card('Fortebraccio')]);
  const { stills } = told(t, () => t.act(t.asked[0] ?? 0, 'stay'));
  const more = stills.length > 0 ? stills : told(t, () => t.act(t.asked[0] ?? 1, 'stay')).stills;
  expect(more[0]).toMatchObject({ beat: { at: 'clash' }, assault: { number: 3, kind: 'melee' } });
  expect(more[0]?.lines.flatMap(({ ranks }) => ranks).some((fighter) => (fighter?.wounds ?? 0) > 0)).toBe(true);
});

test('what ground and Captain save stands in one still, at the side that is saved', () => {
  const game = withValues(
    { crossbowmen: { ranged: 9 }, Fortebraccio: { resistance: 2 }, pikemen: { ranged: 0, resistance: 9 } },
    { Viterbo: { resistance: plain(3) } },
  );
  const t = attack(lone('crossbowmen'), [host('Fortebraccio', 'pikemen')], {
    game,
    at: 'Viterbo',
    from: 'Bologna',
    players: [{}, { domain: ['Mantua', 'Viterbo', 'Vignola', 'Camaldoli'] }],
    extra: [],
  });
  const happened = t.log(null).map(({ key, args }): Told => ({ key, args, text: key }));
  const stills = story(happened, { ...viewOf(t), flow: [] }, viewOf(t));
  const saved = stills.filter(({ beat }) => beat.at === 'saved')[0];
  expect(saved?.texts).toEqual(['battle.walls', 'battle.captain']);
  expect(saved?.assault).toMatchObject({
    sums: [{ total: 9 }, {}],
    saved: [
      { ground: 0, captain: 0 },
      { ground: 3, captain: 2 },
    ],
  });
});

test('a total says of what it is made: Companies, ground, Captain', () => {
  const game = withValues(
    { crossbowmen: { ranged: 9 }, Fortebraccio: { ranged: 1 }, pikemen: { ranged: 4, resistance: 9 } },
    { Viterbo: { ranged: plain(2) } },
  );
  const t = attack(lone('crossbowmen'), [host('Fortebraccio', 'pikemen')], {
    game,
    at: 'Viterbo',
    from: 'Bologna',
    players: [{}, { domain: ['Mantua', 'Viterbo', 'Vignola', 'Camaldoli'] }],
    extra: [],
  });
  const happened = t.log(null).map(({ key, args }): Told => ({ key, args, text: key }));
  const [clashed] = story(happened, { ...viewOf(t), flow: [] }, viewOf(t)).filter(({ beat }) => beat.at === 'clash');
  expect(clashed?.assault?.sums).toEqual([
    { companies: 9, ground: 0, captain: 0, ruse: 0, total: 9 },
    { companies: 4, ground: 2, captain: 1, ruse: 0, total: 7 },
  ]);
});

test('ranks close with the next assault, not before: the fallen are seen where they fell', () => {
  const game = withValues({ crossbowmen: { ranged: 3 }, pikemen: { ranged: 0 }, Fortebraccio: { resistance: 0 } });
  const t = attack(lone('crossbowmen'), [host('Fortebraccio', 'farmers', 'pikemen')], { game });
  const { stills } = told(t, () => ranked(t));
  const fallen = stills.find(({ texts }) => texts.includes('battle.fallen'));
  expect(fallen?.lines[1].ranks.map((fighter) => fighter?.fallen)).toEqual([true, false]);
  const next = stills.filter(({ beat }) => beat.at === 'clash')[1];
  expect(next?.lines[1].ranks.map((fighter) => fighter?.card)).toEqual([card('pikemen')]);
});

test('a retreat ends the story: who won, and who was lost', () => {
  const t = clash(PAVISE, PAVISE);
  const { stills } = told(t, () => t.act(0, 'retreat', t.tileArg('Chianti')));
  expect(kinds(stills)).toEqual(['end']);
  expect(stills[0]?.texts.slice(0, 2)).toEqual(['battle.retreat', 'battle.won']);
  expect(stills[0]?.beat).toMatchObject({ winner: 1 });
});

test('losses are those of the whole battle, and none are claimed if its beginning was not seen', () => {
  const game = withValues({
    crossbowmen: { ranged: 3, resistance: 9 },
    pikemen: { ranged: 0 },
    Fortebraccio: { resistance: 0 },
  });
  const fight = (): [TestTable, readonly Still[]] => {
    const t = attack(lone('crossbowmen'), [host('Fortebraccio', 'farmers', 'pikemen')], { game });
    return [t, told(t, () => ranked(t)).stills];
  };
  const [t, first] = fight();
  const seen = told(t, () => t.act(0, 'retreat', t.tileArg('Lomellina')), first.at(-1)).stills;
  expect(seen[0]?.losses).toEqual([[], [card('farmers')]]);
  const [other] = fight();
  const unseen = told(other, () => other.act(0, 'retreat', other.tileArg('Lomellina'))).stills;
  expect(unseen[0]?.losses).toBeNull();
});

test('a Troop that is trapped falls as a whole', () => {
  const t = clash(PAVISE, PAVISE);
  const happened: readonly Told[] = [
    { key: 'battle.trapped', args: { troop: 'troop:0.2' }, text: 'lost' },
    { key: 'battle.won', args: { seat: 'seat:1' }, text: 'won' },
  ];
  const [end] = story(happened, viewOf(t), viewOf(t));
  expect(end?.lines.map(({ ranks }) => ranks.map((fighter) => fighter?.fallen))).toEqual([[true], [false]]);
  expect(end).toMatchObject({ beat: { at: 'end', winner: 1 }, texts: ['lost', 'won'] });
});

test('an Army beaten: its points are in the summary, its Captain in the sentences', () => {
  const game = withValues({ 'heavy-cavalry': { melee: 9, resistance: 9 } });
  const t = attack(lone('heavy-cavalry'), [host('Fortebraccio', 'farmers')], { game });
  const happened = t.log(null).map(({ key, args }): Told => ({ key, args, text: key }));
  const end = story(happened, { ...viewOf(t), flow: [] }, viewOf(t)).at(-1);
  expect(end?.beat).toMatchObject({ at: 'end', winner: 0, points: [{ seat: 0, points: 5 }] });
  expect(end?.texts).toContain('battle.captain-killed');
});

test('a chain of battles is told one after the other', () => {
  const game = withValues({ 'heavy-cavalry': { melee: 9, resistance: 9 } });
  const t = attack(lone('heavy-cavalry'), [lone('farmers'), lone('woodcutters')], { game });
  const { stills } = told(t, () => defend(t, 3));
  const ends = stills.flatMap(({ beat, losses }) => (beat.at === 'end' ? [losses?.[1]] : []));
  expect(ends).toEqual([[card('woodcutters')], [card('farmers')]]);
  expect(stills.filter(({ beat }) => beat.at === 'orders').map(({ lines }) => lines[1].ranks)).toMatchObject([
    [{ card: card('woodcutters') }],
    [{ card: card('farmers') }],
  ]);
});

test('while it is told the map shows what has been told and no more', () => {
  const t = beforeEntering('heavy-cavalry', 'farmers');
  const { stills, before } = told(t, () => t.act(0, 'enter', t.tileArg('Bologna')));
  const during = (n: number) => viewDuring(before, stills[n] as Still).troops.map(({ id, at }) => [id, at]);
  expect(during(1)).toContainEqual(['troop:0.2', t.tile('Bologna')]);
  const wounded = viewDuring(before, stills[4] as Still).troops.find(({ id }) => id === 'troop:0.2');
  expect(wounded?.companies).toEqual([{ card: card('heavy-cavalry'), wounds: 1 }]);
  const gone = viewDuring(before, stills[5] as Still).troops.find(({ id }) => id === 'troop:1.2');
  expect(gone).toBeUndefined();
});

test('a long story is told faster and ends before the table’s patience; fast is twice as fast', () => {
  const t = beforeEntering('heavy-cavalry', 'farmers');
  const { stills } = told(t, () => t.act(0, 'enter', t.tileArg('Bologna')));
  const sum = (pace: readonly number[]): number => pace.reduce((total, hold) => total + hold, 0);
  expect(sum(paceOf(stills, 2))).toBeCloseTo(sum(paceOf(stills, 1)) / 2);
  const long = Array.from({ length: 9 }, () => stills).flat();
  expect(sum(paceOf(long, 1))).toBeLessThan(12_000);
  expect(sum(paceOf(stills, 1))).toBeLessThan(12_000);
});
