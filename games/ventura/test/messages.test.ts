import { testMessages } from '@condotta/kit/testing';
import { expect, test } from 'vitest';
import { FEATURES } from '../mind/evaluate.ts';
import { ventura } from './pinned.ts';

testMessages({ folder: new URL('../', import.meta.url), game: ventura, sources: ['rules/', 'wording/'], least: 121 });

test('every feature of the evaluation can be given as a reason', () => {
  const reasons = Object.keys(ventura.messages.en).filter((key) => key.startsWith('reason.'));
  expect(reasons.sort()).toEqual(
    [...FEATURES, 'rival', 'win', 'lose', 'only', 'none'].map((feature) => `reason.${feature}`).sort(),
  );
});
