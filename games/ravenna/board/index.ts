/** Ravenna's board. */

import type { Board } from '@condotta/pieces';
import { armsOfSeat } from './arms.ts';
import { RavennaBoard } from './Board.tsx';
import { describe, places } from './places.ts';
import { readView } from './view-form.ts';
import { noteOf } from './ways-out.ts';
import '@condotta/pieces/pieces.css';
import './ravenna.css';
import './panels.css';

export const board: Board = {
  Component: RavennaBoard,
  places,
  describe,
  noteOf,
  armsOf: (view, seat) => armsOfSeat(readView(view), seat),
};
