/** Venterra's board. */

import type { Board } from '@condotta/pieces';
import { blazonOf } from './arms.ts';
import { VenterraBoard } from './Board.tsx';
import { Face } from './Face.tsx';
import { heralds } from './heralds.ts';
import { noteOf } from './notes.ts';
import { describe, places } from './places.ts';
import { readView } from './view-form.ts';
import '@condotta/pieces/pieces.css';
import './css/board.css';
import './css/map.css';
import './css/panels.css';
import './css/battle.css';

export const board: Board = {
  Component: VenterraBoard,
  places,
  describe,
  noteOf,
  heralds,
  Face,
  armsOf: (view, seat) => blazonOf(readView(view).players[seat]),
};
