/** How the rows of the two chit tables are written. */

import type { Chit, ChitDate, Condition, Effect, Faction, Name, WindowName } from './types.ts';

export interface Row {
  readonly name: readonly [en: string, it: string];
  readonly who?: Faction;
  /** M Mandatory, X removed when used, B only before activation. */
  readonly flags?: string;
  readonly condition?: Condition;
  readonly window?: WindowName;
  /** Year and month. */
  readonly date?: readonly [year: number, month: number];
  readonly effects: readonly Effect[];
  readonly otherwise?: readonly Effect[];
  readonly text: readonly [en: string, it: string];
  readonly reason?: readonly [en: string, it: string];
}

const named = ([en, it]: readonly [string, string]): Name => ({ en, it });

const dated = (date: Row['date']): ChitDate | null => (date ? { year: date[0], month: date[1] } : null);

/** D20: only number and title of chit 5 are told by the rulebook. */
export const chits = (colour: Chit['colour'], rows: readonly Row[]): Chit[] =>
  rows.map((row) => ({
    name: named(row.name),
    colour,
    who: row.who ?? null,
    mandatory: row.flags?.includes('M') ?? false,
    condition: row.condition ?? null,
    removed: row.flags?.includes('X') ?? false,
    window: row.window ?? null,
    date: dated(row.date),
    early: row.flags?.includes('B') ?? false,
    effects: row.effects,
    otherwise: row.otherwise ?? [],
    text: named(row.text),
    source: 'reconstructed',
    attested: row.name[0] === 'Uxelles' ? ['name'] : [],
    reason: named(row.reason ?? ['A common turn of these wars.', 'Un caso comune di queste guerre.']),
  }));

/** Units of a Command by their numbers: "F", 1, 3 to 7 -> F1, F3, ... */
export const counters = (letter: string, ...numbers: readonly number[]): string[] =>
  numbers.map((n) => `${letter}${n}`);

export const reinforce = (
  units: readonly string[],
  to: readonly string[],
  more: { readonly camp?: true; readonly instead?: string; readonly opens?: 'venice'; readonly friend?: string } = {},
): Effect => ({
  kind: 'reinforce',
  units,
  camp: more.camp ?? false,
  to: [
    ...to.map((zone) => ({ zone, friend: false })),
    ...(more.friend === undefined ? [] : [{ zone: more.friend, friend: true }]),
  ],
  instead: more.instead ?? null,
  opens: more.opens ?? null,
});

export const morale = (army: number, by: number, enters: number | null = null): Effect => ({
  kind: 'morale',
  army,
  by,
  enters,
});
