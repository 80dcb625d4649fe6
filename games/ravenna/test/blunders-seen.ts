/** Blunders that thoughtful players have seen computer players make. */

import { type Blunder, did, FRENCH, LEAGUE, lives, scene, shotAt } from './blunder.ts';

const [EAST, SOUTH] = [1, 2];
/** The Units that were marked. */
export const marksOf = (done: readonly string[]): string[] =>
  done.flatMap((one) => (one.startsWith('mark') ? [one.slice('mark unit:'.length)] : []));

/** Navarro's foot behind the ditch with an Order to stand. */
export const TO_STAND = scene(
  2,
  { L9: 'C5/N', L10: 'C5/N', L11: 'D5/N', L12: 'D5/N', F5: 'C2/S', F1: 'D2/S' },
  { commanders: { L3: { issued: 'P' } }, acting: 'L3' },
);

/** One wounded Unit in reach that can step back, and four who would attack it. */
export const ONE_TARGET = scene(
  2,
  { L9: 'C4/NW/N', L10: 'C4/NE/N', L12: 'C4/SW/N', L11: 'D6/N', F6: { at: 'C3/S', wounded: true }, F1: 'E1/S' },
  { commanders: { L3: { issued: 'A' } }, acting: 'L3' },
);

/** Guns alone, horse that points at them, and foot that could stand with them. */
export const GUNS_ALONE = scene(
  6,
  { L8: 'B5/N', L7: { at: 'B6/N', marked: true }, F4: 'B3/S', F3: 'A3/S' },
  { commanders: { L2: { issued: 'M' } } },
);

export const SEEN_BLUNDERS: readonly Blunder[] = [
  {
    name: 'an Order to stand is carried out by all: it costs nothing',
    doc: TO_STAND,
    seat: LEAGUE,
    well: (_t, done) => marksOf(done).length === 4,
  },
  {
    name: 'an Order to stand goes to whoever does not stand yet',
    doc: scene(
      2,
      { L9: { at: 'C5/N', maintains: true }, L10: 'C5/N', L11: 'D5/N', L12: 'D5/N', F5: 'C2/S', F1: 'D2/S' },
      { commanders: { L3: { issued: 'P' } }, acting: 'L3' },
    ),
    seat: LEAGUE,
    well: (_t, done) => ['L10', 'L11', 'L12'].every((unit) => marksOf(done).includes(unit)),
  },
  {
    name: 'not everybody is marked to attack the one who can step back',
    doc: ONE_TARGET,
    seat: LEAGUE,
    well: (_t, done) => did(done, 'accept') && marksOf(done).length <= 2,
  },
  {
    name: 'foot stands with guns that horse points at',
    doc: GUNS_ALONE,
    seat: LEAGUE,
    well: (t) => ['B5', 'B4', 'A5'].some((area) => t.place('L7').startsWith(area)),
  },
  {
    name: 'in the last turn a wounded Unit withdraws for nothing rather than die: Units break ties',
    doc: shotAt('L11', 'F7', 1, SOUTH, { L11: { at: 'C5/N', wounded: true }, F7: 'C3/S' }, { turn: 8 }),
    seat: LEAGUE,
    well: (t) => lives(t, 'L11') && t.moral('L') === 24,
  },
  {
    name: 'a wounded Unit retreats for a point rather than die for one',
    doc: shotAt('F2', 'L8', 2, EAST, { F2: { at: 'C3/S', wounded: true }, L8: 'A3/E' }),
    seat: FRENCH,
    well: (t) => lives(t, 'F2') && t.moral('F') === 23,
  },
];
