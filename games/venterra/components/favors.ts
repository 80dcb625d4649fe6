/**
 * The 19 favor cards and Cancel (F1.5). The rulebook has their number, two of the times (start of combat, before resolving) and the name of Cancel;
 * the cards are ours. The gods: Orvane of war, Ishael of mercy and oaths, Tamrek of wind and roads, Belloth of harvest and
 * coin, Kurdun of the forge, Nymuel of sea and dreams, Sathe of fear.
 */

import type { Favor, FavorEffect, Time } from './types.ts';
import { type Words, words } from './words.ts';

type Row = readonly [key: string, copies: number, time: Time, effect: FavorEffect, words: Words];

const ROWS: readonly Row[] = [
  [
    'spear',
    3,
    'before',
    { kind: 'total', amount: 2 },
    words(
      'Spear of Orvane',
      'Lancia di Orvane',
      'The war god leans on the scale.',
      'Il dio della guerra preme sulla bilancia.',
    ),
  ],
  [
    'mercy',
    2,
    'loss',
    { kind: 'mercy' },
    words('Mercy of Ishael', 'Pietà di Ishael', 'None shall fall today.', 'Oggi nessuno cadrà.'),
  ],
  [
    'wind',
    2,
    'action',
    { kind: 'move' },
    words('Wind of Tamrek', 'Vento di Tamrek', 'The road runs by itself.', 'La strada corre da sé.'),
  ],
  [
    'purse',
    2,
    'action',
    { kind: 'wealth', amount: 3 },
    words('Purse of Belloth', 'Borsa di Belloth', 'Coins under a ploughshare.', 'Monete sotto un vomere.'),
  ],
  [
    'horn',
    2,
    'action',
    { kind: 'recruit' },
    words('Horn of Orvane', 'Corno di Orvane', 'Volunteers at dawn.', 'Volontari all’alba.'),
  ],
  [
    'hammer',
    2,
    'action',
    { kind: 'develop' },
    words('Hammer of Kurdun', 'Maglio di Kurdun', 'The smith god works at night.', 'Il dio fabbro lavora di notte.'),
  ],
  [
    'mirror',
    2,
    'action',
    { kind: 'mirror', cards: 3 },
    words('Mirror of Nymuel', 'Specchio di Nymuel', 'The sea shows three futures.', 'Il mare mostra tre futuri.'),
  ],
  [
    'waters',
    1,
    'start',
    { kind: 'still' },
    words('Stilled Waters', 'Acque ferme', 'Nymuel holds her breath.', 'Nymuel trattiene il respiro.'),
  ],
  [
    'whisper',
    1,
    'start',
    { kind: 'hush' },
    words('Whisper of Sathe', 'Sussurro di Sathe', 'Fear eats the ranks.', 'La paura divora le file.'),
  ],
  [
    'harvest',
    1,
    'income',
    { kind: 'harvest', each: 1 },
    words('Harvest of Belloth', 'Messe di Belloth', 'Double ears on the stalk.', 'Spighe doppie sullo stelo.'),
  ],
  [
    'oath',
    1,
    'action',
    { kind: 'quest' },
    words(
      'Oath of Ishael',
      'Giuramento di Ishael',
      'A vow fulfilled before its day.',
      'Un voto sciolto prima del suo giorno.',
    ),
  ],
  [
    'cancel',
    1,
    'answer',
    { kind: 'cancel' },
    words('Cancel Favor', 'Favore annullato', 'The gods turn away.', 'Gli dèi si voltano.'),
  ],
];

export const favors: readonly Favor[] = ROWS.flatMap((row) => Array<Row>(row[1]).fill(row)).map(
  ([key, , time, effect, { name, reason }], i) => ({
    id: i + 1,
    key,
    name,
    time,
    effect,
    source: 'reconstructed',
    attested: key === 'cancel' ? ['name'] : [],
    reason,
  }),
);
