/** R12.17, R12.18: a Unit leaves the game. */

import { NONE, type RavennaPlay } from '../state.ts';
import { unitName } from '../things.ts';
import { dataOf, otherSide, sideOfUnit, unitAt } from '../units.ts';
import { gain } from './moral.ts';

/** R12.17: the tile and its tokens. The owner's loss comes before `reward` (R12.19). */
export function destroy(p: RavennaPlay, unit: number): void {
  const tile = unitAt(p.s, unit);
  tile.area = NONE;
  tile.cells = 0;
  tile.facing = 0;
  tile.wounded = false;
  tile.marked = false;
  tile.maintains = false;
  tile.steadfast = false;
  tile.covered = false;
  p.log('destroyed', { unit: unitName(unit) }, 'R12.17');
}

/** R12.18: whatever the cause, the enemy gains the value of the Personality that fell with it. */
export function reward(p: RavennaPlay, unit: number): void {
  const { personality } = dataOf(p, unit);
  if (personality) gain(p, otherSide(sideOfUnit(unit)), personality.value, { unit: unitName(unit) });
}
