import type { Verb } from '../desk.ts';
import { nameIn } from '../holders.ts';
import type { Joined } from '../journal.ts';
import { offeredOf, seat as seatIn } from '../offering.ts';
import { KeeperError } from '../protocol.ts';
import { accountAt, inTurn, missing, type Session } from '../session.ts';
import type { Viewer } from '../viewer.ts';

/** 128 bits as hexadecimal, at least; more than 64 characters add nothing. */
const NONCE = /^[0-9a-f]{32,64}$/;

/** Gives the nonces of one's seats, and takes empty ones. A nonce once given stays: a second message changes nothing. */
export const join: Verb<'join'> = async (desk, viewer, { table, seats }) => {
  const session = await desk.tables.find(table);
  return inTurn(session, async () => {
    const joined = seats
      .filter(({ seat }) => missing(session).includes(seat))
      .map((one) => joinedAs(session, viewer, one.seat, one.nonce, one.name));
    if (joined.length > 0) await seatIn(desk, session, joined);
    return offeredOf(session);
  });
};

function joinedAs(session: Session, viewer: Viewer, seat: number, nonce: string, name: string | null): Joined {
  const holder = session.beginning.holders[seat];
  const account = accountAt(session, seat);
  if (!holder || (account !== null && account !== viewer.account))
    throw new KeeperError('forbidden', 'This seat is somebody else’s.');
  if (typeof nonce !== 'string' || !NONCE.test(nonce))
    throw new KeeperError('failed', 'A nonce is 32 to 64 hexadecimal digits.');
  if (account !== null) return { seat, holder, account, nonce };
  const taken = { name: nameIn(name, holder.name), mind: null, person: viewer.account };
  return { seat, holder: taken, account: viewer.account, nonce };
}
