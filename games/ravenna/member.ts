/** What Ravenna brings to the house. */

import type { Member } from '@condotta/kit';
import * as editions from './components/index.ts';
import { ravenna as game } from './index.ts';
import { ravennaKit } from './mind/index.ts';
import { odds } from './odds.ts';
import { overlays } from './overlays.ts';

export const ravenna: Member = {
  game,
  mind: ravennaKit,
  odds: { kind: 'exact', of: odds },
  overlays,
  editions,
  terminal: () => import('./terminal/index.ts'),
  bench: { decisions: 100_000, snapshot: 8192 },
};
