/** Several counters on one place: side by side while there is room, then in an arc that opens when pointed at. */

import type { ComponentChildren } from 'preact';
import type { Point } from './hex.ts';

/** Where each of `count` counters of a width goes, around the origin. Later ones lie on top. */
export function fanOf(count: number, width: number, room: number): readonly Point[] {
  if (count <= 1) return [{ x: 0, y: 0 }];
  const step = Math.min(width, (room - width) / (count - 1));
  return Array.from({ length: count }, (_, i) => {
    const along = i - (count - 1) / 2;
    return { x: along * step, y: along * along * (step < width * 0.75 ? 3 : 1.5) - (count > 2 ? 4 : 0) };
  });
}

export interface StackProps {
  readonly x: number;
  readonly y: number;
  /** Width of one counter, and of the place. */
  readonly width: number;
  readonly room: number;
  readonly children: readonly ComponentChildren[];
}

export function Stack({ x, y, width, room, children }: StackProps) {
  const places = fanOf(children.length, width, room);
  const open = fanOf(children.length, width, width * children.length);
  return (
    <g
      class="p-stack"
      data-together
      transform={`translate(${x} ${y})`}
      data-crowded={(children.length - 1) * width + width > room || undefined}
    >
      {children.map((child, i) => {
        const at = places[i] ?? { x: 0, y: 0 };
        const to = open[i] ?? at;
        return (
          <g
            key={i}
            class="p-stack-item"
            style={{ '--x': `${at.x}px`, '--y': `${at.y}px`, '--open-x': `${to.x}px`, '--open-y': `${to.y}px` }}
          >
            {child}
          </g>
        );
      })}
    </g>
  );
}
