/** Ventura's board. */

import type { Board } from '@condotta/pieces';
import { VenturaBoard } from './Board.tsx';
import { Face } from './Face.tsx';
import { heralds } from './heralds.ts';
import { blazonOf } from './houses.ts';
import { noteOf } from './notes.ts';
import { describe, places } from './places.ts';
import { readView } from './view-form.ts';
import '@condotta/pieces/pieces.css';
import './css/ventura.css';
import './css/map.css';
import './css/map-choices.css';
import './css/troops.css';
import './css/over-map.css';
import './css/houses.css';
import './css/family-board.css';
import './css/cards.css';
import './css/tall.css';
import './css/battle.css';
import './css/story.css';
import './css/battle-tall.css';
import './css/inspector.css';

export const board: Board = {
  Component: VenturaBoard,
  places,
  describe,
  noteOf,
  heralds,
  Face,
  armsOf: (view, seat) => blazonOf(readView(view).players[seat]),
};
