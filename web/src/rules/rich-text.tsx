/** The few marks that a rules reference uses: bold, italics, code, and rule numbers that become links. */

import { splitAtClaimIds } from '@condotta/kernel';
import type { ComponentChildren } from 'preact';
import { address } from '../route.ts';
import { folded } from './parse.ts';

const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

interface RichTextProps {
  readonly game: string;
  readonly text: string;
  /** The rules that there are to link to. */
  readonly rules: ReadonlySet<string>;
  /** Words to be marked. */
  readonly found?: readonly string[];
}

export function RichText({ text, ...props }: RichTextProps) {
  return (
    <>
      {text.split(MARK).map((part, i) => (
        <Part key={i} text={part} {...props} />
      ))}
    </>
  );
}

function Part({ text, ...props }: RichTextProps) {
  const { game, rules, found = [] } = props;
  if (text.startsWith('**')) return <b>{marked(text.slice(2, -2), found)}</b>;
  if (/^\*.+\*$/s.test(text)) {
    return (
      <em>
        <RichText text={text.slice(1, -1)} {...props} />
      </em>
    );
  }
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  return (
    <>
      {splitAtClaimIds(text).map((piece, i) =>
        i % 2 === 1 && rules.has(piece) ? (
          <a key={i} href={address('rules', game, piece)}>
            {piece}
          </a>
        ) : (
          marked(piece, found)
        ),
      )}
    </>
  );
}

function marked(text: string, found: readonly string[]): ComponentChildren {
  if (found.length === 0) return text;
  const words = found.map((word) => folded(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const parts: ComponentChildren[] = [];
  let end = 0;
  // What is folded is as long as the text, so a word is found in the one and cut out of the other.
  for (const { index, 0: word } of folded(text).matchAll(new RegExp(words, 'g'))) {
    parts.push(text.slice(end, index));
    end = index + word.length;
    parts.push(<mark key={index}>{text.slice(index, end)}</mark>);
  }
  return [...parts, text.slice(end)];
}
