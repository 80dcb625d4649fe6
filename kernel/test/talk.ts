/** Talking to a referee in objects instead of lines. */

import { expect } from 'vitest';
import { createReferee, type RefereeOptions } from '../referee/index.ts';
import { games } from './help.ts';

export type Json = Record<string, unknown>;
export type Talk = (request: Json) => Json;

/** A referee to talk to in objects instead of lines. */
export function talk(options: Partial<RefereeOptions> = {}): Talk {
  const referee = createReferee({ games, ...options });
  return (request) => {
    const reply = referee.handle(JSON.stringify(request));
    expect(reply).not.toContain('\n');
    return JSON.parse(reply);
  };
}

export const NEW = { do: 'new', game: 'duel', seats: 2, seed: 's1' };
/** The reply to whatever begins a match. */
export const begun = (match: string): Json => ({
  ok: true,
  match,
  commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
});

/** A referee with a new match m1, a duel of two. */
export function seated(options: Partial<RefereeOptions> = {}): Talk {
  const say = talk(options);
  expect(say(NEW)).toEqual(begun('m1'));
  return say;
}

export const look = (say: Talk, seat: number | null, match = 'm1'): Json => say({ do: 'look', match, seat });
export const act = (say: Talk, seat: number, verb: string, arg?: string): Json =>
  say({ do: 'act', match: 'm1', seat, verb, ...(arg === undefined ? {} : { arg }) });
export const hash = (say: Talk, match = 'm1'): unknown => say({ do: 'hash', match })['hash'];

/** Seats 0 and 1 fight, sealed. */
export function fighting(options: Partial<RefereeOptions> = {}): Talk {
  const say = seated(options);
  for (const reply of [act(say, 0, 'walk', 'field:1'), act(say, 0, 'walk', 'field:2'), act(say, 1, 'stand')])
    expect(reply).toMatchObject({ ok: true });
  return say;
}
