/** Positions for lessons: a few Units, everybody else gone. */

type UnitDoc = string | { readonly at: string; readonly marked?: boolean; readonly wounded?: boolean };

/** These Units and no others are left. */
export function alone(units: Readonly<Record<string, UnitDoc>>): Readonly<Record<string, UnitDoc | null>> {
  const all = ['F', 'L'].flatMap((side) => Array.from({ length: 12 }, (_, i) => `${side}${i + 1}`));
  return { ...Object.fromEntries(all.map((unit) => [unit, null])), ...units };
}

/** A Unit that carries an Execution token. */
export const marked = (at: string): UnitDoc => ({ at, marked: true });
