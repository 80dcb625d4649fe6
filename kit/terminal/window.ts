/** A window over a drawing that may be larger than its region. */

import { type Canvas, put, type Style } from './canvas.ts';

/** Where a window begins so that the middle is seen; a whole that fits lies in the middle of the window. */
export function windowAt(middle: number, room: number, whole: number): number {
  if (whole <= room) return -Math.floor((room - whole) / 2);
  return Math.max(0, Math.min(whole - room, Math.round(middle - room / 2)));
}

/** Sides at which something is out of sight. */
export interface Hidden {
  readonly left: boolean;
  readonly right: boolean;
  readonly up: boolean;
  readonly down: boolean;
}

const ARROW: Style = { fg: 226, bold: true };

/** Says at the edges where it goes on. */
export function markHidden(canvas: Canvas, hidden: Hidden): void {
  const { width, height } = canvas;
  const middle = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
  if (hidden.left) put(canvas, 0, middle.y, '←', ARROW);
  if (hidden.right) put(canvas, width - 1, middle.y, '→', ARROW);
  if (hidden.up) put(canvas, middle.x, 0, '↑', ARROW);
  if (hidden.down) put(canvas, middle.x, height - 1, '↓', ARROW);
}
