/** All procedures, in the rulebook's order. */

import type { Procedures } from '@condotta/kernel';
import type { RavennaTypes } from '../state.ts';
import { arrange } from './arrange.ts';
import { attack } from './attack.ts';
import { deployment } from './deployment.ts';
import { effect } from './effect.ts';
import { execution } from './execution.ts';
import { game } from './game.ts';
import { maintain } from './maintain.ts';
import { march } from './march.ts';
import { movement } from './movement.ts';
import { orders } from './orders.ts';
import { shoot } from './shoot.ts';
import { turn } from './turn.ts';
import { wait } from './wait.ts';

export const procedures: Procedures<RavennaTypes> = {
  game,
  deployment,
  turn,
  orders,
  execution,
  maintain,
  shoot,
  attack,
  movement,
  wait,
  march,
  arrange,
  effect,
};
