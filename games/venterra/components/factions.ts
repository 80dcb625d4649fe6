/**
 * The five factions (F2.1): names, colours and order are the rulebook's, pieces and set-up cards are ours. Each has 20
 * pieces. What a faction starts with is worth a little more the later it moves in round 1: 9, 9, 10, 12 and 12, and to the first
 * a token that scores (Ka'jer counts as 3 wealth, a favor card as 2, the land that the Eldapriest keeps as 1). docs/strength.md has what was tried, and the figures.
 */

import type { Faction, SetUpBonus, StructureKind, Units } from './types.ts';
import { FACTIONS } from './types.ts';
import { type Words, words } from './words.ts';

const OUTPOST_TOWER: readonly [StructureKind, StructureKind] = ['outpost', 'tower'];
const OUTPOST_FORGE: readonly [StructureKind, StructureKind] = ['outpost', 'forge'];
const SHRINE_TEMPLE: readonly [StructureKind, StructureKind] = ['shrine', 'temple'];
const KAJER: readonly [StructureKind, StructureKind] = ['kajer', 'kajer-awake'];

/** Two Towers and one Forge at most: a Forge on another Outpost needs an exchange of tiles (F5.7). */
const TILES = [OUTPOST_TOWER, OUTPOST_TOWER, OUTPOST_FORGE, SHRINE_TEMPLE, SHRINE_TEMPLE, SHRINE_TEMPLE];
const BEAR_TILES = [OUTPOST_TOWER, OUTPOST_TOWER, OUTPOST_FORGE, SHRINE_TEMPLE, SHRINE_TEMPLE, KAJER];

const units = (soldier: number, ship: number, scout: number, siege: number, knight: number): Units => ({
  soldier,
  ship,
  scout,
  siege,
  knight,
});

type Row = readonly [
  colour: readonly [string, string],
  pieces: Units,
  wealth: number,
  units: Units,
  bonus: SetUpBonus,
  words: Words,
];

const ROWS: readonly Row[] = [
  [
    ['white', 'bianco'],
    units(6, 3, 4, 3, 4),
    3,
    units(2, 0, 1, 0, 1),
    'victory-token',
    words(
      'The Order',
      'L’Ordine',
      'Knights under a charter: few bodies, dear and reliable, that hold what they take. Their charter is a claim on the land before a blow is struck.',
      'Cavalieri con una carta: pochi, cari e sicuri, tengono ciò che prendono. La carta è un diritto sulla terra prima di ogni colpo.',
    ),
  ],
  [
    ['blue', 'blu'],
    units(5, 4, 6, 2, 3),
    2,
    units(3, 0, 2, 0, 0),
    'favor',
    words(
      'The Watchers',
      'I Custodi',
      'Keepers of lighthouses and dreams: the water is their road and the gods decide their fights. Poor against walls.',
      'Guardiani di fari e di sogni: l’acqua è la loro strada e gli dèi decidono i loro scontri. Deboli contro le mura.',
    ),
  ],
  [
    ['red', 'rosso'],
    units(6, 2, 4, 4, 4),
    4,
    units(1, 0, 2, 0, 1),
    'none',
    words(
      'Legion of the Dragon',
      'Legione del Drago',
      'Sellswords under a burning banner who arrive from another war, a knight and his scouts first and engines later: they live by starting battles and break structures.',
      'Mercenari sotto uno stendardo in fiamme, giunti da un’altra guerra, prima un cavaliere con i suoi esploratori e poi le macchine: vivono attaccando battaglia e abbattono strutture.',
    ),
  ],
  [
    ['yellow', 'giallo'],
    units(8, 2, 4, 3, 3),
    5,
    units(3, 0, 1, 0, 0),
    'none',
    words(
      'Children of the Bear',
      'Figli dell’Orso',
      'Hill clans who say that they were here before: many Soldiers around the stone bear Ka’jer, which brings early points and raiders.',
      'Clan delle alture che dicono d’esserci sempre stati: molti Soldati attorno all’orso di pietra Ka’jer, che porta punti e predoni.',
    ),
  ],
  [
    ['brown', 'marrone'],
    units(6, 3, 8, 1, 2),
    4,
    units(1, 0, 3, 0, 1),
    'none',
    words(
      'The Pack',
      'Il Branco',
      'A rider and his trackers with one old priest who needs no walls: first to spread, many against one, thin in defense.',
      'Un cavalcatore e i suoi battitori con un vecchio sacerdote che non vuole mura: primi a spargersi, molti contro uno, deboli in difesa.',
    ),
  ],
];

export const factions: readonly Faction[] = ROWS.map(
  ([[en, it], pieces, wealth, start, bonus, { name, reason }], i) => {
    const key = FACTIONS[i];
    if (!key) throw new Error(`no faction ${i}`);
    return {
      id: i + 1,
      key,
      name,
      colour: { en, it },
      pieces,
      tiles: key === 'bear' ? BEAR_TILES : TILES,
      start: key === 'pack' ? 'eldapriest' : 'fortress',
      wealth,
      units: start,
      bonus,
      source: 'reconstructed',
      attested: ['name', 'colour', 'start'],
      reason,
    };
  },
);
