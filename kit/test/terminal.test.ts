import { at } from '@condotta/kernel';
import { expect, test } from 'vitest';
import { clip, drawHexes, type Hex, line, textOf, wrap } from '../terminal/index.ts';

const hex = (q: number, r: number, text: string): Hex => ({
  q,
  r,
  border: {},
  fill: {},
  rank: 0,
  rows: () => [line(text)],
});

test('hexagons share their edges', () => {
  const map = drawHexes([hex(0, 0, 'one'), hex(1, 0, 'two'), hex(0, 1, 'three')], { width: 17, height: 6 }, null);
  expect(textOf(map.canvas)).toEqual([
    '  ______',
    ' / one  \\______',
    ' \\______/ two  \\',
    ' /three \\      /',
    ' \\      /',
    '',
  ]);
  const large = drawHexes([hex(0, 0, 'one'), hex(1, -1, 'two')], { width: 24, height: 8 }, null);
  expect(textOf(large.canvas)).toEqual(LARGE);
});

const LARGE = [
  '             ________',
  '            /  two   \\',
  '   ________/          \\',
  '  /  one   \\          /',
  ' /          \\        /',
  ' \\          /',
  '  \\        /',
  '',
];

test('a map that does not fit is cut around its focus, and says where it goes on', () => {
  const hexes = Array.from({ length: 12 }, (_, q) => hex(q, -Math.floor(q / 2), `h${q}`));
  const { canvas, hidden } = drawHexes(hexes, { width: 20, height: 5 }, at(hexes, 6));
  expect(textOf(canvas).join('\n')).toContain('h6');
  expect(textOf(canvas).join('\n')).not.toContain('h1 ');
  expect(hidden).toMatchObject({ left: true, right: true, up: false, down: false });
});

test('long texts are clipped and wrapped', () => {
  expect(clip('Legnago on the Adige', 8)).toBe('Legnago…');
  expect(wrap('one two three', 8, 2)).toEqual(['one two', '  three']);
});
