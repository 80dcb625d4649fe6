/** Blunders that thoughtful players have seen computer players make. */

import { army, type Blunder, company, GONZAGA, holdsCity, stands, turn, wins } from './blunder.ts';

/** Three Companies, each with two wounds, before a City with its Garrison: only three heals, no fewer, win the storm. */
export const HEALS_TO_STORM = turn('troop', {
  players: [{ florins: 3 }, { points: 14 }],
  troops: [army(0, 2, 'Plain of Lodi', 'Fra Moriale', 'pikemen', 'spearmen', 'halberdiers')],
  wounds: { pikemen: 2, spearmen: 2, halberdiers: 2 },
});

/** An Army before the own City, which takes it from the Garrison alone, but not from a Captain with it. */
export const CAPTAIN_FOR_THE_GARRISON = turn('deploy', {
  first: 1,
  players: [{ florins: 4, hand: ['Muzio Sforza'] }, { points: 8 }],
  troops: [army(1, 2, 'Lomellina', 'Fra Moriale', 'heavy-cavalry', 'pikemen')],
});

/** Florins enough for everything. */
const RICH = turn('prestige', { players: [{ florins: 18, points: 6 }, { points: 9 }] });

/** Pikemen on Papal land of their own, and next to it somebody who would walk in. */
export const HELD_LAND = turn('troop', {
  first: 0,
  players: [{ domain: ['Ferrara', 'Lomellina', 'Chianti', 'Cascina', 'Bologna'] }, {}],
  troops: [company(0, 2, 'Bologna', 'pikemen'), company(1, 2, 'Viterbo', 'pavise-bearers')],
});

/** Before a City that they cannot take, with the game as good as won: whatever they do there, they are lost for nothing. */
const AHEAD = [
  { name: 'Brigands', points: 15, troop: company(0, 2, 'Vignola', 'brigands') },
  { name: 'Citizen Crossbows', points: 23, troop: company(0, 2, 'Vignola', 'citizen-crossbows') },
  { name: 'German Knights', points: 23, troop: company(0, 2, 'Viterbo', 'german-knights') },
  { name: 'an Army of Foragers', points: 23, troop: army(0, 2, 'Plain of Lodi', 'Fra Moriale', 'foragers') },
] as const;

export const SEEN: readonly Blunder[] = [
  ...AHEAD.map(
    ({ name, points, troop }): Blunder => ({
      name: `${name}, far ahead, are not thrown at a City that holds`,
      doc: turn('troop', {
        players: [
          { florins: 8, points },
          { florins: 0, points: 7 },
        ],
        troops: [troop, { seat: 1, area: 1, at: 'Mantua', captain: 'Carlo Malatesta', companies: [GONZAGA] }],
      }),
      seat: 0,
      well: (t) => t.troop(0, 2) !== null,
    }),
  ),
  {
    name: 'three heals that win the storm of a City',
    doc: HEALS_TO_STORM,
    seat: 0,
    well: wins,
  },
  {
    name: 'a Captain is put to the Garrison when that alone holds the City',
    doc: CAPTAIN_FOR_THE_GARRISON,
    seat: 0,
    well: (t) => (t.troop(0, 1)?.captain ?? 0) > 0,
  },
  {
    name: 'with 18 Florins five buy seven points, not four five',
    doc: RICH,
    seat: 0,
    well: (t) => t.player(0).points === 13,
  },
  ...['brigands', 'swordsmen', 'citizen-crossbows'].map(
    (type): Blunder => ({
      name: `${type} that hold Papal land are not sent home while they can be paid`,
      doc: turn('upkeep', {
        players: [{ florins: 6, domain: ['Ferrara', 'Lomellina', 'Chianti', 'Cascina', 'Bologna'] }, {}],
        troops: [company(0, 2, 'Bologna', type), company(1, 2, 'Vignola', 'foragers')],
      }),
      seat: 0,
      well: (t) => stands(t, 2, 'Bologna'),
    }),
  ),
  {
    name: 'a Company two steps from an empty City is not sent home',
    doc: turn('upkeep', {
      players: [{ florins: 14 }, { points: 12 }],
      troops: [company(0, 2, 'Viterbo', 'rural-levy')],
      removed: [107],
    }),
    seat: 0,
    well: (t) => t.troop(0, 2) !== null,
  },
  {
    name: 'the Garrison is not sent home before a storm, however dear it is',
    doc: turn('upkeep', {
      first: 1,
      players: [{ florins: 3 }, { points: 8 }],
      troops: [army(1, 2, 'Lomellina', 'Fra Moriale', 'heavy-cavalry', 'pikemen')],
    }),
    seat: 0,
    well: holdsCity,
  },
];
