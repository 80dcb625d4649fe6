/** All procedures, in the rulebook's order. */

import type { Procedures } from '@condotta/kernel';
import type { Types } from '../state.ts';
import { activation } from './activation.ts';
import { arrivals } from './arrivals.ts';
import { battle } from './battle.ts';
import { betrayal } from './betrayal.ts';
import { bombardment } from './bombardment.ts';
import { chit } from './chit.ts';
import { delay } from './delay.ts';
import { desertion } from './desertion.ts';
import { engineers } from './engineers.ts';
import { game } from './game.ts';
import { losses } from './losses.ts';
import { march } from './march.ts';
import { naming } from './naming.ts';
import { occupy } from './occupy.ts';
import { plague } from './plague.ts';
import { raid } from './raid.ts';
import { recalled } from './recall.ts';
import { reinforcement } from './reinforcement.ts';
import { replacements } from './replacements.ts';
import { response } from './response.ts';
import { retreat } from './retreat.ts';
import { setUp } from './set-up.ts';
import { sortie } from './sortie.ts';
import { discarding, spies } from './spies.ts';
import { stacking } from './stacking.ts';
import { survival } from './survival.ts';
import { turn } from './turn.ts';
import { withdrawal } from './withdrawal.ts';
import { zone } from './zone.ts';

export const procedures: Procedures<Types> = {
  game,
  setUp,
  turn,
  stacking,
  arrivals,
  activation,
  response,
  zone,
  march,
  raid,
  battle,
  recalled,
  losses,
  survival,
  retreat,
  occupy,
  bombardment,
  engineers,
  chit,
  naming,
  spies,
  betrayal,
  desertion,
  discarding,
  delay,
  replacements,
  plague,
  withdrawal,
  reinforcement,
  sortie,
};
