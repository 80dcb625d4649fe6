/** Every id of the five checklists has its paragraph on the page of rules, and is a link wherever a text cites it. */

import { type ComponentChildren, isValidElement } from 'preact';
import { expect, test, vi } from 'vitest';
import { CHECKLISTS, idsOfChecklist } from '../../kernel/test/checklists.ts';
import { parseRules, ruleOf, search } from '../src/rules/parse.ts';

// The page knows where it is from the start.
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { RichText } = await import('../src/rules/rich-text.tsx');

/** What a tree of elements links to. */
function linksIn(node: ComponentChildren): string[] {
  if (Array.isArray(node)) return node.flatMap(linksIn);
  if (!isValidElement(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return linksIn((type as (given: typeof props) => ComponentChildren)(props));
  return [...(type === 'a' ? [String((props as { href?: string }).href)] : []), ...linksIn(props.children)];
}

const linksOf = (text: string, rules: Iterable<string>): string[] =>
  linksIn(RichText({ game: 'any', text, rules: new Set(rules) }));

test.each(Object.keys(CHECKLISTS))('all ids of %s', (game) => {
  const ids = idsOfChecklist(game);
  const book = parseRules(`# All\n\n${ids.map((id) => `- **${id}** Text.`).join('\n')}\n`);
  expect(book.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toEqual(ids);
  expect(ids.filter((id) => ruleOf(book, id.toLowerCase())?.paragraphs.length !== 1)).toEqual([]);
  const links = linksOf(`*See ${ids.join(', ')}*.`, book.ids);
  expect(links).toEqual(ids.map((id) => `#/rules/any/${id}`));
});

test('chapters have the ids of their headings, whatever their form', () => {
  const book = parseRules(
    '# All\n## M7.2 March\n- **M7.2-1** A.\n## MS Scenario\n- **MS-4** By M7.2-1.\n## A note\nText.\n',
  );
  expect(book.chapters.map(({ id }) => id)).toEqual(['M7.2', 'MS', 'a-note']);
  expect(search(book, 'm7.2').flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toEqual(['M7.2-1', 'MS-4']);
});

test('only what the book has is a link: C5 is an Area', () => {
  expect(linksOf('In C5 by R3.2, not R3.20.', ['R3', 'R3.2'])).toEqual(['#/rules/any/R3.2']);
});
