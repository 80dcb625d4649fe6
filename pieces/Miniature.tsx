/** The whole sheet in small, while only a part of it is seen: whose land is where, what can be chosen, and a way there. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Extent } from './extent.ts';
import type { Point } from './hex.ts';
import { memo } from './memo.ts';

/** A place or a piece, as coarse as it is seen from far away. */
export interface Blot extends Point {
  /** Its outline around that point, as an SVG path. */
  readonly outline: string;
  readonly fill: string;
  /** It can be chosen. */
  readonly called: boolean;
}

export interface Small {
  readonly extent: Extent;
  readonly blots: readonly Blot[];
}

interface MiniatureProps {
  readonly of: Small;
  /** Filled here: told what part of the sheet is seen. */
  readonly seeing: { current: (seen: Extent) => void };
  /** Somebody points at this place of the sheet. */
  onGo(x: number, y: number): void;
}

/** So much of the sheet may lie outside before it is worth a map. */
const OUTSIDE = 0.06;

function covers(seen: Extent, { x, y, width, height }: Extent): boolean {
  const [dx, dy] = [width * OUTSIDE, height * OUTSIDE];
  const right = seen.x + seen.width;
  const bottom = seen.y + seen.height;
  return seen.x <= x + dx && seen.y <= y + dy && right >= x + width - dx && bottom >= y + height - dy;
}

export function Miniature({ of, seeing, onGo }: MiniatureProps) {
  const { extent, blots } = of;
  const map = useRef<SVGSVGElement>(null);
  const window = useRef<SVGRectElement>(null);
  const last = useRef<Extent | null>(null);
  const latest = useRef({ extent, onGo });
  latest.current = { extent, onGo };

  const show = (seen: Extent): void => {
    last.current = seen;
    const [svg, rect] = [map.current, window.current];
    if (!svg || !rect) return;
    const { x, y, width, height } = latest.current.extent;
    const [left, top] = [Math.max(seen.x, x), Math.max(seen.y, y)];
    svg.toggleAttribute('data-part', !covers(seen, { x, y, width, height }));
    rect.setAttribute('x', String(left));
    rect.setAttribute('y', String(top));
    rect.setAttribute('width', String(Math.max(0, Math.min(seen.x + seen.width, x + width) - left)));
    rect.setAttribute('height', String(Math.max(0, Math.min(seen.y + seen.height, y + height) - top)));
  };
  useLayoutEffect(() => {
    seeing.current = show;
    if (last.current) show(last.current);
  }, [seeing, extent]);
  useLayoutEffect(() => followHand(map.current, () => latest.current), []);

  return (
    <svg
      class="p-mini"
      ref={map}
      viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`}
      style={{ '--p-mini-shape': extent.width / extent.height }}
      aria-hidden="true"
    >
      <Blots blots={blots} />
      <rect class="p-mini-window" ref={window} />
    </svg>
  );
}

const Blots = memo<{ readonly blots: readonly Blot[] }>(({ blots }) => (
  <g>
    {blots.map(({ x, y, outline, fill, called }, i) => (
      <path key={i} d={outline} transform={`translate(${x} ${y})`} fill={fill} data-called={called || undefined} />
    ))}
  </g>
));

/** Where a hand presses or drags, there the sheet goes. Gives back how to end it. Keys move the sheet itself. */
function followHand(
  svg: SVGSVGElement | null,
  latest: () => { readonly extent: Extent; onGo(x: number, y: number): void },
): () => void {
  if (!svg) return () => undefined;
  const lead = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const box = svg.getBoundingClientRect();
    const { extent, onGo } = latest();
    event.stopPropagation();
    onGo(
      extent.x + ((event.clientX - box.left) / box.width) * extent.width,
      extent.y + ((event.clientY - box.top) / box.height) * extent.height,
    );
  };
  const press = (event: PointerEvent): void => {
    svg.setPointerCapture(event.pointerId);
    lead(event);
  };
  svg.addEventListener('pointerdown', press);
  svg.addEventListener('pointermove', lead);
  return () => {
    svg.removeEventListener('pointerdown', press);
    svg.removeEventListener('pointermove', lead);
  };
}
