/** Blunders of command: wrong Orders, Orders to the wrong line, Units marked in vain, costly refusals. */

import { type Blunder, did, FRENCH, issuedTo, issuesCard, LEAGUE, morals, scene } from './blunder.ts';

const FAR = { F1: 'D2/S', F5: 'B2/S', F9: 'E2/S', L1: 'C6/N', L6: 'A6/N', L9: 'C5/N' };

// ---- Orders --------------------------------------------------------------------------------------------------------

const orders: readonly Blunder[] = [
  {
    name: 'the French Chief issues what his card asks',
    doc: { turn: 1, phase: 1 },
    seat: FRENCH,
    well: (_t, done) => issuesCard(done),
  },
  {
    name: 'the Chief of the League too',
    doc: { turn: 1, phase: 1 },
    seat: LEAGUE,
    well: (_t, done) => issuesCard(done),
  },
  {
    name: 'also in need no wrong Order is issued',
    doc: scene(1, FAR, { ...morals(5, 12), turn: 6 }),
    seat: FRENCH,
    well: (_t, done) => issuesCard(done),
  },
  {
    name: 'without contact no card with two Attacks',
    doc: scene(1, FAR, { sides: { F: { hand: ['F4'], used: ['F1', 'F2', 'F3'] }, L: {} } }),
    seat: FRENCH,
    well: (_t, done) => issuesCard(done) && done.filter((one) => one === 'issue order:A').length < 2,
  },
  {
    name: 'the Attack goes to the line that stands before the enemy',
    doc: scene(
      1,
      { F1: 'D1/S', F5: 'B2/S', F11: 'F3/S', L8: { at: 'F5/N', wounded: true }, L6: 'A7/N' },
      { sides: { F: { hand: ['F7'], used: ['F1', 'F2', 'F3'] }, L: {} }, turn: 4 },
    ),
    seat: FRENCH,
    well: (_t, done) => issuesCard(done) && issuedTo(done, 2) === 'A',
  },
];

// ---- Execution -----------------------------------------------------------------------------------------------------

const execution: readonly Blunder[] = [
  {
    name: 'a gun with a target is not marked to dig in',
    doc: scene(
      2,
      { F5: 'B3/S', F6: 'B3/S', F7: 'C2/S', L9: 'C5/N', L6: 'A5/N' },
      { commanders: { F2: { issued: 'P' } }, acting: 'F2' },
    ),
    seat: FRENCH,
    well: (_t, done) => !did(done, 'mark unit:F7'),
  },
  {
    name: 'a gun with a target is not marked to wait',
    doc: scene(
      2,
      { F5: 'B3/S', F6: 'B3/S', F7: 'C2/S', L9: 'C5/N' },
      { commanders: { F2: { issued: 'W' } }, acting: 'F2' },
    ),
    seat: FRENCH,
    well: (_t, done) => !did(done, 'mark unit:F7'),
  },
  {
    name: 'whoever cannot reach the enemy is not marked to attack',
    doc: scene(
      2,
      { F9: 'E1/S', F10: 'E1/S', F11: 'F3/S', F12: 'A1/E', L8: { at: 'F5/N', wounded: true } },
      { commanders: { F3: { issued: 'A' } }, acting: 'F3' },
    ),
    seat: FRENCH,
    well: (_t, done) => did(done, 'mark unit:F11') && !did(done, 'mark unit:F9') && !did(done, 'mark unit:F10'),
  },
  {
    name: 'an Attack without an enemy in reach costs one point, not four',
    doc: scene(
      2,
      { F1: 'D1/S', F2: 'D1/S', F3: 'A1/S', F4: 'C1/S', L9: 'C6/N' },
      { commanders: { F1: { issued: 'A' } }, acting: 'F1' },
    ),
    seat: FRENCH,
    well: (_t, done) => done.filter((one) => one.startsWith('mark')).length <= 1 && !did(done, 'reject'),
  },
  {
    name: 'a Movement is not refused for nothing',
    doc: scene(2, FAR, { commanders: { L3: { issued: 'M' } }, acting: 'L3' }),
    seat: LEAGUE,
    well: (_t, done) => !did(done, 'reject'),
  },
  {
    name: 'with two points left nobody refuses an Order for a new one',
    doc: scene(2, FAR, { ...morals(2, 10), commanders: { F1: { issued: 'P' } }, acting: 'F1' }),
    seat: FRENCH,
    well: (t, done) => t.over === null && !did(done, 'order'),
  },
  {
    name: 'with one point left nobody takes a Personal Initiative',
    doc: scene(
      2,
      { F3: 'A3/S', F4: 'C2/S', L6: 'A5/N', L9: 'C5/N' },
      { ...morals(1, 10), commanders: { F1: { issued: 'W' } }, acting: 'F1' },
    ),
    seat: FRENCH,
    well: (_t, done) => !did(done, 'initiative'),
  },
  {
    name: 'whoever has lines in contact obeys an Attack with the Cavalry that can charge',
    doc: scene(
      2,
      { L4: 'A5/N', L3: 'C7/N', L1: 'C6/N', L2: 'C6/N', F6: 'A3/S' },
      { commanders: { L1: { issued: 'A' } }, acting: 'L1' },
    ),
    seat: LEAGUE,
    well: (_t, done) => did(done, 'accept') && did(done, 'mark unit:L4') && !did(done, 'mark unit:L3'),
  },
];

export const COMMAND_BLUNDERS: readonly Blunder[] = [...orders, ...execution];
