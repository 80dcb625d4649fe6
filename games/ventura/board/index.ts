/** Ventura's board. */

import type { Board } from '@condotta/pieces';
import { VenturaBoard } from './Board.tsx';
import { describe, places } from './places.ts';
import '@condotta/pieces/pieces.css';
import './ventura.css';

export const board: Board = { Component: VenturaBoard, places, describe };
