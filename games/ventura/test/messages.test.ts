import { testMessages } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { REASONS } from '../mind/gains.ts';
import { ventura } from './pinned.ts';

testMessages({ folder: new URL('../', import.meta.url), game: ventura, sources: ['rules/', 'wording/'], least: 121 });

test('every difference has its sentence, and every sentence its difference', () => {
  const reasons = Object.keys(ventura.messages.en).filter((key) => key.startsWith('reason.'));
  expect(reasons.sort()).toEqual(
    [...REASONS, 'win', 'lose', 'only', 'none'].map((feature) => `reason.${feature}`).sort(),
  );
});
