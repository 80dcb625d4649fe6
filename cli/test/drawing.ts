/** What the tests of all games' drawings share: sessions after random decisions, and whole screens that must fit. */

import { at, range, rngOf, type Seat } from '@condotta/kernel';
import { textOf } from '@condotta/kit/terminal';
import { expect } from 'vitest';
import { gameNamed } from '../shelf.ts';
import { drawingOf } from '../terminal/drawing.ts';
import { offersFor, type Session, sessionOf } from '../terminal/session.ts';
import { drawScreen, type Shown } from '../terminal/turn-screen.ts';
import { decideAtRandom, fileWith, randomMatch } from './run.ts';

/** Among so many decisions of a match a moment is looked for. */
const LONGEST = 300;

export async function terminalOf(id: string) {
  const game = gameNamed(id);
  const drawing = await drawingOf(game);
  const sessionAfter = (seats: number, decisions: number, seed = 'cli'): Session =>
    sessionOf(randomMatch(seats, decisions, seed, game), {
      drawing,
      holders: range(seats).map((seat) => ({ kind: 'person', name: `P${seat}` })),
      language: 'en',
      file: fileWith(''),
      ms: 1,
      flags: '',
    });
  /** The first moment of a few matches of two that is like this. */
  const sessionWhere = (isIt: (session: Session) => boolean): Session => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const session = sessionAfter(2, 0, seed);
      const rng = rngOf(seed);
      for (let n = 0; n < LONGEST && !session.match.world.over; n++) {
        if (isIt(session)) return session;
        decideAtRandom(session.match, rng);
      }
    }
    throw new Error('there is no such moment');
  };
  return { game, drawing, sessionAfter, sessionWhere };
}

export const asked = ({ match }: Session): Seat => at(match.world.waiting, 0);

export const shown = (session: Session, seat: Seat, chosen = 0): Shown => ({
  seat,
  offers: offersFor(session, seat),
  chosen,
  greyed: true,
  prompt: null,
  footer: 'keys',
  since: 0,
  blamed: [],
});

/** The whole screen in every size that people have, each filled and not left. */
export function screensOf(session: Session): { readonly width: number; readonly rows: readonly string[] }[] {
  const seat = session.match.world.waiting[0] ?? 0;
  const sizes = [
    [80, 24],
    [120, 40],
    [200, 60],
    [40, 12],
  ] as const;
  return sizes.map(([width, height]) => {
    const rows = textOf(drawScreen(session, shown(session, seat), width, height));
    expect(rows).toHaveLength(height);
    for (const row of rows) expect([...row].length).toBeLessThanOrEqual(width);
    expect(rows.at(-1)).toContain('keys');
    return { width, rows };
  });
}
