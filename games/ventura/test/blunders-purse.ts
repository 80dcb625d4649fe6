/** Blunders with Florins and cards: Prestige that would win, money that is needed for it, upkeep, deployment. */

import { army, type Blunder, type Changes, company, ESTE, GONZAGA, holdsCity, STRONG, turn, wins } from './blunder.ts';

// ---- Prestige: 30 points are enough --------------------------------------------------------------------------------

const PRESTIGE: readonly (readonly [points: number, florins: number, papal: boolean])[] = [
  [23, 5, false],
  [25, 4, false],
  [26, 3, false],
  [28, 2, false],
  [29, 1, false],
  [28, 5, false],
  [21, 5, true],
  [26, 2, true],
  [24, 3, true],
  [27, 1, true],
];

const prestige: readonly Blunder[] = [
  ...PRESTIGE.map(
    ([points, florins, papal]): Blunder => ({
      name: `${points} points, ${florins} Florins${papal ? ' and a Papal Territory' : ''}: win by Prestige`,
      doc: turn('prestige', {
        players: [
          { points, florins, domain: ['Ferrara', 'Lomellina', 'Chianti', papal ? 'Bologna' : 'Cascina'] },
          { points: 20, florins: 3 },
        ],
      }),
      seat: 0,
      well: wins,
    }),
  ),
  {
    name: 'the Chronicler brings the last two points',
    doc: turn('prestige', {
      players: [
        { points: 28, florins: 1, hand: ['chronicler'] },
        { points: 25, florins: 5 },
      ],
    }),
    seat: 0,
    well: wins,
  },
  {
    name: 'the Chronicler and what is left',
    doc: turn('prestige', {
      players: [
        { points: 26, florins: 3, hand: ['chronicler'] },
        { points: 26, florins: 5 },
      ],
    }),
    seat: 0,
    well: wins,
  },
];

// ---- Money ---------------------------------------------------------------------------------------------------------

/** A house that earns nothing and is one Prestige Step from the end. */
const last = (points: number, florins: number, hand: string[] = []): Changes => ({
  round: 6,
  players: [
    { points, florins, hand, domain: ['Ferrara'] },
    { points: 5, florins: 0, domain: ['Mantua'] },
  ],
});

const money: readonly Blunder[] = [
  ...[
    [23, 5],
    [26, 3],
    [28, 2],
  ].flatMap(([points = 0, florins = 0]): Blunder[] => [
    {
      name: `${florins} Florins win next round from ${points} points: no recruits`,
      doc: turn('recruit', last(points, florins)),
      seat: 0,
      well: (t) => t.player(0).florins >= florins,
    },
    {
      name: `${florins} Florins win next round from ${points} points: no conscripts`,
      doc: turn('conscription', last(points, florins)),
      seat: 0,
      well: (t) => t.player(0).florins === florins,
    },
    {
      name: `${florins} Florins win next round from ${points} points: nothing is deployed`,
      doc: turn('deploy', last(points, florins, ['citizen-militia', 'spearmen'])),
      seat: 0,
      well: (t) => t.player(0).florins === florins,
    },
  ]),
  {
    name: 'the Florins that win are not spent on wounds',
    doc: turn('troop', {
      ...last(23, 5),
      troops: [company(0, 2, 'Ferrara', 'spearmen')],
      wounds: { spearmen: 2 },
    }),
    seat: 0,
    well: (t) => t.player(0).florins === 5,
  },
  {
    name: 'the Bankers lend before the upkeep is paid',
    doc: turn('upkeep', {
      round: 7,
      players: [
        { hand: ['bankers-loan'], points: 23 },
        { points: 24, florins: 5 },
      ],
    }),
    seat: 0,
    well: (t) => t.player(0).hand.length === 0,
  },
  {
    name: 'the Garrison stays while a great Army is at the gates',
    doc: turn('upkeep', {
      players: [{ florins: 2 }, { points: 8 }],
      troops: [army(1, 2, 'Lomellina', 'Konrad of Landau', 'brigands')],
    }),
    seat: 0,
    well: holdsCity,
  },
  {
    name: 'an Army that is about to take the City is not sent home',
    // The rival wins this round: with time to spare three Companies without their dear Captain do better (60 of 60 games, not 56).
    doc: turn('upkeep', {
      players: [{ florins: 3 }, { points: 27 }],
      troops: [army(0, 2, 'Plain of Lodi', 'Acuto', ...STRONG)],
    }),
    seat: 0,
    well: (t) => (t.troop(0, 2)?.companies.length ?? 0) >= 2 && (t.troop(0, 2)?.captain ?? 0) > 0,
  },
  {
    name: 'who costs nothing is kept',
    doc: turn('upkeep', {
      players: [{ florins: 1 }, {}],
      troops: [army(0, 2, 'Bologna', 'Konrad of Landau', 'woodcutters', 'farmers')],
    }),
    seat: 0,
    // Their Captain may go; they themselves cost nothing.
    well: (t) => t.s.troops.filter((own) => own.seat === 0).flatMap((own) => own.companies).length === 3,
  },
  {
    name: 'a Company is put into an empty City that an enemy can reach',
    doc: turn('deploy', {
      players: [{ florins: 3, hand: ['spearmen'] }, {}],
      first: 1,
      troops: [company(1, 2, 'Lomellina', 'foragers')],
      removed: [ESTE],
    }),
    seat: 0,
    well: holdsCity,
  },
  {
    name: 'a Captain leads the Company that can storm the City',
    doc: turn('deploy', {
      players: [
        { florins: 9, hand: ['pikemen'], points: 5 },
        { points: 24, florins: 5 },
      ],
      troops: [army(0, 2, 'Plain of Lodi', 'Acuto', 'german-knights')],
      wounds: { [GONZAGA]: 3 },
    }),
    seat: 0,
    well: (t) => (t.troop(0, 2)?.companies.length ?? 0) >= 1,
  },
];

export const IN_THE_PURSE: readonly Blunder[] = [...prestige, ...money];
