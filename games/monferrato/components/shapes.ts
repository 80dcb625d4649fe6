/** What an edition may write, as shapes: whatever does not fit is told with its place. */

import { flag, int, list, maybe, record, text, variants, word } from '@condotta/kernel';
import { BORDERS, GROUNDS, LANDS, SECTIONS, UNIT_TYPES, WINDOWS } from './types.ts';

const name = record({ en: text, it: text });
const values = record({ attack: int, defence: int });
const date = record({ year: int, month: int });
const land = word(...LANDS);
const section = word(...SECTIONS);
const type = word(...UNIT_TYPES);

export const unitFields = {
  name,
  command: int,
  type,
  front: values,
  back: maybe(values),
  backName: maybe(name),
  major: flag,
};

export const zoneFields = {
  name,
  section,
  land,
  ground: word(...GROUNDS),
  village: flag,
  trap: flag,
  lakes: flag,
  feeds: maybe(int),
  points: int,
};

const effect = variants('kind', {
  march: { points: int },
  morale: { army: int, by: int, enters: maybe(int) },
  points: { to: int, by: int },
  spies: {},
  rain: {},
  reinforce: {
    units: list(text),
    camp: flag,
    to: list(record({ zone: text, friend: flag })),
    instead: maybe(text),
    opens: maybe(land),
  },
  betrayal: { fortress: text, upTo: int, levels: int },
  desertion: { stack: int, upTo: int },
  sappers: {},
  sortie: { units: int },
  discard: { from: int },
  delay: { army: int },
  replacements: { commands: list(int), types: list(type), points: int },
  peasants: { by: int },
  hesitation: { command: int },
  train: {},
  inactive: { command: int },
  turn: { unit: text },
  plague: { stack: int, from: int },
  contagion: { upTo: int },
  withdrawal: { command: int, units: int },
  truce: { section, fortress: text },
  end: { earlier: int, later: int },
  peace: { zone: text },
});

export const chitFields = {
  name,
  colour: word('blue', 'red'),
  who: maybe(int),
  mandatory: flag,
  condition: maybe(record({ faction: int, army: maybe(int), zones: list(text) })),
  removed: flag,
  window: maybe(word(...WINDOWS)),
  date: maybe(date),
  early: flag,
  effects: list(effect),
  otherwise: list(effect),
  text: name,
};

/** Given whole. */
export const looseFields = {
  borders: list(record({ a: text, b: text, kind: word(...BORDERS), wall: int, river: text })),
  boxes: list(record({ name, year: int, months: list(int), moraleLoss: flag })),
  bands: record({ medium: int, high: int }),
};
