/** All procedures, in the rulebook's order. */

import type { Procedures } from '@condotta/kernel';
import type { Venterra } from '../state.ts';
import { action } from './action.ts';
import { bidding } from './bidding.ts';
import { arms } from './combat-cards.ts';
import { construction, development } from './development.ts';
import { explore } from './explore.ts';
import { factions } from './factions.ts';
import { favor, window } from './favors.ts';
import { fight } from './fight.ts';
import { fights } from './fights.ts';
import { army } from './large-army.ts';
import { building } from './map-building.ts';
import { movement } from './movement.ts';
import { reward, vow } from './quests.ts';
import { enlisting, placing } from './recruiting.ts';
import { retreat } from './retreat.ts';
import { game, round } from './round.ts';
import { structures } from './starting-structures.ts';

export const procedures: Procedures<Venterra> = {
  game,
  factions,
  building,
  structures,
  round,
  action,
  movement,
  fights,
  fight,
  retreat,
  explore,
  placing,
  development,
  construction,
  arms,
  enlisting,
  vow,
  reward,
  window,
  favor,
  army,
  bidding,
};
