/**
 * Positions in which nobody sound goes wrong: sieges, storms, marches, chits. Whoever is put to the test plays the activation of the
 * Command that is drawn, everybody else by script.
 */

import type { Blunder } from './blunder.ts';
import { CAMPAIGNS, FIELD, REST } from './blunders-field.ts';
import { HOLDING, STORMS, WORKS } from './blunders-siege.ts';

export const BLUNDERS: readonly Blunder[] = [...STORMS, ...WORKS, ...HOLDING, ...FIELD, ...REST, ...CAMPAIGNS];
