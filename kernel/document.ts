/** Reads what a person wrote (a position, say) and keeps a list of what is wrong with it. Games extend it with their pieces. */

import type { Outcome, Problem } from './contract.ts';
import { isObject } from './shape.ts';

export class DocumentReader {
  readonly problems: Problem[] = [];

  wrong(path: string, text: string): void {
    this.problems.push({ path: path || '(whole)', text });
  }

  object(x: unknown, path: string): Record<string, unknown> {
    if (isObject(x)) return x;
    this.wrong(path, 'an object is needed here');
    return {};
  }

  listOf(x: unknown, path: string): readonly unknown[] {
    if (Array.isArray(x)) return x;
    this.wrong(path, 'a list is needed here');
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

  seats(x: unknown, path: string, count: number): number[] {
    return this.listOf(x, path).map((seat, i) => this.int(seat, `${path}[${i}]`, 0, count - 1));
  }

  outcome(x: unknown, path: string): Outcome {
    const d = this.object(x, path);
    const { winners, rule, key } = d;
    if (!Array.isArray(winners) || typeof rule !== 'string' || typeof key !== 'string')
      this.wrong(path, 'winners, rule and key are needed');
    return { winners: Array.isArray(winners) ? winners.map(Number) : [], rule: String(rule), key: String(key) };
  }
}
