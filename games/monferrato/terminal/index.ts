/** How Monferrato is shown in a terminal. It reads the view and the components, never the position itself. */

import type { Drawing } from '@condotta/kit/terminal';
import { drawMap } from './map.ts';
import { boardLines, handPanel, playersPanel } from './panels.ts';
import { detailText, positionText, titleText } from './text.ts';
import { legendText } from './words.ts';

export const drawing: Drawing = {
  title: titleText,
  moment: () => '',
  map: drawMap,
  players: playersPanel,
  hand: handPanel,
  boards: boardLines,
  // The game has a name for each of its things.
  thing: () => null,
  detail: detailText,
  legend: legendText,
  text: positionText,
};
