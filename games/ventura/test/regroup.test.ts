import { expect } from 'vitest';
import { test } from './seating.ts';
import { type PlayerDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

type Changes = NonNullable<Parameters<typeof position>[0]>;

const regroup = (troops: TroopDoc[], changes: Changes = {}, este: PlayerDoc = {}): TestTable =>
  table(position({ ...changes, troops, players: [este, {}], turn: { step: 'regroup', seat: 0 } }));

const lone = (area: number, at: string, company: string): TroopDoc => ({ seat: 0, area, at, companies: [company] });
const army = (area: number, at: string, captain: string, ...companies: string[]): TroopDoc => ({
  seat: 0,
  area,
  at,
  captain,
  companies,
});

/** The card of this type or name that seat 0 has in play. */
function card(t: TestTable, name: string): number {
  const own = t.s.troops.filter((troop) => troop.seat === 0);
  const found = t.cards(name).find((id) => own.some((troop) => troop.captain === id || troop.companies.includes(id)));
  if (found === undefined) throw new Error(`no ${name} in play`);
  return found;
}

function shift(t: TestTable, name: string, area: number): void {
  t.act(0, 'shift', `card:${card(t, name)}`);
  t.act(0, 'to', `area:${area}`);
}

const refusedCard = (t: TestTable, name: string): string => t.refusal(0, 'shift', `card:${card(t, name)}`).rule;

/** Who is where: "2 Acuto: Bowmen Pikemen @ Viterbo", sorted by area. */
function board(t: TestTable): string[] {
  const name = (id: number): string => t.rules.components.cards[id - 1]?.name.en ?? '?';
  const place = (id: number): string => t.rules.components.tiles[id - 1]?.name.en ?? '?';
  return t.s.troops
    .filter((troop) => troop.seat === 0)
    .sort((a, b) => a.area - b.area)
    .map(({ area, captain, companies, at }) => {
      const leader = captain > 0 ? `${name(captain)}: ` : '';
      return `${area} ${leader}${companies.map(name).sort().join(' ')} @ ${place(at)}`;
    });
}

const HOME = '1 Garrison @ Ferrara';

test('V18.1 only on a Territory with two or more of his Troops: an Army alone cannot be split', () => {
  const t = regroup([
    army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'),
    lone(3, 'Viterbo', 'spearmen'),
    army(4, 'Chianti', 'Fortebraccio', 'swordsmen', 'halberdiers'),
  ]);
  for (const name of ['swordsmen', 'halberdiers', 'Fortebraccio']) expect(refusedCard(t, name)).toBe('V18.1');
  expect(t.args(0, 'shift').sort()).toEqual(
    ['bowmen', 'pikemen', 'spearmen'].map((one) => `card:${card(t, one)}`).sort(),
  );
});

test('V18.1 without such a Territory he is not asked; he may leave all as it is', () => {
  const apart = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'), lone(3, 'Bologna', 'spearmen')]);
  expect(apart.frame.proc).toBe('troop');
  const t = regroup([lone(2, 'Ferrara', 'spearmen')]);
  expect(t.frame).toMatchObject({ proc: 'regroup', seat: 0 });
  t.act(0, 'done');
  expect(board(t)).toEqual([HOME, '2 Spearmen @ Ferrara']);
});

test('V18.2 lone Companies that share a Territory could only change their numbers: that is a form', () => {
  const t = regroup([lone(2, 'Viterbo', 'bowmen'), lone(3, 'Viterbo', 'spearmen'), lone(4, 'Ferrara', 'pikemen')]);
  expect(t.args(0, 'shift')).toHaveLength(3);
  expect(t.distinct(0)).toEqual(['done']);
  const led = regroup([
    lone(2, 'Viterbo', 'bowmen'),
    army(3, 'Viterbo', 'Acuto', 'spearmen'),
    lone(4, 'Ferrara', 'pikemen'),
  ]);
  const [bowmen, spearmen] = [card(led, 'bowmen'), card(led, 'spearmen')];
  expect(led.distinct(0)).toEqual([`shift card:${bowmen}`, `shift card:${spearmen}`, 'done']);
  led.act(0, 'shift', `card:${bowmen}`);
  expect([led.args(0, 'to'), led.distinct(0)]).toEqual([['area:3', 'area:5'], ['to area:3']]);
});

test('V18.2 V18.4 who leaves an Army goes to an empty area, all the same which; the next one to the next', () => {
  const t = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen', 'swordsmen'), lone(4, 'Viterbo', 'spearmen')]);
  t.act(0, 'shift', `card:${card(t, 'bowmen')}`);
  expect(t.args(0, 'to')).toEqual(['area:3', 'area:4', 'area:5']);
  expect(t.distinct(0)).toEqual(['to area:3', 'to area:4']);
  t.act(0, 'to', 'area:3');
  t.act(0, 'shift', `card:${card(t, 'pikemen')}`);
  expect(t.distinct(0)).toEqual(['to area:4', 'to area:5']);
});

test('V18.1 what was said so far can be dropped or taken back', () => {
  const troops = [army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'), lone(3, 'Viterbo', 'spearmen')];
  const t = regroup(troops);
  const [start, before] = [board(t), t.hash()];
  shift(t, 'spearmen', 2);
  expect(board(t)).toEqual(start);
  expect([t.undo(0), t.undo(0)]).toEqual([true, true]);
  expect(t.hash()).toBe(before);
  expect(t.refusal(0, 'leave').rule).toBe('V18.1');
  shift(t, 'spearmen', 2);
  t.act(0, 'leave');
  expect(board(t)).toEqual(start);
  expect(t.frame.proc).toBe('troop');
});

test('V18.2 a Company Troop joins an Army', () => {
  const t = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen'), lone(3, 'Viterbo', 'spearmen')]);
  shift(t, 'spearmen', 2);
  t.act(0, 'done');
  expect(board(t)).toEqual([HOME, '2 Acuto: Bowmen Spearmen @ Viterbo']);
});

test('V18.2 Companies leave an Army and become Company Troops, any number of them', () => {
  const t = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen', 'swordsmen'), lone(3, 'Viterbo', 'spearmen')]);
  shift(t, 'pikemen', 5);
  shift(t, 'bowmen', 4);
  t.act(0, 'done');
  const alone = ['3 Spearmen @ Viterbo', '4 Bowmen @ Viterbo', '5 Pikemen @ Viterbo'];
  expect(board(t)).toEqual([HOME, '2 Acuto: Swordsmen @ Viterbo', ...alone]);
});

test('V18.2 Companies go between two Armies, one way or exchanged, while their Captains change places', () => {
  const second = army(3, 'Viterbo', 'Fortebraccio', 'spearmen', 'swordsmen');
  const armies = [army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'), second];
  const oneWay = regroup(armies);
  shift(oneWay, 'bowmen', 3);
  oneWay.act(0, 'done');
  const joined = '3 Fortebraccio: Bowmen Spearmen Swordsmen @ Viterbo';
  expect(board(oneWay)).toEqual([HOME, '2 Acuto: Pikemen @ Viterbo', joined]);
  const both = regroup(armies);
  shift(both, 'bowmen', 3);
  shift(both, 'Acuto', 3);
  shift(both, 'spearmen', 2);
  shift(both, 'Fortebraccio', 2);
  both.act(0, 'done');
  const crossed = ['2 Fortebraccio: Pikemen Spearmen @ Viterbo', '3 Acuto: Bowmen Swordsmen @ Viterbo'];
  expect(board(both).slice(1)).toEqual(crossed);
});

test('V18.2 all on the same Territory, also when two of them are rearranged at once', () => {
  const t = regroup([
    army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'),
    lone(3, 'Viterbo', 'spearmen'),
    lone(4, 'Ferrara', 'swordsmen'),
  ]);
  t.act(0, 'shift', `card:${card(t, 'swordsmen')}`);
  for (const area of [2, 3]) expect(t.refusal(0, 'to', `area:${area}`).rule).toBe('V18.2');
  expect(t.refusal(0, 'to', 'area:4').rule).toBe('V18.2');
  t.undo(0);
  shift(t, 'pikemen', 5);
  t.act(0, 'shift', `card:${card(t, 'swordsmen')}`);
  expect(t.refusal(0, 'to', 'area:5').rule).toBe('V18.2');
});

test('V18.2 only own Companies and Captains in play', () => {
  const t = regroup(
    [lone(2, 'Ferrara', 'spearmen'), { seat: 1, area: 2, at: 'Mantua', companies: ['bowmen'] }],
    {},
    { hand: ['pikemen'] },
  );
  for (const arg of ['card:39', 'card:37', 'card:107', 'area:2', 27])
    expect(t.refusal(0, 'shift', arg).code).toBe('unknown');
  t.act(0, 'shift', 'card:27');
  for (const arg of ['area:0', 'area:6', 'tile:3', 3]) expect(t.refusal(0, 'to', arg).code).toBe('unknown');
});

test('V18.3 only the final arrangement counts: a Company takes the place of another with no area empty', () => {
  const t = regroup([
    army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'),
    lone(3, 'Viterbo', 'spearmen'),
    lone(4, 'Chianti', 'swordsmen'),
    lone(5, 'Cascina', 'halberdiers'),
  ]);
  shift(t, 'bowmen', 3);
  expect(t.refusal(0, 'done').rule).toBe('V4.4');
  shift(t, 'spearmen', 2);
  t.act(0, 'done');
  expect(board(t).slice(1, 3)).toEqual(['2 Acuto: Pikemen Spearmen @ Viterbo', '3 Bowmen @ Viterbo']);
});

test('V18.3 a sixth Company is refused at the end, not on the way', () => {
  const five = ['bowmen', 'pikemen', 'crossbowmen', 'sappers', 'brigands'];
  const t = regroup([army(2, 'Viterbo', 'Acuto', ...five), lone(3, 'Viterbo', 'spearmen')]);
  shift(t, 'spearmen', 2);
  expect(t.refusal(0, 'done').rule).toBe('V4.1');
  shift(t, 'brigands', 4);
  t.act(0, 'done');
  expect(t.troop(0, 2)?.companies).toHaveLength(5);
  expect(board(t).at(-1)).toBe('4 Brigands @ Viterbo');
});

test('V18.3 two Captains in one area are refused, and so is the exchange of one alone', () => {
  const t = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen'), army(3, 'Viterbo', 'Fortebraccio', 'spearmen')]);
  shift(t, 'Acuto', 3);
  expect(t.refusal(0, 'done').rule).toBe('V4.5');
  shift(t, 'Fortebraccio', 2);
  t.act(0, 'done');
  expect(board(t).slice(1)).toEqual(['2 Fortebraccio: Bowmen @ Viterbo', '3 Acuto: Spearmen @ Viterbo']);
});

test('V18.3 V18.4 an area that one Territory gives up is empty for another', () => {
  const t = regroup([
    lone(2, 'Ferrara', 'swordsmen'),
    army(3, 'Ferrara', 'Fortebraccio', 'halberdiers'),
    army(4, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'),
    lone(5, 'Viterbo', 'spearmen'),
  ]);
  shift(t, 'swordsmen', 3);
  shift(t, 'bowmen', 2);
  t.act(0, 'done');
  expect(board(t).slice(1, 3)).toEqual(['2 Bowmen @ Viterbo', '3 Fortebraccio: Halberdiers Swordsmen @ Ferrara']);
  expect(board(t).slice(3)).toEqual(['4 Acuto: Pikemen @ Viterbo', '5 Spearmen @ Viterbo']);
});

test('V18.3 V18.6 also the area of a Captain who is left alone; but no Captain goes to another Territory', () => {
  const t = regroup([
    army(2, 'Ferrara', 'Colleoni', 'swordsmen'),
    army(3, 'Ferrara', 'Fortebraccio', 'halberdiers'),
    army(4, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'),
    lone(5, 'Viterbo', 'spearmen'),
  ]);
  t.act(0, 'shift', `card:${card(t, 'bowmen')}`);
  expect(t.refusal(0, 'to', 'area:2').rule).toBe('V18.2');
  t.undo(0);
  shift(t, 'swordsmen', 3);
  expect(refusedCard(t, 'Acuto')).toBe('V18.5');
  shift(t, 'bowmen', 2);
  t.act(0, 'shift', `card:${card(t, 'halberdiers')}`);
  expect(t.args(0, 'to')).toEqual(['area:1']);
  t.undo(0);
  t.act(0, 'done');
  expect(board(t).slice(1, 3)).toEqual(['2 Bowmen @ Viterbo', '3 Fortebraccio: Halberdiers Swordsmen @ Ferrara']);
  expect(t.s.venturaDiscard).toEqual(t.cards('Colleoni'));
});

test('V18.4 without an empty area a Company cannot leave, and none is discarded for it', () => {
  const t = regroup([
    army(2, 'Viterbo', 'Acuto', 'bowmen', 'pikemen'),
    lone(3, 'Viterbo', 'spearmen'),
    lone(4, 'Chianti', 'swordsmen'),
    lone(5, 'Cascina', 'halberdiers'),
  ]);
  t.act(0, 'shift', `card:${card(t, 'bowmen')}`);
  expect(t.args(0, 'to')).toEqual(['area:3']);
  expect(t.refusal(0, 'vacate', 'area:4').code).toBe('unknown');
  t.act(0, 'to', 'area:3');
  expect(t.refusal(0, 'done').rule).toBe('V4.4');
  expect(t.refusal(0, 'vacate', 'area:4').code).toBe('unknown');
});

test('V18.5 a Captain goes neither to a Company Troop nor to the Garrison nor to an empty area', () => {
  const t = regroup([
    army(2, 'Ferrara', 'Acuto', 'bowmen', 'pikemen'),
    army(3, 'Ferrara', 'Fortebraccio', 'swordsmen'),
    lone(4, 'Ferrara', 'spearmen'),
  ]);
  t.act(0, 'shift', `card:${card(t, 'Acuto')}`);
  expect(t.args(0, 'to')).toEqual(['area:3']);
  for (const area of [1, 4, 5]) expect(t.refusal(0, 'to', `area:${area}`).rule).toBe('V18.5');
  const single = regroup([army(2, 'Ferrara', 'Acuto', 'bowmen', 'pikemen'), lone(4, 'Ferrara', 'spearmen')]);
  expect(refusedCard(single, 'Acuto')).toBe('V18.5');
});

test('V18.6 when two Armies merge, the Captain without Companies is discarded and his marker goes', () => {
  const t = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen'), army(3, 'Viterbo', 'Fortebraccio', 'spearmen')]);
  shift(t, 'spearmen', 2);
  t.act(0, 'done');
  expect(board(t)).toEqual([HOME, '2 Acuto: Bowmen Spearmen @ Viterbo']);
  expect(t.s.venturaDiscard).toEqual([2]);
  expect(t.s.removed).not.toContain(2);
  expect(JSON.stringify(t.view(1)['troops'])).not.toContain('troop:0.3');
});

test('V18.6 the owner may choose whose Captain stays by an exchange', () => {
  const t = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen'), army(3, 'Viterbo', 'Fortebraccio', 'spearmen')]);
  shift(t, 'spearmen', 2);
  shift(t, 'Acuto', 3);
  shift(t, 'Fortebraccio', 2);
  t.act(0, 'done');
  expect(board(t)).toEqual([HOME, '2 Fortebraccio: Bowmen Spearmen @ Viterbo']);
  expect(t.s.venturaDiscard).toEqual([1]);
});

test('V18.7 the Garrison stays in area 1; others join it under a Captain, and leave again', () => {
  const troops = [army(1, 'Ferrara', 'Acuto', 'garrison', 'bowmen'), lone(2, 'Ferrara', 'spearmen')];
  const t = regroup(troops);
  expect(refusedCard(t, 'garrison')).toBe('V18.7');
  shift(t, 'spearmen', 1);
  shift(t, 'bowmen', 3);
  t.act(0, 'done');
  expect(board(t)).toEqual(['1 Acuto: Garrison Spearmen @ Ferrara', '3 Bowmen @ Ferrara']);
  const alone = regroup([lone(2, 'Ferrara', 'spearmen')]);
  shift(alone, 'spearmen', 1);
  expect(alone.refusal(0, 'done').rule).toBe('V4.4');
});

test('V18.8 it costs neither Florins nor movement, wounds stay, restrictions are not checked again', () => {
  const t = regroup(
    [army(2, 'Camaldoli', 'Acuto', 'bowmen', 'farmers'), army(3, 'Camaldoli', 'Fortebraccio', 'spearmen')],
    { wounds: { farmers: 1, spearmen: 2 } },
    { florins: 2 },
  );
  shift(t, 'farmers', 3);
  shift(t, 'bowmen', 5);
  shift(t, 'spearmen', 2);
  t.act(0, 'done');
  expect(board(t).slice(1, 3)).toEqual(['2 Acuto: Spearmen @ Camaldoli', '3 Fortebraccio: Farmers @ Camaldoli']);
  expect(board(t).at(-1)).toBe('5 Bowmen @ Camaldoli');
  expect([t.wounds(card(t, 'farmers')), t.wounds(card(t, 'spearmen')), t.wounds(card(t, 'bowmen'))]).toEqual([1, 2, 0]);
  expect(t.player(0).florins).toBe(2);
  expect(t.frame).toMatchObject({ proc: 'troop', seat: 0 });
  expect(t.args(0, 'march')).toEqual(['troop:0.2', 'troop:0.3', 'troop:0.5']);
});

test('V18.8 two Company Troops cannot be united without a Captain', () => {
  const t = regroup([lone(2, 'Viterbo', 'bowmen'), lone(3, 'Viterbo', 'spearmen')]);
  shift(t, 'bowmen', 3);
  expect(t.refusal(0, 'done').rule).toBe('V4.4');
});

test('V18.9 markers are changed to fit: Company, Army, none', () => {
  const t = regroup([army(2, 'Viterbo', 'Acuto', 'bowmen'), army(3, 'Viterbo', 'Fortebraccio', 'spearmen', 'pikemen')]);
  shift(t, 'bowmen', 3);
  shift(t, 'pikemen', 4);
  t.act(0, 'done');
  const markers = (t.view(1)['troops'] as { id: string; army: boolean; at: number }[])
    .filter(({ id }) => id.startsWith('troop:0.'))
    .map(({ id, army: isArmy, at }) => `${id} ${isArmy ? 'army' : 'company'} ${at}`);
  const [home, away] = [t.tile('Ferrara'), t.tile('Viterbo')];
  expect(markers.sort()).toEqual([`troop:0.1 company ${home}`, `troop:0.3 army ${away}`, `troop:0.4 company ${away}`]);
});
