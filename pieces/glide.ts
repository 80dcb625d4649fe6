/** The sheet on its way. */

import { type ZoomTransform, zoomIdentity } from 'd3-zoom';

/** From one place to another in so many milliseconds, slowing down. */
export function glide(
  from: ZoomTransform,
  to: ZoomTransform,
  time: number,
  put: (between: ZoomTransform) => void,
): void {
  const start = performance.now();
  const step = (when: number): void => {
    const t = Math.min(1, (when - start) / time);
    const part = 1 - (1 - t) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * part;
    put(zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)));
    if (t < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
