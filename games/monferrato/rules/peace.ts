/** Chit 47: the battle does not take place; every attacker goes back over whatever border, and has acted. */

import { at } from '@condotta/kernel';
import { relocate } from '../pieces.ts';
import { type MonferratoPlay, NONE } from '../state.ts';
import { zoneName } from '../things.ts';

export function goBack(p: MonferratoPlay): void {
  const battle = p.frame('battle');
  if (!battle) return;
  battle.cancelled = true;
  for (const [i, unit] of battle.attackers.entries()) relocate(p, [unit], at(battle.origins, i));
  if (battle.camp !== NONE) at(p.s.camps, battle.camp).zone = battle.campFrom;
  p.log('battle.cancelled', { zone: zoneName(p, battle.zone) }, 'M16-1');
}
