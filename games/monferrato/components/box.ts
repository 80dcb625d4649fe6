/** The built-in box. */

import { BLUE_CHITS } from './blue-chits.ts';
import { BORDER_LIST } from './borders.ts';
import { ARMIES, CAMPS, COMMANDS, FRANCE, SPAIN } from './commands.ts';
import { RED_CHITS } from './red-chits.ts';
import { SET_UP } from './set-up.ts';
import { BOXES } from './timeline.ts';
import type { Components } from './types.ts';
import { UNITS } from './units.ts';
import { ZONES } from './zones.ts';

export const BUILT_IN: Components = {
  armies: ARMIES,
  commands: COMMANDS,
  units: UNITS,
  camps: CAMPS,
  zones: ZONES,
  borders: BORDER_LIST,
  boxes: BOXES,
  chits: [...BLUE_CHITS, ...RED_CHITS],
  // D18: reconstructed.
  bands: { medium: 3, high: 6 },
  morale: { start: 7, least: 1, most: 9 },
  forts: [3, 3],
  cautions: [
    { army: FRANCE, land: 'milan', to: 1, points: 8 },
    { army: SPAIN, land: 'venice', to: 0, points: 2 },
  ],
  closed: 'venice',
  change: { year: 1629, month: 3 },
  end: { year: 1630, month: 11 },
  firstChit: 5,
  setUp: SET_UP,
};
