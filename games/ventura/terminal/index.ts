/** How Ventura is shown in a terminal. It reads the view and the components, never the position itself. */

import { type Drawing, line } from '@condotta/kit/terminal';
import { drawMap } from './map.ts';
import { boardLines, handPanel, heading, playersPanel } from './panels.ts';
import { battleText, detailText, positionText, thingText, titleText } from './text.ts';
import { legendText } from './words.ts';

export const drawing: Drawing = {
  title: titleText,
  moment: () => '',
  map: drawMap,
  players: playersPanel,
  hand(scene, region) {
    // While a battle lasts its lines are what everybody wants to see.
    const [title, ...sides] = battleText(scene);
    const battle = title === undefined ? [] : [heading(title), ...sides.map((side) => line(side.trim()))];
    const shown = battle.slice(0, region.height);
    return [...shown, ...handPanel(scene, { ...region, height: Math.max(0, region.height - shown.length) })];
  },
  boards: boardLines,
  thing: thingText,
  detail: detailText,
  legend: legendText,
  text: positionText,
};
