/** Positions in which a sound player cannot go wrong: what every thinking mind must solve. */

import type { Blunder } from './blunder.ts';
import { COMMAND_BLUNDERS } from './blunders-command.ts';
import { FIELD_BLUNDERS } from './blunders-field.ts';
import { PLAYED_BLUNDERS } from './blunders-played.ts';
import { SEEN_BLUNDERS } from './blunders-seen.ts';

export const BLUNDERS: readonly Blunder[] = [
  ...FIELD_BLUNDERS,
  ...COMMAND_BLUNDERS,
  ...SEEN_BLUNDERS,
  ...PLAYED_BLUNDERS,
];
