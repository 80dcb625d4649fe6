/** Blunders with Events that hinder a rival: before he wins, and at the right one. */

import { prestigePoints } from '../rules/prestige.ts';
import { type Blunder, turn } from './blunder.ts';
import { three } from './scenes.ts';
import type { TestTable } from './table.ts';

/** The points of a rival after his next Prestige Step. */
const afterPrestige = (t: TestTable, seat: number): number =>
  t.player(seat).points + prestigePoints(t.rules, seat, Math.min(5, t.player(seat).florins));

export const AGAINST_RIVALS: readonly Blunder[] = [
  {
    name: 'a Bread Riot empties the purse that would win',
    doc: turn('conscription', {
      players: [
        { points: 15, florins: 2, hand: ['bread-riot'] },
        { points: 25, florins: 4 },
      ],
    }),
    seat: 0,
    well: (t) => t.player(1).florins === 0,
  },
  {
    name: 'a Lampoon against one who would win next',
    doc: turn('conscription', {
      players: [
        { points: 15, florins: 2, hand: ['lampoon'] },
        { points: 27, florins: 3 },
      ],
    }),
    seat: 0,
    well: (t) => t.player(1).points === 22,
  },
  {
    name: 'from 28 points and 5 Florins a Lampoon alone does not stop him',
    doc: turn('conscription', {
      players: [
        { points: 12, florins: 1, hand: ['lampoon', 'bread-riot'] },
        { points: 28, florins: 5 },
      ],
    }),
    seat: 0,
    well: (t) => afterPrestige(t, 1) < 30,
  },
  {
    name: 'of two rivals the one who is about to win is hit',
    doc: three({
      round: 4,
      players: [
        { points: 12, florins: 1, hand: ['lampoon'] },
        { points: 14, florins: 5 },
        { points: 27, florins: 3 },
      ],
      turn: { step: 'conscription', seat: 0 },
    }),
    seat: 0,
    well: (t) => t.player(2).points === 22,
  },
];
