/** How Ravenna is shown in a terminal. It reads the view and the components, never the position itself. */

import type { Drawing } from '@condotta/kit/terminal';
import { drawField } from './field.ts';
import { boardLines, handPanel, sidesPanel } from './panels.ts';
import { detailText, momentText, positionText, titleText } from './text.ts';
import { legendText } from './words.ts';

export const drawing: Drawing = {
  title: titleText,
  moment: momentText,
  map: drawField,
  players: sidesPanel,
  hand: handPanel,
  boards: boardLines,
  // The game has a name for each of its things.
  thing: () => null,
  detail: detailText,
  legend: legendText,
  text: positionText,
};
