/**
 * Positions in which nobody sound goes wrong: sieges, storms, marches, chits. Whoever is put to the test plays the activation of the
 * Command that is drawn, everybody else by script.
 */

import { type PositionDoc, some, type TestTable, there, type Units } from './table.ts';

export interface Blunder {
  readonly name: string;
  readonly doc: PositionDoc;
  readonly seat: number;
  /** Is all well? `done` has what the seat did, as "verb arg". */
  well(t: TestTable, done: readonly string[]): boolean;
}

const FRANCE = 0;
const SPAIN = 1;

const did = (done: readonly string[], ...words: readonly string[]): boolean =>
  done.some((one) => words.some((word) => one.startsWith(word)));
const standsIn = (t: TestTable, zone: string, units: readonly string[]): boolean =>
  units.some((unit) => t.where(unit) === zone);

const CAMPS = ['mantova', 'valenza', 'torino', 'guillestre', 'cremona'];

/** Who stands where he belongs unless it is said otherwise: the places that count are held. */
const AT_HOME: Units = {
  M13: 'milano',
  M14: 'cremona',
  S12: 'torino',
  G2: 'mantova',
  G9: 'mantova',
  G12: 'mantova',
  G14: 'trino',
  G15: 'alba',
  G16: 'moncalvo',
  G17: 'nizza',
};

/** One Command is drawn, and nobody holds a chit. */
const scene = (command: string, units: Units, more: PositionDoc = {}): PositionDoc => ({
  turn: 'May 1628',
  cup: [command],
  camps: CAMPS,
  hands: { france: [], spain: [] },
  units: { ...AT_HOME, ...units },
  ...more,
});

const CASALE = there('casale', 'G1', 'G3', 'G4', 'G5', 'G6', 'G11');
const MANTUA = there('mantova', 'G2', 'G8', 'G9', 'G12');
const MILAN = some('M', 1, 5);
const SPINOLA = some('A', 1, 8);
const LANDSKNECHTS = some('L', 1, 9);
const FRENCH = some('F', 3, 7);

// ---- storms ------------------------------------------------------------------------------------------------------

const storms: readonly Blunder[] = [
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

const works: readonly Blunder[] = [
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

const holding: readonly Blunder[] = [
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

// ---- in the open ----------------------------------------------------------------------------------------------------

const field: readonly Blunder[] = [
  {
    name: 'a Commander alone in reach is caught',
    doc: scene('M', { ...there('valenza', ...MILAN), G1: 'frassineto', ...MANTUA, G3: 'casale' }),
    seat: SPAIN,
    well: (t) => t.where('G1') === 'eliminated',
  },
  {
    name: 'so are engineers without company',
    doc: scene(
      'S',
      { ...there('ivrea', 'S1', 'S2', 'S3', 'S5'), G12: 'trino', G14: 'casale', ...CASALE },
      { camps: ['mantova', 'valenza', 'ivrea'] },
    ),
    seat: SPAIN,
    well: (t) => t.where('G12') === 'eliminated',
  },
  {
    name: 'a Camp that nobody guards is taken',
    doc: scene(
      'S',
      {
        ...there('avigliana', 'S2', 'S3', 'S5'),
        ...there('trino', 'G3', 'G4', 'G5', 'G6'),
        G11: 'casale',
        F1: 'guillestre',
      },
      { camps: ['mantova', 'valenza', 'torino', 'susa'], morale: { france: 7 } },
    ),
    seat: SPAIN,
    well: (t) => t.camp(3) === 'eliminated',
  },
  {
    name: 'one troop of horse does not charge an army',
    doc: scene('M', { M8: 'valenza', ...there('frassineto', 'F1', ...FRENCH), ...CASALE }, { morale: { france: 7 } }),
    seat: SPAIN,
    well: (t) => t.where('M8') !== 'eliminated' && t.where('M8') !== 'frassineto',
  },
  {
    name: 'nor does one of the French',
    doc: scene(
      'F',
      { F11: 'carignano', ...there('torino', 'S1', 'S2', 'S3', 'S5'), ...CASALE },
      { morale: { france: 7 }, camps: ['mantova', 'valenza', 'torino', 'carignano'] },
    ),
    seat: FRANCE,
    well: (t) => t.where('F11') !== 'torino' && t.where('F11') !== 'eliminated',
  },
  {
    name: 'nobody attacks two across a river that he could not go back over',
    doc: scene('M', { M3: 'lomellina', ...there('frassineto', 'G4', 'G5'), ...there('casale', 'G3', 'G11') }),
    seat: SPAIN,
    well: (_t, done) => !did(done, 'step zone:frassineto'),
  },
  {
    name: 'a lonely besieger before Casale is driven away by the relief',
    doc: scene(
      'F',
      { ...there('rosignano', 'F1', ...FRENCH), M3: 'frassineto', ...CASALE },
      { morale: { france: 7 }, camps: ['mantova', 'milano', 'torino', 'rosignano'] },
    ),
    seat: FRANCE,
    well: (_t, done) => did(done, 'step zone:frassineto'),
  },
  {
    name: 'the French do not walk into the Duchy of Milan',
    doc: scene(
      'F',
      { ...there('rosignano', 'F1', ...FRENCH), ...CASALE },
      { morale: { france: 7 }, camps: ['mantova', 'milano', 'torino', 'rosignano'] },
    ),
    seat: FRANCE,
    well: (t) => t.points('spain') === 0,
  },
  {
    name: 'nor does Richelieu',
    doc: scene(
      'R',
      { ...there('col_asti', ...some('R', 1, 7)), ...CASALE },
      { morale: { france: 7 }, camps: ['mantova', 'milano', 'torino', 'col_asti'] },
    ),
    seat: FRANCE,
    well: (t) => t.points('spain') === 0,
  },
  {
    name: 'the Landsknechts do not walk into the Republic of Venice',
    doc: scene(
      'L',
      { ...there('castiglione', ...LANDSKNECHTS), ...MANTUA },
      { open: true, camps: ['mantova', 'valenza', 'torino', 'guillestre', 'castiglione'] },
    ),
    seat: SPAIN,
    well: (t) => t.points('france') === 0,
  },
];

// ---- rest and chits ---------------------------------------------------------------------------------------------------

const shaken = (zone: string, ...ids: readonly string[]): Units =>
  Object.fromEntries(ids.map((id) => [id, { at: zone, back: true }]));

const rest: readonly Blunder[] = [
  {
    name: 'shaken regiments behind walls recover',
    doc: scene(
      'G',
      { ...shaken('casale', 'G3', 'G4', 'G5'), G1: 'casale' },
      { camps: ['mantova', 'milano', 'torino'] },
    ),
    seat: FRANCE,
    well: (t) => !t.isDisrupted('G3') && !t.isDisrupted('G4'),
  },
  {
    name: 'shaken besiegers recover before they storm again',
    doc: scene(
      'M',
      { ...shaken('frassineto', 'M2', 'M3', 'M4', 'M5'), M1: 'frassineto', ...CASALE },
      { levels: { 'casale-frassineto': 0 } },
    ),
    seat: SPAIN,
    well: (_t, done) => !did(done, 'step zone:casale'),
  },
  {
    name: 'pay is given to an army on the brink of Low Morale',
    doc: scene('M', { M2: 'milano', ...CASALE }, { hands: { france: [], spain: [2] }, morale: { spain: 2 } }),
    seat: SPAIN,
    well: (_t, done) => did(done, 'play chit:2'),
  },
  {
    name: 'and to Gonzaga’s',
    doc: scene('G', { ...CASALE }, { hands: { france: [2], spain: [] }, morale: { gonzaga: 2 } }),
    seat: FRANCE,
    well: (_t, done) => did(done, 'play chit:2'),
  },
  {
    name: 'the dead of Milan are replaced when there are recruits',
    doc: scene(
      'M',
      { M5: 'milano', M2: 'eliminated', M3: 'eliminated', ...CASALE },
      { hands: { france: [], spain: [22] } },
    ),
    seat: SPAIN,
    well: (t, done) => did(done, 'play chit:22') && t.where('M2') !== 'eliminated',
  },
  {
    name: 'one’s own army is not sent for before it can come at once',
    doc: scene('G', { ...CASALE }, { turn: 'Mar 1628', hands: { france: [5], spain: [] } }),
    seat: FRANCE,
    well: (_t, done) => !did(done, 'play chit:5'),
  },
];

// ---- campaigns: armies once stood still for months ---------------------------------------------------------------------

const campaigns: readonly Blunder[] = [
  {
    name: 'Spinola does not wait in Milan with his Camp beside him',
    doc: scene(
      'A',
      { ...there('milano', ...SPINOLA, 'A9', 'A11'), ...CASALE },
      { turn: 'Mar 1630', camps: ['mantova', 'pavia', 'torino', 'guillestre', 'milano'] },
    ),
    seat: SPAIN,
    well: (t) => !standsIn(t, 'milano', SPINOLA.slice(3)),
  },
  {
    name: 'the Landsknechts come out of the Valtellina',
    doc: scene(
      'L',
      { ...there('valtellina', 'L1', ...some('L', 2, 7)), ...CASALE },
      { turn: 'Nov-Dec 1629', camps: ['mantova', 'valenza', 'torino', 'guillestre', 'valtellina'] },
    ),
    seat: SPAIN,
    well: (t) => !standsIn(t, 'valtellina', ['L1', 'L5', 'L6', 'L7']),
  },
  {
    name: 'no Camp goes ahead of its army to where the enemy’s horse roves',
    doc: scene(
      'F',
      { ...there('san_pietro', ...FRENCH), F1: 'san_pietro', ...there('carignano', 'S2', 'S3', 'S5') },
      { turn: 'Oct 1628', morale: { france: 7 }, camps: ['mantova', 'valenza', 'torino', 'san_pietro'] },
    ),
    seat: FRANCE,
    well: (t) => standsIn(t, t.camp(3), FRENCH),
  },
  {
    name: 'an army without heart raids by twos',
    doc: scene(
      'M',
      { ...there('frassineto', 'M2', 'M3', 'M4', 'M5'), ...CASALE },
      { turn: 'Mar 1629', morale: { spain: 2 } },
    ),
    seat: SPAIN,
    well: (_t, done) => did(done, 'raid'),
  },
  {
    name: 'in the last months nobody turns back before a siege that can still be decided',
    doc: scene(
      'L',
      {
        ...there('cremona', ...LANDSKNECHTS, 'L13', 'L14', 'L15'),
        ...there('curtatone', 'M2', 'M11'),
        ...MANTUA,
        ...CASALE,
        G16: 'eliminated',
      },
      { turn: 'Sep 1630', camps: ['mantova', 'canneto', 'torino', 'guillestre', 'cremona'] },
    ),
    seat: SPAIN,
    well: (t) => standsIn(t, 'curtatone', LANDSKNECHTS) || standsIn(t, 'cerese', LANDSKNECHTS),
  },
];

export const BLUNDERS: readonly Blunder[] = [...storms, ...works, ...holding, ...field, ...rest, ...campaigns];
