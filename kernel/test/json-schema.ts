/** As much of JSON Schema as the kernel's schemas use: enough to see that they describe what they are about. */

import { isObject } from '../shape.ts';

export function fits(schema: unknown, x: unknown): boolean {
  if (schema === false) return false;
  if (!isObject(schema)) return true;
  const { type, properties, required, additionalProperties, items, prefixItems, minItems, maxItems } = schema;
  if ('const' in schema && x !== schema['const']) return false;
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(x)) return false;
  if (type !== undefined && ![type].flat().some((t) => isOf(t, x))) return false;
  if (typeof schema['minimum'] === 'number' && typeof x === 'number' && x < schema['minimum']) return false;
  if (typeof schema['maximum'] === 'number' && typeof x === 'number' && x > schema['maximum']) return false;
  if (Array.isArray(schema['anyOf']) && !schema['anyOf'].some((s) => fits(s, x))) return false;
  if (Array.isArray(schema['oneOf']) && schema['oneOf'].filter((s) => fits(s, x)).length !== 1) return false;
  if (Array.isArray(x)) {
    if (typeof minItems === 'number' && x.length < minItems) return false;
    if (typeof maxItems === 'number' && x.length > maxItems) return false;
    const prefix: unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
    return x.every((y, i) => fits(i < prefix.length ? prefix[i] : (items ?? true), y));
  }
  if (!isObject(x) || type !== 'object') return true;
  const known = isObject(properties) ? properties : {};
  if (Array.isArray(required) && !required.every((key) => Object.hasOwn(x, key))) return false;
  return Object.entries(x).every(([key, y]) =>
    fits(Object.hasOwn(known, key) ? known[key] : (additionalProperties ?? true), y),
  );
}

function isOf(type: unknown, x: unknown): boolean {
  if (type === 'null') return x === null;
  if (type === 'array') return Array.isArray(x);
  if (type === 'object') return isObject(x);
  if (type === 'integer') return Number.isInteger(x);
  return typeof x === type;
}
