/**
 * A game that begins with the Armies of all players beside each other, and whose first rounds are Troop Phases alone. From an
 * empty map random players seldom have an Army and seldom meet, and in Upkeep they dismiss it. Everything else is as usual.
 */

import { at, call, range } from '@condotta/kernel';
import type { Ventura } from '../index.ts';
import type { VenturaFrame } from '../state.ts';
import { ventura as pinned } from './pinned.ts';
import { MAP, MEDICI, type PositionDoc, position, type TroopDoc, VISCONTI } from './table.ts';

/** Where the Troops of each seat stand, areas 2 to 5: every one beside an opponent. */
const CAMPS = [
  ['Lomellina', 'Bologna', 'Cascina', 'Chianti'],
  ['Camaldoli', 'Viterbo', 'Plain of Lodi', 'Vignola'],
  ['Lake Garda', 'Vallombrosa', 'Florence', 'Persiceto'],
  ['Anghiari', 'Gradara', 'Plain of Lucca', 'Pinewood of Classe'],
] as const;

const CAPTAINS = [
  'Acuto',
  'Fortebraccio',
  'Colleoni',
  'Gattamelata',
  'Carmagnola',
  'Facino Cane',
  'Muzio Sforza',
  'Fra Moriale',
];
const COMPANIES = [
  'pavise-bearers',
  'light-cavalry',
  'pikemen',
  'swordsmen',
  'men-at-arms',
  'spearmen',
  'heavy-cavalry',
  'halberdiers',
];
/** Events of a battle, of its end, and of other moments. */
const HANDS = [
  ['feigned-flight', 'barber-surgeon'],
  ['barber-surgeon', 'night-march'],
  ['side-deal', 'night-march'],
  ['side-deal', 'camp-fever'],
];
const FLORINS = 20;

/** Two Armies of two Companies and two lone Companies, weaker ones behind. */
const troopsOf = (seat: number): TroopDoc[] =>
  at(CAMPS, seat).map((place, i) => ({
    seat,
    area: i + 2,
    at: place,
    captain: i < 2 ? at(CAPTAINS, seat * 2 + i) : null,
    companies:
      i < 2
        ? range(2).map((n) => at(COMPANIES, (seat * 4 + i * 2 + n) % COMPANIES.length))
        : [i === 2 ? 'farmers' : 'rural-levy'],
  }));

function startOf(seats: number): PositionDoc {
  const guests = [MEDICI, VISCONTI].slice(0, seats - 2);
  const purses = range(seats).map((seat) => ({ florins: FLORINS, hand: [...at(HANDS, seat)] }));
  return position({
    players: purses.map((purse, seat) => ({ ...guests[seat - 2]?.player, ...purse })),
    map: Object.assign({}, MAP, ...guests.map(({ map }) => map)),
    troops: range(seats).flatMap(troopsOf),
  });
}

const LAST_FIGHT = 5;
const troopPhase = (): VenturaFrame => ({ proc: 'round', at: 'turn', step: 'troop', turn: 0 });
const { round } = pinned.procedures.game;

export const brawl: Ventura = {
  ...pinned,
  setup({ seats, options }, components) {
    const arranged = pinned.arrange({ ...startOf(seats), options }, components);
    if (!arranged.ok) throw new Error(arranged.problems.map(({ path, text }) => `${path}: ${text}`).join('\n'));
    return { state: arranged.value.state, frame: { proc: 'game', at: 'rounds' } };
  },
  procedures: {
    ...pinned.procedures,
    game: {
      ...pinned.procedures.game,
      round: {
        run: (p, f, result) => (p.s.round > LAST_FIGHT ? round.run(p, f, result) : call(troopPhase(), 'rounds')),
      },
    },
  },
};
