// kernel, kit, keeper and games (but board/ and test/) are pure: no clock, no chance but the kernel's, no I/O, no browser, no Node.
// And nobody there spreads a table: its methods would be lost, and no type says so.
// Imports are judged by tools/layers.mjs; this looks for what needs no import. Usage: node tools/purity.mjs [root]
//
// The TypeScript parser reads the files, so comments and strings do not matter, and neither does a variable or a
// property of our own that happens to be called `process` or `Date`.

import { globSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const CLOCK = 'time comes from outside';
const CHANCE = 'chance goes through the kernel, which writes it into the record';
const WORLD = 'a pure room does no I/O and knows neither Node nor a browser';
const TABLE = 'what a table can do stays behind: tableWith';
const LATER = 'nothing happens later: a step is a function of its input';

/** @type {ReadonlyMap<string, string>} global name -> why it is forbidden */
const FORBIDDEN = new Map([
  ['Date', CLOCK],
  ['performance', CLOCK],
  ['crypto', CHANCE],
  ['setTimeout', LATER],
  ['setInterval', LATER],
  ['setImmediate', LATER],
  ['queueMicrotask', LATER],
  ['process', WORLD],
  ['require', WORLD],
  ['fetch', WORLD],
  ['console', WORLD],
  ['globalThis', WORLD],
  ['global', WORLD],
  ['window', WORLD],
  ['self', WORLD],
  ['document', WORLD],
  ['navigator', WORLD],
  ['localStorage', WORLD],
]);

/**
 * @typedef {{ file: string, line: number, what: string, why: string }} Finding
 */

/** @param {string} root */
function pureFiles(root) {
  // What a game brings (member.ts, page.ts) is a list: some of it is fetched only when it is wanted.
  const exclude = [
    '**/node_modules/**',
    '**/dist/**',
    '**/test/**',
    '**/board/**',
    'games/*/{member,page}.ts',
    'kit/testing/**',
  ];
  return globSync('{kernel,kit,keeper,games}/**/*.ts', { cwd: root, exclude }).sort();
}

/**
 * A name after a dot, a key, a label, the outer name of an import or a pattern: it names a place, and reaches for nothing.
 * @param {ts.Identifier} node
 */
function isMereName(node) {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isPropertyAssignment(parent) || ts.isNamedTupleMember(parent)) return parent.name === node;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return parent.label === node;
  if (ts.isImportSpecifier(parent) || ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isExportSpecifier(parent)) {
    const handsOn = parent.parent.parent.moduleSpecifier !== undefined;
    return handsOn || (parent.propertyName !== undefined && parent.name === node);
  }
  return false;
}

/**
 * The world's own thing of this name, not one that the file declares or imports.
 * @param {ts.Identifier} node
 * @param {ts.TypeChecker} checker
 */
function isGlobal(node, checker) {
  if (isMereName(node)) return false;
  const parent = node.parent;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  // The program has no library, so a global has no declaration to be found.
  return !symbol?.declarations?.length;
}

/**
 * `Math.floor` is fine, `Math.random` is not, and neither is handing `Math` around, where `random` could hide.
 * @param {ts.Identifier} math
 */
function isHarmlessMath(math) {
  const parent = math.parent;
  return ts.isPropertyAccessExpression(parent) && parent.expression === math && parent.name.text !== 'random';
}

/**
 * @param {ts.Node} node
 * @param {ts.TypeChecker} checker
 * @returns {{ what: string, why: string } | undefined}
 */
function judge(node, checker) {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { what: 'import()', why: WORLD };
  }
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
    return { what: 'import.meta', why: WORLD };
  }
  // `t` is a table wherever it stands in these rooms.
  if (ts.isSpreadAssignment(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
    return { what: '...t', why: TABLE };
  }
  if (!ts.isIdentifier(node)) return undefined;
  if (node.text === 'Math' && !isHarmlessMath(node) && isGlobal(node, checker)) {
    return { what: 'Math.random (or Math handed around)', why: CHANCE };
  }
  const why = FORBIDDEN.get(node.text);
  return why !== undefined && isGlobal(node, checker) ? { what: node.text, why } : undefined;
}

/**
 * @param {string} root
 * @returns {{ files: number, findings: Finding[] }}
 */
function checkPurity(root) {
  const names = pureFiles(root).map((name) => join(root, name));
  const program = ts.createProgram(names, {
    noLib: true,
    noResolve: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    allowImportingTsExtensions: true,
  });
  const checker = program.getTypeChecker();
  /** @type {Finding[]} */
  const findings = [];
  for (const name of names) {
    const source = program.getSourceFile(name);
    if (source === undefined) throw new Error(`cannot read ${name}`);
    const file = relative(root, name);
    /** @param {ts.Node} node */
    const visit = (node) => {
      const verdict = judge(node, checker);
      if (verdict !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        findings.push({ file, line: line + 1, ...verdict });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { files: names.length, findings };
}

const root = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
const { files, findings } = checkPurity(root);
for (const { file, line, what, why } of findings) console.error(`${file}:${line}  ${what}: ${why}`);
if (files === 0) console.error('purity: no file found to check');
console.log(`purity: ${files} files, ${findings.length} findings`);
process.exitCode = files > 0 && findings.length === 0 ? 0 : 1;
