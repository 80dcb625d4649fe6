/** The lessons of Ventura: a guided first round, then exercises of a minute. */

import type { Lesson } from '@condotta/kernel';
import { expansion } from './expansion.ts';
import { firstRound } from './first-round.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { raid } from './raid.ts';

export const lessons: readonly Lesson[] = [firstRound, orderOfBattle, expansion, raid];
