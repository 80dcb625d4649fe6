/** What is chosen from now and has no place on the map: counters beside it, chits that are not in the own hand, Commands. */

import { at } from '@condotta/kernel';
import { marksOf } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { chitRow } from './Chits.tsx';
import { CounterPicture } from './Counter.tsx';
import { lying } from './choices.ts';
import { unitName, unitWords } from './unit-words.ts';
import type { MonferratoView } from './view-form.ts';
import type { Marked } from './Zones.tsx';

interface TrayProps extends Marked {
  readonly view: MonferratoView;
  readonly components: Components;
  readonly seat: number | null;
}

export function Tray({ view, components, seat, ...marked }: TrayProps) {
  const { units, chits } = lying({ ...marked, view, components, seat });
  if (units.length + chits.length === 0) return null;
  const { language } = marked;
  return (
    <div class="mo-tray">
      {units.map((unit) => {
        const state = at(view.units, unit);
        return (
          <div
            key={unit}
            class="mo-tray-unit"
            {...marksOf(marked, at(namesOf(components).unit, unit), unitWords(state, components, language))}
          >
            <CounterPicture unit={state} components={components} />
            <span>{unitName(state, components, language)}</span>
          </div>
        );
      })}
      {chits.map((chit) => chitRow(chit, components, marked))}
    </div>
  );
}
