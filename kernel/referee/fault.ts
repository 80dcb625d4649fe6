/**
 * What a request can run into. The referee's replies carry it as `{"ok":false,"error":{"code","text",...}}`.
 *
 * About the line:       bad-json          it is not JSON
 *                       bad-request       it is not an object, or a field is missing, of the wrong kind or unknown
 *                       too-large         the line, or a text, list or object in it, or how deep they are nested
 *                       unknown-request   there is no such `do`
 *                       bad-language      `lang` is none of the languages
 * About what it names:  unknown-game, unknown-match
 *                       bad-seat          the match has no such seat
 *                       bad-seats         the game is not for that many
 *                       bad-scenario, bad-options, bad-nonces
 *                       not-open          the match waits for nonces
 *                       too-many          so many matches are open that one must be closed first
 *                       bad-edition, bad-position, bad-record     with `problems`: a list of {path, text}
 * About the game:       illegal           a rule says no: with `rule`, `blame`; also what cannot be taken back
 *                       unknown           there is no such verb or thing now
 *                       not-asked         another seat must decide
 *                       over              the game is over
 *                       stale             `seq` is not the one of this seat's last look
 * About chance:         needs-seed        this referee has no entropy of its own
 *                       bad-dice          a scripted outcome cannot come up there
 *                       no-secret         the match was loaded without the secret of its dice
 * About minds:          no-mind, bad-level
 *                       mind-failed       the mind gave up, or proposed something illegal
 * And:                  internal          a bug; the match is as it was before
 *
 * Whatever the code, nothing has changed.
 */

import type { Problem } from '../contract.ts';
import { MOST_PROBLEMS } from '../limits.ts';

export type FaultCode =
  | 'bad-json'
  | 'bad-request'
  | 'too-large'
  | 'unknown-request'
  | 'bad-language'
  | 'unknown-game'
  | 'unknown-match'
  | 'bad-seat'
  | 'bad-seats'
  | 'bad-scenario'
  | 'bad-options'
  | 'bad-nonces'
  | 'not-open'
  | 'too-many'
  | 'bad-edition'
  | 'bad-position'
  | 'bad-record'
  | 'illegal'
  | 'unknown'
  | 'not-asked'
  | 'over'
  | 'stale'
  | 'needs-seed'
  | 'bad-dice'
  | 'no-secret'
  | 'no-mind'
  | 'bad-level'
  | 'mind-failed'
  | 'internal';

/** What an error says beside its code and text. */
export interface FaultDetail {
  readonly rule?: string;
  readonly blame?: readonly string[];
  readonly problems?: readonly Problem[];
}

/** Thrown where a request cannot go on; the referee turns it into a value. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly detail: FaultDetail;

  constructor(code: FaultCode, text: string, detail: FaultDetail = {}) {
    super(text);
    this.code = code;
    this.detail = detail;
  }
}

export function faultOf(code: FaultCode, problems: readonly Problem[]): Fault {
  const [first, ...others] = problems;
  const least = problems.length >= MOST_PROBLEMS ? 'at least ' : '';
  const rest = others.length > 0 ? ` (and ${least}${others.length} more)` : '';
  const text = first ? `${first.path}: ${first.text}${rest}` : 'it is not valid';
  return new Fault(code, text, { problems: problems.slice(0, MOST_PROBLEMS) });
}
