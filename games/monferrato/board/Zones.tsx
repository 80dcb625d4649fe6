/** The zones as things: what can be chosen glows, what is spoken of is lit. */

import { at } from '@condotta/kernel';
import { type BoardProps, marksOf, standingOf } from '@condotta/pieces';
import type { Components } from '../components/types.ts';
import { namesOf } from '../things.ts';
import { zonePath } from './geometry.ts';

export type Marked = Pick<BoardProps, 'choices' | 'lit' | 'cursor' | 'language'>;

interface ZonesProps extends Marked {
  readonly components: Components;
  /** The zone that acts or is fought for, or -1. */
  readonly acting: number;
  /** What a screen reader says of a zone. */
  text(zone: number): string;
}

export function Zones({ components, acting, text, ...marked }: ZonesProps) {
  const names = namesOf(components).zone;
  const deciding = names.some((thing) => standingOf(marked.choices, thing) === 'legal');
  return (
    <g class="mo-zones" data-deciding={deciding || undefined}>
      {components.zones.map(({ id }, zone) => (
        <path
          key={id}
          class="mo-zone"
          d={zonePath(id)}
          data-acting={zone === acting || undefined}
          {...marksOf(marked, at(names, zone), text(zone))}
        />
      ))}
    </g>
  );
}
