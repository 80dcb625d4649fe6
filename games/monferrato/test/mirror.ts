/** The same box with the factions changed: what a rule does for one side it must do for the other. */

import type { Components, Effect, Faction } from '../components/types.ts';

const other = (faction: Faction): Faction => (faction === 0 ? 1 : 0);
const maybe = (faction: Faction | null): Faction | null => (faction === null ? null : other(faction));

function mirrored(effect: Effect): Effect {
  if (effect.kind === 'points') return { ...effect, to: other(effect.to) };
  return effect.kind === 'discard' ? { ...effect, from: other(effect.from) } : effect;
}

export const mirror = (components: Components): Components => ({
  ...components,
  armies: components.armies.map((army) => ({ ...army, faction: other(army.faction) })),
  zones: components.zones.map((zone) => ({ ...zone, feeds: maybe(zone.feeds) })),
  cautions: components.cautions.map((caution) => ({ ...caution, to: other(caution.to) })),
  chits: components.chits.map((chit) => ({
    ...chit,
    who: maybe(chit.who),
    condition: chit.condition && { ...chit.condition, faction: other(chit.condition.faction) },
    effects: chit.effects.map(mirrored),
    otherwise: chit.otherwise.map(mirrored),
  })),
});
