/** A row of many numbers as a field: one number at a time, and the button that chooses it. */

import type { Choice } from '@condotta/keeper/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface NumberFieldProps {
  readonly title: string;
  /** In ascending order. */
  readonly choices: readonly Choice[];
  /** What a mind or a coach proposes, or undefined: the field shows it. */
  readonly proposed: Choice | undefined;
  /** The button of the number that is shown. */
  children(choice: Choice): ComponentChildren;
}

export function NumberField({ title, choices, proposed, children }: NumberFieldProps) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (proposed) setAt(choices.indexOf(proposed));
  }, [proposed?.arg]);
  const go = (to: number): void => setAt(Math.max(0, Math.min(choices.length - 1, to)));
  const shown = choices[Math.min(at, choices.length - 1)];
  if (!shown) return null;
  const [least, most] = [choices[0]?.arg ?? 0, choices.at(-1)?.arg ?? 0];
  return (
    <fieldset class="numbers number-field">
      <legend>{title}</legend>
      <button type="button" aria-label="−" disabled={at === 0} onClick={() => go(at - 1)}>
        −
      </button>
      <input
        type="number"
        aria-label={title}
        min={least}
        max={most}
        value={shown.arg ?? ''}
        onInput={({ currentTarget: { value } }) => {
          const typed = choices.findIndex(({ arg }) => arg === Number(value));
          if (value !== '' && typed >= 0) go(typed);
        }}
      />
      <button type="button" aria-label="+" disabled={at === choices.length - 1} onClick={() => go(at + 1)}>
        +
      </button>
      {children(shown)}
    </fieldset>
  );
}
