/** A new table: the dice are committed to, then each seat gives its nonce, and only then the match opens. */

import { type AnyGame, at } from '@condotta/kernel';
import { type Match, offerDice, offerSeededDice, openMatch, saveRecord } from '@condotta/kernel/host';
import { attend } from './attend.ts';
import { type Desk, gameOf } from './desk.ts';
import type { Holder, Offered, Origin } from './forms.ts';
import { type Beginning, diceOf, type Joined, joinedBy, journalOf } from './journal.ts';
import { missing, newPlaying, newSession, type Session } from './session.ts';
import { commit } from './storing.ts';
import { announce, follow, type Viewer } from './viewer.ts';

/** A seed is for lessons and tests: it decides everything, so nobody's nonces are asked for. */
export function begin(
  desk: Desk,
  viewer: Viewer,
  game: AnyGame,
  start: Beginning['start'],
  holders: readonly Holder[],
  seed: string | null,
): Promise<Offered> {
  const beginning: Beginning = {
    game: game.id,
    rules: game.version,
    start,
    dice: seed === null ? offerDice(game.id, desk.around.entropy()) : offerSeededDice(game.id, seed),
    holders,
  };
  const minds = holders.flatMap((holder, seat): Joined[] =>
    holder.mind === null ? [] : [{ seat, holder, account: null, nonce: null }],
  );
  return place(desk, viewer, beginning, seed === null ? minds : joinedBy(viewer.account, holders));
}

/** Puts up a table, open or waiting for nonces. What cannot be stored is played all the same. */
async function place(desk: Desk, viewer: Viewer, beginning: Beginning, joined: readonly Joined[]): Promise<Offered> {
  const { around, tables } = desk;
  const session = newSession(around.entropy().slice(0, 12), viewer.account, around.clock(), beginning, []);
  tables.add(session);
  follow(session, viewer);
  await seat(desk, session, joined);
  return offeredOf(session);
}

/** Puts up a table whose match has begun elsewhere; the viewer speaks for everybody at it. Returns its id. */
export async function placeMatch(
  desk: Desk,
  viewer: Viewer,
  match: Match,
  holders: readonly Holder[],
  origin: Origin | null = null,
): Promise<string> {
  const { around, tables } = desk;
  const { beginning: plain, rows } = journalOf(saveRecord(match, { disclose: true }), holders, viewer.account);
  const beginning = origin ? { ...plain, origin } : plain;
  const session = newSession(around.entropy().slice(0, 12), viewer.account, around.clock(), beginning, []);
  session.joined = joinedBy(viewer.account, holders);
  session.playing = newPlaying(match, []);
  tables.add(session);
  follow(session, viewer);
  session.pending.push(...rows.slice(0, -1));
  await commit(desk, session, at(rows, rows.length - 1));
  void attend(desk, session);
  return session.id;
}

/** Seats join; with the last of them the match opens. */
export async function seat(desk: Desk, session: Session, joined: readonly Joined[]): Promise<void> {
  session.joined = [...session.joined, ...joined];
  if (missing(session).length > 0) return commit(desk, session, { kind: 'join', joined });
  const { beginning } = session;
  const { game: id, start } = beginning;
  const match = openMatch(gameOf(desk.around, id, start.edition), start, diceOf(beginning, session.joined));
  session.playing = newPlaying(match, []);
  const { opening, hash, over } = saveRecord(match, { disclose: true });
  try {
    await commit(desk, session, { kind: 'open', joined, opening, hash, over });
  } finally {
    announce(session);
    void attend(desk, session);
  }
}

export const offeredOf = (session: Session): Offered => ({
  table: session.id,
  commitment: session.beginning.dice.commitment,
  waiting: missing(session),
});
