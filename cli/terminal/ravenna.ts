/** How Ravenna is shown in a terminal. It reads the view and the components, never the position itself. */

import { drawField } from './ravenna-field.ts';
import { boardLines, handPanel, sidesPanel } from './ravenna-panels.ts';
import { detailText, momentText, positionText, titleText } from './ravenna-text.ts';
import { legendText } from './ravenna-words.ts';
import type { Drawing } from './scene.ts';

export const ravennaDrawing: Drawing = {
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
