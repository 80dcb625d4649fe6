/** What Ventura brings to the house. */

import type { Member } from '@condotta/kit';
import * as editions from './components/index.ts';
import { ventura as game } from './index.ts';
import { venturaKit } from './mind/index.ts';
import { odds } from './odds.ts';
import { overlays } from './overlays.ts';

export const ventura: Member = {
  game,
  mind: venturaKit,
  odds,
  overlays,
  editions,
  terminal: () => import('./terminal/index.ts'),
  bench: { decisions: 200_000, copies: 300_000, snapshot: 8192 },
};
