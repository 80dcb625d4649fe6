/** One rule, for a panel beside something else. */

import { address } from '../route.ts';
import { wordsOf } from '../words/index.ts';
import { rules as dictionary } from '../words/rules.ts';
import { useRulebook } from './books.ts';
import { ruleOf } from './parse.ts';
import { RichText } from './rich-text.tsx';

export function RuleText({ game, rule }: { readonly game: string; readonly rule: string }) {
  const t = wordsOf(dictionary);
  const loaded = useRulebook(game);
  if (loaded === 'waiting') return <p class="rule-text">…</p>;
  const book = loaded === 'broken' ? null : loaded.book;
  const chapter = book && ruleOf(book, rule);
  if (loaded === 'broken' || !book || !chapter) return <p class="rule-text">{t('missing', { rule })}</p>;
  return (
    <aside class="rule-text" aria-label={t('rule', { rule })}>
      <p class="rule-text-title">
        <a href={address('rules', game, rule)}>{rule}</a> {chapter.title}
      </p>
      {chapter.paragraphs.map(({ id, text }) => (
        <p key={id ?? text} lang={loaded.language}>
          {id !== null && id !== rule && <b>{id} </b>}
          <RichText game={game} text={text} rules={book.ids} />
        </p>
      ))}
    </aside>
  );
}
