/** How Ventura is shown in a terminal. It reads the view and the components, never the position itself. */

import { line } from './canvas.ts';
import type { Drawing } from './scene.ts';
import { drawMap } from './ventura-map.ts';
import { boardLines, handPanel, heading, playersPanel } from './ventura-panels.ts';
import { battleText, detailText, positionText, thingText, titleText } from './ventura-text.ts';
import { legendText } from './ventura-words.ts';

export const venturaDrawing: Drawing = {
  title: titleText,
  moment: () => '',
  map: drawMap,
  players: playersPanel,
  hand(scene, frame) {
    // While a battle lasts its lines are what everybody wants to see.
    const [title, ...sides] = battleText(scene);
    const battle = title === undefined ? [] : [heading(title), ...sides.map((side) => line(side.trim()))];
    const shown = battle.slice(0, frame.height);
    return [...shown, ...handPanel(scene, { ...frame, height: Math.max(0, frame.height - shown.length) })];
  },
  boards: boardLines,
  thing: thingText,
  detail: detailText,
  legend: legendText,
  text: positionText,
};
