/** The tests of a room in Stryker's copy of the project. */

import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { base } from '../../vitest.config.ts';
import { ROOMS } from './rooms.ts';

const COPY = process.cwd();
const ORIGINAL = dirname(realpathSync('node_modules'));

/** npm links the project's own packages into node_modules; in the copy they would lead back to the sources as they are. */
const ownPackages: Plugin = {
  name: 'own-packages',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.startsWith('@condotta/')) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found?.id.startsWith(ORIGINAL) && !found.id.startsWith(COPY)
      ? COPY + found.id.slice(ORIGINAL.length)
      : found;
  },
};

/** Sources with all their changes inside are slow. */
const PATIENCE_MS = 600_000;

const { tests, without = [] } = ROOMS[process.env['CONDOTTA_ROOM'] ?? ''] ?? { tests: [] };

export default defineConfig({
  ...base,
  plugins: [ownPackages],
  test: { ...base.test, include: [...tests], exclude: ['**/node_modules/**', ...without], testTimeout: PATIENCE_MS },
});
