/** What must not be said: cards and tiles that one seat alone has seen. */

import { eyesOf, type Seat } from '@condotta/kernel';
import type { Match } from '@condotta/kernel/host';

interface Hidden {
  readonly players: readonly { readonly hand: readonly number[]; readonly reserve: readonly number[] }[];
}

/** By seat: things that it holds hidden, that it was told of in secret, and that no open message has ever named. */
export function secretsOf(match: Match): ReadonlyMap<Seat, readonly string[]> {
  const events = [...match.opening.events, ...match.line.flatMap((played) => played.events)];
  const open = new Set(events.filter(({ only }) => only === null).flatMap(({ args }) => Object.values(args)));
  const { players } = match.world.state as Hidden;
  return new Map(
    players.map(({ hand, reserve }, seat) => {
      const told = events.filter(({ only }) => only === eyesOf(seat)).flatMap(({ args }) => Object.values(args));
      const held = [...hand.map((card) => `card:${card}`), ...reserve.map((tile) => `tile:${tile}`)];
      return [seat, held.filter((thing) => told.includes(thing) && !open.has(thing))];
    }),
  );
}

/** The secrets of other seats than `seat` that a message names. */
export function betrayed(match: Match, seat: Seat | null, message: unknown): string[] {
  const text = JSON.stringify(message);
  return [...secretsOf(match)].flatMap(([owner, things]) =>
    owner === seat ? [] : things.filter((thing) => text.includes(`"${thing}"`)).map((thing) => `${owner}: ${thing}`),
  );
}

/** The hands and reserves that a view opens to eyes that must not see them. */
export function openHands(view: unknown, seat: Seat | null): number[] {
  const { players } = view as { readonly players: readonly { readonly hand: unknown; readonly reserve: unknown }[] };
  return players.flatMap(({ hand, reserve }, owner) =>
    owner !== seat && (hand !== null || reserve !== null) ? [owner] : [],
  );
}
