/** Blunders on the field: hits badly taken, shots wasted, fights refused, Units led off the board. */

import { type Blunder, did, FRENCH, LEAGUE, lives, morals, rolled, scene, shotAt } from './blunder.ts';

const [EAST, SOUTH, NORTH] = [1, 2, 0];

// ---- taking a hit --------------------------------------------------------------------------------------------------

const hits: readonly Blunder[] = [
  {
    name: 'the last point of Moral is not paid for a hit that a wound absorbs',
    doc: shotAt('F1', 'L8', 1, NORTH, { F1: 'C3/S', L8: 'C5/N' }, morals(1, 10)),
    seat: FRENCH,
    well: (t) => t.over === null,
  },
  {
    name: 'with two points left a hit of 2 is not paid in Moral',
    doc: shotAt('L2', 'F7', 2, SOUTH, { L2: 'C6/N', F7: 'C3/S' }, morals(10, 2)),
    seat: LEAGUE,
    well: (t) => t.over === null,
  },
  {
    name: 'three points left, a hit of 4: only the retreat is survived',
    doc: shotAt('F2', 'L8', 4, NORTH, { F2: 'B3/S', L8: 'B5/N' }, morals(3, 20)),
    seat: FRENCH,
    well: (t) => t.over === null,
  },
  {
    name: 'a wounded Personality is not killed by a hit of 1',
    doc: shotAt('F3', 'L8', 1, NORTH, { F3: { at: 'B3/S', wounded: true }, L8: 'B5/N' }),
    seat: FRENCH,
    well: (t) => lives(t, 'F3'),
  },
  {
    name: 'a wounded Personality with no way out is paid for',
    doc: shotAt('L5', 'F7', 1, SOUTH, { L5: { at: 'C7/N', wounded: true }, F7: 'C3/S' }),
    seat: LEAGUE,
    well: (t) => lives(t, 'L5'),
  },
  {
    name: 'nobody withdraws off the southern edge',
    doc: shotAt('L9', 'F7', 2, SOUTH, { L9: 'C7/N', F7: 'C4/S' }),
    seat: LEAGUE,
    well: (t) => lives(t, 'L9'),
  },
  {
    name: 'Cavalry does not retreat two Areas when there is only one',
    doc: shotAt('L4', 'F8', 3, SOUTH, { L4: 'E6/N', F8: 'E3/S' }),
    seat: LEAGUE,
    well: (t) => lives(t, 'L4'),
  },
  {
    name: 'a gun does not withdraw across the side line',
    doc: shotAt('L8', 'F8', 2, EAST, { L8: 'D6/N', F8: 'B6/E' }),
    seat: LEAGUE,
    well: (t) => lives(t, 'L8'),
  },
  {
    name: 'nobody withdraws into the enemy',
    doc: shotAt('F5', 'L8', 2, NORTH, { F5: 'B3/S', L8: 'B5/N', L6: 'B2/S' }),
    seat: FRENCH,
    well: (t) => lives(t, 'F5'),
  },
  {
    name: 'in the last turn a wound costs nothing, Moral does',
    doc: shotAt('F1', 'L8', 2, NORTH, { F1: 'C3/S', L8: 'C5/N' }, { ...morals(10, 10), turn: 8 }),
    seat: FRENCH,
    well: (t) => t.moral('F') === 10,
  },
  {
    name: 'in the last turn a lead of one point is kept at the price of a Unit without a name',
    doc: shotAt(
      'F1',
      'L8',
      2,
      NORTH,
      { F1: { at: 'C1/S', wounded: true }, F4: 'A1/S', L8: 'C4/N' },
      { ...morals(11, 10), turn: 8 },
    ),
    seat: FRENCH,
    well: (t) => t.moral('F') === 11,
  },
  {
    name: 'a hit of 1 on a sound Unit with Defense 2 costs no Moral',
    doc: shotAt('L10', 'F7', 1, SOUTH, { L10: 'C6/N', F7: 'C3/S' }, morals(20, 4)),
    seat: LEAGUE,
    well: (t) => t.moral('L') === 4,
  },
];

// ---- shooting ------------------------------------------------------------------------------------------------------

const shots: readonly Blunder[] = [
  {
    name: 'a gun with a target shoots',
    doc: scene(4, { F7: 'C3/S', L2: 'C6/N' }),
    seat: FRENCH,
    well: (_t, done) => did(done, 'fire'),
  },
  {
    name: 'nobody shoots over friends at what he cannot hit',
    doc: scene(4, { F2: 'C1/S', F5: 'C3/S', L9: 'C6/N' }),
    seat: FRENCH,
    well: (_t, done) => !did(done, 'fire'),
  },
  {
    name: 'with one point left nobody shoots over friends if he may miss',
    doc: scene(4, { F7: 'C2/S', F5: 'C3/S', L9: 'C5/N' }, morals(1, 12)),
    seat: FRENCH,
    well: (_t, done) => !did(done, 'fire'),
  },
  {
    name: 'the near target rather than the far one',
    doc: scene(4, { F7: 'C3/S', L2: 'C6/N', L7: 'B4/N' }),
    seat: FRENCH,
    well: (_t, done) => did(done, 'fire area:B4'),
  },
  {
    name: 'an enemy with one point left is shot at',
    doc: scene(4, { L8: 'B5/N', F4: 'B3/S' }, morals(1, 6)),
    seat: LEAGUE,
    well: (t, done) => t.over !== null || did(done, 'fire'),
  },
  {
    name: 'a wounded Personality that cannot give way is shot at rather than a sound Unit',
    doc: scene(4, { L11: 'C3/N', F3: { at: 'C1/S', wounded: true }, F9: 'D2/W' }, morals(6, 12)),
    seat: LEAGUE,
    well: (_t, done) => did(done, 'fire area:C1'),
  },
  {
    name: 'hand-guns shoot at whoever stands before the ditch',
    doc: scene(4, { L11: 'D5/N', F5: 'D4/S' }),
    seat: LEAGUE,
    well: (_t, done) => did(done, 'fire area:D4'),
  },
];

// ---- who suffers, who fights -----------------------------------------------------------------------------------------

const names: readonly Blunder[] = [
  {
    name: 'a wounded Personality with its back to the edge does not stand in for a sound Unit',
    doc: scene(4, { F7: 'C4/S', L9: { at: 'C7/NW/N', wounded: true }, L10: 'C7/NE/N' }),
    seat: LEAGUE,
    well: (_t, done) => !did(done, 'name unit:L9'),
  },
  {
    name: 'pikes meet the Cavalry, not the shooters beside them',
    doc: scene(
      5,
      { L6: { at: 'A5/N', marked: true }, F5: 'A3/SW/S', F6: 'A3/SE/S' },
      { commanders: { L2: { issued: 'A' } } },
    ),
    seat: FRENCH,
    well: (_t, done) => !did(done, 'name unit:F6'),
  },
  {
    name: 'a wounded gun is not sent to fight',
    doc: scene(
      5,
      { F4: { at: 'B3/S', marked: true }, L8: { at: 'B4/S/N', wounded: true }, L9: 'B4/NW/N' },
      { commanders: { F1: { issued: 'A' } } },
    ),
    seat: LEAGUE,
    well: (_t, done) => !did(done, 'name unit:L8'),
  },
];

// ---- the die -------------------------------------------------------------------------------------------------------

const dice: readonly Blunder[] = [
  {
    name: 'the best face of the die stands',
    doc: rolled(
      'F3',
      'L6',
      3,
      { F3: { at: 'A3/S', marked: true }, L6: 'A4/N' },
      { commanders: { F1: { issued: 'A' } } },
    ),
    seat: FRENCH,
    well: (_t, done) => did(done, 'keep'),
  },
  {
    name: 'the worst face is rolled again',
    doc: rolled(
      'F3',
      'L6',
      0,
      { F3: { at: 'A3/S', marked: true }, L6: 'A4/N' },
      { commanders: { F1: { issued: 'A' } } },
    ),
    seat: FRENCH,
    well: (_t, done) => did(done, 'again'),
  },
  {
    name: 'with two rolls again left the die next to the worst does not stand',
    doc: rolled(
      'F3',
      'L6',
      1,
      { F3: { at: 'A3/S', marked: true }, L6: 'A4/N' },
      { commanders: { F1: { issued: 'A' } } },
      2,
    ),
    seat: FRENCH,
    well: (_t, done) => did(done, 'again'),
  },
  {
    name: 'a face above the middle stands against an equal',
    doc: rolled(
      'L6',
      'F3',
      2,
      { L6: { at: 'A4/N', marked: true }, F3: 'A3/S' },
      { commanders: { L2: { issued: 'A' } } },
    ),
    seat: LEAGUE,
    well: (_t, done) => did(done, 'keep'),
  },
];

// ---- moving and attacking ------------------------------------------------------------------------------------------

const marches: readonly Blunder[] = [
  {
    name: 'nobody marches off the northern edge',
    doc: scene(6, { F1: { at: 'D1/N', marked: true }, L9: 'C5/N' }, { commanders: { F1: { issued: 'M' } } }),
    seat: FRENCH,
    well: (t) => lives(t, 'F1') && t.moral('F') === 24,
  },
  {
    name: 'a marked Unit moves or turns rather than pay a point',
    doc: scene(6, { L9: { at: 'C5/N', marked: true }, F5: 'C2/S' }, { commanders: { L3: { issued: 'M' } } }),
    seat: LEAGUE,
    well: (t) => t.moral('L') === 24,
  },
  {
    name: 'a gun that looks the wrong way turns to the enemy',
    doc: scene(
      6,
      { F7: { at: 'C2/E', marked: true }, L9: 'C5/N', L2: 'C6/N' },
      { commanders: { F2: { issued: 'M' } } },
    ),
    seat: FRENCH,
    well: (t) => t.place('F7').endsWith('S'),
  },
  {
    name: 'Cavalry in reach of a lone gun charges it',
    doc: scene(5, { L5: { at: 'E4/N', marked: true }, F8: 'E1/S' }, { commanders: { L2: { issued: 'A' } } }),
    seat: LEAGUE,
    well: (t) => t.place('L5').startsWith('E2'),
  },
  {
    name: 'it turns to charge a gun on its flank',
    doc: scene(5, { F12: { at: 'D7/S', marked: true }, L8: 'B7/N' }, { commanders: { F3: { issued: 'A' } } }),
    seat: FRENCH,
    well: (t) => t.place('F12').startsWith('C7'),
  },
  {
    name: 'the wounded gun rather than the dug-in pikes',
    doc: scene(
      5,
      {
        F4: { at: 'D2/S', marked: true },
        L8: { at: 'D4/N', wounded: true },
        L9: { at: 'C3/N', maintains: true },
      },
      { commanders: { F1: { issued: 'A' } } },
    ),
    seat: FRENCH,
    well: (t) => t.place('F4').startsWith('D3'),
  },
  {
    name: 'one point decides: the last Unit of the turn attacks',
    doc: scene(
      5,
      { F11: { at: 'F4/S', marked: true }, L8: { at: 'F6/N', wounded: true } },
      { ...morals(10, 1), turn: 8, commanders: { F3: { issued: 'A' } } },
    ),
    seat: FRENCH,
    well: (t) => t.over !== null || t.place('F11').startsWith('F5'),
  },
  {
    name: 'in the last movement of the game nobody pays for standing still',
    doc: scene(
      6,
      { F3: { at: 'A3/S', marked: true }, L6: 'A5/N' },
      { ...morals(10, 10), turn: 8, commanders: { F1: { issued: 'M' } } },
    ),
    seat: FRENCH,
    well: (t) => t.moral('F') === 10,
  },
];

export const FIELD_BLUNDERS: readonly Blunder[] = [...hits, ...shots, ...names, ...dice, ...marches];
