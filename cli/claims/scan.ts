/** Which claims do the tests and the code of a game cite? */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimIdsIn } from '@condotta/kernel';
import ts from 'typescript';
import { ROOT } from '../files.ts';

/**
 * The titles of the tests in a source that really run: the first argument of `test` and `it`, also of test.each(..)(..)
 * and the like. What is skipped or only planned tests nothing. Of a template its fixed parts count.
 */
export function titlesIn(source: string, file = 'source.ts'): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, asleep: boolean): void => {
    const call = ts.isCallExpression(node) ? testCall(node.expression) : null;
    if (ts.isCallExpression(node) && call && !call.asleep && !asleep && call.is !== 'describe') {
      const title = textOf(node.arguments[0]);
      if (title !== null) titles.push(title);
    }
    const inside = asleep || (call?.asleep ?? false);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true), false);
  return titles;
}

const ASLEEP = new Set(['skip', 'todo', 'fails']);

/** What a callee like `test`, `it.concurrent` or `test.each(rows)` stands for; null if it is no test. */
function testCall(callee: ts.Node): { readonly is: string; readonly asleep: boolean } | null {
  if (ts.isIdentifier(callee))
    return ['test', 'it', 'describe'].includes(callee.text) ? { is: callee.text, asleep: false } : null;
  if (ts.isPropertyAccessExpression(callee)) {
    const inner = testCall(callee.expression);
    // The call of `test.each` itself gives a test, but has no title: its rows come first.
    return inner && { is: inner.is, asleep: inner.asleep || ASLEEP.has(callee.name.text) };
  }
  if (ts.isCallExpression(callee)) return isTable(callee.expression) ? testCall(callee.expression) : null;
  if (ts.isTaggedTemplateExpression(callee)) return isTable(callee.tag) ? testCall(callee.tag) : null;
  return null;
}

const isTable = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && ['each', 'for', 'runIf'].includes(node.name.text);

/** The text of a literal; of a sum and of a template, what is fixed in it. Null if there is none. */
function textOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('\0');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return `${textOf(node.left) ?? '\0'}${textOf(node.right) ?? '\0'}`;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  return null;
}

export interface Cited {
  /** By the titles of tests. */
  readonly tests: ReadonlySet<string>;
  /** By the code that is no test, in comments or as the rule of a refusal or an event. */
  readonly code: ReadonlySet<string>;
}

export function citedBy(game: string): Cited {
  const cwd = join(ROOT, 'games', game);
  const files = globSync('**/*.ts', { cwd, exclude: ['**/node_modules/**'] }).map((file) => file.replaceAll('\\', '/'));
  const isTest = (file: string): boolean => file.startsWith('test/') && file.endsWith('.test.ts');
  const inTests = files.filter(isTest).flatMap((file) => titlesIn(readFileSync(join(cwd, file), 'utf8'), file));
  const inCode = files
    .filter((file) => !file.startsWith('test/') && file !== 'claims.ts')
    .map((file) => readFileSync(join(cwd, file), 'utf8'));
  return { tests: new Set(inTests.flatMap(claimIdsIn)), code: new Set(inCode.flatMap(claimIdsIn)) };
}
