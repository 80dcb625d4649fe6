/** Arms in words: what a side is known by. */

export type Pattern = 'plain' | 'lozenges' | 'bends' | 'balls' | 'waves' | 'checks' | 'pales';
export type Charge =
  | 'none'
  | 'eagle'
  | 'bars'
  | 'balls'
  | 'serpent'
  | 'cross'
  | 'lily'
  | 'eye'
  | 'flame'
  | 'paw'
  | 'wolf'
  | 'waves';

export interface Blazon {
  /** Unique on the page; names the pattern. */
  readonly id: string;
  readonly pattern: Pattern;
  readonly charge: Charge;
  /** Colours as CSS knows them: the field, what lies on it, and a letter on the field. */
  readonly field: string;
  readonly metal: string;
  readonly letter: string;
}
