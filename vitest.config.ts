import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    // Random whole games keep a core busy for long: never take the whole machine.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
