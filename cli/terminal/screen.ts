/** The terminal as a screen: drawn whole, keys one by one, and given back as it was, whatever happens. */

import { emitKeypressEvents } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import { type Canvas, canvasOf } from '@condotta/kit/terminal';
import { ansiRows } from './ansi.ts';

/** A key by name ("up", "return", "tab", "escape", "q", "?"), or "resize", or "stop": somebody ends us from outside. */
export type Key = string;

export interface Screen {
  size(): { readonly width: number; readonly height: number };
  show(canvas: Canvas): void;
  /** The next key; waits for it. */
  key(): Promise<Key>;
  /** True if a key waits to be read. */
  pending(): boolean;
  close(): void;
}

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J';
const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';

interface KeyEvent {
  readonly name?: string;
  readonly ctrl?: boolean;
  readonly sequence?: string;
}

/** Smaller than this nothing can be shown sensibly; the terminal cuts it off. */
const LEAST = { width: 40, height: 12 };

export function openScreen(input: ReadStream, output: WriteStream): Screen {
  const colour = (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
  const keys: Key[] = [];
  let wake: (() => void) | null = null;
  let shown: string[] = [];
  let closed = false;

  const push = (key: Key): void => {
    keys.push(key);
    wake?.();
    wake = null;
  };
  const onKey = (text: string | undefined, event: KeyEvent): void => {
    const key = keyOf(text, event);
    if (key !== '') push(key);
  };
  const onResize = (): void => {
    shown = [];
    output.write('\x1b[2J');
    if (keys.at(-1) !== 'resize') push('resize');
  };
  const onStop = (): void => push('stop');
  const close = (): void => {
    if (closed) return;
    closed = true;
    output.write(LEAVE);
    if (input.isTTY) input.setRawMode(false);
    input.off('keypress', onKey);
    output.off('resize', onResize);
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.off(signal, onStop);
    process.off('exit', close);
    input.pause();
  };

  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  input.on('keypress', onKey);
  // The terminal is gone: nothing more can come.
  input.once('end', onStop);
  output.on('resize', onResize);
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, onStop);
  // Also after an exception: Node leaves through `exit` then as well.
  process.on('exit', close);
  output.write(ENTER);

  return {
    size: () => ({
      width: Math.max(LEAST.width, output.columns || 80),
      height: Math.max(LEAST.height, output.rows || 24),
    }),
    show(canvas) {
      const rows = ansiRows(canvas, colour);
      let text = '';
      for (const [i, row] of rows.entries()) if (row !== shown[i]) text += `\x1b[${i + 1};1H${row}`;
      shown = rows;
      if (text !== '') output.write(text);
    },
    async key() {
      while (keys.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return keys.shift() ?? '';
    },
    pending: () => keys.length > 0,
    close,
  };
}

function keyOf(text: string | undefined, event: KeyEvent): Key {
  if (event.ctrl) return event.name === 'c' || event.name === 'd' ? 'q' : event.name === 'l' ? 'resize' : '';
  switch (event.name) {
    case 'enter':
    case 'return':
      return 'return';
    case 'up':
    case 'down':
    case 'left':
    case 'right':
    case 'tab':
    case 'escape':
    case 'pageup':
    case 'pagedown':
    case 'home':
    case 'end':
    case 'backspace':
    case 'space':
      return event.name;
    default:
      return text !== undefined && [...text].length === 1 && text >= ' ' ? text : '';
  }
}

/** A blank canvas of the screen's size. */
export function sheet(screen: Screen): Canvas {
  const { width, height } = screen.size();
  return canvasOf(width, height);
}
