import { expect } from 'vitest';
import { test } from './seating.ts';
import { MAP, type PlayerDoc, position, type TestTable, type TroopDoc, table } from './table.ts';

type Changes = NonNullable<Parameters<typeof position>[0]>;

const deploy = (troops: TroopDoc[], este: PlayerDoc, changes: Changes = {}): TestTable =>
  table(position({ ...changes, troops, players: [{ florins: 20, ...este }, {}], turn: { step: 'deploy', seat: 0 } }));

const lone = (area: number, at: string, company: string): TroopDoc => ({ seat: 0, area, at, companies: [company] });
const army = (area: number, at: string, companies = ['pikemen'], captain = 'Acuto'): TroopDoc => ({
  seat: 0,
  area,
  at,
  captain,
  companies,
});

/** The card of this type or name in the hand of seat 0. */
function held(t: TestTable, name: string): string {
  const card = t.cards(name).find((id) => t.player(0).hand.includes(id));
  if (card === undefined) throw new Error(`no ${name} in hand`);
  return `card:${card}`;
}

const choose = (t: TestTable, name: string): void => {
  t.act(0, 'deploy', held(t, name));
};

function play(t: TestTable, name: string, area: number): void {
  choose(t, name);
  t.act(0, 'place', `area:${area}`);
}

const placeable = (t: TestTable, name: string): string[] => {
  choose(t, name);
  const areas = t.args(0, 'place').map(String);
  t.undo(0);
  return areas;
};

/** All five areas occupied: Garrison, two lone Companies, an Army away from home, a conscript. */
const FULL = [
  lone(2, 'Ferrara', 'swordsmen'),
  lone(3, 'Cascina', 'halberdiers'),
  army(4, 'Chianti', ['bowmen', 'farmers']),
  lone(5, 'Ferrara', 'rural-levy'),
];

test('V17.1 any number of cards, one at a time, each for its Deployment Cost', () => {
  const t = deploy([], { florins: 8, hand: ['swordsmen', 'Fortebraccio', 'spearmen', 'heavy-cavalry'] });
  play(t, 'spearmen', 3);
  expect(t.player(0).florins).toBe(6);
  play(t, 'swordsmen', 2);
  expect(t.player(0).florins).toBe(5);
  play(t, 'Fortebraccio', 2);
  expect(t.player(0).florins).toBe(2);
  expect(t.refusal(0, 'deploy', held(t, 'heavy-cavalry'))).toMatchObject({
    rule: 'V1.7',
    args: { cost: 5, florins: 2 },
  });
  t.act(0, 'stop');
  expect(t.player(0)).toMatchObject({ florins: 2, hand: t.cards('heavy-cavalry').slice(0, 1) });
  expect(t.frame.proc).not.toBe('deploy');
});

test('V17.1 only from the own hand; he may play nothing; what is played can be taken back', () => {
  const t = deploy([lone(2, 'Ferrara', 'swordsmen')], { hand: ['spearmen'] });
  for (const arg of ['card:33', 'card:1', 'card:106', 'area:2', 27])
    expect(t.refusal(0, 'deploy', arg).code).toBe('unknown');
  const before = t.hash();
  play(t, 'spearmen', 4);
  expect([t.undo(0), t.undo(0)]).toEqual([true, true]);
  expect(t.hash()).toBe(before);
  t.act(0, 'stop');
  expect(t.player(0)).toMatchObject({ florins: 20, hand: [27] });
});

test('V17.2 V17.3 one empty area is as good as another: which Army to join is the question', () => {
  const t = deploy([army(3, 'Ferrara')], { hand: ['mounted-skirmishers'] });
  choose(t, 'mounted-skirmishers');
  expect(t.args(0, 'place')).toEqual(['area:2', 'area:3', 'area:4', 'area:5']);
  expect(t.distinct(0)).toEqual(['place area:2', 'place area:3']);
});

test('V17.2 E8 a Company starts a Troop in any empty area, on the own City', () => {
  const t = deploy([lone(3, 'Cascina', 'swordsmen')], { hand: ['mounted-skirmishers'] });
  expect(placeable(t, 'mounted-skirmishers')).toEqual(['area:2', 'area:4', 'area:5']);
  play(t, 'mounted-skirmishers', 4);
  expect(t.troop(0, 4)).toMatchObject({
    at: t.tile('Ferrara'),
    captain: 0,
    companies: t.cards('mounted-skirmishers').slice(0, 1),
  });
  expect(t.view(1)['troops']).toContainEqual(
    expect.objectContaining({ id: 'troop:0.4', area: 4, at: t.tile('Ferrara'), army: false }),
  );
});

test.amongThemselves('V17.3 E8 a Company joins an Army wherever it stands, on any type of land', () => {
  const map = { ...MAP, 'Cisa Pass': '-2,0', 'Borgoforte on the Po': '-1,2' };
  const lands = ['Ferrara', 'Lomellina', 'Chianti', 'Cascina', 'Bologna', 'Lake Garda', 'Camaldoli', 'Vignola'];
  for (const land of [...lands, 'Plain of Lodi', 'Cisa Pass', 'Borgoforte on the Po']) {
    const t = deploy([army(3, land)], { hand: ['mounted-skirmishers'] }, { map });
    play(t, 'mounted-skirmishers', 3);
    expect(t.troop(0, 3)).toMatchObject({ at: t.tile(land), captain: 1 });
    expect(t.troop(0, 3)?.companies).toHaveLength(2);
    expect(t.player(0).florins).toBe(17);
  }
});

test('V17.3 a fifth Company may join, a sixth may not', () => {
  const four = ['pikemen', 'bowmen', 'spearmen', 'halberdiers'];
  const t = deploy([army(3, 'Viterbo', four)], { hand: ['swordsmen', 'brigands'] });
  play(t, 'swordsmen', 3);
  expect(t.troop(0, 3)?.companies).toHaveLength(5);
  choose(t, 'brigands');
  expect(t.refusal(0, 'place', 'area:3').rule).toBe('V4.1');
});

test('V17.4 never into an area that holds only a Company', () => {
  const t = deploy([lone(2, 'Ferrara', 'swordsmen'), lone(3, 'Lomellina', 'bowmen')], { hand: ['spearmen'] });
  choose(t, 'spearmen');
  for (const area of [1, 2, 3]) expect(t.refusal(0, 'place', `area:${area}`).rule).toBe('V17.4');
  expect(t.args(0, 'place')).toEqual(['area:4', 'area:5']);
  for (const arg of ['area:0', 'area:6', 'tile:3', 2]) expect(t.refusal(0, 'place', arg).code).toBe('unknown');
});

test('V17.5 E7 Farmers: into an Army on Field or Hill, not alone there, not in the City', () => {
  for (const land of ['Lomellina', 'Chianti', 'Plain of Lodi']) {
    const t = deploy([army(2, land), lone(3, land, 'bowmen'), army(4, 'Ferrara', ['spearmen'], 'Fortebraccio')], {
      hand: ['farmers'],
    });
    choose(t, 'farmers');
    expect(t.args(0, 'place')).toEqual(['area:2']);
    expect(t.refusal(0, 'place', 'area:3').rule).toBe('V17.4');
    expect(t.refusal(0, 'place', 'area:4').rule).toBe('V17.5');
    expect(t.refusal(0, 'place', 'area:5').rule).toBe('V17.5');
    t.act(0, 'place', 'area:2');
    expect(t.troop(0, 2)?.companies).toHaveLength(2);
  }
});

test('V17.5 E7 without an Army on Field or Hill they cannot be played at all', () => {
  for (const troops of [[], [lone(2, 'Lomellina', 'bowmen')], [army(2, 'Ferrara')], [army(2, 'Bologna')]]) {
    const t = deploy(troops, { hand: ['farmers'] });
    expect(t.refusal(0, 'deploy', held(t, 'farmers')).code).toBe('illegal');
    expect(t.offers(0)).toEqual(['stop']);
  }
});

test('V17.5 with City among its types a Company starts a Troop there, and joins Armies only on its types', () => {
  const troops = [army(2, 'Lomellina'), army(3, 'Cascina', ['spearmen'], 'Fortebraccio'), lone(4, 'Cascina', 'bowmen')];
  const t = deploy(troops, { hand: ['citizen-militia'] });
  choose(t, 'citizen-militia');
  expect(t.args(0, 'place')).toEqual(['area:3', 'area:5']);
  expect(t.refusal(0, 'place', 'area:2').rule).toBe('V17.5');
  t.act(0, 'place', 'area:5');
  expect(t.troop(0, 5)?.at).toBe(t.tile('Ferrara'));
});

test('V17.6 a Captain joins a lone Company in the own City: its marker becomes that of an Army', () => {
  const t = deploy([lone(2, 'Ferrara', 'swordsmen'), lone(3, 'Cascina', 'bowmen'), army(4, 'Ferrara')], {
    hand: ['Fortebraccio'],
  });
  choose(t, 'Fortebraccio');
  expect(t.args(0, 'place')).toEqual(['area:1', 'area:2']);
  expect(t.refusal(0, 'place', 'area:3').rule).toBe('V17.6');
  expect(t.refusal(0, 'place', 'area:4').rule).toBe('V4.5');
  expect(t.refusal(0, 'place', 'area:5').rule).toBe('V17.6');
  t.act(0, 'place', 'area:2');
  expect(t.troop(0, 2)).toMatchObject({ captain: 2, companies: [33], at: t.tile('Ferrara') });
  expect(t.player(0).florins).toBe(17);
  expect(t.view(1)['troops']).toContainEqual(expect.objectContaining({ id: 'troop:0.2', army: true, captain: 2 }));
});

test('V17.6 without a lone Company in the own City a Captain stays in hand', () => {
  const t = deploy([army(1, 'Ferrara', ['garrison']), lone(3, 'Vignola', 'bowmen')], { hand: ['Fortebraccio'] });
  expect(t.offers(0)).toEqual(['stop']);
  expect(t.refusal(0, 'deploy', 'card:2').code).toBe('illegal');
});

test('V17.7 a Captain may lead the Garrison, Companies join them, and the Army stays in the City', () => {
  const t = deploy([], { hand: ['Fortebraccio', 'swordsmen', 'brigands'] });
  play(t, 'Fortebraccio', 1);
  play(t, 'swordsmen', 1);
  expect(t.troop(0, 1)).toMatchObject({ captain: 2, companies: [106, 33] });
  play(t, 'brigands', 2);
  while (t.frame.proc !== 'troop') t.act(0, t.frame.proc === 'deploy' ? 'stop' : 'done');
  expect(t.refusal(0, 'march', 'troop:0.1').rule).toBe('V19.10');
  expect(t.args(0, 'march')).toEqual(['troop:0.2']);
});

test('V17.8 with five areas full any one, area 1 included, makes room for the new Troop', () => {
  for (const area of [1, 2, 3, 4, 5]) {
    const t = deploy(FULL, { hand: ['spearmen'] }, { wounds: { bowmen: 1 } });
    choose(t, 'spearmen');
    expect(t.args(0, 'vacate')).toHaveLength(5);
    const gone = t.troop(0, area)?.companies ?? [];
    t.act(0, 'vacate', `area:${area}`);
    expect(t.troop(0, area)).toMatchObject({ captain: 0, companies: [27], at: t.tile('Ferrara') });
    expect(t.s.troops.filter((own) => own.seat === 0)).toHaveLength(5);
    const piles = [...t.s.venturaDiscard, ...t.s.conscriptionDiscard, ...t.s.removed];
    expect(gone.every((card) => piles.includes(card) && t.wounds(card) === 0)).toBe(true);
    expect(t.player(0).florins).toBe(18);
  }
});

test('V17.8 Companies and Captain go to their discard piles, the Garrison out of the game', () => {
  const away = deploy(FULL, { hand: ['spearmen'] });
  choose(away, 'spearmen');
  away.act(0, 'vacate', 'area:4');
  expect([...away.s.venturaDiscard].sort((a, b) => a - b)).toEqual([1, 39]);
  expect(away.s.conscriptionDiscard).toEqual([59]);
  const home = deploy(FULL, { hand: ['spearmen'] });
  choose(home, 'spearmen');
  home.act(0, 'vacate', 'area:1');
  expect(home.s.removed).toContain(106);
  expect([home.s.venturaDiscard, home.s.conscriptionDiscard]).toEqual([[], []]);
  expect(home.s.players.map((player) => player.points)).toEqual([0, 0]);
});

test('V17.8 he is not bound to give up an area: the Company may join an Army instead', () => {
  const t = deploy(FULL, { hand: ['spearmen'] });
  choose(t, 'spearmen');
  expect(t.args(0, 'place')).toEqual(['area:4']);
  t.act(0, 'place', 'area:4');
  expect(t.troop(0, 4)?.companies).toHaveLength(3);
});

test('V17.8 it is also the way when there is no Army to join', () => {
  const t = deploy([...FULL.slice(0, 2), lone(4, 'Chianti', 'bowmen'), lone(5, 'Ferrara', 'rural-levy')], {
    hand: ['spearmen'],
  });
  choose(t, 'spearmen');
  expect(t.args(0, 'place')).toEqual([]);
  t.act(0, 'vacate', 'area:4');
  expect(t.troop(0, 4)).toMatchObject({ companies: [27], at: t.tile('Ferrara') });
});

test('V17.9 no area is given up while one is empty', () => {
  const t = deploy(FULL.slice(1), { hand: ['spearmen'] });
  choose(t, 'spearmen');
  for (const area of [1, 2, 3]) expect(t.refusal(0, 'vacate', `area:${area}`).rule).toBe('V17.9');
});

test('V17.9 nor for anything but a new Troop at once, with a card he can pay and may start there', () => {
  const t = deploy(FULL, { florins: 3, hand: ['Fortebraccio', 'heavy-cavalry', 'woodcutters', 'farmers'] });
  expect(t.refusal(0, 'vacate', 'area:2').code).toBe('unknown');
  expect(t.refusal(0, 'deploy', held(t, 'heavy-cavalry')).rule).toBe('V1.7');
  expect(t.refusal(0, 'deploy', held(t, 'woodcutters')).code).toBe('illegal');
  choose(t, 'Fortebraccio');
  expect(t.refusal(0, 'vacate', 'area:2').rule).toBe('V17.9');
  t.undo(0);
  choose(t, 'farmers');
  expect(t.refusal(0, 'vacate', 'area:2').rule).toBe('V17.5');
  expect(t.refusal(0, 'vacate', 'area:7').code).toBe('unknown');
});

test('V17.10 a card just played may be used by the next, and new Troops move in the same round', () => {
  const t = deploy([], { hand: ['swordsmen', 'Fortebraccio', 'spearmen'] });
  play(t, 'swordsmen', 3);
  play(t, 'Fortebraccio', 3);
  play(t, 'spearmen', 3);
  expect(t.troop(0, 3)).toMatchObject({ captain: 2, companies: [33, 27] });
  expect(t.frame).toMatchObject({ proc: 'regroup', seat: 0 });
  t.act(0, 'done');
  expect(t.args(0, 'march')).toEqual(['troop:0.3']);
  t.act(0, 'march', 'troop:0.3');
  t.act(0, 'enter', t.tileArg('Lomellina'));
  expect(t.troop(0, 3)?.at).toBe(t.tile('Lomellina'));
});

test('V17.11 Events are not deployed', () => {
  const t = deploy([army(2, 'Ferrara')], { hand: ['night-march', 'barber-surgeon'] });
  for (const name of ['night-march', 'barber-surgeon'])
    expect(t.refusal(0, 'deploy', held(t, name)).rule).toBe('V17.11');
  expect(t.offers(0)).toEqual(['stop']);
});
