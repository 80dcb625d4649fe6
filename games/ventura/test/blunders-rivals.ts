/** Blunders with Events that set a rival back: before he wins, and the right one. */

import { NEUTRAL } from '../rules/domain.ts';
import { army, type Blunder, turn } from './blunder.ts';
import { three } from './scenes.ts';

export const AGAINST_RIVALS: readonly Blunder[] = [
  {
    name: 'a Contribution takes the Florins that would win',
    doc: turn('troop', {
      players: [
        { points: 15, florins: 2, hand: ['contribution'] },
        { points: 25, florins: 4 },
      ],
      troops: [army(0, 2, 'Viterbo', 'Acuto', 'heavy-cavalry')],
    }),
    seat: 0,
    well: (t) => t.player(1).florins === 1,
  },
  {
    name: 'of two rivals the one who is about to win pays',
    doc: three({
      round: 4,
      players: [
        { points: 12, florins: 1, hand: ['contribution'] },
        { points: 14, florins: 3 },
        { points: 26, florins: 3 },
      ],
      // Beside Lake Garda lie the Plain of Lodi and Florence.
      troops: [army(0, 2, 'Lake Garda', 'Acuto', 'heavy-cavalry')],
      turn: { step: 'troop', seat: 0 },
    }),
    seat: 0,
    well: (t) => t.player(2).florins === 0,
  },
  {
    name: 'a Revolt in the Papal Territory whose points would win',
    doc: turn('troop', {
      players: [
        { points: 15, florins: 1, hand: ['revolt'] },
        { points: 28, florins: 0, domain: ['Mantua', 'Vignola', 'Plain of Lodi', 'Viterbo'] },
      ],
      troops: [
        { seat: 0, area: 2, at: 'Cascina', companies: ['artillerymen'], moved: true },
        { seat: 0, area: 3, at: 'Bologna', companies: ['swordsmen'], moved: true },
      ],
    }),
    seat: 0,
    well: (t) => t.owner('Viterbo') === NEUTRAL,
  },
];
