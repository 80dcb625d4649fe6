import { combatCards, tokens } from './cards.ts';
import { factions } from './factions.ts';
import { favors } from './favors.ts';
import { quests } from './quests.ts';
import { sides } from './sides.ts';
import { structures } from './structures.ts';
import type { Components } from './types.ts';
import { units } from './units.ts';
import { upgrades } from './upgrades.ts';

export const BUILT_IN: Components = {
  edition: 'built-in',
  factions,
  units,
  structures,
  sides,
  combatCards,
  tokens,
  quests,
  favors,
  upgrades,
};
