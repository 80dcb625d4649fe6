/**
 * The twenty-four Units (D1-D13): the seven the rulebook names, the others after the order of battle of 11 April 1512.
 *
 * How the values were set: Shoot is the range, in Areas, at which three shots of four hit (see DIE in built-in.ts). Melee is 4 for
 * the few best, 3 for the line, 2 for shooters, 1 for guns, so that an ordinary fight ends between 0 and 4. Defense is 3 for
 * the armoured and the steady, 2 for the others: a wound absorbs most of what an ordinary fight can bring, or the Moral of an
 * army would not last eight turns. Pikes help against horse, bucklers against pikes (D20). The two French batteries reach the
 * camp behind its ditch from the start; the League has one, but behind the ditch it stands nearer to what it shoots at.
 */

import type { Ability, Name, Source, Unit, UnitType } from './types.ts';
import { UNIT_WORDS } from './unit-words.ts';

type Values = readonly [shoot: number | null, melee: number, advancing: number, turning: number, defense: number];

interface Row {
  readonly type: UnitType;
  readonly commander: number;
  readonly values: Values;
  readonly priority: number;
  readonly start: string;
  readonly person?: readonly [person: string, value: number, inItalian?: string];
  readonly ability?: Ability;
  readonly attested?: readonly string[];
}

const AGAINST_HORSE: Ability = { against: 'cavalry', melee: 1 };
const AGAINST_FOOT: Ability = { against: 'infantry', melee: 1 };
const AGAINST_GUNS: Ability = { against: 'artillery', melee: 1 };

const [FOIX, ESTE, GONZAGA, CARDONA, COLONNA, NAVARRO] = [0, 1, 2, 3, 4, 5];

const ROWS: readonly Row[] = [
  // values: shoot, melee, advancing, turning, defense
  {
    type: 'infantry',
    commander: FOIX,
    values: [null, 3, 1, 2, 2],
    priority: 11,
    start: 'D2',
    ability: AGAINST_HORSE,
    attested: ['name', 'commander', 'defense'],
  },
  { type: 'infantry', commander: FOIX, values: [1, 2, 1, 2, 2], priority: 6, start: 'D2', person: ['Molard', 1] },
  { type: 'cavalry', commander: FOIX, values: [null, 3, 2, 1, 3], priority: 15, start: 'A1', person: ['La Palice', 2] },
  {
    type: 'cavalry',
    commander: FOIX,
    values: [null, 4, 2, 1, 3],
    priority: 18,
    start: 'C1',
    person: ['Bayard', 2, 'Baiardo'],
  },
  {
    type: 'infantry',
    commander: ESTE,
    values: [null, 4, 1, 2, 3],
    priority: 10,
    start: 'B2',
    person: ['Jacob Empser', 2],
    ability: AGAINST_HORSE,
    attested: ['name', 'type', 'commander', 'personality'],
  },
  {
    type: 'infantry',
    commander: ESTE,
    values: [1, 2, 1, 2, 2],
    priority: 3,
    start: 'B2',
    attested: ['name', 'type', 'commander'],
  },
  {
    type: 'artillery',
    commander: ESTE,
    values: [4, 1, 1, 1, 2],
    priority: 22,
    start: 'C2',
    attested: ['name', 'type'],
  },
  { type: 'artillery', commander: ESTE, values: [5, 1, 1, 1, 2], priority: 23, start: 'E1' },
  {
    type: 'infantry',
    commander: GONZAGA,
    values: [null, 3, 1, 2, 3],
    priority: 14,
    start: 'E2',
    person: ['Cesare Martinengo', 1],
    ability: AGAINST_HORSE,
  },
  {
    type: 'infantry',
    commander: GONZAGA,
    values: [1, 2, 1, 2, 2],
    priority: 7,
    start: 'E2',
    person: ['Guy de La Motte', 1],
  },
  {
    type: 'cavalry',
    commander: GONZAGA,
    values: [null, 4, 2, 1, 3],
    priority: 19,
    start: 'F1',
    person: ['Yves d’Alègre', 2],
  },
  {
    type: 'cavalry',
    commander: GONZAGA,
    values: [null, 2, 3, 2, 2],
    priority: 2,
    start: 'F2',
    ability: AGAINST_GUNS,
  },
  {
    type: 'infantry',
    commander: CARDONA,
    values: [2, 2, 1, 1, 2],
    priority: 5,
    start: 'C6',
    person: ['Armendáriz', 1],
    attested: ['name', 'type', 'commander', 'advancing'],
  },
  { type: 'infantry', commander: CARDONA, values: [null, 3, 1, 2, 3], priority: 21, start: 'C6' },
  {
    type: 'cavalry',
    commander: CARDONA,
    values: [null, 3, 2, 1, 3],
    priority: 20,
    start: 'C7',
    person: ['Carvajal', 2],
  },
  {
    type: 'cavalry',
    commander: CARDONA,
    values: [null, 3, 2, 1, 3],
    priority: 17,
    start: 'A7',
    person: ['Antonio de Leyva', 1],
  },
  {
    type: 'cavalry',
    commander: COLONNA,
    values: [null, 3, 3, 2, 2],
    priority: 1,
    start: 'E7',
    person: ['Pescara', 3],
    ability: AGAINST_GUNS,
    attested: ['name', 'type', 'commander'],
  },
  { type: 'cavalry', commander: COLONNA, values: [null, 4, 2, 1, 3], priority: 16, start: 'A6' },
  {
    type: 'infantry',
    commander: COLONNA,
    values: [null, 3, 1, 2, 3],
    priority: 13,
    start: 'B6',
    person: ['Raffaele de’ Pazzi', 1],
  },
  { type: 'artillery', commander: COLONNA, values: [3, 1, 1, 1, 2], priority: 24, start: 'B5' },
  {
    type: 'infantry',
    commander: NAVARRO,
    values: [null, 3, 1, 2, 3],
    priority: 12,
    start: 'C5',
    person: ['Zamudio', 2],
    ability: AGAINST_HORSE,
  },
  {
    type: 'infantry',
    commander: NAVARRO,
    values: [null, 3, 1, 2, 3],
    priority: 9,
    start: 'C5',
    ability: AGAINST_FOOT,
    attested: ['name'],
  },
  {
    type: 'infantry',
    commander: NAVARRO,
    values: [1, 2, 1, 2, 2],
    priority: 4,
    start: 'D5',
    person: ['Samaniego', 1],
  },
  {
    type: 'infantry',
    commander: NAVARRO,
    values: [1, 3, 1, 1, 3],
    priority: 8,
    start: 'D5',
    ability: AGAINST_HORSE,
  },
];

const personName = ([person, , inItalian = person]: NonNullable<Row['person']>): Name => ({
  en: person,
  it: inItalian,
});

/** A Unit that the rulebook names is `derived`: most of its values are still ours. */
const sourceOf = (attested: readonly string[]): Source => (attested.length > 0 ? 'derived' : 'reconstructed');

export const UNITS: readonly Unit[] = ROWS.map(unit);

function unit(row: Row, number: number): Unit {
  const found = UNIT_WORDS[number];
  if (!found) throw new Error(`no name for Unit ${number}`);
  const [shoot, melee, advancing, turning, defense] = row.values;
  return {
    name: found.name,
    type: row.type,
    commander: row.commander,
    shoot,
    melee,
    advancing,
    turning,
    defense,
    personality: row.person ? { person: personName(row.person), value: row.person[1] } : null,
    priority: row.priority,
    ability: row.ability ?? null,
    start: row.start,
    // R2.7
    facing: number < ROWS.length / 2 ? 'S' : 'N',
    source: sourceOf(row.attested ?? []),
    attested: row.attested ?? [],
    reason: found.reason,
  };
}
