// Imports point one way: kernel <- keeper <- kit <- games <- minds <- lab, bench, cli, web. The rules are in .dependency-cruiser.cjs; this
// runs them, and makes sure that they saw every file: a cruiser that cannot read TypeScript finds nothing and is content.
// Usage: node tools/layers.mjs [root]

import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const HOME = join(dirname(fileURLToPath(import.meta.url)), '..');
const ROOMS = ['kernel', 'kit', 'keeper', 'pieces', 'games', 'minds', 'lab', 'bench', 'cli', 'server', 'web', 'tools'];

/** @param {string} pattern */
const sources = (pattern) =>
  globSync(pattern, { exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/** Runs the rules over the current folder; returns what is wrong, a line each. */
async function checkImports() {
  const rooms = ROOMS.filter((room) => existsSync(room));
  const { forbidden, options } = createRequire(import.meta.url)(join(HOME, '.dependency-cruiser.cjs'));
  const { enhancedResolveOptions, ...rest } = options;
  const { output } = await cruise(rooms, { ...rest, ruleSet: { forbidden }, validate: true }, enhancedResolveOptions);
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text');

  const seen = new Set(output.modules.map((module) => module.source));
  const unseen = sources(`{${rooms.join(',')}}/**/*.{ts,tsx}`).filter((name) => !seen.has(name));
  const wrong = output.summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${[from, ...(cycle?.map((step) => step.name) ?? [to])].join(' -> ')}`,
  );
  if (seen.size === 0) wrong.push('no module was checked: can dependency-cruiser read TypeScript?');
  for (const name of unseen) wrong.push(`not checked: ${name}`);
  return { modules: seen.size, wrong };
}

process.chdir(resolve(process.argv[2] ?? HOME));
const { modules, wrong } = await checkImports();
for (const line of wrong) console.error(line);
console.log(`layers: ${modules} modules, ${wrong.length} findings`);
process.exitCode = wrong.length === 0 ? 0 : 1;
