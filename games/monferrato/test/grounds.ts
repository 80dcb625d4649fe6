/** Two other beginnings, so that what is rare in the first turns of the scenario is common in random games. */

import { BUILT_IN } from '../components/index.ts';
import type { Chit, Components, Placement } from '../components/types.ts';
import { type Monferrato, withComponents } from '../index.ts';

/** Every reinforcement may come from the first turn on. */
const early = (chit: Chit): Chit =>
  chit.effects[0]?.kind === 'reinforce' || chit.effects[0]?.kind === 'peace' || chit.effects[0]?.kind === 'truce'
    ? { ...chit, date: null }
    : chit;

const moved = (placement: Placement, faction: number, zones: readonly string[]): Placement =>
  placement.faction === faction && placement.piece.kind !== 'fort' && placement.zones.length > 1
    ? { ...placement, zones }
    : placement;

/** Pro-Spain starts before Casale with weak walls, and all of Gonzaga's army is inside. */
const besieged: Components = {
  ...BUILT_IN,
  borders: BUILT_IN.borders.map((border) => ({ ...border, wall: Math.min(border.wall, 1) })),
  setUp: BUILT_IN.setUp.map((placement) =>
    moved(moved(placement, 1, ['frassineto', 'rosignano', 'pontestura']), 0, ['casale', 'mantova']),
  ),
};

/** Every army starts in the open around Casale; all chits come early, and Morale lasts. */
const crowded: Components = {
  ...BUILT_IN,
  bands: { medium: 2, high: 3 },
  chits: BUILT_IN.chits.map((chit) => ({ ...early(chit), colour: 'blue' })),
  change: { year: 1631, month: 3 },
  end: { year: 1629, month: 1 },
  setUp: BUILT_IN.setUp.map((placement) =>
    moved(moved(placement, 1, ['frassineto', 'valenza', 'rosignano', 'ivrea']), 0, [
      'casale',
      'pontestura',
      'moncalvo',
      'trino',
    ]),
  ),
};

export const siege: Monferrato = withComponents(besieged);
export const brawl: Monferrato = withComponents(crowded);
