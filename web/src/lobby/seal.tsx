/** The seal of the house: what closes a contract. */

import { ring, star } from './covers/geometry.ts';

export function Seal() {
  return (
    <svg class="seal" viewBox="-60 -60 120 120" aria-hidden="true">
      <path class="seal-wax" d={wax()} />
      <circle r="42" class="seal-line" />
      <circle r="38" class="seal-line" stroke-dasharray="1 3.4" stroke-width="2.4" />
      <path class="seal-line" d={ring(0, 0, 33)} />
      <path class="seal-fill" d={star(0, 0, 8, 31, 9)} />
      <circle r="9" class="seal-wax" />
      <path class="seal-fill" d="M-1.300-7h2.600v3.400h3.400v2.600h-3.400v8h-2.600v-8h-3.400v-2.600h3.400z" />
    </svg>
  );
}

/** The uneven rim of pressed wax. */
function wax(): string {
  const points = Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * 2 * Math.PI;
    const r = 51 + 2.6 * Math.sin(i * 2.3) + 2.2 * Math.cos(i * 1.1);
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
