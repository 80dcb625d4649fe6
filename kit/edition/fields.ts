/**
 * What a field of a component may hold, said once: edition files are checked with it, and what has passed is known to be a
 * component. A game lists its fields as `Fields<Tile>`, and the compiler keeps the lists complete.
 */

export interface Field {
  /** In words, for the problem text. */
  readonly allowed: string;
  readonly fits: (value: unknown) => boolean;
}

export type Fields<T = Record<string, unknown>> = { readonly [K in keyof T]-?: Field };

/** The fields of each kind of a union. */
export type VariantFields<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Fields<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const whole = (min: number, max: number): Field => ({
  allowed: `a whole number from ${min} to ${max}`,
  fits: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max,
});

export const text = (max: number): Field => ({
  allowed: `a text of 1 to ${max} characters`,
  fits: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= max,
});

export const flag: Field = { allowed: 'true or false', fits: (value) => typeof value === 'boolean' };

export const oneOf = (options: readonly (string | number | null)[]): Field => ({
  allowed: options.map((option) => JSON.stringify(option)).join(', '),
  fits: (value) => options.some((option) => option === value),
});

export const list = (of: Field, least: number, most: number): Field => ({
  allowed: `a list of ${least === most ? least : `${least} to ${most}`}, each ${of.allowed}`,
  fits: (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(of.fits),
});

/** A list in which nothing is twice. */
export const listOnce = (of: Field): Field => ({
  allowed: `a list, each entry once, of ${of.allowed}`,
  fits: (value) => Array.isArray(value) && value.every(of.fits) && new Set(value).size === value.length,
});

/** An object with exactly these keys. */
export const record = (fields: Fields): Field => ({
  allowed: described(fields),
  fits: (value) => fitsAll(fields, value),
});

/** An object whose `kind` says which other keys it has. */
export const variants = (cases: Readonly<Record<string, Fields>>): Field => ({
  allowed: Object.entries(cases)
    .map(([kind, fields]) => described({ kind: oneOf([kind]), ...fields }))
    .join(' or '),
  fits: (value) => {
    if (!isRecord(value)) return false;
    const { kind, ...rest } = value;
    return typeof kind === 'string' && Object.hasOwn(cases, kind) && fitsAll(cases[kind] ?? {}, rest);
  },
});

export const orNull = (field: Field): Field => ({
  allowed: `null or ${field.allowed}`,
  fits: (value) => value === null || field.fits(value),
});

function described(fields: Fields): string {
  const keys = Object.entries(fields).map(([key, field]) => `"${key}": ${field.allowed}`);
  return `{ ${keys.join('; ')} }`;
}

/** Is it an object with exactly these fields? */
export function fitsAll(fields: Fields, value: unknown): boolean {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(fields).length &&
    keys.every((key) => Object.hasOwn(fields, key) && fields[key]?.fits(value[key]) === true)
  );
}

/** What every component has. */
export const nameField = record({ en: text(60), it: text(60) });
export const sentenceField = record({ en: text(400), it: text(400) });
export const sourceField = oneOf(['rulebook', 'derived', 'reconstructed']);
