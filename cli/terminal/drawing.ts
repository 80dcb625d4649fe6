/** Which drawing a game has. */

import { memberOf } from '@condotta/games';
import type { AnyGame } from '@condotta/kernel';
import { type Canvas, canvasOf, type Drawing, line, putLines, type Region } from '@condotta/kit/terminal';

/** For a game that nobody has drawn: the view as text. */
const bareDrawing: Drawing = {
  title: () => '',
  moment: () => '',
  map: ({ view }, region) => canvasWith(JSON.stringify(view, null, 1).split('\n'), region),
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

function canvasWith(lines: readonly string[], region: Region): Canvas {
  const canvas = canvasOf(region.width, region.height);
  putLines(
    canvas,
    0,
    0,
    lines.slice(0, region.height).map((text) => line(text)),
    region.width,
  );
  return canvas;
}

export const drawingOf = async (game: AnyGame): Promise<Drawing> =>
  (await memberOf(game.id)?.terminal?.())?.drawing ?? bareDrawing;
