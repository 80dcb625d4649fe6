/** Positions in which a sound player cannot go wrong: what every thinking mind must solve. The roles change seats from one to the next. */

import { type Blunder, blunderOf } from './blunder.ts';
import { PEACE } from './blunders-peace.ts';
import { WAR } from './blunders-war.ts';

export const BLUNDERS: readonly Blunder[] = [...WAR, ...PEACE].map(blunderOf);
