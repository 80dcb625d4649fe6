/** A track of points drawn as the scale bar of a map, with a marker for each side. */

import type { Blazon } from './blazon.ts';
import { ShieldAt } from './heraldry.tsx';

export interface TrackProps {
  readonly last: number;
  readonly markers: readonly {
    readonly key: string;
    readonly at: number;
    readonly blazon: Blazon;
    readonly text: string;
  }[];
  readonly label: string;
}

const STEP = 30;

export function Track({ last, markers, label }: TrackProps) {
  const width = last * STEP;
  const x = (n: number): number => Math.max(0, Math.min(last, n)) * STEP;
  const cells = Array.from({ length: last }, (_, i) => i);
  const sorted = [...markers].sort((a, b) => a.at - b.at);
  return (
    <svg
      class="p-track"
      viewBox={`-22 -38 ${width + 44} 66`}
      role="img"
      aria-label={`${label}: ${markers.map((m) => `${m.text} ${m.at}`).join(', ')}`}
    >
      <rect class="p-track-bar" x="0" y="0" width={width} height="9" />
      {cells
        .filter((i) => i % 2 === 0)
        .map((i) => (
          <rect key={i} class="p-track-dark" x={i * STEP} y="0" width={STEP} height="4.500" />
        ))}
      {cells
        .filter((i) => i % 2 === 1)
        .map((i) => (
          <rect key={i} class="p-track-dark" x={i * STEP} y="4.500" width={STEP} height="4.500" />
        ))}
      {cells.concat(last).map((i) => (
        <g key={i} transform={`translate(${i * STEP} 0)`}>
          <path class="p-track-tick" d={i % 5 === 0 ? 'M0 -4V13' : 'M0 0V11'} />
          {(i % 5 === 0 || last <= 12) && (
            <text class="p-track-text" y="25">
              {i}
            </text>
          )}
        </g>
      ))}
      {sorted.map(({ key, at, blazon }) => {
        const same = sorted.filter((other) => x(other.at) === x(at));
        const place = same.findIndex((other) => other.key === key) - (same.length - 1) / 2;
        return (
          <g key={key} class="p-track-marker" style={{ transform: `translate(${x(at) + place * 15}px,-19px)` }}>
            <ShieldAt blazon={blazon} x={0} y={0} height={33} />
          </g>
        );
      })}
    </svg>
  );
}
