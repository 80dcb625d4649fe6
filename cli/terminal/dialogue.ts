/** Small exchanges with whoever sits at the screen: pages, questions, a line of text, the curtain. */

import {
  type Canvas,
  canvasOf,
  centred,
  clip,
  DIM,
  type Line,
  line,
  put,
  putLines,
  type Style,
} from '@condotta/kit/terminal';
import { type Key, type Screen, sheet } from './screen.ts';
import { drawBox } from './turn-screen.ts';

/** Thrown to leave the match from anywhere; whoever catches it says goodbye. */
export class Leave extends Error {}

/** The next key. Whoever is told to stop from outside leaves at once. */
export async function nextKey(screen: Screen): Promise<Key> {
  const key = await screen.key();
  if (key === 'stop') throw new Leave();
  return key;
}

const BAR: Style = { fg: 231, bg: 52, bold: true };
const FOOT: Style = { fg: 250, bg: 236 };

export function titled(canvas: Canvas, title: string, footer: string): void {
  put(canvas, 0, 0, ' '.repeat(canvas.width), BAR);
  put(canvas, 1, 0, title, BAR);
  put(canvas, 0, canvas.height - 1, ' '.repeat(canvas.width), FOOT);
  put(canvas, 1, canvas.height - 1, clip(footer, canvas.width - 2), FOOT);
}

/** Lines over the whole screen, to be scrolled; begins at the end if wanted. */
export async function page(
  screen: Screen,
  title: string,
  footer: string,
  linesFor: (width: number) => readonly Line[],
  fromEnd = false,
): Promise<void> {
  let top = fromEnd ? Number.MAX_SAFE_INTEGER : 0;
  for (;;) {
    const canvas = sheet(screen);
    const lines = linesFor(canvas.width - 2);
    const room = canvas.height - 2;
    top = Math.max(0, Math.min(top, lines.length - room));
    titled(canvas, title, footer);
    putLines(canvas, 1, 1, lines.slice(top, top + room), canvas.width - 2);
    if (top > 0) put(canvas, canvas.width - 1, 1, '▲', DIM);
    if (top + room < lines.length) put(canvas, canvas.width - 1, canvas.height - 2, '▼', DIM);
    screen.show(canvas);
    const moves: Readonly<Record<string, number>> = {
      up: -1,
      down: 1,
      pageup: -room,
      pagedown: room,
      space: room,
      home: -lines.length,
      end: lines.length,
      resize: 0,
    };
    const move = moves[await nextKey(screen)];
    if (move === undefined) return;
    top += move;
  }
}

/** Waits until a key that says yes or no. */
export async function agreed(screen: Screen, draw: () => Canvas, question: string): Promise<boolean> {
  for (;;) {
    const canvas = draw();
    drawBox(canvas, '', [line(question)]);
    screen.show(canvas);
    const key = (await nextKey(screen)).toLowerCase();
    if (['y', 's', 'j', 'return'].includes(key)) return true;
    if (['n', 'escape', 'q'].includes(key)) return false;
  }
}

/** A line of text, or null if it was given up. */
export async function lineOf(
  screen: Screen,
  draw: () => Canvas,
  label: string,
  initial: string,
): Promise<string | null> {
  let text = initial;
  for (;;) {
    const canvas = draw();
    drawBox(canvas, '', [
      [
        { text: label, style: { bold: true } },
        { text: `${text}█`, style: {} },
      ],
    ]);
    screen.show(canvas);
    const key = await nextKey(screen);
    if (key === 'return') return text.trim();
    if (key === 'escape') return null;
    if (key === 'backspace') text = [...text].slice(0, -1).join('');
    else if (key === 'space') text += ' ';
    else if ([...key].length === 1) text += key;
  }
}

/** Hides everything. */
export function curtain(width: number, height: number, title: string, lines: readonly string[]): Canvas {
  const canvas = canvasOf(width, height);
  const y = Math.max(0, Math.floor(height / 2) - 2);
  put(canvas, 0, y, centred(title, width), { bold: true });
  for (const [i, text] of lines.entries()) put(canvas, 0, y + 2 + i, centred(text, width));
  return canvas;
}
