/**
 * What the rules need of a whole set of components (the constraints D1..D20 of the checklist that the engine relies on).
 * The built-in set has no problem; an edition file is refused when it makes one.
 */

import type { CaptainCard, Card, Colour, CompanyCard, Components, Tile, TileType } from './types.ts';
import { FAMILIES, TILE_TYPES } from './types.ts';

export function problemsOf(components: Components): string[] {
  const { tiles, cards } = components;
  return [
    ...numbering('tile', tiles, 40),
    ...kindsOfTiles(tiles),
    ...setupValues(tiles),
    ...colours(tiles),
    ...equalDomains(tiles),
    ...tileValues(tiles),
    ...numbering('card', cards, 109),
    ...decks(cards),
    ...garrisons(cards),
    ...captainNames(cards),
    ...companyValues(cards),
    ...costs(cards),
    ...reach(tiles, cards),
    ...restrictions(tiles, cards),
  ];
}

/** `text` if the condition does not hold. */
const unless = (holds: boolean, text: string): string[] => (holds ? [] : [text]);

const companiesIn = (cards: readonly Card[]): CompanyCard[] => cards.filter((card) => card.kind === 'company');
const captainsIn = (cards: readonly Card[]): CaptainCard[] => cards.filter((card) => card.kind === 'captain');
const called = (item: Tile | Card): string => `${'kind' in item ? 'card' : 'tile'} ${item.id} (${item.name.en})`;

/** D1, D12: ids run from 1 without gaps, in order; the engine finds a tile or card by its place. */
function numbering(what: string, items: readonly (Tile | Card)[], count: number): string[] {
  return [
    ...unless(items.length === count, `${what}s: found ${items.length}; needed: ${count}`),
    ...items.flatMap((item, i) => unless(item.id === i + 1, `${what}s: id ${item.id} in place ${i + 1}`)),
  ];
}

/** D1, D2 */
function kindsOfTiles(tiles: readonly Tile[]): string[] {
  const count = (type: TileType) => tiles.filter((tile) => tile.type === type).length;
  return [
    ...unless(count('papal') === 2, `D1 Papal tiles: found ${count('papal')}; needed: 2`),
    ...unless(count('city') === 4, `D1 City tiles: found ${count('city')}; needed: 4`),
    ...FAMILIES.flatMap((family) => {
      const own = tiles.filter((tile) => tile.type === 'city' && tile.family === family).length;
      return unless(own === 1, `D1 City tiles of ${family}: found ${own}; needed: 1`);
    }),
    ...tiles.flatMap((tile) =>
      unless(tile.type === 'city' || tile.family === null, `D1 ${called(tile)}: only a City has a family`),
    ),
    ...TILE_TYPES.flatMap((type) => unless(count(type) > 0, `D2 there is no tile of type ${type}`)),
  ];
}

/** D1, V2.11 */
function setupValues(tiles: readonly Tile[]): string[] {
  const needed = [
    [2, 16],
    [3, 9],
    [4, 9],
  ] as const;
  return [
    ...needed.flatMap(([setup, count]) => {
      const found = tiles.filter((tile) => tile.setup === setup).length;
      return unless(found === count, `D1 tiles with Setup value ${setup}: found ${found}; needed: ${count}`);
    }),
    ...tiles.flatMap((tile) =>
      unless(
        (tile.setup === null) === (tile.type === 'city' || tile.type === 'papal'),
        `D1 ${called(tile)}: a Setup value is on every tile but City and Papal ones`,
      ),
    ),
  ];
}

/** D3: what the rulebook gives. Any other colour of River, Hill, Mountain or Field is accepted, one to a type. */
const GIVEN_COLOURS: Readonly<Partial<Record<TileType, Colour | null>>> = {
  papal: null,
  city: 'gray',
  village: 'gray',
  castle: 'gray',
  lake: 'blue',
  wood: 'green',
};

function colours(tiles: readonly Tile[]): string[] {
  return TILE_TYPES.flatMap((type) => {
    const found = [...new Set(tiles.filter((tile) => tile.type === type).map((tile) => tile.colour))];
    const given = GIVEN_COLOURS[type];
    if (given !== undefined) {
      return unless(
        found.every((colour) => colour === given),
        `D3 ${type}: found ${found.map(String).join(', ')}; allowed: ${String(given)}`,
      );
    }
    return [
      ...unless(found.length <= 1, `D3 ${type}: found ${found.map(String).join(', ')}; allowed: one colour`),
      ...unless(!found.includes(null) && !found.includes('gray'), `D3 ${type}: needs a colour, and not gray`),
    ];
  });
}

/** D6 */
function equalDomains(tiles: readonly Tile[]): string[] {
  const types: readonly TileType[] = ['castle', 'wood', 'field', 'hill'];
  const equal = tiles.filter((tile) => tile.equal);
  return [
    ...equal.flatMap((tile) =>
      unless(types.includes(tile.type), `D6 ${called(tile)}: equal is for ${types.join(', ')} only`),
    ),
    ...types.flatMap((type) => {
      const set = equal.filter((tile) => tile.type === type);
      return [
        ...([2, 3, 4] as const).flatMap((players) => {
          const found = set.filter((tile) => tile.setup !== null && tile.setup <= players).length;
          return unless(found >= players, `D6 equal ${type} tiles for ${players} players: found ${found}`);
        }),
        ...unless(new Set(set.map(battleAndIncome)).size <= 1, `D6 equal ${type} tiles: their values differ`),
      ];
    }),
  ];
}

function battleAndIncome(tile: Tile): string {
  const values = [tile.income, tile.ranged, tile.resistance].map(({ base, per }) => `${base} ${per}`);
  return [tile.cost, tile.melee, ...values].join(', ');
}

/** D4, D7, D8 */
function tileValues(tiles: readonly Tile[]): string[] {
  return tiles.flatMap((tile) => [
    ...unless(tile.income.base >= 1, `D4 ${called(tile)}: base Income ${tile.income.base}; needed: 1 or more`),
    ...unless(tile.cost >= 1, `D7 ${called(tile)}: Movement Cost ${tile.cost}; needed: 1 or more`),
    ...unless(
      tile.cost <= 2 || (tile.type !== 'city' && tile.type !== 'papal'),
      `D7 ${called(tile)}: Movement Cost ${tile.cost}; allowed on City and Papal tiles: 1 or 2`,
    ),
    ...unless(
      tile.ranged.base >= 0 && tile.melee >= 0 && tile.resistance.base >= 0,
      `D8 ${called(tile)}: battle modifiers must be 0 or more`,
    ),
  ]);
}

/** D9, D10, V3.2 */
function decks(cards: readonly Card[]): string[] {
  const found = (deck: Card['deck'], kind: Card['kind']) =>
    cards.filter((card) => card.deck === deck && card.kind === kind).length;
  const hired = found('ventura', 'company');
  const leaders = found('ventura', 'captain');
  const raised = found('conscription', 'company');
  const happenings = found('conscription', 'event');
  return [
    ...unless(leaders === 18, `D9 Captains: found ${leaders}; needed: 18`),
    ...unless(hired === 40, `D9 Companies in the Ventura deck: found ${hired}; needed: 40`),
    ...unless(raised + happenings === 47, `D10 Conscription cards: found ${raised + happenings}; needed: 47`),
    ...unless(raised > 0 && happenings > 0, 'D10 the Conscription deck needs both Companies and Events'),
  ];
}

/** D11, V3.6 */
function garrisons(cards: readonly Card[]): string[] {
  const guards = companiesIn(cards).filter((card) => card.deck === 'garrison');
  return [
    ...FAMILIES.flatMap((family) => {
      const own = guards.filter((card) => card.family === family).length;
      return unless(own === 1, `D11 Garrisons of ${family}: found ${own}; needed: 1`);
    }),
    ...guards.flatMap((card) => [
      ...unless(card.deploy === 0, `D11 ${called(card)}: a Garrison has no Deployment Cost (0)`),
      ...unless(card.movement === 0, `D11 ${called(card)}: a Garrison has no Movement (0)`),
      ...unless(card.upkeep <= 4, `D11 ${called(card)}: Maintenance ${card.upkeep}; allowed: 0 to 4`),
    ]),
    ...companiesIn(cards).flatMap((card) =>
      unless(card.deck === 'garrison' || card.family === null, `D11 ${called(card)}: only a Garrison has a family`),
    ),
  ];
}

/** D12 */
function captainNames(cards: readonly Card[]): string[] {
  const names = captainsIn(cards).map((card) => card.name.en);
  return names.flatMap((name, i) => unless(names.indexOf(name) === i, `D12 two Captains are called ${name}`));
}

/** D18 */
function companyValues(cards: readonly Card[]): string[] {
  return companiesIn(cards).flatMap((card) => [
    ...unless(card.resistance >= 1, `D18 ${called(card)}: Resistance ${card.resistance}; needed: 1 or more`),
    ...unless(
      card.movement >= 1 || card.deck === 'garrison',
      `D18 ${called(card)}: Movement ${card.movement}; needed: 1 or more`,
    ),
    ...unless(card.ranged >= 0 && card.melee >= 0, `D18 ${called(card)}: Ranged and Melee must be 0 or more`),
  ]);
}

/** The smallest income a starting Domain can have: four Territories of Income 1 (D4). */
const SMALLEST_INCOME = 4;

/** D19 */
function costs(cards: readonly Card[]): string[] {
  const prices = (card: Card) => (card.kind === 'event' ? [card.cost] : [card.deploy, card.upkeep]);
  const payable = companiesIn(cards).some(
    (card) =>
      card.deck !== 'garrison' &&
      (card.mobilization.length === 0 || card.mobilization.includes('city')) &&
      card.deploy + card.upkeep <= SMALLEST_INCOME,
  );
  return [
    ...cards.flatMap((card) =>
      unless(
        prices(card).every((price) => Number.isInteger(price) && price >= 0),
        `D19 ${called(card)}: costs are whole numbers, 0 or more`,
      ),
    ),
    ...unless(payable, `D19 no Company can be deployed in the City and kept with ${SMALLEST_INCOME} Florins`),
  ];
}

/** D7: some Army can enter every tile. */
function reach(tiles: readonly Tile[], cards: readonly Card[]): string[] {
  const fastest = Math.max(0, ...companiesIn(cards).map((card) => card.movement));
  const best = fastest + Math.max(0, ...captainsIn(cards).map((card) => card.movement));
  return tiles.flatMap((tile) =>
    unless(tile.cost <= best, `D7 ${called(tile)}: Movement Cost ${tile.cost}; the best Army has ${best}`),
  );
}

/** D20: whoever may be mobilized somewhere finds such a Territory among the tiles of two players. */
function restrictions(tiles: readonly Tile[], cards: readonly Card[]): string[] {
  const used = new Set(tiles.filter((tile) => tile.setup === null || tile.setup === 2).map((tile) => tile.type));
  return companiesIn(cards).flatMap((card) =>
    card.mobilization.flatMap((type) =>
      unless(used.has(type), `D20 ${called(card)}: no ${type} among the tiles for two players`),
    ),
  );
}
