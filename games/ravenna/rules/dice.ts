/** R1.9: the side's die. */

import { at } from '@condotta/kernel';
import type { RavennaPlay } from '../state.ts';

/** D17: a face of the die, each as likely as the others; what stands on it is data. */
export const rollDie = (p: RavennaPlay): number => at(p.components.die, p.roll(p.components.die.length) - 1);
