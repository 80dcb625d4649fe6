/**
 * The 18 Captains of Fortune (D9, D12, D16): historical condottieri of about 1340 to 1450. Two are in the rulebook's
 * examples, Acuto and Fortebraccio; the others are our choice. What a man was known for gives his modifiers; the costs
 * follow worth.ts.
 */

import { CAPTAIN_WORDS } from './captain-words.ts';
import type { CaptainCard } from './types.ts';

type Attested = 'name' | 'movement' | 'ranged' | 'melee' | 'resistance';

type Row = readonly [
  key: string,
  deploy: number,
  upkeep: number,
  movement: number,
  ranged: number,
  melee: number,
  resistance: number,
  attested: readonly Attested[],
];

const ROWS: readonly Row[] = [
  // captain, deploy, upkeep, movement, ranged, melee, resistance, attested
  ['acuto', 4, 2, 2, 0, 2, 0, ['name', 'movement', 'ranged', 'melee', 'resistance']],
  ['fortebraccio', 3, 2, 1, 1, 0, 2, ['name', 'ranged', 'melee', 'resistance']],
  ['muzio-sforza', 3, 2, 0, 0, 1, 2, []],
  ['francesco-sforza', 4, 2, 1, 1, 1, 1, []],
  ['carmagnola', 3, 2, 0, 1, 2, 0, []],
  ['gattamelata', 3, 2, 2, 0, 0, 2, []],
  ['colleoni', 3, 2, 0, 2, 1, 0, []],
  ['piccinino', 3, 2, 2, 0, 1, 0, []],
  ['facino-cane', 3, 2, 1, 0, 2, 0, []],
  ['barbiano', 3, 2, 0, 0, 2, 1, []],
  ['dal-verme', 3, 1, 1, 0, 0, 2, []],
  ['malatesta', 2, 1, 0, 0, 0, 2, []],
  ['urslingen', 3, 1, 0, 0, 2, 0, []],
  ['moriale', 2, 1, 1, 0, 1, 0, []],
  ['lando', 2, 1, 0, 0, 1, 1, []],
  ['sterz', 2, 1, 0, 2, 0, 0, []],
  ['micheletto', 3, 1, 1, 1, 0, 1, []],
  ['tolentino', 2, 1, 0, 1, 1, 0, []],
];

/** The Captains, numbered from `first` on. */
export const captains = (first: number): readonly CaptainCard[] => ROWS.map((row, i) => captain(row, first + i));

function captain([key, deploy, upkeep, movement, ranged, melee, resistance, attested]: Row, id: number): CaptainCard {
  const words = CAPTAIN_WORDS[key];
  if (!words) throw new Error(`no name for the Captain ${key}`);
  return {
    kind: 'captain',
    id,
    deck: 'ventura',
    name: words.name,
    deploy,
    upkeep,
    movement,
    ranged,
    melee,
    resistance,
    source: 'reconstructed',
    attested,
    reason: words.reason,
  };
}
