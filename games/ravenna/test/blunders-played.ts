/** More blunders of three games that a thoughtful player has played against marshals, each as the position it was made in. */

import { type Blunder, did, FRENCH, LEAGUE, lives, morals, scene } from './blunder.ts';
import { marksOf } from './blunders-seen.ts';

const inRow = (place: string, ...rows: readonly number[]): boolean => rows.includes(Number(place[1]));

const marking: readonly Blunder[] = [
  {
    name: 'a second line is not marked for a target that the first one attacks already',
    doc: scene(
      2,
      {
        L9: { at: 'C4/NW/N', marked: true },
        L10: { at: 'C4/NE/N', marked: true },
        L6: 'A6/N',
        L7: 'B5/N',
        F6: { at: 'C3/S', wounded: true },
        F1: 'E1/S',
      },
      { commanders: { L3: { issued: 'A', answer: 'accepted' }, L2: { issued: 'A' } }, acting: 'L2' },
    ),
    seat: LEAGUE,
    well: (_t, done) => did(done, 'accept') && marksOf(done).length === 1,
  },
  {
    name: 'whoever stands behind friends and cannot come to touch is not marked to attack',
    doc: scene(
      2,
      { L4: 'A6/S/N', L6: 'A6/N/N', L3: 'B4/N', F3: { at: 'A5/S', wounded: true }, F2: 'B3/S' },
      { commanders: { L1: { issued: 'A' } }, acting: 'L1' },
    ),
    seat: LEAGUE,
    well: (_t, done) => did(done, 'mark unit:L3') && !did(done, 'mark unit:L4'),
  },
  {
    name: 'Pescara, wounded and worth three, is not marked to charge pikes where another finds shooters',
    doc: scene(
      2,
      { L5: { at: 'E5/N', wounded: true }, L6: 'A5/N', F9: { at: 'E2/S', maintains: true }, F6: 'A3/S' },
      { commanders: { L2: { issued: 'A' } }, acting: 'L2' },
    ),
    seat: LEAGUE,
    well: (_t, done) => did(done, 'mark unit:L6') && !did(done, 'mark unit:L5'),
  },
  {
    name: 'nobody raids guns that are dug in and guarded',
    doc: scene(
      2,
      {
        F3: { at: 'A3/S', wounded: true },
        F1: 'D2/S',
        L8: { at: 'B5/N', maintains: true },
        L9: { at: 'B5/W', maintains: true },
      },
      { commanders: { F1: { issued: 'W' } }, acting: 'F1' },
    ),
    seat: FRENCH,
    // To rally them is another matter.
    well: (_t, done) =>
      !['F1', 'F2', 'F3'].some((card) => did(done, `choose initiative:${card}`)) && !did(done, 'order'),
  },
  {
    name: 'behind in the last turn whoever can still win attacks, also against the odds',
    doc: scene(
      2,
      {
        L9: 'C4/N',
        L10: 'D4/N',
        L11: 'A6/N',
        F5: { at: 'C3/S', wounded: true },
        F4: { at: 'D3/S', wounded: true },
      },
      { ...morals(12, 9), turn: 8, commanders: { L3: { issued: 'A' } }, acting: 'L3' },
    ),
    seat: LEAGUE,
    well: (_t, done) => ['L9', 'L10'].every((unit) => marksOf(done).includes(unit)),
  },
];

const marches: readonly Blunder[] = [
  {
    name: 'an Attack that finds nobody still moves or turns to the enemy: it costs no more',
    doc: scene(
      5,
      { F5: { at: 'B2/E', marked: true }, L9: 'C5/N', L6: 'A6/N' },
      { commanders: { F2: { issued: 'A' } } },
    ),
    seat: FRENCH,
    well: (t) => t.place('F5') !== 'gone' && !(t.place('F5').startsWith('B2') && t.place('F5').endsWith('E')),
  },
  {
    name: 'foot is not packed four into an Area behind the fight',
    doc: scene(
      6,
      {
        F1: 'D2/S',
        F2: 'D2/S',
        F9: { at: 'E2/S', marked: true },
        F10: { at: 'E2/S', marked: true },
        L11: 'D5/N',
        L5: 'E7/N',
      },
      { turn: 1, commanders: { F3: { issued: 'M' } } },
    ),
    seat: FRENCH,
    well: (t) => !(t.place('F9').startsWith('D2') && t.place('F10').startsWith('D2')),
  },
  {
    name: 'the best horse of the army does not stay behind it',
    doc: scene(
      6,
      { F4: { at: 'C1/S', marked: true }, F1: 'D2/S', L9: 'C5/N', L5: 'E5/N' },
      { turn: 3, commanders: { F1: { issued: 'M' } } },
    ),
    seat: FRENCH,
    well: (t) => !inRow(t.place('F4'), 1),
  },
  {
    name: 'wounded horse far in front rides home',
    doc: scene(
      6,
      { F3: { at: 'A5/N', wounded: true, marked: true }, F5: 'B2/S', L4: 'A7/N', L6: 'B6/W', L7: 'B5/W' },
      { turn: 2, commanders: { F1: { issued: 'M' } } },
    ),
    seat: FRENCH,
    well: (t) => inRow(t.place('F3'), 3, 4) && lives(t, 'F3'),
  },
  {
    name: 'foot closes up to guns that have gone before the enemy’s foot',
    doc: scene(
      6,
      { F7: 'C3/S', F5: { at: 'B3/S', marked: true }, F1: 'D2/S', L10: 'C5/N', L9: 'C5/N', L3: 'D4/N' },
      { commanders: { F2: { issued: 'M' } } },
    ),
    seat: FRENCH,
    well: (t) => t.place('F5').startsWith('C3'),
  },
  {
    name: 'light horse rides past dug-in men-at-arms to the shooters beside them',
    doc: scene(
      5,
      { F12: { at: 'E3/S', marked: true }, F11: 'F1/S', L6: { at: 'E5/N', maintains: true }, L1: 'F5/N' },
      { commanders: { F3: { issued: 'A' } } },
    ),
    seat: FRENCH,
    well: (t) => !t.place('F12').startsWith('E4'),
  },
];

export const PLAYED_BLUNDERS: readonly Blunder[] = [...marking, ...marches];
