/** A Unit of a line in the panel of its Commander: what it is and how it fares, as large as a finger. */

import { type Blazon, ICONS, type IconName, marksOf, patternOf } from '@condotta/pieces';
import type { Unit } from '../components/types.ts';
import type { Marked } from './Tiles.tsx';
import { unitWords } from './unit-words.ts';
import type { UnitView } from './view-form.ts';

export interface ChipProps extends Marked {
  readonly data: Unit;
  readonly unit: UnitView;
  readonly blazon: Blazon;
  readonly icon: IconName;
  readonly thing: string;
  readonly acting: boolean;
}

export function UnitChip({ data, unit, blazon, icon, thing, acting, ...marked }: ChipProps) {
  return (
    <span
      class="r-chip"
      {...marksOf(marked, thing, unitWords(data, unit, marked.language))}
      data-acting={acting || undefined}
      data-fallen={unit.area === null || undefined}
      data-wounded={unit.wounded || undefined}
    >
      <svg viewBox="0 0 48 44" aria-hidden="true">
        <rect class="r-chip-band" x="0" y="0" width="48" height="7" fill={patternOf(blazon)} />
        <path class="r-chip-icon" d={ICONS[icon]} transform="translate(10 10) scale(.054)" />
        {unit.wounded && (
          <path
            class="r-chip-drop"
            d="M8 30c2.400 3.600 4.400 6 4.400 8.600a4.400 4.400 0 1 1-8.800 0C3.600 36 5.600 33.600 8 30Z"
          />
        )}
        {unit.marked && <circle class="r-chip-token" cx="41" cy="36" r="5.500" />}
        {unit.maintains && <rect class="r-chip-hold" x="35" y="12" width="10" height="9" rx="1.500" />}
        {unit.area === null && <path class="r-chip-cross" d="M8 12 40 40M40 12 8 40" />}
      </svg>
    </span>
  );
}
