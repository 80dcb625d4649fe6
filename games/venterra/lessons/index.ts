/** The lessons of Venterra: a guided first round, then exercises of a minute. */

import type { Lesson } from '@condotta/kernel';
import { battle } from './battle.ts';
import { building } from './building.ts';
import { firstRound } from './first-round.ts';
import { purse } from './purse.ts';
import { ships } from './ships.ts';

export const lessons: readonly Lesson[] = [firstRound, ships, battle, building, purse];
