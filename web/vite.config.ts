import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const DIST = join(import.meta.dirname, 'dist');

/** Tells the service worker which files make up this version. */
function listOfFiles(): Plugin {
  return {
    name: 'condotta-list-of-files',
    apply: 'build',
    writeBundle({ dir = DIST }) {
      const files = globSync('**/*.*', { cwd: dir })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file !== 'sw.js' && !file.endsWith('.woff')) // every browser that runs this takes woff2
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
      const known = {
        version: hash.digest('hex').slice(0, 12),
        files: files.map((file) => (file === 'index.html' ? './' : `./${file}`)),
      };
      const worker = join(dir, 'sw.js');
      writeFileSync(worker, readFileSync(worker, 'utf8').replace('__FILES__', JSON.stringify(known)));
    },
  };
}

/** Who starts a game wants no table of how long plugins took. */
const QUIET = { bundlerTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { dedupe: ['preact'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // What a game brings for the terminal is never asked for in a page.
  worker: { format: 'es', rolldownOptions: { external: [/\/terminal\/index\.ts$/], checks: QUIET } },
  plugins: [listOfFiles()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: QUIET,
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src', 'service-worker.ts'),
      },
      output: {
        // A service worker keeps its address for ever.
        entryFileNames: ({ name }) => (name === 'service-worker' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
