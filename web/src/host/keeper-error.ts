import type { Failure } from './protocol.ts';

/** Rejected requests carry one of these. */
export class KeeperError extends Error {
  readonly failure: Failure;
  constructor(code: Failure['code'], text: string, rule = '') {
    super(text);
    this.failure = { code, text, rule };
  }
}
