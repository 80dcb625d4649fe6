/** Chit 45: what nobody does to the end of this turn. */

import { at, type Refusal } from '@condotta/kernel';
import type { Effect } from '../components/types.ts';
import { type MonferratoTable, refuse } from '../state.ts';
import { zoneName } from '../things.ts';

type Truce = Extract<Effect, { readonly kind: 'truce' }>;

const truceOf = ({ s, components }: MonferratoTable): Truce | null => {
  if (!s.truce) return null;
  for (const { effects } of components.chits) for (const effect of effects) if (effect.kind === 'truce') return effect;
  return null;
};

/** No bombardment and no Mines at this Fortress. */
export function truceTrouble(t: MonferratoTable, fortress: number): Refusal | null {
  const truce = truceOf(t);
  if (!truce || at(t.components.zones, fortress).id !== truce.fortress) return null;
  return refuse('M16-1', 'truce.siege', { zone: zoneName(t, fortress) });
}

/** Nobody enters an enemy-held zone of the section. */
export function truceOfZone(t: MonferratoTable, zone: number): Refusal | null {
  const truce = truceOf(t);
  if (!truce || at(t.components.zones, zone).section !== truce.section) return null;
  return refuse('M16-1', 'truce.enter', { zone: zoneName(t, zone) }, [zoneName(t, zone)]);
}
