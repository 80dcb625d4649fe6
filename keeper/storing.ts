/** Stores what happens at a table. What cannot be stored stands all the same, in memory, and the page is told. */

import { entriesFrom, standOf } from '@condotta/kernel/host';
import type { Desk } from './desk.ts';
import type { Unsaved } from './forms.ts';
import type { Row } from './journal.ts';
import { failureOf, KeeperError } from './protocol.ts';
import { type OpenSession, rememberKey, type Session, summaryOf, touch } from './session.ts';
import type { Surroundings } from './surroundings.ts';

/** A storage that has not answered by then is not waited for any longer. */
const PATIENCE = 4000;

/** What a storage is asked to read, or the failure that it does not answer. */
export function patiently<T>({ wait }: Surroundings, reading: Promise<T>): Promise<T> {
  const late = wait(PATIENCE).then(() => {
    throw new KeeperError('storage-slow', 'The storage does not answer.');
  });
  return Promise.race([reading, late]);
}

/** A position is stored with every so many entries. */
const WAYPOINT = 16;

/** What has come to the match since the last row. */
export function stepsRow({ playing }: OpenSession, key: string | null): Row {
  const { match, written } = playing;
  const { length } = match.entries;
  playing.written = length;
  if (key !== null) rememberKey(playing, key);
  const isWaypoint = match.world.over || Math.floor(length / WAYPOINT) > Math.floor(written / WAYPOINT);
  return {
    kind: 'steps',
    entries: entriesFrom(match, written),
    keys: key === null ? [] : [key],
    ...standOf(match),
    // Not copied: a world that stands is replaced by the next one, and never changed.
    ...(isWaypoint ? { waypoint: match.world } : {}),
  };
}

/**
 * Stores the row, and comes back when it is safe or cannot be stored. If another keeper was first, this one takes over what
 * that has written and refuses what it was about to do.
 */
export async function commit(desk: Desk, session: Session, row: Row): Promise<void> {
  const { around, tables } = desk;
  touch(session, around.clock());
  session.pending.push(row);
  const outcome = session.hanging ? 'storage-slow' : await inTime(desk, session);
  switch (outcome) {
    case 'late':
      await tables.reload(session);
      throw new KeeperError('stale', 'Something else was decided at this table at the same time.');
    case 'gone':
      tables.forget(session);
      throw new KeeperError('unknown-table', 'This table has been removed.');
    case 'done':
      session.unsaved = null;
      around.bus.tell(session.id);
      return;
    default:
      session.unsaved = outcome;
  }
}

type Outcome = 'done' | 'late' | 'gone' | Unsaved;

async function inTime(desk: Desk, session: Session): Promise<Outcome> {
  const { around, tables } = desk;
  const writing = write(around, session);
  const outcome = await Promise.race([writing, around.wait(PATIENCE).then(() => 'storage-slow' as const)]);
  if (outcome !== 'storage-slow') return outcome;
  session.hanging = true;
  void writing.then(async (late) => {
    session.hanging = false;
    if (late === 'done') session.unsaved = null;
    else if (late === 'late') await tables.reload(session);
  });
  return outcome;
}

/** Writes all that is pending, also what joins it meanwhile. */
async function write(around: Surroundings, session: Session): Promise<Outcome> {
  const { id, pending } = session;
  const packed = (what: unknown): Promise<string> => around.pack(JSON.stringify(what));
  try {
    while (pending.length > 0) {
      const summary = summaryOf(session);
      if (!session.exists) {
        const beginning = await packed(session.beginning);
        const rows = await Promise.all(pending.map(packed));
        await around.tables.create({ summary, beginning, rows });
        session.exists = true;
        session.rows = rows.length;
        pending.splice(0, rows.length);
        continue;
      }
      const outcome = await around.tables.append(id, session.rows, await packed(pending[0]), summary);
      if (outcome !== 'done') return outcome;
      session.rows++;
      pending.shift();
    }
    return 'done';
  } catch (e) {
    return failureOf(e).code === 'storage-full' ? 'storage-full' : 'storage-failed';
  }
}
