/** R8.7, D16: Personal Initiatives of phases 3 and 7, in Unit Priority. Those of phases 4 to 6 belong to their phases. */

import type { Claim } from '../claims.ts';
import type { InitiativeEffect } from '../components/types.ts';
import type { RavennaPlay } from '../state.ts';
import { unitName } from '../things.ts';
import { prioritiesOf, unitAt } from '../units.ts';
import { actsIn, execute, finish, initiativeOf } from './reveal.ts';

type Stand = Extract<InitiativeEffect, { readonly kind: 'stand' }>;

/** What the card turned up on this Unit does to it. */
function perform(p: RavennaPlay, unit: number): void {
  const effect = initiativeOf(p, unit)?.effect;
  // R8.8: the text of a card that gives a Maintain token says otherwise.
  if (!(effect?.kind === 'stand' && effect.maintain)) execute(p, unit);
  if (effect?.kind === 'heal') heal(p, unit);
  if (effect?.kind === 'stand') stand(p, unit, effect);
}

function heal(p: RavennaPlay, unit: number): void {
  const state = unitAt(p.s, unit);
  if (!state.wounded) {
    // R8.9: the card is paid for nothing.
    p.log('initiative.unhurt', { unit: unitName(unit) }, 'R8.9');
    return;
  }
  state.wounded = false;
  p.log('initiative.heals', { unit: unitName(unit) }, 'R8.7');
}

function stand(p: RavennaPlay, unit: number, { maintain, steadfast, covered }: Stand): void {
  const state = unitAt(p.s, unit);
  if (maintain) digIn(p, unit, 'R8.7');
  state.steadfast = steadfast;
  if (steadfast) p.log('initiative.steadfast', { unit: unitName(unit) }, 'R8.7');
  state.covered = covered;
  if (covered) p.log('initiative.covered', { unit: unitName(unit) }, 'R8.7');
}

/** R9.2: one Maintain token, however often (R9.5); nothing else about the Unit changes (R9.6). */
export function digIn(p: RavennaPlay, unit: number, rule: Claim): void {
  unitAt(p.s, unit).maintains = true;
  p.log('maintain.token', { unit: unitName(unit) }, rule);
}

/** R9.3, R14.3: after the Orders of the phase. */
export function initiatives(p: RavennaPlay, phase: number): void {
  for (const unit of prioritiesOf(p.components).units) {
    if (actsIn(p, phase, unit) !== 'initiative') continue;
    perform(p, unit);
    finish(p, unit);
  }
}
