/** All procedures, in the rulebook's order. */

import type { Procedures } from '@condotta/kernel';
import type { VenturaTypes } from '../state.ts';
import { annex } from './annex.ts';
import { battle } from './battle.ts';
import { building } from './board-building.ts';
import { conscription } from './conscription.ts';
import { deploy } from './deploy.ts';
import { event } from './events.ts';
import { expansion } from './expansion.ts';
import { fortune } from './fortune.ts';
import { limit } from './hand.ts';
import { leaderless } from './leaderless.ts';
import { prestige } from './prestige.ts';
import { recovery } from './recovery.ts';
import { recruit } from './recruit.ts';
import { regroup } from './regroup.ts';
import { game, round } from './round.ts';
import { families } from './set-up.ts';
import { domains } from './starting-domains.ts';
import { troop } from './troop-phase.ts';
import { upkeep } from './upkeep.ts';

export const procedures: Procedures<VenturaTypes> = {
  game,
  families,
  building,
  domains,
  round,
  prestige,
  fortune,
  recruit,
  recovery,
  annex,
  upkeep,
  leaderless,
  expansion,
  conscription,
  deploy,
  regroup,
  troop,
  battle,
  event,
  limit,
};
