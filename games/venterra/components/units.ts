/**
 * The unit reference card (F6.1). The rulebook gives abilities and some movements; costs and values are ours. A Soldier is
 * the measure: one body, one point. Recruiting slots are what is short, so Scouts are many weak bodies and a Knight is the
 * strong, dear one; large armies pay by the body.
 */

import type { Name, Unit, UnitKind } from './types.ts';
import { UNITS } from './types.ts';
import { type Words, words } from './words.ts';

interface Row extends Words {
  readonly forgeName: Name;
  /** cost, attack, siege, defense, forge defense, movement */
  readonly values: readonly [number, number, number, number, number, number];
  readonly attested: readonly string[];
}

const ROWS: Readonly<Record<UnitKind, Row>> = {
  soldier: {
    ...words(
      'Soldier',
      'Soldato',
      'The measure of all others: one body, one point. Brutes fell one more.',
      'La misura di tutti: un corpo, un punto. I Bruti ne abbattono uno in più.',
    ),
    forgeName: { en: 'Brute', it: 'Bruto' },
    values: [1, 1, 1, 1, 1, 1],
    attested: ['name', 'forgeName', 'movement'],
  },
  ship: {
    ...words(
      'Ship',
      'Nave',
      'One alone ties with the open sea, two take it; two steps make the support move worth having.',
      'Una sola pareggia col mare aperto, due lo prendono; due passi danno valore al movimento di supporto.',
    ),
    forgeName: { en: 'War Ship', it: 'Nave da guerra' },
    values: [2, 1, 1, 1, 1, 2],
    attested: ['name'],
  },
  scout: {
    ...words(
      'Scout',
      'Esploratore',
      'Two bodies for one recruitment, but they hold nothing.',
      'Due corpi per un reclutamento, ma non tengono nulla.',
    ),
    forgeName: { en: 'Scout', it: 'Esploratore' },
    values: [2, 1, 1, 0, 0, 1],
    attested: ['name', 'movement', 'brings'],
  },
  siege: {
    ...words(
      'Siege',
      'Assedio',
      'Cheap attack against walls, helpless alone; as a Golem it can stand.',
      'Attacco a buon prezzo contro le mura, inerme da solo; da Golem sa reggere.',
    ),
    forgeName: { en: 'Golem', it: 'Golem' },
    values: [2, 1, 2, 0, 1, 1],
    attested: ['name', 'forgeName', 'siege'],
  },
  knight: {
    ...words(
      'Knight',
      'Cavaliere',
      'Two points in one body: half the price in a large army, but one loss takes both.',
      'Due punti in un corpo: metà del prezzo in un grande esercito, ma una perdita li toglie entrambi.',
    ),
    forgeName: { en: 'Lance', it: 'Lancia' },
    values: [3, 2, 2, 2, 2, 2],
    attested: ['name', 'movement'],
  },
};

export const units: readonly Unit[] = UNITS.map((key, i) => {
  const { name, reason, forgeName, values, attested } = ROWS[key];
  const [cost, attack, siege, defense, forgeDefense, movement] = values;
  return {
    id: i + 1,
    key,
    name,
    forgeName,
    cost,
    attack,
    siege,
    defense,
    forgeDefense,
    movement,
    support: key === 'ship',
    brings: key === 'scout' ? 2 : 1,
    source: 'reconstructed',
    attested,
    reason,
  };
});
