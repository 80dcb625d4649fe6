/** The few marks that a rules reference uses: bold, italics, code, and rule numbers that become links. */

import type { ComponentChildren } from 'preact';
import { address } from '../route.ts';
import { folded } from './parse.ts';

const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]\d+(?:\.\d+)?\b)/;

export function RichText({
  game,
  text,
  found = [],
}: {
  readonly game: string;
  readonly text: string;
  /** Words to be marked. */
  readonly found?: readonly string[];
}) {
  return (
    <>
      {text.split(MARK).map((part, i) => (
        <Part key={i} game={game} text={part} found={found} />
      ))}
    </>
  );
}

function Part({
  game,
  text,
  found,
}: {
  readonly game: string;
  readonly text: string;
  readonly found: readonly string[];
}) {
  if (text.startsWith('**')) return <b>{marked(text.slice(2, -2), found)}</b>;
  if (/^\*.+\*$/s.test(text)) {
    return (
      <em>
        <RichText game={game} text={text.slice(1, -1)} found={found} />
      </em>
    );
  }
  if (text.startsWith('`')) return <code>{text.slice(1, -1)}</code>;
  if (/^[A-Z]\d+(\.\d+)?$/.test(text)) return <a href={address('rules', game, text)}>{text}</a>;
  return <>{marked(text, found)}</>;
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
