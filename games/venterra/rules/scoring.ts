/** F23 End of the game and final scoring, by the categories of the score sheet (F23.9). */

import { type Outcome, type Seat, sum } from '@condotta/kernel';
import type { Position, VenterraPlay } from '../state.ts';
import { seatName, upgradeThings } from '../things.ts';
import { playerOf } from './players.ts';
import { questsScored } from './quests.ts';
import { groundPoints, realmOf, sumOfStructures } from './territories.ts';
import { upgradeOf, upgradesOf } from './upgrades.ts';

export const RESERVED_PENALTY = 3;
export const WEALTH_A_POINT = 3;

/** F23.9 */
export interface ScoreSheet {
  readonly territories: number;
  readonly structures: number;
  readonly quests: number;
  /** Negative, or 0. */
  readonly reserved: number;
  readonly battleTokens: number;
  readonly victoryTokens: number;
  readonly wealth: number;
  readonly upgrades: number;
  /** F23.5: other points printed on cards; no card of the box has any. */
  readonly cards: number;
}

export function sheetOf(t: Position, seat: Seat): ScoreSheet {
  const player = playerOf(t.s, seat);
  const names = player.faction < 0 ? [] : upgradesOf(t, seat);
  return {
    territories: sum(realmOf(t.s, seat).map((hex) => groundPoints(t, hex))),
    structures: sumOfStructures(t, seat, ({ points }) => points),
    quests: questsScored(t, seat),
    reserved: player.reserved.length === 0 ? 0 : -RESERVED_PENALTY * player.reserved.length,
    battleTokens: player.battleTokens,
    victoryTokens: player.victoryTokens + player.stones,
    wealth: Math.floor(player.wealth / WEALTH_A_POINT),
    upgrades: sum(names.map((name, n) => (player.upgrades[n] ? upgradeOf(t, upgradeThings.number(name)).points : 0))),
    cards: 0,
  };
}

export const scoreOf = (t: Position, seat: Seat): number => sum(Object.values(sheetOf(t, seat)));

/** F23.7: the highest score, shared, unless the table wants wealth to decide. */
export function outcomeOf(p: VenterraPlay): Outcome {
  const all = [...p.s.players.keys()];
  const scores = all.map((seat) => scoreOf(p, seat));
  for (const seat of p.s.order) p.log('score', { seat: seatName(seat), points: scores[seat] ?? 0 }, 'F23.2');
  const best = Math.max(...scores);
  let winners = all.filter((seat) => scores[seat] === best);
  if (winners.length > 1 && p.s.options.wealthDecides) {
    const richest = Math.max(...winners.map((seat) => playerOf(p.s, seat).wealth));
    winners = winners.filter((seat) => playerOf(p.s, seat).wealth === richest);
  }
  return { winners, rule: 'F23.7', key: winners.length > 1 ? 'over.shared' : 'over.points' };
}
