/** What can be done, sorted for the table: by thing for the board, the rest for the strip. */

import type { Choice } from '@condotta/keeper/protocol';

export function byThing(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const map = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (typeof choice.arg !== 'string') continue;
    const there = map.get(choice.arg);
    if (there) there.push(choice);
    else map.set(choice.arg, [choice]);
  }
  return map;
}

/** Choices of one verb that stand side by side in the strip: a single button, or a row of numbers. */
export interface Row {
  readonly verb: string;
  /** What a row of numbers is about: "Spend". Empty for single buttons. */
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** What has no place on the board: verbs without a thing, numbers, and things that the board does not show. */
export function stripRows(choices: readonly Choice[], places: ReadonlySet<string>): Row[] {
  const rows: Row[] = [];
  for (const choice of choices) {
    if (typeof choice.arg === 'string' && places.has(choice.arg)) continue;
    const row = rows.findIndex(({ verb }) => verb === choice.verb);
    const known = rows[row];
    if (typeof choice.arg === 'number' && known) rows[row] = { ...known, choices: [...known.choices, choice] };
    else rows.push({ verb: choice.verb, title: '', choices: [choice] });
  }
  return rows.map((row) => ({ ...row, title: titleOf(row.choices) }));
}

/** What the labels say without their numbers; where they go on differently ("Spend 3 for 4 points"), what stands before these. */
function titleOf(choices: readonly Choice[]): string {
  const parts = choices.flatMap((choice) => (typeof choice.arg === 'number' ? [aroundNumber(choice)] : []));
  const [first] = parts;
  if (!first) return '';
  return parts.every(({ after }) => after === first.after) ? `${first.before} ${first.after}`.trim() : first.before;
}

/** A label before its number and behind it. */
export function aroundNumber({ arg, label }: Choice): { readonly before: string; readonly after: string } {
  const at = label.indexOf(String(arg));
  return { before: label.slice(0, at).trim(), after: label.slice(at + String(arg).length).trim() };
}

export const legalOf = (choices: readonly Choice[] | undefined): Choice[] =>
  (choices ?? []).filter(({ refusal }) => refusal === null);

export const idOf = ({ verb, arg }: Pick<Choice, 'verb' | 'arg'>): string => `${verb} ${arg ?? ''}`;

/** Is the next click final whatever it is, or only some, or none? */
export function finality(choices: readonly Choice[], finals: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const legal = legalOf(choices);
  const final = legal.filter((choice) => finals.has(idOf(choice))).length;
  if (final === 0) return 'none';
  return final === legal.length ? 'all' : 'some';
}

/**
 * A key for each choice of the strip. Numbers take their own digit (0 fits the map: it takes z), words a letter of
 * their own that is free, preferably their first.
 */
export function lettersFor(choices: readonly Choice[], taken: ReadonlySet<string>): ReadonlyMap<string, string> {
  const used = new Set(taken);
  const letters = new Map<string, string>();
  const give = (choice: Choice, wanted: readonly string[]): void => {
    const letter = wanted.find((one) => !used.has(one));
    if (letter === undefined) return;
    used.add(letter);
    letters.set(idOf(choice), letter);
  };
  const numbers = choices.filter(({ arg }) => typeof arg === 'number');
  for (const choice of numbers) give(choice, choice.arg === 0 ? ['z'] : [String(choice.arg)]);
  for (const choice of choices)
    if (typeof choice.arg !== 'number') give(choice, [...wordLetters(choice.label), ...SPARE]);
  return letters;
}

const SPARE = [...'abcdefghijklmnopqrstuvwxyz123456789'];

function wordLetters(label: string): string[] {
  const words = label.toLowerCase().split(/[^a-z]+/);
  return [...words.map((word) => word.charAt(0)), ...words.join('')].filter((letter) => /^[a-z]$/.test(letter));
}
