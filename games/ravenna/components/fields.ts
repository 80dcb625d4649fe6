/**
 * What each field of a component may hold, said once: edition files are checked with it field by field, and what has passed
 * is known to be a component. The compiler keeps the lists complete.
 */

import type { Commander, Components, Initiative, InitiativeEffect, Strategy, Unit } from './types.ts';
import { DIRECTIONS, ORDERS, UNIT_TYPES } from './types.ts';

export interface Field {
  /** In words, for the problem text. */
  readonly allowed: string;
  readonly fits: (value: unknown) => boolean;
}

export type Fields<T = Record<string, unknown>> = { readonly [K in keyof T]-?: Field };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const whole = (min: number, max: number): Field => ({
  allowed: `a whole number from ${min} to ${max}`,
  fits: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max,
});

const text = (max: number): Field => ({
  allowed: `a text of 1 to ${max} characters`,
  fits: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= max,
});

const flag: Field = { allowed: 'true or false', fits: (value) => typeof value === 'boolean' };

const oneOf = (options: readonly (string | number)[]): Field => ({
  allowed: options.map((option) => JSON.stringify(option)).join(', '),
  fits: (value) => options.some((option) => option === value),
});

const list = (of: Field, least: number, most: number): Field => ({
  allowed: `a list of ${least === most ? least : `${least} to ${most}`}, each ${of.allowed}`,
  fits: (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(of.fits),
});

/** An object with exactly these keys. */
const record = (fields: Fields): Field => ({
  allowed: described(fields),
  fits: (value) => isRecord(value) && fitsAll(fields, value),
});

/** An object whose `kind` says which other keys it has. */
const variants = (cases: Readonly<Record<string, Fields>>): Field => ({
  allowed: Object.entries(cases)
    .map(([kind, fields]) => described({ kind: oneOf([kind]), ...fields }))
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

function described(fields: Fields): string {
  const keys = Object.entries(fields).map(([key, field]) => `"${key}": ${field.allowed}`);
  return `{ ${keys.join('; ')} }`;
}

function fitsAll(fields: Fields, value: Record<string, unknown>): boolean {
  const keys = Object.keys(value);
  return keys.length === Object.keys(fields).length && keys.every((key) => fields[key]?.fits(value[key]) === true);
}

const small = whole(0, 9);
const added = whole(0, 3);
const name = record({ en: text(60), it: text(60) });
const sentence = record({ en: text(400), it: text(400) });
const source = oneOf(['rulebook', 'derived', 'reconstructed']);
const attested = list(text(40), 0, 20);
const area: Field = {
  allowed: 'an Area from "A1" to "F7"',
  fits: (value) => typeof value === 'string' && /^[A-F][1-7]$/.test(value),
};

type Variants<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Fields<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
};

const EFFECTS: Variants<InitiativeEffect> = {
  heal: {},
  stand: { maintain: flag, steadfast: flag, covered: flag },
  shoot: { bonus: added, shots: whole(1, 3) },
  attack: { advance: added, turn: added, melee: added, rerolls: added, attacks: whole(1, 2) },
  move: { advance: added, turn: added },
};

export const COMMANDER_FIELDS: Fields<Commander> = { name, priority: whole(1, 99), source, reason: sentence };

export const UNIT_FIELDS: Fields<Unit> = {
  name,
  type: oneOf(UNIT_TYPES),
  commander: whole(0, 5),
  shoot: orNull(small),
  melee: small,
  advancing: small,
  turning: small,
  defense: small,
  personality: orNull(record({ person: name, value: small })),
  priority: whole(1, 99),
  ability: orNull(record({ against: oneOf(UNIT_TYPES), melee: whole(-9, 9) })),
  start: area,
  facing: oneOf(DIRECTIONS),
  source,
  attested,
  reason: sentence,
};

export const STRATEGY_FIELDS: Fields<Strategy> = { name, orders: list(oneOf(ORDERS), 3, 3), source, reason: sentence };

export const INITIATIVE_FIELDS: Fields<Initiative> = {
  name,
  phase: oneOf([3, 4, 5, 6, 7]),
  cost: small,
  effect: variants(EFFECTS),
  text: sentence,
  source,
  attested,
  reason: sentence,
};

const edge = list(area, 2, 2);

/** What stands by itself: not an entry with an id. */
export const LOOSE_FIELDS: Fields<Pick<Components, 'orderDeck' | 'die' | 'frontLine' | 'sideLine'>> = {
  orderDeck: list(oneOf(ORDERS), 6, 6),
  die: list(whole(-9, 9), 4, 4),
  frontLine: list(edge, 3, 3),
  sideLine: list(edge, 2, 2),
};

export const isCommander = (value: unknown): value is Commander => isRecord(value) && fitsAll(COMMANDER_FIELDS, value);
export const isUnit = (value: unknown): value is Unit => isRecord(value) && fitsAll(UNIT_FIELDS, value);
export const isStrategy = (value: unknown): value is Strategy => isRecord(value) && fitsAll(STRATEGY_FIELDS, value);
export const isInitiative = (value: unknown): value is Initiative =>
  isRecord(value) && fitsAll(INITIATIVE_FIELDS, value);
export const areComponents = (value: unknown): value is Components =>
  isRecord(value) && Object.entries(LOOSE_FIELDS).every(([key, field]) => field.fits(value[key]));
