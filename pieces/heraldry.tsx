/**
 * Arms: a field with a pattern and a charge, so that a side is known by its shapes before its colours. The patterns
 * fill borders and counters; the shield shows the whole arms.
 */

import type { JSX } from 'preact';
import type { Blazon, Charge, Pattern } from './blazon.ts';

export const patternOf = (blazon: Blazon): string => `url(#p-blazon-${blazon.id})`;

const TILES: Readonly<
  Record<Pattern, readonly [width: number, height: number, draw: (metal: string) => JSX.Element | null]>
> = {
  plain: [8, 8, () => null],
  lozenges: [13, 13, (metal) => <path fill={metal} d="M6.500 2.200 10 6.500 6.500 10.800 3 6.500Z" />],
  bends: [12, 12, (metal) => <path stroke={metal} stroke-width="4" d="M-3 9 9-3M-3 21 21-3M3 27 27 3" />],
  balls: [11, 11, (metal) => <circle cx="5.500" cy="5.500" r="3.100" fill={metal} />],
  waves: [
    16,
    9,
    (metal) => (
      <path fill="none" stroke={metal} stroke-width="2.600" d="M-4 4.500c2.700-4 5.300-4 8 0s5.300 4 8 0 5.300-4 8 0" />
    ),
  ],
  checks: [10, 10, (metal) => <path fill={metal} d="M0 0h5v5H0ZM5 5h5v5H5Z" />],
  pales: [8, 8, (metal) => <path fill={metal} d="M0 0h3.500v8H0Z" />],
};

/** Put once on the page: the patterns that `patternOf` names. */
export function BlazonDefs({ blazons }: { readonly blazons: readonly Blazon[] }) {
  return (
    <svg class="p-defs" aria-hidden="true">
      <defs>
        {blazons.map(({ id, pattern, field, metal }) => {
          const [width, height, draw] = TILES[pattern];
          return (
            <pattern key={id} id={`p-blazon-${id}`} width={width} height={height} patternUnits="userSpaceOnUse">
              <rect width={width} height={height} fill={field} />
              {draw(metal)}
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}

const SHIELD = 'M4 4H96V56C96 88 74 106 50 116 26 106 4 88 4 56Z';
const WING =
  'M56 42C62 33 70 29 86 22 83 29 85 33 91 37 85 39 84 44 88 50 81 50 80 55 83 61 76 60 74 66 75 72 66 69 59 63 56 57Z';

const CHARGES: Readonly<Record<Charge, (blazon: Blazon) => JSX.Element | null>> = {
  none: () => null,
  eagle: ({ metal, field }) => (
    <g fill={metal}>
      <path d={WING} />
      <path d={WING} transform="matrix(-1 0 0 1 100 0)" />
      <path d="M50 19c-5 0-8.500 3-8.500 7.500L34 29l7.500 3c.8 3.500 2 6 3.500 8-3.500 8-3.500 20-.5 29l5.500 9 5.500-9c3-9 3-21-.5-29 2-3 3.500-7 3.500-12 0-5.500-3.500-9-8.500-9Z" />
      <path d="M50 72 38 101l8-4 4 8 4-8 8 4Z" />
      <path
        d="M45 68 33 84l-6-1M33 84l-3 6M33 84l4 5M55 68l12 16 6-1M67 84l3 6M67 84l-4 5"
        fill="none"
        stroke={metal}
        stroke-width="3.500"
        stroke-linecap="round"
      />
      <circle cx="46" cy="26" r="1.800" fill={field} />
      <path
        d="M63 45 80 34M62 52 82 46M62 58 78 56M37 45 20 34M38 52 18 46M38 58 22 56"
        fill="none"
        stroke={field}
        stroke-width="1.600"
      />
    </g>
  ),
  bars: ({ metal }) => <path fill={metal} d="M4 18H96V32H4ZM4 46H96V60H4ZM8 74H92L82 88H18ZM28 102H72L50 116Z" />,
  balls: ({ metal }) => (
    <g fill={metal} stroke="#3a1410" stroke-width="1.200">
      {[
        [50, 24],
        [25, 38],
        [75, 38],
        [27, 66],
        [73, 66],
        [50, 88],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="11.500" />
      ))}
    </g>
  ),
  serpent: ({ field }) => (
    <g fill="none" stroke={field} stroke-linecap="round">
      <path stroke-width="11" d="M38 106C66 102 72 86 50 80 26 74 26 58 50 54 74 50 74 36 56 31 48 29 42 27 42 22" />
      <path
        stroke="#fff"
        stroke-opacity=".55"
        stroke-width="1.500"
        stroke-dasharray="2 4"
        d="M38 106C66 102 72 86 50 80 26 74 26 58 50 54 74 50 74 36 56 31 48 29 42 27 42 22"
      />
      <path
        stroke="none"
        fill={field}
        d="M34 22c0-7 5-11 12-11 6 0 10 2 16 1-1 6-5 9-10 9l7 4c-5 4-11 4-15 2-6-.5-10-1-10-5Z"
      />
      <path stroke="#a3271f" stroke-width="2.500" d="M60 20l10 0M70 20l5-3M70 20l5 3" />
      <circle cx="46" cy="16" r="1.600" fill="#fff" stroke="none" />
    </g>
  ),
  cross: ({ metal }) => <path fill={metal} d="M42 4H58V44H96V60H58V112L50 116 42 112V60H4V44H42Z" />,
  waves: ({ metal }) => (
    <path
      fill="none"
      stroke={metal}
      stroke-width="11"
      d="M4 30c15-15 31-15 46 0s31 15 46 0M4 56c15-15 31-15 46 0s31 15 46 0M12 84c12-13 26-13 38 0s26 13 38 0"
    />
  ),
  lily: ({ metal }) => (
    <path
      fill={metal}
      d="M50 18c10 12 12 26 5 42 12-22 32-16 30 0-1 10-12 12-16 5 1 9-7 11-13 9l4 26H40l4-26c-6 2-14 0-13-9-4 7-15 5-16-5-2-16 18-22 30 0-7-16-5-30 5-42Z"
    />
  ),
  eye: ({ metal }) => (
    <g transform="translate(50 56) scale(2.300)">
      <path
        fill={metal}
        fill-rule="evenodd"
        d="M-17 2Q0 -15 17 2Q0 17-17 2ZM-6 2A6 6 0 1 0 6 2A6 6 0 1 0-6 2ZM-3.2 2A3.2 3.2 0 1 0 3.2 2A3.2 3.2 0 1 0 -3.2 2Z"
      />
      <path
        fill="none"
        stroke={metal}
        stroke-width="2.600"
        stroke-linecap="round"
        d="M0 -11V-17M-9 -8L-12 -13M9 -8L12 -13"
      />
    </g>
  ),
  flame: ({ metal }) => (
    <g transform="translate(50 56) scale(2.300)">
      <path
        fill={metal}
        fill-rule="evenodd"
        d="M1 -18Q3 -9 9 -4Q11 -7 10 -10Q17 0 12 9Q8 16 0 16Q-10 16-12 7Q-13 0-8 -5Q-7 -1-4 0Q-6 -9 1 -18ZM0 13Q6 12 5 5Q4 1 1 -2Q1 3-3 5Q-6 11 0 13Z"
      />
    </g>
  ),
  paw: ({ metal }) => (
    <g transform="translate(50 56) scale(2.300)">
      <path
        fill={metal}
        fill-rule="evenodd"
        d="M0 -2Q10 -1 11 8Q11 15 4 14Q0 12-4 14Q-11 15-11 8Q-10 -1 0 -2ZM-15.3 -2.5A3.6 5 -25 1 0 -8.7 -5.5A3.6 5 -25 1 0 -15.3 -2.5ZM-8.3 -10A3.8 5.6 0 1 0 -0.7 -10A3.8 5.6 0 1 0 -8.3 -10ZM0.7 -10A3.8 5.6 0 1 0 8.3 -10A3.8 5.6 0 1 0 0.7 -10ZM8.7 -5.5A3.6 5 25 1 0 15.3 -2.5A3.6 5 25 1 0 8.7 -5.5Z"
      />
    </g>
  ),
  wolf: ({ metal }) => (
    <g transform="translate(50 56) scale(2.300)">
      <path
        fill={metal}
        fill-rule="evenodd"
        d="M-14 -17L-5 -9H5L14 -17L13 0L6 7L3 15H-3L-6 7L-13 0ZM-8 -2L-3 2L-4 -2ZM8 -2L3 2L4 -2Z"
      />
    </g>
  ),
};

/** The arms on a shield. */
export function Shield({ blazon, label }: { readonly blazon: Blazon; readonly label?: string }) {
  // A serpent is of the field's colour and lies on metal: the tinctures change places.
  const ground = blazon.charge === 'serpent' ? blazon.metal : blazon.field;
  return (
    <svg
      class="p-shield"
      viewBox="0 0 100 120"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={SHIELD} fill={ground} />
      <g clip-path="url(#p-shield-clip)">{CHARGES[blazon.charge](blazon)}</g>
      <path d={SHIELD} class="p-shield-line" />
    </svg>
  );
}

/** The shield inside another drawing, its middle at x, y. */
export function ShieldAt({
  blazon,
  x,
  y,
  height,
}: {
  readonly blazon: Blazon;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}) {
  const ground = blazon.charge === 'serpent' ? blazon.metal : blazon.field;
  const scale = height / 120;
  return (
    <g transform={`translate(${x - 50 * scale} ${y - 60 * scale}) scale(${scale})`}>
      <path d={SHIELD} fill={ground} />
      {CHARGES[blazon.charge](blazon)}
      <path d={SHIELD} class="p-shield-line" />
    </g>
  );
}

/** A banner that hangs from its staff: as many tips as told. */
export function bannerPath(width: number, height: number, tips: number): string {
  const depth = height * 0.22;
  const step = width / tips;
  let path = `M0 0H${width}V${height - depth}`;
  for (let i = tips; i > 0; i--) path += `L${(i - 0.5) * step} ${height}L${(i - 1) * step} ${height - depth}`;
  return `${path}Z`;
}
