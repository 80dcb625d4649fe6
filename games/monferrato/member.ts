/** What Monferrato brings to the house. */

import type { Member } from '@condotta/kit';
import * as editions from './components/index.ts';
import { monferrato as game } from './index.ts';
import { monferratoKit } from './mind/index.ts';
import { odds } from './odds.ts';
import { overlays } from './overlays.ts';

export const monferrato: Member = {
  game,
  mind: monferratoKit,
  odds: { kind: 'exact', of: odds },
  overlays,
  editions,
  terminal: () => import('./terminal/index.ts'),
  bench: { decisions: 60_000, snapshot: 10_240 },
};
