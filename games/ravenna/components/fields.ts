/**
 * What each field of a component may hold, said once: edition files are checked with it field by field, and what has passed
 * is known to be a component. The compiler keeps the lists complete.
 */

import {
  type Field,
  type Fields,
  fitsAll,
  flag,
  isRecord,
  list,
  nameField,
  oneOf,
  orNull,
  record,
  sentenceField,
  sourceField,
  text,
  type VariantFields,
  variants,
  whole,
} from '@condotta/kit/edition';
import {
  type Commander,
  type Components,
  DIRECTIONS,
  type Initiative,
  type InitiativeEffect,
  ORDERS,
  type Strategy,
  UNIT_TYPES,
  type Unit,
} from './types.ts';

const small = whole(0, 9);
const added = whole(0, 3);
const attested = list(text(40), 0, 20);
const area: Field = {
  allowed: 'an Area from "A1" to "F7"',
  fits: (value) => typeof value === 'string' && /^[A-F][1-7]$/.test(value),
};

const EFFECTS: VariantFields<InitiativeEffect> = {
  heal: {},
  stand: { maintain: flag, steadfast: flag, covered: flag },
  shoot: { bonus: added, shots: whole(1, 3) },
  attack: { advance: added, turn: added, melee: added, rerolls: added, attacks: whole(1, 2) },
  move: { advance: added, turn: added },
};

export const COMMANDER_FIELDS: Fields<Commander> = {
  name: nameField,
  priority: whole(1, 99),
  source: sourceField,
  reason: sentenceField,
};

export const UNIT_FIELDS: Fields<Unit> = {
  name: nameField,
  type: oneOf(UNIT_TYPES),
  commander: whole(0, 5),
  shoot: orNull(small),
  melee: small,
  advancing: small,
  turning: small,
  defense: small,
  personality: orNull(record({ person: nameField, value: small })),
  priority: whole(1, 99),
  ability: orNull(record({ against: oneOf(UNIT_TYPES), melee: whole(-9, 9) })),
  start: area,
  facing: oneOf(DIRECTIONS),
  source: sourceField,
  attested,
  reason: sentenceField,
};

export const STRATEGY_FIELDS: Fields<Strategy> = {
  name: nameField,
  orders: list(oneOf(ORDERS), 3, 3),
  source: sourceField,
  reason: sentenceField,
};

export const INITIATIVE_FIELDS: Fields<Initiative> = {
  name: nameField,
  phase: oneOf([3, 4, 5, 6, 7]),
  cost: small,
  effect: variants(EFFECTS),
  text: sentenceField,
  source: sourceField,
  attested,
  reason: sentenceField,
};

const edge = list(area, 2, 2);

export const ORDER_DECK_FIELD: Field = list(oneOf(ORDERS), 6, 7);

/** What stands by itself: not an entry with an id. */
export const LOOSE_FIELDS: Fields<Pick<Components, 'orderDecks' | 'die' | 'frontLine' | 'sideLine'>> = {
  orderDecks: list(ORDER_DECK_FIELD, 2, 2),
  die: list(whole(-9, 9), 4, 4),
  frontLine: list(edge, 3, 3),
  sideLine: list(edge, 2, 2),
};

export const isCommander = (value: unknown): value is Commander => fitsAll(COMMANDER_FIELDS, value);
export const isUnit = (value: unknown): value is Unit => fitsAll(UNIT_FIELDS, value);
export const isStrategy = (value: unknown): value is Strategy => fitsAll(STRATEGY_FIELDS, value);
export const isInitiative = (value: unknown): value is Initiative => fitsAll(INITIATIVE_FIELDS, value);
export const areComponents = (value: unknown): value is Components =>
  isRecord(value) && Object.entries(LOOSE_FIELDS).every(([key, field]) => field.fits(value[key]));
