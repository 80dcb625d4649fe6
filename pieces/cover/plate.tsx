/** An engraved plate: paper, frame, a scroll with a date, and the tints that all five motifs are hatched with. */

import type { ComponentChildren } from 'preact';
import './plate.css';

export function Plate({
  id,
  motto,
  children,
}: {
  readonly id: string;
  readonly motto: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <svg class={`plate plate-${id}`} viewBox="0 0 300 400" aria-hidden="true">
      <defs>
        <clipPath id={`${id}-inside`}>
          <path d="M17 17H283V383H17Z" />
        </clipPath>
        <Hatch id={`${id}-fine`} gap={3} width={0.55} turn={35} />
        <Hatch id={`${id}-cross`} gap={3.6} width={0.6} turn={-35} />
        <Hatch id={`${id}-level`} gap={3.4} width={0.6} turn={0} />
      </defs>
      <rect class="ground" width="300" height="400" />
      <g clip-path={`url(#${id}-inside)`}>{children}</g>
      <path class="line" stroke-width="2.200" d="M9 9H291V391H9Z" />
      <path class="line" stroke-width=".7" d="M13.500 13.500H286.500V386.500H13.500Z" />
      <path class="line" stroke-width=".7" d="M17 17H283V383H17Z" />
      {CORNERS.map((corner) => (
        <g key={corner} transform={corner}>
          <path class="ground" d="M4 4H30V30H4Z" />
          <path class="line" stroke-width="2.200" d="M9 31V9H31" />
          <path class="line" stroke-width=".7" d="M30 13.500H13.500V30M30 17H26A9 9 0 0 1 17 26V30" />
          <path class="accent" d="M19.500 15.500l4 4-4 4-4-4z" />
          <path class="line" stroke-width=".8" d="M19.500 15.500l4 4-4 4-4-4z" />
        </g>
      ))}
      <Scroll text={motto} />
    </svg>
  );
}

const CORNERS = ['', 'matrix(-1 0 0 1 300 0)', 'matrix(1 0 0 -1 0 400)', 'matrix(-1 0 0 -1 300 400)'] as const;

function Hatch({
  id,
  gap,
  width,
  turn,
}: {
  readonly id: string;
  readonly gap: number;
  readonly width: number;
  readonly turn: number;
}) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      <path class="line" stroke-width={width} d={`M0 ${gap / 2}H${gap}`} />
    </pattern>
  );
}

function Scroll({ text }: { readonly text: string }) {
  return (
    <g>
      <path class="shade" stroke-width="1" d="M62 352l-20 4 9 11-9 11 32 2V354Z" />
      <path class="shade" stroke-width="1" d="M238 352l20 4-9 11 9 11-32 2V354Z" />
      <path class="paper" stroke-width="1.200" d="M62 350C110 342 190 342 238 350V378C190 370 110 370 62 378Z" />
      <path
        class="line"
        stroke-width=".6"
        d="M66 353.500C112 346 188 346 234 353.500M66 374C112 366.500 188 366.500 234 374"
      />
      <text class="motto" text-anchor="middle" x="150" y="366.500">
        {text}
      </text>
    </g>
  );
}

/** A lily: four petals and a band, its middle at 0 0, about 40 high. */
export const LILY =
  'M0-21C7-13 8-5 4 3 9-7 20-6 19 2 18.500 7 12 8 10 4 11 9 7 10.500 4 9L5.500 13H-5.500L-4 9C-7 10.500-11 9-10 4-12 8-18.500 7-19 2-20-6-9-7-4 3-8-5-7-13 0-21ZM-6.500 14.500H6.500V17H4L0 21-4 17H-6.500Z';
