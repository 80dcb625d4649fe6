/**
 * What each field of a tile or card may hold, said once: edition files are checked with it field by field, and what has
 * passed is known to be a Tile or a Card. The compiler keeps the lists complete.
 */

import {
  type Fields,
  fitsAll,
  flag,
  listOnce,
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
  type Ability,
  type Arm,
  type CaptainCard,
  COLOURS,
  type CompanyCard,
  type EventCard,
  type EventEffect,
  type EventWindow,
  FAMILIES,
  type Talent,
  TILE_TYPES,
  type Tile,
} from './types.ts';

const small = whole(0, 20);
const positive = whole(1, 20);
/** A Captain may be a burden as well as a help. */
const modifier = whole(-5, 20);
const tileTypes = listOnce(oneOf(TILE_TYPES));
const value = record({ base: small, per: orNull(oneOf(COLOURS)) });
const family = orNull(oneOf(FAMILIES));
const attested = listOnce(text(40));

const ARMS: readonly Arm[] = ['foot', 'shot', 'horse', 'cavalry', 'train'];
const arm = oneOf(ARMS);

const WINDOWS: readonly EventWindow[] = [
  'prestige',
  'fortune',
  'recruit',
  'upkeep',
  'expansion',
  'conscription',
  'deploy',
  'regroup',
  'troop',
  'battle',
  'aftermath',
];

const ABILITIES: VariantFields<Ability> = {
  carts: { movement: positive },
  against: { arm, ranged: small, melee: small },
  ground: { types: tileTypes, ranged: small, melee: small },
  front: { ranged: small, melee: small },
};

const TALENTS: VariantFields<Talent> = {
  ground: { types: tileTypes, ranged: small, melee: small },
  attack: { ranged: small, melee: small },
  stand: { ranged: small, melee: small },
  thrift: { florins: positive },
  plunder: { florins: positive },
};

const EFFECTS: VariantFields<EventEffect> = {
  surgeon: { wounds: positive },
  march: { movement: positive },
  ruse: { ranged: small, melee: small },
  shelter: { ranged: positive },
  ambush: { types: tileTypes },
  escalade: {},
  pursuit: {},
  deal: { cards: positive },
  florins: { amount: positive },
  harvest: { type: oneOf(TILE_TYPES), most: positive },
  quarters: { most: positive },
  survey: {},
  veterans: {},
  contribution: { amount: positive },
  toll: { amount: positive },
  ransom: { amount: positive },
  prestige: { points: positive },
  fever: { wounds: positive },
  winter: { wounds: positive },
  revolt: {},
  arrears: {},
};

export const TILE_FIELDS: Fields<Tile> = {
  id: whole(1, 40),
  name: nameField,
  type: oneOf(TILE_TYPES),
  colour: orNull(oneOf(COLOURS)),
  income: value,
  cost: positive,
  ranged: value,
  melee: small,
  resistance: value,
  setup: oneOf([2, 3, 4, null]),
  family,
  equal: flag,
  source: sourceField,
  reason: sentenceField,
};

const COMPANY_FIELDS: Fields<CompanyCard> = {
  kind: oneOf(['company']),
  id: whole(1, 109),
  deck: oneOf(['ventura', 'conscription', 'garrison']),
  type: text(40),
  name: nameField,
  arm,
  deploy: small,
  upkeep: small,
  movement: small,
  ranged: small,
  melee: small,
  resistance: positive,
  mobilization: tileTypes,
  ability: orNull(variants(ABILITIES)),
  family,
  source: sourceField,
  attested,
  reason: sentenceField,
};

const CAPTAIN_FIELDS: Fields<CaptainCard> = {
  kind: oneOf(['captain']),
  id: whole(1, 109),
  deck: oneOf(['ventura']),
  name: nameField,
  deploy: small,
  upkeep: small,
  movement: modifier,
  ranged: modifier,
  melee: modifier,
  resistance: small,
  talent: orNull(variants(TALENTS)),
  source: sourceField,
  attested,
  reason: sentenceField,
};

const EVENT_FIELDS: Fields<EventCard> = {
  kind: oneOf(['event']),
  id: whole(1, 109),
  deck: oneOf(['conscription']),
  type: text(40),
  name: nameField,
  cost: small,
  window: oneOf(WINDOWS),
  effect: variants(EFFECTS),
  source: sourceField,
  attested,
  reason: sentenceField,
};

export const CARD_FIELDS: Readonly<Record<'company' | 'captain' | 'event', Fields>> = {
  company: COMPANY_FIELDS,
  captain: CAPTAIN_FIELDS,
  event: EVENT_FIELDS,
};

export const isTile = (value: unknown): value is Tile => fitsAll(TILE_FIELDS, value);

export const isCard = (value: unknown): value is CompanyCard | CaptainCard | EventCard =>
  Object.values(CARD_FIELDS).some((fields) => fitsAll(fields, value));
