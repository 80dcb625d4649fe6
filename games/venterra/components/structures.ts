/** The structure reference card (F5.1). Names and trees are the rulebook's as far as it has them, values are ours but Ka'jer's first side. */

import type { Structure, StructureKind } from './types.ts';
import { STRUCTURES } from './types.ts';
import { type Words, words } from './words.ts';

interface Row extends Words {
  readonly tree: Structure['tree'];
  readonly developed: boolean;
  /** defense, income, points */
  readonly values: readonly [number, number, number];
  readonly attested: readonly string[];
}

const ROWS: Readonly<Record<StructureKind, Row>> = {
  fortress: {
    ...words(
      'Fortress',
      'Fortezza',
      'The keel of a faction: it pays for one structure every second round.',
      'La chiglia di una fazione: paga una struttura ogni due round.',
    ),
    tree: null,
    developed: false,
    values: [2, 2, 2],
    attested: ['name'],
  },
  eldapriest: {
    ...words(
      'Eldapriest',
      'Eldapriest',
      'The priest needs no walls, the land is his: its territory keeps terrain and points.',
      'Il sacerdote non vuole mura, la terra è sua: il territorio conserva terreno e punti.',
    ),
    tree: null,
    developed: false,
    values: [1, 2, 2],
    attested: ['name'],
  },
  outpost: {
    ...words(
      'Outpost',
      'Avamposto',
      'A palisade and a road: a foothold that defends a little.',
      'Una palizzata e una strada: un appiglio che difende un poco.',
    ),
    tree: 'outpost',
    developed: false,
    values: [1, 1, 1],
    attested: ['name', 'tree', 'developed'],
  },
  tower: {
    ...words(
      'Tower',
      'Torre',
      'A lone Knight with a Mercenary card only ties with it.',
      'Un Cavaliere solo con una carta Mercenario può solo pareggiarla.',
    ),
    tree: 'outpost',
    developed: true,
    values: [3, 1, 2],
    attested: ['name', 'tree', 'developed'],
  },
  forge: {
    ...words(
      'Forge',
      'Fucina',
      'One price for a whole army, so each colour has one.',
      'Un prezzo per un intero esercito: ogni colore ne ha una sola.',
    ),
    tree: 'outpost',
    developed: true,
    values: [1, 1, 2],
    attested: ['name', 'forge'],
  },
  shrine: {
    ...words('Shrine', 'Sacello', 'More points, no guard.', 'Più punti, nessuna guardia.'),
    tree: 'shrine',
    developed: false,
    values: [0, 1, 2],
    attested: ['name', 'tree', 'developed'],
  },
  temple: {
    ...words(
      'Temple',
      'Tempio',
      'The gods thank the builder with a favor card.',
      'Gli dèi ringraziano chi costruisce con una carta Favore.',
    ),
    tree: 'shrine',
    developed: true,
    values: [1, 2, 3],
    attested: ['name', 'tree', 'developed'],
  },
  kajer: {
    ...words('Ka’jer', 'Ka’jer', 'The stone bear sleeps.', 'L’orso di pietra dorme.'),
    tree: 'shrine',
    developed: false,
    values: [0, 0, 3],
    attested: ['name', 'defense', 'income', 'points'],
  },
  'kajer-awake': {
    ...words(
      'Ka’jer awake',
      'Ka’jer desto',
      'Awake it guards its hill; cheaper than a Temple, but it stands in the middle of the map.',
      'Desto veglia sulla sua altura; costa meno di un Tempio, ma sta nel mezzo della mappa.',
    ),
    tree: 'shrine',
    developed: true,
    values: [2, 1, 4],
    attested: [],
  },
};

export const structures: readonly Structure[] = STRUCTURES.map((key, i) => {
  const { name, reason, tree, developed, values, attested } = ROWS[key];
  const [defense, income, points] = values;
  return {
    id: i + 1,
    key,
    name,
    tree,
    developed,
    defense,
    income,
    points,
    favors: key === 'temple' ? 1 : 0,
    forge: key === 'forge',
    source: 'reconstructed',
    attested,
    reason,
  };
});
