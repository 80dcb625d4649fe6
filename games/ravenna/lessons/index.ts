/** The lessons of Ravenna: a guided first turn, then exercises of a minute. */

import type { Lesson } from '@condotta/kernel';
import { facing } from './facing.ts';
import { fire } from './fire.ts';
import { firstTurn } from './first-turn.ts';
import { melee } from './melee.ts';
import { obedience } from './obedience.ts';

export const lessons: readonly Lesson[] = [firstTurn, facing, fire, melee, obedience];
