/** Marches and battles in the open, rest and chits, and whole campaigns: nobody sound goes wrong here. */

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
import { some, there, type Units } from './table.ts';

// ---- in the open ----------------------------------------------------------------------------------------------------

export const FIELD: readonly Blunder[] = [
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

export const REST: readonly Blunder[] = [
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

export const CAMPAIGNS: readonly Blunder[] = [
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
