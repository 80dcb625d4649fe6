/** Which drawing a game has. */

import type { AnyGame } from '@condotta/kernel';
import { type Canvas, canvasOf, line, putLines } from './canvas.ts';
import { ravennaDrawing } from './ravenna.ts';
import type { Drawing, Frame } from './scene.ts';
import { venturaDrawing } from './ventura.ts';

/** For a game that nobody has drawn: the view as text. */
const bareDrawing: Drawing = {
  title: () => '',
  moment: () => '',
  map: ({ view }, frame) => canvasWith(JSON.stringify(view, null, 1).split('\n'), frame),
  players: () => [],
  hand: () => [],
  boards: ({ view }) =>
    JSON.stringify(view, null, 1)
      .split('\n')
      .map((text) => line(text)),
  thing: () => null,
  detail: () => '',
  legend: () => [],
  text: ({ view }) => JSON.stringify(view, null, 1).split('\n'),
};

function canvasWith(lines: readonly string[], frame: Frame): Canvas {
  const canvas = canvasOf(frame.width, frame.height);
  putLines(
    canvas,
    0,
    0,
    lines.slice(0, frame.height).map((text) => line(text)),
    frame.width,
  );
  return canvas;
}

const DRAWINGS: Readonly<Record<string, Drawing>> = { ventura: venturaDrawing, ravenna: ravennaDrawing };

export const drawingOf = (game: AnyGame): Drawing => DRAWINGS[game.id] ?? bareDrawing;
