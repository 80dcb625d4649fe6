import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];

/** What all tests have in common. */
export const base = defineConfig({
  // The boards, for tests of their words.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    exclude: EXCLUDED,
    // Random whole games keep a core busy for long: never take the whole machine.
    maxWorkers: 2,
    // A fault of the engine in a thread would end the whole run, and nobody would know in which file.
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** Rooms without clock, I/O or state of their own: tools/purity.mjs keeps most of them so. */
const PURE = ['kernel', 'kit', 'keeper', 'pieces', 'games', 'minds'].map((room) => `${room}/**/test/**/*.test.ts`);
/** What these put in the place of a module must not outlive them. */
const MOCKING = ['kernel/suite/test/undo-kernel.test.ts', 'minds/test/reasons-decisive.test.ts'];

const project = (name: string, include: string[], without: string[], isolate: boolean) => ({
  extends: true as const,
  test: { name, include, exclude: [...EXCLUDED, ...without], isolate },
});

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    sequence: { sequencer: LongestFirst },
    projects: [
      // What one file has loaded stays for the next one.
      project('pure', PURE, MOCKING, false),
      project('mocking', MOCKING, [], true),
      project('apart', ['**/test/**/*.test.ts'], PURE, true),
    ],
  },
});
