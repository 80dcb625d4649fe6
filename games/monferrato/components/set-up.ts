/** MS-2 to MS-10: the set-up of the scenario, as the rulebook gives it. */

import type { Faction, Land, Placement } from './types.ts';
import { ZONES } from './zones.ts';

const PRO_FRANCE: Faction = 0;
const PRO_SPAIN: Faction = 1;

const inLand = (land: Land): string[] =>
  ZONES.filter((zone) => zone.land === land && zone.ground !== 'fortress').map(({ id }) => id);

const ids = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}`);

const units = (
  faction: Faction,
  from: readonly string[],
  zones: readonly string[],
  count = from.length,
): Placement => ({ faction, piece: { kind: 'units', ids: from, count }, zones });

const camp = (faction: Faction, number: number, zones: readonly string[]): Placement => ({
  faction,
  piece: { kind: 'camp', camp: number },
  zones,
});

const fort = (faction: Faction, zones: readonly string[]): Placement => ({ faction, piece: { kind: 'fort' }, zones });

/** A Garrison for each zone. */
const garrisons = (faction: Faction, letter: string, first: number, zones: readonly string[]): Placement[] =>
  zones.map((zone, i) => units(faction, [`${letter}${first + i}`], [zone]));

const VILLAGES = ['trino', 'alba', 'moncalvo', 'nizza'];
const PASSES = ['susa', 'monginevro', 'san_pietro'];
const EITHER = ['mantova', 'casale'];

export const SET_UP: readonly Placement[] = [
  // MS-2, MS-4: what Mantua does not take is left for MS-3.
  units(PRO_FRANCE, ['G2', 'G8'], ['mantova']),
  units(PRO_FRANCE, ['G9', 'G10'], ['mantova'], 1),
  units(PRO_FRANCE, ['G12', 'G13'], ['mantova'], 1),
  camp(PRO_FRANCE, 0, ['mantova']),
  units(PRO_FRANCE, ['G3', 'G11'], ['casale']),
  // MS-3
  units(PRO_FRANCE, ['G1', 'G4', 'G5', 'G6'], EITHER),
  units(PRO_FRANCE, ['G9', 'G10'], EITHER, 1),
  units(PRO_FRANCE, ['G12', 'G13'], EITHER, 1),
  // MS-5, MS-6, MS-7
  ...garrisons(PRO_FRANCE, 'G', 14, VILLAGES),
  fort(PRO_FRANCE, VILLAGES),
  fort(PRO_FRANCE, inLand('mantua')),
  // MS-8
  ...garrisons(PRO_SPAIN, 'M', 13, ['milano', 'cremona', 'novara', 'alessandria', 'lomellina']),
  units(PRO_SPAIN, [...ids('M', 1, 5), ...ids('M', 8, 12)], inLand('milan')),
  camp(PRO_SPAIN, 1, inLand('milan')),
  // MS-9
  ...garrisons(PRO_SPAIN, 'S', 9, [...PASSES, 'torino']),
  ...PASSES.map((zone) => fort(PRO_SPAIN, [zone])),
  units(PRO_SPAIN, ['S1', 'S2', 'S3', 'S5', 'S7', 'S8'], inLand('savoy')),
  camp(PRO_SPAIN, 2, inLand('savoy')),
];
