/** Who plays for the same side in a finished game. Who has no partner is a side of his own. */

import type { Seat } from '@condotta/kernel';
import type { FinishedGame } from './play.ts';

const sideAt = ({ sides }: FinishedGame, seat: Seat): string | Seat => sides[seat] ?? seat;

/** The first of its mind at its side. */
export const speaksForSide = (result: FinishedGame, seat: Seat): boolean =>
  result.minds.findIndex((mind, i) => mind === result.minds[seat] && sideAt(result, i) === sideAt(result, seat)) ===
  seat;

/** What each side could expect if all were alike; who has no partner is a side of his own. */
export const fairSide = (result: FinishedGame): number =>
  new Set(result.winners.map((seat) => sideAt(result, seat))).size /
  new Set(result.minds.map((_, seat) => sideAt(result, seat))).size;

/** Partners who are unlike: they win or lose together, and tell little of each other. */
export const haveUnlikePartners = (result: FinishedGame): boolean =>
  result.minds.some((mind, seat) =>
    result.minds.some((other, i) => other !== mind && sideAt(result, i) === sideAt(result, seat)),
  );
