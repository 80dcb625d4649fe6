/** Text with style, on a grid of characters. Drawing is pure: what is drawn can be read back as lines. */

/** Colours are numbers of the 256 that terminals know; left out: the terminal's own. */
export interface Style {
  readonly fg?: number;
  readonly bg?: number;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
}

export interface Span {
  readonly text: string;
  readonly style: Style;
}
export type Line = readonly Span[];

export const PLAIN: Style = {};
export const BOLD: Style = { bold: true };
export const DIM: Style = { dim: true };

export const span = (text: string, style: Style = PLAIN): Span => ({ text, style });
export const line = (text: string, style: Style = PLAIN): Line => [span(text, style)];

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Row by row, one character each. */
  readonly chars: string[];
  readonly styles: Style[];
}

export function canvasOf(width: number, height: number): Canvas {
  const size = Math.max(0, width) * Math.max(0, height);
  return {
    width: Math.max(0, width),
    height: Math.max(0, height),
    chars: new Array<string>(size).fill(' '),
    styles: new Array<Style>(size).fill(PLAIN),
  };
}

/** Names may come from anybody's file: nothing in them may steer the terminal. */
export const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

/** The characters of a text as a reader counts them; combining marks are put together with their letter. */
const charsOf = (text: string): string[] => [...clean(text).normalize('NFC')];

export const widthOf = (text: string): number => charsOf(text).length;

/** Writes a text at a place; what does not fit is left out. Returns the column after it. */
export function put(canvas: Canvas, x: number, y: number, text: string, style: Style = PLAIN): number {
  let column = x;
  for (const char of charsOf(text)) {
    if (y >= 0 && y < canvas.height && column >= 0 && column < canvas.width) {
      canvas.chars[y * canvas.width + column] = char;
      canvas.styles[y * canvas.width + column] = style;
    }
    column++;
  }
  return column;
}

export function putLine(canvas: Canvas, x: number, y: number, parts: Line): number {
  return parts.reduce((column, part) => put(canvas, column, y, part.text, part.style), x);
}

/** Lines under each other, within a width; returns the row after them. */
export function putLines(canvas: Canvas, x: number, y: number, lines: readonly Line[], width: number): number {
  for (const [i, parts] of lines.entries()) putLine(canvas, x, y + i, clipLine(parts, width));
  return y + lines.length;
}

/** Copies one canvas onto another. */
export function paste(onto: Canvas, x: number, y: number, from: Canvas): void {
  for (let row = 0; row < from.height; row++)
    for (let column = 0; column < from.width; column++) {
      const i = row * from.width + column;
      put(onto, x + column, y + row, from.chars[i] ?? ' ', from.styles[i]);
    }
}

export const lineWidth = (parts: Line): number => parts.reduce((n, part) => n + widthOf(part.text), 0);

/** No longer than the width; what was cut off is shown by an ellipsis. */
export function clip(text: string, width: number): string {
  const chars = charsOf(text);
  if (chars.length <= width) return chars.join('');
  return width <= 1 ? chars.slice(0, width).join('') : `${chars.slice(0, width - 1).join('')}…`;
}

function clipLine(parts: Line, width: number): Line {
  const out: Span[] = [];
  let left = width;
  for (const [i, part] of parts.entries()) {
    if (left <= 0) break;
    const rest = lineWidth(parts.slice(i + 1));
    const text = widthOf(part.text) + (rest > 0 ? 1 : 0) > left ? clip(part.text, left) : part.text;
    out.push({ ...part, text });
    left -= widthOf(text);
  }
  return out;
}

/** Exactly as wide: filled up with blanks or cut. */
export const pad = (text: string, width: number): string => {
  const cut = clip(text, width);
  return cut + ' '.repeat(Math.max(0, width - widthOf(cut)));
};

export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export function centred(text: string, width: number): string {
  const cut = clip(text, width);
  const before = Math.floor((width - widthOf(cut)) / 2);
  return pad(' '.repeat(Math.max(0, before)) + cut, width);
}

/** Broken at blanks into lines of at most this width; further lines are indented. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let current = '';
  const room = Math.max(4, width);
  for (const word of clean(text).split(/ +/)) {
    const start = lines.length > 0 ? ' '.repeat(indent) : '';
    const next = current === '' ? start + word : `${current} ${word}`;
    if (widthOf(next) <= room || current.trim() === '') current = next;
    else {
      lines.push(current);
      current = ' '.repeat(indent) + word;
    }
  }
  return [...lines, current].map((each) => clip(each, room));
}

/** What a canvas shows, without style. */
export function textOf(canvas: Canvas): string[] {
  const rows: string[] = [];
  for (let y = 0; y < canvas.height; y++)
    rows.push(
      canvas.chars
        .slice(y * canvas.width, (y + 1) * canvas.width)
        .join('')
        .trimEnd(),
    );
  return rows;
}

export const textOfLine = (parts: Line): string => parts.map((part) => clean(part.text)).join('');
