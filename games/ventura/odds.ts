/** The odds of a Battle: it is fought on many times, and these events tell how it went. */

import type { SampledOdds } from '@condotta/kit';

export const odds: SampledOdds = {
  kind: 'sampled',
  proc: 'battle',
  won: 'battle.won',
  nobody: 'battle.nobody',
  joins: 'battle.order',
  falls: 'battle.fallen',
  again: ['stay'],
};
