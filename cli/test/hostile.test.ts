/** A few thousand hostile lines; `npm run soak` sends 220,000, and the largest ones. */

import { gameById } from '@condotta/games';
import { attempt } from '@condotta/kernel/suite';
import { expect, test } from 'vitest';
import { hostileKinds, hostileProperties } from '../soak/hostile.ts';

const [lines] = hostileProperties.map(([property]) => property);

test.each(['ventura', 'ravenna'])('hostile lines change nothing, find no bug and block nobody: %s', (id) => {
  const game = gameById(id);
  if (!game || !lines) throw new Error('nothing to try');
  const { counts, failure } = attempt(lines, game, { seed: 'hostile test', count: 2_000 });
  expect(failure?.message ?? null).toBeNull();
  expect(hostileKinds.length).toBeGreaterThan(11);
  for (const kind of hostileKinds) expect(counts[`lines of ${kind}`]).toBeGreaterThan(20);
  // Not everything that is damaged is broken.
  expect(counts['matches that began']).toBeGreaterThan(20);
});
