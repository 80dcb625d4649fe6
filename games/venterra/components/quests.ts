/**
 * The 22 quests (F1.4): that there are so many, five of them for the start, and what a quest consists of is the rulebook's; the quests are
 * ours. Starting ones can be done by round 2 to 4 for 2 or 3 points, the others give 3 to 5; together 73.
 */

import type { Need, Quest, Reward, StructureKind, Terrain, UnitKind } from './types.ts';
import { type Words, words } from './words.ts';

const terrain = (kind: Terrain, count: number): Need => ({ kind: 'terrain', terrain: kind, count });
const structure = (kind: StructureKind, count: number): Need => ({ kind: 'structure', structure: kind, count });
const ofUnit = (unit: UnitKind | null, count: number): Need => ({ kind: 'units', unit, count });
const FAVOR: Reward = { kind: 'favors', count: 1 };
const wealth = (amount: number): Reward => ({ kind: 'wealth', amount });
const combat = (cost: number): Reward => ({ kind: 'combat-card', cost });
const gain = (unit: UnitKind, count = 1): Reward => ({ kind: 'units', unit, count });

type Row = readonly [needs: readonly Need[], pay: number, reward: Reward, points: number, words: Words];

const STARTING: readonly Row[] = [
  [
    [terrain('field', 3)],
    0,
    wealth(2),
    2,
    words('First Furrow', 'Primo solco', 'Seed before snow.', 'Il seme prima della neve.'),
  ],
  [
    [terrain('mountain', 2)],
    0,
    combat(2),
    2,
    words(
      'Eyes on the Ridge',
      'Occhi sul crinale',
      'Who sees far is served by swords.',
      'Chi vede lontano è servito da spade.',
    ),
  ],
  [
    [{ kind: 'structures', count: 2 }],
    0,
    FAVOR,
    3,
    words('Smoke of Hearths', 'Fumo di focolari', 'The gods notice smoke.', 'Gli dèi notano il fumo.'),
  ],
  [
    [ofUnit(null, 6)],
    0,
    wealth(2),
    2,
    words('Muster Roll', 'Ruolo di leva', 'Pay comes for names on a list.', 'La paga viene per i nomi in lista.'),
  ],
  [
    [{ kind: 'middle', count: 1 }],
    1,
    combat(1),
    2,
    words(
      'The Old Milestone',
      'La vecchia pietra miliare',
      'Guides at the middle stone want coin.',
      'Le guide alla pietra di mezzo vogliono monete.',
    ),
  ],
];

const ORDINARY: readonly Row[] = [
  [
    [terrain('desert', 2)],
    0,
    FAVOR,
    3,
    words(
      'Glass Road',
      'Via di vetro',
      'Melted sand shows where gods walked.',
      'La sabbia fusa mostra dove passarono gli dèi.',
    ),
  ],
  [
    [terrain('water', 2)],
    0,
    gain('ship'),
    3,
    words('Drowned Bells', 'Campane annegate', 'Wrecks are raised and float again.', 'I relitti tornano a galla.'),
  ],
  [
    [terrain('mountain', 3)],
    0,
    wealth(2),
    4,
    words('Crown of Stone', 'Corona di pietra', 'Three peaks, one vein of silver.', 'Tre vette, una vena d’argento.'),
  ],
  [
    [terrain('field', 4)],
    0,
    gain('scout', 2),
    3,
    words(
      'Granary of the West',
      'Granaio dell’ovest',
      'Fed children grow into riders.',
      'Figli nutriti diventano cavalcatori.',
    ),
  ],
  [
    [terrain('field', 1), terrain('mountain', 1), terrain('desert', 1), terrain('water', 1)],
    0,
    FAVOR,
    4,
    words('Four Winds', 'Quattro venti', 'The circle of Tamrek is closed.', 'Il cerchio di Tamrek è chiuso.'),
  ],
  [
    [{ kind: 'middle', count: 2 }],
    0,
    wealth(3),
    4,
    words('Heart of Venterra', 'Cuore di Venterra', 'Toll on every road.', 'Pedaggio su ogni via.'),
  ],
  [
    [structure('tower', 1)],
    0,
    gain('soldier'),
    3,
    words('Watchfire', 'Fuoco di guardia', 'The garrison stays.', 'La guarnigione resta.'),
  ],
  [
    [structure('temple', 1)],
    0,
    FAVOR,
    3,
    words('House of Incense', 'Casa dell’incenso', 'Incense draws an answer.', 'L’incenso attira una risposta.'),
  ],
  [
    [structure('forge', 1)],
    0,
    combat(3),
    3,
    words('First Iron', 'Primo ferro', 'The first blade finds its knight.', 'La prima lama trova il suo cavaliere.'),
  ],
  [
    [structure('outpost', 2), structure('shrine', 1)],
    0,
    wealth(2),
    4,
    words(
      'March Law',
      'Legge di marca',
      'Law is where two posts and an altar stand.',
      'La legge è dove stanno due posti e un altare.',
    ),
  ],
  [
    [structure('shrine', 2)],
    2,
    FAVOR,
    4,
    words('Pilgrim Chain', 'Catena di pellegrini', 'Pilgrims must be fed.', 'I pellegrini vanno nutriti.'),
  ],
  [
    [{ kind: 'battle-tokens', count: 3 }],
    0,
    combat(3),
    4,
    words('Thrice Blooded', 'Tre volte nel sangue', 'Songs bring recruits.', 'I canti portano reclute.'),
  ],
  [
    [{ kind: 'hearth' }],
    0,
    FAVOR,
    5,
    words(
      'Foreign Hearth',
      'Focolare straniero',
      'A fire lit in sight of their gate.',
      'Un fuoco acceso davanti alla loro porta.',
    ),
  ],
  [
    [{ kind: 'upgrades', count: 2 }],
    0,
    wealth(2),
    3,
    words('Council of the Wise', 'Consiglio dei savi', 'Learning pays.', 'Il sapere rende.'),
  ],
  [
    [ofUnit('knight', 2), ofUnit('soldier', 2)],
    0,
    gain('siege'),
    3,
    words(
      'Parade of Lances',
      'Parata di lance',
      'The engineers follow the banners.',
      'I genieri seguono gli stendardi.',
    ),
  ],
  [
    [],
    5,
    FAVOR,
    4,
    words('Bought Silence', 'Silenzio comprato', 'An offering with no name on it.', 'Un’offerta senza nome.'),
  ],
  [
    [{ kind: 'territories', count: 8 }],
    0,
    wealth(2),
    5,
    words('Wide Dominion', 'Vasto dominio', 'The map is redrawn.', 'La mappa si ridisegna.'),
  ],
];

const quest = ([needs, pay, reward, points, { name, reason }]: Row, i: number): Quest => ({
  id: i + 1,
  name,
  starting: i < STARTING.length,
  needs,
  pay,
  reward,
  points,
  source: 'reconstructed',
  attested: [],
  reason,
});

export const quests: readonly Quest[] = [...STARTING, ...ORDINARY].map(quest);
