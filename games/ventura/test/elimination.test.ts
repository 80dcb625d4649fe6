import { expect } from 'vitest';
import { GARRISON, idle, idleTo, three } from './scenes.ts';
import { test } from './seating.ts';
import { type PositionDoc, position, type TestTable, table } from './table.ts';

/** Nine markers: Mantua 1, Vignola 1, Plain of Lodi 2, Camaldoli 1, Anghiari 1 + 1, Lake Garda 2. */
const NINE = ['Mantua', 'Vignola', 'Plain of Lodi', 'Camaldoli', 'Anghiari', 'Lake Garda'];

/** Seat 0 has an Army beside Mantua, whose Garrison is gone; Chianti holds one more Troop, so that his turn goes on. */
const siege = (changes: Partial<PositionDoc> = {}): Partial<PositionDoc> => ({
  removed: [GARRISON[1]],
  troops: [
    { seat: 0, area: 2, at: 'Vignola', captain: 'Gattamelata', companies: [25] },
    { seat: 0, area: 3, at: 'Chianti', companies: ['swordsmen'] },
    { seat: 1, area: 2, at: 'Camaldoli', captain: 'Fortebraccio', companies: [26, 'rural-levy'] },
  ],
  wounds: { 26: 2 },
  turn: { step: 'troop', seat: 0 },
  ...changes,
});

function storm(t: TestTable, troop = 'troop:0.2'): void {
  t.act(0, 'march', troop);
  t.act(0, 'enter', t.tileArg('Mantua'));
  if (t.frame.at === 'march') t.act(0, 'halt');
}

const players = (points = 0): PositionDoc['players'] => [
  { points },
  { domain: NINE, florins: 4, hand: ['crossbowmen', 'farmers', 'barber-surgeon'], reserve: ['Cusago', 'Pandino'] },
];

const everywhere = (t: TestTable): number[] => NINE.map((name) => t.owner(name));

test('V30.1 V30.4 E32 who loses the markers on his City is out at once, whatever else he has; his land stays, neutral', () => {
  const t = table(three(siege({ players: players() })));
  expect(t.income(1)).toBe(9);
  storm(t);
  expect(t.player(1).living).toBe(false);
  expect(t.s.troops.filter(({ seat }) => seat === 1)).toEqual([]);
  expect(everywhere(t)).toEqual(NINE.map(() => -1));
  for (const name of NINE) expect(t.s.cells[t.tile(name)]).toBeGreaterThanOrEqual(0);
  expect(t.over).toBeNull();
});

test('V30.1 in whatever phase: after a battle for the City, and in the Annex Step', () => {
  // A Garrison with 1 wound to go, behind walls of Resistance 3, against Heavy Cavalry with Melee 4.
  const fought = table(three(siege({ removed: [], wounds: { [GARRISON[1]]: 5 } })));
  storm(fought);
  expect(fought.player(1).living).toBe(false);
  expect(fought.owner('Mantua')).toBe(-1);
  const annexed = table(
    three({
      removed: [GARRISON[1]],
      troops: [{ seat: 0, area: 2, at: 'Mantua', companies: ['swordsmen'] }],
      turn: { step: 'recruit', seat: 2 },
      players: [{}, {}, { florins: 1 }],
    }),
  );
  annexed.act(2, 'stop');
  expect(annexed.player(1).living).toBe(false);
});

test('V30.1 the loss of any other Territory eliminates nobody', () => {
  const t = table(three(siege({ players: [{}, { domain: ['Mantua', 'Plain of Lodi'] }] })));
  t.act(0, 'march', 'troop:0.2');
  t.act(0, 'enter', t.tileArg('Plain of Lodi'));
  t.act(0, 'halt');
  expect(t.player(1).living).toBe(true);
  expect([t.owner('Plain of Lodi'), t.owner('Mantua'), t.player(0).points]).toEqual([-1, 1, 2]);
});

test('V30.2 E32 one point for each of his markers, those of the City included', () => {
  const t = table(three(siege({ players: players() })));
  storm(t);
  expect(t.player(0).points).toBe(9);
  expect(t.log(null).filter(({ key }) => key === 'points')).toMatchObject([{ rule: 'V30.2', args: { points: 9 } }]);
});

test('V30.2 each marker counts once, also if other Territories of his are annexed with the City', () => {
  const t = table(
    three({
      players: [{}, { domain: NINE }, { florins: 1 }],
      removed: [GARRISON[1]],
      troops: [
        { seat: 0, area: 2, at: 'Mantua', companies: ['swordsmen'] },
        { seat: 0, area: 3, at: 'Anghiari', companies: ['pikemen'] },
        { seat: 0, area: 4, at: 'Camaldoli', companies: ['halberdiers'] },
      ],
      turn: { step: 'recruit', seat: 2 },
    }),
  );
  t.act(2, 'stop');
  expect(t.player(0).points).toBe(9);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.2' });
});

test('V30.2 V31.1 the points of an elimination are checked for 30', () => {
  const t = table(three(siege({ players: players(21) })));
  storm(t);
  expect(t.player(0).points).toBe(30);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.1' });
});

test('V30.3 his cards go to their piles, his Garrison and tiles out of the game, his Florins to the Stock', () => {
  const t = table(three(siege({ players: players() })));
  const florins = t.player(0).florins;
  storm(t);
  expect(t.player(1)).toMatchObject({ hand: [], reserve: [], florins: 0 });
  expect(t.player(0).florins).toBe(florins);
  expect([...t.s.venturaDiscard].sort((a, b) => a - b)).toEqual([2, 19, 26]);
  expect([...t.s.conscriptionDiscard].sort((a, b) => a - b)).toEqual([59, 75, 93]);
  expect(t.s.removed).toContain(GARRISON[1]);
  expect(t.wounds(26)).toBe(0);
  expect([...t.s.tilesBuried].sort((a, b) => a - b)).toEqual([8, 10]);
  // Unseen: others learn how many tiles there are, not which.
  for (const seat of [0, 2, null]) expect(t.view(seat)).toMatchObject({ tilesBuried: 2 });
  expect(t.s.stock).not.toContain(8);
  expect(t.s.stock).not.toContain(10);
});

test('V30.3 a City taken from its last defenders: Captain and Companies of Troops elsewhere are discarded, not killed', () => {
  const t = table(three(siege({ removed: [], wounds: { [GARRISON[1]]: 5 } })));
  storm(t);
  expect(t.s.removed).toContain(GARRISON[1]);
  expect(t.s.venturaDiscard).toContain(2);
  expect(t.s.removed).not.toContain(2);
});

test.amongThemselves('V30.5 he takes no more turns, while turn order still starts from his seat', () => {
  const doc = three({
    first: 1,
    players: [{ florins: 1 }, { living: false, domain: [] }, { florins: 1 }],
    turn: { step: 'recruit', seat: 0 },
  });
  const t = table(doc);
  const order: string[] = [];
  idle(t, () => {
    order.push(`${t.frame.proc} ${t.asked}`);
    return t.s.round > 1;
  });
  // From seat 1, who is skipped: 2, then 0.
  expect(order.slice(0, 5)).toEqual(['recruit 0', 'upkeep 2', 'upkeep 0', 'conscription 2', 'conscription 0']);
  expect(t.refusal(1, 'spend', 0).code).toBe('not-asked');
});

test.amongThemselves('V30.5 he does not count for Initiative', () => {
  const t = table(
    three({ round: 3, first: 1, players: [{ points: 5 }, { points: 0, living: false, domain: [] }, { points: 9 }] }),
  );
  expect(t.s.first).toBe(0);
  expect(t.s.players.map(({ points }) => points)).toEqual([6, 0, 9]);
});

test('V30.5 the one who was First Player loses his later turns of the phase, the next one goes on', () => {
  const t = table(three(siege({ first: 0, players: [{}, {}, { hand: ['farmers'] }] })));
  storm(t);
  t.act(0, 'end');
  expect([t.frame.proc, t.asked]).toEqual(['troop', [2]]);
});

test.amongThemselves('V30.6 E32 with two players the conquest of the City by an Army wins at once', () => {
  const t = table(position(siege({ players: players() })));
  storm(t);
  expect(t.player(0).points).toBe(9);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V30.6' });
});

test('V30.7 E32 with three players it is not yet victory: the City is neutral, and he wins when he annexes it', () => {
  const t = table(three(siege({ players: players() })));
  storm(t);
  expect(t.over).toBeNull();
  expect([t.owner('Mantua'), t.troop(0, 2)?.at]).toEqual([-1, t.tile('Mantua')]);
  idleTo(t, 'upkeep', 0);
  expect(t.over).toMatchObject({ winners: [0], rule: 'V31.2' });
  expect(t.s.round).toBe(2);
});

test('V30.7 the conqueror can be driven off, and whoever annexes the City wins', () => {
  const t = table(
    three(
      siege({
        players: [{}, { domain: ['Mantua', 'Vignola'] }, {}],
        troops: [
          { seat: 0, area: 2, at: 'Vignola', captain: 'Acuto', companies: ['farmers'] },
          { seat: 2, area: 2, at: 'Plain of Lodi', companies: [25] },
        ],
        wounds: {},
      }),
    ),
  );
  storm(t);
  expect([t.player(1).living, t.asked]).toEqual([false, [2]]);
  t.act(2, 'march', 'troop:2.2');
  t.act(2, 'enter', t.tileArg('Mantua'));
  expect(t.troop(0, 2)).toBeNull();
  idle(t, () => false);
  expect(t.over).toMatchObject({ winners: [2], rule: 'V31.2' });
});

test('V30.8 a Company Troop on an undefended City changes nothing until the next Annex turn of its owner', () => {
  const start = three(
    siege({
      troops: [
        { seat: 0, area: 2, at: 'Vignola', companies: [33] },
        { seat: 1, area: 2, at: 'Plain of Lodi', companies: [25] },
      ],
      wounds: {},
    }),
  );
  const t = table(start);
  storm(t);
  expect([t.player(1).living, t.owner('Mantua'), t.player(0).points]).toEqual([true, 1, 0]);
  // The owner is in the game and may attack it.
  expect(t.asked).toEqual([1]);
  t.act(1, 'march', 'troop:1.2');
  t.act(1, 'enter', t.tileArg('Mantua'));
  expect(t.log(null).find(({ key }) => key === 'battle')?.args).toMatchObject({ seat: 'seat:1', foe: 'seat:0' });
  expect([t.troop(0, 2), t.owner('Mantua'), t.over]).toEqual([null, 1, null]);

  const left = table(start);
  storm(left);
  left.act(1, 'end');
  idle(left, () => left.s.round === 2 && left.frame.proc === 'fortune');
  expect(left.player(1).living).toBe(true);
  idle(left, () => false);
  expect(left.over).toMatchObject({ winners: [0], rule: 'V31.2' });
  expect(left.player(1).living).toBe(false);
});
