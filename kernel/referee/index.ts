/**
 * The referee: every game from outside, as text. One request line, one reply line, in order; errors are values and
 * change nothing. It is trusted with everything (`position`, `save` and `dice` included): who offers it to others
 * decides which requests they may send. Codes of errors: fault.ts. Requests: matches.ts, play.ts.
 */

import type { Language } from '../contract.ts';
import { brief, parseDocument } from '../limits.ts';
import { isObject } from '../shape.ts';
import type { Desk, RefereeOptions } from './desk.ts';
import { Fault } from './fault.ts';
import { matchRequests } from './matches.ts';
import { playRequests } from './play.ts';
import { type Reply, type Request, request } from './request.ts';

export type { Mind, RefereeOptions } from './desk.ts';

export interface Referee {
  /** Never throws. */
  handle(line: string): string;
}

const requests: Readonly<Record<string, Request>> = {
  ...matchRequests,
  ...playRequests,
  help: request(
    'All requests. Each takes `lang` ("en" or "it") as well; fields with a question mark may be left out.',
    {},
    () => ({
      requests: Object.entries(requests).map(([name, { fields, help }]) => ({
        do: name,
        fields: Object.fromEntries(
          Object.entries(fields).map(([key, { expected, optional }]) => [optional ? `${key}?` : key, expected]),
        ),
        text: help,
      })),
    }),
  ),
};

export function createReferee(options: RefereeOptions): Referee {
  const desk: Desk = { ...options, matches: new Map(), waiting: new Map(), named: 0 };
  return {
    handle(line) {
      try {
        return JSON.stringify({ ok: true, ...answer(desk, line) });
      } catch (e) {
        return JSON.stringify({ ok: false, error: errorOf(e) });
      }
    },
  };
}

/** Only what brings a document may be longer than this. */
const LONGEST_PLAIN = 64 * 1024;
const WITH_DOCUMENTS: readonly string[] = ['new', 'offer', 'arrange', 'load'];

function answer(desk: Desk, line: string): Reply {
  const parsed = parseDocument(line);
  if (!parsed.ok) throw new Fault(parsed.code, parsed.text);
  const { json } = parsed;
  if (!isObject(json)) throw new Fault('bad-request', 'a request is an object: {"do":"help"}');
  const name = json['do'];
  if (typeof name !== 'string') throw new Fault('bad-request', 'field "do": expected the name of a request');
  const found = Object.hasOwn(requests, name) ? requests[name] : undefined;
  if (!found) throw new Fault('unknown-request', `there is no request ${brief(name)}; {"do":"help"} lists them`);
  if (line.length > LONGEST_PLAIN && !WITH_DOCUMENTS.includes(name))
    throw new Fault('too-large', `a line for "${name}" has at most ${LONGEST_PLAIN} characters`);
  return found.answer(desk, json, languageOf(json['lang'], desk.language ?? 'en'));
}

function languageOf(given: unknown, fallback: Language): Language {
  if (given === undefined || given === null) return fallback;
  if (given === 'en' || given === 'it') return given;
  throw new Fault('bad-language', 'field "lang": expected "en" or "it"');
}

function errorOf(e: unknown): Reply {
  if (e instanceof Fault) return { code: e.code, text: e.message, ...e.detail };
  return { code: 'internal', text: `something is wrong inside: ${e instanceof Error ? e.message : String(e)}` };
}
