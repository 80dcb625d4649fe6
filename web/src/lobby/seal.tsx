/** The seal of the house: what closes a contract. */

import { LILY, ring, round, star } from '@condotta/pieces/cover';

export function Seal() {
  return (
    <svg class="seal" viewBox="-60 -60 120 120" aria-hidden="true">
      <path class="seal-wax" d={wax()} />
      <circle r="42" class="seal-line" />
      <circle r="38" class="seal-line" stroke-dasharray="1 3.4" stroke-width="2.4" />
      <path class="seal-line" d={ring(0, 0, 33)} />
      <path class="seal-fill" d={star(0, 0, 8, 31, 9)} />
      <circle r="9" class="seal-wax" />
      <path class="seal-fill" transform="scale(.34)" d={LILY} />
    </svg>
  );
}

/** The uneven rim of pressed wax, rounded from point to point. */
function wax(): string {
  const count = 22;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const r = 51 + 2.4 * Math.sin(i * 2.3) + 2 * Math.cos(i * 1.1);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  const curves = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % count] ?? [x, y];
    return `${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  const [firstX, firstY] = points[0] ?? [0, 0];
  return `M${round((lastX + firstX) / 2)} ${round((lastY + firstY) / 2)}Q${curves.join('Q')}Z`;
}
