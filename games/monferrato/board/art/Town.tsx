/** Towns: a handful of roofs, or a small bastioned plan. */

import { round } from '../geometry.ts';
import type { Town } from '../map/form.ts';

const corner = (r: number, degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [r * Math.sin(angle), -r * Math.cos(angle)];
};
const path = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A trace with so many bastions, `r` to the salients. */
export function traceAround(bastions: number, r: number): string {
  const step = 360 / bastions;
  return path(
    Array.from({ length: bastions }, (_, i) => i * step).flatMap((angle) => [
      corner(r * 0.7, angle - step * 0.2),
      corner(r * 0.86, angle - step * 0.14),
      corner(r, angle),
      corner(r * 0.86, angle + step * 0.14),
      corner(r * 0.7, angle + step * 0.2),
    ]),
  );
}

const house = (x: number, y: number, s: number): string =>
  `M${round(x - s * 0.5)} ${round(y)}v${round(-s * 0.45)}l${round(s * 0.5)} ${round(-s * 0.4)}l${round(s * 0.5)} ${round(s * 0.4)}v${round(s * 0.45)}Z`;
const steeple = (x: number, y: number, s: number): string =>
  `M${round(x - s * 0.2)} ${round(y)}v${round(-s)}l${round(s * 0.2)} ${round(-s * 0.5)}l${round(s * 0.2)} ${round(s * 0.5)}v${round(s)}Z`;

export function TownStamp({ town: { at, r, size, walled } }: { readonly town: Town }) {
  const place = `translate(${at[0]} ${at[1]})`;
  if (size === 0)
    return (
      <g transform={place} class="mo-hamlet">
        <circle r="4.200" />
        <circle class="mo-hamlet-dot" r="1.500" />
      </g>
    );
  if (!walled)
    return (
      <g transform={place} class="mo-town">
        <path class="mo-roof" d={house(-r * 0.52, r * 0.45, r * 0.75) + house(r * 0.55, r * 0.5, r * 0.75)} />
        <path class="mo-tower" d={steeple(0, r * 0.5, r * 0.78)} />
      </g>
    );
  const outer = r * (size > 2 ? 1.25 : 1.1);
  return (
    <g transform={place} class="mo-town">
      <path class="mo-ditch" d={traceAround(size > 2 ? 7 : 5, outer + 4)} />
      <path class="mo-trace" d={traceAround(size > 2 ? 7 : 5, outer)} />
      <path
        class="mo-roof"
        d={house(-r * 0.34, r * 0.34, r * 0.46) + house(r * 0.36, r * 0.36, r * 0.46) + house(0, r * 0.54, r * 0.42)}
      />
      <path class="mo-tower" d={steeple(0, r * 0.2, r * 0.46)} />
    </g>
  );
}
