/** Storms, siege works, and what is held behind walls: nobody sound goes wrong here. */

import {
  type Blunder,
  CASALE,
  did,
  FRANCE,
  FRENCH,
  LANDSKNECHTS,
  MANTUA,
  MILAN,
  SPAIN,
  SPINOLA,
  scene,
  standsIn,
} from './blunder.ts';
import { some, there } from './table.ts';

// ---- storms ------------------------------------------------------------------------------------------------------

export const STORMS: readonly Blunder[] = [
  {
    name: 'behind a breach stands nobody but a Commander: one walks in',
    doc: scene('M', { ...there('frassineto', ...MILAN), G1: 'casale' }, { levels: { 'casale-frassineto': 0 } }),
    seat: SPAIN,
    well: (t) => standsIn(t, 'casale', MILAN),
  },
  {
    name: 'one Garrison behind a breach is stormed by an army',
    doc: scene('A', { ...there('frassineto', ...SPINOLA), G14: 'casale' }, { levels: { 'casale-frassineto': 0 } }),
    seat: SPAIN,
    well: (_t, done) => did(done, 'step zone:casale'),
  },
  {
    name: 'so is one behind the breach of Mantua',
    doc: scene(
      'L',
      { ...there('cerese', ...LANDSKNECHTS), G14: 'mantova' },
      { levels: { 'mantova-cerese': 0 }, camps: ['casale', 'valenza', 'torino', 'guillestre', 'curtatone'] },
    ),
    seat: SPAIN,
    well: (_t, done) => did(done, 'step zone:mantova'),
  },
  {
    name: 'one regiment does not storm a whole garrison',
    doc: scene('M', { M2: 'frassineto', ...CASALE }, { levels: { 'casale-frassineto': 0 } }),
    seat: SPAIN,
    well: (_t, done) => !did(done, 'step zone:casale'),
  },
  {
    name: 'nor does one of Savoy',
    doc: scene(
      'S',
      { S2: 'trino', G14: 'casale', ...CASALE },
      { levels: { 'casale-trino': 0 }, camps: ['mantova', 'valenza', 'trino'] },
    ),
    seat: SPAIN,
    well: (_t, done) => !did(done, 'step zone:casale'),
  },
  {
    name: 'an empty Fortress is entered, breach or not',
    doc: scene('M', { ...there('frassineto', ...MILAN), ...MANTUA }),
    seat: SPAIN,
    well: (t) => standsIn(t, 'casale', MILAN),
  },
  {
    name: 'a Fortress that its garrison has left is taken back',
    doc: scene(
      'F',
      { ...there('rosignano', ...FRENCH), M13: 'milano' },
      { morale: { france: 7 }, camps: ['mantova', 'valenza', 'torino', 'rosignano'] },
    ),
    seat: FRANCE,
    well: (t) => standsIn(t, 'casale', FRENCH),
  },
];

// ---- siege works --------------------------------------------------------------------------------------------------

export const WORKS: readonly Blunder[] = [
  {
    name: 'guns and engineers before a wall do not stand idle',
    doc: scene('M', { ...there('frassineto', ...MILAN, 'M9', 'M10', 'M11'), ...CASALE }),
    seat: SPAIN,
    well: (_t, done) => did(done, 'bombard', 'mine'),
  },
  {
    name: 'nor do those before Mantua',
    doc: scene(
      'L',
      { ...there('curtatone', ...LANDSKNECHTS, 'L13', 'L14', 'L15'), ...MANTUA },
      { camps: ['mantova', 'valenza', 'torino', 'guillestre', 'curtatone'] },
    ),
    seat: SPAIN,
    well: (_t, done) => did(done, 'bombard', 'mine'),
  },
  {
    name: 'a mine under a high wall is fired',
    doc: scene(
      'M',
      { ...there('rosignano', ...MILAN, 'M11'), ...CASALE },
      { mines: { 'casale-rosignano': { count: 1, of: 'spain' } } },
    ),
    seat: SPAIN,
    well: (_t, done) => did(done, 'detonate'),
  },
  {
    name: 'also by engineers of another Command, who lie there with those who laid it',
    doc: scene(
      'S',
      { ...there('frassineto', 'S1', 'S2', 'S3', 'S8', ...MILAN), ...CASALE },
      { mines: { 'casale-frassineto': { count: 1, of: 'spain' } } },
    ),
    seat: SPAIN,
    well: (_t, done) => did(done, 'detonate'),
  },
  {
    name: 'two mines, two engineers: at least one is fired',
    doc: scene(
      'M',
      { ...there('pontestura', ...MILAN, 'M11', 'M12'), ...CASALE },
      { mines: { 'casale-pontestura': { count: 2, of: 'spain' } }, camps: ['mantova', 'pontestura', 'torino'] },
    ),
    seat: SPAIN,
    well: (_t, done) => did(done, 'detonate'),
  },
  {
    name: 'a breach with besiegers before it is closed',
    doc: scene(
      'G',
      { ...CASALE, G13: 'casale', ...there('frassineto', ...MILAN) },
      { levels: { 'casale-frassineto': 0 } },
    ),
    seat: FRANCE,
    well: (_t, done) => did(done, 'repair'),
  },
  {
    name: 'so is that of Mantua',
    doc: scene('G', { ...MANTUA, ...there('cerese', ...LANDSKNECHTS) }, { levels: { 'mantova-cerese': 0 } }),
    seat: FRANCE,
    well: (_t, done) => did(done, 'repair'),
  },
  {
    name: 'a mine under the wall is sought',
    doc: scene(
      'G',
      { ...CASALE, G13: 'casale', ...there('frassineto', ...MILAN, 'M11') },
      { mines: { 'casale-frassineto': { count: 1, of: 'spain' } } },
    ),
    seat: FRANCE,
    well: (_t, done) => did(done, 'countermine'),
  },
  {
    name: 'two engineers inside, a mine and a breach: both work',
    doc: scene(
      'G',
      { ...CASALE, G12: 'casale', G13: 'casale', ...there('frassineto', ...MILAN), ...there('rosignano', 'S2', 'S8') },
      { levels: { 'casale-frassineto': 0 }, mines: { 'casale-rosignano': { count: 1, of: 'spain' } } },
    ),
    seat: FRANCE,
    well: (_t, done) => done.filter((one) => one.startsWith('repair') || one.startsWith('countermine')).length === 2,
  },
  {
    name: 'whoever has taken a Fortress mends its wall before the relief comes',
    doc: scene(
      'A',
      { ...there('casale', ...SPINOLA, 'A11'), ...there('rosignano', 'F1', ...FRENCH) },
      { levels: { 'casale-rosignano': 0 }, morale: { france: 7 } },
    ),
    seat: SPAIN,
    well: (_t, done) => did(done, 'repair'),
  },
];
// ---- holding ------------------------------------------------------------------------------------------------------

export const HOLDING: readonly Blunder[] = [
  {
    name: 'the garrison of Casale does not leave it with besiegers outside',
    doc: scene('G', { ...there('casale', 'G1', 'G3', 'G11'), ...there('frassineto', ...MILAN) }),
    seat: FRANCE,
    well: (t) => t.where('G3') === 'casale' && t.where('G11') === 'casale',
  },
  {
    name: 'nor does that of Mantua',
    doc: scene('G', { ...MANTUA, ...there('curtatone', ...LANDSKNECHTS) }),
    seat: FRANCE,
    well: (t) => t.where('G2') === 'mantova' && t.where('G9') === 'mantova',
  },
  {
    name: 'a Garrison stays in its village',
    doc: scene('G', { G14: 'trino', G3: 'casale', ...there('vercelli', 'S2', 'S3') }),
    seat: FRANCE,
    well: (t) => t.where('G14') === 'trino',
  },
  {
    name: 'in the last turn nobody walks away from a village that counts',
    doc: scene('M', { M2: 'nizza', G17: 'casale', ...CASALE }, { turn: 'Nov-Dec 1630' }),
    seat: SPAIN,
    well: (t) => t.where('M2') === 'nizza',
  },
  {
    name: 'nor the French from one that they have freed',
    doc: scene('F', { F3: 'moncalvo', G16: 'mantova', ...MANTUA }, { turn: 'Nov-Dec 1630', morale: { france: 7 } }),
    seat: FRANCE,
    well: (t) => t.where('F3') === 'moncalvo',
  },
  {
    name: 'in the last turn an empty village next door is taken',
    doc: scene('M', { ...there('alessandria', 'M2', 'M3'), G17: 'casale', ...CASALE }, { turn: 'Nov-Dec 1630' }),
    seat: SPAIN,
    well: (t) => standsIn(t, 'nizza', ['M2', 'M3']),
  },
  {
    name: 'also by Savoy',
    doc: scene('S', { ...there('ivrea', 'S2', 'S3'), G14: 'casale', ...CASALE }, { turn: 'Nov-Dec 1630' }),
    seat: SPAIN,
    well: (t) => standsIn(t, 'trino', ['S2', 'S3']),
  },
  {
    name: 'and by the French',
    doc: scene(
      'F',
      { ...there('cherasco', 'F3', 'F4'), G15: 'casale', ...CASALE },
      { turn: 'Nov-Dec 1630', morale: { france: 7 } },
    ),
    seat: FRANCE,
    well: (t) => standsIn(t, 'alba', ['F3', 'F4']),
  },
  {
    name: 'who passes two empty villages leaves somebody in each',
    doc: scene(
      'F',
      { ...there('cherasco', 'F3', 'F4'), G15: 'casale', G17: 'casale', ...CASALE },
      { turn: 'Nov-Dec 1630', morale: { france: 7 } },
    ),
    seat: FRANCE,
    well: (t) => standsIn(t, 'alba', ['F3', 'F4']) && standsIn(t, 'nizza', ['F3', 'F4']),
  },
  {
    name: 'Venice does not leave its land to the Landsknechts for nothing',
    doc: scene(
      'V',
      { ...there('monte_chiaro', ...some('V', 1, 7)), G2: 'mantova', ...there('viadana', ...LANDSKNECHTS) },
      { turn: 'Oct 1629', open: true, morale: { venice: 7 } },
    ),
    seat: FRANCE,
    well: (t) => t.points('spain') === 0,
  },
];
