/** What the active upgrades of a player do. */

import { at, type Seat } from '@condotta/kernel';
import type { UpgradeEffect } from '../components/index.ts';
import type { Position } from '../state.ts';
import { playerOf } from './players.ts';

/** The upgrades of a faction lie side by side in the box. */
export const UPGRADES_EACH = 4;

/** F10.7: the effects of a kind that a player has, one after the other. */
export function effectsOf<Kind extends UpgradeEffect['kind']>(
  t: Position,
  seat: Seat,
  kind: Kind,
): Extract<UpgradeEffect, { readonly kind: Kind }>[] {
  const { faction, upgrades } = playerOf(t.s, seat);
  const found: Extract<UpgradeEffect, { readonly kind: Kind }>[] = [];
  for (let n = 0; n < UPGRADES_EACH; n++) {
    if (!upgrades[n]) continue;
    const { effect } = at(t.components.upgrades, faction * UPGRADES_EACH + n);
    if (effect.kind === kind) found.push(effect as Extract<UpgradeEffect, { readonly kind: Kind }>);
  }
  return found;
}
