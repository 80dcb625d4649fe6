/**
 * How much a document from outside may hold. Whatever holds more is refused before anything looks at it closely, so that
 * no single text can block or fill the machine. The longest honest ones, records of long matches, stay far below.
 */

import type { Problem } from './contract.ts';

/** Characters of a whole document. A record of a long match has about a hundred thousand. */
export const LONGEST_DOCUMENT = 4 * 1024 * 1024;
const LONGEST_TEXT = 10_000;
const LONGEST_LIST = 100_000;
const MOST_KEYS = 1_000;
const MOST_VALUES = 1_000_000;
const DEEPEST = 32;

/** More problems than these help nobody: whoever collects them stops here. */
export const MOST_PROBLEMS = 20;

export type Parsed =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly code: 'bad-json' | 'too-large'; readonly text: string };

/** JSON out of foreign text, within all limits. Never throws. */
export function parseDocument(text: string): Parsed {
  if (text.length > LONGEST_DOCUMENT)
    return tooLarge(`it has ${text.length} characters; at most ${LONGEST_DOCUMENT} are read`);
  if (isTooDeep(text)) return tooLarge(`it is nested deeper than ${DEEPEST}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (e) {
    return { ok: false, code: 'bad-json', text: `this is not JSON: ${e instanceof Error ? e.message : String(e)}` };
  }
  const problem = excessOf(json);
  return problem ? tooLarge(`${problem.path}: ${problem.text}`) : { ok: true, json };
}

const tooLarge = (text: string): Parsed => ({ ok: false, code: 'too-large', text });

/** Before it is parsed: a parser needs a hundred times as much room for brackets as they take up in the text. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) quoted = false;
    } else if (c === QUOTE) quoted = true;
    else if (c === OPEN_LIST || c === OPEN_OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (c === CLOSE_LIST || c === CLOSE_OBJECT) depth--;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The first place where a document holds more than it may, or null. */
export function excessOf(json: unknown): Problem | null {
  const found = excess(json, DEEPEST, { values: MOST_VALUES });
  return found && { path: found.path.replace(/^\./, '') || '(whole)', text: found.text };
}

function excess(x: unknown, depth: number, left: { values: number }): Problem | null {
  if (--left.values < 0) return { path: '', text: `there are more than ${MOST_VALUES} values before this one` };
  if (typeof x === 'string')
    return x.length > LONGEST_TEXT ? { path: '', text: `a text has at most ${LONGEST_TEXT} characters` } : null;
  if (typeof x !== 'object' || x === null) return null;
  if (depth === 0) return { path: '', text: `nested deeper than ${DEEPEST}` };
  if (Array.isArray(x)) {
    if (x.length > LONGEST_LIST) return { path: '', text: `a list has at most ${LONGEST_LIST} elements` };
    for (let i = 0; i < x.length; i++) {
      const found = excess(x[i], depth - 1, left);
      if (found) return { path: `[${i}]${found.path}`, text: found.text };
    }
    return null;
  }
  const keys = Object.keys(x);
  if (keys.length > MOST_KEYS) return { path: '', text: `an object has at most ${MOST_KEYS} fields` };
  for (const key of keys) {
    const found =
      key.length > LONGEST_TEXT
        ? { path: '', text: `the name of a field has at most ${LONGEST_TEXT} characters` }
        : excess((x as Record<string, unknown>)[key], depth - 1, left);
    if (found) return { path: `.${shortened(key)}${found.path}`, text: found.text };
  }
  return null;
}

const SHOWN = 60;

/** A text as it may be quoted in an error: whoever sent it knows the rest. */
export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}...` : text);

/** A value as it may be quoted in an error, whatever it is and however large. */
export const brief = (x: unknown): string => (x === undefined ? 'nothing' : shortened(outline(x, SHOWN)));

/** The JSON of a value, or at least its first `room` characters: what lies beyond is not even looked at. */
function outline(x: unknown, room: number): string {
  if (typeof x === 'string') return JSON.stringify(x.slice(0, room));
  if (typeof x !== 'object' || x === null) return typeof x === 'function' ? 'function' : String(x);
  const isList = Array.isArray(x);
  const keys = isList ? x.keys() : Object.keys(x);
  let text = isList ? '[' : '{';
  for (const key of keys) {
    if (text.length > room) return text;
    if (text.length > 1) text += ',';
    if (!isList) text += `${JSON.stringify(String(key).slice(0, room))}:`;
    text += outline((x as Record<string, unknown>)[key], room - text.length);
  }
  return text + (isList ? ']' : '}');
}
