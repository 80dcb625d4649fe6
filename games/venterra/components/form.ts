/** The form of each list of components, said once: an entry of an edition is checked against it. */

import { flag, int, list, maybe, record, type Shape, text, variants, word } from '@condotta/kernel';
import { COMBAT_CARDS, type Components, FACTIONS, STRUCTURES, TERRAINS, TIMES, TOKENS, UNITS } from './types.ts';

const name = record({ en: text, it: text });
const units = record({ soldier: int, ship: int, scout: int, siege: int, knight: int });
const sourced = {
  id: int,
  name,
  source: word('rulebook', 'derived', 'reconstructed'),
  attested: list(text),
  reason: name,
};

const need = variants('kind', {
  terrain: { terrain: word(...TERRAINS), count: int },
  territories: { count: int },
  middle: { count: int },
  structures: { count: int },
  structure: { structure: word(...STRUCTURES), count: int },
  units: { unit: maybe(word(...UNITS)), count: int },
  'battle-tokens': { count: int },
  upgrades: { count: int },
  wealth: { count: int },
  hearth: {},
});

const reward = variants('kind', {
  wealth: { amount: int },
  favors: { count: int },
  'combat-card': { cost: int },
  units: { unit: word(...UNITS), count: int },
});

const favorEffect = variants('kind', {
  total: { amount: int },
  mercy: {},
  move: {},
  wealth: { amount: int },
  recruit: {},
  develop: {},
  mirror: { cards: int },
  still: {},
  hush: {},
  harvest: { each: int },
  quest: {},
  cancel: {},
});

const upgradeEffect = variants('kind', {
  income: { amount: int, of: word('structure', ...TERRAINS), count: int },
  defense: { unit: word(...UNITS), amount: int },
  movement: { unit: word(...UNITS), movement: int },
  support: { value: int },
  plunder: { amount: int },
  siege: { attack: int },
  discount: { less: int, least: int },
  plan: { amount: int },
  garrison: { amount: int },
  ground: { terrain: word(...TERRAINS), amount: int },
  swarm: { units: int, amount: int },
  hunt: { amount: int },
  units: { unit: word(...UNITS), count: int, where: word('structure', 'land') },
  favors: { count: int },
  awake: { unit: word(...UNITS), count: int },
});

/** The lists of the box, by name. */
export const LISTS = [
  'factions',
  'units',
  'structures',
  'sides',
  'combatCards',
  'tokens',
  'quests',
  'favors',
  'upgrades',
] as const;
export type ListName = (typeof LISTS)[number];

export const FORMS: { readonly [Name in ListName]: Shape<Components[Name][number]> } = {
  factions: record({
    ...sourced,
    key: word(...FACTIONS),
    colour: name,
    pieces: units,
    // A pair of faces; the kernel's lists have no fixed length, problems.ts counts.
    tiles: list(list(word(...STRUCTURES))),
    start: word('fortress', 'eldapriest'),
    wealth: int,
    units,
    bonus: word('none', 'victory-token', 'battle-token', 'favor'),
  }) as unknown as Shape<Components['factions'][number]>,
  units: record({
    ...sourced,
    key: word(...UNITS),
    forgeName: name,
    cost: int,
    attack: int,
    siege: int,
    defense: int,
    forgeDefense: int,
    movement: int,
    support: flag,
    brings: int,
  }),
  structures: record({
    ...sourced,
    key: word(...STRUCTURES),
    tree: maybe(word('outpost', 'shrine')),
    developed: flag,
    defense: int,
    income: int,
    points: int,
    favors: int,
    forge: flag,
  }),
  sides: record({
    ...sourced,
    key: text,
    cells: list(record({ terrain: word(...TERRAINS), wilderness: int, points: int, ruin: flag })),
  }),
  combatCards: record({ ...sourced, key: word(...COMBAT_CARDS), copies: int, cost: int, value: int }),
  tokens: record({ ...sourced, key: word(...TOKENS), value: int, counts: list(int) }) as unknown as Shape<
    Components['tokens'][number]
  >,
  quests: record({ ...sourced, starting: flag, needs: list(need), pay: int, reward, points: int }),
  favors: record({ ...sourced, key: text, time: word(...TIMES), effect: favorEffect }),
  upgrades: record({ ...sourced, faction: word(...FACTIONS), cost: int, points: int, effect: upgradeEffect }),
};
