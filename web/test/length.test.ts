/** One concept, one word: what a game's rules call a round the page calls so too. */

import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  // The settings look for a browser when they are loaded.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});

test('rounds and turns, in the word of the game', async () => {
  const { change } = await import('../src/settings.ts');
  const { countWords } = await import('../src/words/length.ts');
  const games = [
    ['ventura', 'rounds'],
    ['venterra', 'rounds'],
    ['ravenna', 'turns'],
  ] as const;
  const told = () => games.map(([game, unit]) => countWords(game, unit, 6));
  change({ language: 'en' });
  expect(told()).toEqual(['Round 6', 'Round 6', 'Turn 6']);
  change({ language: 'it' });
  expect(told()).toEqual(['Turno 6', 'Round 6', 'Turno 6']);
});
