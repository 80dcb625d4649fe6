import { type DuelGame, duel } from '@condotta/kernel/suite';
import { type Canvas, textOf } from '@condotta/kit/terminal';
import { expect, test } from 'vitest';
import { gameNamed } from '../shelf.ts';
import { askForMatch } from '../terminal/menu.ts';
import type { Screen } from '../terminal/screen.ts';

/** A screen on which these keys are pressed, and what it has shown. */
function typing(...keys: string[]): { readonly screen: Screen; readonly shown: string[] } {
  const shown: string[] = [];
  const screen: Screen = {
    size: () => ({ width: 100, height: 30 }),
    show: (canvas: Canvas) => shown.push(textOf(canvas).join('\n')),
    key: async () => keys.shift() ?? 'stop',
    pending: () => false,
    close: () => undefined,
  };
  return { screen, shown };
}

test('the values of an option are shown in the reader’s language, and chosen by their own names', async () => {
  const { screen, shown } = typing(...Array(5).fill('down'), 'right', 'return');
  const { options } = await askForMatch(screen, [gameNamed('ravenna')], 'it');
  expect(shown[0]).toContain('‹ il più possibile uguali ›');
  expect(shown.at(-1)).toContain('‹ più Francesi ›');
  expect(options).toEqual({ teams: 'french' });
});

const words = (en: string, it: string) => ({ en, it });
const scenario = { about: words('.', '.'), rule: 'D1.1', length: { count: 8, unit: 'rounds' } };

/** Duel in two scenarios: one for as many as the game, one for two sides alone and without options. */
const twice: DuelGame = {
  ...duel,
  scenarios: [
    { ...scenario, id: 'long', title: words('The long duel', 'Il duello lungo') },
    {
      ...scenario,
      id: 'short',
      title: words('At dawn', 'All’alba'),
      seats: { min: 2, max: 2 },
      sides: [words('The insulted', 'L’offeso'), words('The insolent', 'L’insolente')],
      options: [],
    },
  ],
};

test('scenarios are offered by their titles, with the seats, sides and options of their own', async () => {
  const { screen, shown } = typing('down', 'down', 'down', 'right', 'up', 'right', 'return');
  const wish = await askForMatch(screen, [twice], 'en');
  expect(shown[0]).toContain('‹ The long duel ›');
  expect(shown[0]).toContain('Player 1');
  expect(shown.at(-1)).toContain('‹ At dawn ›');
  expect(shown.at(-1)).toContain('The insulted');
  for (const { title } of duel.options) expect(shown.at(-1)).not.toContain(title.en);
  // Three seats were chosen before; this scenario has two.
  expect(wish).toMatchObject({ scenario: 'short', seats: 2, options: {} });
  expect(wish.holders).toHaveLength(2);
});

test('a game without scenarios has no such line', async () => {
  const { screen, shown } = typing('return');
  expect(await askForMatch(screen, [gameNamed('ravenna')], 'en')).toMatchObject({ scenario: null });
  expect(shown[0]).not.toContain('Scenario');
});
