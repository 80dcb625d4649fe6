/** One kind of request: what it takes, what it is for, and how it is answered. */

import type { Language } from '../contract.ts';
import type { Desk } from './desk.ts';
import { type Fields, type Given, readFields } from './fields.ts';

/** The fields of a reply after `ok`. */
export type Reply = Readonly<Record<string, unknown>>;

export interface Request {
  readonly fields: Fields;
  readonly help: string;
  answer(desk: Desk, json: Readonly<Record<string, unknown>>, language: Language): Reply;
}

/** `answer` throws a Fault where it cannot go on, and changes nothing before it is sure. */
export function request<R extends Fields>(
  help: string,
  fields: R,
  answer: (desk: Desk, given: Given<R>, language: Language) => Reply,
): Request {
  return { fields, help, answer: (desk, json, language) => answer(desk, readFields(fields, json), language) };
}
