/** Monferrato's board. */

import type { Board } from '@condotta/pieces';
import { armsOfSeat } from './arms.ts';
import { MonferratoBoard } from './Board.tsx';
import { Face } from './Face.tsx';
import { heralds } from './heralds.ts';
import { noteOf } from './notes.ts';
import { describe, places } from './places.ts';
import { ENDINGS } from './words.ts';
import '@condotta/pieces/pieces.css';
import './css/board.css';
import './css/map.css';
import './css/pieces.css';
import './css/panels.css';
import './css/siege.css';

export const board: Board = {
  Component: MonferratoBoard,
  places,
  describe,
  noteOf,
  endings: ENDINGS,
  heralds,
  Face,
  armsOf: (_view, seat) => armsOfSeat(seat),
};
