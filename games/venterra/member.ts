/** What Venterra brings to the house. */

import type { Member } from '@condotta/kit';
import * as editions from './components/index.ts';
import { venterra as game } from './index.ts';
import { venterraKit } from './mind/index.ts';
import { odds } from './odds.ts';
import { overlays } from './overlays.ts';

export const venterra: Member = {
  game,
  mind: venterraKit,
  odds: { kind: 'exact', of: odds },
  overlays,
  editions,
  terminal: () => import('./terminal/index.ts'),
  bench: { decisions: 100_000, snapshot: 10_240 },
};
