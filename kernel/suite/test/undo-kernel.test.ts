/** The undo property watches the kernel as well: a kernel that forgets its barriers is found. */

import { expect, test, vi } from 'vitest';
import { attempt } from '../common.ts';
import { duel } from '../duel.ts';
import { undoProperty } from '../undo.ts';

vi.mock('../../match.ts', async (original) => {
  const match = await original<typeof import('../../match.ts')>();
  const undoable: typeof match.undoable = (m, seat) => m.line.findLastIndex((played) => played.seat === seat);
  return { ...match, undoable };
});

test('finds an undo that crosses barriers', () => {
  const { failure } = attempt(undoProperty, duel, { seed: 'kernel', count: 1_000 });
  expect(failure?.message).toMatch(/^undo crosses a barrier/);
});
