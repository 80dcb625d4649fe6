import { expect, test } from 'vitest';
import { gameNamed } from '../shelf.ts';
import { type Canvas, textOf } from '../terminal/canvas.ts';
import { askForMatch } from '../terminal/menu.ts';
import type { Screen } from '../terminal/screen.ts';

test('the values of an option are shown in the reader’s language, and chosen by their own names', async () => {
  const keys = [...Array(5).fill('down'), 'right', 'return'];
  const shown: string[] = [];
  const screen: Screen = {
    size: () => ({ width: 100, height: 30 }),
    show: (canvas: Canvas) => shown.push(textOf(canvas).join('\n')),
    key: async () => keys.shift() ?? 'stop',
    pending: () => false,
    close: () => undefined,
  };
  const { options } = await askForMatch(screen, [gameNamed('ravenna')], 'it');
  expect(shown[0]).toContain('‹ il più possibile uguali ›');
  expect(shown.at(-1)).toContain('‹ più Francesi ›');
  expect(options).toEqual({ teams: 'french' });
});
