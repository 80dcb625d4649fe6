/**
 * A game's rules reference (games/<id>/rules.md, in Italian rules.it.md) by paragraph. A paragraph begins with its id in bold: **V15.2**.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimAtStart, isWithin, type Language } from '@condotta/kernel';
import { ROOT } from './files.ts';

export interface Paragraph {
  readonly id: string;
  /** The heading it stands under, without the marks. */
  readonly chapter: string;
  /** In one line, without the id and the marks of Markdown. */
  readonly text: string;
}

export function paragraphsOf(markdown: string): Paragraph[] {
  const found: { id: string; chapter: string; text: string }[] = [];
  let chapter = '';
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^#+\s+(.*)$/.exec(line);
    const begin = claimAtStart(line);
    if (heading) {
      chapter = plain(heading[1] ?? '');
      open = false;
    } else if (begin) {
      found.push({ id: begin.id, chapter, text: plain(begin.text) });
      open = true;
    } else if (line.trim() === '') {
      open = false;
    } else if (open) {
      const last = found.at(-1);
      if (last) last.text = `${last.text} ${plain(line)}`.trim();
    }
  }
  return found;
}

const plain = (text: string): string =>
  text
    .trim()
    .replace(/^[-*>]\s+/, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

const known = new Map<string, readonly Paragraph[]>();

/** Where the reference stands, from the root. */
export const rulesFile = (game: string, language: Language): string =>
  `games/${game}/${language === 'en' ? 'rules.md' : `rules.${language}.md`}`;

/** All paragraphs of a game's reference; none if it has not been written. */
export function rulesOf(game: string, language: Language): readonly Paragraph[] {
  const file = join(ROOT, rulesFile(game, language));
  const old = known.get(file);
  if (old) return old;
  const read = existsSync(file) ? paragraphsOf(readFileSync(file, 'utf8')) : [];
  known.set(file, read);
  return read;
}

/** The text of a rule, or null. Ids are found whatever their case: "v15.2". */
export function ruleText(game: string, id: string, language: Language): string | null {
  const wanted = id.trim().toUpperCase();
  return rulesOf(game, language).find((rule) => rule.id.toUpperCase() === wanted)?.text ?? null;
}

/** As one types it: without accents and small letters, with a straight apostrophe. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase();

/** The rules that a question means: an id, a chapter ("V15"), or words that all occur in the text. */
export function findRules(rules: readonly Paragraph[], question: string): readonly Paragraph[] {
  const wanted = folded(question.trim());
  if (wanted === '') return [];
  const named = rules.filter((rule) => isWithin(rule.id, wanted));
  if (named.length > 0) return named;
  const words = wanted.split(/\s+/);
  return rules.filter((rule) => words.every((word) => folded(`${rule.chapter} ${rule.text}`).includes(word)));
}
