/** How fast what happens is told: at hand while it is told. */

import { change, type Motion, settings } from '../settings.ts';
import { aidWords } from '../words/aids.ts';
import { wordsOf } from '../words/index.ts';

const words = wordsOf(aidWords);

/** From the slowest to the fastest. */
const SPEEDS: readonly Motion[] = [3, 1, 2, 0];

export function Speed() {
  const now = settings.value.motion;
  return (
    <fieldset class="speed">
      <legend>{words('speed.label')}</legend>
      {SPEEDS.map((motion) => (
        <button
          key={motion}
          type="button"
          class="quiet"
          aria-pressed={motion === now}
          onClick={() => change({ motion })}
        >
          {words(`speed.${motion}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The next faster one, and after the fastest that moves the slowest. */
export function quicken(): void {
  const next = { 3: 1, 1: 2, 2: 3, 0: 3 } as const;
  change({ motion: next[settings.value.motion] });
}
