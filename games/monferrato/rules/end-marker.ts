/** M17-2: the Game End marker moves. */

import type { Effect } from '../components/types.ts';
import type { MonferratoPlay } from '../state.ts';
import { nameIn } from '../things.ts';
import { finalOutcome } from './game.ts';

type EndEffect = Extract<Effect, { readonly kind: 'end' }>;

export function moveEnd(p: MonferratoPlay, { earlier, later }: EndEffect): void {
  const die = p.roll(6);
  const by = die <= earlier ? -1 : die >= later ? 1 : 0;
  // D14: no further than the Timeline goes.
  const end = Math.min(p.components.boxes.length - 1, p.s.end + by);
  p.log(by === 0 ? 'end-marker.stays' : 'end-marker.moves', { die, box: nameIn(p, 'box', end) }, 'M4-4');
  p.s.end = end;
  // At once, without stacking.
  if (end < p.s.turn) p.end(finalOutcome(p));
}
