import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tools/chromium.ts';

/** CONDOTTA_PAGE: a page that is served already, for those who write tests. */
const given = process.env['CONDOTTA_PAGE'];
// A free port, so that two runs on one machine do not meet. The workers read this file as well: they are told which.
process.env['CONDOTTA_E2E_PORT'] ??= String(await freePort());
const PORT = process.env['CONDOTTA_E2E_PORT'];
const page = given ?? `http://127.0.0.1:${PORT}`;

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

export default defineConfig({
  testDir: 'web/e2e',
  outputDir: '.cache/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A browser under load may drop a click; what passes only the second time is named as flaky in the report.
  retries: 1,
  reporter: [['list']],
  // Two cores, shared with whatever else runs: slow is no failure, standing still is one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  ...(given
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" tools/page-copy.ts ${PORT}`,
          url: page,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
        },
      }),
  use: {
    baseURL: page,
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(fileURLToPath(new URL('.cache', import.meta.url))),
    },
  },
});
