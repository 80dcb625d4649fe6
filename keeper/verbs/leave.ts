import type { Desk, Verb } from '../desk.ts';
import type { Session } from '../session.ts';
import type { Viewer } from '../viewer.ts';

export const leave: Verb<'leave'> = async (desk, viewer, { table }) => {
  depart(desk, await desk.tables.find(table), viewer);
  return {};
};

/** With the last viewer the minds stop, and the table leaves the memory if all of it is stored. */
export function depart({ tables }: Desk, session: Session, viewer: Viewer): void {
  session.viewers.delete(viewer);
  if (session.viewers.size > 0) return;
  session.minding.stop?.abort();
  if (session.exists && session.pending.length === 0) tables.forget(session);
}
