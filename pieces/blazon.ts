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

/** A side of a game by its place, from 0; "0-deep" and "0-pale" are shades for its parts. */
export type SideShade = `${number}${'' | '-deep' | '-pale'}`;

/** Colours as the game paints a side. A reader may have chosen others: the page gives those under the names that stand here. */
export const painted = (
  side: SideShade,
  field: string,
  metal: string,
  letter: string,
): Pick<Blazon, 'field' | 'metal' | 'letter'> => ({
  field: `var(--side-${side}, ${field})`,
  metal: `var(--side-${side}-on, ${metal})`,
  letter: `var(--side-${side}-on, ${letter})`,
});
