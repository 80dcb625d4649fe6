/** Ventura's board. */

import type { Board } from '@condotta/pieces';
import { VenturaBoard } from './Board.tsx';
import { blazonOf } from './houses.ts';
import { describe, places } from './places.ts';
import { readView } from './view-form.ts';
import '@condotta/pieces/pieces.css';
import './ventura.css';
import './battle.css';
import './inspector.css';

export const board: Board = {
  Component: VenturaBoard,
  places,
  describe,
  armsOf: (view, seat) => blazonOf(readView(view).players[seat]),
};
