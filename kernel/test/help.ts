/** Matches of Duel for the tests of the kernel. */

import { expect } from 'vitest';
import { type AnyGame, type Arg, eyesOf, type Seat } from '../contract.ts';
import { agreeDice, type Dice, offerDice } from '../fair.ts';
import { act, hashOf, logFor, type Match, openMatch, type Start, seqOf, viewFor } from '../match.ts';
import { duel } from '../suite/duel.ts';

export const games: readonly AnyGame[] = [duel];

export const diceOf = (secret: string, seats = 2): Dice =>
  agreeDice(
    offerDice('duel', secret),
    Array.from({ length: seats }, (_, i) => `the nonce of seat ${i}`),
  );

export const startOf = (seats: number, options = { dice: true, ruses: false }): Start => ({
  setup: { seats, scenario: 'long', options },
  position: null,
  edition: null,
});

export const newMatch = (secret = 'secret', seats = 2, game: AnyGame = duel): Match =>
  openMatch(game, startOf(seats), diceOf(secret, seats));

/** A decision that must be legal. */
export function play(match: Match, seat: Seat, verb: string, arg: Arg | null = null): void {
  expect(act(match, seat, { verb, arg })).toMatchObject({ ok: true });
}

/** Seat 0 has walked twice and met seat 1, who must stand or flee. */
export function metMatch(secret = 'secret', seats = 2): Match {
  const match = newMatch(secret, seats);
  play(match, 0, 'walk', 'field:1');
  play(match, 0, 'walk', 'field:2');
  expect(match.world.waiting).toEqual([1]);
  return match;
}

/** Seats 0 and 1 fight: both are asked, sealed. */
export function fightMatch(secret = 'secret', seats = 2): Match {
  const match = metMatch(secret, seats);
  play(match, 1, 'stand');
  expect(match.world).toMatchObject({ waiting: [0, 1], sealed: true });
  return match;
}

/** The things a seat could lay or go to now. */
export const things = (match: Match, seat: Seat, verb: string): Arg[] =>
  match.engine.legal(match.world, seat).flatMap((d) => (d.verb === verb && d.arg !== null ? [d.arg] : []));

/** Lays the seat's first card that can be laid. */
export const lay = (match: Match, seat: Seat): void =>
  play(match, seat, 'place', things(match, seat, 'place')[0] ?? null);

export const hash = (match: Match): string => hashOf(match.engine, match.world);

/** All that a seat could learn from a match: if it stays the same, nothing has been betrayed. */
export const knownTo = (match: Match, seat: Seat): string =>
  JSON.stringify([
    viewFor(match, eyesOf(seat)),
    logFor(match, eyesOf(seat)),
    match.engine.candidates(match.world, seat),
    seqOf(match, seat),
    match.offer,
  ]);

/** Everything about a match that a refused request must leave alone. */
export const whole = (match: Match): string => {
  const { engine: _, ...rest } = match;
  return JSON.stringify(rest);
};
