/**
 * The 20 upgrades (F1.13), four a faction: one for the purse, one for fights, one for movement or cost, one of its own. That there are
 * so many and that they have costs is the rulebook's; the upgrades are ours. The four of a faction give 5 points for 11 to 13 wealth, and
 * the narrow ones cost 2: at 3 nobody bought them.
 */

import type { FactionId, Upgrade, UpgradeEffect } from './types.ts';
import { type Words, words } from './words.ts';

type Row = readonly [faction: FactionId, cost: number, points: number, effect: UpgradeEffect, words: Words];

const ROWS: readonly Row[] = [
  [
    'order',
    3,
    1,
    { kind: 'income', amount: 1, of: 'structure', count: 1 },
    words('Tithe Rolls', 'Ruoli della decima', 'Every hearth is written down.', 'Ogni focolare è annotato.'),
  ],
  [
    'order',
    4,
    2,
    { kind: 'defense', unit: 'knight', amount: 1 },
    words('Shield Wall', 'Muro di scudi', 'Locked shields.', 'Scudi serrati.'),
  ],
  [
    'order',
    3,
    1,
    { kind: 'movement', unit: 'soldier', movement: 2 },
    words('Forced March', 'Marcia forzata', 'Drill.', 'Disciplina.'),
  ],
  [
    'order',
    3,
    1,
    { kind: 'units', unit: 'knight', count: 1, where: 'structure' },
    words('Call to Arms', 'Chiamata alle armi', 'An oath called in.', 'Un giuramento riscosso.'),
  ],
  [
    'watchers',
    2,
    1,
    { kind: 'income', amount: 1, of: 'water', count: 2 },
    words('Harbour Dues', 'Diritti di porto', 'Lamps cost oil, ships pay.', 'Le lampade costano olio, le navi pagano.'),
  ],
  [
    'watchers',
    4,
    2,
    { kind: 'support', value: 2 },
    words('Broadside', 'Bordata', 'A signal, then thunder.', 'Un segnale, poi il tuono.'),
  ],
  [
    'watchers',
    2,
    1,
    { kind: 'movement', unit: 'ship', movement: 3 },
    words('Long Sails', 'Vele lunghe', 'The wind is an old friend.', 'Il vento è un vecchio amico.'),
  ],
  [
    'watchers',
    3,
    1,
    { kind: 'favors', count: 2 },
    words('Foresight', 'Preveggenza', 'Two pages of tomorrow.', 'Due pagine di domani.'),
  ],
  [
    'legion',
    4,
    1,
    { kind: 'plunder', amount: 2 },
    words('Plunder', 'Saccheggio', 'Pay is what you carry off.', 'La paga è ciò che porti via.'),
  ],
  [
    'legion',
    4,
    2,
    { kind: 'siege', attack: 3 },
    words('Dragonfire', 'Fuoco di drago', 'The secret of the banner.', 'Il segreto dello stendardo.'),
  ],
  [
    'legion',
    2,
    1,
    { kind: 'discount', less: 1, least: 1 },
    words('Sworn Blades', 'Lame giurate', 'A standing contract.', 'Un contratto permanente.'),
  ],
  [
    'legion',
    2,
    1,
    { kind: 'units', unit: 'siege', count: 2, where: 'structure' },
    words(
      'Siege Train',
      'Parco d’assedio',
      'Oxen, greased axles, and no siege without engines.',
      'Buoi, assi ingrassati, e nessun assedio senza macchine.',
    ),
  ],
  [
    'bear',
    2,
    1,
    { kind: 'plan', amount: 3 },
    words('Honey Hoard', 'Scorta di miele', 'Winter stores.', 'Provviste d’inverno.'),
  ],
  [
    'bear',
    4,
    2,
    { kind: 'garrison', amount: 1 },
    words('Thick Hide', 'Pelle dura', 'The bear does not move.', 'L’orso non si muove.'),
  ],
  [
    'bear',
    2,
    1,
    { kind: 'ground', terrain: 'mountain', amount: 1 },
    words('Stone Paths', 'Sentieri di pietra', 'They know the goat tracks.', 'Conoscono i sentieri delle capre.'),
  ],
  [
    'bear',
    3,
    1,
    { kind: 'awake', unit: 'soldier', count: 2 },
    words('Ka’jer Awake', 'Ka’jer si desta', 'The stone opens its eyes.', 'La pietra apre gli occhi.'),
  ],
  [
    'pack',
    3,
    1,
    { kind: 'hunt', amount: 1 },
    words('Hunting Grounds', 'Terre di caccia', 'Fresh game trails.', 'Piste fresche.'),
  ],
  [
    'pack',
    4,
    2,
    { kind: 'swarm', units: 3, amount: 1 },
    words('Pack Hunt', 'Caccia in branco', 'Three sides at once.', 'Da tre lati insieme.'),
  ],
  [
    'pack',
    3,
    1,
    { kind: 'movement', unit: 'scout', movement: 2 },
    words('Swift Paws', 'Zampe veloci', 'No baggage.', 'Niente bagagli.'),
  ],
  [
    'pack',
    2,
    1,
    { kind: 'units', unit: 'scout', count: 2, where: 'land' },
    words('Howl', 'Ululato', 'The hills answer.', 'Rispondono le colline.'),
  ],
];

export const upgrades: readonly Upgrade[] = ROWS.map(([faction, cost, points, effect, { name, reason }], i) => ({
  id: i + 1,
  faction,
  name,
  cost,
  points,
  effect,
  source: 'reconstructed',
  attested: [],
  reason,
}));
