/**
 * The 18 Captains of Fortune (D9, D12, D16): historical condottieri of about 1340 to 1450. Two are in the rulebook's
 * examples, Acuto and Fortebraccio; the others are our choice. What a man was known for gives his modifiers, and to five of
 * them a text of their own; the costs follow worth.ts. No Captain is dominated by another who costs no more.
 */

import { CAPTAIN_WORDS } from './captain-words.ts';
import type { CaptainCard, Talent } from './types.ts';

type Attested = 'name' | 'movement' | 'ranged' | 'melee' | 'resistance';

type Row = readonly [
  key: string,
  deploy: number,
  upkeep: number,
  movement: number,
  ranged: number,
  melee: number,
  resistance: number,
  talent: Talent | null,
  attested: readonly Attested[],
];

const ROWS: readonly Row[] = [
  // captain, deploy, upkeep, movement, ranged, melee, resistance, text of his own, attested
  ['acuto', 3, 1, 2, 0, 2, 0, null, ['name', 'movement', 'ranged', 'melee', 'resistance']],
  ['fortebraccio', 2, 1, 1, 1, 0, 2, null, ['name', 'ranged', 'melee', 'resistance']],
  ['muzio-sforza', 2, 1, 0, 0, 1, 2, null, []],
  ['francesco-sforza', 3, 1, 1, 1, 1, 1, null, []],
  ['carmagnola', 2, 1, 0, 1, 2, 0, null, []],
  ['gattamelata', 2, 1, 2, 0, 0, 2, null, []],
  ['colleoni', 2, 1, 0, 2, 1, 0, null, []],
  ['piccinino', 2, 1, 2, 0, 1, 0, null, []],
  ['facino-cane', 3, 1, 1, 0, 2, 0, { kind: 'plunder', florins: 1 }, []],
  ['barbiano', 2, 1, 0, 0, 2, 1, null, []],
  ['dal-verme', 2, 1, 1, 0, 0, 1, { kind: 'ground', types: ['river', 'lake', 'field'], ranged: 0, melee: 2 }, []],
  ['malatesta', 1, 1, 0, 0, 0, 2, null, []],
  ['urslingen', 2, 1, 0, 0, 1, 0, { kind: 'attack', ranged: 0, melee: 2 }, []],
  ['moriale', 1, 1, 1, 0, 1, 0, null, []],
  ['lando', 1, 1, 0, 0, 1, 1, null, []],
  ['sterz', 1, 1, 0, 2, 0, 0, null, []],
  ['micheletto', 2, 1, 1, 1, 0, 0, { kind: 'thrift', florins: 2 }, []],
  ['tolentino', 1, 1, 0, 0, 0, 1, { kind: 'stand', ranged: 1, melee: 1 }, []],
];

/** The Captains, numbered from `first` on. */
export const captains = (first: number): readonly CaptainCard[] => ROWS.map((row, i) => captain(row, first + i));

function captain(
  [key, deploy, upkeep, movement, ranged, melee, resistance, talent, attested]: Row,
  id: number,
): CaptainCard {
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
    talent,
    source: 'reconstructed',
    attested,
    reason: words.reason,
  };
}
