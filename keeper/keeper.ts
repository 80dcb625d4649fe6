/**
 * Keeps tables: their matches, their storage, and the minds that hold seats. It knows neither game nor browser nor Node;
 * what it needs of them it is given. Each request is a file in verbs/.
 */

import type { Verb } from './desk.ts';
import { type Change, KeeperError, type RequestName, type Requests } from './protocol.ts';
import type { Surroundings } from './surroundings.ts';
import { createTables } from './tables.ts';
import { takeProblem } from './taking.ts';
import { act } from './verbs/act.ts';
import { again } from './verbs/again.ts';
import { branch } from './verbs/branch.ts';
import { discard } from './verbs/discard.ts';
import { addEdition, editions, removeEdition } from './verbs/editions.ts';
import { exportTable } from './verbs/export.ts';
import { final } from './verbs/final.ts';
import { hint } from './verbs/hint.ts';
import { importTable } from './verbs/import.ts';
import { join } from './verbs/join.ts';
import { depart, leave } from './verbs/leave.ts';
import { look } from './verbs/look.ts';
import { odds } from './verbs/odds.ts';
import { open } from './verbs/open.ts';
import { overlays } from './verbs/overlays.ts';
import { pace } from './verbs/pace.ts';
import { redo } from './verbs/redo.ts';
import { review } from './verbs/review.ts';
import { shelf } from './verbs/shelf.ts';
import { spare } from './verbs/spare.ts';
import { standing } from './verbs/standing.ts';
import { start } from './verbs/start.ts';
import { answer, offer } from './verbs/takeback.ts';
import { undo } from './verbs/undo.ts';
import { why } from './verbs/why.ts';
import type { Viewer } from './viewer.ts';

const VERBS: { readonly [N in RequestName]: Verb<N> } = {
  start,
  join,
  shelf,
  open,
  leave,
  again,
  discard,
  export: exportTable,
  import: importTable,
  editions,
  addEdition,
  removeEdition,
  look,
  act,
  undo,
  redo,
  offer,
  answer,
  standing,
  why,
  final,
  odds,
  overlays,
  hint,
  branch,
  review,
  spare,
  pace,
};

/** Whatever comes over it is said by its account. */
export interface Connection {
  request<N extends RequestName>(ask: N, take: Requests[N]['take']): Promise<Requests[N]['give']>;
  close(): void;
}

export interface Keeper {
  /** `account`: whose connection it is, as the host has made sure. `tell` gets the changes of the tables it has opened. */
  connect(account: string, tell: (change: Change) => void): Connection;
}

export function createKeeper(around: Surroundings): Keeper {
  const tables = createTables(around);
  const desk = { around, tables };
  return {
    connect(account, tell) {
      const viewer: Viewer = { account, tell, redo: new Map() };
      return {
        async request(ask, take) {
          if (!Object.hasOwn(VERBS, ask)) throw new KeeperError('failed', 'There is no such request.');
          const problem = takeProblem(ask, take);
          if (problem) throw new KeeperError('failed', problem);
          return VERBS[ask](desk, viewer, take);
        },
        close() {
          void tables.open().then((all) => {
            for (const session of all) if (session.viewers.has(viewer)) depart(desk, session, viewer);
          });
        },
      };
    },
  };
}
