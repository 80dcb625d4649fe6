/** `condotta rules [GAME] [ID] [--lang it]` */

import type { Language } from '@condotta/kernel';
import { print, printJson } from '../out.ts';
import { findRules, type Paragraph, rulesOf } from '../rules-text.ts';
import { allGames, gameNamed } from '../shelf.ts';
import { EXIT, UsageError } from '../usage.ts';

/** Everything after the game is the question, so that words need no quotes. */
export function rules(
  args: readonly string[],
  { json, lang }: { readonly json: boolean; readonly lang: Language },
): number {
  const named = allGames.some((game) => game.id === args[0]);
  if (!named && args.length > 1 && /^[a-z]+$/.test(args[0] ?? '') && /\d/.test(args[1] ?? '')) gameNamed(args[0] ?? '');
  const question = args.slice(named ? 1 : 0).join(' ');
  const ids = named ? [args[0] ?? ''] : allGames.map((game) => game.id);
  const found = ids.flatMap((id) => {
    const all = rulesOf(id, lang);
    return (question === '' ? all : findRules(all, question)).map((rule) => ({ game: id, ...rule }));
  });
  if (json) printJson({ rules: found });
  if (found.length === 0) {
    const missing = ids.filter((id) => rulesOf(id, lang).length === 0);
    if (missing.length === ids.length)
      throw new UsageError(`there is no rules reference for ${missing.join(', ')} yet`);
    throw new UsageError(`no rule matches "${question}"; try an id (V15.2), a chapter (V15) or a word of it`);
  }
  if (json) return EXIT.ok;
  if (question === '') printContents(found, lang);
  else printRules(found);
  return EXIT.ok;
}

type Found = Paragraph & { readonly game: string };

function printContents(found: readonly Found[], lang: Language): void {
  const ask = (game: string, question: string): string =>
    `condotta rules ${game} ${question}${lang === 'en' ? '' : ` --lang ${lang}`}`;
  for (const [game, rules] of Map.groupBy(found, (rule) => rule.game)) {
    const examples = rules.filter(({ id }) => /^[EX]\d/.test(id)).length;
    print(`${gameNamed(game).title}: ${rules.length - examples} rules, ${examples} examples`);
    for (const [chapter, own] of Map.groupBy(rules, (rule) => rule.chapter))
      print(`  ${chapter}  (${own[0]?.id} to ${own.at(-1)?.id})`);
    print(
      '',
      `A chapter: ${ask(game, 'V15')}    One rule: ${ask(game, 'V15.2')}    Words: ${ask(game, lang === 'it' ? 'ritirata' : 'retreat')}`,
    );
  }
}

function printRules(found: readonly Found[]): void {
  for (const [chapter, rules] of Map.groupBy(found, (rule) => rule.chapter)) {
    print(chapter, ...rules.flatMap((rule) => wrapped(`${rule.id} ${rule.text}`, rule.id.length + 1)), '');
  }
}

function wrapped(text: string, indent: number): string[] {
  const width = Math.min(process.stdout.columns ?? 100, 100);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > width && line.trim() !== '') {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
