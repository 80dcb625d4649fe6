/** The lessons of Monferrato: a guided first activation, then exercises of a minute or two. */

import type { Lesson } from '@condotta/kernel';
import { activation } from './activation.ts';
import { battle } from './battle.ts';
import { chits } from './chits.ts';
import { firstTurn } from './first-turn.ts';
import { siege } from './siege.ts';
import { supply } from './supply.ts';

export const lessons: readonly Lesson[] = [firstTurn, activation, battle, siege, supply, chits];
