/** V29 Victory points, V31 End of the game. */

import { at, range } from '@condotta/kernel';
import type { Claim } from '../claims.ts';
import type { VenturaPlay } from '../state.ts';
import { seatName } from '../things.ts';

/** V31.1 */
export const POINTS_TO_WIN = 30;

/** V29.2, V29.3: points are added when they are gained, never lost or spent, and 30 of them end the game there and then (V31.1). */
export function score(p: VenturaPlay, seat: number, points: number, rule: Claim): void {
  if (points <= 0) return;
  const player = at(p.s.players, seat);
  player.points += points;
  p.log('points', { seat: seatName(seat), points, total: player.points }, rule);
  if (player.points >= POINTS_TO_WIN) p.end({ winners: [seat], rule: 'V31.1', key: 'over.points' });
}

/** V31.2: his Domain Marker is on the City of another family. */
export function winByCity(p: VenturaPlay, seat: number): never {
  return p.end({ winners: [seat], rule: 'V31.2', key: 'over.city' });
}

/** V30.6: nobody else is left. */
export function checkLastLiving(p: VenturaPlay): void {
  const living = range(p.s.players.length).filter((seat) => at(p.s.players, seat).living);
  if (living.length === 1) p.end({ winners: living, rule: 'V30.6', key: 'over.last' });
}
