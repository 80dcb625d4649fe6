/** The components are what the rulebook and the constraints D1..D21 of the checklist ask for, and an edition file can change it. */

import { expect, test } from 'vitest';
import type { CaptainCard, Card, CompanyCard, Components, EventCard, Tile, TileType } from '../components/index.ts';
import {
  BUILT_IN,
  COLOURS,
  cardOf,
  editionTemplate,
  FAMILIES,
  loadEdition,
  problemsOf,
  TILE_TYPES,
  tileOf,
} from '../components/index.ts';
import { costsOf, worthOf } from '../components/worth.ts';
import { effectInTurn } from '../rules/event-effects.ts';

const { tiles, cards } = BUILT_IN;
const companies: CompanyCard[] = cards.filter((card) => card.kind === 'company');
const captains: CaptainCard[] = cards.filter((card) => card.kind === 'captain');
const events: EventCard[] = cards.filter((card) => card.kind === 'event');
const hired = companies.filter((card) => card.deck === 'ventura');
const raised = companies.filter((card) => card.deck === 'conscription');
const guards = companies.filter((card) => card.deck === 'garrison');

const ORDINARY: readonly TileType[] = ['village', 'castle', 'river', 'lake', 'hill', 'mountain', 'field', 'wood'];
const EQUAL: readonly TileType[] = ['castle', 'wood', 'field', 'hill'];

const ofType = (type: TileType): Tile[] => tiles.filter((tile) => tile.type === type);
const withSetup = (setup: number): Tile[] => tiles.filter((tile) => tile.setup === setup);
const used = (players: number): Tile[] => tiles.filter((tile) => tile.setup !== null && tile.setup <= players);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

function company(type: string): CompanyCard {
  const found = companies.find((card) => card.type === type);
  if (!found) throw new Error(`no Company ${type}`);
  return found;
}

function captain(name: string): CaptainCard {
  const found = captains.find((card) => card.name.en === name);
  if (!found) throw new Error(`no Captain ${name}`);
  return found;
}

/** The built-in components with one tile or card changed. */
const withTile = (id: number, change: Partial<Tile>): Components => ({
  ...BUILT_IN,
  tiles: tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)),
});
const withCard = (id: number, change: Partial<CompanyCard> | Partial<CaptainCard>): Components => ({
  ...BUILT_IN,
  cards: cards.map((card) => (card.id === id ? ({ ...card, ...change } as Card) : card)),
});

// ---- claims of the checklist -----------------------------------------------------------------------------------------

test('V1.1 there are 40 tiles: 2 Papal, 4 Cities, one of each family, and 34 ordinary ones', () => {
  expect(tiles).toHaveLength(40);
  expect(ofType('papal').map((tile) => tile.id)).toEqual([1, 2]);
  expect(ofType('city').map((tile) => tile.id)).toEqual([3, 4, 5, 6]);
  expect(ofType('city').map((tile) => tile.family)).toEqual(FAMILIES);
  expect(tiles.filter((tile) => ORDINARY.includes(tile.type)).map((tile) => tile.id)).toEqual(range(7, 40));
  expect(tiles.filter((tile) => tile.family !== null)).toHaveLength(4);
});

test('V1.2 there are 58 Ventura, 47 Conscription and 4 Garrison cards, the First Player card being a marker', () => {
  expect(cards).toHaveLength(110 - 1);
  expect(cards.filter((card) => card.deck === 'ventura').map((card) => card.id)).toEqual(range(1, 58));
  expect(cards.filter((card) => card.deck === 'conscription').map((card) => card.id)).toEqual(range(59, 105));
  expect(cards.filter((card) => card.deck === 'garrison').map((card) => card.id)).toEqual(range(106, 109));
  expect(guards.map((card) => card.family)).toEqual(FAMILIES);
});

test('V2.1 each tile has category, type, Income, Movement Cost, Ranged, Melee, Resistance and Setup value', () => {
  const data = ['colour', 'type', 'income', 'cost', 'ranged', 'melee', 'resistance', 'setup'];
  for (const tile of tiles) {
    expect(Object.keys(tile)).toEqual(expect.arrayContaining(data));
    for (const n of [tile.income.base, tile.cost, tile.ranged.base, tile.melee, tile.resistance.base]) {
      expect(Number.isInteger(n)).toBe(true);
    }
  }
});

test('V2.2 every type but Papal has exactly one of five colours; gray holds City, Village and Castle', () => {
  const coloursOf = (type: TileType) => [...new Set(ofType(type).map((tile) => tile.colour))];
  expect(Object.fromEntries(TILE_TYPES.map((type) => [type, coloursOf(type)]))).toEqual({
    village: ['gray'],
    castle: ['gray'],
    city: ['gray'],
    river: ['blue'],
    lake: ['blue'],
    wood: ['green'],
    field: ['yellow'],
    hill: ['brown'],
    mountain: ['brown'],
    papal: [null],
  });
});

test('V2.3 Papal tiles have no colour, and no other tile lacks one', () => {
  expect(tiles.filter((tile) => tile.colour === null)).toEqual(ofType('papal'));
});

test('V2.7 Ranged and Resistance may count neighbours of a colour; Melee is always a plain number', () => {
  expect(tiles.some((tile) => tile.ranged.per !== null)).toBe(true);
  expect(tiles.some((tile) => tile.resistance.per !== null)).toBe(true);
  expect(tiles.every((tile) => typeof tile.melee === 'number')).toBe(true);
});

test('V2.11 the Setup value is 2, 3 or 4 on ordinary tiles, and absent on City and Papal ones', () => {
  for (const tile of tiles) {
    if (tile.type === 'city' || tile.type === 'papal') expect(tile.setup).toBeNull();
    else expect([2, 3, 4]).toContain(tile.setup);
  }
});

test('V3.1 each card has a running number, a name, a type, and the values of its type', () => {
  expect(cards.map((card) => card.id)).toEqual(range(1, 109));
  for (const card of cards) {
    expect(card.name.en).not.toBe('');
    expect(card.name.it).not.toBe('');
    const values =
      card.kind === 'event'
        ? [card.cost]
        : [card.deploy, card.upkeep, card.movement, card.ranged, card.melee, card.resistance];
    expect(values.every(Number.isInteger)).toBe(true);
  }
});

test('V3.2 Ventura cards are Companies or Captains, Conscription cards Companies or Events, Garrisons Companies', () => {
  const kinds = (deck: Card['deck']) =>
    [...new Set(cards.filter((card) => card.deck === deck).map((card) => card.kind))].sort();
  expect(kinds('ventura')).toEqual(['captain', 'company']);
  expect(kinds('conscription')).toEqual(['company', 'event']);
  expect(kinds('garrison')).toEqual(['company']);
});

test('V3.6 a Garrison has no Deployment Cost and no Movement, but Maintenance and the three battle values', () => {
  expect(guards).toHaveLength(4);
  for (const card of guards) {
    expect([card.deploy, card.movement, card.mobilization, card.ability]).toEqual([0, 0, [], null]);
    for (const n of [card.upkeep, card.ranged, card.melee, card.resistance]) expect(n).toBeGreaterThan(0);
  }
});

test('V3.9 an Event has what its player pays to play it, and 0 means free', () => {
  expect(events.every((card) => Number.isInteger(card.cost) && card.cost >= 0)).toBe(true);
  expect(events.some((card) => card.cost === 0)).toBe(true);
  expect(events.some((card) => card.cost > 0)).toBe(true);
});

test('V5.3 by their Setup values 16, 25 and 34 ordinary tiles are used by 2, 3 and 4 players', () => {
  expect([2, 3, 4].map((players) => used(players).length)).toEqual([16, 25, 34]);
});

// ---- constraints on what is reconstructed ----------------------------------------------------------------------------

test('D1 Setup values: 16 tiles have 2, nine have 3 and nine have 4', () => {
  expect([2, 3, 4].map((setup) => withSetup(setup).length)).toEqual([16, 9, 9]);
});

test('D2 all eight ordinary types occur among the sixteen tiles of Setup value 2', () => {
  expect(new Set(withSetup(2).map((tile) => tile.type))).toEqual(new Set(ORDINARY));
});

test('D3 five colours occur', () => {
  expect(new Set(tiles.flatMap((tile) => tile.colour ?? []))).toEqual(new Set(COLOURS));
});

test('D4 Income: at least 1 everywhere, plain 1 and 2 both occur, City and Papal tiles have 1', () => {
  expect(Math.min(...tiles.map((tile) => tile.income.base))).toBe(1);
  const plain = new Set(tiles.filter((tile) => tile.income.per === null).map((tile) => tile.income.base));
  expect(plain).toEqual(new Set([1, 2]));
  for (const tile of [...ofType('city'), ...ofType('papal')]) expect(tile.income).toEqual({ base: 1, per: null });
});

test('D5 colour bonuses: a Village 1 + 1 per green, a Ranged 1 + 1 per colour, a Resistance 0 + 1 per colour', () => {
  expect(ofType('village').map((tile) => tile.income)).toContainEqual({ base: 1, per: 'green' });
  expect(tiles.some((tile) => tile.ranged.base === 1 && tile.ranged.per !== null)).toBe(true);
  expect(tiles.some((tile) => tile.resistance.base === 0 && tile.resistance.per !== null)).toBe(true);
});

test('D6 Equal Domains: two, three and four identical Castles, Woods, Fields and Hills for 2, 3 and 4 players', () => {
  expect(new Set(tiles.filter((tile) => tile.equal).map((tile) => tile.type))).toEqual(new Set(EQUAL));
  for (const type of EQUAL) {
    const set = ofType(type).filter((tile) => tile.equal);
    expect(set.map((tile) => tile.setup)).toEqual([2, 2, 3, 4]);
    const values = set.map(({ income, cost, ranged, melee, resistance }) => ({
      income,
      cost,
      ranged,
      melee,
      resistance,
    }));
    for (const other of values) expect(other).toEqual(values[0]);
  }
});

test('D7 Movement Cost: 1 to 3, at most 2 on City and Papal tiles, and no more than the best Army has', () => {
  const best = Math.max(...hired.map((card) => card.movement)) + Math.max(...captains.map((card) => card.movement));
  for (const tile of tiles) {
    expect(tile.cost).toBeGreaterThanOrEqual(1);
    expect(tile.cost).toBeLessThanOrEqual(best);
    expect(tile.cost === 3).toBe(tile.type === 'mountain');
  }
});

test('D8 no battle modifier of a tile is negative', () => {
  for (const tile of tiles) {
    expect(Math.min(tile.ranged.base, tile.melee, tile.resistance.base)).toBeGreaterThanOrEqual(0);
  }
});

test('D9 the Ventura deck has 18 Captains and 20 types of Companies, two of each, side by side', () => {
  expect(captains.map((card) => card.id)).toEqual(range(1, 18));
  expect(hired.map((card) => card.id)).toEqual(range(19, 58));
  const types = [...new Set(hired.map((card) => card.type))];
  expect(types).toHaveLength(20);
  expect(hired.map((card) => card.type)).toEqual(types.flatMap((type) => [type, type]));
});

test('D10 the Conscription deck has 23 Companies, weaker ones, and 24 Events', () => {
  expect([raised.length, events.length]).toEqual([23, 24]);
  expect(mean(raised.map(worthOf))).toBeLessThan(mean(hired.map(worthOf)) - 5);
  expect(Math.max(...raised.map(worthOf))).toBeLessThan(mean(hired.map(worthOf)));
  const both = new Set(hired.map((card) => card.type));
  expect(raised.filter((card) => both.has(card.type))).toEqual([]);
});

test('D11 the four Garrisons are alike, and the smallest starting income pays them', () => {
  const values = guards.map((card) => [card.upkeep, card.ranged, card.melee, card.resistance]);
  for (const other of values) expect(other).toEqual(values[0]);
  expect(Math.max(...guards.map((card) => card.upkeep))).toBeLessThanOrEqual(4);
});

test('D12 numbers have no gaps and no two Captains share a name', () => {
  expect(cards.map((card) => card.id)).toEqual(range(1, 109));
  for (const language of ['en', 'it'] as const) {
    expect(new Set(captains.map((card) => card.name[language])).size).toBe(18);
    expect(new Set(tiles.map((tile) => tile.name[language])).size).toBe(40);
  }
});

test('D13 the attested Companies have the values of the examples', () => {
  expect(company('crossbowmen')).toMatchObject({ movement: 2, ranged: 3, resistance: 3 });
  expect(company('mounted-crossbowmen')).toMatchObject({ movement: 3, ranged: 3, resistance: 4 });
  expect(company('light-cavalry')).toMatchObject({ melee: 2, resistance: 4 });
  expect(company('spearmen')).toMatchObject({ melee: 2, resistance: 4 });
  expect(company('horse-carts')).toMatchObject({
    movement: 3,
    resistance: 3,
    ability: { kind: 'carts', movement: 1 },
  });
  expect(company('artillerymen')).toMatchObject({ ranged: 6, resistance: 2 });
  expect(company('swordsmen')).toMatchObject({ resistance: 4 });
  expect(company('heavy-cavalry')).toMatchObject({ melee: 4, resistance: 6 });
  expect(company('farmers')).toMatchObject({ deck: 'conscription', mobilization: ['field', 'hill'] });
  expect(company('mounted-skirmishers')).toMatchObject({ deck: 'ventura', mobilization: [] });
});

test('D14 Mounted Crossbowmen and Swordsmen have Melee 4 together', () => {
  expect([company('mounted-crossbowmen').melee, company('swordsmen').melee]).toEqual([3, 1]);
});

test('D15 the bonus of Spearmen against Cavalry and the Melee of Horse-carts are 3 together', () => {
  const { ability } = company('spearmen');
  expect(ability).toEqual({ kind: 'against', arm: 'cavalry', ranged: 0, melee: 2 });
  expect(company('horse-carts').melee).toBe(1);
});

test('D15 the bonus asks for riders who charge: all with Cavalry in their name, and no mounted shot', () => {
  for (const card of companies) if (card.name.en.includes('Cavalry')) expect(card.arm).toBe('cavalry');
  for (const card of companies) if (card.arm === 'cavalry') expect(card.melee).toBeGreaterThan(card.ranged);
  expect(company('mounted-crossbowmen').arm).toBe('horse');
  expect(company('mounted-skirmishers').arm).toBe('horse');
});

test('D16 Acuto and Fortebraccio have the modifiers of the examples', () => {
  expect(captain('Acuto')).toMatchObject({ movement: 2, ranged: 0, melee: 2, resistance: 0 });
  expect(captain('Fortebraccio')).toMatchObject({ ranged: 1, melee: 0, resistance: 2 });
});

test('D17 Events: Barber-Surgeon and Side Deal are there, and copies are alike', () => {
  const named = (type: string) => events.find((card) => card.type === type);
  expect(named('barber-surgeon')).toMatchObject({ window: 'aftermath', effect: { kind: 'surgeon', wounds: 1 } });
  expect(named('side-deal')).toMatchObject({ window: 'recruit', effect: { kind: 'deal', cards: 2 } });
  for (const card of events) expect({ ...card, id: 0 }).toEqual({ ...named(card.type), id: 0 });
});

/** The three kinds of the rulebook's list. */
const TACTICS = ['surgeon', 'march', 'ruse', 'shelter', 'ambush', 'escalade', 'pursuit'];
const TRICKS = ['deal', 'florins', 'harvest', 'quarters', 'survey', 'veterans', 'contribution', 'toll', 'ransom'];
const HAPPENINGS = ['prestige', 'fever', 'winter', 'revolt', 'arrears'];

test('D17 Events are various: each type an effect of its own, none more than three times, of all three kinds', () => {
  const types = new Map(events.map((card) => [card.type, card.effect.kind]));
  expect(new Set(types.values()).size).toBe(types.size);
  expect(types.size).toBeGreaterThanOrEqual(16);
  for (const type of types.keys()) expect(events.filter((card) => card.type === type).length).toBeLessThanOrEqual(3);
  const copies = (kinds: readonly string[]) => events.filter(({ effect }) => kinds.includes(effect.kind)).length;
  expect([TACTICS, TRICKS, HAPPENINGS].map(copies)).toEqual([8, 11, 5]);
});

test('D17 few Events take Florins, little, and only with a Troop in place or a battle won; none takes points', () => {
  const taking = events.flatMap(({ effect }) => ('amount' in effect && effect.kind !== 'florins' ? [effect] : []));
  expect(taking.length).toBeLessThanOrEqual(6);
  for (const { amount } of taking) expect(amount).toBeLessThanOrEqual(3);
  expect(new Set(taking.map(({ kind }) => kind))).toEqual(new Set(['contribution', 'toll', 'ransom']));
});

test('D17 the window of an Event fits its effect: where it is carried out, it is played', () => {
  for (const { name, window, effect } of events) {
    const place = effectInTurn(effect) !== null && effect.kind !== 'prestige' ? 'turn' : 'battle';
    expect([name.en, window === 'battle' || window === 'aftermath' ? 'battle' : 'turn']).toEqual([name.en, place]);
  }
});

test('D18 Companies have Resistance, Movement unless they are Garrisons, and few types have Melee 0', () => {
  for (const card of companies) {
    expect(card.resistance).toBeGreaterThanOrEqual(1);
    expect(card.movement >= 1).toBe(card.deck !== 'garrison');
    expect(Math.min(card.ranged, card.melee)).toBeGreaterThanOrEqual(0);
  }
  const harmless = companies.filter((card) => card.melee === 0).map((card) => card.type);
  expect(new Set(harmless).size).toBeLessThanOrEqual(2);
});

/** The least a Company or Captain has of each value, what it costs, and its text. */
type Fighter = CompanyCard | CaptainCard;
const textOf = (card: Fighter): string => JSON.stringify(card.kind === 'captain' ? card.talent : card.ability);

/** Is `better` as good in everything, no dearer in anything, and not quite the same? A text is only as good as the same text. */
function dominates(better: Fighter, worse: Fighter): boolean {
  const values = (card: Fighter) => [
    card.movement,
    card.ranged,
    card.melee,
    card.resistance,
    -card.deploy,
    -card.upkeep,
  ];
  const [a, b] = [values(better), values(worse)];
  if (textOf(worse) !== 'null' && textOf(worse) !== textOf(better)) return false;
  if (better.kind === 'company' && worse.kind === 'company' && !isAsFree(better, worse)) return false;
  return a.every((value, i) => value >= (b[i] ?? 0));
}

/** Can it be mobilized wherever the other can? */
const isAsFree = (one: CompanyCard, other: CompanyCard): boolean =>
  one.mobilization.length === 0 ||
  (other.mobilization.length > 0 && other.mobilization.every((type) => one.mobilization.includes(type)));

// The decks cost different prices to draw from, so a conscript may be the worse soldier of two.
test.each([
  ['Captains', captains],
  ['Companies of the Ventura deck', hired],
  ['Companies of the Conscription deck', raised],
] as const)('D19 of the %s none is dominated by another that costs no more', (_deck, deck: readonly Fighter[]) => {
  const kinds = deck.filter((card, i) => deck.findIndex((other) => other.name.en === card.name.en) === i);
  const pairs = kinds.flatMap((worse) =>
    kinds.flatMap((better) =>
      better !== worse && dominates(better, worse) ? [`${better.name.en} over ${worse.name.en}`] : [],
    ),
  );
  expect(pairs).toEqual([]);
});

test('V3.8 some Captains have a text of their own, of five kinds', () => {
  const texts = captains.flatMap(({ talent }) => (talent ? [talent.kind] : []));
  expect(texts.sort()).toEqual(['attack', 'ground', 'plunder', 'stand', 'thrift']);
});

test('D4 D5 with two players too, Incomes differ, and a Village counts the woods beside it', () => {
  const incomes = used(2).map(({ income }) => `${income.base}+${income.per}`);
  expect(new Set(incomes).size).toBeGreaterThanOrEqual(3);
  expect(incomes).toContain('2+null');
  expect(used(2).some(({ type, income }) => type === 'village' && income.per === 'green')).toBe(true);
});

test('D19 costs follow the worth of the card within 1 Florin, and lie in their ranges', () => {
  for (const card of [...hired, ...raised, ...captains]) {
    const { deploy, upkeep } = costsOf(card);
    const off = Math.max(Math.abs(card.deploy - deploy), Math.abs(card.upkeep - upkeep));
    expect([card.name.en, off <= 1]).toEqual([card.name.en, true]);
  }
  const span = (list: readonly number[]) => [Math.min(...list), Math.max(...list)];
  expect(span(captains.map((card) => card.deploy))).toEqual([1, 3]);
  expect(span(captains.map((card) => card.upkeep))).toEqual([1, 1]);
  expect(span(hired.map((card) => card.deploy))).toEqual([1, 4]);
  expect(span(hired.map((card) => card.upkeep))).toEqual([0, 1]);
  expect(span(raised.map((card) => card.deploy))).toEqual([0, 2]);
  expect(span(raised.map((card) => card.upkeep))).toEqual([0, 0]);
});

test('D19 a starting Domain earns 4 to 6 as a rule, which keeps the Garrison and deploys some Companies', () => {
  const [guard] = guards;
  for (const players of [2, 3, 4]) {
    const expected = 1 + 3 * mean(used(players).map((tile) => tile.income.base));
    expect(expected).toBeGreaterThanOrEqual(4);
    expect(expected).toBeLessThanOrEqual(6);
  }
  const left = 5 - (guard?.upkeep ?? 0);
  const payable = [...hired, ...raised].filter((card) => card.deploy <= left && card.upkeep <= left);
  expect(payable.length).toBeGreaterThanOrEqual(20);
  expect(hired.filter((card) => card.upkeep === 1).length).toBeGreaterThanOrEqual(10);
});

test('D20 each type of Territory a restricted Company needs is among the tiles for two players', () => {
  const there = new Set([...used(2), ...ofType('city'), ...ofType('papal')].map((tile) => tile.type));
  const wanted = companies.flatMap((card) => card.mobilization);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((type) => !there.has(type))).toEqual([]);
});

test('D21 everything is marked as reconstructed, and single values as attested only where D13 to D16 say so', () => {
  for (const item of [...tiles, ...cards]) expect(item.source).toBe('reconstructed');
  const marked = cards.filter((card) => card.attested.length > 0);
  expect([...new Set(marked.map((card) => card.name.en))]).toEqual([
    'Acuto',
    'Fortebraccio',
    'Crossbowmen',
    'Mounted Crossbowmen',
    'Light Cavalry',
    'Heavy Cavalry',
    'Spearmen',
    'Horse-carts',
    'Artillerymen',
    'Swordsmen',
    'Mounted Skirmishers',
    'Farmers',
    'Barber-Surgeon',
    'Garrison',
  ]);
  for (const card of marked) {
    const fields = new Set(Object.keys(card));
    expect(card.attested.filter((field) => !fields.has(field))).toEqual([]);
    expect(card.attested).not.toContain('upkeep');
  }
  expect(company('mounted-crossbowmen').attested).not.toContain('melee');
  expect(company('swordsmen').attested).not.toContain('melee');
  expect(captain('Fortebraccio').attested).not.toContain('movement');
});

test('every tile and card gives its reason in both languages', () => {
  for (const item of [...tiles, ...cards]) {
    expect(item.reason.en.length).toBeGreaterThan(20);
    expect(item.reason.it.length).toBeGreaterThan(20);
    expect(item.reason.en).not.toBe(item.reason.it);
  }
});

test('lookups find by id and refuse what is not there', () => {
  expect(tileOf(BUILT_IN, 6).name.en).toBe('Milan');
  expect(cardOf(BUILT_IN, 1).name.en).toBe('Acuto');
  expect(() => tileOf(BUILT_IN, 41)).toThrow(RangeError);
  expect(() => cardOf(BUILT_IN, 0)).toThrow(RangeError);
});

// ---- the whole set judged ----------------------------------------------------------------------------------------------

test('problemsOf finds nothing wrong with the built-in components', () => {
  expect(problemsOf(BUILT_IN)).toEqual([]);
});

test.each<[string, Components, RegExp]>([
  ['D1 a tile short', { ...BUILT_IN, tiles: tiles.slice(0, 39) }, /tiles: found 39; needed: 40/],
  ['D1 a third Papal tile', withTile(7, { type: 'papal', colour: null, setup: null, equal: false }), /D1 Papal/],
  ['D1 two Cities of one family', withTile(3, { family: 'medici' }), /D1 City tiles of este: found 0/],
  ['D1 a family off its City', withTile(20, { family: 'medici' }), /D1 tile 20 .*only a City/],
  ['D1 a wrong Setup value', withTile(20, { setup: 3 }), /D1 tiles with Setup value 2: found 15/],
  ['D1 a City with a Setup value', withTile(3, { setup: 2 }), /D1 tile 3 /],
  ['D2 no Lake', { ...BUILT_IN, tiles: tiles.map(drain) }, /D2 there is no tile of type lake/],
  ['D3 a green Castle', withTile(22, { colour: 'green' }), /D3 castle/],
  ['D3 Hills of two colours', withTile(13, { colour: 'yellow' }), /D3 hill/],
  ['D3 a gray River', withTile(18, { colour: 'gray' }), /D3 river/],
  ['D4 Income 0', withTile(1, { income: { base: 0, per: 'gray' } }), /D4 tile 1 /],
  ['D6 an unequal Castle', withTile(7, { melee: 2 }), /D6 equal castle tiles: their values differ/],
  ['D6 one Hill too few', withTile(14, { equal: false }), /D6 equal hill tiles for 2 players: found 1/],
  ['D6 an equal Lake', withTile(20, { equal: true }), /D6 tile 20 /],
  ['D7 a free tile', withTile(20, { cost: 0 }), /D7 tile 20 /],
  ['D7 a City too far', withTile(3, { cost: 3 }), /D7 tile 3 /],
  ['D7 a tile nobody enters', withTile(38, { cost: 7 }), /D7 tile 38 .*best Army has 6/],
  ['D8 a tile that hurts', withTile(20, { melee: -1 }), /D8 tile 20 /],
  ['D9 a Company in the wrong deck', withCard(19, { deck: 'conscription' }), /D9 Companies in the Ventura deck/],
  ['D10 no Events', { ...BUILT_IN, cards: cards.map(disarm) }, /D10 the Conscription deck needs both/],
  ['D11 a dear Garrison', withCard(106, { upkeep: 5 }), /D11 card 106 .*Maintenance 5/],
  ['D11 a Garrison that walks', withCard(106, { movement: 1 }), /D11 card 106 .*no Movement/],
  ['D11 a Garrison to pay for', withCard(106, { deploy: 1 }), /D11 card 106 .*no Deployment/],
  ['D11 two Garrisons of one family', withCard(106, { family: 'medici' }), /D11 Garrisons of este: found 0/],
  ['D11 a Company of a family', withCard(19, { family: 'medici' }), /D11 card 19 /],
  ['D12 a number twice', { ...BUILT_IN, cards: [...cards.slice(0, 108), cardOf(BUILT_IN, 1)] }, /id 1 in place 109/],
  ['D12 two Captains of one name', withCard(2, { name: { en: 'Acuto', it: 'x' } }), /D12 two Captains/],
  ['D18 no Resistance', withCard(19, { resistance: 0 }), /D18 card 19 .*Resistance/],
  ['D18 no Movement', withCard(19, { movement: 0 }), /D18 card 19 .*Movement/],
  ['D18 a harmful arm', withCard(19, { melee: -1 }), /D18 card 19 .*0 or more/],
  ['D19 half a Florin', withCard(19, { deploy: 0.5 }), /D19 card 19 /],
  ['D19 nothing anybody can pay', { ...BUILT_IN, cards: cards.map(overprice) }, /D19 no Company/],
  ['D20 a restriction that no tile meets', { ...BUILT_IN, tiles: tiles.map(drain) }, /D20 card .*no lake/],
])('problemsOf sees %s', (_, components, text) => {
  expect(problemsOf(components).join('\n')).toMatch(text);
});

function drain(tile: Tile): Tile {
  return tile.type === 'lake' ? { ...tile, type: 'river' } : tile;
}

function disarm(card: Card): Card {
  return card.kind === 'event' ? { ...company('brigands'), id: card.id } : card;
}

function overprice(card: Card): Card {
  return card.kind === 'company' && card.deck !== 'garrison' ? { ...card, deploy: 9 } : card;
}

// ---- edition files -----------------------------------------------------------------------------------------------------

const FORMAT = 'condotta-ventura-edition/1';

/** Loads a document written as JSON, as it comes from a file. */
const load = (doc: unknown) => loadEdition(JSON.parse(JSON.stringify(doc)), BUILT_IN);

function loaded(doc: unknown): Components {
  const result = load(doc);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.components;
}

function refused(doc: unknown): string[] {
  const result = load(doc);
  return result.ok ? [] : result.problems;
}

const edition = (tileEntries: unknown, cardEntries: unknown) => ({
  format: FORMAT,
  name: 'Mine',
  tiles: tileEntries,
  cards: cardEntries,
});

test('an edition changes the fields it names and nothing else, and says where they come from', () => {
  const mine = loaded(edition([{ id: 20, income: { base: 1, per: 'green' } }], [{ id: 19, deploy: 4, melee: 2 }]));
  expect(mine.edition).toBe('Mine');
  expect(tileOf(mine, 20)).toEqual({
    ...tileOf(BUILT_IN, 20),
    income: { base: 1, per: 'green' },
    source: 'rulebook',
  });
  expect(cardOf(mine, 19)).toEqual({
    ...cardOf(BUILT_IN, 19),
    deploy: 4,
    melee: 2,
    source: 'rulebook',
    attested: ['name', 'movement', 'ranged', 'resistance', 'deploy', 'melee'],
  });
  expect(mine.tiles.filter((tile) => tile.id !== 20)).toEqual(tiles.filter((tile) => tile.id !== 20));
  expect(mine.cards.filter((card) => card.id !== 19)).toEqual(cards.filter((card) => card.id !== 19));
});

test('an edition may leave out tiles or cards', () => {
  expect(loaded({ format: FORMAT, name: 'Mine' })).toEqual({ ...BUILT_IN, edition: 'Mine' });
});

test('the template holds every tile and card and, loaded unchanged, changes nothing', () => {
  const template = editionTemplate(BUILT_IN);
  expect(template.tiles.map((entry) => entry.id)).toEqual(range(1, 40));
  expect(template.cards.map((entry) => entry.id)).toEqual(range(1, 109));
  expect(loaded(template)).toEqual({ ...BUILT_IN, edition: template.name });
});

test('an entry that confirms what was guessed counts as read off the card', () => {
  const mine = loaded(edition([{ id: 7, cost: 1, confirmed: true }], [{ id: 19, deploy: 3, confirmed: true }]));
  expect(tileOf(mine, 7).source).toBe('rulebook');
  expect(cardOf(mine, 19)).toMatchObject({ source: 'rulebook', attested: expect.arrayContaining(['deploy']) });
});

test('an edition may turn an Event into a Company when it gives all of it', () => {
  const event = events[0];
  const levy = {
    ...{ id: event?.id, kind: 'company', deck: 'conscription', type: 'slingers', arm: 'shot' },
    ...{ name: { en: 'Slingers', it: 'Frombolieri' }, reason: { en: 'As printed', it: 'Come stampato' } },
    ...{ deploy: 1, upkeep: 0, movement: 2, ranged: 1, melee: 1, resistance: 2, mobilization: [], ability: null },
  };
  const mine = loaded(edition([], [levy]));
  expect(cardOf(mine, levy.id ?? 0)).toMatchObject({ ...levy, family: null, source: 'rulebook' });
  const { upkeep: _, ...partial } = levy;
  expect(refused(edition([], [partial])).join()).toMatch(/\.upkeep: missing; a card that becomes a company needs it/);
});

test.each<[string, unknown, RegExp]>([
  ['no object', [], /^document: found \[\]; allowed: an object$/],
  ['nothing', null, /^document: found null/],
  ['another format', { format: 'x/2', name: 'Mine' }, /^format: found "x\/2"; allowed: "condotta-ventura-edition\/1"$/],
  ['no name', { format: FORMAT }, /^name: found nothing; allowed: a text/],
  ['our own name', { format: FORMAT, name: 'built-in' }, /^name: found "built-in"/],
  ['an unknown part', { format: FORMAT, name: 'Mine', dice: [] }, /^dice: unknown field; allowed: format, name/],
  ['tiles that are no list', edition({}, []), /^tiles: found \{\}; allowed: a list/],
  ['an entry that is no object', edition([7], []), /^tiles\[0\]: found 7; allowed: an object with an id$/],
  ['an id that is not there', edition([{ id: 41 }], []), /^tiles\[0\]\.id: found 41; allowed: .*1 to 40$/],
  ['no id', edition([], [{ deploy: 1 }]), /^cards\[0\]\.id: found nothing; allowed: .*1 to 109$/],
  ['an id twice', edition([{ id: 7 }, { id: 7 }], []), /^tiles\[1\]\.id: 7 has an entry already$/],
  [
    'an unknown field',
    edition([{ id: 7, height: 1 }], []),
    /^tiles\[0\] \(id 7\)\.height: unknown field; allowed: name/,
  ],
  ['a field that is fixed', edition([], [{ id: 19, source: 'derived' }]), /\.source: unknown field/],
  ['a text for a number', edition([], [{ id: 19, deploy: 'three' }]), /deploy: found "three"; allowed: a whole number/],
  ['half a Florin', edition([], [{ id: 19, deploy: 1.5 }]), /deploy: found 1.5; allowed: a whole number from 0 to 20/],
  ['a negative cost', edition([], [{ id: 19, upkeep: -1 }]), /upkeep: found -1/],
  ['a bare Income', edition([{ id: 7, income: 2 }], []), /income: found 2; allowed: \{ "base": a whole number/],
  ['an unknown colour', edition([{ id: 7, income: { base: 1, per: 'pink' } }], []), /income: found .*pink/],
  ['half a name', edition([{ id: 7, name: { en: 'X' } }], []), /name: found \{"en":"X"\}/],
  ['an unknown ability', edition([], [{ id: 19, ability: { kind: 'fly' } }]), /ability: found \{"kind":"fly"\}/],
  ['half an ability', edition([], [{ id: 19, ability: { kind: 'front', melee: 1 } }]), /ability: found/],
  ['an unknown type', edition([], [{ id: 59, mobilization: ['sea'] }]), /mobilization: found \["sea"\]/],
  ['an unknown window', edition([], [{ id: 93, window: 'night' }]), /window: found "night"; allowed: "prestige"/],
  ['a Company field on an Event', edition([], [{ id: 93, upkeep: 1 }]), /upkeep: unknown field; allowed: deck, type/],
  ['an unknown kind', edition([], [{ id: 19, kind: 'ship' }]), /kind: found "ship"; allowed: "company"/],
  ['a doubtful confirmation', edition([{ id: 7, confirmed: 'yes' }], []), /confirmed: found "yes"; allowed: true/],
])('an edition is refused for %s', (_, doc, text) => {
  expect(refused(doc)).toEqual([expect.stringMatching(text)]);
});

test('an edition with a key of the language itself is refused and harms nothing', () => {
  const doc: unknown = JSON.parse(`{"format":"${FORMAT}","name":"Mine","tiles":[{"id":7,"__proto__":{"cost":9}}]}`);
  expect(loadEdition(doc, BUILT_IN)).toMatchObject({ ok: false });
  expect(tileOf(BUILT_IN, 7).cost).toBe(1);
});

test('an edition names all its problems at once', () => {
  expect(refused(edition([{ id: 7, cost: 'x', melee: 'y' }], [{ id: 19, deploy: 'z' }]))).toHaveLength(3);
});

test('an edition whose fields are fine but whose set cannot be played is refused', () => {
  expect(refused(edition([{ id: 20, setup: 3 }], [])).join()).toMatch(/D1 tiles with Setup value 2: found 15/);
  expect(refused(edition([{ id: 7, melee: 2 }], [])).join()).toMatch(/D6 equal castle/);
});
