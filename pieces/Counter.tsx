/** A counter inside a drawing: a ring of its side's pattern, a figure, a big number. Round, or a flag on its staff. */

import type { Blazon } from './blazon.ts';
import { patternOf } from './heraldry.tsx';
import { ICONS, type IconName } from './icons.ts';

export interface CounterProps {
  readonly shape: 'round' | 'flag';
  readonly blazon: Blazon;
  readonly icon: IconName;
  readonly number: number | string;
  /** Hits it carries, drawn as drops. */
  readonly wounds?: number;
}

const FLAG = 'M-20 -27H22L17 -4 22 19H-20Z';
const FLAG_IN = 'M-15 -22H15.600L11.800 -4 15.600 14H-15Z';

/** Around the origin, about 60 high. */
export function Counter({ shape, blazon, icon, number, wounds = 0 }: CounterProps) {
  return (
    <g class="p-counter">
      {shape === 'round' ? (
        <>
          <circle class="p-counter-shadow" cx="1.500" cy="2.500" r="31" />
          <circle class="p-counter-ring" r="30" fill={patternOf(blazon)} />
          <circle class="p-counter-face" r="22" />
        </>
      ) : (
        <>
          <path class="p-counter-shadow" d={FLAG} transform="translate(1.500 2.500)" />
          <path class="p-counter-staff" d="M-22 -31V32" />
          <circle class="p-counter-knob" cx="-22" cy="-32" r="3" />
          <path class="p-counter-ring" d={FLAG} fill={patternOf(blazon)} />
          <path class="p-counter-face" d={FLAG_IN} />
        </>
      )}
      <path
        class="p-counter-icon"
        d={ICONS[icon]}
        transform={shape === 'round' ? 'translate(-20 -22) scale(.075)' : 'translate(-19 -22) scale(.07)'}
      />
      <g transform={shape === 'round' ? 'translate(15 18)' : 'translate(13 13)'}>
        <circle class="p-counter-disc" r="14.500" fill={blazon.field} />
        <text class="p-counter-number" y="7.500" fill={blazon.letter}>
          {number}
        </text>
      </g>
      {wounds > 0 && <Drops count={wounds} x={shape === 'round' ? -22 : -15} y={17} />}
    </g>
  );
}

/** More than these look alike; the words of the counter's thing give the number. */
const MOST_DROPS = 5;
const DROP_STEP = 9;

/** A drop a hit. No number: with the counter's own it would read as another one. */
function Drops({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  const drops = Array.from({ length: Math.min(count, MOST_DROPS) }, (_, i) => i * DROP_STEP);
  return (
    <g class="p-drops" transform={`translate(${x} ${y})`}>
      {drops.map((offset) => (
        <path
          key={offset}
          transform={`translate(${offset} 4) scale(.6)`}
          d="M0 -13c6 9 10 13.500 10 19.500a10 10 0 1 1-20 0C-10 .5-6-4 0-13Z"
        />
      ))}
    </g>
  );
}
