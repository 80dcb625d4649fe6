/** Reads what a person wrote (a position, say) and keeps a list of what is wrong with it. Games extend it with their pieces. */

import type { Outcome, Problem } from './contract.ts';
import { MOST_PROBLEMS } from './limits.ts';
import { isObject, strangersIn } from './shape.ts';

/** No place on any table has more than this. */
const LONGEST = 200;

export class DocumentReader {
  readonly problems: Problem[] = [];

  /** Keeps the first ones. */
  wrong(path: string, text: string): void {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ path: path || '(whole)', text });
  }

  /** With `known` it may have no other fields. */
  object(x: unknown, path: string, known: readonly string[] | null = null): Record<string, unknown> {
    if (!isObject(x)) {
      this.wrong(path, 'an object is needed here');
      return {};
    }
    if (known) for (const stranger of strangersIn(x, new Set(known), path)) this.wrong(stranger.path, stranger.text);
    return x;
  }

  listOf(x: unknown, path: string, most = LONGEST): readonly unknown[] {
    if (Array.isArray(x) && x.length <= most) return x;
    this.wrong(path, Array.isArray(x) ? `at most ${most} are possible here` : 'a list is needed here');
    return [];
  }

  flag(x: unknown, path: string, otherwise: boolean): boolean {
    if (x === undefined) return otherwise;
    if (typeof x !== 'boolean') this.wrong(path, 'true or false');
    return x === true;
  }

  int(x: unknown, path: string, otherwise: number, most = 1000, least = 0): number {
    if (x === undefined) return otherwise;
    if (typeof x === 'number' && Number.isSafeInteger(x) && x >= least && x <= most) return x;
    this.wrong(path, `a whole number from ${least} to ${most}`);
    return otherwise;
  }

  /** Of a game of `count` seats, each at most once. */
  seats(x: unknown, path: string, count: number): number[] {
    const seats = this.listOf(x, path, count).map((seat, i) => this.int(seat, `${path}[${i}]`, 0, count - 1));
    if (new Set(seats).size < seats.length) this.wrong(path, 'a seat is there twice');
    return seats;
  }

  /** How a game of `count` seats ended. */
  outcome(x: unknown, path: string, count: number): Outcome {
    const { winners, rule, key } = this.object(x, path, ['winners', 'rule', 'key']);
    if (typeof rule !== 'string' || rule.length > LONGEST) this.wrong(`${path}.rule`, 'the number of a rule');
    if (typeof key !== 'string' || key.length > LONGEST) this.wrong(`${path}.key`, 'the key of a message');
    return { winners: this.seats(winners, `${path}.winners`, count), rule: String(rule), key: String(key) };
  }
}
