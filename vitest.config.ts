import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The boards, for tests of their words.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    // Random whole games keep a core busy for long: never take the whole machine.
    maxWorkers: 2,
    // A fault of the engine in a thread would end the whole run, and nobody would know in which file.
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
