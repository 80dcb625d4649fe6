// Imports point one way: kernel <- games <- minds <- lab, bench, cli, web. The rules are in .dependency-cruiser.cjs; this
// runs them, and makes sure that they saw every file: a cruiser that cannot read TypeScript finds nothing and is content.
// Usage: node tools/layers.mjs [root]

import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import ts from 'typescript';

const HOME = join(dirname(fileURLToPath(import.meta.url)), '..');
const ROOMS = ['kernel', 'pieces', 'games', 'minds', 'lab', 'bench', 'cli', 'server', 'web', 'tools'];

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

/** @param {string} name */
const parse = (name) => ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.ESNext, true);

/**
 * The names of the values (not the types) that a file exports by declaring them.
 * @param {string} name
 */
function exportedValues(name) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const statement of parse(name).statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const element of statement.exportClause.elements) {
        if (!statement.isTypeOnly && !element.isTypeOnly) names.add(element.name.text);
      }
    }
    const exported =
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) continue;
    if (ts.isVariableStatement(statement)) {
      for (const { name: bound } of statement.declarationList.declarations) {
        if (ts.isIdentifier(bound)) names.add(bound.text);
      }
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      names.add(statement.name.text);
    }
  }
  return names;
}

/**
 * What a file takes, as values, from a package: the names, or '*' for all of it.
 * @param {ts.Statement} statement
 * @param {string} from
 * @returns {string[]}
 */
function valuesTaken(statement, from) {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const source = statement.moduleSpecifier;
  if (source === undefined || !ts.isStringLiteral(source) || source.text !== from) return [];
  if (ts.isExportDeclaration(statement)) {
    if (statement.isTypeOnly) return [];
    if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return ['*'];
    return namesOf(statement.exportClause.elements);
  }
  const clause = statement.importClause;
  if (clause === undefined || clause.isTypeOnly || clause.namedBindings === undefined) return [];
  return ts.isNamedImports(clause.namedBindings) ? namesOf(clause.namedBindings.elements) : ['*'];
}

/** @param {readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]} elements */
const namesOf = (elements) => elements.filter((e) => !e.isTypeOnly).map((e) => (e.propertyName ?? e.name).text);

/**
 * A mind or a game's kit may use the kernel through its index, but not what the index hands on from match.ts: there is the true state.
 * The cruiser sees files, not names, so this looks at the names. (Types may pass: they hold nothing.)
 */
function checkMinds() {
  if (!existsSync('kernel/index.ts')) return [];
  if (!existsSync('kernel/match.ts')) {
    return [
      'kernel/match.ts is gone: say in tools/layers.mjs and .dependency-cruiser.cjs where the true state lives now',
    ];
  }
  const secret = exportedValues('kernel/match.ts');
  const wrong = [];
  for (const name of sources('{minds,games/*/mind}/**/*.ts').filter((file) => !file.includes('/test/'))) {
    for (const statement of parse(name).statements) {
      const taken = valuesTaken(statement, '@condotta/kernel').filter((value) => value === '*' || secret.has(value));
      for (const value of taken) {
        wrong.push(`minds-never-see-the-true-state: ${name} takes ${value} from the kernel (see kernel/match.ts)`);
      }
    }
  }
  return wrong;
}

process.chdir(resolve(process.argv[2] ?? HOME));
const { modules, wrong } = await checkImports();
wrong.push(...checkMinds());
for (const line of wrong) console.error(line);
console.log(`layers: ${modules} modules, ${wrong.length} findings`);
process.exitCode = wrong.length === 0 ? 0 : 1;
