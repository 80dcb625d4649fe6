/** A few words of SVG for plots: numbers in, text out, no library. */

export type Attributes = Readonly<Record<string, string | number>>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escaped(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export const label = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  element('text', { x, y, ...attributes }, escaped(text));

/** What a pointer or a screen reader is told about the shape it is put into. */
export const hint = (text: string): string => element('title', {}, escaped(text));

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string =>
  element('line', { x1, y1, x2, y2, ...attributes });

const round = (x: number): string => String(Math.round(x * 100) / 100);

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** Maps a value range to a pixel range; an empty range maps to its middle. */
export function scale(from: number, to: number, start: number, end: number): (x: number) => number {
  if (from === to) return () => (start + end) / 2;
  return (x) => start + ((x - from) / (to - from)) * (end - start);
}

/** Round values (1, 2 or 5 times a power of ten) that divide a range into about `wanted` parts. */
export function ticks(from: number, to: number, wanted: number): number[] {
  if (to <= from) return [from];
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((size) => size >= rough * 0.999) ?? rough;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
