/**
 * What a thing could do or suffer, drawn over any sheet: places with a pattern of their own kind, figures, lines. Each kind is told by its
 * pattern and by the end of its lines as well as by its colour.
 */

import { useId } from 'preact/hooks';
import type { BoardProps, Overlay } from './contract.ts';
import { type Point, pathOf } from './hex.ts';
import { memo } from './memo.ts';
import type { OwnSign } from './signs.ts';

export type OverlayKind = Overlay['kind'];

/** Where a thing lies on the sheet, in its units. */
export interface Footprint extends Point {
  /** Its outline around that point, as an SVG path. */
  readonly outline: string;
  /** How far below that point its figures stand. */
  readonly low: number;
}

interface LayerProps {
  readonly overlay: BoardProps['overlay'];
  /** Where a thing lies, or null if it is not on this sheet. The same function as long as nothing has moved. */
  readonly footprintOf: (thing: string) => Footprint | null;
  /** The height of a figure in the sheet's units; patterns and lines go with it. About a seventh of a place is good. */
  readonly unit: number;
}

/** A group for the sheet's <svg>: over the ground and the pieces, under what must be read. Nothing in it can be clicked. */
export const OverlayLayer = memo<LayerProps>(({ overlay, footprintOf, unit }) => {
  const scope = useId();
  if (!overlay) return null;
  const asked = footprintOf(overlay.thing);
  const tail = overlay.tail ? footprintOf(overlay.tail) : null;
  return (
    <g {...UNHEARD} class="p-overlays" style={{ '--p-o-unit': `${unit}px`, '--p-o-plain': unit }}>
      <OverlayPatterns scope={scope} kinds={overlay.overlays.map(({ kind }) => kind)} unit={unit} />
      {overlay.overlays.map(({ kind, marks }) =>
        marks.map(({ thing }) => {
          const at = footprintOf(thing);
          return (
            at && (
              <g key={`${kind} ${thing}`} class="p-o-mark" data-kind={kind} transform={placed(at)}>
                <path fill={`url(#${patternId(scope, kind)})`} d={at.outline} />
                <path class="p-o-edge" d={at.outline} />
              </g>
            )
          );
        }),
      )}
      {overlay.overlays.map(({ kind, lines }) =>
        lines.map((line) => {
          const way = line.map(footprintOf).filter((spot) => spot !== null);
          return way.length < 2 ? null : <Line key={`${kind} ${line.join()}`} scope={scope} kind={kind} way={way} />;
        }),
      )}
      {Object.entries(overlay.signs ?? {}).map(([thing, sign]) => {
        const at = footprintOf(thing);
        return at && <Signed key={thing} at={at} sign={sign} unit={unit} />;
      })}
      {(overlay.arrows ?? []).map(([from, to]) => {
        const [a, b] = [footprintOf(from), footprintOf(to)];
        return a && b && <Arrow key={`${from} ${to}`} from={a} to={b} unit={unit} />;
      })}
      {tail && <path class="p-o-asked" d={tail.outline} transform={placed(tail)} />}
      {asked && overlay.overlays.length > 0 && <path class="p-o-asked" d={asked.outline} transform={placed(asked)} />}
      {figuresOf(overlay.overlays).map(([thing, figures]) => {
        const at = footprintOf(thing);
        return at && <Figures key={thing} at={at} figures={figures} unit={unit} />;
      })}
    </g>
  );
});

/** Those who listen are told in words by the table. */
const UNHEARD = { 'aria-hidden': true } as const;

const placed = ({ x, y }: Point): string => `translate(${x} ${y})`;

function Line({ scope, kind, way }: { readonly scope: string; readonly kind: OverlayKind; readonly way: Point[] }) {
  const d = pathOf(way, false);
  return (
    <g class="p-o-line" data-kind={kind}>
      <path class="p-o-under" d={d} />
      <path class="p-o-over" d={d} marker-end={`url(#${markerId(scope, kind)})`} />
    </g>
  );
}

interface Figure {
  readonly kind: OverlayKind;
  readonly figure: string;
}

/** The figures of each thing, in the order in which the overlays are shown. */
function figuresOf(overlays: readonly Overlay[]): [thing: string, figures: Figure[]][] {
  const all = new Map<string, Figure[]>();
  for (const { kind, marks } of overlays)
    for (const { thing, figure } of marks)
      if (figure !== '') all.set(thing, [...(all.get(thing) ?? []), { kind, figure }]);
  return [...all];
}

function Figures({
  at,
  figures,
  unit,
}: {
  readonly at: Footprint;
  readonly figures: readonly Figure[];
  readonly unit: number;
}) {
  // Letters of this face are about half as wide as they are high.
  const widths = figures.map(({ figure }) => unit * (0.8 + figure.length * 0.5));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let left = -whole / 2;
  return (
    <g transform={`translate(${at.x} ${at.y + at.low})`}>
      <g class="p-o-figures">
        {figures.map(({ kind, figure }, i) => {
          const width = widths[i] ?? 0;
          const x = left + width / 2;
          left += width;
          return (
            <g key={kind} class="p-o-figure" data-kind={kind} transform={`translate(${x} 0)`}>
              <rect x={-width / 2} y={-unit * 0.7} width={width} height={unit * 1.4} rx={unit * 0.3} />
              <text y={unit * 0.33}>{figure}</text>
            </g>
          );
        })}
      </g>
    </g>
  );
}

/** In a square of 20 by 20 around the origin. */
const SIGN_PATHS: Readonly<Record<OwnSign, string>> = {
  cross: 'M-7-7 7 7M7-7-7 7',
  ring: 'M0-8A8 8 0 1 1-.010-8Z',
  flag: 'M-5 9V-9L7-5-5-1',
  question: 'M-4-4C-4-10 5-10 5-4 5 0 0 0 0 4M0 7.500V9',
};

/** What somebody has put there for himself alone. */
function Signed({ at, sign, unit }: { readonly at: Footprint; readonly sign: OwnSign; readonly unit: number }) {
  return (
    <g class="p-own-sign" transform={`translate(${at.x} ${at.y}) scale(${(unit * 1.5) / 20})`}>
      <path class="p-own-under" d={SIGN_PATHS[sign]} />
      <path d={SIGN_PATHS[sign]} />
    </g>
  );
}

/** What somebody plans, for himself alone: it ends short of both, so that what lies there can be read. */
function Arrow({ from, to, unit }: { readonly from: Point; readonly to: Point; readonly unit: number }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const free = Math.min(unit * 1.2, length / 4);
  const end = length - free;
  const head = Math.min(unit, length / 4);
  const d = `M${free} 0H${end}M${end - head} ${-head * 0.7}L${end} 0 ${end - head} ${head * 0.7}`;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g
      class="p-own-arrow"
      transform={`translate(${from.x} ${from.y}) rotate(${turn.toFixed(1)})`}
      style={{ '--p-own-width': unit / 6 }}
    >
      <path class="p-own-under" d={d} />
      <path d={d} />
    </g>
  );
}

/** The same sign, for a list. */
export const SignMark = ({ sign }: { readonly sign: OwnSign }) => (
  <svg class="p-own-mark" viewBox="-11 -11 22 22" aria-hidden="true">
    <path d={SIGN_PATHS[sign]} />
  </svg>
);

/** A sample of a kind's pattern, for a legend. */
export function OverlaySwatch({ kind }: { readonly kind: OverlayKind }) {
  const scope = useId();
  return (
    <svg class="p-o-swatch" viewBox="0 0 36 22" aria-hidden="true">
      <OverlayPatterns scope={scope} kinds={[kind]} unit={12} />
      <g class="p-o-mark" data-kind={kind}>
        <path class="p-o-paper" d="M1 1H35V21H1Z" />
        <path fill={`url(#${patternId(scope, kind)})`} d="M1 1H35V21H1Z" />
        <path class="p-o-edge" d="M1 1H35V21H1Z" />
      </g>
    </svg>
  );
}

const patternId = (scope: string, kind: OverlayKind): string => `p-o-${scope}-${kind}`;
const markerId = (scope: string, kind: OverlayKind): string => `p-o-end-${scope}-${kind}`;

/** Each in a square of 10 by 10. */
const PATTERNS: Readonly<Record<OverlayKind, string>> = {
  // Dots: steps one may take.
  reach: 'M5 3.600A1.400 1.400 0 1 1 4.990 3.600Z',
  // Teeth.
  contact: 'M0 10 2.500 4 5 10 7.500 4 10 10V7.800L7.500 1.800 5 7.800 2.500 1.800 0 7.800Z',
  // Lines that fall to the right, and to the left.
  fire: 'M0 0H2.200L10 7.800V10H7.800L0 2.200ZM7.800 0H10V2.200ZM0 7.800 2.200 10H0Z',
  threat: 'M10 0H7.800L0 7.800V10H2.200L10 2.200ZM2.200 0H0V2.200ZM10 7.800 7.800 10H10Z',
  // A road with its two edges.
  supply: 'M0 2.200H10V3.700H0ZM0 6.300H10V7.800H0Z',
  // A small cross, as on a banner.
  command: 'M4.200 2H5.800V4.200H8V5.800H5.800V8H4.200V5.800H2V4.200H4.200Z',
};

/** How a line ends, around its last point, towards the right. */
const ENDS: Readonly<Record<OverlayKind, string>> = {
  reach: 'M-8-5 2 0-8 5Z',
  contact: 'M-3-6H0V6H-3ZM-8-6H-5V6H-8Z',
  fire: 'M0-5A5 5 0 1 1-.010-5Z',
  threat: 'M-10-6 2 0-10 6-6.500 0Z',
  supply: 'M-5-5H5V5H-5Z',
  command: 'M0-6 5 0 0 6-5 0Z',
};

interface PatternsProps {
  readonly scope: string;
  readonly kinds: readonly OverlayKind[];
  readonly unit: number;
}

function OverlayPatterns({ scope, kinds, unit }: PatternsProps) {
  const size = unit * 0.8;
  return (
    <defs>
      {kinds.map((kind) => (
        <pattern
          key={kind}
          id={patternId(scope, kind)}
          viewBox="0 0 10 10"
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
        >
          <path class="p-o-ink" data-kind={kind} d={PATTERNS[kind]} />
        </pattern>
      ))}
      {kinds.map((kind) => (
        <marker
          key={kind}
          id={markerId(scope, kind)}
          viewBox="-12 -12 24 24"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path class="p-o-ink" data-kind={kind} d={ENDS[kind]} />
        </marker>
      ))}
    </defs>
  );
}
