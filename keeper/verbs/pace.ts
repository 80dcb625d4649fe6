import { attend } from '../attend.ts';
import type { Verb } from '../desk.ts';
import { follow, ownersOnly } from '../viewer.ts';

/** How fast minds decide, and whether they may. */
export const pace: Verb<'pace'> = async (desk, viewer, { table, pause, running }) => {
  const session = await desk.tables.find(table);
  ownersOnly(session, viewer);
  Object.assign(follow(session, viewer), { pause, running });
  if (running) void attend(desk, session);
  return {};
};
