/**
 * What each field of a tile or card may hold, said once: edition files are checked with it field by field, and what has
 * passed is known to be a Tile or a Card. The compiler keeps the lists complete.
 */

import type { Ability, Arm, CaptainCard, CompanyCard, EventCard, EventEffect, EventWindow, Tile } from './types.ts';
import { COLOURS, FAMILIES, TILE_TYPES } from './types.ts';

interface Field {
  /** In words, for the problem text. */
  readonly allowed: string;
  readonly fits: (value: unknown) => boolean;
}

export type Fields<T = Record<string, unknown>> = { readonly [K in keyof T]-?: Field };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const whole = (min: number, max: number): Field => ({
  allowed: `a whole number from ${min} to ${max}`,
  fits: (value) => isWhole(value) && value >= min && value <= max,
});

const text = (max: number): Field => ({
  allowed: `a text of 1 to ${max} characters`,
  fits: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= max,
});

const flag: Field = { allowed: 'true or false', fits: (value) => typeof value === 'boolean' };

const oneOf = (options: readonly (string | number | null)[]): Field => ({
  allowed: options.map((option) => JSON.stringify(option)).join(', '),
  fits: (value) => options.some((option) => option === value),
});

const list = (of: Field): Field => ({
  allowed: `a list, each entry once, of ${of.allowed}`,
  fits: (value) => Array.isArray(value) && value.every(of.fits) && new Set(value).size === value.length,
});

/** An object with exactly these keys. */
const record = (fields: Fields): Field => ({
  allowed: describe(fields),
  fits: (value) => isRecord(value) && fitsAll(fields, value),
});

/** An object whose `kind` says which other keys it has. */
const variants = (cases: Readonly<Record<string, Fields>>): Field => ({
  allowed: Object.entries(cases)
    .map(([kind, fields]) => describe({ kind: oneOf([kind]), ...fields }))
    .join(' or '),
  fits: (value) => {
    if (!isRecord(value)) return false;
    const { kind, ...rest } = value;
    return typeof kind === 'string' && Object.hasOwn(cases, kind) && fitsAll(cases[kind] ?? {}, rest);
  },
});

const orNull = (field: Field): Field => ({
  allowed: `null or ${field.allowed}`,
  fits: (value) => value === null || field.fits(value),
});

function describe(fields: Fields): string {
  const keys = Object.entries(fields).map(([key, field]) => `"${key}": ${field.allowed}`);
  return `{ ${keys.join('; ')} }`;
}

function fitsAll(fields: Fields, value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  return keys.length === Object.keys(fields).length && keys.every((key) => fields[key]?.fits(value[key]) === true);
}

const small = whole(0, 20);
const positive = whole(1, 20);
/** A Captain may be a burden as well as a help. */
const modifier = whole(-5, 20);
const name = record({ en: text(60), it: text(60) });
const reason = record({ en: text(400), it: text(400) });
const source = oneOf(['rulebook', 'derived', 'reconstructed']);
const tileTypes = list(oneOf(TILE_TYPES));
const value = record({ base: small, per: orNull(oneOf(COLOURS)) });
const family = orNull(oneOf(FAMILIES));
const attested = list(text(40));

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

type Variants<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Fields<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
};

const ABILITIES: Variants<Ability> = {
  carts: { movement: positive },
  against: { arm, ranged: small, melee: small },
  ground: { types: tileTypes, ranged: small, melee: small },
  front: { ranged: small, melee: small },
};

const EFFECTS: Variants<EventEffect> = {
  surgeon: { wounds: positive },
  deal: { cards: positive },
  florins: { amount: positive },
  prestige: { points: positive },
  survey: {},
  march: { movement: positive },
  hospice: { wounds: positive },
  ruse: { ranged: small, melee: small },
  fever: { wounds: positive },
  levy: { amount: positive },
  disgrace: { points: positive },
};

export const TILE_FIELDS: Fields<Tile> = {
  id: whole(1, 40),
  name,
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
  source,
  reason,
};

const COMPANY_FIELDS: Fields<CompanyCard> = {
  kind: oneOf(['company']),
  id: whole(1, 109),
  deck: oneOf(['ventura', 'conscription', 'garrison']),
  type: text(40),
  name,
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
  source,
  attested,
  reason,
};

const CAPTAIN_FIELDS: Fields<CaptainCard> = {
  kind: oneOf(['captain']),
  id: whole(1, 109),
  deck: oneOf(['ventura']),
  name,
  deploy: small,
  upkeep: small,
  movement: modifier,
  ranged: modifier,
  melee: modifier,
  resistance: small,
  source,
  attested,
  reason,
};

const EVENT_FIELDS: Fields<EventCard> = {
  kind: oneOf(['event']),
  id: whole(1, 109),
  deck: oneOf(['conscription']),
  type: text(40),
  name,
  cost: small,
  window: oneOf(WINDOWS),
  effect: variants(EFFECTS),
  source,
  attested,
  reason,
};

export const CARD_FIELDS: Readonly<Record<'company' | 'captain' | 'event', Fields>> = {
  company: COMPANY_FIELDS,
  captain: CAPTAIN_FIELDS,
  event: EVENT_FIELDS,
};

export const isTile = (value: unknown): value is Tile => isRecord(value) && fitsAll(TILE_FIELDS, value);

export const isCard = (value: unknown): value is CompanyCard | CaptainCard | EventCard =>
  isRecord(value) && Object.values(CARD_FIELDS).some((fields) => fitsAll(fields, value));
